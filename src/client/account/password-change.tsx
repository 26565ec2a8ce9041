/** Changing the password in the account: with the present one. Design: mockups-2/security.html. */
import type { PasswordRule } from '#domain/customer/password.ts';
import { useShop, useT } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { NewPasswordField, PasswordField } from './account-fields.tsx';

type PasswordChangeProps = {
  state: FormState;
  rule: PasswordRule;
  /** The day on which it was set last, as written; absent: there is none. */
  setAt: string | undefined;
};

export function PasswordChange({ state, rule, setAt }: PasswordChangeProps) {
  const t = useT();
  return (
    <section aria-labelledby="password-title">
      <div className="sec__head">
        <h2 id="password-title">{t('account.password')}</h2>
      </div>
      <div className="panel">
        {setAt === undefined ? <NoPassword /> : <Change {...{ state, rule, setAt }} />}
      </div>
    </section>
  );
}

type ChangeProps = { state: FormState; rule: PasswordRule; setAt: string };

function Change({ state, rule, setAt }: ChangeProps) {
  const t = useT();
  const action = '/my-account/security/password';
  return (
    <Form state={state} action={action} button={t('account.changePassword')} kind="plain">
      <PasswordField
        state={state}
        name="currentPassword"
        autoComplete="current-password"
        label={t('security.currentPassword')}
      />
      <NewPasswordField state={state} rule={rule} label={t('account.newPassword')} />
      <PasswordField
        state={state}
        name="passwordConfirmation"
        autoComplete="new-password"
        label={t('security.repeatPassword')}
      />
      <p className="small muted">
        {t('security.passwordSetAt', { date: setAt })} {t('security.passwordEnds')}
      </p>
    </Form>
  );
}

/** Of a customer who came by another provider: a first password is chosen by the link of a mail. */
export function NoPassword() {
  const { t, href } = useShop();
  return (
    <div className="stack">
      <p>{t('security.noPassword')}</p>
      <p>
        <a className="btn" href={href('/password-reset')}>
          {t('account.resetTitle')}
        </a>
      </p>
    </div>
  );
}
