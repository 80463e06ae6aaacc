/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <>
      <h1>Profil</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </>
  );
}
