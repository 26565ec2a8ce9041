/** The calls of the support form and of its cases: rows of the contract table (../operations.ts). Source: checklist SUP-1. */
import * as z from 'zod';
import { fileLinks } from '../files/file-fields.ts';
import { answer, operation } from '../operation.ts';
import type { CaseSummary, ShownCase } from './support-case.ts';
import { maxSupportLengths, supportRequest } from './support-request.ts';

const files = fileLinks('documents');

/** A case by its number, for its customer, or by the signed link of a mail. */
const caseReference = z.union([
  z.object({ number: z.string().max(20) }),
  z.object({ link: z.string().min(1).max(1000) }),
]);

export const supportOperations = {
  /** Opens a case. `key`: of the form, so that one that is sent twice opens one case. `suspicion`: an operator decides. */
  requestContact: operation(
    z.intersection(
      supportRequest,
      z.object({
        key: z.uuid(),
        files,
        suspicion: z.enum(['honeypot', 'fast']).optional(),
      }),
    ),
    answer<{ case: { number: string; answerBy: string; link: string } }>(),
    { rateLimit: 'contact' },
  ),
  /** The customer's cases, the last changed first. */
  getSupportCases: operation(z.object({}), answer<{ cases: CaseSummary[] }>()),
  getSupportCase: operation(caseReference, answer<{ case: ShownCase }>()),
  /** Opens the case again. `key`: of the form, so that one that is sent twice is stored once. */
  replyToSupportCase: operation(
    z.intersection(
      caseReference,
      z.object({
        key: z.string().max(100),
        text: z.string().trim().min(1).max(maxSupportLengths.description),
        files,
      }),
    ),
    answer<Record<string, never>>(),
    { rateLimit: 'contact' },
  ),
};
