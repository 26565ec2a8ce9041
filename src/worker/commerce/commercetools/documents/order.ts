// Written by `npm run graphql`: change the .graphql file instead.

import { type Amount, amountText } from './cart.ts';
import type { CartUpdateAction } from './cart-inputs.ts';
import { document } from './document.ts';
import type {
  OrderCartCommand,
  OrderUpdateAction,
  PaymentDraft,
  PaymentUpdateAction,
} from './order-inputs.ts';

export type PaidBy = {
  id: string;
  version: number;
  key: string | null;
  transactions: readonly {
    id: string;
    type: 'Authorization' | 'CancelAuthorization' | 'Charge' | 'Chargeback' | 'Refund' | null;
    state: 'Failure' | 'Initial' | 'Pending' | 'Success';
    interactionId: string | null;
  }[];
};
export const paidByText =
  'fragment PaidBy on Payment{id version key transactions{id type state interactionId}}';

export type OrderContent = {
  id: string;
  version: number;
  orderNumber: string | null;
  createdAt: string;
  orderState: 'Cancelled' | 'Complete' | 'Confirmed' | 'Open';
  shipmentState:
    | 'Backorder'
    | 'Delayed'
    | 'Delivered'
    | 'Partial'
    | 'Pending'
    | 'Ready'
    | 'Shipped'
    | null;
  paymentState: 'BalanceDue' | 'CreditOwed' | 'Failed' | 'Paid' | 'Pending' | null;
  totalPrice: Amount;
  cart: { id: string } | null;
};
export const orderContentText =
  'fragment OrderContent on Order{id version orderNumber createdAt orderState shipmentState paymentState totalPrice{...Amount}cart:cartRef{id}}';

export type CreatePayment = { createPayment: PaidBy | null };
export type CreatePaymentVariables = { draft: PaymentDraft };
export const createPayment = document<CreatePayment, CreatePaymentVariables>(
  `mutation CreatePayment($draft:PaymentDraft!){createPayment(draft:$draft){...PaidBy}}${paidByText}`,
);

export type PaymentByKey = { payment: PaidBy | null };
export type PaymentByKeyVariables = { key: string };
export const paymentByKey = document<PaymentByKey, PaymentByKeyVariables>(
  `query PaymentByKey($key:String!){payment(key:$key){...PaidBy}}${paidByText}`,
);

export type UpdatePayment = { updatePayment: PaidBy | null };
export type UpdatePaymentVariables = {
  id: string;
  version: number;
  actions: readonly PaymentUpdateAction[];
};
export const updatePayment = document<UpdatePayment, UpdatePaymentVariables>(
  `mutation UpdatePayment($id:String!$version:Long!$actions:[PaymentUpdateAction!]!){updatePayment(id:$id version:$version actions:$actions){...PaidBy}}${paidByText}`,
);

export type UpdatePaymentsOfCart = { updateCart: { version: number } | null };
export type UpdatePaymentsOfCartVariables = {
  storeKey: string;
  id: string;
  version: number;
  actions: readonly CartUpdateAction[];
};
export const updatePaymentsOfCart = document<UpdatePaymentsOfCart, UpdatePaymentsOfCartVariables>(
  `mutation UpdatePaymentsOfCart($storeKey:KeyReferenceInput!$id:String!$version:Long!$actions:[CartUpdateAction!]!){updateCart(storeKey:$storeKey id:$id version:$version actions:$actions){version}}`,
);

export type CreateOrderFromCart = { createOrderFromCart: OrderContent | null };
export type CreateOrderFromCartVariables = { storeKey: string; draft: OrderCartCommand };
export const createOrderFromCart = document<CreateOrderFromCart, CreateOrderFromCartVariables>(
  `mutation CreateOrderFromCart($storeKey:KeyReferenceInput!$draft:OrderCartCommand!){createOrderFromCart(storeKey:$storeKey draft:$draft){...OrderContent}}${orderContentText}${amountText}`,
);

export type OrderOrCart = {
  inStore: {
    order: OrderContent | null;
    orders: { results: readonly OrderContent[] };
    cart: {
      version: number;
      totalPrice: Amount;
      paymentInfo: { paymentRefs: readonly { id: string }[] } | null;
    } | null;
  };
};
export type OrderOrCartVariables = {
  storeKey: string;
  orderNumber: string;
  ofCart: string;
  cartId: string;
};
export const orderOrCart = document<OrderOrCart, OrderOrCartVariables>(
  `query OrderOrCart($storeKey:KeyReferenceInput!$orderNumber:String!$ofCart:String!$cartId:String!){inStore(key:$storeKey){order(orderNumber:$orderNumber){...OrderContent}orders(where:$ofCart limit:1){results{...OrderContent}}cart(id:$cartId){version totalPrice{...Amount}paymentInfo{paymentRefs{id}}}}}${orderContentText}${amountText}`,
);

export type UpdateOrder = { updateOrder: OrderContent | null };
export type UpdateOrderVariables = {
  storeKey: string;
  id: string;
  version: number;
  actions: readonly OrderUpdateAction[];
};
export const updateOrder = document<UpdateOrder, UpdateOrderVariables>(
  `mutation UpdateOrder($storeKey:KeyReferenceInput!$id:String!$version:Long!$actions:[OrderUpdateAction!]!){updateOrder(storeKey:$storeKey id:$id version:$version actions:$actions){...OrderContent}}${orderContentText}${amountText}`,
);
