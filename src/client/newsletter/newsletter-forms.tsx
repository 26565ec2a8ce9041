/**
 * The newsletter's own page. Elements marked `data-newsletter` also replace the form when a script submits it in place
 * (src/client/newsletter/browser/newsletter-form.ts).
 */
import type { ConsentSource } from '#domain/consent/consent.ts';
import { newsletterField } from '#domain/consent/newsletter-form.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../shop.tsx';
import { Field } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import type { NoteKind } from '../ui/note-kinds.ts';

type NewsletterFormProps = {
  values?: Record<string, string>;
  /** What is wrong with the address. */
  error?: TextKey;
  /** Why nothing was saved although the address is valid. */
  problem?: TextKey;
  /** Where the form is; absent: on its own page. */
  source?: ConsentSource;
};

export function NewsletterForm({ values = {}, error, problem, source }: NewsletterFormProps) {
  const { t, href } = useShop();
  return (
    <form
      className="stack"
      data-newsletter=""
      method="post"
      action={href('/newsletter')}
      noValidate
    >
      {problem && <Note kind="err" text={t(problem)} />}
      {source && <input type="hidden" name="source" value={source} />}
      <Field
        name={newsletterField}
        type="email"
        label={t('address.email')}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={values[newsletterField]}
        error={error && t(error)}
        hint={t('newsletter.consent')}
      />
      <p>
        <button type="submit" className="btn">
          {t('newsletter.button')}
        </button>
      </p>
    </form>
  );
}

export function NewsletterNote({ kind, text }: { kind: NoteKind; text: string }) {
  return (
    <div data-newsletter="">
      <Note kind={kind} text={text} />
    </div>
  );
}

/** A press and not the link itself gives the consent, because mail programs open links. */
export function ConfirmForm({ hash }: { hash: string }) {
  const { t, href } = useShop();
  return (
    <form className="stack" method="post" action={href('/newsletter/confirm')}>
      <p>{t('newsletter.confirmText')}</p>
      <input type="hidden" name="hash" value={hash} />
      <p>
        <button type="submit" className="btn">
          {t('newsletter.confirm')}
        </button>
      </p>
    </form>
  );
}

export function UnsubscribeForm({ token }: { token: string }) {
  const { t, href } = useShop();
  return (
    <form method="post" action={href('/newsletter/unsubscribe')}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="btn">
        {t('newsletter.unsubscribe')}
      </button>
    </form>
  );
}
