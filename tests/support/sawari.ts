import type { FirmFile } from '#scripts/adopt/firm-file.ts';

/** A firm of the tests. */
export const sawari: FirmFile = {
  name: { en: 'Sawari Analytics', ar: 'سواري' },
  legalName: { en: 'Sawari Analytics LLC', ar: 'سواري للتحليلات ذ.م.م' },
  domain: 'www.sawari.test',
  emails: { general: 'contact@sawari.test' },
  founded: 2016,
  staff: '11-50',
  countries: ['SA', 'QA', 'KW'],
  offices: {
    jeddah: {
      city: { en: 'Jeddah', ar: 'جدة' },
      country: 'SA',
      street: { en: '7 Palestine Street', ar: '7 شارع فلسطين' },
      phone: '+966 12 345 6789',
      place: [39.17, 21.54],
    },
    doha: {
      city: { en: 'Doha', ar: 'الدوحة' },
      country: 'QA',
      phone: '+974 4412 3456',
      place: [51.53, 25.29],
    },
  },
  social: { LinkedIn: 'https://www.linkedin.com/company/sawari-test' },
  colours: {
    night: '#1B1F4B',
    sand: '#F4F5FA',
    gold: '#5AC8B0',
    link: '#4A3AA8',
    focus: '#8A1F5C',
  },
};
