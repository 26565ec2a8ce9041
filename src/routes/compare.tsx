import { ComparisonTable } from '#client/catalogue/comparison.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ProductRail } from '#client/product/product-rail.tsx';
import { Note } from '#client/ui/note.tsx';
import {
  compareHref,
  comparePath,
  exceedsCompareLimit,
  maxCompared,
  parseCompared,
} from '#domain/catalogue/compare-choice.ts';
import { type ComparedProduct, maxComparedBeside, ranked } from '#domain/catalogue/comparison.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { loadBestsellers } from './popular.ts';

/** GET /compare?skus=…: the articles a shopper chose, listed in the address, side by side. Source: checklist REC-2. */
export async function compare(c: KontorContext) {
  const shop = c.get('shop');
  const { t, commerce, caller, prefix } = shop;
  const named = c.req.query('skus');
  const skus = parseCompared(named);
  const [tree, answer, candidates, bestsellers] = await Promise.all([
    loadTree(shop),
    commerce.getComparison({ skus }, caller),
    besides(shop, skus),
    skus.length === 0 ? loadBestsellers(shop) : [],
  ]);
  if (!answer.ok) throw new Error(answer.message);
  const { products } = answer.data;
  const chosen = products.map(({ sku }) => sku);
  const without = (sku: string) => compareHref(chosen.filter((each) => each !== sku));
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, samePathEverywhere(compareHref(chosen)))}>
      <Head title={`${t('compare.title')} | Kontor`} index={false} />
      <div className="stack list-head top" data-gap="1" data-compared={chosen.join(',')}>
        <h1>{t('compare.title')}</h1>
        {products.length < 2 && <p className="muted">{t('compare.hint')}</p>}
      </div>
      {exceedsCompareLimit(named) && <Note kind="warn" text={t('compare.full')} />}
      <ProductRail title={t('search.bestseller')} products={bestsellers} cols={4} compare />
      {products.length > 0 && (
        <>
          <ComparisonTable label={t('compare.title')} products={products} without={without} />
          {chosen.length < maxCompared && candidates.length > 0 && (
            <section className="stack top" data-gap="2">
              <h2>{t('compare.suggested')}</h2>
              <ul className="stack" data-gap="1">
                {candidates.map(({ sku, name }) => (
                  <li key={sku}>
                    <a className="b" href={prefix + compareHref([...chosen, sku])} rel="nofollow">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="row small top">
            <a href={prefix + comparePath}>{t('compare.clear')}</a>
          </p>
        </>
      )}
    </BrowsePage>,
    { screen: 'compare' },
  );
}

/** Articles to compare with the first: its versions, others of its category, the best first. Links need no script. */
async function besides(
  { commerce, caller }: Shop,
  skus: readonly string[],
): Promise<ComparedProduct[]> {
  const [first] = skus;
  const number = first && productNumberOf(first);
  if (!number || !/^\d{8}$/.test(number)) return [];
  const answer = await commerce.getProductPage({ number }, caller);
  if (!answer.ok) return [];
  const [, ...others] = ranked<ComparedProduct>(
    answer.data.product,
    answer.data.compared,
    maxComparedBeside,
  );
  return others.filter(({ sku }) => !skus.includes(sku)).slice(0, maxCompared);
}
