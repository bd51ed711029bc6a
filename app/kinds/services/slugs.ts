/** The eleven services in the site's order. A slug is the name of the service's file and path. */
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
