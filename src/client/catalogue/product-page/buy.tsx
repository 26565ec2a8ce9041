/** The product page's buy section: product, price, delivery and button. */

import { brandPath } from '#domain/catalogue/collections.ts';
import type { NearestArticle } from '#domain/catalogue/nearest-article.ts';
import {
  currentPrice,
  type ProductDetail,
  type ProductSummary,
} from '#domain/catalogue/product.ts';
import { withUnbrokenCodes } from '#domain/catalogue/unbroken-codes.ts';
import type { Version } from '#domain/catalogue/versions.ts';
import { hasWithdrawal } from '#domain/content/legal-texts.ts';
import { routePaths } from '#domain/content/links.ts';
import { factsOf } from '#domain/country/countries.ts';
import { legalGuaranteeIn } from '#domain/country/legal-guarantee.ts';
import type { TierPrice } from '#domain/discount/volume.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { exclusionText } from '#domain/withdrawal/exclusion.ts';
import { withdrawalText } from '#domain/withdrawal/withdrawal-text.ts';
import { PriceAlert } from '../../alert/alert-form.tsx';
import { DurabilityLabel } from '../../cart/guarantees/durability-label.tsx';
import { GuaranteeBeside, GuaranteeOption } from '../../cart/guarantees/guarantee-option.tsx';
import { GuaranteeNoticeLink } from '../../cart/guarantees/notice-link.tsx';
import { AddToCartIsland } from '../../cart/islands.tsx';
import { Amount } from '../../product/amount.tsx';
import { CompareLink } from '../../product/compare-link.tsx';
import { OpenBoxTag } from '../../product/open-box-tag.tsx';
import { LargePrice } from '../../product/price.tsx';
import { StockBadge } from '../../product/stock-badge.tsx';
import { TierPrices } from '../../product/tier-prices.tsx';
import { totalTexts } from '../../product/total-texts.ts';
import { WishKey } from '../../product/wish-key.tsx';
import { useShop } from '../../shop.tsx';
import { SupportLinks } from '../../support/support-links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mailto } from '../../ui/mailto.ts';
import { Stars } from '../../ui/stars.tsx';
import { OpenBoxLines } from './open-box-lines.tsx';
import { OutOfStock } from './out-of-stock.tsx';
import { ItemNumber } from './product-facts.tsx';
import { SetSaving } from './set-saving.tsx';
import { Versions } from './versions.tsx';

/** What the page offers at the quantity that its address asks for. `each`: the price of a piece in cents. */
export type Offer = { quantity: number; each: number; tiers: readonly TierPrice[] };

type BuyProps = {
  product: ProductDetail;
  versions: readonly Version[];
  /** Of a set. */
  parts: readonly ProductSummary[];
  guarantees: readonly GuaranteeOffer[];
  maximum: number;
  offer: Offer;
  /** The category to look for other articles in, if this one cannot be had. */
  category?: { name: string; slug: string } | undefined;
  /** What is offered in its place then. */
  nearest: NearestArticle | undefined;
  /** The page's own address, to be sent to others; absent: it has none that lasts. */
  address: string | undefined;
  /** Whether the store has a support form. */
  webform: boolean;
};

export function Buy(props: BuyProps) {
  const { product, versions, guarantees, maximum, offer, category, webform, nearest } = props;
  const { t, href, country, locale } = useShop();
  const price = currentPrice(product.price);
  const guarantee = legalGuaranteeIn(country, locale);
  const unused = versions.find(({ isBware, model }) => !isBware && model === product.model);
  // There is no guarantee for an article that cannot be bought.
  const offers = maximum > 0 ? guarantees : [];
  return (
    <section className="buy" aria-label={t('cart.add')}>
      <div className="row small" data-gap="2">
        <a className="b" href={href(brandPath(product.brand))}>
          {product.brand}
        </a>
        <ItemNumber sku={product.sku} />
        {product.rating.count > 0 && (
          <span className="row buy__rating" data-gap="1">
            <Stars average={product.rating.average} />
            <a href="#reviews">{t('product.reviews', { count: product.rating.count })}</a>
          </span>
        )}
      </div>
      <h1>{withUnbrokenCodes(product.name)}</h1>
      <OpenBoxTag product={product}>
        {` ${t(product.openBox ? 'openBox.checked' : 'product.bware', { years: guarantee })} `}
        {unused && (
          <a className="b" href={href(`/${unused.slug}`)}>
            {`${t('label.colon', { label: t('badge.new') })}\u00a0`}
            <Amount of={currentPrice(unused.price)} bare />
          </a>
        )}
      </OpenBoxTag>
      <OpenBoxLines product={product} />
      <LargePrice product={product} each={offer.each} />
      <SetSaving product={product} parts={props.parts} />
      {factsOf(country).law.recyclingFee && product.takeBack?.includes('electrical') && (
        <p className="small muted" data-recycling-fee="">
          {t('price.recyclingFee')}
        </p>
      )}
      <GuaranteeBeside offers={offers} />
      <StockBadge className="small" product={product} />
      <Versions own={product} versions={versions} />
      {maximum > 0 ? (
        <>
          <TierPrices tiers={offer.tiers} quantity={offer.quantity} />
          <AddToCartIsland
            sku={product.sku}
            maximum={maximum}
            start={offer.quantity}
            each={offer.each}
          />
          <Total offer={offer} product={product} />
        </>
      ) : (
        <OutOfStock product={product} nearest={nearest} category={category} />
      )}
      <GuaranteeOption product={product} offers={offers} />
      <DurabilityLabel product={product} />
      <DeliveryPromise price={price} {...{ product, webform, maximum }} />
      <div className="row acts">
        <CompareLink sku={product.sku} />
        <WishKey sku={product.sku} />
        {!product.isGiftCard && <PriceAlert sku={product.sku} />}
        {props.address && (
          <a className="act" href={mailto(product.name, props.address)}>
            <Icon name="share-2" />
            {t('product.share')}
          </a>
        )}
      </div>
    </section>
  );
}

/** Of several pieces; a script follows the quantity (cart/browser/shown-price.ts). */
function Total({ offer: { quantity, each }, product }: Pick<BuyProps, 'offer' | 'product'>) {
  const shop = useShop();
  const { 'as-gross': gross, 'as-net': net } = totalTexts(quantity, each, shop, shop.t);
  // A gift card has no VAT.
  const both = !product.isGiftCard;
  return (
    <div className="buy__total small b" role="status">
      {quantity > 1 && <span className={both ? 'as-gross' : undefined}>{gross}</span>}
      {quantity > 1 && both && <span className="as-net">{net}</span>}
    </div>
  );
}

/** How a gift card is used, or delivery; questions, and why the purchase cannot be withdrawn from, if so (eu-2026.md C-07). */
type DeliveryPromiseProps = Pick<BuyProps, 'product' | 'webform' | 'maximum'> & { price: number };

function DeliveryPromise({ price, product, webform, maximum }: DeliveryPromiseProps) {
  const { t, href, country, shipping, phone } = useShop();
  const { isGiftCard, isPackageTypeFreight: freight, withdrawalExcluded } = product;
  const returns = withdrawalText(t, country);
  const method = t(freight ? 'shipping.freight' : 'shipping.parcel');
  return (
    <ul className="ticks promise">
      {isGiftCard && (
        <li>
          <Icon name="mail" />
          {t('giftCard.howTo', { field: t('coupon.title') })}
        </li>
      )}
      {!isGiftCard && maximum > 0 && (
        <li>
          <Icon name="truck" />
          {price >= shipping.freeAbove ? (
            t('product.promiseShippingFree', { method })
          ) : (
            <Amount of={freight ? shipping.freight : shipping.parcel}>
              {(amount) => t('product.promiseShipping', { amount, method })}
            </Amount>
          )}
        </li>
      )}
      {returns && !isGiftCard && !withdrawalExcluded && (
        <li>
          <Icon name="rotate-ccw" />
          <a className="link" href={href(routePaths['return-policy'])}>
            {returns}
          </a>
        </li>
      )}
      {!isGiftCard && <GuaranteeNoticeLink as="li" />}
      <li>
        <Icon name="phone" />
        {t(maximum > 0 ? 'product.promiseManual' : 'product.hurry', { phone })}
      </li>
      {webform && !isGiftCard && <SupportLinks sku={product.sku} />}
      {withdrawalExcluded && hasWithdrawal(country) && (
        <li data-withdrawal={withdrawalExcluded}>
          <Icon name="info" />
          {t(exclusionText(withdrawalExcluded))}
        </li>
      )}
    </ul>
  );
}
