import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 60" width="180" height="60">
<path fill="#17616b" d="M0 50 30 10l30 40zM70 20h100v8H70zm0 16h70v8H70z"/></svg>`;

/** Records of an invented firm that gives every optional fact, by their files in content/. */
export const firmFacts = {
  'en/people/noura-al-salem.md': `---
name: Noura Al-Salem
role: Partner, data strategy
order: 1
portrait: noura.png
languages: [ar, en]
profiles:
  - { network: LinkedIn, url: "https://www.linkedin.com/in/noura-example" }
  - { network: ORCID, url: "https://orcid.org/0000-0002-1825-0097" }
email: noura@firm.test
contactFor: riyadh
---

Noura leads the work on definitions and data councils.
`,
  'ar/people/noura-al-salem.md': `---
name: نورة السالم
role: شريكة، استراتيجية البيانات
---

تقود نورة العمل على التعريفات ومجالس البيانات.
`,
  'en/people/omar-haddad.md': `---
name: Omar Haddad
role: Principal, AI engineering
order: 2
languages: [ar, en, fr]
---
`,
  'ar/people/omar-haddad.md': `---
name: عمر حداد
role: مستشار أول، هندسة الذكاء الاصطناعي
---
`,
  'en/clients/gulf-grocers.md': `---
name: Gulf Grocers
order: 1
consent: 2026-10-01
logo: grocers.svg
url: https://grocers.test
---
`,
  'ar/clients/gulf-grocers.md': `---
name: بقالات الخليج
---
`,
  'en/certificates/iso-27001.md': `---
name: Information security management
standard: ISO/IEC 27001:2022
number: "IS 712345"
issuer: Example Assurance
expires: 2030-06-30
order: 1
file: https://assurance.test/712345
---
`,
  'ar/certificates/iso-27001.md': `---
name: إدارة أمن المعلومات
issuer: هيئة الاعتماد
---
`,
  'en/certificates/iso-9001.md': `---
name: Quality management
standard: ISO 9001:2015
number: "QM 100"
issuer: Example Assurance
expires: 2026-01-31
order: 2
---
`,
  'ar/certificates/iso-9001.md': `---
name: إدارة الجودة
issuer: هيئة الاعتماد
---
`,
};

export const QUOTATIONS = {
  en: `quotations:
  - text: We stopped arguing about the forecast and began to read the reasons.
    name: Salma Rashid
    role: Purchasing director, Gulf Grocers
    consent: 2026-10-02
  - text: The tool asks me one question, and it uses my answer.
    role: A store manager
    consent: 2026-10-02
`,
  ar: `quotations:
  - text: توقفنا عن الجدال في التوقعات وبدأنا نقرأ الأسباب.
    name: سلمى راشد
    role: مديرة المشتريات، بقالات الخليج
  - text: تسألني الأداة سؤالًا واحدًا، وتستفيد من جوابي.
    role: مدير أحد الفروع
`,
};

/** Adds the facts to a copy of the content. @param root the folder content/ of the copy */
export function addFirmFacts(root: string): void {
  const inRoot = (file: string) => path.join(root, file);
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
  };
  const append = (file: string, before: RegExp, text: string) =>
    write(
      file,
      readFileSync(path.join('content', file), 'utf8').replace(before, (found) => text + found),
    );
  for (const [file, text] of Object.entries(firmFacts)) write(file, text);
  write('pictures/noura.png', portrait());
  write('pictures/grocers.svg', LOGO);
  append('en/case-studies/retail.md', /^sector: /m, `client: gulf-grocers\n${QUOTATIONS.en}`);
  append('ar/case-studies/retail.md', /^sector: /m, QUOTATIONS.ar);
  append('en/blog/data-management.md', /^date: /m, 'person: noura-al-salem\n');
  append('organization.yaml', /^email: /m, REGISTRATIONS);
}

const REGISTRATIONS = `registrations:
  - { type: commercialRegister, country: SA, number: "1010123456" }
  - { type: vat, country: SA, number: "300012345600003" }
  - { type: commercialRegister, country: AE, number: "CN-1234567" }
`;

export function portrait(side = 240): Buffer {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d8d1c1';
  context.fillRect(0, 0, 240, 240);
  context.fillStyle = '#17616b';
  context.arc(120, 95, 50, 0, 2 * Math.PI);
  context.fill();
  context.fillRect(40, 160, 160, 80);
  return canvas.toBuffer('image/png');
}
