/** What the law wants a store to state, and what it lacks. Source: eu-2026.md C-27, C-40, G-20, R-04. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { missingFrom, sellerDuties } from '#domain/store/seller-duties.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { storeOf } from '../shop.ts';

describe('what the law wants a store to state', () => {
  const stopping = (store: StoredStore) =>
    missingFrom(store).flatMap(({ field, stops }) => (stops ? field : []));
  const storeWith = (key: CountryCode, seller: object, changes: object = {}): StoredStore => {
    const store = storeOf(key);
    const { seller: before } = store;
    return before ? { ...store, ...changes, seller: { ...before, ...seller } } : store;
  };

  it('is stated in every market of the demo', () => {
    for (const key of countryCodes) expect(stopping(storeOf(key)), key).toEqual([]);
  });

  it.each<[string, StoredStore, string[]]>([
    ['no phone number', storeWith('de', {}, { phone: '' }), ['phone']],
    ['no phone number where none is wanted', storeWith('ch', {}, { phone: '' }), []],
    [
      'nothing about disputes, in France no mediator',
      storeWith('fr', { disputes: undefined }),
      ['seller.disputes', 'seller.disputes.body'],
    ],
    ['nothing about disputes in Britain', storeWith('gb', { disputes: undefined }), []],
    ['no point of contact', storeWith('it', { contactPoint: undefined }), ['seller.contactPoint']],
    [
      'no numbers in Germany',
      storeWith('de', { registrations: undefined }),
      ['seller.registrations'],
    ],
    ['no numbers because others are the producers', storeWith('de', { registrations: [] }), []],
    ['no numbers where they are only wanted', storeWith('pl', { registrations: undefined }), []],
    [
      'a company outside the Union without a responsible person',
      storeWith('no', { country: 'gb' }),
      ['seller.responsiblePerson'],
    ],
    ['a French company without a host', storeWith('de', { country: 'fr' }), ['seller.host']],
  ])('a store with %s', (_, store, expected) => {
    expect(stopping(store)).toEqual(expected);
  });

  it('names representatives that a company from elsewhere needs', () => {
    const wanted = (key: CountryCode, seller: object) =>
      missingFrom(storeWith(key, seller)).map(({ field }) => field);
    const none = { responsiblePerson: undefined, dataRepresentative: undefined };
    const both = ['seller.responsiblePerson', 'seller.dataRepresentative'];
    expect(wanted('gb', none)).toEqual(both);
    expect(wanted('gb', { ...none, country: 'gb' })).not.toContain(both[0]);
    expect(wanted('ch', none)).toContain(both[1]);
    expect(wanted('de', { country: 'ch' })).toEqual(both);
  });

  it('each row can be missing, and names its law', () => {
    for (const { field, markets, source } of sellerDuties) {
      expect(source.length).toBeGreaterThan(5);
      expect(markets.length, field).toBeGreaterThan(0);
    }
    const { seller: _, ...without } = { ...storeOf('de'), phone: '' };
    const plain = sellerDuties.filter(({ markets, seat }) => markets.includes('de') && !seat);
    expect(missingFrom(without)).toEqual(plain);
  });
});
