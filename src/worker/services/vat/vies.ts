/** VIES, which forwards queries to the registries of the EU states. Contract: test/contracts/vat/vies-rest.json. */
import * as z from 'zod';
import { codeOfVies } from '#domain/vat/codes.ts';
import { vatNumberRules } from '#domain/vat/numbers.ts';
import type { Registry } from './vat.ts';

const url = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';
const answer = z.union([
  z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() }),
  z.object({
    actionSucceed: z.literal(false),
    errorWrappers: z.array(z.object({ error: z.string() })).min(1),
  }),
]);

/** With our own number the response has a receipt. A number from outside the EU would be refused as requester. */
export const queryVies: Registry = async ({ number, asker }, ask, _env, signal) => {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      countryCode: number.prefix,
      vatNumber: number.national,
      ...(vatNumberRules[asker.prefix].isMember && {
        requesterMemberStateCode: asker.prefix,
        requesterNumber: asker.national,
      }),
    }),
    signal,
  });
  const raw = await response.text();
  const reply = answer.parse(JSON.parse(raw));
  if ('actionSucceed' in reply)
    return { code: codeOfVies(reply.errorWrappers[0]?.error ?? ''), raw };
  const { valid, requestIdentifier: requestId } = reply;
  return { code: valid ? '200' : '201', ...(requestId && { requestId }), raw };
};
