import type { RawAnswer } from './raw-request.ts';

// These are the rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, version
// 1.4.8) that need only one response. The Observatory's own package needs a database and downloads
// lists.

type Rule = { rule: string; points: number };
type Headers = Readonly<Record<string, string>>;

const HALF_A_YEAR = 15_552_000;
/** Bonus points count only if a response loses at most this many points. */
const MOST_LOST = 10;
const PRIVATE_REFERRER =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

export function observatoryScore(answer: RawAnswer): { score: number; rules: Rule[] } {
  const headers = Object.fromEntries(
    Object.entries(answer.headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const rules = [
    contentSecurityPolicy(headers),
    cookies(headers),
    crossOriginSharing(headers),
    referrerPolicy(headers),
    strictTransport(headers),
    scripts(String(answer.body)),
    {
      rule: 'x-content-type-options',
      points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    },
    framing(headers),
    resourcePolicy(headers),
  ];
  const lost = rules.reduce((sum, { points }) => sum + Math.min(points, 0), 0);
  const all = rules.reduce((sum, { points }) => sum + points, 0);
  return { score: 100 + (lost < -MOST_LOST ? lost : all), rules };
}

function contentSecurityPolicy(headers: Headers): Rule {
  const rule = 'content-security-policy';
  const policy = directives(headers);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, style] = [sourcesOf('script-src'), sourcesOf('style-src')];
  if (policy.size === 0) return { rule, points: -25 };
  const isOpen = (source: string) => /^(\*|https?:|data:)$/.test(source);
  // A hash, a nonce or 'strict-dynamic' makes browsers ignore 'unsafe-inline'.
  const isInline = (sources: string[]) =>
    sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(sha|nonce)/.test(source));
  const isStrict = script.includes("'strict-dynamic'");
  if (
    (script.some(isOpen) && !isStrict) ||
    isInline(script) ||
    sourcesOf('object-src').some(isOpen)
  )
    return { rule, points: -20 };
  if ([...script, ...style].includes("'unsafe-eval'")) return { rule, points: -10 };
  if (isInline(style) || style.some(isOpen)) return { rule, points: 0 };
  return { rule, points: policy.get('default-src')?.join() === "'none'" ? 10 : 5 };
}

function cookies(headers: Headers): Rule {
  const sent = headers['set-cookie'];
  const isSafe = sent === undefined || /;\s*Secure\b/i.test(sent);
  return { rule: 'cookies', points: isSafe ? 0 : -20 };
}

function crossOriginSharing(headers: Headers): Rule {
  const isOpen = headers['access-control-allow-credentials'] === 'true';
  return { rule: 'cross-origin-resource-sharing', points: isOpen ? -50 : 0 };
}

function referrerPolicy({ 'referrer-policy': policy }: Headers): Rule {
  const rule = 'referrer-policy';
  if (policy === undefined) return { rule, points: 0 };
  return { rule, points: PRIVATE_REFERRER.test(policy.split(',').at(-1)?.trim() ?? '') ? 5 : -5 };
}

function strictTransport({ 'strict-transport-security': header = '' }: Headers): Rule {
  const rule = 'strict-transport-security';
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(header) ?? [];
  if (seconds === undefined) return { rule, points: -20 };
  return { rule, points: Number(seconds) < HALF_A_YEAR ? -10 : 0 };
}

function scripts(html: string): Rule {
  const external = Array.from(html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g));
  const isForeign = ([, src = '']: RegExpExecArray) => /^(https?:)?\/\//.test(src);
  const isUnsafe = external.some(
    (script) => isForeign(script) && !script[0].includes('integrity='),
  );
  return { rule: 'subresource-integrity', points: isUnsafe ? -50 : 0 };
}

function framing(headers: Headers): Rule {
  const rule = 'x-frame-options';
  if (directives(headers).has('frame-ancestors')) return { rule, points: 5 };
  return { rule, points: /^(DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20 };
}

function resourcePolicy({ 'cross-origin-resource-policy': policy }: Headers): Rule {
  const isOwn = policy === 'same-origin' || policy === 'same-site';
  return { rule: 'cross-origin-resource-policy', points: isOwn ? 10 : 0 };
}

function directives({ 'content-security-policy': policy = '' }: Headers): Map<string, string[]> {
  const parts = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}
