import { LogoRow } from '#app/kinds/case-studies/logo-row.tsx';
import { Quotation } from '#app/kinds/case-studies/quotation.tsx';
import { Certificates } from '#app/pages/about-us/certificates.tsx';
import { PeopleList } from '#app/pages/about-us/people-list.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

export function Firm({ guide: { names, firm } }: SectionProps) {
  return (
    <div className="wrap guide-section">
      <Specimen name={names.people}>
        <PeopleList people={firm.people} />
      </Specimen>
      <Specimen name={names.quotations}>
        {firm.quotations.map((quotation) => (
          <Quotation key={quotation.text} {...quotation} />
        ))}
      </Specimen>
      <Specimen name={names.logos}>
        <LogoRow {...firm.clients} />
      </Specimen>
      <Specimen name={names.certificates}>
        <Certificates {...firm.certificates} />
      </Specimen>
      <Specimen name={names.registrations}>
        <FactList
          facts={firm.registrations.map(({ label, number }) => ({
            label,
            text: <bdi dir="ltr">{number}</bdi>,
          }))}
        />
      </Specimen>
    </div>
  );
}
