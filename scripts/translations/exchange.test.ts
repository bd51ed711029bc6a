import { expect, test } from 'vitest';
import { readXliff } from './exchange.ts';

test('codes without their texts, in two segments, are put together', () => {
  const xml = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ar">
<file id="f1" original="ui.yaml"><unit id="a">
<segment><source>See <pc id="1" equivStart="[" equivEnd="](/x)">this</pc>.</source><target>انظر <sc id="1"/>هذا<ec startRef="1"/>.</target></segment>
<ignorable><source> </source></ignorable>
<segment><source>All <ph id="2" equiv="{n}"/></source><target>الكل <ph id="2"/></target></segment>
</unit></file></xliff>`;
  expect(readXliff(xml).units).toEqual([
    {
      name: 'ui.yaml',
      place: 'a',
      source: 'See [this](/x). All {n}',
      target: 'انظر [هذا](/x). الكل {n}',
    },
  ]);
});

test.each(['', 'no XML', '<xliff version="1.2"/>', '<xliff version="2.0" trgLang="xx"/>'])(
  '“%s” is refused in one sentence',
  (xml) => {
    expect(() => readXliff(xml)).toThrow(/^The file is not X(ML|LIFF 2).*$/);
  },
);
