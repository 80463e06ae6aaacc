/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <>
      <h1>Şifrenizi mi unuttunuz?</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </>
  );
}
