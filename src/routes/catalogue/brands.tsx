import { BrandList } from '#client/catalogue/brand-list.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { brandsPath } from '#domain/catalogue/collections.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** /brands: the brands of the market, from A to Z. */
export async function brands(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix } = shop;
  const [tree, answer] = await Promise.all([loadTree(shop), commerce.getBrands({}, caller)]);
  if (!answer.ok) throw new Error(answer.message);
  const all = answer.data.brands;
  const pathIn = samePathEverywhere(brandsPath);
  const index = all.length > 0;
  const links = pageLinks(c, pathIn, { index });
  const name = t('home.brands');
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)}>
      <Head
        title={`${name} | Kontor`}
        description={`${t('brand.all')} ${all
          .slice(0, 5)
          .map((each) => each.name)
          .join(', ')} …`}
        index={index}
        links={links}
      />
      <Crumbs crumbs={[{ name, href: prefix + brandsPath }]} origin={links.origin} />
      <div className="stack list-head" data-gap="1">
        <h1>{name}</h1>
        <p>{t('brand.all')}</p>
      </div>
      <BrandList brands={all} />
    </BrowsePage>,
    { screen: 'listing' },
  );
}
