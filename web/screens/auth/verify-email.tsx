/** Placeholder: the screen is being built. */
export function Component() {
  return (
    <>
      <h1>E-postanızı doğrulayın</h1>
      <p>Bu ekran hazırlanıyor.</p>
    </>
  );
}
