import { HYDRATION_ELEMENT, type HydrationData } from './data.ts';

const OPENING = `<script type="application/json" id="${HYDRATION_ELEMENT}">`;
const CONTENT = new RegExp(`(?<=${OPENING})[^<]*(?=</script>)`);

/** The element at the end of a page that contains the hydration data. */
export function writeElement(data: HydrationData): string {
  return `${OPENING}${asText(data)}</script>`;
}

/** Reads the hydration data from the HTML of a page; undefined if it has none. */
export function readElement(html: string): HydrationData | undefined {
  const content = CONTENT.exec(html)?.[0];
  return content === undefined ? undefined : JSON.parse(content);
}

/** Replaces the hydration data in the HTML of a page. */
export function replaceElement(html: string, data: HydrationData): string {
  return html.replace(CONTENT, () => asText(data));
}

/** Escapes `<`, which could end the element. */
function asText(data: HydrationData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
