import * as v from 'valibot';

/** Returns the schema of the name of a file in content/pictures/. */
function pictureFile(endings: string, example: string, description: string) {
  const name = v.regex(
    new RegExp(`^[a-z0-9][a-z0-9._-]*\\.(${endings})$`),
    `the name of a file in content/pictures/, such as ${example}`,
  );
  return v.pipe(v.string(), name, v.description(description));
}

export const portrait = pictureFile(
  'webp|jpg|jpeg|png|avif',
  'noura-al-salem.webp',
  'A photograph in content/pictures/, 240 px wide and high or more, 60 kB or less. The person has agreed to it.',
);
export const logo = pictureFile(
  'svg|png|webp',
  'gulf-bank.svg',
  'A logo in content/pictures/ on a transparent ground, 20 kB or less. The site shows it in one colour.',
);

/** What the site asks of a picture. The build checks it. */
export type PictureRule = { types: readonly string[]; most: number; least: number };

export const PORTRAIT: PictureRule = {
  types: ['webp', 'jpg', 'png', 'avif'],
  most: 60_000,
  least: 240,
};
export const LOGO: PictureRule = { types: ['svg', 'png', 'webp'], most: 20_000, least: 1 };
