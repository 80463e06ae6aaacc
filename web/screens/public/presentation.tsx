/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <main>
      <h1>Bilye nasıl oynanır?</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </main>
  );
}
