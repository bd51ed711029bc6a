import { useTexts } from '#app/i18n/texts.tsx';
import { CardList } from '#app/ui/card-list.tsx';
import { EndLink } from '#app/ui/end-link.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { TableOfContents } from '#app/ui/table-of-contents.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

export function Lists(props: SectionProps) {
  return (
    <div className="wrap guide-section">
      <Cards {...props} />
      <Contents {...props} />
      <WaysThrough {...props} />
    </div>
  );
}

function Cards({ guide: { names, states, sample } }: SectionProps) {
  const cards = sample.cards.map((card, index) => ({ to: `/services/${index}`, ...card }));
  return (
    <div className="guide-columns">
      <Specimen name={names.cards}>
        <CardList cards={cards} />
        <EndLink to="/services" label={sample.second} />
      </Specimen>
      <Specimen name={states.hover} state="hover" of=".card">
        <CardList cards={cards} />
      </Specimen>
      <Specimen name={states.focus} state="focus-visible">
        <CardList cards={cards} />
      </Specimen>
      <Specimen name={names.plain}>
        <PlainList items={sample.items} />
      </Specimen>
    </div>
  );
}

function Contents({ guide: { names, sample } }: SectionProps) {
  const headings = sample.items.map((heading, index) => ({ id: `part-${index}`, heading }));
  return (
    <Specimen name={names.contents}>
      <TableOfContents label={names.contents} headings={headings} />
    </Specimen>
  );
}

function WaysThrough({ guide: { names, states, sample } }: SectionProps) {
  const { filters } = useTexts();
  const options = [filters.all, ...sample.items.slice(1)].map((label, index) => ({
    to: `/careers?city=${index}`,
    label,
    count: 5 - index,
    isCurrent: index === 0,
  }));
  const chosen = options.map((option, index) => ({ ...option, isCurrent: index === 1 }));
  const words = { previous: states.first, next: states.last, page: '{page} / {pages}' };
  return (
    <>
      <Specimen name={`${names.filter}: ${states.whole}`}>
        <FilterLinks options={options} isUnknown={false} words={filters} />
      </Specimen>
      <Specimen name={`${names.filter}: ${states.chosen}`}>
        <FilterLinks options={chosen} isUnknown={false} words={filters} />
      </Specimen>
      <Specimen name={`${names.filter}: ${states.unknown}`}>
        <FilterLinks options={options} isUnknown words={filters} />
      </Specimen>
      {([1, 2, 3] as const).map((page) => (
        <Specimen key={page} name={`${names.pages}: ${page}`}>
          <Pagination page={page} pages={3} words={words} previous="/blog" next="/blog" />
        </Specimen>
      ))}
    </>
  );
}
