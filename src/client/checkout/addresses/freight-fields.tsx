/** Delivery details for the lorry driver, for any delivery address. Source: eu-2026.md F-19. */
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { maxLengths } from '#domain/checkout/form-rules.ts';
import { useT } from '../../shop.tsx';
import { Field } from '../../ui/field.tsx';
import { Check } from '../check.tsx';

type FreightFieldsProps = {
  values: FieldValues;
  errorText: (name: string) => string | undefined;
  firstError: string | undefined;
};

export function FreightFields({ values, errorText, firstError }: FreightFieldsProps) {
  const t = useT();
  const field = (name: string) => ({
    name: `shipping.${name}`,
    autoComplete: 'off',
    defaultValue: values[`shipping.${name}`],
    error: errorText(`shipping.${name}`),
    autoFocus: firstError === `shipping.${name}`,
  });
  const check = (name: string) => ({
    name: `shipping.${name}`,
    checked: Boolean(values[`shipping.${name}`]),
  });
  return (
    <fieldset className="choices">
      <legend className="co__sub">{t('address.freight')}</legend>
      <div className="form">
        <Field
          {...field('phone')}
          type="tel"
          label={t('address.phoneOnSite')}
          hint={t('address.phoneOnSiteHint')}
          maxLength={30}
          w="6"
        />
        <Field
          {...field('deliveryNoteFloor')}
          label={t('address.floor')}
          maxLength={maxLengths.line}
          w="6"
          optional
        />
        <Check {...check('deliveryNoteLift')}>{t('address.lift')}</Check>
        <Check {...check('deliveryNoteTailLift')}>{t('address.tailLift')}</Check>
        <Check {...check('deliveryNoteForklift')}>{t('address.forklift')}</Check>
        <Field
          {...field('deliveryNoteWindow')}
          label={t('address.deliveryWindow')}
          hint={t('address.deliveryWindowHint')}
          maxLength={maxLengths.line}
          optional
        />
        <Field
          {...field('deliveryNoteAccess')}
          label={t('address.access')}
          hint={t('address.accessHint')}
          maxLength={maxLengths.accessNote}
          optional
        />
      </div>
    </fieldset>
  );
}
