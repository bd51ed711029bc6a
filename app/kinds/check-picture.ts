import type { PictureRule } from '#app/content/schemas/picture-file.ts';
import type { ContentLookup, ContentMistake } from './define-kind.ts';

/** Reports a picture that does not exist, or that breaks the rule for its use. */
export function checkPicture(
  facts: Readonly<Record<string, unknown>>,
  key: string,
  { types, most, least }: PictureRule,
  { picture: find }: ContentLookup,
): ContentMistake[] {
  const file = facts[key];
  if (typeof file !== 'string') return [];
  const picture = find(file);
  const rules: [isBroken: boolean, expected: string, received: unknown][] = picture
    ? [
        [!types.includes(picture.type), `a picture of type ${types.join(', ')}`, picture.type],
        [picture.bytes > most, `a file of at most ${most} bytes`, picture.bytes],
        [
          Math.min(picture.width, picture.height) < least,
          `a picture of at least ${least} by ${least} px`,
          `${picture.width} by ${picture.height} px`,
        ],
      ]
    : [[true, 'a picture in content/pictures/', file]];
  return rules
    .filter(([isBroken]) => isBroken)
    .map(([, expected, received]) => ({ keys: [key], expected, received }));
}
