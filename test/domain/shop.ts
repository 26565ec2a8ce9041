/** Made-up stores, products and carts under the real rules. */
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts, ProductFact } from '#domain/cart/facts.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import type { CartDiscount } from '#domain/discount/cart-discount.ts';
import type { CountedCode } from '#domain/discount/choose.ts';
import type { GiftCardFact } from '#domain/gift-card/gift-card.ts';
import type { ExtraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import type { MarketRules } from '#domain/locale/market.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import type { Store } from '#domain/store/store.ts';
import { demoSeller } from '../../demo/seller.ts';
import { rulesOf } from '../demo-stores.ts';

export const marketRules: MarketRules = {
  neutralHosts: ['localhost', '127.0.0.1'],
  brandDomain: 'kontor',
  localeStrategy: 'prefix',
  defaultLanguages: {},
};

export const today = new Date('2026-11-21T10:00:00Z');

/** Bulgaria's rates were in leva then. */
const beforeTheEuro = new Date('2025-12-31T10:00:00Z');

export function storeOf(key: CountryCode, changes: Partial<Store> = {}): Store {
  return {
    key,
    storeId: `kontor-${key}`,
    currency: currencyOf(key, today),
    ...rulesOf(key, changes.currency === 'BGN' ? beforeTheEuro : today),
    codFeeCentAmount: 390,
    bankDetails: { accountOwner: 'Kontor', institute: 'Bank', iban: 'SK00', bic: 'BIC' },
    seller: demoSeller(key),
    phone: '+421 2 3278 5412',
    email: 'shop@kontor.example',
    openingHours: {},
    webformEnabled: true,
    trustScoreInHeader: true,
    complementaryProductsEnabled: true,
    saleOfAdditionalGuaranteeEnabled: false,
    vatValidationEnabled: false,
    changeTaxRateEnabled: false,
    googleAutocompleteEnabled: false,
    addressValidationEnabled: false,
    inventoryMode: 'ReserveOnOrder',
    maximumQuantity: 100,
    campaigns: [],
    parcelTrackingIds: {},
    recommendationKeys: {},
    ...changes,
  };
}

/** Every store; Bulgaria's is as it was before the euro. */
export const allStores = countryCodes.map((key) =>
  storeOf(key, key === 'bg' ? { currency: 'BGN' } : {}),
);

export function productFact(
  about: { sku: string; centAmount: number; freight?: boolean } & Partial<ProductFact>,
): ProductFact {
  const { freight = false, ...fact } = about;
  return {
    productId: `product-${fact.sku}`,
    name: { en: `Product ${fact.sku}` },
    slug: { en: `product-${fact.sku.slice(-8)}` },
    productType: 'standard_product',
    isComing: false,
    image: { url: '/pictures/a.webp', width: 800, height: 600 },
    isPackageTypeFreight: freight,
    isBware: false,
    brand: 'Acme',
    categories: [],
    availableQuantity: 1000,
    ...fact,
  };
}

export function factsOf(
  store: Store,
  products: readonly ProductFact[],
  {
    discounts = [],
    codes = [],
    guarantees = [],
    giftCards = [],
  }: {
    discounts?: CartDiscount[];
    codes?: CountedCode[];
    guarantees?: ExtraGuarantee[];
    giftCards?: GiftCardFact[];
  } = {},
): CartFacts {
  return {
    store,
    at: today,
    vatRate: vatRateOf(store.key, today),
    products: new Map(products.map((product) => [product.sku, product])),
    guarantees,
    discounts,
    codes: new Map(codes.map((each) => [each.code, each])),
    giftCards,
  };
}

export const emptyCartOf = (store: Store): Cart =>
  emptyCart('cart-1', store, vatRateOf(store.key, today));

/** Ids in order, as a room would give them. */
export function ids(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `line-${last}`;
  };
}

/** The cart after the actions; throws if they fail. */
export function cartAfter(
  cart: Cart,
  actions: readonly CartAction[],
  facts: CartFacts,
  newId = ids(),
): Cart {
  const outcome = applyActions(cart, actions, facts, newId);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.cart;
}
