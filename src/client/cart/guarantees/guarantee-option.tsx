/**
 * The extra guarantees on the page of an article, which are put into the cart with it. The choices belong to the buy
 * form (add-to-cart.tsx) and cost the page no script.
 */
import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { yearsIn } from '#domain/locale/years.ts';
import { useMoney, useShop } from '../../shop.tsx';
import { GuaranteeChoices, Rights } from './guarantee-choices.tsx';

type Offered = { offers: readonly GuaranteeOffer[] };

export function GuaranteeOption({ product, offers }: Offered & { product: ProductDetail }) {
  const { t, locale } = useShop();
  const money = useMoney();
  const isBeside = useBeside();
  const [cheapest] = offers.toSorted((one, other) => one.centAmount - other.centAmount);
  if (!cheapest) return null;
  const { centAmount, years } = cheapest;
  return (
    <details className="guarantee">
      <summary className="small">
        {t('guarantee.offerFor', { amount: money(centAmount), duration: yearsIn(locale, years) })}
      </summary>
      <GuaranteeChoices
        subject={product.name}
        offers={offers}
        field="guarantee"
        form="buy"
        without
      />
      {!isBeside && <Rights />}
    </details>
  );
}

const useBeside = () => useShop().guaranteeCancelDays !== null;

/** Where the law wants what each costs, and for how long, beside the price of the article (eu-2026.md C-15). */
export function GuaranteeBeside({ offers }: Offered) {
  const { t, locale } = useShop();
  const money = useMoney();
  if (!useBeside() || offers.length === 0) return null;
  const each = offers.map(({ years, centAmount }) =>
    t('guarantee.besideOne', { duration: yearsIn(locale, years), amount: money(centAmount) }),
  );
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (
    <div data-guarantees="">
      <p className="small b">{t('guarantee.beside', { offers: list.format(each) })}</p>
      <Rights />
    </div>
  );
}
