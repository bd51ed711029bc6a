import { useRef } from 'react';
import { ErrorSummary } from '#app/forms/engine/error-summary.tsx';
import { FormEnd } from '#app/forms/engine/form-end.tsx';
import type { Refusal } from '#app/forms/engine/form-state.ts';
import { SearchField } from '#app/ui/search-field.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

export function Forms({ guide }: SectionProps) {
  const { states, names, contact } = guide;
  return (
    <div className="wrap guide-section">
      <Specimen name={states.wrong}>
        <Summary
          guide={guide}
          refusal={{ errors: { name: 'missing', email: 'email', message: 'tooLong:5000' } }}
        />
      </Specimen>
      <Specimen name={states.refused}>
        <Summary guide={guide} refusal={{ errors: {}, problem: { key: 'limit', seconds: 600 } }} />
      </Specimen>
      <Specimen name={states.rest}>
        <End guide={guide} submission={{ isSending: false, share: 0 }} />
      </Specimen>
      <Specimen name={states.sending}>
        <End guide={guide} submission={{ isSending: true, share: 0 }} />
      </Specimen>
      <Specimen name={states.progress}>
        <End guide={guide} submission={{ isSending: true, share: 0.4 }} />
      </Specimen>
      <Specimen name={names.search}>
        <SearchField words={{ label: names.search, submit: contact.submit }} action="#search" />
      </Specimen>
    </div>
  );
}

function Summary({ guide: { contact }, refusal }: SectionProps & { refusal: Refusal }) {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <div className="visitor-form">
      <ErrorSummary
        ref={summary}
        form="guide"
        refusal={refusal}
        shared={contact.shared}
        words={contact}
      />
    </div>
  );
}

type EndProps = SectionProps & { submission: { isSending: boolean; share: number } };

function End({ guide: { contact }, submission }: EndProps) {
  return (
    <div className="visitor-form">
      <FormEnd action="/contact" words={contact} submission={submission} hasProgress />
    </div>
  );
}
