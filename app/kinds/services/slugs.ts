/** The slugs of the services, in the site's order. */
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
