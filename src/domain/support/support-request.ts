/** What somebody writes in the support form. Source: purchase-flow.txt §3 and §5 "Support request form". */
import * as z from 'zod';
import { hasWebAddress } from '../checkout/web-address.ts';
import { emailAddress } from '../customer/email.ts';
import { fieldsOf, supportFields, topicOf } from './reasons.ts';

/**
 * Characters. Those of name, company, e-mail, phone and subject are the limits of Salesforce's fields SuppliedName,
 * SuppliedCompany, SuppliedEmail, SuppliedPhone and of the subject in its generated form.
 */
export const maxSupportLengths = {
  name: 80,
  company: 80,
  email: 80,
  subject: 80,
  phone: 40,
  orderNumber: 40,
  invoiceNumber: 40,
  vatId: 40,
  description: 4000,
} as const;

export const productNumberLength = 8;

/** The digits of what was typed or of an SKU, at most eight. */
export const supportProductNumber = (text: string): string =>
  text.replace(/\D/g, '').slice(0, productNumberLength);

const line = (longest: number) => z.string().trim().min(1).max(longest);

const productNumber = z
  .string()
  .transform(supportProductNumber)
  .refine((number) => number.length === productNumberLength, 'eight digits');

export const supportRequest = z
  .object({
    reason: z.string(),
    subreason: z.string(),
    name: line(maxSupportLengths.name).refine(
      (name) => !hasWebAddress(name, 'person'),
      'a name without a web address',
    ),
    email: emailAddress.refine((email) => email.length <= maxSupportLengths.email, 'at most 80'),
    company: line(maxSupportLengths.company).optional(),
    subject: line(maxSupportLengths.subject),
    description: line(maxSupportLengths.description),
    productNumber: productNumber.optional(),
    /** No maximum. */
    quantity: z.int().min(1).optional(),
    orderNumber: line(maxSupportLengths.orderNumber).optional(),
    invoiceNumber: line(maxSupportLengths.invoiceNumber).optional(),
    vatId: line(maxSupportLengths.vatId).optional(),
    /** E.164. */
    phone: line(maxSupportLengths.phone).optional(),
  })
  .superRefine((request, context) => {
    const topic = topicOf(request.subreason);
    if (topic?.reason !== request.reason) {
      context.addIssue({
        code: 'custom',
        path: ['subreason'],
        message: 'a subreason of the reason',
      });
      return;
    }
    for (const field of topic.required) {
      if (request[field] === undefined) {
        context.addIssue({ code: 'custom', path: [field], message: 'required by the subreason' });
      }
    }
  });

export type SupportRequest = z.output<typeof supportRequest>;

/** Without what the subreason does not ask for: a program may send more than the form has. */
export function askedFor(request: SupportRequest): SupportRequest {
  const topic = topicOf(request.subreason);
  const shown = topic ? fieldsOf(topic) : [];
  const hidden = supportFields.filter((field) => !shown.includes(field));
  return Object.fromEntries(
    Object.entries(request).filter(([name]) => !hidden.some((field) => field === name)),
  ) as SupportRequest;
}
