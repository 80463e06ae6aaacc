/** Content of the game's page until its script has loaded; the script renders the same and continues from it. */
export const connectingMarkup = `
<main class="connecting on-field"><div class="connecting-track" aria-hidden="true"></div><h1>Oyuna bağlanılıyor</h1></main>`;
