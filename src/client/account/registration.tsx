/** Creating an account. */
import { factsOf } from '#domain/country/countries.ts';
import { ClientTypeChoice } from '../checkout/addresses/client-type-choice.tsx';
import { useHref, useShop } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Form, isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import type { Frame } from './frame.ts';

export function Registration({ state, frame }: { state: FormState; frame: Frame }) {
  const { t } = useShop();
  const href = useHref();
  const errorText = useErrorText(state.errors);
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="create-title">
        <h1 id="create-title">{t('account.createTitle')}</h1>
        <p className="muted">{t('account.createText')}</p>
        <Form state={state} action={`${frame}/create-account`} button={t('account.createButton')}>
          <ClientTypeChoice
            value={state.values.clientType}
            error={errorText('clientType')}
            first={isFirst('clientType', state)}
          />
          <div className="form">
            <NameFields state={state} />
          </div>
          <EmailField state={state} autoComplete="email" />
          <PasswordField
            state={state}
            autoComplete="new-password"
            hint={t('account.passwordHint')}
          />
        </Form>
        <p className="row">
          <a href={href(`${frame}/login`)}>{t('account.login')}</a>
        </p>
      </section>
    </div>
  );
}

/** First and last name, in the country's order. */
function NameFields({ state }: { state: FormState }) {
  const { t, country } = useShop();
  const errorText = useErrorText(state.errors);
  const names = [
    { name: 'firstName', label: t('address.firstName'), autoComplete: 'given-name' },
    { name: 'lastName', label: t('address.lastName'), autoComplete: 'family-name' },
  ];
  return (factsOf(country).address.familyNameFirst ? names.toReversed() : names).map(
    ({ name, ...field }) => (
      <Field
        key={name}
        name={name}
        {...field}
        defaultValue={state.values[name]}
        error={errorText(name)}
        autoFocus={isFirst(name, state)}
        maxLength={120}
        w="6"
        required
      />
    ),
  );
}
