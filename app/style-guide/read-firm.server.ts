import { readMissingTile } from '#app/content/drawings.server.ts';
import { parseMarkdown } from '#app/content/markdown.ts';
import { readPage } from '#app/content/read.server.ts';
import { starPathsOf } from '#app/forms/engine/reference-star.server.ts';
import type { Language } from '#content/languages.ts';

type Words = {
  people: { name: string; role: string; text: string; languages: string }[];
  quotations: { text: string; name?: string; role: string }[];
  clients: string[];
  certificate: { name: string; issuer: string; expires: string };
};

/** Examples of the facts that a firm may give. A drawing stands for portraits and logos. */
export function readFirm({ people, quotations, clients, certificate }: Words, language: Language) {
  const { clients: row, certificates, registrations } = readPage(language, 'firm-facts');
  const drawing = { ...readMissingTile(), width: 240, height: 240 };
  return {
    people: people.map(({ text, ...person }, index) => ({
      ...person,
      id: `person-${index}`,
      text: parseMarkdown(text),
      picture: index === 0 ? drawing : undefined,
      star: index === 0 ? undefined : starPathsOf('M7Q-2RT'),
      profiles: [{ network: 'LinkedIn' as const, url: '#', label: `LinkedIn: ${person.name}` }],
    })),
    quotations,
    clients: {
      heading: row.heading,
      logos: clients.map((name, index) => ({ id: `client-${index}`, name, picture: drawing })),
    },
    certificates: {
      heading: certificates.heading,
      words: certificates,
      certificates: [
        {
          ...certificate,
          id: 'certificate',
          standard: 'ISO/IEC 27001:2022',
          number: 'IS 712345',
          file: '#',
        },
      ],
    },
    registrations: [
      { label: registrations.commercialRegister, number: '1010123456' },
      { label: registrations.vat, number: '300012345600003' },
    ],
  };
}
