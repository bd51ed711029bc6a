/** The settings that the headers depend on. */
export type HeaderSettings = {
  SITE_URL: string;
  MEDIA_ORIGIN?: string | undefined;
  FONT_ORIGIN?: string | undefined;
  ANALYTICS_ORIGIN?: string | undefined;
};
/** The inline script and style of the built pages, as sources for the policy. */
type SecurityHashes = { scripts: readonly string[]; styles: readonly string[] };

export type HeaderSet = Readonly<Record<string, string>>;

/** Where browsers tell what the policy kept them from. */
const CSP_REPORTS = '/csp-report';

const TWO_YEARS_IN_SECONDS = 63_072_000;

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers then send "Origin: null" with the site's own forms.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
};

/**
 * The security headers of a page. The policy allows exactly the inline script and style that every
 * page carries, by their hashes, and what that script loads; 'self' serves browsers that do not
 * know 'strict-dynamic'.
 */
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
    'font-src': ["'self'", FONT_ORIGIN],
    'connect-src': ["'self'", ANALYTICS_ORIGIN],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    // Browsers that know the first do not look at the second.
    'report-to': ['csp'],
    'report-uri': [CSP_REPORTS],
  });
  return {
    'Content-Security-Policy': policy,
    'Reporting-Endpoints': `csp="${CSP_REPORTS}"`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...transport(settings),
    ...COMMON,
  };
}

/**
 * The security headers of everything that is not a page: it may do nothing at all where a browser
 * shows it as one.
 */
export function fileHeaders(settings: HeaderSettings): HeaderSet {
  const policy = directives({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...transport(settings),
    ...COMMON,
  };
}

/** Only a site that is reached over TLS may tell browsers to insist on it. */
function transport({ SITE_URL }: HeaderSettings): HeaderSet {
  if (!SITE_URL.startsWith('https:')) return {};
  return {
    'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains; preload`,
  };
}

function directives(policy: Record<string, (string | undefined)[]>): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== undefined)].join(' '))
    .join('; ');
}
