/** Documents about carts, for tests of the twin. */
import { type Ask, dataOf, type Told } from './asking.ts';

type Cents = { centAmount: number };
type Included = { discount: { key: string }; discountedAmount: Cents };
type Discounted = { value: Cents; includedDiscounts: Included[] };
export type AskedCart = {
  id: string;
  version: number;
  key: string | null;
  cartState: string;
  totalPrice: Cents;
  taxedPrice: {
    totalNet: Cents;
    totalGross: Cents;
    taxPortions: { rate: number; amount: Cents }[];
  } | null;
  lineItems: {
    id: string;
    quantity: number;
    variant: { sku: string };
    priceMode: string;
    price: { value: Cents; discounted: { value: Cents } | null };
    totalPrice: Cents;
    supplyChannel: { key: string } | null;
    discountedPricePerQuantity: { quantity: number; discountedPrice: Discounted }[];
    custom: { customFieldsRaw: { name: string; value: unknown }[] } | null;
  }[];
  shippingInfo: {
    price: Cents;
    shippingMethodState: string;
    shippingMethod: { key: string };
    discountedPrice: Discounted | null;
  } | null;
  discountCodes: {
    state: string;
    discountCode: { code: string; cartDiscounts: { key: string }[] };
  }[];
  discountOnTotalPrice: { discountedAmount: Cents; includedDiscounts: Included[] } | null;
};

const cents = '{ centAmount }';
const included = `includedDiscounts { discount { key } discountedAmount ${cents} }`;
const fields = `fragment Fields on Cart {
  id version key cartState totalPrice ${cents}
  taxedPrice { totalNet ${cents} totalGross ${cents} taxPortions { rate amount ${cents} } }
  lineItems {
    id quantity variant { sku } priceMode totalPrice ${cents} supplyChannel { key }
    price { value ${cents} discounted { value ${cents} } }
    discountedPricePerQuantity { quantity discountedPrice { value ${cents} ${included} } }
    custom { customFieldsRaw { name value } }
  }
  shippingInfo {
    price ${cents} shippingMethodState shippingMethod { key }
    discountedPrice { value ${cents} ${included} }
  }
  discountCodes { state discountCode { code cartDiscounts { key } } }
  discountOnTotalPrice { discountedAmount ${cents} ${included} }
}`;

export async function createdCart(
  ask: Ask,
  draft: Record<string, unknown> = {},
): Promise<AskedCart> {
  const { createCart } = await dataOf(
    ask<{ createCart: AskedCart }>(
      `mutation CreateCart($draft: CartDraft!) { createCart(draft: $draft) { ...Fields } } ${fields}`,
      { draft: { currency: 'EUR', country: 'DE', store: { key: 'de' }, ...draft } },
    ),
  );
  return createCart;
}

export const tryUpdate = (
  ask: Ask,
  { id, version }: { id: string; version: number },
  actions: unknown[],
): Promise<Told<{ updateCart: AskedCart }>> =>
  ask(
    `mutation UpdateCart($id: String, $version: Long!, $actions: [CartUpdateAction!]!) {
      updateCart(id: $id, version: $version, actions: $actions) { ...Fields }
    } ${fields}`,
    { id, version, actions },
  );

export const updatedCart = async (
  ask: Ask,
  cart: { id: string; version: number },
  actions: unknown[],
): Promise<AskedCart> => (await dataOf(tryUpdate(ask, cart, actions))).updateCart;

/** SKUs of what is seeded, guarantees left out. */
export async function soldSkus(ask: Ask, where = 'key > "5"'): Promise<string[]> {
  const { products } = await dataOf(
    ask<{ products: { results: { key: string }[] } }>(
      'query Skus($where: String) { products(where: $where, sort: ["key asc"], limit: 100) { results { key } } }',
      { where },
    ),
  );
  return products.results.map(({ key }) => key);
}
