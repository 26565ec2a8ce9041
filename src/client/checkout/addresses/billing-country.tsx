import { addressCountries } from '#domain/country/address-countries.ts';
import { countryName } from '#domain/country/country-name.ts';
import { useShop } from '../../shop.tsx';
import { FieldFrame } from '../../ui/field.tsx';
import type { SectionProps } from './address-form-props.ts';

const name = 'billing.country';

/**
 * The billing address may be in any of the countries (eu-2026.md GEO-02); few are abroad, so the choice is collapsed.
 * Address fields differ by country: they are updated when the choice is applied, which a script does automatically.
 */
export function BillingCountry({
  billingCountry,
  errorText,
  countryChosen,
}: Pick<SectionProps, 'billingCountry' | 'errorText' | 'countryChosen'>) {
  const { t, locale, country } = useShop();
  const error = errorText(name);
  const names = addressCountries
    .map((code) => ({ code, label: countryName(code, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const select = { id: name, name, autoFocus: countryChosen };
  return (
    <details open={billingCountry !== country || countryChosen || error !== undefined}>
      <summary className="small">
        {t('address.countryOther', { country: countryName(billingCountry, locale) })}
      </summary>
      <div className="stack unfolded">
        <FieldFrame
          name={name}
          label={t('address.country')}
          hint={t('address.countryHint')}
          error={error}
        >
          <select
            {...select}
            className="ctl"
            autoComplete="billing country"
            defaultValue={billingCountry}
            aria-describedby={`${name}-hint`}
          >
            {names.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
        <p className="without-script">
          <button
            type="submit"
            name="intent"
            value="country"
            className="btn"
            data-kind="line"
            data-size="s"
          >
            {t('address.countryApply')}
          </button>
        </p>
      </div>
    </details>
  );
}
