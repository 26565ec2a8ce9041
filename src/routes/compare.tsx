import { ComparisonTable } from '#client/catalogue/comparison.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { chosenIn, compareHref, comparePath } from '#domain/catalogue/compare-choice.ts';
import { everywhere } from '#domain/routing/alternates.ts';
import type { KontorContext } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';

/** GET /compare?skus=…: the articles a shopper chose, side by side. The choice is the address. Source: checklist REC-2. */
export async function compare(c: KontorContext) {
  const shop = c.get('shop');
  const { t, commerce, caller, prefix } = shop;
  const skus = chosenIn(c.req.query('skus'));
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.getComparison({ skus }, caller),
  ]);
  if (!answer.ok) throw new Error(answer.message);
  const { products } = answer.data;
  const chosen = products.map(({ sku }) => sku);
  const without = (sku: string) => compareHref(chosen.filter((each) => each !== sku));
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, everywhere(compareHref(chosen)))}>
      <Head title={`${t('compare.title')} | Kontor`} index={false} />
      <div className="stack list-head top" data-gap="1" data-compared={chosen.join(',')}>
        <h1>{t('compare.title')}</h1>
        {products.length < 2 && <p className="muted">{t('compare.hint')}</p>}
      </div>
      {products.length > 0 && (
        <>
          <ComparisonTable label={t('compare.title')} products={products} without={without} />
          <p className="small top">
            <a href={prefix + comparePath}>{t('compare.clear')}</a>
          </p>
        </>
      )}
    </BrowsePage>,
    { screen: 'product' },
  );
}
