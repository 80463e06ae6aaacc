/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <>
      <h1>Yeni soru seti</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </>
  );
}
