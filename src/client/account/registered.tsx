/** After the registration form: the same page whether the address has an account or not. And the link of the mail. */
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { PasswordField } from './account-fields.tsx';
import type { Frame } from './frame.ts';

type RegisteredProps = {
  frame: Frame;
  /** Where a shopper with a cart goes on; absent: there is nothing to order. */
  orderPath: string | undefined;
  email: string;
  isAgain: boolean;
  problem: TextKey | undefined;
};

export function Registered({ frame, orderPath, email, isAgain, problem }: RegisteredProps) {
  const { t, href } = useShop();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="registered-title">
        <h1 id="registered-title">{t('account.resetSentTitle')}</h1>
        {problem && <Note kind="err" text={t(problem)} />}
        {isAgain && <Note kind="ok" text={t('account.registeredAgain')} />}
        <p>{t('account.registeredText')}</p>
        <p>{t('account.registeredTo', { email })}</p>
        {orderPath && <p>{t('account.registeredOrder')}</p>}
        <div className="row">
          {orderPath ? (
            <a className="btn" data-kind="go" data-size="l" href={href(orderPath)}>
              {t('account.registeredContinue')}
            </a>
          ) : (
            <a className="btn" data-kind="line" href={href('/')}>
              {t('error.home')}
            </a>
          )}
          <form method="post" action={href(`${frame}/create-account/check-email`)}>
            <button type="submit" className="btn" data-kind="line">
              {t('security.emailAgain')}
            </button>
          </form>
        </div>
      </section>
    </div>
  );
}

/** A button confirms, because mail programs open links by themselves; the password, because of who opens it. */
export function ConfirmRegistration({ state, token }: { state: FormState; token: string }) {
  const t = useT();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="confirm-title">
        <h1 id="confirm-title">{t('email.confirmTitle')}</h1>
        <p className="muted">{t('account.registrationText')}</p>
        <Form state={state} action="/create-account/confirm" button={t('email.confirmTitle')}>
          <input type="hidden" name="token" value={token} />
          <PasswordField state={state} autoComplete="current-password" />
        </Form>
      </section>
    </div>
  );
}
