/** A cart without lines: what the shopper may have come for. */
import { routePaths } from '#domain/content/links.ts';
import { useShop } from '../shop.tsx';
import { Field } from '../ui/field.tsx';

export type EmptyCartProps = {
  /** Whether a customer is logged in. */
  isKnown: boolean;
  /** The page began with lines: its title does not say that there are none. */
  wasFilled: boolean;
};

export function EmptyCart({ isKnown, wasFilled }: EmptyCartProps) {
  const { t, href } = useShop();
  return (
    <>
      <p className="row">
        {wasFilled && <b>{t('cart.empty')}</b>}
        <span className="muted">{t('cart.emptyText')}</span>
      </p>
      <div className="split top">
        <NumberForm />
        <section className="panel stack">
          {!isKnown && (
            <>
              <p>{t('cart.emptyLogin')}</p>
              <p>
                <a className="btn" data-kind="line" href={href(routePaths.login)}>
                  {t('account.login')}
                </a>
              </p>
            </>
          )}
          <p className="row">
            <a className="b small" href={href(routePaths['order-status'])}>
              {t('orderStatus.title')}
            </a>
            <a className="b small" href={href(routePaths.sale)}>
              {t('sale.link')}
            </a>
          </p>
        </section>
      </div>
    </>
  );
}

/** One article by its number; what cannot be added is told by the page of the quick order. */
function NumberForm() {
  const { t, href } = useShop();
  const path = href(routePaths['quick-order']);
  return (
    <section className="panel stack" aria-labelledby="cart-number">
      <h2 className="co__sub" id="cart-number">
        {t('quickOrder.title')}
      </h2>
      <form className="form" method="post" action={path}>
        <Field name="number" w="4" label={t('support.productNumber')} maxLength={40} required />
        <Field
          name="quantity"
          w="3"
          m="5"
          label={t('cart.quantity')}
          inputMode="numeric"
          maxLength={4}
          defaultValue="1"
        />
        <p className="field" data-w="5" data-m="7">
          <button type="submit" className="btn" name="intent" value="one" data-wide="">
            {t('cart.add')}
          </button>
        </p>
      </form>
      <p>
        <a className="b small" href={path}>
          {t('quickOrder.wholeList')}
        </a>
      </p>
    </section>
  );
}
