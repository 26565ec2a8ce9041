/** The fields of one address, in the order its country writes them. */
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { type AddressField, addressFieldOrder } from '#domain/checkout/field-order.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { provinces } from '#domain/country/provinces.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../shop.tsx';
import { describedBy, Field, FieldFrame, type FieldProps } from '../ui/field.tsx';

type AddressFieldsProps = {
  section: 'billing' | 'shipping';
  country: CountryCode;
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  /** Gets the focus, without JavaScript too. */
  firstError: string | undefined;
};

/** Autofill tokens and widths. Sources: eu-2026.md F-11, DESIGN.md §4. */
const fields: Record<
  AddressField,
  { label: TextKey; autoComplete: string; optional?: true } & Pick<FieldProps, 'w' | 'm'>
> = {
  firstName: { label: 'address.firstName', autoComplete: 'given-name', w: '6' },
  lastName: { label: 'address.lastName', autoComplete: 'family-name', w: '6' },
  streetName: { label: 'address.street', autoComplete: 'address-line1', w: '9', m: '7' },
  streetNumber: { label: 'address.streetNumber', autoComplete: 'address-line2', w: '3', m: '5' },
  additionalAddressInfo: {
    label: 'address.additional',
    autoComplete: 'address-line3',
    optional: true,
  },
  postalCode: { label: 'address.postalCode', autoComplete: 'postal-code', w: '4', m: '5' },
  city: { label: 'address.city', autoComplete: 'address-level2', w: '8', m: '7' },
};

export function AddressFields(props: AddressFieldsProps) {
  const { section, country, values, errorText, firstError } = props;
  const t = useT();
  return (
    <>
      {addressFieldOrder(country).map((name) => {
        const { label, autoComplete, optional, ...widths } = fields[name];
        const id = `${section}.${name}`;
        return (
          <Field
            key={id}
            name={id}
            label={t(label)}
            autoComplete={`${section} ${autoComplete}`}
            defaultValue={values[id]}
            error={errorText(id)}
            autoFocus={id === firstError}
            placeholder={name === 'postalCode' ? postalCodeRules[country].example : undefined}
            maxLength={120}
            optional={optional ?? false}
            required={!optional}
            {...widths}
          />
        );
      })}
      {(country === 'it' || country === 'es') && (
        <StateField
          name={`${section}.state`}
          states={provinces[country]}
          value={values[`${section}.state`]}
          error={errorText(`${section}.state`)}
          autoComplete={`${section} address-level1`}
        />
      )}
    </>
  );
}

type StateFieldProps = {
  name: string;
  states: readonly string[];
  value: string | undefined;
  error: string | undefined;
  autoComplete: string;
};

function StateField({ name, states, value, error, autoComplete }: StateFieldProps) {
  const t = useT();
  return (
    <FieldFrame name={name} label={t('address.state')} error={error} w="6">
      <select
        id={name}
        name={name}
        className="ctl"
        autoComplete={autoComplete}
        defaultValue={value ?? ''}
        required
        {...describedBy(name, error)}
      >
        <option value="">{t('address.stateChoose')}</option>
        {states.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
