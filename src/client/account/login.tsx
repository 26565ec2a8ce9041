/** Login, and the alternatives for visitors without an account. Design: mockups/login.html. */

import type { IdentityProviderKey } from '#domain/identity/identity.ts';
import type { KeptFields } from '#domain/routing/kept-fields.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { EmailField, PasswordField } from './account-fields.tsx';
import type { Frame } from './frame.ts';
import { TypedTexts } from './typed-texts.tsx';
import { PasskeyForm, type PasskeyPage } from './ways-in/passkey-form.tsx';
import { ProviderLinks } from './ways-in/provider-links.tsx';

type LoginProps = {
  state: FormState;
  frame: Frame;
  title: string;
  /** What was done before. */
  done?: TextKey | undefined;
  /** Why another page led here. */
  why?: TextKey | undefined;
  /** Of the form's address: where the login leads back to. */
  query?: string;
  /** What was typed on that page is sent after the login. */
  isKept: boolean;
  /** What was typed there and cannot be kept. */
  tooLong?: KeptFields | undefined;
  /** What became of another way to log in, or of a kept file. */
  news?: string | undefined;
  passkeys: PasskeyPage;
  providers: readonly IdentityProviderKey[];
};

export function Login(props: LoginProps) {
  const {
    state,
    frame,
    title,
    done,
    why,
    query = '',
    isKept,
    tooLong,
    news,
    passkeys,
    providers,
  } = props;
  const { t, href } = useShop();
  return (
    <div className="login" data-two="">
      <section className="panel stack" aria-labelledby="login-title">
        <h1 id="login-title">{title}</h1>
        {done && <Note kind="ok" text={t(done)} />}
        {why && (
          <Note kind="info">
            <p>
              {t(why)} {isKept && t('account.typedKept')}
            </p>
          </Note>
        )}
        {tooLong && (
          <Note kind="info">
            <p>{t('account.typedTooLong')}</p>
            <TypedTexts fields={tooLong} />
          </Note>
        )}
        {news && <Note kind="info" text={news} />}
        <PasskeyForm
          {...passkeys}
          ceremony="get"
          action={`${frame}/login/passkey${query}`}
          begin="beginPasskeyLogin"
          button={t('passkey.login')}
          hint={t('passkey.loginText')}
          cancelled={t('waysIn.notLoggedIn')}
          after={<p className="or">{t('account.or')}</p>}
          wide
        />
        <Form
          state={state}
          action={`${frame}/login${query}`}
          button={t('account.loginPassword')}
          kind="plain"
        >
          <EmailField state={state} autoComplete="username webauthn" />
          <PasswordField state={state} autoComplete="current-password" />
          <p className="row">
            <a className="small" href={href(`${frame}/password-reset`)}>
              {t('account.forgotten')}
            </a>
          </p>
        </Form>
        {providers.length > 0 && (
          <>
            <p className="or">{t('account.or')}</p>
            <ProviderLinks providers={providers} path={`${frame}/login/with`} query={query} />
          </>
        )}
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
  const { t, href } = useShop();
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
