/** The fields of one address, in the order that its country uses. */
import { Fragment } from 'react';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { type AddressField, addressFieldOrder } from '#domain/checkout/field-order.ts';
import { maxLengths } from '#domain/checkout/form-rules.ts';
import { type AddressCountry, addressFactsOf } from '#domain/country/address-countries.ts';
import { stateRequired } from '#domain/country/address-rules.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { provinces } from '#domain/country/provinces.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../../shop.tsx';
import { describedBy, Field, FieldFrame, type FieldProps } from '../../ui/field.tsx';
import { Check } from '../check.tsx';

type AddressFieldsProps = {
  section: 'billing' | 'shipping';
  country: AddressCountry;
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  /** Name of the field that gets the focus, also without JavaScript. */
  firstError: string | undefined;
};

type TextField = Exclude<AddressField, 'state'>;

/**
 * Autofill tokens and widths. Browsers fill in street and number as one line, which the server splits. The number field
 * has no token, or browsers would fill the second line into it. Sources: eu-2026.md F-11, DESIGN.md §4.
 */
const fields: Record<
  TextField,
  { label: TextKey; autoComplete?: string; optional?: true } & Pick<FieldProps, 'w' | 'm'>
> = {
  firstName: { label: 'address.firstName', autoComplete: 'given-name', w: '6' },
  lastName: { label: 'address.lastName', autoComplete: 'family-name', w: '6' },
  streetName: { label: 'address.street', autoComplete: 'address-line1', w: '9', m: '7' },
  streetNumber: { label: 'address.streetNumber', w: '3', m: '5' },
  additionalAddressInfo: {
    label: 'address.additional',
    autoComplete: 'address-line2',
    optional: true,
  },
  postalCode: { label: 'address.postalCode', autoComplete: 'postal-code', w: '4', m: '5' },
  city: { label: 'address.city', autoComplete: 'address-level2', w: '8', m: '7' },
};

export function AddressFields(props: AddressFieldsProps) {
  const order = addressFieldOrder(props.country);
  const endOfStreet = order[order.indexOf('additionalAddressInfo') - 1];
  return order.map((name) => (
    <Fragment key={name}>
      {name === 'state' ? <StateField {...props} /> : <AddressLine {...props} field={name} />}
      {name === endOfStreet && <NoNumber {...props} />}
    </Fragment>
  ));
}

function AddressLine(props: AddressFieldsProps & { field: TextField }) {
  const { section, country, values, errorText, firstError, field } = props;
  const t = useT();
  const { label, autoComplete, optional = false, ...widths } = fields[field];
  const name = `${section}.${field}`;
  const isAdditional = field === 'additionalAddressInfo';
  return (
    <Field
      name={name}
      label={t(isAdditional ? addressFactsOf(country).address.additionalLine : label)}
      autoComplete={autoComplete ? `${section} ${autoComplete}` : 'off'}
      defaultValue={values[name]}
      error={errorText(name)}
      autoFocus={name === firstError}
      placeholder={field === 'postalCode' ? postalCodeRules[country].example : undefined}
      maxLength={maxLengths.line}
      optional={optional}
      required={!optional}
      {...widths}
    />
  );
}

/** A checkbox to confirm a street number that is missing or has no digit; it stays while it is confirmed. */
function NoNumber({ section, values, errorText }: AddressFieldsProps) {
  const t = useT();
  const name = `${section}.confirmNoNumber`;
  const isConfirmed = Boolean(values[name]);
  const error = errorText(`${section}.streetNumber`);
  if (!error && !isConfirmed) return null;
  return (
    <Check name={name} checked={isConfirmed}>
      {t('address.noNumber')}
    </Check>
  );
}

function StateField({ section, country, values, errorText, firstError }: AddressFieldsProps) {
  const t = useT();
  const name = `${section}.state`;
  const error = errorText(name);
  const isRequired = stateRequired.has(country);
  const focus = { autoFocus: name === firstError };
  return (
    <FieldFrame name={name} label={t('address.state')} error={error} optional={!isRequired} w="6">
      <select
        id={name}
        name={name}
        className="ctl"
        autoComplete={`${section} address-level1`}
        defaultValue={values[name] ?? ''}
        required={isRequired}
        {...focus}
        {...describedBy(name, error)}
      >
        <option value="">{t('address.stateChoose')}</option>
        {provinces[country]?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
