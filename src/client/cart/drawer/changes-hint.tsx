import type { Cart } from '#domain/cart/cart.ts';
import { useShop } from '../../shop.tsx';

/** Says in the drawer that something changed since the last visit. The cart page shows the details. */
export function ChangesHint({ changes }: { changes: Cart['changesSinceLastVisit'] }) {
  const { t, href } = useShop();
  if (!changes) return null;
  return (
    <p className="small b">
      <a href={href('/checkout/cart')}>
        {t('cart.changes.count', { count: changes.articles.length })}
      </a>
    </p>
  );
}
