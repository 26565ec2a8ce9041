/** The page of a search without results, with alternatives. Source: eu-2026.md UX-10. */

import type { CategoryTree } from '#domain/catalogue/category.ts';
import { tagPath } from '#domain/catalogue/collections.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { searchPath } from '#domain/search/search.ts';
import type { ServicePage } from '#domain/search/service-words.ts';
import { adviceRequest } from '#domain/support/reasons.ts';
import { CategoryTiles } from '../catalogue/listing/tiles.tsx';
import { ProductRail } from '../product/product-rail.tsx';
import { useShop } from '../shop.tsx';
import { supportPath } from '../support/support-topics.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import { ServiceLink } from './service-link.tsx';

type NothingFoundProps = {
  /** What was searched for. */
  text: string;
  /** The page of service that it asks for, if any. */
  service: ServicePage | undefined;
  tree: CategoryTree;
  /** What others search for. */
  popular: readonly string[];
  bestsellers: ProductSummary[];
  webform: boolean;
};

export function NothingFound(props: NothingFoundProps) {
  const { text, service, tree, popular, bestsellers, webform } = props;
  const { t, href } = useShop();
  return (
    <>
      <div className="panel split split--half top">
        <div className="stack" data-gap="3">
          <h1>{t(service ? 'search.results' : 'search.nothing', { query: text })}</h1>
          {service && <ServiceLink page={service} />}
          {!service && (
            <p className="vh" data-said="">
              {t('listing.count', { count: 0 })}
            </p>
          )}
          {!service && isOfWords(text) && <p className="muted">{t('search.nothingTip')}</p>}
          <Help enquiry={webform && !service ? enquiryPath(text) : undefined} />
        </div>
        <OftenLookedFor texts={popular} />
      </div>
      <section className="sec">
        <div className="sec__head">
          <h2>{t('home.departments')}</h2>
        </div>
        <CategoryTiles categories={tree.roots} counted />
      </section>
      <ProductRail
        title={t('home.bestsellers')}
        products={bestsellers}
        more={{ href: href(tagPath('bestseller')), text: t('listing.all') }}
        cols={5}
      />
    </>
  );
}

function Help({ enquiry }: { enquiry: string | undefined }) {
  const { t, href, phone } = useShop();
  const [before, after] = t('search.nothingHelp', { phone: '\n' }).split('\n');
  return (
    <p className="row">
      {enquiry !== undefined && (
        <a className="btn" data-dialog="" rel="nofollow" href={href(enquiry)}>
          {t('search.enquire')}
        </a>
      )}
      {phone !== '' && (
        <span>
          {before}
          <a className="b" href={telephoneLink(phone)}>
            {phone}
          </a>
          {after}
        </span>
      )}
    </p>
  );
}

/** The form for those who look for an article, with the text as its subject. */
const enquiryPath = (query: string) => supportPath({ about: adviceRequest, query });

/** For a number, the tip to spell it differently or to use fewer words makes no sense. */
function isOfWords(text: string): boolean {
  return /\p{L}{3}/u.test(text);
}

function OftenLookedFor({ texts }: { texts: readonly string[] }) {
  const { t, href } = useShop();
  if (texts.length === 0) return null;
  return (
    <section className="stack" data-gap="3">
      <h2 className="title">{t('home.popular')}</h2>
      <ul className="row" data-gap="2">
        {texts.map((text) => (
          <li key={text}>
            <a className="btn" data-kind="line" data-size="s" href={href(searchPath(text))}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
