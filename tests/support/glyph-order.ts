/**
 * A Latin word or a percentage in an Arabic text. `isRight` is true if its glyphs are in the
 * correct order.
 */
export type PlacedRun = { run: string; around: string; isRight: boolean };

/**
 * Finds every run of Latin letters, digits and signs in the page's Arabic texts, and checks the
 * order of its glyphs. Runs in the page.
 */
export function placedRuns(): PlacedRun[] {
  const WORD = "[A-Za-z0-9]+(?:[.,:;/\\\\@&'’_+#=?~–−-]+[A-Za-z0-9]+)*";
  const mixed = new RegExp(
    `\\+\\d[\\d -]+\\d|[+−#.$€£-]?${WORD}[+#]*(?: [A-Za-z(]${WORD}\\)?)*`,
    'g',
  );
  for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
  for (const details of document.querySelectorAll('details')) details.open = true;

  /** Returns the positions of characters. Combining marks have no position. */
  const placesOf = (node: Node, start: number, end: number) => {
    const places: { left: number; top: number }[] = [];
    for (let at = start; at < end; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [box] = range.getClientRects();
      if (box && box.width > 0) places.push({ left: box.left, top: Math.round(box.top) });
    }
    return places;
  };
  const isAscending = (places: { left: number; top: number }[]) =>
    places.every((place, index) => {
      const before = places[index - 1];
      return !before || Math.abs(before.top - place.top) > 4 || before.left < place.left;
    });

  const runs: PlacedRun[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node as Text).data;
    if (node.parentElement?.closest('script, style, template, noscript, :lang(en)')) continue;
    const add = (run: string, at: number, isRight: boolean) =>
      runs.push({ run, around: text.slice(Math.max(0, at - 30), at + run.length + 15), isRight });
    for (const { 0: run, index } of text.matchAll(mixed))
      if (/[^A-Za-z]/.test(run) && run.length > 1)
        add(run, index, isAscending(placesOf(node, index, index + run.length)));
    for (const { 0: run, index } of text.matchAll(/\d[\d.,]*%/g)) {
      const places = placesOf(node, index, index + run.length);
      const sign = places.at(-1);
      const number = places[0];
      if (sign && number && Math.abs(sign.top - number.top) <= 4)
        add(run, index, sign.left < number.left);
    }
  }
  return runs;
}
