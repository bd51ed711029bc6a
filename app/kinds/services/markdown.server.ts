import { readPage, readRecords, readUi } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { relatedCards } from '../cards.server.ts';
import { readChains, readEffort } from './list-words.server.ts';
import type { Service } from './schema.ts';

export function listMarkdown(language: Language): md.Part {
  const { choose } = readPage(language, 'services');
  const rows = readRecords(language, 'services').map(
    ({ slug, name, question, result, duration }) => [
      md.heading(3, question),
      md.line(md.link(`/services/${slug}`, name), duration),
      result,
    ],
  );
  return md.section(choose.heading, choose.lead, rows, choose.other);
}

export function listSections(language: Language): md.Part {
  const { sections, nextStep } = readPage(language, 'services');
  const { stages, note } = readEffort(language);
  const more: Record<string, md.Part> = {
    cost: [
      stages.map((stage) => [
        md.heading(3, stage.name),
        stage.text,
        stage.price ?? `${stage.least} ${stage.rest}`,
        stage.yours,
      ]),
      note,
    ],
    combine: readChains(language).map(({ services, text }) => [
      md.line(...services.map(({ slug, name }) => md.link(`/services/${slug}`, name))),
      text,
    ]),
  };
  return [
    sections.map(({ id, heading, body }) => md.section(heading, body, more[id])),
    md.nextStep(nextStep, readUi(language).parts.promise),
  ];
}

export function recordMarkdown(service: Service, language: Language): md.Part {
  const { parts } = readUi(language);
  const { approach, deliverables, needs, questions, contact } = service;
  const writeToUs = `/contact?service=${service.slug}`;
  const steps = approach.steps.map(({ name, time, text }, index) => [
    md.heading(3, `${index + 1}. ${name}`),
    time,
    text,
  ]);
  const others = readRecords(language, 'services').filter(({ slug }) => slug !== service.slug);
  const related = relatedCards(language, { 'case-studies': [service.study], blog: [service.post] });
  return [
    md.masthead(service, service.name),
    md.link(writeToUs, parts.writeToUs),
    parts.free,
    md.terms([
      [parts.duration, service.duration],
      [parts.team, service.team],
      [parts.audience, service.audience],
      [parts.firstWeeks, service.firstWeeks],
    ]),
    md.evidence(service.evidence, service.study, parts.howMeasured),
    service.body,
    md.section(approach.heading, steps),
    md.section(needs.heading, parts.youGive, md.list(needs.items)),
    md.section(deliverables.heading, parts.youReceive, md.namedList(deliverables.items)),
    md.section(
      parts.questions,
      md.questionList(questions),
      md.link(writeToUs, parts.anotherQuestion),
    ),
    related.length > 0 && md.section(parts.related, md.cards(related)),
    md.section(
      parts.otherServices,
      md.list(others.map(({ slug, name }) => md.link(`/services/${slug}`, name))),
    ),
    md.nextStep({ ...contact, action: parts.writeToUs }, parts.promise, writeToUs),
  ];
}
