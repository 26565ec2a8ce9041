import type { FieldValues } from '#domain/checkout/address-form.ts';
import { useT } from '../shop.tsx';
import { Field } from '../ui/field.tsx';

type CompanyFieldsProps = {
  section: 'billing' | 'shipping';
  /** The country's law wants it of its companies. */
  needsVatNumber?: boolean;
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};

/**
 * Shown while the business choice of their section is on. A private customer's entries are dropped when they are written
 * to the cart; the form keeps them, so that whoever changes their mind has them back (eu-2026.md F-33).
 */
export function CompanyFields(props: CompanyFieldsProps) {
  const { section, values, errorText, firstError } = props;
  const t = useT();
  const fields = [
    { name: `${section}.company`, label: t('address.company'), autoComplete: 'organization' },
    { name: `${section}.department`, label: t('address.department'), optional: true },
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
      {section === 'billing' && <VatNumber {...props} />}
    </>
  );
}

function VatNumber({ values, errorText, firstError, needsVatNumber = false }: CompanyFieldsProps) {
  const t = useT();
  const name = 'billing.vatNumber';
  return (
    <div className="field company-only">
      <Field
        name={name}
        autoComplete="off"
        label={t('address.vatNumber')}
        hint={t('address.vatNumberHint')}
        defaultValue={values[name]}
        error={errorText(name)}
        autoFocus={firstError === name}
        maxLength={20}
        optional={!needsVatNumber}
      />
    </div>
  );
}
