/** A remote cart that applies updates as they are meant: with prices of its own, and nothing cut. */
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { type RemoteCart, remoteCart } from '#domain/remote/remote-cart.ts';

export const euro = (centAmount: number) => ({ currencyCode: 'EUR' as const, centAmount });

type Content = { [Field in keyof RemoteCart]?: unknown };

export const remoteWith = (content: Content = {}): RemoteCart =>
  remoteCart.parse({
    id: 'remote-1',
    version: 1,
    cartState: 'Active',
    lineItems: [],
    totalPrice: euro(0),
    ...content,
  });

export const remoteLineOf = (id: string, sku: string, quantity = 1, more: object = {}) => ({
  id,
  productId: `product-of-${sku}`,
  name: { en: sku },
  quantity,
  variant: { sku },
  price: { value: euro(100) },
  totalPrice: euro(100 * quantity),
  ...more,
});

/** Throws for an update of a line or code that it does not have. */
export function updated(cart: RemoteCart, updates: readonly CartUpdate[]): RemoteCart {
  return updates.reduce(applied, { ...cart, version: cart.version + 1 });
}

function applied(cart: RemoteCart, update: CartUpdate): RemoteCart {
  const { lineItems, discountCodes, version } = cart;
  const custom = { ...cart.custom };
  const changed = (content: Content) => remoteWith({ ...cart, ...content });
  function changedLine(id: string, more: object): RemoteCart {
    if (!lineItems.some((line) => line.id === id)) throw new Error(`no line ${id}`);
    return changed({
      lineItems: lineItems.map((line) => (line.id === id ? { ...line, ...more } : line)),
    });
  }
  switch (update.action) {
    case 'addLineItem': {
      const { sku, quantity, action: _, externalPrice, ...more } = update;
      const price = { value: externalPrice ?? euro(100) };
      const line = remoteLineOf(`line-${version}-${lineItems.length}`, sku, quantity, more);
      return changed({ lineItems: [...lineItems, { ...line, price }] });
    }
    case 'changeLineItemQuantity':
      return changedLine(update.lineItemId, { quantity: update.quantity });
    case 'removeLineItem':
      changedLine(update.lineItemId, {});
      return changed({ lineItems: lineItems.filter(({ id }) => id !== update.lineItemId) });
    case 'setLineItemSupplyChannel':
      return changedLine(update.lineItemId, { supplyChannel: update.supplyChannel });
    case 'setLineItemDistributionChannel':
      return changedLine(update.lineItemId, { distributionChannel: update.distributionChannel });
    case 'addDiscountCode': {
      const discountCode = { id: `id-${update.code}`, code: update.code.toLowerCase() };
      return changed({ discountCodes: [...discountCodes, { state: 'MatchesCart', discountCode }] });
    }
    case 'removeDiscountCode':
      return changed({
        discountCodes: discountCodes.filter(
          ({ discountCode }) => discountCode.id !== update.discountCode.id,
        ),
      });
    case 'setCustomerEmail':
      return changed({ customerEmail: update.email });
    case 'setCustomerId':
      return changed({ customerId: update.customerId });
    case 'setBillingAddress':
      return changed({ billingAddress: update.address });
    case 'setShippingAddress':
      return changed({ shippingAddress: update.address });
    case 'setCustomFields':
      return changed({ custom: { ...custom, ...update.fields } });
    case 'setShippingMethod': {
      const shippingMethod = { id: 'method', key: update.key };
      return changed({ shippingInfo: { shippingMethod, price: euro(290) } });
    }
    case 'setPaymentMethod':
      return changed({ custom: { ...custom, calculatedCodFee: update.codFee ?? null } });
    case 'recalculate':
      return cart;
  }
}
