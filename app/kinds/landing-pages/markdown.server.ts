import { readUi } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import type { LandingPage } from './schema.ts';
import type { Section } from './section-schemas.ts';

export function recordMarkdown(page: LandingPage, language: Language): md.Part {
  const { actions = [], sections } = page;
  return [
    md.masthead(page, page.eyebrow),
    // A link to a section has no use in a text for programs.
    actions.filter(({ to }) => isPage(to)).map(({ text, to }) => md.link(to, text)),
    sections.map((part) => sectionMarkdown(part, language)),
  ];
}

function sectionMarkdown(part: Section, language: Language): md.Part {
  const { parts } = readUi(language);
  switch (part.section) {
    case 'prose':
      return md.section(part.heading, part.body);
    case 'figures':
      return md.section(
        part.heading,
        part.lead,
        md.terms(
          part.figures.map(({ label, figure, text }) => [
            label ? `${label} · ${figure}` : figure,
            text,
          ]),
        ),
        part.source,
      );
    case 'cards':
      return md.section(
        part.heading,
        part.lead,
        part.cards.map(({ heading, text, to }) => [
          md.heading(3, isPage(to) ? md.link(to, heading) : heading),
          text,
        ]),
      );
    case 'chart':
      return md.section(
        part.heading,
        part.lead,
        md.list(part.charts.map(({ text }) => text)),
        part.source,
      );
    case 'quotation':
      return [
        { type: 'blockquote', children: [{ type: 'paragraph', children: [textOf(part.text)] }] },
        isPage(part.to) ? md.link(part.to, part.source) : part.source,
      ];
    case 'steps':
      return md.section(
        part.heading,
        part.lead,
        part.steps.map(({ name, time, text }, index) => [
          md.heading(3, `${index + 1}. ${name}`),
          time,
          text,
        ]),
      );
    case 'questions':
      return md.section(part.heading, part.lead, md.questionList(part.questions));
    case 'form':
      return md.section(
        part.heading,
        part.lead,
        part.form === 'contact' && parts.promise,
        md.link(FORM_PAGES[part.form], part.heading),
      );
    case 'next-step':
      return md.section(
        part.heading,
        part.text,
        isPage(part.to) && md.link(part.to, part.action),
        part.to.startsWith('/contact') && parts.promise,
      );
  }
}

/** The pages that show the same forms. */
const FORM_PAGES = {
  contact: '/contact',
  newsletter: '/newsletter',
  partnership: '/partnership-form',
} as const;

function isPage(to: string | undefined): to is string {
  return to?.startsWith('/') ?? false;
}

function textOf(value: string) {
  return { type: 'text' as const, value };
}
