/** The blocks that show the shop itself: departments, promises, volume discount, brands. */
import { brandPath } from '#domain/catalogue/collections.ts';
import { routePaths } from '#domain/content/links.ts';
import { factsOf } from '#domain/country/countries.ts';
import { volumeThresholds } from '#domain/discount/volume.ts';
import { formatNumber, formatReduction } from '#domain/money/format.ts';

import { Departments } from '../../catalogue/departments.tsx';
import { useHref, useMoney, useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import type { BlockProps } from './block-props.ts';

/** The home page's heading with the board of departments. */
export function Hero({
  block: { id, title, text },
  data: { tree, total, inStock },
}: BlockProps<'hero'>) {
  const { t, locale } = useShop();
  const stock = formatNumber(inStock, locale);
  return (
    <section className="board hero__dir" id={id}>
      <div className="hero__top">
        <h1>{title}</h1>
        <p className="muted">{text ?? t('home.range', { count: total, stock })}</p>
      </div>
      <Departments tree={tree} pictured />
    </section>
  );
}

/** The promises of the block; without any, those that the market's data makes: free delivery, stock and phone. */
export function Promises({ block: { id, items } }: BlockProps<'usp-section'>) {
  const { t, shipping, phone, openingHours, country } = useShop();
  const { withdrawalDays: days } = factsOf(country).law;
  const money = useMoney();
  const known: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'truck',
      title: t('home.uspDelivery', { amount: money(shipping.freeAbove) }),
      text: t('home.uspDeliveryText', {
        parcel: money(shipping.parcel),
        freight: money(shipping.freight),
      }),
    },
    { icon: 'check', title: t('home.uspStock'), text: t('home.uspStockText') },
    ...(days === null
      ? []
      : [
          {
            icon: 'rotate-ccw' as const,
            title: t('returns.days', { days }),
            text: t('returns.free'),
          },
        ]),
    { icon: 'phone', title: phone, text: openingHours },
  ];
  return (
    <ul className="usp" id={id}>
      {(items ?? known).map(({ icon, title, text }) => (
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

/** The steps of the volume discount, which the cart applies by itself. */
export function VolumeDiscount({ block: { id } }: BlockProps<'volume-discount'>) {
  const { t, href, locale, volumeDiscounts } = useShop();
  const steps = volumeThresholds(volumeDiscounts, 'standard');
  return (
    <section className="panel promo" id={id}>
      <div className="stack" data-gap="2">
        <h2>{t('home.tierPricesTitle')}</h2>
        <p className="muted">{t('home.tierPricesText')}</p>
        <p>
          <a className="b" href={href(routePaths['volume-discount'])}>
            {t('content.title.volume-discount')}
          </a>
        </p>
      </div>
      <ol className="tier-prices" data-steep="">
        {steps.map(({ fromQuantity, permyriad }, index) => (
          <li key={fromQuantity} className={index === steps.length - 1 ? 'is-on' : undefined}>
            <b>{formatReduction(permyriad, locale)}</b>
            {t('product.volumeFrom', { count: fromQuantity })}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Each with a picture of one of its articles and their number. */
export function BrandTiles({ block, data: { brands } }: BlockProps<'trusted-brands-and-payments'>) {
  const href = useHref();
  const tiles = (block.brands ?? []).map((name) => ({
    name,
    href: href(brandPath(name)),
    ...brands.get(name),
  }));
  if (tiles.length === 0) return null;
  return (
    <section className="sec" id={block.id}>
      <SectionHead title={block.title} />
      <Tiles tiles={tiles} />
    </section>
  );
}
