import type { Settings } from '#server/env.ts';

export type HeaderSettings = Pick<
  Settings,
  'SITE_URL' | 'HSTS_SCOPE' | 'MEDIA_ORIGIN' | 'FONT_ORIGIN' | 'ANALYTICS_ORIGIN'
>;
type SecurityHashes = { scripts: readonly string[]; styles: readonly string[] };

export type HeaderSet = Readonly<Record<string, string>>;

const CSP_REPORTS = '/csp-report';

const ONE_YEAR = 'max-age=31536000';
/**
 * The values of Strict-Transport-Security. The operator chooses, because the site does not know
 * whether subdomains use TLS.
 */
const TRANSPORT: Record<HeaderSettings['HSTS_SCOPE'], string> = {
  host: ONE_YEAR,
  subdomains: `${ONE_YEAR}; includeSubDomains`,
  preload: `${ONE_YEAR}; includeSubDomains; preload`,
};

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  // With no-referrer, browsers would send "Origin: null" with the site's own forms.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
};

/** Returns a page's headers. Browsers without support for 'strict-dynamic' use 'self'. */
export function pageHeaders(
  settings: HeaderSettings,
  { scripts, styles }: SecurityHashes,
): HeaderSet {
  const { MEDIA_ORIGIN, FONT_ORIGIN, ANALYTICS_ORIGIN } = settings;
  const policy = directives({
    'default-src': ["'none'"],
    'script-src': ["'strict-dynamic'", ...scripts, "'self'"],
    'style-src': [...styles, "'self'"],
    'img-src': ["'self'", MEDIA_ORIGIN],
    'media-src': ["'self'", MEDIA_ORIGIN],
    'font-src': ["'self'", FONT_ORIGIN],
    'connect-src': ["'self'", ANALYTICS_ORIGIN],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    // Browsers that support report-to ignore report-uri.
    'report-to': ['csp'],
    'report-uri': [CSP_REPORTS],
  });
  return {
    'Content-Security-Policy': policy,
    'Reporting-Endpoints': `csp="${CSP_REPORTS}"`,
    // With require-corp, browsers block pictures without Cross-Origin-Resource-Policy. Not every
    // media host sends this header.
    'Cross-Origin-Embedder-Policy': MEDIA_ORIGIN ? 'credentialless' : 'require-corp',
    ...common(settings),
  };
}

/**
 * Returns the headers of the staff page, which shows texts of strangers and runs no scripts. With
 * the policy `same-origin`, no other host gets the page's URL as referrer. With `no-referrer`,
 * browsers would send "Origin: null" with the page's forms.
 */
export function staffHeaders(settings: HeaderSettings, styles: readonly string[]): HeaderSet {
  const { FONT_ORIGIN } = settings;
  const policy = directives({
    'default-src': ["'none'"],
    'style-src': [...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'", FONT_ORIGIN],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  return {
    ...common(settings),
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'same-origin',
  };
}

/** Returns the headers of answers that are not pages. Such answers may load nothing. */
export function fileHeaders(settings: HeaderSettings): HeaderSet {
  return {
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...common(settings),
  };
}

function common({ SITE_URL, HSTS_SCOPE }: HeaderSettings): HeaderSet {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(SITE_URL.startsWith('https:') && { 'Strict-Transport-Security': TRANSPORT[HSTS_SCOPE] }),
    ...COMMON,
  };
}

function directives(policy: Record<string, (string | undefined)[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== undefined)].join(' '))
    .join('; ');
}
