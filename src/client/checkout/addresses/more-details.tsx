/**
 * Details that few addresses have, collapsed: an academic title and the building. A PO box is written in the street line,
 * where shoppers expect it (delivery-place.ts); a second telephone number and a salutation are not asked for, because
 * the order does not need them (eu-2026.md F-18).
 */
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { maxLengths } from '#domain/checkout/form-rules.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../../shop.tsx';
import { Field } from '../../ui/field.tsx';

const details: { field: 'title' | 'building'; label: TextKey; autoComplete?: string }[] = [
  { field: 'title', label: 'address.title', autoComplete: 'honorific-prefix' },
  { field: 'building', label: 'address.building' },
];

type MoreDetailsProps = {
  section: 'billing' | 'shipping';
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};

export function MoreDetails({ section, values, errorText, firstError }: MoreDetailsProps) {
  const t = useT();
  const names = details.map(({ field }) => `${section}.${field}`);
  return (
    <details className="field" open={names.some((name) => values[name] || errorText(name))}>
      <summary className="small">{t('address.moreDetails')}</summary>
      <div className="form unfolded">
        {details.map(({ field, label, autoComplete }) => {
          const name = `${section}.${field}`;
          return (
            <Field
              key={name}
              name={name}
              label={t(label)}
              autoComplete={autoComplete ? `${section} ${autoComplete}` : 'off'}
              defaultValue={values[name]}
              error={errorText(name)}
              autoFocus={name === firstError}
              maxLength={maxLengths.line}
              w="6"
              optional
            />
          );
        })}
      </div>
    </details>
  );
}
