import { HYDRATION_ELEMENT, type HydrationData } from './data.ts';

const OPENING = `<script type="application/json" id="${HYDRATION_ELEMENT}">`;
const CONTENT = new RegExp(`(?<=${OPENING})[^<]*(?=</script>)`);

export function writeElement(data: HydrationData): string {
  return `${OPENING}${asText(data)}</script>`;
}

export function readElement(html: string): HydrationData | undefined {
  const content = CONTENT.exec(html)?.[0];
  return content === undefined ? undefined : JSON.parse(content);
}

export function replaceElement(html: string, data: HydrationData): string {
  return html.replace(CONTENT, () => asText(data));
}

/** Writes JSON and escapes `<`, because `</script>` in the data would end the script element. */
function asText(data: HydrationData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
