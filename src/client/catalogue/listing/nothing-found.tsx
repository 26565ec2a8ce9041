/** The page of a search without results, with alternatives. Source: eu-2026.md UX-10. */

import type { CategoryTree } from '#domain/catalogue/category.ts';
import { tagPath } from '#domain/catalogue/collections.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { routePaths } from '#domain/content/links.ts';
import { searchPath } from '#domain/search/search.ts';
import { ProductRail } from '../../product/product-rail.tsx';
import { useShop } from '../../shop.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { DepartmentBoard } from '../departments.tsx';

type NothingFoundProps = {
  /** What was searched for. */
  text: string;
  tree: CategoryTree & { trees: { longtail: CategoryTree } };
  /** Frequent searches that have results. */
  popular: readonly string[];
  bestsellers: ProductSummary[];
  webform: boolean;
};

export function NothingFound({ text, tree, popular, bestsellers, webform }: NothingFoundProps) {
  const { t, href, phone } = useShop();
  const [before, after] = t('search.nothingHelp', { phone: '\n' }).split('\n');
  return (
    <>
      <div className="stack" data-gap="2">
        {isOfWords(text) && <p>{t('search.nothingTip')}</p>}
        {phone !== '' && (
          <p>
            {before}
            <a className="b" href={telephoneLink(phone)}>
              {phone}
            </a>
            {after}
          </p>
        )}
        {webform && (
          <p>
            <a className="btn" data-kind="line" href={href(routePaths.contact)}>
              {t('contact.title')}
            </a>
          </p>
        )}
      </div>
      <OftenLookedFor tree={tree} popular={popular} />
      <DepartmentBoard tree={tree} title={t('home.departments')} />
      <ProductRail
        title={t('home.bestsellers')}
        products={bestsellers}
        more={{ href: href(tagPath('bestseller')), text: t('listing.all') }}
        cols="5"
      />
    </>
  );
}

/** For a number, the tip to spell it differently or to use fewer words makes no sense. */
function isOfWords(text: string): boolean {
  return /\p{L}{3}/u.test(text);
}

/** Popular searches of this market; until there are any, the catalogue's long-tail categories. */
function OftenLookedFor({ tree, popular }: Pick<NothingFoundProps, 'tree' | 'popular'>) {
  const { t, href } = useShop();
  const searches = popular.map((text) => ({ text, path: searchPath(text) }));
  const shelves = tree.trees.longtail.roots.map(({ name, slug }) => ({
    text: name,
    path: `/${slug}`,
  }));
  const links = searches.length > 0 ? searches : shelves;
  if (links.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec__head">
        <h2>{t('home.popular')}</h2>
      </div>
      <div className="ruled">
        <ul className="brands" data-cols="8">
          {links.map(({ text, path }) => (
            <li key={path}>
              <a href={href(path)}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
