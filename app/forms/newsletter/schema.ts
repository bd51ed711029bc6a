import * as v from 'valibot';
import { email } from '../engine/rules.ts';

export const newsletterSchema = v.object({ email });
