/** Password reset: requesting the link, the note that it was sent, choosing the new password. */
import { useHref, useT } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { EmailField, PasswordField } from './account-fields.tsx';
import type { Frame } from './frame.ts';

export function ResetRequest({ state, frame }: { state: FormState; frame: Frame }) {
  const t = useT();
  const href = useHref();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="reset-title">
        <h1 id="reset-title">{t('account.resetTitle')}</h1>
        <p className="muted">{t('account.resetText')}</p>
        <Form state={state} action={`${frame}/password-reset`} button={t('account.resetButton')}>
          <EmailField state={state} autoComplete="username" />
        </Form>
        <p className="row">
          <a href={href(`${frame}/login`)}>{t('account.login')}</a>
        </p>
      </section>
    </div>
  );
}

/** Looks the same whether an account exists or not. */
export function ResetSent() {
  const t = useT();
  const href = useHref();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="sent-title">
        <h1 id="sent-title">{t('account.resetSentTitle')}</h1>
        <p>{t('account.resetSentText')}</p>
        <p>
          <a className="btn" data-kind="line" href={href('/login')}>
            {t('account.login')}
          </a>
        </p>
      </section>
    </div>
  );
}

export function NewPassword({ state, token }: { state: FormState; token: string }) {
  const t = useT();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="change-title">
        <h1 id="change-title">{t('account.resetChangeTitle')}</h1>
        <Form
          state={state}
          action="/password-reset/change-password"
          button={t('account.resetChange')}
        >
          <input type="hidden" name="token" value={token} />
          <PasswordField
            state={state}
            autoComplete="new-password"
            label={t('account.newPassword')}
            hint={t('account.passwordHint')}
          />
        </Form>
      </section>
    </div>
  );
}

/** The link was already used, has expired or is invalid. */
export function ResetExpired() {
  const t = useT();
  const href = useHref();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="expired-title">
        <h1 id="expired-title">{t('account.resetChangeTitle')}</h1>
        <Note kind="err">
          <p>{t('account.resetExpired')}</p>
        </Note>
        <p>
          <a className="btn" href={href('/password-reset')}>
            {t('account.resetTitle')}
          </a>
        </p>
      </section>
    </div>
  );
}
