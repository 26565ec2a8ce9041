/** Who a customer is: the fields that the registration and the profile share. */
import { inNameOrder } from '#domain/checkout/name-order.ts';
import { factsOf } from '#domain/country/countries.ts';
import { maxVatIdLength } from '#domain/customer/customer.ts';
import { prefixOf, vatNumberRules } from '#domain/vat/numbers.ts';
import { ClientTypeChoice } from '../checkout/addresses/client-type-choice.tsx';
import { useShop } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';

/** What all fields of half a line have. */
function useField(state: FormState) {
  const errorText = useErrorText(state.errors);
  return (name: string) => ({
    name,
    defaultValue: state.values[name],
    error: errorText(name),
    autoFocus: isFirst(name, state),
    maxLength: 120,
    w: '6' as const,
  });
}

/** First and last name, in the country's order. */
function NameFields({ state }: { state: FormState }) {
  const { t, country } = useShop();
  const about = useField(state);
  const names = inNameOrder(
    [
      { name: 'firstName', label: t('address.firstName'), autoComplete: 'given-name' },
      { name: 'lastName', label: t('address.lastName'), autoComplete: 'family-name' },
    ],
    factsOf(country).address.familyNameFirst,
  );
  return names.map(({ name, ...field }) => (
    <Field key={name} {...about(name)} {...field} required />
  ));
}

/** Client type, name, and what only a company has. */
export function PersonFields({ state }: { state: FormState }) {
  const { t, country } = useShop();
  const errorText = useErrorText(state.errors);
  const about = useField(state);
  const prefix = prefixOf(country);
  const { example } = vatNumberRules[prefix];
  // The national tax number that the label names there is the VAT number without its prefix.
  const written = /es|it|pt/.test(country) ? example.slice(prefix.length) : example;
  return (
    <>
      <ClientTypeChoice
        value={state.values.clientType}
        error={errorText('clientType')}
        first={isFirst('clientType', state)}
      />
      <div className="form">
        <NameFields state={state} />
        <div className="field company-only" data-w="6">
          <Field
            {...about('companyName')}
            label={t('address.company')}
            autoComplete="organization"
          />
        </div>
        <div className="field company-only" data-w="6">
          <Field
            {...about('vatId')}
            label={t('address.vatNumber')}
            hint={t('account.vatIdHint', { example: written })}
            autoComplete="off"
            maxLength={maxVatIdLength}
            optional
          />
        </div>
      </div>
    </>
  );
}
