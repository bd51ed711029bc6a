import type { HandlingOptions } from '#server/submissions/handling/handle-submission.ts';
import { NOON } from './example-submission.ts';

export function handlingOptions(options: Partial<HandlingOptions> = {}): HandlingOptions {
  return {
    now: NOON,
    firmDomains: ['firm.example'],
    mailHost: 'site.example',
    writeForward: ({ form, reference, link }) => ({
      subject: `${form} ${reference}`,
      text: `Please look at it: ${link.id} ${link.version}`,
      html: '<p>Please look at it</p>',
    }),
    ...options,
  };
}
