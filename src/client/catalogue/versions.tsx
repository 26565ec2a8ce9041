import type { ProductSummary } from '#domain/catalogue/product.ts';
import { useHref, useT } from '../shop.tsx';

/** The other versions of the same product, as links; each has a page of its own. */
export function Versions({ own, versions }: { own: ProductSummary; versions: ProductSummary[] }) {
  const t = useT();
  const href = useHref();
  if (versions.length === 0) return null;
  return (
    <nav className="stack" data-gap="2" aria-label={t('product.family')}>
      <p className="label">{t('product.family')}</p>
      <ul className="row versions small" data-gap="2">
        <li>
          <span aria-current="true">
            <Version product={own} />
          </span>
        </li>
        {versions.map((version) => (
          <li key={version.sku}>
            <a href={href(`/${version.slug}`)}>
              <Version product={version} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** By its figures; by its name where it has none. */
function Version({ product: { name, facts, isBware } }: { product: ProductSummary }) {
  const t = useT();
  return (
    <>
      {facts.join(' · ') || name}
      {isBware && <small>{t('badge.bware')}</small>}
    </>
  );
}
