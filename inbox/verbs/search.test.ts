import { expect } from 'vitest';
import { onBothEngines } from '#tests/support/databases.ts';
import { inboxFor, send } from '#tests/support/inbox-for.ts';

onBothEngines(
  'a word is found in any spelling of Arabic, accents, digits and case',
  async (database, settings) => {
    const inbox = inboxFor(settings);
    const arabic = await send(database, {
      name: 'أَحْمَد الشمري',
      email: 'ahmad@visitor.test',
      answers: { organisation: 'مؤسّسة النخبة', phone: '٠٥٥ ١٢٣ ٤٥٦٧' },
    });
    const french = await send(database, {
      name: 'Zoé Lefèvre',
      email: 'zoe@visitor.test',
      answers: { message: 'The CSV is 100% wrong' },
      uploads: [
        { field: 'cv', name: 'Lebenslauf.pdf', type: 'application/pdf', bytes: Buffer.from('x') },
      ],
    });
    await inbox(['note', french.reference, 'Asked for Thursday.']);
    const found = async (...words: string[]) => {
      const { stdout } = await inbox(['search', '--json', ...words]);
      return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference);
    };
    const byArabic = [
      'احمد',
      'إحمد شمري',
      'مؤسسه',
      'مؤسـسة',
      '0551234567',
      '٠٥٥',
      'AHMAD@visitor',
      arabic.reference.toLowerCase().replace('-', ''),
    ];
    for (const words of byArabic)
      expect(await found(...words.split(' ')), words).toEqual([arabic.reference]);
    for (const words of ['zoe lefevre', 'ZOÉ', '100%', 'thursday', 'lebenslauf csv']) {
      expect(await found(words), words).toEqual([french.reference]);
    }
    expect((await found('visitor.test')).sort()).toEqual(
      [arabic.reference, french.reference].sort(),
    );
    expect(await found('zoe', 'احمد')).toEqual([]);
    expect(await inbox(['search', ' '])).toMatchObject({
      code: 2,
      stderr: 'The text has no words to search for.\n',
    });
  },
);
