/**
 * The numbers that identify a buyer on a country's invoices, and optional invoice details. Rare fields are collapsed.
 * Source: eu-2026.md F-30, F-34.
 */
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { maxLengths } from '#domain/checkout/form-rules.ts';
import type { Identifier } from '#domain/company/identifier.ts';
import { companyIdentifiers } from '#domain/company/identifiers.ts';
import type { AddressCountry } from '#domain/country/address-countries.ts';
import { ownNameIn } from '#domain/country/own-name.ts';
import { useShop, useT } from '../../shop.tsx';
import { Field } from '../../ui/field.tsx';

type CompanyIdentifierFieldsProps = {
  country: AddressCountry;
  /** The shop's country: its law requires the numbers of domestic companies only. */
  market: AddressCountry;
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};

export function CompanyIdentifierFields(props: CompanyIdentifierFieldsProps) {
  const { country, market } = props;
  const rows = companyIdentifiers[country].filter((row) => !row.isVatNumber || row.isForPrivate);
  const isDemanded = ({ requiredBy, oneOf }: Identifier) =>
    country === market && Boolean(requiredBy || oneOf);
  const isFolded = (row: Identifier) =>
    (row.kind === 'electronic' || row.isForPrivate === true) && !isDemanded(row);
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
  const { language } = useShop();
  const name = `billing.identifiers.${row.key}`;
  // A company enters it in the VAT field.
  const personal = row.isVatNumber ? 'private-only' : '';
  const audience = row.isForPrivate ? personal : 'company-only';
  return (
    <div className={`field ${audience}`} data-w="6">
      <Field
        name={name}
        label={ownNameIn(row.name, language)}
        autoComplete="off"
        defaultValue={values[name]}
        error={errorText(name)}
        autoFocus={name === firstError}
        placeholder={row.example}
        maxLength={maxLengths.line}
        optional={isOptional}
      />
    </div>
  );
}

function InvoiceDetails(props: CompanyIdentifierFieldsProps & { rows: readonly Identifier[] }) {
  const { values, errorText, firstError, rows } = props;
  const t = useT();
  const ofCompanies = [
    { name: 'billing.department', label: t('address.department') },
    {
      name: 'billing.reference',
      label: t('address.reference'),
      hint: t('address.referenceHint'),
    },
    {
      name: 'billing.invoiceEmail',
      label: t('address.invoiceEmail'),
      type: 'email',
      maxLength: maxLengths.email,
    },
  ];
  const names = [
    ...ofCompanies.map(({ name }) => name),
    ...rows.map(({ key }) => `billing.identifiers.${key}`),
  ];
  const isForAll = rows.some(({ isForPrivate }) => isForPrivate);
  const isOpen = names.some((name) => values[name] || errorText(name));
  return (
    <details className={isForAll ? 'field' : 'field company-only'} open={isOpen}>
      <summary className="small b">{t('address.invoiceDetails')}</summary>
      <div className="form">
        {ofCompanies.map(({ name, ...field }) => (
          <div key={name} className="field company-only" data-w="6">
            <Field
              name={name}
              autoComplete="off"
              defaultValue={values[name]}
              error={errorText(name)}
              autoFocus={firstError === name}
              maxLength={maxLengths.line}
              {...field}
              optional
            />
          </div>
        ))}
        {rows.map((row) => (
          <IdentifierField key={row.key} {...props} row={row} isOptional />
        ))}
      </div>
    </details>
  );
}
