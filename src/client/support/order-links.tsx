/** Own orders of a customer, to begin a form with one of them. */
import { useT } from '../shop.tsx';

type OrderLinksProps = {
  orders: readonly { number: string; href: string }[];
  /** Small, and the links stay in the dialog that they are in. */
  inPlace?: boolean;
};

export function OrderLinks({ orders, inPlace }: OrderLinksProps) {
  const t = useT();
  if (orders.length === 0) return null;
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
            <a
              className="btn"
              data-kind="line"
              data-size="s"
              href={href}
              data-dialog={inPlace ? '' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
