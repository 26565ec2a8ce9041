/** If the maps service fails, ordering still works; no address is written to the log. */
import { expect, it } from 'vitest';
import { validateAddress } from '#worker/services/address-validation/address-validation.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';
import { addressIn } from '../shopper.ts';

const street = 'Sprezzatura Avenue';
const address = { ...addressIn('ie'), streetName: street };
const outside = { SANDBOX: '', ADDRESS_VALIDATION_KEY: 'key' };
const real = environmentWith(outside);
const waiting: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
const deaf: typeof fetch = () => new Promise(() => undefined);

const failures: [string, typeof fetch, Partial<Bindings>, string][] = [
  ['is down', async () => new Response('<h1>502</h1>', { status: 502 }), {}, 'status 502'],
  ['cannot be reached', () => Promise.reject(new TypeError('network')), {}, 'network'],
  ['says nothing in time', waiting, {}, 'TimeoutError'],
  ['does not hear that time is up', deaf, {}, 'TimeoutError'],
  ['answers in another form', async () => Response.json({ result: street }), {}, 'another form'],
  ['is not told who asks', deaf, { ADDRESS_VALIDATION_KEY: '' }, 'ADDRESS_VALIDATION_KEY'],
];
it.each(failures)(
  'the maps service %s: the address counts as fine, and the log does not have it',
  async (...row) => {
    const [, ask, settings, why] = row;
    let opinion: unknown;
    const lines = await logged(async () => {
      opinion = await validateAddress(
        environmentWith({ ...outside, ...settings }),
        address,
        new Date(),
        ask,
        50,
      );
    });
    expect(opinion).toEqual({ kind: 'fine' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('address not validated');
    expect(lines[0]).toContain(why);
    for (const word of [street, address.city, address.lastName])
      expect(lines[0]).not.toContain(word);
  },
);

it('the maps service is called once for the same address', async () => {
  let questions = 0;
  const counting: typeof fetch = async () => {
    questions += 1;
    return Response.json({
      result: { verdict: { addressComplete: true }, address: {} },
    });
  };
  const again = { ...address, city: 'Galway' };
  await validateAddress(real, again, new Date(), counting);
  await validateAddress(real, { ...again, firstName: 'Aoife' }, new Date(), counting);
  expect(questions).toBe(1);
});
