import { crc32, deflateSync } from 'node:zlib';

const size = 256;
/** Land, wood, water, house, road and its edge. */
const palette = [
  [0xf2, 0xef, 0xe9],
  [0xad, 0xd1, 0x9e],
  [0xaa, 0xd3, 0xdf],
  [0xd9, 0xd0, 0xc9],
  [0xff, 0xff, 0xff],
  [0xbb, 0xbb, 0xbb],
].flat();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

function colour(x: number, y: number): number {
  const toRoad = Math.min(Math.abs(((x + y * 0.35) % 190) - 90), Math.abs(((y - x * 0.2 + 9000) % 170) - 60));
  if (toRoad < 5) return 4;
  if (toRoad < 7) return 5;
  if (Math.abs((y % 1024) - 300 - 40 * Math.sin(x / 90)) < 9) return 2;
  if (Math.sin(x / 120) + Math.cos(y / 150) > 1.2) return 1;
  return x % 46 < 18 && y % 42 < 14 && toRoad < 40 ? 3 : 0;
}

/** A map tile of 256 × 256 points with roads, houses, a wood and a brook; neighbours fit together (the pattern repeats after 64). */
export function mapTile(column: number, row: number): Buffer {
  const rows = Buffer.alloc(size * (size + 1));
  const left = (column % 64) * size;
  const top = (row % 64) * size;
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) rows[y * (size + 1) + 1 + x] = colour(left + x, top + y);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
