import type { APIRequestContext } from '@playwright/test';
import { pdfFile } from './example-files.ts';
import { newEmail } from './form-test.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { storedSubmissions } from './stored-submissions.ts';
import type { editions } from './words.ts';

export const NAME = 'نورة AlSaud';
export const CV = { name: 'سيرة.pdf', mimeType: 'application/pdf', buffer: pdfFile() };

/** Returns a function that sends a message and an application from the same person. */
export function personIn({ prefix, collections }: (typeof editions)[number]) {
  const role = collections.jobs[0]?.slug;
  return async (request: APIRequestContext, baseURL = '') => {
    const email = newEmail();
    const headers = { Origin: baseURL };
    const contact = {
      name: NAME,
      email,
      subject: 'موضوع',
      message: 'A message that is long enough',
    };
    await request.post(`${prefix}/contact`, { headers, form: contact });
    const multipart = {
      name: NAME,
      email,
      phone: '+966501234567',
      note: '',
      link: '',
      consent: 'on',
      cv: CV,
    };
    await request.post(`${prefix}/careers/apply/${role}`, { headers, multipart });
    const [message, application] = storedSubmissions(email);
    if (!message || !application) throw new Error('Nothing was stored');
    return {
      email,
      contact,
      message,
      application,
      link: linkIn(await mailTo(email), '/your-data/'),
    };
  };
}
