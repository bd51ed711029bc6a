/**
 * The eleven services in the site's order. The slug of a service is the name of its file, and its
 * path contains the slug.
 */
export const serviceSlugs = [
  'ai-strategy',
  'digital-transformation',
  'cloud-advisory',
  'data-strategy',
  'ai-governance',
  'process-automation',
  'cybersecurity',
  'change-management',
  'business-intelligence',
  'technology-architecture',
  'ai-ethics',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
