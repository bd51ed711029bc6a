import { defineReceiver } from '../engine/define-receiver.server.ts';
import { contactSchema } from './schema.ts';

export const contact = defineReceiver({ form: 'contact', schema: contactSchema });
