import type { ComponentType } from 'react';
import type { Guide } from './read-guide.server.ts';
import { Bands } from './sections/bands.tsx';
import { Buttons } from './sections/buttons.tsx';
import { Colours } from './sections/colours.tsx';
import { Facts } from './sections/facts.tsx';
import { Fields } from './sections/fields.tsx';
import { Figures } from './sections/figures.tsx';
import { Firm } from './sections/firm.tsx';
import { FooterSection } from './sections/footer.tsx';
import { Forms } from './sections/forms.tsx';
import { Grounds } from './sections/grounds.tsx';
import { HeaderSection } from './sections/header.tsx';
import { Lists } from './sections/lists.tsx';
import { Mastheads } from './sections/mastheads.tsx';
import { Notices } from './sections/notices.tsx';
import { Prose } from './sections/prose.tsx';
import { Questions } from './sections/questions.tsx';
import { Type } from './sections/type.tsx';

export type SectionProps = { guide: Guide };
export type SectionName = keyof Guide['sections'];

/** The menu has this order. The words of each section are in `words/`. */
export const sections: Record<SectionName, ComponentType<SectionProps>> = {
  grounds: Grounds,
  colours: Colours,
  type: Type,
  buttons: Buttons,
  fields: Fields,
  forms: Forms,
  facts: Facts,
  lists: Lists,
  questions: Questions,
  firm: Firm,
  figures: Figures,
  prose: Prose,
  mastheads: Mastheads,
  bands: Bands,
  header: HeaderSection,
  footer: FooterSection,
  notices: Notices,
};

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sections, name);
}
