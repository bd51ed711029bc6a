import type { APIRequestContext, APIResponse } from '@playwright/test';
import { newEmail } from './form-test.ts';
import { linkIn, mailTo } from './mailbox.ts';
import type { editions } from './words.ts';

type RenderedPage = { address: string; status: number; html: string };

/** Pages that no file holds, as the site renders them when it is asked: what is not there, and what follows from forms. */
export async function renderedPages(
  request: APIRequestContext,
  origin: string,
  { prefix, collections }: (typeof editions)[number],
): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  const keep = async (name: string, answer: APIResponse) => {
    pages.push({ address: `${prefix}${name}`, status: answer.status(), html: await answer.text() });
    return answer;
  };
  const get = async (path: string, name = path) => keep(name, await request.get(prefix + path));
  const post = async (path: string, form: Record<string, string>, name = `${path} (sent)`) =>
    keep(name, await request.post(prefix + path, { headers: { Origin: origin }, form }));
  const role = collections.jobs[0]?.slug;
  const webinar = collections.webinars.find(({ starts }) => starts > Date.now())?.slug;

  for (const path of [
    '/nowhere',
    '/services/nothing',
    '/search',
    '/search?q=data',
    '/search?q=%D8%A8%D9%8A%D8%A7%D9%86%D8%A7%D8%AA',
    '/search?q=zzzzzz',
  ])
    await get(path);
  for (const path of ['/feedback', '/received/nothing', '/your-data/nothing', '/newsletter/confirm/nothing', '/newsletter/unsubscribe/nothing'])
    await get(path);

  // Empty forms come back with what is wrong.
  for (const path of ['/contact', '/partnership-form', '/newsletter', '/gdpr', `/careers/apply/${role}`, '/feedback']) await post(path, {});
  if (webinar) await post(`/webinars/${webinar}`, {});

  const email = newEmail();
  await post('/contact', { name: 'نورة <b>&', email, subject: 'موضوع', message: 'A message that is long enough' }, '/received');
  await get(linkIn(await mailTo(email), '/your-data/').slice(prefix.length), '/your-data');
  const subscriber = newEmail();
  await post('/newsletter', { email: subscriber }, '/newsletter (signed up)');
  await get(linkIn(await mailTo(subscriber), '/newsletter/confirm/').slice(prefix.length), '/newsletter/confirm');
  return pages;
}
