import type { MouseEvent } from 'react';
import { hasModifier } from '#app/shell/link-navigation.tsx';

const TIMING = { duration: 350, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** The coin of the link that the visitor followed. */
let taken: ReturnType<typeof lookOf> | undefined;

/** Remembers the coin of a service when a link to its page is followed, but not in a new tab. */
export function takeCoin(event: MouseEvent): void {
  const link = event.currentTarget;
  const coin = (link.closest('.highlight') ?? link).querySelector('.coin');
  taken = coin && !hasModifier(event) ? lookOf(coin) : undefined;
}

/**
 * Moves the remembered coin to its place on the new page, if this page shows it above its heading.
 * The coin that moves is a copy above the page, because the new page is only partly visible.
 */
export function moveCoin(): void {
  const start = taken;
  taken = undefined;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const goal = document.querySelector('.eyebrow > .coin');
  if (!start || goal?.innerHTML !== start.drawing) return;
  const end = lookOf(goal);
  // The new page is soon at its top.
  end.y += scrollY;
  const copy = goal.cloneNode(true) as Element;
  copy.classList.add('moving-coin');
  document.body.append(copy);
  const { clientWidth, clientHeight } = document.documentElement;
  const frameOf = ({ x, y, size, rotate }: typeof end): Keyframe => ({
    translate: `${x - clientWidth / 2}px ${y - clientHeight / 2}px`,
    scale: size / end.size,
    rotate,
  });
  goal.animate({ visibility: ['hidden', 'hidden'] }, TIMING);
  const remove = () => copy.remove();
  copy.animate([frameOf(start), frameOf(end)], TIMING).finished.then(remove, remove);
}

/** `x` and `y` are the centre of the coin in the window. */
function lookOf(coin: Element) {
  const { x, y, width, height } = coin.getBoundingClientRect();
  const style = getComputedStyle(coin);
  return {
    drawing: coin.innerHTML,
    x: x + width / 2,
    y: y + height / 2,
    size: Number.parseFloat(style.width),
    rotate: style.rotate,
  };
}
