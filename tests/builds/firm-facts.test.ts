import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { checkContent } from '#scripts/content/check.ts';
import { type CompiledContent, compileContent } from '#scripts/content/compile.ts';
import { problemText } from '#scripts/content/problem-text.ts';
import { addFirmFacts, firmFacts, portrait, QUOTATIONS } from '#tests/support/firm-facts.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { renderContent } from '#tests/support/render-content.ts';
import { listOf, readPageData, type Thing, typesOf } from '#tests/support/structured-data.ts';
import { ruleFindings } from '#tests/support/structured-data-rules.ts';
import { vocabularyFaults } from '#tests/support/vocabulary-faults.ts';

const AUTHOR = 'author: expected the role of the author, or a person, received nothing';
const PATHS = [
  '/',
  '/about-us',
  '/contact',
  '/case-studies',
  '/case-studies/retail',
  '/blog/data-management',
  '/privacy-policy',
];
const copy = copyProject(['content']);
const root = path.join(copy.folder, 'content');
afterAll(copy.remove);

const problemsIn = (content: CompiledContent) =>
  content.problems.map((problem) => problemText(problem).trim());

describe('a firm that gives every fact', () => {
  let pages: Awaited<ReturnType<typeof renderContent>> = [];
  let without: typeof pages = [];

  beforeAll(async () => {
    const inBoth = (address: string) =>
      languages.some(({ prefix }) => PATHS.some((one) => address === (prefix + one || '/')));
    const isWanted = (address: string) => inBoth(address) || address === '/ar';
    without = await renderContent(compileContent(root), isWanted);
    addFirmFacts(root);
    const content = compileContent(root);
    expect([...problemsIn(content), ...checkContent(content, root)]).toEqual([]);
    pages = await renderContent(content, isWanted);
  }, 120_000);

  const pageAt = (address: string, among = pages) => {
    const page = among.find((one) => one.address === address);
    if (!page) throw new Error(`${address} was not rendered`);
    return page;
  };
  const mainOf = (address: string) => pageAt(address).document.querySelector('main');
  const textAt = (address: string, selector: string) =>
    mainOf(address)?.querySelector(selector)?.textContent ?? '';
  const dataOf = (address: string) => readPageData(pageAt(address).document);
  const thingOn = (address: string, type: string): Thing =>
    dataOf(address).things.find((thing) => typesOf(thing).includes(type)) ?? {};

  test('the site has none of it without records', () => {
    expect(without).toHaveLength(2 * PATHS.length);
    const some =
      '#team, #certificates, #clients, .face, .quotation, #registrations, .office-person';
    for (const { address, document, markdown } of without) {
      expect(document.querySelector(some), address).toBeNull();
      const data = JSON.stringify(readPageData(document).things);
      expect(data, address).not.toMatch(/Person|Certification|vatID|Quotation/);
      expect(markdown, address).not.toMatch(/VAT number|الرقم الضريبي|### ISO/);
    }
  });

  test.each([
    ['', 'Noura Al-Salem', 'Languages: Arabic, English and French', 'Noura Al-Salem on'],
    ['/ar', 'نورة السالم', 'لغات العمل: العربية والإنجليزية والفرنسية', 'صفحة نورة السالم على'],
  ])(
    'the about page shows people with a portrait or a star (%s)',
    (prefix, name, spoken, label) => {
      const people = [...(mainOf(`${prefix}/about-us`)?.querySelectorAll('#team li[id]') ?? [])];
      expect(people.map(({ id }) => id)).toEqual(['person-noura-al-salem', 'person-omar-haddad']);
      const [noura, omar] = people;
      expect(noura?.querySelector('h3')?.textContent).toBe(name);
      expect(noura?.querySelector('img')?.getAttribute('src')).toMatch(
        /^\/pictures\/noura\.[0-9a-f]{8}\.png$/,
      );
      expect(noura?.querySelector('a')?.getAttribute('aria-label')).toContain(label);
      expect(omar?.querySelector('img')).toBeNull();
      expect(omar?.querySelector('.reference-star')).not.toBeNull();
      expect(omar?.textContent).toContain(spoken);
      expect(pageAt(`${prefix}/about-us`).markdown).toContain(`### ${name}`);
    },
  );

  test.each(['', '/ar'])('certificates are shown until they expire (%s)', (prefix) => {
    const section = mainOf(`${prefix}/about-us`)?.querySelector('#certificates');
    expect([...(section?.querySelectorAll('bdi[dir="ltr"]') ?? [])].map(text)).toEqual([
      'ISO/IEC 27001:2022',
      'IS 712345',
    ]);
    expect(pageAt(`${prefix}/about-us`).markdown).toContain('IS 712345');
    expect(pageAt(`${prefix}/about-us`).html).not.toContain('ISO 9001');
  });

  test.each([
    ['', 'Noura Al-Salem', 'Gulf Grocers'],
    ['/ar', 'نورة السالم', 'بقالات الخليج'],
  ])('posts name their author, and case studies their client (%s)', (prefix, name, client) => {
    const post = `${prefix}/blog/data-management`;
    const link = mainOf(post)?.querySelector('a[rel="author"]');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      name,
      `${prefix}/about-us#person-noura-al-salem`,
    ]);
    expect(pageAt(post).markdown).toContain(name);
    expect(thingOn(post, 'BlogPosting').author).toMatchObject({ '@type': 'Person', name });

    const study = `${prefix}/case-studies/retail`;
    expect(textAt(study, '.masthead .study-tag')).toBe(client);
    expect(textAt(study, '#method')).not.toMatch(/composite|مركبة/);
    expect(mainOf(study)?.querySelectorAll('.quotation')).toHaveLength(2);
    expect(pageAt(study).markdown).toContain('> ');
    expect(thingOn(study, 'Article')).toMatchObject({
      about: { '@type': 'Organization', name: client },
      hasPart: [
        { '@type': 'Quotation', creator: { '@type': 'Person' } },
        { '@type': 'Quotation', text: expect.any(String) },
      ],
    });

    const list = `${prefix}/case-studies`;
    expect(mainOf(list)?.querySelector('#clients img')?.getAttribute('alt')).toBe(client);
    const tags = [...(mainOf(list)?.querySelectorAll('.study-tag') ?? [])].map(text);
    expect(tags.filter((tag) => tag === client)).toHaveLength(1);
    expect(new Set(tags).size).toBe(2);
  });

  test.each(['', '/ar'])('the contact page names a person and the numbers (%s)', (prefix) => {
    const contact = `${prefix}/contact`;
    expect(textAt(contact, '.office-person')).toContain('noura@firm.test');
    for (const address of [contact, `${prefix}/privacy-policy`]) {
      const numbers = [...(mainOf(address)?.querySelectorAll('#registrations bdi') ?? [])];
      expect(numbers.map(text)).toEqual(['1010123456', '300012345600003', 'CN-1234567']);
      expect(numbers.every((number) => number.getAttribute('dir') === 'ltr')).toBe(true);
      expect(pageAt(address).markdown).toContain('300012345600003');
    }
  });

  test('programs read the same facts, in the vocabulary of schema.org', () => {
    for (const home of ['/', '/ar']) {
      const firm = thingOn(home, 'Organization');
      expect(firm).toMatchObject({
        vatID: '300012345600003',
        identifier: [{ value: '1010123456' }, { value: 'CN-1234567' }],
        hasCertification: [{ certificationIdentification: 'IS 712345', expires: '2030-06-30' }],
      });
      expect(listOf(firm.employee)).toHaveLength(2);
    }
    const siteWide = ['/', '/ar'].flatMap((home) => dataOf(home).things);
    for (const { address } of pages) {
      const { faults, things } = dataOf(address);
      expect([...faults, ...vocabularyFaults(things, siteWide)], address).toEqual([]);
      const errors = ruleFindings(things).filter(({ severity }) => severity === 'error');
      expect(errors, address).toEqual([]);
    }
  });
});

describe('mistakes in these facts stop the build', () => {
  beforeEach(() => addFirmFacts(root));

  const write = (name: string, text: string) => copy.write(`content/${name}`, text);
  const edit = (name: keyof typeof firmFacts, found: RegExp, text: string) =>
    write(name, firmFacts[name].replace(found, text));
  const problems = () => problemsIn(compileContent(root));

  test('a client without consent', () => {
    edit('en/clients/gulf-grocers.md', /^consent: .*\n/m, '');
    expect(problems()).toEqual([
      'content/en/clients/gulf-grocers.md:2 consent: expected a value for consent, received nothing',
    ]);
  });

  test('a quotation without consent', () => {
    const study = 'en/case-studies/retail.md';
    const text = copy.read(`content/${study}`);
    write(study, text.replace(/^ {4}consent: .*\n/m, ''));
    expect(QUOTATIONS.en).toContain('consent');
    expect(problems()).toEqual([
      expect.stringMatching(
        /^content\/en\/case-studies\/retail\.md:\d+ quotations\.0\.consent: expected a value for consent, received nothing$/,
      ),
    ]);
  });

  test('an unknown person, and a post without an author', () => {
    const post = 'content/en/blog/data-management.md';
    copy.edit(post, /^person: .*$/m, 'person: nobody');
    expect(problems()).toEqual([expect.stringContaining('person: expected the name of a file in')]);
    copy.edit(post, /^(person|author): .*\n/gm, '');
    copy.edit('content/ar/blog/data-management.md', /^author: .*\n/m, '');
    expect(problems()).toEqual([expect.stringContaining(AUTHOR)]);
    copy.restore();
  });

  test.each([
    ['a missing file', 'missing.png', 'a picture in content/pictures/, received "missing.png"'],
    ['a small picture', 'small.png', '240 by 240 px, received "80 by 80 px"'],
    ['a large file', 'large.png', 'a file of at most 60000 bytes, received '],
    ['another type', 'grocers.svg', 'the name of a file in content/pictures/, such as noura'],
  ])('a portrait that is %s', (_, file, message) => {
    writeFileSync(path.join(root, 'pictures/small.png'), portrait(80));
    const large = Buffer.concat([portrait(), Buffer.alloc(60_000)]);
    writeFileSync(path.join(root, 'pictures/large.png'), large);
    edit('en/people/noura-al-salem.md', /^portrait: .*$/m, `portrait: ${file}`);
    const [first, ...others] = problems();
    expect(first).toContain(message);
    expect(others.every((other) => other.includes(' portrait: '))).toBe(true);
  });
});

function text({ textContent }: Element): string {
  return textContent ?? '';
}
