/**
 * The extra guarantees on a product page; the chosen one is added to the cart with the article. The choices belong to
 * the buy form (add-to-cart.tsx) and need no script.
 */
import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { yearsIn } from '#domain/locale/years.ts';
import { Amount, Amounts } from '../../product/amount.tsx';
import { useShop } from '../../shop.tsx';
import { GuaranteeChoices, Rights } from './guarantee-choices.tsx';

type Offered = { offers: readonly GuaranteeOffer[] };

export function GuaranteeOption({ product, offers }: Offered & { product: ProductDetail }) {
  const { t, locale } = useShop();
  const isBeside = useBeside();
  const [cheapest] = offers.toSorted((one, other) => one.centAmount - other.centAmount);
  if (!cheapest) return null;
  const { centAmount, years } = cheapest;
  return (
    <details className="guarantee">
      <summary className="small">
        <Amount of={centAmount}>
          {(amount) => t('guarantee.offerFor', { amount, duration: yearsIn(locale, years) })}
        </Amount>
      </summary>
      <GuaranteeChoices
        subject={product.name}
        offers={offers}
        priceOf={(each) => <Amount of={each}>{(amount) => t('cart.perPiece', { amount })}</Amount>}
        field="guarantee"
        form="buy"
        without
      />
      {!isBeside && <Rights />}
    </details>
  );
}

const useBeside = () => useShop().guaranteeCancelDays !== null;

/** Price and duration of each guarantee beside the article's price, where the law requires it (eu-2026.md C-15). */
export function GuaranteeBeside({ offers }: Offered) {
  const { t, locale } = useShop();
  if (!useBeside() || offers.length === 0) return null;
  const each = (written: (centAmount: number) => string) =>
    offers.map(({ years, centAmount }) =>
      t('guarantee.besideOne', { duration: yearsIn(locale, years), amount: written(centAmount) }),
    );
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (
    <div data-guarantees="">
      <p className="small b">
        <Amounts>
          {(written) => t('guarantee.beside', { offers: list.format(each(written)) })}
        </Amounts>
      </p>
      <Rights />
    </div>
  );
}
