/** The article that a text is about. */
import { type ProductSummary, productNumberOf } from '#domain/catalogue/product.ts';
import { useShop } from '../shop.tsx';

/** By SKU; those that are not sold in this market lack. */
export type Articles = ReadonlyMap<string, ProductSummary>;

export function ArticleLink({ sku, articles }: { sku: string; articles: Articles }) {
  const { t, href } = useShop();
  const article = articles.get(sku);
  return (
    <p className="small">
      {article ? (
        <a className="link" href={href(`/${article.slug}`)}>
          {article.name}
        </a>
      ) : (
        t('product.itemNumber', { number: productNumberOf(sku) })
      )}
    </p>
  );
}
