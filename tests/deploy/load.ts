import { setTimeout as wait } from 'node:timers/promises';
import { encoded, isAcknowledged, newLetter } from '#tests/support/form-client.ts';
import { HOST } from './proxies.ts';
import type { Client } from './tls-client.ts';

const PATHS = ['/', '/ar', '/services', '/search?q=data', '/blog/feed.xml'];
const VISITORS = 8;
const PAUSE = 20;

export type Load = { end: () => Promise<{ answered: number; lost: string[] }> };

/**
 * Starts visitors who ask for pages and send forms.
 * @param options.formEvery every nth request is a form; 0 means no forms
 */
export function startLoad(client: Client, { paths = PATHS, formEvery = 4 } = {}): Load {
  const lost: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (start: number) => {
    for (let count = start; !isOver; count++) {
      const isForm = formEvery > 0 && count % formEvery === 0;
      const path = paths[count % paths.length] ?? '/';
      try {
        const { status, body } = await (isForm ? sendForm(client) : client.ask(path));
        const isGood = isForm ? isAcknowledged({ status, body: '' }) : status === 200;
        if (isGood) answered++;
        else lost.push(`${isForm ? 'form' : path}: ${status} ${body.toString().slice(0, 200)}`);
      } catch (error) {
        lost.push(`${isForm ? 'form' : path}: ${error}`);
      }
      await wait(PAUSE);
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)));
  return {
    end: async () => {
      isOver = true;
      await all;
      return { answered, lost };
    },
  };
}

export function sendForm(client: Client, options: { from?: string; forged?: string } = {}) {
  const { from, forged } = options;
  return client.ask('/contact', {
    method: 'POST',
    body: encoded(newLetter()),
    headers: {
      Origin: `https://${HOST}`,
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(forged ? { 'X-Forwarded-For': forged } : {}),
    },
    ...(from ? { from } : {}),
  });
}
