/** The unmistakable words of one person. */
import { SELF } from 'cloudflare:test';
import type { Address } from '#domain/checkout/address.ts';
import { newNumber } from '../vat-company.ts';
import { type Visitor, visitor } from '../visitor.ts';

const pick = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));

/** Words that stand nowhere else. `ip`: another IPv6 network than those of other tests. */
export function newWords() {
  const id = crypto.randomUUID().slice(0, 8);
  const letters = id.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return {
    email: `xeno-${id}@quasten.example`,
    /** To which the account is to change. */
    nextEmail: `neu-${id}@quasten.example`,
    firstName: `Xeno${letters}`,
    lastName: `Quasten${letters}`,
    company: `Zyklopwerk${letters} GmbH`,
    /** Of the profile, in no order. */
    ownCompany: `Titanwerk${letters} KG`,
    ownVatNumber: newNumber(),
    dateOfBirth: `19${pick(10, 99)}-0${pick(1, 9)}-${pick(10, 28)}`,
    city: `Xenostadt${letters}`,
    streetName: `Pfauengasse${letters}`,
    phone: `+4368012${pick(10_000, 99_999)}`,
    vatNumber: newNumber(),
    ip: `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::7`,
  };
}

export type Words = ReturnType<typeof newWords>;

/** Of somebody else: each word contains that of the person, as `joann@` contains `ann@`. */
export function wordsLike(words: Words): Words {
  const { email, nextEmail, firstName, lastName, company, ownCompany, streetName, phone } = words;
  return {
    ...newWords(),
    email: `jo${email}`,
    nextEmail: `jo${nextEmail}`,
    firstName: `${firstName}a`,
    lastName: `${lastName}er`,
    company: `Neu${company}`,
    ownCompany: `Neu${ownCompany}`,
    streetName: `${streetName}tor`,
    phone: `${phone}1`,
  };
}

/** Visits the shop from the network and the city of the person, with a browser that has a name. */
export function visits({ ip, city }: Words): Visitor {
  return visitor('at', (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('CF-Connecting-IP', ip);
    headers.set(
      'User-Agent',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    const cf = { city, country: 'AT' };
    return SELF.fetch(address, {
      ...init,
      headers,
      cf,
    } as RequestInit<IncomingRequestCfProperties>);
  });
}

export const personal = ({ firstName, lastName, streetName, phone }: Words): Partial<Address> => ({
  firstName,
  lastName,
  streetName,
  phone,
});
