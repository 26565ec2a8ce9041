/** The newsletter and all consents of a customer: /my-account/my-newsletter. */
import type { OwnConsent } from '#domain/consent/consent.ts';
import { consentText } from '#domain/consent/consent-text.ts';
import { newsletterField } from '#domain/consent/newsletter-form.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { NewsletterForm } from '../newsletter/newsletter-forms.tsx';
import { useShop, useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

type ConsentsProps = {
  email: string;
  consents: readonly OwnConsent[];
  /** One was just withdrawn. */
  isWithdrawn: boolean;
};

export function Consents({ email, consents, isWithdrawn }: ConsentsProps) {
  const t = useT();
  const isSubscribed = consents.some(
    ({ kind, state, email: address }) =>
      kind === 'newsletter' && state === 'given' && address === email,
  );
  return (
    <>
      <h1>{t('account.newsletter')}</h1>
      {isWithdrawn && <Note kind="ok" text={t('newsletter.unsubscribed')} />}
      {consents.length > 0 && (
        <section className="panel stack" aria-labelledby="consents">
          <h2 className="sign title" id="consents">
            {t('consents.title')}
          </h2>
          <ConsentList consents={consents} action="/my-account/my-newsletter" />
        </section>
      )}
      {!isSubscribed && (
        <section className="panel stack" aria-label={t('account.newsletter')}>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm values={{ [newsletterField]: email }} source="account" />
        </section>
      )}
    </>
  );
}

type ConsentListProps = {
  consents: readonly OwnConsent[];
  /** Path of the form that withdraws one. */
  action: string;
};

export function ConsentList({ consents, action }: ConsentListProps) {
  return (
    <ul className="stack">
      {consents.map((consent) => (
        <ConsentEntry key={consent.id} consent={consent} action={action} />
      ))}
    </ul>
  );
}

/** What it is for, by which channel, its times, and what was agreed to. */
function ConsentEntry({ consent, action }: { consent: OwnConsent; action: string }) {
  const { t, href, locale } = useShop();
  const { id, kind, state, email, askedAt, givenAt, withdrawnAt, wording } = consent;
  const words = { locale: localeByCode(locale), t };
  const time = (at: string) => formatDate(new Date(at), 'minute', words.locale);
  const history = [
    { text: 'consents.asked' as const, at: askedAt },
    { text: 'consents.confirmed' as const, at: givenAt },
    { text: 'consents.ended' as const, at: withdrawnAt },
  ];
  return (
    <li className="stack" data-gap="2">
      <p>
        <b>{t(`consents.kind.${kind}`)}</b> · {email}
      </p>
      <p>{consentText(consent, words)}</p>
      {state !== 'withdrawn' && (
        <form method="post" action={href(action)}>
          <button
            type="submit"
            className="btn"
            data-kind="line"
            data-size="s"
            name="withdraw"
            value={id}
          >
            {t('newsletter.unsubscribe')}
          </button>
        </form>
      )}
      <details>
        <summary className="small">{t('consents.history')}</summary>
        <div className="stack small" data-gap="1">
          {history.map(({ text, at }) => at && <p key={text}>{labelled(t, t(text), time(at))}</p>)}
          {wording && <q>{wording}</q>}
        </div>
      </details>
    </li>
  );
}
