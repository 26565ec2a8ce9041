/**
 * GET /vat/validate?UstId_1=&UstId_2=: checks a customer's VAT number on behalf of the shop's. The response has the
 * German registry's format of the specification's time, whichever registry is used today. Source: purchase-flow.txt §7.
 */
import { dayIn } from '#domain/locale/dates.ts';
import { noOwnNumber } from '#domain/vat/codes.ts';
import { evatrXml } from '#domain/vat/evatr-xml.ts';
import { vatNumberOf, vatNumberText } from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';

/** Characters; the longest number has fourteen. */
const maxNumberLength = 40;

export async function validateVat(c: KontorContext): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const site = c.req.header('Sec-Fetch-Site');
  if (site && site !== 'same-origin') return c.text('Forbidden', 403);
  if (!(await isWithinFormLimit(c, 'vat')))
    return c.text('Too many requests', 429, { 'Retry-After': '60' });
  const { store, caller, backend } = c.get('shop');
  const asker = (c.req.query('UstId_1') ?? '').slice(0, maxNumberLength);
  const typedNumber = (c.req.query('UstId_2') ?? '').slice(0, maxNumberLength);
  const number = vatNumberOf(typedNumber, store.key);
  const own = ownNumberOf(c.env.settings, store.key);
  const code = async () => {
    if (!own || vatNumberText(own) !== asker) return noOwnNumber;
    if (!number) return '215';
    return (await backend.checkVatNumber({ number, store: store.key }, caller.now)).code;
  };
  const day = dayIn(store.key, caller.now);
  const xml = evatrXml({ asker, number: typedNumber, code: await code(), day });
  return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}
