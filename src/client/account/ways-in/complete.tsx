/** The account of somebody who has logged in at another service, with what that did not say. */
import { useT } from '../../shop.tsx';
import { Form } from '../../ui/form.tsx';
import type { FormState } from '../../ui/form-state.ts';
import { EmailField } from '../account-fields.tsx';
import { PersonFields } from '../person-fields.tsx';

/** `action`: a path without the prefix of the language. */
type CompleteIdentityProps = { state: FormState; action: string; isEmailKnown: boolean };

export function CompleteIdentity({ state, action, isEmailKnown }: CompleteIdentityProps) {
  const t = useT();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="complete-title">
        <h1 id="complete-title">{t('identity.completeTitle')}</h1>
        <p className="muted">{t('identity.completeText')}</p>
        <Form state={state} action={action} button={t('account.createButton')}>
          <PersonFields state={state} />
          {isEmailKnown ? (
            <p>{state.values.email}</p>
          ) : (
            <EmailField state={state} autoComplete="email" />
          )}
        </Form>
      </section>
    </div>
  );
}
