import type { FieldValues } from '#domain/checkout/address-form.ts';
import { useT } from '../../shop.tsx';
import { Field } from '../../ui/field.tsx';
import { VatFieldIsland } from '../islands.tsx';
import type { VatFieldProps, VatOfPage } from '../vat/vat-field.tsx';

const vatNumberName = 'billing.vatNumber';

type CompanyFieldsProps = {
  section: 'billing' | 'shipping';
  /** For the billing section only. */
  vat?: Pick<VatFieldProps, 'billingCountry' | 'isRequired'> & VatOfPage;
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};

/**
 * Shown while "company" is chosen in their section. For a private customer the values are not saved to the cart, but
 * the form keeps them in case the shopper switches back (eu-2026.md F-33).
 */
export function CompanyFields(props: CompanyFieldsProps) {
  const { section, values, errorText, firstError, vat } = props;
  const t = useT();
  const fields: { name: string; label: string; autoComplete?: string; optional?: boolean }[] = [
    { name: `${section}.company`, label: t('address.company'), autoComplete: 'organization' },
    // In the billing section the department is one of the collapsed invoice details.
    ...(section === 'shipping'
      ? [{ name: `${section}.department`, label: t('address.department'), optional: true }]
      : []),
  ];
  return (
    <>
      {fields.map(({ name, label, autoComplete, optional }) => (
        <div key={name} className="field company-only" data-w="6">
          <Field
            name={name}
            label={label}
            autoComplete={autoComplete ? `${section} ${autoComplete}` : 'off'}
            defaultValue={values[name]}
            error={errorText(name)}
            autoFocus={firstError === name}
            maxLength={120}
            optional={optional}
          />
        </div>
      ))}
      {vat && (
        <div className="field company-only">
          <VatFieldIsland
            {...vat}
            value={values[vatNumberName] ?? ''}
            postalCode={values['billing.postalCode'] ?? ''}
            error={errorText(vatNumberName)}
            isFirstError={firstError === vatNumberName}
          />
        </div>
      )}
    </>
  );
}
