/**
 * The extra guarantees of one article to choose from: on its page, below its line and in the sidebar. None is chosen
 * beforehand (eu-2026.md P-13), and none is called what the law gives (C-11, C-14).
 */
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { useHref, useLocalized, useMoney, useShop, useT } from '../../shop.tsx';

type ChoicesProps = {
  /** The name of the article. */
  subject: string;
  offers: readonly GuaranteeOffer[];
  /** Pieces of the article; absent: not known yet, the price of one is said. */
  quantity?: number;
  /** The name of the form's field. */
  field: string;
  /** The id of a form that the choices stand outside of. */
  form?: string;
  /** Whether "without" is one of the choices; else one must be made. */
  without?: boolean;
};

export function GuaranteeChoices(props: ChoicesProps) {
  const { subject, offers, quantity, field, form, without = false } = props;
  const t = useT();
  const money = useMoney();
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
            <b className="num">
              {quantity === undefined
                ? t('cart.perPiece', { amount: money(centAmount) })
                : money(centAmount * quantity)}
            </b>
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

/** Beside every choice: what stays without it, what it covers, and where the law wants it said how to be rid of it. */
export function Rights() {
  const { t, guaranteeCancelDays: days } = useShop();
  const href = useHref();
  return (
    <p className="small muted">
      {days !== null && <>{t('guarantee.cancel', { days })} </>}
      {t('guarantee.rights')} <a href={href('/premium-gurantee/')}>{t('guarantee.terms')}</a>
    </p>
  );
}
