import { expect, test } from 'vitest';
import { checkFirm } from './firm-file.ts';

test.each([
  [{ founded: '2016' }, 'firm.yaml founded: expected number, received "2016"'],
  [{ colours: { gold: 'gold' } }, 'firm.yaml colours.gold: expected a colour such as'],
  [{ name: { en: 'Sawari' } }, 'firm.yaml name.ar: expected'],
  [{ nmae: { en: 'Sawari', ar: 'سواري' } }, 'firm.yaml nmae: expected no such key'],
  [{ domain: 'https://sawari.test' }, 'firm.yaml domain: expected a domain such as'],
  [{ drawnName: 'Sawari' }, 'firm.yaml drawnName: expected the name in Arabic letters'],
  [
    {
      offices: {
        jeddah: { city: { en: 'Jeddah', ar: 'جدة' }, country: 'SA', place: [21.54, 39.17] },
      },
    },
    'firm.yaml offices.jeddah.place: expected longitude 31 to 67, then latitude 16 to 34, received',
  ],
])('the mistake in %j is reported with file, key, expected and received', (value, message) => {
  expect(() => checkFirm(value, 'firm.yaml')).toThrow(message);
});

test('codes of countries may have small letters', () => {
  expect(checkFirm({ countries: ['sa'] }, 'firm.yaml')).toEqual({ countries: ['SA'] });
});

test('colours may have small letters', () => {
  expect(checkFirm({ colours: { gold: '#d9a66b' } }, 'firm.yaml')).toEqual({
    colours: { gold: '#D9A66B' },
  });
});
