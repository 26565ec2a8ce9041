/** A cart without lines: what the shopper may have come for. */
import { routePaths } from '#domain/content/links.ts';
import { useShop } from '../shop.tsx';

export type DepartmentLink = { name: string; slug: string };

export function EmptyCart({ departments }: { departments: readonly DepartmentLink[] }) {
  const { t, href } = useShop();
  return (
    <div className="split split--half">
      <section className="panel stack" aria-label={t('cart.empty')}>
        <p className="b">{t('cart.empty')}</p>
        <p className="muted">{t('cart.emptyText')}</p>
        <p className="row">
          <a className="btn" href={href('/')}>
            {t('cart.continue')}
          </a>
          <a className="btn" data-kind="line" href={href(routePaths['quick-order'])}>
            {t('quickOrder.title')}
          </a>
        </p>
        <p>
          <a className="b small" href={href(routePaths['order-status'])}>
            {t('orderStatus.title')}
          </a>
        </p>
      </section>
      <nav className="panel stack" aria-labelledby="cart-departments">
        <h2 className="co__sub" id="cart-departments">
          {t('header.departments')}
        </h2>
        <ul className="cols2">
          {departments.map(({ name, slug }) => (
            <li key={slug}>
              <a className="b" href={href(`/${slug}`)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
