import { type CountryCode, countryCodes, factsOf } from './countries.ts';
import type { Country } from './country.ts';

/** `spec`: the specification's value, as recorded. `law`: overrides it where today's law says otherwise. */
export type Rule = { spec: boolean; law?: boolean };

/** The countries where a rule is in force. */
export function countriesWhere(ruleIn: (country: Country) => Rule): ReadonlySet<CountryCode> {
  return new Set(countryCodes.filter((code) => isInForce(ruleIn(factsOf(code)))));
}

export const isInForce = ({ spec, law }: Rule): boolean => law ?? spec;
