/** What stands in the game's page until its script is there; the script draws the same and goes on from it. */
export const connectingMarkup = `
<main class="connecting on-field"><div class="connecting-track" aria-hidden="true"></div><h1>Oyuna bağlanılıyor</h1></main>`;
