import type { Drawing } from './drawing.ts';
import { aiEthics } from './home/ai-ethics.ts';
import { aiGovernance } from './home/ai-governance.ts';
import { aiStrategy } from './home/ai-strategy.ts';
import { businessIntelligence } from './home/business-intelligence.ts';
import { changeManagement } from './home/change-management.ts';
import { cloudAdvisory } from './home/cloud-advisory.ts';
import { cybersecurity } from './home/cybersecurity.ts';
import { dataStrategy } from './home/data-strategy.ts';
import { digitalTransformation } from './home/digital-transformation.ts';
import { processAutomation } from './home/process-automation.ts';
import { technologyArchitecture } from './home/technology-architecture.ts';

/** The home page's pictures. Each key is the slug of a service. */
export const homeDrawings: Readonly<Record<string, () => Drawing>> = {
  'ai-strategy': aiStrategy,
  'digital-transformation': digitalTransformation,
  'cloud-advisory': cloudAdvisory,
  'data-strategy': dataStrategy,
  'ai-governance': aiGovernance,
  'process-automation': processAutomation,
  cybersecurity,
  'change-management': changeManagement,
  'business-intelligence': businessIntelligence,
  'technology-architecture': technologyArchitecture,
  'ai-ethics': aiEthics,
};
