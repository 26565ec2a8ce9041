/** What can be done with one press about a line that the stock no longer covers. Plain forms: no script needed. */
import type { LineItem } from '#domain/cart/cart.ts';
import { useLocalized, useShop } from '../../shop.tsx';

type LackingArticleProps = {
  line: LineItem;
  /** The page that the answer leads back to. */
  backTo?: 'payment';
  /** Where a script changes the quantity in place. */
  onChange?: (quantity: number) => void;
  /** The line has no remove button of its own. */
  removes?: boolean;
};

export function LackingArticle({ line, backTo, onChange, removes = false }: LackingArticleProps) {
  const { t, href } = useShop();
  const name = useLocalized()(line.name);
  const { isUnavailable, maximumQuantity: left, sku } = line.variant;
  const button = { type: 'submit', name: 'intent', className: 'btn', 'data-size': 's' } as const;
  const reduce = t('cart.lacking.reduce', { count: left });
  return (
    <form
      className="row"
      method="post"
      action={href('/checkout/cart')}
      onSubmit={onChange && ((event) => event.preventDefault())}
    >
      <input type="hidden" name="lineItemId" value={line.id} />
      {backTo && <input type="hidden" name="backTo" value={backTo} />}
      {left > 0 && !isUnavailable && (
        <>
          <input type="hidden" name="quantity" value={left} />
          <button
            {...button}
            value="change"
            aria-label={`${reduce}, ${name}`}
            onClick={() => onChange?.(left)}
          >
            {reduce}
          </button>
        </>
      )}
      {removes && (
        <button
          {...button}
          value="remove"
          data-kind="line"
          aria-label={t('cart.removeItem', { name })}
        >
          {t('cart.remove')}
        </button>
      )}
      <a className="b small" href={href(`/checkout/cart/alternative?sku=${sku}`)}>
        {t('cart.lacking.alternative')}
        <span className="vh"> ({name})</span>
      </a>
    </form>
  );
}
