/** A remote customer with the updates applied has the profile and the addresses of the shop's. */
import { describe, expect, it } from 'vitest';
import type { AddressBook, SavedAddress } from '#domain/customer/address-book.ts';
import type { Profile } from '#domain/customer/profile.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { bookUpdates, profileUpdates } from '#domain/remote/customer-updates.ts';
import { seedsOf } from '../../random.ts';
import { type Chance, chance, times } from '../seeded.ts';

const seeds = seedsOf({ usual: 300, long: 20_000 });

const addressOf = (id: string, city: string): SavedAddress => ({
  id,
  firstName: 'Jana',
  lastName: 'Nováková',
  streetName: 'Hlavná',
  streetNumber: '1',
  postalCode: '811 01',
  city,
  country: 'sk',
});

/** A book that keeps some addresses of another: the same object if it was not changed. */
function madeUpBook(dice: Chance, before?: AddressBook): AddressBook {
  const addresses = times(5).flatMap((at): SavedAddress[] => {
    const known = before?.addresses.find(({ id }) => id === `a${at}`);
    if (!dice.often(0.6)) return [];
    return known && dice.often(0.5)
      ? [known]
      : [addressOf(`a${at}`, `City ${dice.between(1, 99)}`)];
  });
  const some = () => addresses.map(({ id }) => id).filter(() => dice.often(0.5));
  const [shippingAddressIds, billingAddressIds] = [some(), some()];
  const [shipTo, billTo] = [shippingAddressIds, billingAddressIds].map((ids) =>
    ids.length > 0 && dice.often(0.7) ? dice.pick(ids) : undefined,
  );
  return {
    version: 1,
    addresses,
    shippingAddressIds,
    billingAddressIds,
    ...(shipTo && { defaultShippingAddressId: shipTo }),
    ...(billTo && { defaultBillingAddressId: billTo }),
  };
}

type Held = {
  addresses: Map<string, string>;
  shipping: Set<string>;
  billing: Set<string>;
  shipTo?: string | undefined;
  billTo?: string | undefined;
};

/** As commercetools: only known addresses are used, a default is used too, a removed one loses its uses. */
function applied(held: Held, update: CustomerUpdate): void {
  const require = (key: string | undefined) => {
    if (key !== undefined && !held.addresses.has(key)) throw new Error(`no address ${key}`);
  };
  switch (update.action) {
    case 'addAddress':
      if (held.addresses.has(update.address.key)) throw new Error('the key is taken');
      held.addresses.set(update.address.key, update.address.city);
      break;
    case 'changeAddress':
      require(update.addressKey);
      held.addresses.set(update.addressKey, update.address.city);
      break;
    case 'removeAddress':
      require(update.addressKey);
      held.addresses.delete(update.addressKey);
      held.shipping.delete(update.addressKey);
      held.billing.delete(update.addressKey);
      if (held.shipTo === update.addressKey) held.shipTo = undefined;
      if (held.billTo === update.addressKey) held.billTo = undefined;
      break;
    case 'addShippingAddressId':
    case 'addBillingAddressId':
      require(update.addressKey);
      held[update.action === 'addShippingAddressId' ? 'shipping' : 'billing'].add(
        update.addressKey,
      );
      break;
    case 'removeShippingAddressId':
    case 'removeBillingAddressId': {
      require(update.addressKey);
      const isShipping = update.action === 'removeShippingAddressId';
      held[isShipping ? 'shipping' : 'billing'].delete(update.addressKey);
      const name = isShipping ? 'shipTo' : 'billTo';
      if (held[name] === update.addressKey) held[name] = undefined;
      break;
    }
    case 'setDefaultShippingAddress':
    case 'setDefaultBillingAddress': {
      require(update.addressKey);
      const isShipping = update.action === 'setDefaultShippingAddress';
      held[isShipping ? 'shipTo' : 'billTo'] = update.addressKey;
      if (update.addressKey) held[isShipping ? 'shipping' : 'billing'].add(update.addressKey);
      break;
    }
    default:
      throw new Error(`not of an address: ${update.action}`);
  }
}

const heldOf = (book: AddressBook): Held => ({
  addresses: new Map(book.addresses.map(({ id, city }) => [id, city])),
  shipping: new Set(book.shippingAddressIds),
  billing: new Set(book.billingAddressIds),
  shipTo: book.defaultShippingAddressId,
  billTo: book.defaultBillingAddressId,
});

describe('updates of an address book', () => {
  it(`bring the remote customer to it, in ${seeds.length} pairs; then there are none`, () => {
    for (const seed of seeds) {
      const dice = chance(seed);
      const before = madeUpBook(dice);
      const after = madeUpBook(dice, before);
      const held = heldOf(before);
      for (const update of bookUpdates(before, after)) applied(held, update);
      expect(held, `seed ${seed}`).toEqual(heldOf(after));
      expect(bookUpdates(after, after), `seed ${seed}`).toEqual([]);
    }
  });
});

describe('updates of a profile', () => {
  const profile: Profile = { clientType: 'private', firstName: 'Jana', lastName: 'Nováková' };

  it.each<[string, Partial<Profile>, CustomerUpdate[]]>([
    ['nothing', {}, []],
    ['a name', { lastName: 'Malá' }, [{ action: 'setLastName', lastName: 'Malá' }]],
    [
      'a company',
      { clientType: 'company', companyName: 'Malá s. r. o.', vatId: 'SK2020000000' },
      [
        { action: 'setCompanyName', companyName: 'Malá s. r. o.' },
        { action: 'setVatId', vatId: 'SK2020000000' },
      ],
    ],
    ['the kind of customer alone, which is the shop’s own', { clientType: 'company' }, []],
    [
      'a day',
      { dateOfBirth: '1990-02-03' },
      [{ action: 'setDateOfBirth', dateOfBirth: '1990-02-03' }],
    ],
  ])('%s', (_, change, expected) => {
    const updates = profileUpdates(profile, { ...profile, ...change });
    expect(updates).toHaveLength(expected.length);
    expect(updates).toEqual(expect.arrayContaining(expected));
  });

  it('a field that is cleared', () => {
    const before = { ...profile, vatId: 'SK2020000000' };
    expect(profileUpdates(before, profile)).toEqual([{ action: 'setVatId' }]);
  });
});
