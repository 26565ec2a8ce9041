/** A cart without lines: what the shopper may have come for. */
import { routePaths } from '#domain/content/links.ts';
import { useShop } from '../shop.tsx';
import { Field } from '../ui/field.tsx';

export type DepartmentLink = { name: string; slug: string };

export type EmptyCartProps = {
  departments: readonly DepartmentLink[];
  /** Whether a customer is logged in. */
  isKnown: boolean;
};

export function EmptyCart({ departments, isKnown }: EmptyCartProps) {
  const { t, href } = useShop();
  return (
    <>
      <p className="b">{t('cart.empty')}</p>
      <p className="muted">{t('cart.emptyText')}</p>
      <div className="split split--half top">
        <NumberForm />
        <div className="stack" data-gap="6">
          <section className="panel stack">
            {!isKnown && <p>{t('cart.emptyLogin')}</p>}
            <p className="row">
              {!isKnown && (
                <a className="btn" data-kind="line" href={href(routePaths.login)}>
                  {t('account.login')}
                </a>
              )}
              <a className="b small" href={href(routePaths['order-status'])}>
                {t('orderStatus.title')}
              </a>
              <a className="b small" href={href('/')}>
                {t('cart.continue')}
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
      <form className="stack" method="post" action={path}>
        <div className="form">
          <Field
            name="number"
            w="8"
            m="7"
            label={t('support.productNumber')}
            maxLength={40}
            required
          />
          <Field
            name="quantity"
            w="4"
            m="5"
            label={t('cart.quantity')}
            inputMode="numeric"
            maxLength={4}
            defaultValue="1"
          />
        </div>
        <p>
          <button type="submit" className="btn" name="intent" value="one">
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
