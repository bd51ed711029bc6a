/**
 * The eleven services in the site's order. The slug of a service is the name of its file and a
 * part of its path.
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
