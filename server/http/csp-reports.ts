import type { Logger } from 'pino';
import * as v from 'valibot';
import { MINUTE } from '#app/i18n/durations.ts';

const LARGEST = 16 * 1024;
const LINES_A_MINUTE = 10;

/**
 * A violation from a browser's report. Only known values are logged, because anyone can send
 * reports.
 */
type Violation = { directive: string; blocked: string };

const TEXT = v.optional(v.string(), '');
const OLD_REPORT = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': TEXT,
      'violated-directive': TEXT,
      'blocked-uri': TEXT,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ]),
);
const NEW_REPORTS = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.optional(v.looseObject({ effectiveDirective: TEXT, blockedURL: TEXT })),
    }),
  ),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: body?.effectiveDirective ?? '',
        blocked: body?.blockedURL ?? '',
      })),
  ),
);
const FORMATS: Record<string, v.GenericSchema<unknown, Violation[]>> = {
  'application/csp-report': OLD_REPORT,
  'application/reports+json': NEW_REPORTS,
};

/** Matches the directives of CSP: https://www.w3.org/TR/CSP3/#csp-directives */
const DIRECTIVES =
  /^((script|style)-src(-elem|-attr)?|(default|img|font|connect|manifest|media|object|frame|child|worker)-src|form-action|base-uri|frame-ancestors|require-trusted-types-for|trusted-types)$/;
const KEYWORDS =
  /^(self|inline|eval|wasm-eval|trusted-types-(policy|sink)|data|blob|filesystem|about|(chrome|moz|safari-web)-extension)$/;

/** Logs at most ten violations a minute, and always answers 204. */
export function cspReports(
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): (request: Request) => Promise<Response> {
  let minute = { began: now(), lines: 0 };
  const mayLog = (): boolean => {
    if (now() - minute.began >= MINUTE) minute = { began: now(), lines: 0 };
    return ++minute.lines <= LINES_A_MINUTE;
  };
  return async (request) => {
    for (const { directive, blocked } of await violationsIn(request)) {
      if (!mayLog()) break;
      log.warn(
        { directive: knownDirective(directive), blocked: knownSource(blocked) },
        'the policy of a page was violated',
      );
    }
    return new Response(null, { status: 204 });
  };
}

async function violationsIn(request: Request): Promise<Violation[]> {
  const format =
    FORMATS[request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (!format) return [];
  try {
    const parsed = v.safeParse(format, JSON.parse(await readUpTo(LARGEST, request)));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

async function readUpTo(bytes: number, { headers, body }: Request): Promise<string> {
  if (Number(headers.get('Content-Length') ?? 0) > bytes) throw new RangeError('too long');
  const decoder = new TextDecoder();
  let read = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    read += chunk.length;
    if (read > bytes) throw new RangeError('too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function knownDirective(text: string): string {
  const name = text.trim().split(/\s/)[0] ?? '';
  return DIRECTIVES.test(name) ? name : 'unknown';
}

/** Reduces a URL to its origin. Paths and queries may contain personal data. */
function knownSource(text: string): string {
  if (KEYWORDS.test(text)) return text;
  if (!URL.canParse(text)) return 'unknown';
  const { protocol, origin } = new URL(text);
  if (/^(https?|wss?):$/.test(protocol)) return origin;
  const scheme = protocol.slice(0, -1);
  return KEYWORDS.test(scheme) ? scheme : 'unknown';
}
