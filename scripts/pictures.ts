import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFile } from '#app/kinds/define-kind.ts';
import { hashedName } from '../app/hashed-name.server.ts';

const FOLDER = 'pictures';

export type Pictures = Record<string, { src: string; width: number; height: number }>;
type Records = Record<string, unknown[]>;

/** @param root the folder of the content */
export function readPictureFile(root: string, file: string): PictureFile | undefined {
  const filePath = path.join(root, FOLDER, file);
  if (!existsSync(filePath)) return undefined;
  const bytes = readFileSync(filePath);
  try {
    const { type = '', width, height } = imageSize(bytes);
    return { type, width, height, bytes: bytes.length };
  } catch {
    return undefined;
  }
}

/** Returns the portraits and logos that the records name, each with its path on the site. */
export function picturesOf({ people = [], clients = [] }: Records, root: string): Pictures {
  const named = [...people, ...clients] as { portrait?: string; logo?: string }[];
  return Object.fromEntries(
    named.flatMap(({ portrait, logo }) => {
      const file = portrait ?? logo;
      const picture = file === undefined ? undefined : readPictureFile(root, file);
      if (!file || !picture) return [];
      const { name, ext } = path.parse(file);
      const hashed = hashedName(name, readFileSync(path.join(root, FOLDER, file)), ext.slice(1));
      const { width, height } = picture;
      return [[file, { src: `/${FOLDER}/${hashed}`, width, height }]];
    }),
  );
}

/** @param target the folder of public files */
export function copyPictures(pictures: Pictures, target: string, root = 'content'): void {
  for (const [file, { src }] of Object.entries(pictures)) {
    mkdirSync(path.join(target, FOLDER), { recursive: true });
    copyFileSync(path.join(root, FOLDER, file), path.join(target, src));
  }
}
