/** Calls a registry whose answers a test defines. */
import { expect } from 'vitest';
import { type VatNumber, vatNumberOf } from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import { checkVatNumber, type VatAnswer } from '#worker/services/vat/vat.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';

export type Asked = { url: string; headers: Headers; body: string };

export const numberOf = (text: string): VatNumber => {
  const number = vatNumberOf(text, 'de');
  if (!number) throw new Error(`${text} is no number`);
  return number;
};

/** The result of a check, the requests that were sent, and the lines of the log. */
export async function asked(
  text: string,
  answer: (asked: Asked) => Response | Promise<Response>,
  settings: Partial<Bindings> = {},
) {
  const requests: Asked[] = [];
  const ask: typeof fetch = async (input, init) => {
    const told = { url: String(input), headers: new Headers(init?.headers), body: `${init?.body}` };
    requests.push(told);
    return answer(told);
  };
  let told: VatAnswer | undefined;
  const shop = environmentWith({
    HMRC_CLIENT_ID: crypto.randomUUID(),
    HMRC_CLIENT_SECRET: 'secret',
    ...settings,
  });
  const own = ownNumberOf(shop.settings, 'de') ?? numberOf('DE123456788');
  const lines = await logged(async () => {
    const question = { number: numberOf(text), asker: own, trader };
    told = await checkVatNumber(shop, question, ask, 300);
  });
  expect(lines.join()).not.toContain(text);
  return { ...told, requests, lines };
}

const trader = { name: 'Werkstatt', street: 'Weg 1', postalCode: '1010', city: 'Wien' };
export const german = { VAT_IDS: 'de=DE123456788' };
export const austrian = { VAT_IDS: 'de=ATU12345675' };
export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
