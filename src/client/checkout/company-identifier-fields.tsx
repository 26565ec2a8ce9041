/**
 * The numbers by which a country's invoices know a buyer, and what an invoice may carry besides. What few need is folded.
 * Source: eu-2026.md F-30, F-34.
 */
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { longest } from '#domain/checkout/form-rules.ts';
import type { Identifier } from '#domain/company/identifier.ts';
import { companyIdentifiers } from '#domain/company/identifiers.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { useT } from '../shop.tsx';
import { Field } from '../ui/field.tsx';

type CompanyIdentifierFieldsProps = {
  country: CountryCode;
  /** The shop's: its law asks for the numbers of companies at home. */
  market: CountryCode;
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};

export function CompanyIdentifierFields(props: CompanyIdentifierFieldsProps) {
  const { country, market } = props;
  const rows = companyIdentifiers[country].filter((row) => !row.isVatNumber || row.isForPrivate);
  const isDemanded = ({ requiredBy, oneOf }: Identifier) =>
    country === market && Boolean(requiredBy || oneOf);
  const isFolded = (row: Identifier) => row.kind === 'electronic' && !isDemanded(row);
  return (
    <>
      {rows
        .filter((row) => !isFolded(row))
        .map((row) => (
          <IdentifierField key={row.key} {...props} row={row} isOptional={!isDemanded(row)} />
        ))}
      <InvoiceDetails {...props} rows={rows.filter(isFolded)} />
    </>
  );
}

function IdentifierField(
  props: CompanyIdentifierFieldsProps & { row: Identifier; isOptional: boolean },
) {
  const { values, errorText, firstError, row, isOptional } = props;
  const name = `billing.identifiers.${row.key}`;
  // A company gives it as its VAT number.
  const personal = row.isVatNumber ? 'private-only' : '';
  const audience = row.isForPrivate ? personal : 'company-only';
  return (
    <div className={`field ${audience}`} data-w="6">
      <Field
        name={name}
        label={row.name}
        autoComplete="off"
        defaultValue={values[name]}
        error={errorText(name)}
        autoFocus={name === firstError}
        placeholder={row.example}
        maxLength={longest.line}
        optional={isOptional}
      />
    </div>
  );
}

function InvoiceDetails(props: CompanyIdentifierFieldsProps & { rows: readonly Identifier[] }) {
  const { values, errorText, firstError, rows } = props;
  const t = useT();
  const names = [
    'billing.reference',
    'billing.invoiceEmail',
    ...rows.map(({ key }) => `billing.identifiers.${key}`),
  ];
  return (
    <details className="field company-only" open={names.some((name) => values[name])}>
      <summary className="small b">{t('address.invoiceDetails')}</summary>
      <div className="form">
        <Field
          name="billing.reference"
          label={t('address.reference')}
          hint={t('address.referenceHint')}
          autoComplete="off"
          defaultValue={values['billing.reference']}
          error={errorText('billing.reference')}
          maxLength={longest.line}
          w="6"
          optional
        />
        <Field
          name="billing.invoiceEmail"
          type="email"
          label={t('address.invoiceEmail')}
          autoComplete="off"
          defaultValue={values['billing.invoiceEmail']}
          error={errorText('billing.invoiceEmail')}
          autoFocus={firstError === 'billing.invoiceEmail'}
          maxLength={longest.email}
          w="6"
          optional
        />
        {rows.map((row) => (
          <IdentifierField key={row.key} {...props} row={row} isOptional />
        ))}
      </div>
    </details>
  );
}
