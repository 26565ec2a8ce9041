/** The unmistakable words of one person. */
import { SELF } from 'cloudflare:test';
import type { Address } from '#domain/checkout/address.ts';
import { newNumber } from '../vat-company.ts';
import { type Visitor, visitor } from '../visitor.ts';

/** Words that stand nowhere else. `ip`: another IPv6 network than those of other tests. */
export function newWords() {
  const id = crypto.randomUUID().slice(0, 8);
  const letters = id.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return {
    email: `xeno-${id}@quasten.example`,
    firstName: `Xeno${letters}`,
    lastName: `Quasten${letters}`,
    company: `Zyklopwerk${letters} GmbH`,
    streetName: `Pfauengasse${letters}`,
    phone: `+4368012${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`,
    vatNumber: newNumber(),
    ip: `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::7`,
  };
}

export type Words = ReturnType<typeof newWords>;

/** Visits the shop with the network address of the person. */
export function visits({ ip }: Words): Visitor {
  return visitor('at', (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('CF-Connecting-IP', ip);
    return SELF.fetch(address, { ...init, headers } as RequestInit<IncomingRequestCfProperties>);
  });
}

export const personal = ({ firstName, lastName, streetName, phone }: Words): Partial<Address> => ({
  firstName,
  lastName,
  streetName,
  phone,
});
