// These functions run in the page, so they can use only their arguments and the page.

export function markAsLeft(): void {
  Object.assign(window, { isLeft: true });
}

/** Returns whether a new page has loaded since markAsLeft(). */
export function isLoaded(): boolean {
  return !('isLeft' in window) && document.readyState === 'complete';
}

/** Records the page's errors from now on. Sets a flag when React is ready. */
export function watch(hydratedEvent: string): void {
  const found: string[] = [];
  Object.assign(window, { complaints: found });
  addEventListener(hydratedEvent, () => Object.assign(window, { isHydrated: true }));
  addEventListener('error', ({ message }) => found.push(message));
  addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    found.push(`${violatedDirective} blocked ${blockedURI}`);
  });
}

export function complaints(): unknown {
  return 'complaints' in window ? window.complaints : 'not watched';
}

/** Returns where to press an element, or null if the element is covered, not visible or moving. */
export async function pressablePlace(selector: string): Promise<{ x: number; y: number } | null> {
  const centerOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isPressable = (element: Element, { x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return element.contains(hit) || hit?.closest('label')?.contains(element);
  };
  const element = document.querySelector(selector);
  if (!element) return null;
  const isReady = isPressable(element, centerOf(element));
  if (!isReady) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = centerOf(element);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const after = centerOf(element);
  const isStill = before.x === after.x && before.y === after.y;
  return isStill && isPressable(element, after) ? after : null;
}

export function writtenIn(selector: string): string | undefined {
  return document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.value;
}

export function textOf(selector: string): string | undefined {
  return document.querySelector(selector)?.textContent.trim();
}

export function choose(selector: string, label: string): void {
  const menu = document.querySelector<HTMLSelectElement>(selector);
  const option = [...(menu?.options ?? [])].find(({ text }) => text === label);
  if (!menu || !option) throw new Error(`${selector} has no option ${label}`);
  option.selected = true;
  for (const type of ['input', 'change']) menu.dispatchEvent(new Event(type, { bubbles: true }));
}
