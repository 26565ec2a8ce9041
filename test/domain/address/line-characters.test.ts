/** Characters that nobody sees: removed from names and addresses where harmless, else refused by name. */
import { describe, expect, it } from 'vitest';
import { address as addressSchema } from '#domain/checkout/address.ts';
import { addressFaults } from '#domain/checkout/address-faults.ts';
import { readRegistration } from '#domain/customer/forms.ts';
import { accepted, errorsOf, formOf } from '../filled-form.ts';

const named = (lastName: string) => formOf('de', { 'billing.lastName': lastName });

describe('in a form', () => {
  it.each([
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a byte order mark', '\ufeff'],
    ['a direction mark', '\u200f'],
    ['an embedded direction, as in numbers copied from an address book', '\u202a\u202c'],
    ['a Hangul filler', '\u3164'],
    ['a blank Braille cell', '\u2800'],
  ])('%s is no surname, and is removed from one', (_, character) => {
    expect(errorsOf(named(character), 'de')).toEqual({
      'billing.lastName': { key: 'field.lastName' },
    });
    expect(accepted(named(`Mül${character}ler`), 'de').billingAddress.lastName).toBe('Müller');
  });

  it.each([
    ['a direction override', 'Mül\u202eler'],
    ['half a character', 'Mül\ud83dler'],
    ['a character for private use', 'Mül\ue000ler'],
    ['a replacement character', 'M\ufffdller'],
  ])('%s is refused at its field', (_, lastName) => {
    expect(errorsOf(named(lastName), 'de')).toEqual({
      'billing.lastName': { key: 'field.hiddenCharacters' },
    });
  });

  it('names keep the letters and marks of their languages', () => {
    for (const lastName of ['Ağaoğlu', 'O’Neill', 'Παπαδοπούλου', 'Иванова', 'Nguyễn', 'مريم']) {
      expect(accepted(named(lastName), 'de').billingAddress.lastName).toBe(lastName);
    }
  });

  it('the same holds for the name of an account', () => {
    const account = {
      clientType: 'private',
      firstName: 'Ada',
      email: 'ada@example.com',
      password: 'drei nasse hunde 7',
    };
    const rule = { kind: 'length', least: 12 } as const;
    expect(readRegistration({ ...account, lastName: '\u200b' }, 'de', rule)).toMatchObject({
      errors: { lastName: { key: 'field.lastName' } },
    });
    expect(readRegistration({ ...account, lastName: '\u202eron' }, 'de', rule)).toMatchObject({
      errors: { lastName: { key: 'field.hiddenCharacters' } },
    });
  });
});

describe('in a call', () => {
  const { billingAddress } = accepted(formOf('de'), 'de');

  it('what is harmless is removed', () => {
    const read = addressSchema.parse({ ...billingAddress, city: ' Ber\u200blin ' });
    expect(read.city).toBe('Berlin');
    const blank = addressSchema.parse({ ...billingAddress, lastName: '\u200b' });
    expect(addressFaults(blank)).toEqual([{ field: 'lastName', fault: 'missing' }]);
  });

  it('anything else is a fault of its field', () => {
    const read = addressSchema.parse({ ...billingAddress, city: 'Ber\ud800lin' });
    expect(addressFaults(read)).toEqual([{ field: 'city', fault: 'hiddenCharacters' }]);
  });
});
