/**
 * What the law of a market wants the seller to state, as data: an operator's question is a row. A row that `stops`: without
 * it the store takes no orders. `npm run store -- check` prints what is missing.
 */
import { type CountryCode, countryCodes } from '../country/countries.ts';
import { isMemberState } from '../vat/tax-rule.ts';
import type { StoredStore } from './store.ts';

export type SellerDuty = {
  /** The field of the store, by path; an empty text counts as absent, an empty list does not. */
  field: string;
  markets: readonly CountryCode[];
  /** Only for companies that are in one of these countries, or in none of them. */
  seat?: { in: readonly string[] } | { outside: readonly string[] };
  /** The law. */
  source: string;
  stops: boolean;
};

const union = countryCodes.filter(isMemberState);
const area = [...union, 'no'] as const satisfies CountryCode[];
/** Countries of the European Economic Area, in which a company may be without our selling there. */
const areaSeats = [...area, 'cy', 'ee', 'is', 'li', 'lu', 'lv', 'mt'];

export const sellerDuties: readonly SellerDuty[] = [
  {
    field: 'seller',
    markets: countryCodes,
    source:
      'Directive 2000/31/EC art. 5, Directive 2011/83/EU art. 6(1)(b) to (c); gb: SI 2002/2013 reg. 6; ch: UWG art. 3(1)(s)',
    stops: true,
  },
  {
    field: 'phone',
    markets: [...area, 'gb'],
    source: 'Directive 2011/83/EU art. 6(1)(c); gb: SI 2013/3134 sch. 2(c)',
    stops: true,
  },
  {
    field: 'seller.disputes',
    markets: union,
    source: 'Directive 2013/11/EU art. 13; de: VSBG § 36',
    stops: true,
  },
  {
    field: 'seller.disputes.body',
    markets: ['fr'],
    source: 'Code de la consommation art. L612-1, L616-1, R616-1: a mediator for every trader',
    stops: true,
  },
  {
    field: 'seller.disputes.body',
    markets: ['hr'],
    source:
      'Directive 2013/11/EU art. 13: the body of the company; without one, pages name the ministry that lists them',
    stops: false,
  },
  {
    field: 'seller.contactPoint',
    markets: union,
    source: 'Regulation (EU) 2022/2065 art. 11 and 12',
    stops: true,
  },
  {
    field: 'seller.responsiblePerson',
    markets: area,
    seat: { outside: areaSeats },
    source: 'Regulation (EU) 2023/988 art. 16',
    stops: true,
  },
  {
    field: 'seller.responsiblePerson',
    markets: ['gb'],
    seat: { outside: ['gb'] },
    source: 'SI 2005/1803 reg. 2: who represents the producer in the UK, or imports the goods',
    stops: false,
  },
  {
    field: 'seller.dataRepresentative',
    markets: area,
    seat: { outside: areaSeats },
    source: 'GDPR art. 27',
    stops: false,
  },
  {
    field: 'seller.dataRepresentative',
    markets: ['gb'],
    seat: { outside: ['gb'] },
    source: 'UK GDPR art. 27',
    stops: false,
  },
  {
    field: 'seller.dataRepresentative',
    markets: ['ch'],
    seat: { outside: ['ch'] },
    source: 'DSG art. 14, for extensive and regular processing with a high risk',
    stops: false,
  },
  {
    field: 'seller.registrations',
    markets: ['de', 'fr'],
    source:
      'ElektroG § 6, VerpackG § 9, BattDG § 4; Code de l’environnement art. L541-10-13, R541-173: numbers, or [] if not a producer',
    stops: true,
  },
  {
    field: 'seller.registrations',
    markets: countryCodes.filter((key) => key !== 'de' && key !== 'fr' && key !== 'ch'),
    source: 'Directive 2012/19/EU art. 16, Regulation (EU) 2023/1542 art. 55; gb: SI 2013/3113',
    stops: false,
  },
  {
    field: 'seller.register',
    markets: countryCodes,
    source: 'Directive 2000/31/EC art. 5(1)(d), for a company that is registered',
    stops: false,
  },
  {
    field: 'seller.capital',
    markets: countryCodes,
    seat: { in: ['fr', 'it'] },
    source: 'fr: Code de commerce art. R123-238; it: Codice civile art. 2250',
    stops: false,
  },
  {
    field: 'seller.host',
    markets: countryCodes,
    seat: { in: ['fr'] },
    source: 'LCEN art. 1-1',
    stops: true,
  },
  {
    field: 'seller.accessibility',
    markets: union,
    source: 'Directive (EU) 2019/882 art. 13(2), annex V; microenterprises are exempt',
    stops: false,
  },
];

/** The rows that the store does not fulfil. */
export function missingFrom(
  store: StoredStore,
  duties: readonly SellerDuty[] = sellerDuties,
): SellerDuty[] {
  return duties.filter(
    ({ field, markets, seat }) =>
      markets.includes(store.key) && isSeat(store.seller?.country, seat) && !isStated(store, field),
  );
}

/** Without a seller every row about it is missing; one is enough to say so. */
function isSeat(country: string | undefined, seat: SellerDuty['seat']): boolean {
  if (!seat) return true;
  if (country === undefined) return false;
  return 'in' in seat ? seat.in.includes(country) : !seat.outside.includes(country);
}

function isStated(store: StoredStore, field: string): boolean {
  let value: unknown = store;
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, name);
  }
  return value !== undefined && value !== '';
}
