import { HYDRATION_ELEMENT, type HydrationData } from './data.ts';

const OPENING = `<script type="application/json" id="${HYDRATION_ELEMENT}">`;
const CONTENT = new RegExp(`(?<=${OPENING})[^<]*(?=</script>)`);

/** The element at a page's end that holds its data. */
export function writeElement(data: HydrationData): string {
  return `${OPENING}${asText(data)}</script>`;
}

/** The data in a page's HTML; undefined where it has none. */
export function readElement(html: string): HydrationData | undefined {
  const content = CONTENT.exec(html)?.[0];
  return content === undefined ? undefined : JSON.parse(content);
}

/** A page with other data in its element. */
export function replaceElement(html: string, data: HydrationData): string {
  return html.replace(CONTENT, () => asText(data));
}

/** `<` would let a text of the content end the element. */
function asText(data: HydrationData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
