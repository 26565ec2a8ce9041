/**
 * The choices of extra guarantees for one article: on its page, below its line and in the sidebar. None is preselected
 * (eu-2026.md P-13), and none is presented as the legal guarantee (C-11, C-14).
 */
import type { ReactNode } from 'react';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { useLocalized, useShop, useT } from '../../shop.tsx';

type ChoicesProps = {
  /** The name of the article. */
  subject: string;
  offers: readonly GuaranteeOffer[];
  /** The price of an offer as it is shown: of one piece on the article's page, of all its pieces in the cart. */
  priceOf: (centAmount: number) => ReactNode;
  /** The name of the form's field. */
  field: string;
  /** Id of their form, if they are rendered outside it. */
  form?: string;
  /** Whether "without" is one of the choices; otherwise a choice is required. */
  without?: boolean;
};

export function GuaranteeChoices(props: ChoicesProps) {
  const { subject, offers, priceOf, field, form, without = false } = props;
  const t = useT();
  const localized = useLocalized();
  const radio = { type: 'radio', name: field, form, required: !without };
  return (
    <fieldset>
      <legend className="vh">{t('guarantee.legend', { name: subject })}</legend>
      <div className="choices">
        {offers.map(({ sku, name, centAmount }) => (
          <label className="choice" key={sku}>
            <input {...radio} value={sku} />
            <span>{localized(name)}</span>
            <b className="num">{priceOf(centAmount)}</b>
          </label>
        ))}
        {without && (
          <label className="choice">
            <input {...radio} value="" />
            <span>{t('guarantee.without')}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** Notes beside every choice: legal rights, terms, and the right to cancel where the law requires that note. */
export function Rights() {
  const { t, href, guaranteeCancelDays: days } = useShop();
  return (
    <p className="small muted">
      {days !== null && <>{t('guarantee.cancel', { days })} </>}
      {t('guarantee.rights')} <a href={href('/premium-gurantee/')}>{t('guarantee.terms')}</a>
    </p>
  );
}
