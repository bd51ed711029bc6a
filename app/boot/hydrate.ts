/** The server's context and the loaders' data, as React Router encodes them. */
export type RouterState = { context: object; stream: string };

/** What entry.server.tsx puts at the end of the page for the application to start from. */
export type HydrationData = Partial<RouterState> & {
  /** Where that state is, once it was taken out of the page. */
  state?: string;
  /** The whole style sheet, where the page holds only its own rules. */
  styles?: string;
  manifest: string;
  entry: string;
  routes: [id: string, modules: string[]][];
  /** Every script that the start needs. */
  preload: string[];
};

export const HYDRATION_ELEMENT = 'hydration-data';

/** What a press on a link is made of. */
const PRESS = ['pointerdown', 'touchstart', 'focusin', 'click'];
const FIRST_INTERACTIONS = [...PRESS, 'pointermove', 'keydown', 'wheel'];

export function readHydrationData(): HydrationData | undefined {
  const element = document.getElementById(HYDRATION_ELEMENT);
  return element ? JSON.parse(element.textContent) : undefined;
}

/** Dispatched on the window once React has taken the page over. */
export const HYDRATED_EVENT = 'hydrated';

/**
 * The page is complete as HTML. Its scripts are fetched when it has loaded, with low priority, and
 * run at the first sign that somebody is using it; until then links, menus and forms are the
 * browser's own.
 */
export function hydrateOnFirstInteraction(): void {
  replayPress();
  followHistory();
  let started = false;
  const start = (event: Event) => {
    const page = readHydrationData();
    // Before the parser has reached the page's end, the next event tries again.
    if (started || !page || isAtRest(event) || isLeaving(event)) return;
    started = true;
    for (const type of FIRST_INTERACTIONS) removeEventListener(type, start, true);
    // The policy lets a script in the page import only what was preloaded: it trusts the elements
    // that such a script adds.
    preload();
    import(/* @vite-ignore */ page.entry);
  };
  for (const type of FIRST_INTERACTIONS)
    addEventListener(type, start, { capture: true, passive: true });
  addEventListener('load', preload);
}

/**
 * A pointer that somebody left on the page: browsers tell of it whenever something new lies under
 * it.
 */
function isAtRest({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/**
 * A press on a link to another page: starting here what ends with this page would only keep that
 * one waiting.
 */
function isLeaving({ type, target }: Event): boolean {
  const link =
    PRESS.includes(type) &&
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href]');
  return !!link && !link.target && link.pathname !== location.pathname;
}

/** Fetches everything that the start needs, once. */
function preload(): void {
  const page = readHydrationData();
  if (!page || document.querySelector('link[rel="modulepreload"]')) return;
  const { preload, state, styles } = page;
  // For paper, until React comes: rules that nothing on the page needs would have all of it styled
  // anew.
  if (styles) fetchEarly({ rel: 'stylesheet', href: styles, media: 'print' });
  if (state) fetchEarly({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
  for (const href of preload) fetchEarly({ rel: 'modulepreload', href });
}

function fetchEarly(link: Partial<HTMLLinkElement>): void {
  document.head.append(
    Object.assign(document.createElement('link'), { fetchPriority: 'low', ...link }),
  );
}

/**
 * After a reload, Back and Forward may lead to pages of the same document, which until React
 * arrives only the server can show.
 */
function followHistory(): void {
  const shown = location.pathname + location.search;
  const follow = () => {
    if (location.pathname + location.search !== shown) location.reload();
  };
  addEventListener('popstate', follow);
  addEventListener(HYDRATED_EVENT, () => removeEventListener('popstate', follow), { once: true });
}

/**
 * A control that only a script can serve, marked `data-scripted`, is pressed again when React has
 * arrived.
 */
function replayPress(): void {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('[data-scripted]') : null;
  };
  addEventListener('click', remember, true);
  const press = () => {
    removeEventListener('click', remember, true);
    pressed?.click();
  };
  addEventListener(HYDRATED_EVENT, press, { once: true });
}
