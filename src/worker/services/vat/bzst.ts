/** The German registry, REST since 2025. Contract: test/contracts/vat/evatr-rest-status.json. */
import * as z from 'zod';
import { codeOfEvatr } from '#domain/vat/codes.ts';
import { vatNumberText } from '#domain/vat/numbers.ts';
import type { Registry } from './vat.ts';

const url = 'https://api.evatr.vies.bzst.de/app/v1/abfrage';
const answer = z.object({ status: z.string(), id: z.string().optional() });

/** If the trader is known the query is qualified: `raw` then rates name and address with A to D each. */
export const queryBzst: Registry = async ({ number, asker, trader }, ask, _env, signal) => {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      anfragendeUstid: vatNumberText(asker),
      angefragteUstid: vatNumberText(number),
      ...(trader && {
        firmenname: trader.name,
        ort: trader.city,
        plz: trader.postalCode,
        strasse: trader.street,
      }),
    }),
    signal,
  });
  const raw = await response.text();
  const { status, id } = answer.parse(JSON.parse(raw));
  return { code: codeOfEvatr(status), ...(id && { requestId: id }), raw };
};
