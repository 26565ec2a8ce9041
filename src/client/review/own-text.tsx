/** What the author's lists of reviews, questions and answers share: the state, why a text is not shown, taking it back. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { groundTexts } from '#domain/moderation/ground-texts.ts';
import type { ModerationState, Restriction } from '#domain/moderation/moderation.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../shop.tsx';
import { supportPath } from '../support/support-topics.tsx';

const stateTexts: Record<ModerationState, TextKey> = {
  submitted: 'review.stateSubmitted',
  published: 'review.statePublished',
  withheld: 'review.stateWithheld',
  removed: 'review.stateRemoved',
  withdrawn: 'review.stateWithdrawn',
};

type StateProps = {
  own: { state: ModerationState; createdAt: string; restriction?: Restriction };
};

export function State({ own: { state, createdAt, restriction } }: StateProps) {
  const { t, href, locale } = useShop();
  return (
    <>
      <p className="row micro muted" data-gap="meta">
        <b>{t(stateTexts[state])}</b>
        <time dateTime={createdAt}>
          {formatDate(new Date(createdAt), 'day', localeByCode(locale))}
        </time>
      </p>
      {restriction && (
        <>
          <p className="small" data-lines="">
            <b>{t('label.colon', { label: t('mail.statementGround') })}</b>{' '}
            {[t(groundTexts[restriction.ground ?? 'other']), restriction.note].join('\n')}
          </p>
          <p className="small">
            {t('review.objection')}{' '}
            <a href={href(supportPath({ about: 'other' }))}>{t('contact.title')}</a>
          </p>
        </>
      )}
    </>
  );
}

type WithdrawProps = {
  action: string;
  id: string;
  button: TextKey;
  /** By which the author knows the text. */
  title: string;
  /** Of a mail. */
  link?: string | undefined;
};

/** Asks once more: it is for good. */
export function Withdraw({ action, id, button, title, link }: WithdrawProps) {
  const { t, href } = useShop();
  return (
    <details className="orig">
      <summary className="small">
        {t(button)}
        <span className="vh">, {title}</span>
      </summary>
      <form className="stack" data-gap="2" method="post" action={href(action)}>
        {link && <input type="hidden" name="link" value={link} />}
        <p>{t('review.withdrawText')}</p>
        <p>
          <button type="submit" className="btn" data-kind="line" data-size="s" name="id" value={id}>
            {t(button)}
            <span className="vh">, {title}</span>
          </button>
        </p>
      </form>
    </details>
  );
}
