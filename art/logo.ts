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

/** A file with the logo in one colour, for programs that draw pictures. */
export function logoSvg(logo: Logo, colour: string): string {
  const [, , width, height] = logo.viewBox.split(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}" width="${width}" ` +
    `height="${height}" color="${colour}">${logoMarkup(logo).replaceAll('currentColor', colour)}</svg>`
  );
}
