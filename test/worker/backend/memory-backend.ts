/** A small second backend: goods and carts in memory, without D1, rooms or the embedded backend. */
import { randomUUID } from 'node:crypto';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalogue/product.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { failure } from '#domain/errors.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import {
  type Caller,
  type CartChange,
  type Commerce,
  type Outcome,
  operations,
} from '#domain/operations.ts';
import type { Backend } from '#worker/commerce/backend.ts';
import { factsOf, productFact, storeOf } from '../../domain/shop.ts';

const image = { url: '/pictures/fryer.webp', width: 800, height: 600 };
const sku = 'EX70000001';
export const anvil = { sku, number: '70000001', name: 'Amboss aus dem Arbeitsspeicher' };

const summary: ProductSummary = {
  id: 'memory-1',
  sku,
  name: anvil.name,
  slug: 'amboss-70000001',
  brand: 'Memoria',
  image,
  tags: ['bestseller'],
  rating: { average: 0, count: 0 },
  price: { centAmount: 12_900 },
  availableQuantity: 7,
  isPackageTypeFreight: false,
  isBware: false,
  facts: [],
};

const product: ProductDetail = {
  ...summary,
  model: 'M-1',
  family: 'anvils',
  description: 'Steht nur im Arbeitsspeicher.',
  highlights: [],
  attributesRaw: [],
  packageContents: [],
  faq: [],
  images: [image],
  ratingDistribution: [],
  categories: ['anvils'],
  warnings: [],
  attributes: {},
};

const category: Category = {
  id: 'category-1',
  key: 'anvils',
  tree: 'all',
  orderHint: 1,
  name: 'Ambosse',
  shortName: 'Ambosse',
  slug: 'ambosse',
  description: '',
  image,
  hideChevron: false,
  relatedCategories: [],
  productCount: 1,
  hasProducts: true,
};

const pageAvailability = { slugs: { de: 'ambosse' }, markets: ['de'] as CountryCode[] };

const listing: ListingPage = {
  items: [summary],
  total: 1,
  facets: {
    brands: [{ name: 'Memoria', count: 1 }],
    tags: [],
    ratings: [],
    categories: [],
    attributes: [],
    energyClasses: [],
    inStock: 1,
    onSale: 0,
    priceBins: [],
  },
  pageAvailability,
};

/** Implements only the calls that the tests need; every other call fails. */
export function memoryBackend(): Backend {
  const carts = new Map<string, Cart>();

  function change(id: string, actions: CartAction[], { store }: Caller): Outcome<CartChange> {
    const cart = carts.get(id);
    if (!cart) return failure('CartNotFound');
    const facts = factsOf(store, [productFact({ sku, centAmount: 12_900, availableQuantity: 7 })]);
    const applied = applyActions(cart, actions, facts, randomUUID);
    if (!applied.ok) return applied;
    carts.set(id, { ...applied.cart, version: cart.version + 1 });
    return { ok: true, data: { cart: applied.cart, notices: applied.notices } };
  }

  const own: Partial<Commerce> = {
    getContent: async () => ({
      ok: true,
      data: {
        documents: {
          home: {
            title: 'Kontor',
            blocks: [{ type: 'product-listing', title: 'Ambosse', query: {}, count: 5 }],
          },
        },
      },
    }),
    getCategoryTree: async () => ({ ok: true, data: { categories: [category] } }),
    searchProducts: async ({ queries }) => ({
      ok: true,
      data: { listings: queries.map(() => listing) },
    }),
    getProductPage: async ({ number }) =>
      number === anvil.number
        ? {
            ok: true,
            data: {
              product,
              guarantees: [],
              parts: [],
              accessories: [],
              parents: [],
              versions: [],
              alternatives: [],
              compared: [],
              pageAvailability: { ...pageAvailability, slugs: { de: summary.slug } },
            },
          }
        : failure('ProductNotFound'),
    getUnavailableReason: async () => ({ ok: true, data: { reason: { kind: 'unknown' } } }),
    getProductCards: async ({ skus }) => ({
      ok: true,
      data: { products: skus.includes(sku) ? [summary] : [] },
    }),
    getGuaranteeOffers: async () => ({ ok: true, data: { offers: {} } }),
    getWalletAuthorization: async () => ({ ok: true, data: { authorization: null } }),
    async createCart({ operationId = randomUUID() }, { store, now }) {
      const cart = emptyCart(operationId, store, vatRateOf(store.key, now));
      carts.set(operationId, cart);
      return { ok: true, data: { cart } };
    },
    async updateCart({ id, version, actions }, caller) {
      if (version === 0) await own.createCart?.({ operationId: id }, caller);
      return change(id, actions, caller);
    },
    async getMe(_input, { cartId = '' }) {
      return { ok: true, data: { me: { activeCart: carts.get(cartId) ?? null } } };
    },
  };
  const refused = async () => failure('Internal');
  const others = Object.fromEntries(Object.keys(operations).map((name) => [name, refused]));
  const commerce = { ...others, ...own } as Commerce;
  const notHere = async () => {
    throw new Error('not in memory');
  };
  const nothing = new Proxy({}, { get: () => notHere });

  return {
    commerce,
    carts: nothing as Backend['carts'],
    events: nothing as Backend['events'],
    jobs: nothing as Backend['jobs'],
    mails: nothing as Backend['mails'],
    documents: nothing as Backend['documents'],
    files: nothing as Backend['files'],
    personalData: nothing as Backend['personalData'],
    search: {
      find: async () => ({ hits: [] }),
      complete: async () => [],
      reportClick: async () => undefined,
    },
    searchLog: { count: async () => undefined, popular: async () => [] },
    store: async (country) => storeOf(countryCodes.find((code) => code === country) ?? 'de'),
    isResetLinkValid: async () => false,
    registrationLink: async () => 'invalid',
    mailRegistrationAgain: async () => {},
    emailToConfirm: async () => undefined,
    customerOfSession: async () => undefined,
    beginSession: notHere,
    preview: async () => undefined,
    pageChanges: async () => new Map(),
    checkVatNumber: notHere,
    takeNotification: notHere,
    openWindow: notHere,
    closeWindows: notHere,
    recordView: notHere,
  };
}
