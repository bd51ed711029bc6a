export type MediaKind = 'picture' | 'video' | 'captions';

/** The first bytes of files, from an offset. The library for this works asynchronously only. */
const SIGNATURES: readonly (readonly [kind: MediaKind, offset: number, bytes: string])[] = [
  ['picture', 0, '\x89PNG\r\n\x1a\n'],
  ['picture', 0, '\xff\xd8\xff'],
  ['picture', 8, 'WEBP'],
  ['picture', 4, 'ftypavif'],
  ['video', 4, 'ftypiso'],
  ['video', 4, 'ftypmp4'],
  ['video', 4, 'ftypM4V'],
  ['video', 0, '\x1aE\xdf\xa3'],
  ['captions', 0, 'WEBVTT'],
];

/** The kind of a file by its content, whatever its name is. */
export function mediaKind(file: Uint8Array): MediaKind | undefined {
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(([, offset, bytes]) => start.startsWith(bytes, offset))?.[0];
}
