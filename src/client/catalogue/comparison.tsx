/** Articles side by side, a column each. Source: checklist REC-2, DESIGN.md Compare. */
import type { ReactNode } from 'react';
import { compareHref, maxCompared } from '#domain/catalogue/compare-choice.ts';
import {
  type ComparedProduct,
  comparedAttributes,
  comparisonRows,
  differingFacts,
  isComparison,
} from '#domain/catalogue/comparison.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { quickAddRestricted } from '#domain/country/features.ts';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { Price } from '../product/price.tsx';
import { QuickAdd } from '../product/quick-add.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Stars } from '../ui/stars.tsx';

type ComparisonProps = {
  /** Name of the table. */
  label: string;
  products: readonly ComparedProduct[];
  /** The article of the page, framed. */
  own?: string | undefined;
  /** The address of the comparison without this article; only for the shopper's own choice. */
  without?: ((sku: string) => string) | undefined;
};

/** Renders nothing if there are no articles to compare. */
export function ComparisonSection({ products, own }: Pick<ComparisonProps, 'products' | 'own'>) {
  const t = useT();
  if (!isComparison(products)) return null;
  return (
    <section className="sec" id="comparison">
      <div className="sec__head">
        <h2>{t('compare.heading')}</h2>
      </div>
      <ComparisonTable label={t('compare.heading')} products={products} own={own} />
    </section>
  );
}

export function ComparisonTable({ label, products, own, without }: ComparisonProps) {
  const { t, href, dates, lowStock } = useShop();
  const all = comparisonRows(products);
  // The page of the comparison has them all.
  const rows = without ? all : all.slice(0, comparedAttributes);
  const facts = differingFacts(products, dates.today, lowStock);
  const answers = [...rows.map((row) => row.differs), ...Object.values(facts)];
  const differs = answers.includes(true);
  return (
    <div className="comparison">
      <div className="row spread small">
        <p className="muted">
          {differs && (
            <>
              <Differs /> {t('compare.legend')}
            </>
          )}
        </p>
        {rows.length < all.length && (
          <a
            className="b"
            href={href(compareHref(products.slice(0, maxCompared).map(({ sku }) => sku)))}
            rel="nofollow"
          >
            {t('compare.all')}
          </a>
        )}
        {without && differs && answers.includes(false) && (
          <label className="check">
            <input type="checkbox" autoComplete="off" />
            {t('compare.onlyDiffering')}
          </label>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section className="scroll" tabIndex={0} aria-label={label}>
        <table className="compare">
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <Column
                  key={product.sku}
                  product={product}
                  isOwn={product.sku === own}
                  without={without}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <Facts products={products} own={own} differs={facts} />
            {rows.map((row) => (
              <Row
                key={row.name}
                label={row.label}
                differs={row.differs}
                products={products}
                own={own}
                cell={(_product, column) => row.values[column] ?? <Missing />}
              />
            ))}
            <tr className="acts">
              <td />
              {products.map((product) => (
                <td key={product.sku} data-own={product.sku === own || undefined}>
                  {product.sku !== own && <Buy product={product} />}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}

type ColumnProps = Pick<ComparisonProps, 'without'> & { product: ComparedProduct; isOwn: boolean };

function Column({ product, isOwn, without }: ColumnProps) {
  const { t, href } = useShop();
  const { name, brand, sku, slug, image } = product;
  return (
    <th scope="col" data-own={isOwn || undefined}>
      <span className="photo">
        <Picture image={image} sizes="11rem" loading="lazy" decoding="async" />
      </span>
      <span className="micro muted">{isOwn ? t('compare.own') : brand}</span>
      <a href={href(`/${slug}`)}>{name}</a>
      <span className="sku muted">{productNumberOf(sku)}</span>
      <OpenBoxTag product={product} />
      {without && (
        <a className="compare__drop" href={href(without(sku))}>
          <Icon name="x" />
          <span className="vh">
            {t('compare.drop')}, {name}
          </span>
        </a>
      )}
    </th>
  );
}

/** Adds the article to the cart; where only its own page may (country/features.ts), leads there. */
function Buy({ product }: { product: ComparedProduct }) {
  const { t, href, country } = useShop();
  if (!quickAddRestricted.has(country)) return <QuickAdd product={product} />;
  return (
    <a className="btn" data-kind="line" data-size="s" href={href(`/${product.slug}`)}>
      {t('review.toArticle')}
      <span className="vh">, {product.name}</span>
    </a>
  );
}

type CellsProps = Pick<ComparisonProps, 'products' | 'own'> & {
  cell: (product: ComparedProduct, index: number) => ReactNode;
};

type FactsProps = Pick<ComparisonProps, 'products' | 'own'> & {
  differs: ReturnType<typeof differingFacts>;
};

/** The rows that every article has. */
function Facts({ products, own, differs }: FactsProps) {
  const t = useT();
  const row = { products, own };
  return (
    <>
      <Row
        {...row}
        label={t('compare.price')}
        differs={differs.price}
        cell={(product) => <Price product={product} />}
      />
      <Row
        {...row}
        label={t('compare.delivery')}
        differs={differs.delivery}
        cell={(product) => <StockBadge product={product} />}
      />
      <Row
        {...row}
        label={t('compare.rating')}
        differs={differs.rating}
        cell={({ rating }) =>
          rating.count > 0 ? <Stars average={rating.average} count={rating.count} /> : <Missing />
        }
      />
    </>
  );
}

type RowProps = CellsProps & { label: string; differs: boolean };

function Row({ label, differs, products, own, cell }: RowProps) {
  return (
    <tr data-differs={differs ? '' : undefined}>
      <th scope="row">
        {label} {differs && <Differs />}
      </th>
      {products.map((product, index) => (
        <td key={product.sku} data-own={product.sku === own || undefined}>
          {cell(product, index)}
        </td>
      ))}
    </tr>
  );
}

/** A sign and a text for screen readers, because colour alone is not visible to everyone. */
function Differs() {
  const { t } = useShop();
  return (
    <span className="b">
      <span aria-hidden="true">≠</span>
      <span className="vh">{t('compare.differs')}</span>
    </span>
  );
}

function Missing() {
  const t = useT();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{t('compare.missing')}</span>
    </>
  );
}
