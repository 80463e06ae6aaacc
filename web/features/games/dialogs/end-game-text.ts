/** Tells what is lost if a game ends now. */
export function endGameText(isLobby: boolean, left: number): string {
  if (isLobby) return "Oyun başlamadan kapanır, bekleyen öğrenciler oyundan çıkar.";
  if (left > 0) return `Kalan ${left} soru sorulmayacak; rapor o ana kadarki cevapları gösterecek.`;
  return "Son soru kapanır, rapor hazır olur.";
}
