import { Header } from '#app/shell/header.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import type { SectionProps } from '../sections.ts';
import { Frame, Specimen } from '../specimen.tsx';

export function HeaderSection({ guide: { states, sample } }: SectionProps) {
  return (
    <div className="guide-section guide-full">
      <Specimen name={states.overNight}>
        <Frame>
          <Header />
          <Masthead heading={sample.heading} />
        </Frame>
      </Specimen>
      <Specimen name={states.overGround}>
        <Frame>
          <Header />
          <Masthead heading={sample.heading} isCompact />
        </Frame>
      </Specimen>
      <Specimen name={states.scrolled}>
        <Frame isScrolled>
          <Header />
        </Frame>
      </Specimen>
      <Specimen name={states.focus} state="focus-visible" of=".header-link, .brand">
        <Frame isScrolled>
          <Header />
        </Frame>
      </Specimen>
      <Specimen name={states.open} state="open" of=".dropdown:last-of-type, .mobile-menu">
        <Frame isScrolled>
          <Header />
          <div className="guide-tall" />
        </Frame>
      </Specimen>
    </div>
  );
}
