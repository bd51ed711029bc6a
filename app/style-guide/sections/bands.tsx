import { Coin } from '#app/ui/coin.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import type { SectionProps } from '../sections.ts';

export function Bands({ guide: { sample } }: SectionProps) {
  const { heading, lead, action, note } = sample;
  return (
    <>
      <div className="wrap">
        <PageSections sections={sample.sections} />
      </div>
      <NextStep words={{ heading, text: lead, action }} promise={note} />
      <NextStep words={{ heading, action }} art={<Coin service="ai-strategy" />} />
    </>
  );
}
