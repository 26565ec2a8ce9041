/** The blocks of the home page. */
import type { CategoryTree } from '#domain/catalogue/category.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { brandPath, brands } from '#domain/content/footer.ts';
import { volumeThresholds } from '#domain/discount/volume.ts';
import { formatNumber, formatPercent, formatReduction } from '#domain/money/format.ts';

import { tagLabel } from '../product/tag-label.ts';
import { useHref, useMoney, useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Picture } from '../ui/picture.tsx';

/** `total`: articles of the market; `inStock`: of these, those that can be ordered today. */
type DirectoryProps = { tree: CategoryTree; total: number; inStock: number };

/** The home page's heading with the board of departments. */
export function Directory({ tree, total, inStock }: DirectoryProps) {
  const { t, locale } = useShop();
  const stock = formatNumber(inStock, locale);
  return (
    <section className="board hero__dir">
      <div className="hero__top">
        <h1>{t('home.claim')}</h1>
        <p className="muted">{t('home.range', { count: total, stock })}</p>
      </div>
      <Departments tree={tree} className="dir" />
    </section>
  );
}

/** The departments as a strip, for pages that have no other content to suggest. */
export function DepartmentBoard({ tree }: { tree: CategoryTree }) {
  const t = useT();
  return (
    <section className="sec">
      <div className="sec__head">
        <h2>{t('home.departments')}</h2>
      </div>
      <div className="board">
        <Departments tree={tree} className="dir dir--4" />
      </div>
    </section>
  );
}

/** Their numbers are the same in every language. */
function Departments(props: { tree: CategoryTree; className: string }) {
  const { tree, className } = props;
  const t = useT();
  const href = useHref();
  return (
    <nav className={className} aria-label={t('home.departments')}>
      {tree.roots.map(({ key, slug, shortName, orderHint }) => (
        <a key={key} href={href(`/${slug}`)}>
          <span className="plate">{orderHint}</span>
          <span className="sign">{shortName}</span>
          <Icon name="arrow-right" />
          <small>
            {tree
              .childrenOf(key)
              .slice(0, 3)
              .map((child) => child.name)
              .join(', ')}
          </small>
        </a>
      ))}
    </nav>
  );
}

type CampaignProps = {
  /** `campaign:cyber_week` */
  tag: string;
  percent: number;
  href: string;
  product?: ProductSummary | undefined;
};

/** Announces reductions of up to `percent`, with a link to them. */
export function Campaign({ tag, percent, href, product }: CampaignProps) {
  const shop = useShop();
  const { t } = shop;
  return (
    <section className="campaign">
      <div className="stack" data-gap="2">
        <p className="row">
          <span className="tag">{tagLabel(tag, shop)}</span>
        </p>
        <h2 className="sign hero__claim">{t('home.campaignTitle', { percent })}</h2>
      </div>
      {product && (
        <Picture
          image={product.image}
          sizes="(width > 1023px) 640px, 100vw"
          large
          decoding="async"
        />
      )}
      <a className="btn" data-size="l" href={href}>
        {t('home.campaignLink')} <Icon name="arrow-right" />
      </a>
    </section>
  );
}

/** Free delivery threshold, stock and phone. */
export function Promises() {
  const { t, shipping, phone, openingHours } = useShop();
  const money = useMoney();
  const promises: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'truck',
      title: t('home.uspDelivery', { amount: money(shipping.freeAbove) }),
      text: t('home.uspDeliveryText', {
        parcel: money(shipping.parcel),
        freight: money(shipping.freight),
      }),
    },
    { icon: 'check', title: t('home.uspStock'), text: t('home.uspStockText') },
    { icon: 'phone', title: phone, text: openingHours },
  ];
  return (
    <ul className="usp">
      {promises.map(({ icon, title, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Volume discount and B-stock, side by side. */
export function Promos({ bware }: { bware: ProductSummary | undefined }) {
  const { t, locale, volumeDiscounts } = useShop();
  const href = useHref();
  const steps = [
    { fromQuantity: 1, permyriad: 0 },
    ...volumeThresholds(volumeDiscounts, 'standard'),
  ];
  return (
    <div className="sec split split--half tight">
      <section className="panel promo">
        <div className="stack" data-gap="2">
          <h2>{t('home.tierPricesTitle')}</h2>
          <p className="muted">{t('home.tierPricesText')}</p>
        </div>
        <ol className="tier-prices" data-steep="">
          {steps.map(({ fromQuantity, permyriad }, index) => (
            <li key={fromQuantity} className={index === steps.length - 1 ? 'is-on' : undefined}>
              <b>{permyriad > 0 ? formatReduction(permyriad, locale) : formatPercent(0, locale)}</b>
              {t('product.volumeFrom', { count: fromQuantity })}
            </li>
          ))}
        </ol>
      </section>
      <section className="panel promo promo--bw">
        <div className="stack" data-gap="2">
          <p>
            <span className="tag" data-tag="bware">
              {t('badge.bware')}
            </span>
          </p>
          <h2>{t('home.bwareTitle')}</h2>
          <p className="muted">{t('home.bwareText')}</p>
          <p>
            <a className="b" href={href('/search?tags=bware')}>
              {t('home.bwareLink')}
            </a>
          </p>
        </div>
        {bware && (
          <span className="photo">
            <Picture image={bware.image} sizes="320px" loading="lazy" />
          </span>
        )}
      </section>
    </div>
  );
}

export function Brands() {
  const t = useT();
  const href = useHref();
  return (
    <section className="sec">
      <div className="sec__head">
        <h2>{t('home.brands')}</h2>
      </div>
      <div className="ruled">
        <ul className="brands" data-cols="10">
          {brands.map((brand) => (
            <li key={brand}>
              <a href={href(brandPath(brand))}>{brand}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
