import { newEmail } from './form-test.ts';
import { linkIn, mailTo } from './mailbox.ts';
import type { editions } from './words.ts';

export type RenderedPage = { address: string; status: number; html: string };

const PATHS = [
  '/nowhere',
  '/services/nothing',
  '/search',
  '/search?q=data',
  '/search?q=%D8%A8%D9%8A%D8%A7%D9%86%D8%A7%D8%AA',
  '/search?q=zzzzzz',
  '/feedback',
  '/received/nothing',
  '/your-data/nothing',
  '/staff/nothing',
  '/newsletter/confirm/nothing',
  '/newsletter/unsubscribe/nothing',
];

/** Returns pages that the site renders on request, such as missing pages and responses to forms. */
export async function renderedPages(
  origin: string,
  { prefix, collections }: (typeof editions)[number],
  mailFolder?: string,
): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  const keep = async (name: string, answer: Response) => {
    pages.push({ address: `${prefix}${name}`, status: answer.status, html: await answer.text() });
  };
  const get = async (path: string, name = path) => keep(name, await fetch(origin + prefix + path));
  const post = async (path: string, form: Record<string, string>, name = `${path} (sent)`) => {
    const body = new URLSearchParams(form);
    await keep(
      name,
      await fetch(origin + prefix + path, { method: 'POST', headers: { Origin: origin }, body }),
    );
  };
  const openLink = async (email: string, path: string) => {
    const link = linkIn(await mailTo(email, '', mailFolder), `${path}/`);
    await get(link.slice(prefix.length), path);
  };
  const role = collections.jobs[0]?.slug;
  const webinar = collections.webinars.find(({ starts }) => starts > Date.now())?.slug;

  for (const path of PATHS) await get(path);

  const forms = [
    '/contact',
    '/partnership-form',
    '/newsletter',
    '/gdpr',
    `/careers/apply/${role}`,
    '/feedback',
  ];
  for (const path of webinar ? [...forms, `/webinars/${webinar}`] : forms) await post(path, {});

  const email = newEmail();
  const letter = {
    name: 'نورة <b>&',
    email,
    subject: 'موضوع',
    message: 'A message that is long enough',
  };
  await post('/contact', letter, '/received');
  await openLink(email, '/your-data');
  const subscriber = newEmail();
  await post('/newsletter', { email: subscriber }, '/newsletter (signed up)');
  await openLink(subscriber, '/newsletter/confirm');
  return pages;
}
