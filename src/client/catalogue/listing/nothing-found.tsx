/** The page of a search without results, with alternatives. Source: eu-2026.md UX-10. */

import type { CategoryTree } from '#domain/catalogue/category.ts';
import { tagPath } from '#domain/catalogue/collections.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { LookedFor } from '#domain/search/looked-for.ts';
import { adviceRequest } from '#domain/support/reasons.ts';
import { ProductRail } from '../../product/product-rail.tsx';
import { useShop } from '../../shop.tsx';
import { supportPath } from '../../support/support-topics.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { DepartmentBoard } from '../departments.tsx';

type NothingFoundProps = {
  /** What was searched for. */
  text: string;
  tree: CategoryTree;
  /** What others look for. */
  popular: readonly LookedFor[];
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
            <a className="btn" data-dialog="" rel="nofollow" href={href(enquiryPath(text))}>
              {t('search.enquire')}
            </a>
          </p>
        )}
      </div>
      <OftenLookedFor popular={popular} />
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

/** The form for those who look for an article, with the text as its subject. */
const enquiryPath = (query: string) => supportPath({ about: adviceRequest, query });

/** For a number, the tip to spell it differently or to use fewer words makes no sense. */
function isOfWords(text: string): boolean {
  return /\p{L}{3}/u.test(text);
}

function OftenLookedFor({ popular }: Pick<NothingFoundProps, 'popular'>) {
  const { t, href } = useShop();
  if (popular.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec__head">
        <h2>{t('home.popular')}</h2>
      </div>
      <div className="ruled">
        <ul className="brands" data-cols="8">
          {popular.map(({ name, path }) => (
            <li key={path}>
              <a href={href(path)}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
