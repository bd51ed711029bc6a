import { deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

/** Writes a picture as PNG. Each byte of `pixels` is the index of a colour in the palette. */
export function toPng(width: number, palette: readonly Colour[], pixels: Uint8Array): Buffer {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, and colour type 3: a pixel is an index in the palette.
  header.set([8, 3], 8);
  // Each row begins with the number of its filter. Filter 0 leaves the bytes as they are.
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * width, (row + 1) * width)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** The CRC-32 of PNG. Older versions of Node 20 do not have `crc32` in node:zlib. */
function checksum(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
