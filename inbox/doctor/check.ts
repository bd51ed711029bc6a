/** What one look found. */
export type Check = {
  name: string;
  status: 'ok' | 'warning' | 'failed';
  /** What was found. */
  text: string;
  /** What to do about it. */
  todo?: string;
};

export function ok(name: string, text: string): Check {
  return { name, status: 'ok', text };
}

export function warning(name: string, text: string, todo: string): Check {
  return { name, status: 'warning', text, todo };
}

/** What a site that others use must not have, and one that is only tried on this machine may. */
export function unready(siteUrl: string, name: string, text: string, todo: string): Check {
  return isLoopback(siteUrl) ? warning(name, text, todo) : failed(name, text, todo);
}

/** Whether only this machine reaches an address. */
export function isLoopback(siteUrl: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}

export function failed(name: string, text: string, todo: string): Check {
  return { name, status: 'failed', text, todo };
}
