import { organization, readForm, readPage } from '#app/content/read.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';

export function markdown(language: Language): md.Part {
  const page = readPage(language, 'contact');
  const { email, promise, offices, hours } = page;
  const officeOf = (name: 'riyadh' | 'dubai') => {
    const { phone } = organization.offices[name];
    return [
      md.heading(3, offices[name].name),
      offices[name].address,
      phone && md.link(`tel:${phone.replaceAll(' ', '')}`, phone),
    ];
  };
  const mail = `mailto:${organization.email}?subject=${encodeURIComponent(email.subject)}`;
  return [
    md.masthead(page),
    md.section(md.link('#write', readForm(language, 'contact').heading)),
    md.section(email.heading, email.text, md.link(mail, organization.email)),
    md.section(promise.heading, promise.text),
    md.sections(page.sections),
    md.section(offices.heading, officeOf('riyadh'), officeOf('dubai')),
    md.section(hours.heading, hours.text, hours.note),
  ];
}
