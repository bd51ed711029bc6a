/** Settings that change the headers. */
export type HeaderSettings = {
  SITE_URL: string;
  MEDIA_ORIGIN?: string | undefined;
  FONT_ORIGIN?: string | undefined;
  ANALYTICS_ORIGIN?: string | undefined;
};
/** The inline script and style of the built pages, as sources for the policy. */
type SecurityHashes = { scripts: readonly string[]; styles: readonly string[] };

export type HeaderSet = Readonly<Record<string, string>>;

/** Browsers send reports about violations here. */
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
 * Returns the security headers of a page. The policy allows the inline script and styles by their
 * hashes, and modules that this script loads. 'self' is for browsers without 'strict-dynamic'.
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
    // Browsers that support the first ignore the second.
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
 * Returns the security headers of other files. A browser that renders one must not load anything.
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

/** Only a site with TLS may require it. */
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
