/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <>
      <h1>İşlem kaydı</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </>
  );
}
