/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <>
      <h1>Soru seti</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </>
  );
}
