/** The call of the contact form: a row of the contract table (../operations.ts). Source: checklist LAY-6. */
import * as z from 'zod';
import { hasWebAddress } from '../checkout/web-address.ts';
import { emailAddress } from '../customer/email.ts';
import { answer, operation } from '../operation.ts';
import { maxContactLengths } from './contact-form.ts';

const line = z.string().trim().min(1).max(maxContactLengths.line);

export const contactOperations = {
  /** Sends a message to the store by mail. */
  requestContact: operation(
    z.object({
      name: line.refine((name) => !hasWebAddress(name, 'person'), 'a name without a web address'),
      email: emailAddress,
      subject: line,
      orderNumber: line.optional(),
      message: z.string().trim().min(1).max(maxContactLengths.message),
    }),
    answer<Record<string, never>>(),
    { rateLimit: 'contact' },
  ),
};
