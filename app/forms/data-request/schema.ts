import * as v from 'valibot';
import { email, oneOf } from '../engine/rules.ts';

export const RIGHTS = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'portability',
  'objection',
  'withdrawal',
] as const;
export const dataRequestSchema = v.object({ email, right: oneOf(RIGHTS) });
