import type { Cart } from '#domain/cart/cart.ts';
import { useHref, useT } from '../../shop.tsx';

/** In the drawer: that something is different since the last visit. What it is stands on the cart page. */
export function ChangesHint({ changes }: { changes: Cart['changesSinceLastVisit'] }) {
  const t = useT();
  const href = useHref();
  if (!changes) return null;
  return (
    <p className="small b">
      <a href={href('/checkout/cart')}>
        {t('cart.changes.count', { count: changes.articles.length })}
      </a>
    </p>
  );
}
