import { useTexts } from '#app/i18n/texts.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { MastheadWithLink } from '#app/ui/masthead-with-link.tsx';
import type { SectionProps } from '../sections.ts';
import { Specimen } from '../specimen.tsx';

export function Mastheads({ guide: { names, sample, field } }: SectionProps) {
  const { navigation } = useTexts();
  const { heading, lead, eyebrow, action } = sample;
  const trail = {
    label: navigation.breadcrumbs,
    steps: [
      { name: navigation.services, path: '/services' },
      { name: eyebrow, path: '/services/ai-strategy' },
    ],
  };
  return (
    <div className="guide-section guide-full">
      <Specimen name={names.field}>
        <Masthead heading={heading} lead={lead} eyebrow={eyebrow} drawing={field} trail={trail} />
      </Specimen>
      <Specimen name={names.action}>
        <MastheadWithLink words={{ heading, lead, action }} to="/contact" drawing={field} />
      </Specimen>
      <Specimen name={names.low}>
        <MastheadWithLink words={{ heading, lead, action }} to="/contact" trail={trail} isCompact />
      </Specimen>
    </div>
  );
}
