/** The form of a passkey: hidden without a script, which fills in what the authenticator answers. */
import type { ReactNode } from 'react';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';

/** The pages' script: account/browser/passkeys.ts. */
export type PasskeyPage = {
  /** Address of the script. */
  script: string;
  /** The host name that passkeys belong to, if it is not a domain of this page: not every browser can use them here. */
  relatedHost?: string | undefined;
};

type PasskeyFormProps = PasskeyPage & {
  ceremony: 'get' | 'create';
  /** A path without the prefix of the language. */
  action: string;
  /** The name of the field for what the authenticator answers. */
  field?: string;
  /** The call that begins the ceremony. */
  begin: 'beginPasskeyLogin' | 'beginPasskeyRegistration' | 'beginPasskeyConfirmation';
  button: string;
  hint: string;
  /** Said if the visitor has closed the authenticator's question. */
  cancelled: string;
  wide?: boolean;
  children?: ReactNode;
  /** Below the form, and hidden with it. */
  after?: ReactNode;
};

export function PasskeyForm(props: PasskeyFormProps) {
  const { ceremony, action, begin, button, hint, cancelled, wide, children, after } = props;
  const { script, relatedHost, field = 'credential' } = props;
  const { t, href } = useShop();
  return (
    <div className="passkey stack">
      <form
        className="stack"
        method="post"
        action={href(action)}
        data-passkey={ceremony}
        data-begin={href(`/new-ct/${begin}`)}
        data-related={relatedHost && ''}
      >
        <div aria-live="polite" />
        <template data-note="cancelled">
          <Note kind="info" text={cancelled} />
        </template>
        {ceremony === 'create' && (
          <template data-note="known">
            <Note kind="info" text={t('passkey.known')} />
          </template>
        )}
        <input type="hidden" name={field} data-credential="" />
        {children}
        <button
          type="submit"
          className="btn"
          data-kind="go"
          data-size={wide ? 'l' : undefined}
          data-wide={wide ? '' : undefined}
          data-busy={t('passkey.waiting')}
        >
          <Icon name="key-round" />
          <span>{button}</span>
        </button>
        <p className="small muted">{hint}</p>
      </form>
      {after}
      {relatedHost && (
        <p className="passkey__elsewhere small muted">
          {t('passkey.elsewhere', { host: relatedHost })}
        </p>
      )}
      <script type="module" src={script} />
    </div>
  );
}
