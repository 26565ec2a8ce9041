import { type CountryCode, countryCodes, factsOf } from './countries.ts';
import type { Country } from './country.ts';

/** A yes or no of the specification, kept as recorded; `law` where today's law says otherwise, and wins. */
export type Rule = { spec: boolean; law?: boolean };

/** Where a rule is in force. */
export function countriesWhere(ruleIn: (country: Country) => Rule): ReadonlySet<CountryCode> {
  return new Set(countryCodes.filter((code) => isInForce(ruleIn(factsOf(code)))));
}

const isInForce = ({ spec, law }: Rule): boolean => law ?? spec;
