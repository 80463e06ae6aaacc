import { numbersFrom } from "#shared/seeded";

/** The background of a classroom: desks, clothes, framed squares, writing, a chessboard. */
export function aRoom(width: number, height: number, seed: number): Float32Array {
  const random = numbersFrom(seed);
  const room = new Float32Array(width * height);
  const base = 90 + 60 * random();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      room[y * width + x] = base + 25 * Math.sin((x / width) * 5 + seed) + 20 * Math.cos((y / height) * 4);
    }
  }
  const box = (left: number, top: number, wide: number, high: number, shade: number) => {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + high); y++) {
      room.fill(
        shade,
        y * width + Math.max(0, Math.floor(left)),
        y * width + Math.max(0, Math.min(width, Math.ceil(left + wide))),
      );
    }
  };
  const within = (length: number) => random() * length;
  for (let k = 0; k < 90; k++) box(within(width), within(height), 8 + within(140), 8 + within(140), 20 + within(220));
  for (let k = 0; k < 25; k++) {
    const [size, x, y] = [14 + within(60), within(width), within(height)];
    box(x - size * 0.2, y - size * 0.2, size * 1.4, size * 1.4, 230);
    box(x, y, size, size, 30);
    box(x + size * 0.25, y + size * 0.25, size * 0.5, size * 0.5, 60 + within(170));
  }
  for (let k = 0; k < 40; k++) {
    const [x, y] = [within(width), within(height)];
    for (let letter = 0; letter < 14; letter++) box(x + letter * 5, y, 2 + within(2), 8, 30);
  }
  for (let k = 0; k < 96; k++) {
    const [column, row] = [k % 12, Math.floor(k / 12)];
    box(width * 0.8 + column * 9, height * 0.05 + row * 9, 9, 9, (column + row) % 2 ? 235 : 25);
  }
  return room;
}
