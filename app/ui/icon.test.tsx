import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, type IconName } from './icon.tsx';

/** Icons that point in the reading direction are mirrored in Arabic. */
const IN_ARABIC: Record<IconName, 'mirrored' | 'upright'> = {
  arrow: 'mirrored',
  'chevron-down': 'upright',
  menu: 'upright',
  close: 'upright',
  search: 'upright',
  copy: 'upright',
  link: 'upright',
  share: 'upright',
};

test.each(Object.entries(IN_ARABIC))('the icon %s is %s in Arabic', (name, direction) => {
  const html = renderToStaticMarkup(<Icon name={name as IconName} />);
  expect(html.includes('icon-mirrored')).toBe(direction === 'mirrored');
});
