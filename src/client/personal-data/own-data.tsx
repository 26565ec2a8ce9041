/** The customer's data in the account: consents, taking them along, erasure. Design: mockups-2/my-data, my-data-erase. */
import type { OwnConsent } from '#domain/consent/consent.ts';
import { ConsentList } from '../account/consents.tsx';
import { useShop } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { ErasurePreview, type ErasurePreviewProps } from './erasure.tsx';

type OwnDataProps = ErasurePreviewProps & {
  consents: readonly OwnConsent[];
  wantsReviewMails: boolean;
  /** What the last form did. */
  said?: string | undefined;
  state: FormState;
};

const consentsPath = '/my-account/my-data/consents';

export function OwnData(props: OwnDataProps) {
  const { consents, wantsReviewMails, said, state, ...preview } = props;
  const { t, href } = useShop();
  return (
    <>
      <div className="stack" data-gap="1">
        <h1>{t('myData.title')}</h1>
        <p className="muted">{t('myData.lead')}</p>
      </div>
      {said && <Note kind="ok" text={said} />}
      <section className="panel stack" aria-labelledby="consents-title">
        <h2 id="consents-title">{t('consents.title')}</h2>
        {consents.length === 0 ? (
          <p>{t('myData.noConsents')}</p>
        ) : (
          <ConsentList consents={consents} action={consentsPath} />
        )}
        {wantsReviewMails ? (
          <form method="post" action={href(consentsPath)}>
            <button type="submit" className="btn" data-kind="line" data-size="s" name="reviewMails">
              {t('review.stop')}
            </button>
          </form>
        ) : (
          <p>{t('review.stopped')}</p>
        )}
        <p>
          <a className="btn" data-kind="line" href={href('/my-account/my-newsletter')}>
            {t('account.newsletter')}
          </a>
        </p>
      </section>
      <section className="panel stack" aria-labelledby="take-title">
        <h2 id="take-title">{t('myData.takeTitle')}</h2>
        <p className="muted">{t('myData.takeText')}</p>
        <Form state={state} action="/my-account/my-data" button={t('account.resetButton')}>
          {null}
        </Form>
      </section>
      <section className="panel stack" aria-labelledby="erase-title">
        <h2 id="erase-title">{t('myData.eraseTitle')}</h2>
        <ErasurePreview {...preview} />
        {preview.blocks.length === 0 && (
          <p>
            <a className="btn" data-kind="line" href={href('/my-account/my-data/erase')}>
              {t('myData.eraseTitle')}
            </a>
          </p>
        )}
      </section>
    </>
  );
}

type OwnErasureProps = ErasurePreviewProps & { email: string; state: FormState };

/** Asks for the mail; its link confirms the erasure. */
export function OwnErasure({ email, state, ...preview }: OwnErasureProps) {
  const { t, href } = useShop();
  return (
    <>
      <div className="stack" data-gap="1">
        <h1>{t('myData.eraseTitle')}</h1>
        <p className="muted">{t('myData.eraseLead')}</p>
      </div>
      <section className="panel stack" aria-label={t('myData.eraseTitle')}>
        <ErasurePreview {...preview} />
        {preview.blocks.length === 0 && (
          <Form
            state={state}
            action="/my-account/my-data/erase"
            button={t('account.resetButton')}
            kind="plain"
          >
            <p>{t('myData.eraseByMail', { email })}</p>
          </Form>
        )}
        <p className="row">
          <a href={href('/my-account/my-data')}>{t('myData.title')}</a>
        </p>
      </section>
    </>
  );
}
