import * as v from 'valibot';
import { email, line } from '../engine/rules.ts';

export const webinarSchema = v.object({ name: line(2, 100), email });
