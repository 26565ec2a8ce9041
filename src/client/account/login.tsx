/** Login, and the alternatives for visitors without an account. Design: mockups/login.html. */
import type { TextKey } from '#domain/texts/texts.ts';
import { useHref, useT } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { EmailField, PasswordField } from './account-fields.tsx';
import type { Frame } from './frame.ts';

type LoginProps = { state: FormState; frame: Frame; title: string; done?: TextKey | undefined };

export function Login({ state, frame, title, done }: LoginProps) {
  const t = useT();
  const href = useHref();
  return (
    <div className="login" data-two="">
      <section className="panel stack" aria-labelledby="login-title">
        <h1 id="login-title">{title}</h1>
        {done && (
          <Note kind="ok">
            <p>{t(done)}</p>
          </Note>
        )}
        <Form state={state} action={`${frame}/login`} button={t('account.login')}>
          <EmailField state={state} autoComplete="username" />
          <PasswordField state={state} autoComplete="current-password" />
          <p className="row">
            <a className="small" href={href(`${frame}/password-reset`)}>
              {t('account.forgotten')}
            </a>
          </p>
        </Form>
      </section>
      <div className="stack login__new" data-gap="6">
        {frame === '/checkout' && <AsGuest />}
        <section className="stack" aria-labelledby="new-title">
          <h2 id="new-title">{t('account.newHere')}</h2>
          <p className="muted">{t('account.createText')}</p>
          <p>
            <a
              className="btn"
              data-kind="line"
              data-size="l"
              href={href(`${frame}/create-account`)}
            >
              {t('account.createLink')}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}

/** Ordering requires no account. */
function AsGuest() {
  const t = useT();
  const href = useHref();
  return (
    <section className="stack" aria-labelledby="guest-title">
      <h2 id="guest-title">{t('checkout.asGuest')}</h2>
      <p className="muted">{t('checkout.asGuestText')}</p>
      <p>
        <a className="btn" data-size="l" href={href('/checkout/addresses')}>
          {t('checkout.asGuest')}
        </a>
      </p>
    </section>
  );
}
