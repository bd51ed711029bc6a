/** A shape of the firm's logo: its element and its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** `currentColor` stands for the colour that a page, an icon or a picture gives the logo. */
export type Logo = { readonly viewBox: string; readonly shapes: readonly Shape[] };

export function logoMarkup({ shapes }: Logo): string {
  return shapes
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    })
    .join('');
}

/** The longer side in px, so that the largest icon is sharp. */
const SIDE = 1024;

/** A file with the logo in one colour, for programs that draw pictures. */
export function logoSvg(logo: Logo, colour: string): string {
  const [, , width = 1, height = 1] = logo.viewBox.split(' ').map(Number);
  const scale = SIDE / Math.max(width, height);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}" ` +
    `width="${width * scale}" height="${height * scale}" color="${colour}">${logoMarkup(logo).replaceAll('currentColor', colour)}</svg>`
  );
}
