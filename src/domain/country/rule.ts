import { type CountryCode, countryCodes } from './countries.ts';

/** A yes or no of the specification, kept as recorded; `law` where today's law says otherwise, and wins. */
export type Rule = { spec: boolean; law?: boolean };

/** Where a rule is in force. The table names all 25, so that a new country has to decide. */
export function countriesWhere(rules: Record<CountryCode, Rule>): ReadonlySet<CountryCode> {
  return new Set(countryCodes.filter((country) => rules[country].law ?? rules[country].spec));
}
