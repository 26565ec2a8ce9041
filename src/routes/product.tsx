import { Buy } from '#client/catalogue/buy.tsx';
import { Gallery } from '#client/catalogue/gallery.tsx';
import {
  Description,
  Highlights,
  KeyFigures,
  Questions,
  Ratings,
  TechnicalData,
} from '#client/catalogue/product-facts.tsx';
import { ProductRail } from '#client/catalogue/product-rail.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { addableQuantity } from '#domain/inventory/availability.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
import type { KontorContext } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { notFound } from './not-found.tsx';

/** The product page. An address with an old name and the right number leads to the current name. */
export async function product(c: KontorContext, slug: string) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix, store } = shop;
  const number = productNumberIn(slug) ?? '';
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.getProductPage({ number }, caller),
  ]);
  if (!answer.ok) return notFound(c, tree);
  const { product: item, accessories, versions } = answer.data;
  const { pathname, search } = new URL(c.req.url);
  const asked = { path: pathname, search };
  const canonical = {
    ...(redirectOf(asked, shop.routing) ?? asked),
    path: `${prefix}/${item.slug}`,
  };
  if (pathname !== canonical.path || search !== canonical.search) {
    return c.redirect(canonical.path + canonical.search, 301);
  }
  const [leaf] = item.categories.map((key) => tree.pathTo(key)).sort((a, b) => b.length - a.length);
  const path = leaf ?? [];
  const department = path[0];
  const chrome = {
    ...chromeOf(shop, tree),
    ...(department && { siblings: tree.childrenOf(department.key) }),
    ...(path[1] && { current: path[1].key }),
  };
  return c.render(
    <BrowsePage chrome={chrome} className="pdp">
      <title>{`${item.name} | Kontor`}</title>
      <meta name="description" content={item.description} />
      <Crumbs
        crumbs={[
          ...path.map((each) => ({ name: each.name, href: `${prefix}/${each.slug}` })),
          { name: item.name, href: `${prefix}/${item.slug}` },
        ]}
      />
      <div className="split split--pdp">
        <div className="stack">
          <Gallery product={item} />
          <KeyFigures product={item} />
          <Highlights product={item} />
        </div>
        <Buy
          product={item}
          maximum={addableQuantity(item.availableQuantity, store.maximumQuantity, 0)}
        />
      </div>
      <nav className="anchors" aria-label={t('product.sections')}>
        <ul>
          <li>
            <a href="#description">{t('product.description')}</a>
          </li>
          <li>
            <a href="#data">{t('product.technicalData')}</a>
          </li>
          {item.faq.length > 0 && (
            <li>
              <a href="#questions">{t('product.questions')}</a>
            </li>
          )}
        </ul>
      </nav>
      <Description product={item} />
      <TechnicalData product={item} />
      <ProductRail title={t('product.accessories')} products={accessories.slice(0, 4)} cols="4" />
      <ProductRail title={t('product.family')} products={versions.slice(0, 4)} cols="4" />
      <Questions product={item} />
      <Ratings product={item} />
    </BrowsePage>,
    { screen: 'product' },
  );
}
