/** Asks a customer who is logged in who it is, before a page that protects the account: by passkey or password. */
import type { ReactNode } from 'react';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { stepUpField } from '#domain/customer/step-up.ts';
import { useShop } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { KeptFields } from '../ui/kept-fields.tsx';
import { Note } from '../ui/note.tsx';
import { PasswordField } from './account-fields.tsx';
import { NoPassword } from './password-change.tsx';

type StepUpProps = {
  state: FormState;
  /** Where the form goes: a path without the prefix of the language. */
  action: string;
  /** What was typed into the form that is sent again. */
  kept: FieldValues;
  hasPassword: boolean;
  /** The form of a passkey. */
  children?: ReactNode;
};

export function StepUp(props: StepUpProps) {
  const { state, action, kept, hasPassword, children } = props;
  const { t, href } = useShop();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="step-up-title">
        <h1 id="step-up-title">{t('account.confirmTitle')}</h1>
        <p className="muted">{t('account.confirmText')}</p>
        {children}
        {hasPassword ? (
          <>
            <Form state={state} action={action} button={t('account.confirmButton')}>
              <KeptFields values={kept} />
              <PasswordField state={state} name={stepUpField} autoComplete="current-password" />
            </Form>
            <p className="row">
              <a className="small" href={href('/password-reset')}>
                {t('account.forgotten')}
              </a>
            </p>
          </>
        ) : (
          <>
            {state.problem && <Note kind="err" text={t(state.problem)} />}
            <NoPassword />
          </>
        )}
      </section>
    </div>
  );
}
