import type { SoldBrand } from '#domain/catalogue/brand-page.ts';
import { brandPath } from '#domain/catalogue/collections.ts';
import { useShop } from '../shop.tsx';

/** The brands from A to Z, each with its number of articles. */
export function BrandList({ brands }: { brands: readonly SoldBrand[] }) {
  const { t, href, locale } = useShop();
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = [...brands].sort((a, b) => compare(a.name, b.name));
  return (
    <div className="ruled top">
      <ul className="boxes" data-cols="4">
        {sorted.map(({ name, count }) => (
          <li key={name}>
            <a className="box" href={href(brandPath(name))}>
              <span>
                <b>{name}</b> <small className="muted">{t('listing.count', { count })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
