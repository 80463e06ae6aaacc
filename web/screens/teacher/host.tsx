/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <main>
      <h1>Tahta</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </main>
  );
}
