/** Password reset: requesting the link, the note that it was sent, choosing the new password. */
import type { PasswordRule } from '#domain/customer/password.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { EmailField, NewPasswordField } from './account-fields.tsx';
import type { Frame } from './frame.ts';

type ResetRequestProps = { state: FormState; frame: Frame; done: TextKey | undefined };

export function ResetRequest({ state, frame, done }: ResetRequestProps) {
  const { t, href } = useShop();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="reset-title">
        <h1 id="reset-title">{t('account.resetTitle')}</h1>
        {done && <Note kind="ok" text={t(done)} />}
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
  const { t, href } = useShop();
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

type NewPasswordProps = { state: FormState; token: string; rule: PasswordRule };

export function NewPassword({ state, token, rule }: NewPasswordProps) {
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
          <NewPasswordField state={state} rule={rule} label={t('account.newPassword')} />
        </Form>
      </section>
    </div>
  );
}
