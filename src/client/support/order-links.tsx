/** Own orders of a customer, to begin a form with one of them, or to go on with what was typed (`support.order`). */
import { useT } from '../shop.tsx';

type OrderLinksProps = {
  /** Without `href` it is a button of the form around it. */
  orders: readonly { number: string; href?: string }[];
};

const look = { className: 'btn', 'data-kind': 'line', 'data-size': 's' };

export function OrderLinks({ orders }: OrderLinksProps) {
  const t = useT();
  if (orders.length === 0) return null;
  const inPlace = orders.some(({ href }) => !href);
  // The dialog may be open above a page that has the links, too.
  const id = inPlace ? 'support.own-orders' : 'own-orders';
  return (
    <nav className="stack" data-gap="2" aria-labelledby={id}>
      <h2 className={inPlace ? 'small muted' : 'h3'} id={id}>
        {t('withdraw.yourOrders')}
      </h2>
      <ul className="row">
        {orders.map(({ number, href }) => (
          <li key={number}>
            {href ? (
              <a {...look} href={href}>
                {number}
              </a>
            ) : (
              <button {...look} type="submit" name="support.order" value={number}>
                {number}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
