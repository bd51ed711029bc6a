import { isLoopback } from '#server/is-loopback.ts';

export type Check = {
  name: string;
  status: 'ok' | 'warning' | 'failed';
  text: string;
  list?: string[];
  todo?: string;
};

export function ok(name: string, text: string): Check {
  return { name, status: 'ok', text };
}

export function warning(name: string, text: string, todo: string): Check {
  return { name, status: 'warning', text, todo };
}

/** Returns a failed check for a public site, and a warning for a site on localhost. */
export function unready(siteUrl: string, name: string, text: string, todo: string): Check {
  return isLoopback(siteUrl) ? warning(name, text, todo) : failed(name, text, todo);
}

export function failed(name: string, text: string, todo: string): Check {
  return { name, status: 'failed', text, todo };
}
