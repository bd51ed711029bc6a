/**
 * The eleven services, in the order that the site shows them. A slug names the service's file and
 * address.
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
