import { HYDRATED_EVENT, readHydrationData } from './data.ts';

const PRESS = ['pointerdown', 'touchstart', 'focusin', 'click'];
const FIRST_INTERACTIONS = [...PRESS, 'pointermove', 'keydown', 'wheel'];

/** Starts React at the first interaction, or at the load event if the URL is like `/#angle=44`. */
export function hydrateOnFirstInteraction(): void {
  replayPress();
  followHistory();
  let started = false;
  const start = (event: Event) => {
    const page = readHydrationData();
    // Until the page is parsed, the data is missing, and a later event starts React.
    if (started || !page || isAtRest(event) || isLeaving(event)) return;
    started = true;
    for (const type of FIRST_INTERACTIONS) removeEventListener(type, start, true);
    // Preload first, because the content security policy lets an inline script import only
    // preloaded modules.
    preload();
    import(/* @vite-ignore */ page.entry);
  };
  for (const type of FIRST_INTERACTIONS)
    addEventListener(type, start, { capture: true, passive: true });
  // A value in the fragment is the state of a control, which only React can show.
  addEventListener('load', location.hash.includes('=') ? start : preload);
}

/**
 * Returns true for a `pointermove` event without movement. Browsers send such an event if a new
 * element appears under the pointer.
 */
function isAtRest({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Returns true for a press on a link to another page. React would only delay the navigation. */
function isLeaving({ type, target }: Event): boolean {
  const link =
    PRESS.includes(type) &&
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href]');
  return !!link && !link.target && link.pathname !== location.pathname;
}

function preload(): void {
  const page = readHydrationData();
  if (!page || document.querySelector('link[rel="modulepreload"]')) return;
  const { preload, state, styles } = page;
  // With `media: 'print'`, the sheet loads without effect. `prepare.ts` applies the sheet later.
  if (styles) fetchEarly({ rel: 'stylesheet', href: styles, media: 'print' });
  if (state) fetchEarly({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
  for (const href of preload) fetchEarly({ rel: 'modulepreload', href });
}

function fetchEarly(link: Partial<HTMLLinkElement>): void {
  document.head.append(
    Object.assign(document.createElement('link'), { fetchPriority: 'low', ...link }),
  );
}

/** Reloads the page if Back or Forward changes the URL before React runs. */
function followHistory(): void {
  const shown = location.pathname + location.search;
  const follow = () => {
    if (location.pathname + location.search !== shown) location.reload();
  };
  addEventListener('popstate', follow);
  addEventListener(HYDRATED_EVENT, () => removeEventListener('popstate', follow), { once: true });
}

/** Replays the last click on a control with `data-scripted` as soon as React runs. */
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
