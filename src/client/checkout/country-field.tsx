/** Where the invoice goes: any of our countries, named in the reader's language. Source: eu-2026.md GEO-02. */
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { countryName } from '#domain/country/country-name.ts';
import { useShop } from '../shop.tsx';
import { describedBy, FieldFrame } from '../ui/field.tsx';

type CountryFieldProps = {
  country: CountryCode;
  errorText: (name: string) => string | undefined;
};

const name = 'billing.country';

export function CountryField({ country, errorText }: CountryFieldProps) {
  const { t, locale } = useShop();
  const error = errorText(name);
  const named = countryCodes
    .map((code) => ({ code, label: countryName(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <FieldFrame name={name} label={t('address.country')} error={error} w="6">
      <select
        id={name}
        name={name}
        className="ctl"
        autoComplete="billing country"
        defaultValue={country}
        {...describedBy(name, error)}
      >
        {named.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
