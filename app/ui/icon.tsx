/** Icons from Lucide (ISC). */
const outlines = {
  'chevron-down': 'm6 9 6 6 6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  search: 'M21 21l-4.3-4.3M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  arrow: 'M5 12h14m-7-7 7 7-7 7',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  share: 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4M12 2v13',
} as const;

export type IconName = keyof typeof outlines;

/** Icons that point in the reading direction are mirrored on Arabic pages. */
const mirrored: ReadonlySet<IconName> = new Set(['arrow']);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={mirrored.has(name) ? 'icon icon-mirrored' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
