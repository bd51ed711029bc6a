import * as v from 'valibot';
import { email } from '../rules.ts';

export const newsletterSchema = v.object({ email });
