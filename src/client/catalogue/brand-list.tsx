import type { SoldBrand } from '#domain/catalogue/brand-page.ts';
import { brandPath } from '#domain/catalogue/collections.ts';
import { useShop } from '../shop.tsx';
import { Tiles } from '../ui/tiles.tsx';

/** The brands from A to Z, each with a picture of one of its articles and their number. */
export function BrandList({ brands }: { brands: readonly SoldBrand[] }) {
  const { href, locale } = useShop();
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = [...brands].sort((a, b) => compare(a.name, b.name));
  return (
    <div className="top">
      <Tiles tiles={sorted.map((brand) => ({ ...brand, href: href(brandPath(brand.name)) }))} />
    </div>
  );
}
