/** How findings of a maps service are used. Contract and flags: test/operations/address-validation-contract.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Address } from '#domain/checkout/address.ts';
import {
  opinionOf,
  type SuggestedAddress,
  withSuggestion,
} from '#domain/checkout/address-validation.ts';

const place: SuggestedAddress = {
  streetName: 'Große Elbstraße',
  streetNumber: '12',
  postalCode: '22767',
  city: 'Hamburg',
};
const address: Address = { firstName: 'Zora', lastName: 'N', country: 'de', ...place };

/** The suggestion for an address that the service doubts and writes like this. */
function suggested(written: Partial<SuggestedAddress>, changes: Partial<Address> = {}) {
  const opinion = opinionOf(
    { ...address, ...changes },
    { isComplete: true, hasReplaced: true, hasUnconfirmed: false, components: [], written },
  );
  if (opinion.kind === 'fine') throw new Error('not doubted');
  return opinion.suggested;
}

describe('the suggestion is', () => {
  it('what the service writes differently', () => {
    const written = { ...place, postalCode: '22765' };
    expect(suggested(written)).toEqual(written);
  });

  it('nothing if the service writes the same, in whatever case', () => {
    expect(suggested(place)).toBeUndefined();
    expect(suggested({ ...place, city: 'HAMBURG' })).toBeUndefined();
  });

  it('nothing if a part is missing', () => {
    const { city: _, ...written } = { ...place, streetName: 'Elbchaussee' };
    expect(suggested(written)).toBeUndefined();
  });

  it('nothing that the form would refuse', () => {
    expect(suggested({ ...place, postalCode: '2276' })).toBeUndefined();
  });

  it.each([
    ['12/3', '12', '12/3'],
    ['12a', '12', '12a'],
    ['12A', '12a', '12A'],
    ['123', '12', '12'],
    ['14', '12', '12'],
    ['s/n', undefined, 's/n'],
  ])('for the number %s, if the service knows %s, the number %s', (own, known, number) => {
    const { streetNumber: _, ...rest } = { ...place, streetName: 'Elbchaussee' };
    const written = known === undefined ? rest : { ...rest, streetNumber: known };
    expect(suggested(written, { streetNumber: own })?.streetNumber).toBe(number);
  });
});

it('a fault of the whole address takes precedence over a fault of a part', () => {
  const component = { isSpellCorrected: true, isReplaced: true, isUnexpected: true };
  const found = { isComplete: false, hasReplaced: false, hasUnconfirmed: false, written: {} };
  expect(opinionOf(address, { ...found, components: [component] })).toEqual({
    kind: 'doubted',
    code: 'ErrorOnVerdict',
  });
});

describe('a form', () => {
  const sent = {
    'billing.city': 'Hamburg',
    'billing.firstName': 'Zora',
    'suggested.billing.city': 'Altona',
    'suggested.shipping.city': 'Bremen',
    'suggested.billing.firstName': 'Mallory',
  };

  it('takes over the suggested parts of the address whose button was pressed, and only those', () => {
    expect(withSuggestion({ ...sent, use: 'billing' })).toMatchObject({
      'billing.city': 'Altona',
      'billing.firstName': 'Zora',
    });
    expect(withSuggestion({ ...sent, use: 'billing' })).not.toHaveProperty('shipping.city');
  });

  it('stays unchanged if no button was pressed, or an unknown one', () => {
    expect(withSuggestion(sent)).toEqual(sent);
    expect(withSuggestion({ ...sent, use: '__proto__' })['billing.city']).toBe('Hamburg');
  });
});
