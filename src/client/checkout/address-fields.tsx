/** The fields of one address in the order its country writes them. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { provinces } from '#domain/country/provinces.ts';
import { houseNumberFirst, postalCodeAfterCity } from '#domain/country/rules.ts';
import { useT } from '../shop.tsx';
import { describedBy, Field, FieldFrame } from '../ui/field.tsx';

export type AddressFieldsProps = {
  section: 'billing' | 'shipping';
  country: CountryCode;
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  errors: FieldErrors;
};

export function AddressFields(props: AddressFieldsProps) {
  const { section, country, values, errorText } = props;
  const t = useT();
  const field = (name: string, autoComplete: string) => ({
    name: `${section}.${name}`,
    autoComplete: `${section} ${autoComplete}`,
    defaultValue: values[`${section}.${name}`],
    error: errorText(`${section}.${name}`),
    maxLength: 120,
  });
  const first = (
    <Field
      key="first"
      {...field('firstName', 'given-name')}
      label={t('address.firstName')}
      w="6"
      required
    />
  );
  const last = (
    <Field
      key="last"
      {...field('lastName', 'family-name')}
      label={t('address.lastName')}
      w="6"
      required
    />
  );
  const street = (
    <Field
      key="street"
      {...field('streetName', 'address-line1')}
      label={t('address.street')}
      w="9"
      m="8"
      required
    />
  );
  const number = (
    <Field
      key="number"
      {...field('streetNumber', 'address-line2')}
      label={t('address.streetNumber')}
      w="3"
      m="4"
      required
    />
  );
  const postalCode = (
    <Field
      key="postal"
      {...field('postalCode', 'postal-code')}
      label={t('address.postalCode')}
      placeholder={postalCodeRules[country].example}
      w="4"
      m="5"
      required
    />
  );
  const city = (
    <Field
      key="city"
      {...field('city', 'address-level2')}
      label={t('address.city')}
      w="8"
      m="7"
      required
    />
  );
  return (
    <>
      {country === 'hu' ? [last, first] : [first, last]}
      {houseNumberFirst.has(country) ? [number, street] : [street, number]}
      <Field
        {...field('additionalAddressInfo', 'address-line3')}
        label={t('address.additional')}
        optional
      />
      {postalCodeAfterCity.has(country) ? [city, postalCode] : [postalCode, city]}
      {(country === 'it' || country === 'es') && (
        <StateField {...props} country={country} label={t('address.state')} />
      )}
    </>
  );
}

function StateField(props: AddressFieldsProps & { country: 'it' | 'es'; label: string }) {
  const t = useT();
  const name = `${props.section}.state`;
  const error = props.errorText(name);
  return (
    <FieldFrame
      {...{
        name,
        label: props.label,
        error,
        hint: undefined,
        optional: false,
        w: '6',
        m: undefined,
      }}
    >
      <select
        id={name}
        name={name}
        className="ctl"
        autoComplete={`${props.section} address-level1`}
        defaultValue={props.values[name] ?? ''}
        required
        {...describedBy(name, error)}
      >
        <option value="">{t('address.stateChoose')}</option>
        {provinces[props.country].map((province) => (
          <option key={province}>{province}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
