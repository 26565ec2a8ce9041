/** Adds one piece to the cart from a card, except in AT and DE (country/features.ts). Source: checklist PDP-5. */
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { quickAddRestricted } from '#domain/country/features.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

export function QuickAdd({ product }: { product: ProductSummary }) {
  const { t, href, country } = useShop();
  if (quickAddRestricted.has(country) || product.availableQuantity === 0) return null;
  return (
    <form className="card__add" method="post" action={href('/checkout/cart')} data-quick-add="">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={product.sku} />
      <button
        type="submit"
        className="btn"
        data-kind="line"
        data-size="s"
        aria-label={`${t('cart.add')}, ${product.name}`}
      >
        <Icon name="shopping-cart" />
        {t('cart.add')}
      </button>
    </form>
  );
}
