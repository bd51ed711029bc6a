import { useTexts } from '#app/i18n/texts.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import { Cards } from './cards.tsx';
import { Chart } from './chart.tsx';
import { Figures } from './figures.tsx';
import { FormSection } from './form-section.tsx';
import type { FormWords } from './form-words.server.ts';
import { Quotation } from './quotation.tsx';
import { Beside, type SectionProps } from './section-frame.tsx';
import type { Section } from './section-schemas.ts';
import { Steps } from './steps.tsx';

type PageSectionProps = SectionProps<Section> & { form: FormWords | undefined; questions: number };

export function PageSection({ part, ground, form, questions }: PageSectionProps) {
  const { parts } = useTexts();
  switch (part.section) {
    case 'prose':
      return (
        <Beside part={part} ground={ground}>
          <Markdown text={part.body} />
        </Beside>
      );
    case 'figures':
      return <Figures part={part} ground={ground} />;
    case 'cards':
      return <Cards part={part} ground={ground} />;
    case 'chart':
      return <Chart part={part} ground={ground} />;
    case 'quotation':
      return <Quotation part={part} ground={ground} />;
    case 'steps':
      return <Steps part={part} ground={ground} />;
    case 'questions':
      return (
        <Beside part={part} ground={ground}>
          <Accordion questions={part.questions} />
        </Beside>
      );
    case 'form':
      return form && <FormSection part={part} ground={ground} form={form} />;
    case 'next-step':
      return (
        <NextStep
          words={part}
          to={part.to}
          promise={part.to.startsWith('/contact') ? parts.promise : undefined}
          art={part.to === '/assessment' && <UnitChart count={questions} perRow={4} unit={72} />}
        />
      );
  }
}
