/**
 * What a customer put aside: /my-account/my-lists. Items saved for later are in the cart; the comparison and what was seen
 * last are in the browser only: a link leads to the one, a script fills in the other.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { comparePath } from '#domain/catalogue/compare-choice.ts';
import { useHref, useLocalized, useMoney, useT } from '../shop.tsx';
import { Picture } from '../ui/picture.tsx';

export function Lists({ saved }: { saved: Cart['savedForLater'] }) {
  const t = useT();
  const href = useHref();
  return (
    <>
      <h1>{t('account.lists')}</h1>
      <section className="panel stack" aria-labelledby="saved">
        <h2 className="sign title" id="saved">
          {t('saved.title', { number: saved.length })}
        </h2>
        {saved.length === 0 ? (
          <p>{t('lists.noneSaved')}</p>
        ) : (
          <>
            <ul className="stack" data-gap="3">
              {saved.map((item) => (
                <SavedItem key={item.variant.sku} item={item} />
              ))}
            </ul>
            <p>
              <a className="btn" data-kind="line" href={href('/checkout/cart')}>
                {t('checkout.step.cart')}
              </a>
            </p>
          </>
        )}
      </section>
      <section className="panel stack" aria-labelledby="compared">
        <h2 className="sign title" id="compared">
          {t('compare.heading')}
        </h2>
        <p>
          <a className="btn" data-kind="line" href={href(comparePath)}>
            {t('compare.title')}
          </a>
        </p>
      </section>
      <section className="panel stack" aria-labelledby="seen">
        <h2 className="sign title" id="seen">
          {t('recommended.lastSeen')}
        </h2>
        <p>{t('lists.seen')}</p>
        <noscript>
          <p>{t('lists.needsScript')}</p>
        </noscript>
      </section>
      <div data-last-seen="" />
    </>
  );
}

function SavedItem({ item }: { item: Cart['savedForLater'][number] }) {
  const href = useHref();
  const localized = useLocalized();
  const money = useMoney();
  const { name, productSlug, variant, quantity, price } = item;
  return (
    <li className="row" data-gap="3">
      <span className="pics">
        <span className="photo">
          <Picture image={variant.image} sizes="72px" loading="lazy" />
        </span>
      </span>
      <span>
        <a className="link" href={href(`/${localized(productSlug)}`)}>
          {localized(name)}
        </a>
        <br />
        <span className="small muted num">
          {quantity} × {money(price.discounted?.centAmount ?? price.value.centAmount)}
        </span>
      </span>
    </li>
  );
}
