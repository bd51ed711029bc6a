import * as v from 'valibot';
import { email, line, longText } from '../engine/rules.ts';

export const contactSchema = v.object({
  name: line(2, 100),
  email,
  subject: line(3, 150),
  message: longText(10, 5000),
});
