/** What brings a remote cart to the content of a cart in the shop. Source of the names: purchase-flow.txt §7. */
import type { Cart } from '../cart/cart.ts';
import type { Address } from '../checkout/address.ts';
import type { Money } from '../money/money.ts';
import type { PaymentMethodKey } from '../payment/methods.ts';
import type { ShippingMethodKey } from '../shipping/methods.ts';

type Channel = { typeId: 'channel'; id: string };

export type CartUpdate =
  | {
      action: 'addLineItem';
      sku: string;
      quantity: number;
      supplyChannel?: Channel;
      distributionChannel?: Channel;
      /** Of an extra guarantee: the article that it is for, and its price, which the shop derives from the article's. */
      custom?: { parentSku: string };
      externalPrice?: Money;
    }
  | { action: 'removeLineItem'; lineItemId: string }
  | {
      action: 'changeLineItemQuantity';
      lineItemId: string;
      quantity: number;
      /** Of a line that has one. */
      externalPrice?: Money;
    }
  /** Absent: the store's own. */
  | { action: 'setLineItemSupplyChannel'; lineItemId: string; supplyChannel?: Channel }
  | { action: 'setLineItemDistributionChannel'; lineItemId: string; distributionChannel?: Channel }
  | { action: 'addDiscountCode'; code: string }
  | { action: 'removeDiscountCode'; discountCode: { typeId: 'discount-code'; id: string } }
  | { action: 'setCustomerEmail'; email: string }
  | { action: 'setCustomerId'; customerId: string }
  | { action: 'setBillingAddress'; address: Address }
  | { action: 'setShippingAddress'; address: Address }
  | { action: 'setShippingMethod'; key: ShippingMethodKey }
  | {
      action: 'setCustomFields';
      fields: Pick<Cart['custom'], 'customerAgreedToSendEmail' | 'utmSource'>;
    }
  /** The method that the shopper chose, absent: none; the payment itself belongs to the order. `codFee`: VAT included. */
  | { action: 'setPaymentMethod'; paymentInterface?: PaymentMethodKey; codFee?: Money }
  /** Applies current prices. */
  | { action: 'recalculate'; updateProductData: true };
