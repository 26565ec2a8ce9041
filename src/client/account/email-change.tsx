/** Changing the e-mail address in the account, and the pages of the links in its mails. Design: mockups-2/security.html. */
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { EmailField } from './account-fields.tsx';

const path = '/my-account/security/email';

export type EmailChangeState = {
  state: FormState;
  email: string;
  /** The change that waits for its confirmation, with the time until which it can be confirmed, as written. */
  waiting: { newEmail: string; until: string } | undefined;
};

export function EmailChange({ state, email, waiting }: EmailChangeState) {
  const { t, href } = useShop();
  return (
    <section aria-labelledby="email-title">
      <div className="sec__head">
        <h2 id="email-title">{t('address.email')}</h2>
      </div>
      <div className="panel stack">
        <p>
          <span className="small muted">{t('security.emailUse')}</span>
          <br />
          <b className="b">{email}</b>
        </p>
        {waiting && (
          <>
            <Note
              kind="warn"
              text={t('security.emailPending', { email: waiting.newEmail, time: waiting.until })}
            />
            <div className="row">
              <form method="post" action={href(path)}>
                <input type="hidden" name="email" value={waiting.newEmail} />
                <button type="submit" className="btn" data-kind="line" data-size="s">
                  {t('security.emailAgain')}
                </button>
              </form>
              <form method="post" action={href(`${path}/discard`)}>
                <button type="submit" className="btn" data-kind="line" data-size="s">
                  {t('security.discard')}
                </button>
              </form>
            </div>
          </>
        )}
        <Form state={state} action={path} button={t('security.changeEmail')} kind="plain">
          <EmailField state={state} autoComplete="email" label={t('security.newEmail')} />
          <p className="small muted">{t('security.emailNotice')}</p>
        </Form>
      </div>
    </section>
  );
}

type EmailLinkProps = { title: TextKey; text: string; action: string; token: string };

/** A button, because mail programs open links by themselves. */
export function EmailLink({ title, text, action, token }: EmailLinkProps) {
  const t = useT();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="link-title">
        <h1 id="link-title">{t(title)}</h1>
        <p>{text}</p>
        <Form state={{ values: {}, errors: {} }} action={action} button={t(title)}>
          <input type="hidden" name="token" value={token} />
        </Form>
      </section>
    </div>
  );
}
