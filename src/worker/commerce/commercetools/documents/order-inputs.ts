// Written by `npm run graphql`: change the .graphql file instead.
import type {
  CustomFieldsDraft,
  LocalizedStringItemInputType,
  MoneyInput,
  ResourceIdentifierInput,
} from './cart-inputs.ts';

export type AddPaymentTransaction = {
  transaction: TransactionDraft;
};

export type ChangeOrderPaymentState = {
  paymentState: PaymentState;
};

export type ChangeOrderShipmentState = {
  shipmentState: ShipmentState;
};

export type ChangeOrderState = {
  orderState: OrderState;
};

export type ChangePaymentTransactionState = {
  state: TransactionState;
  transactionId: string;
};

export type OrderCartCommand = {
  cart?: ResourceIdentifierInput | null;
  version: number;
  orderNumber?: string | null;
  paymentState?: PaymentState | null;
};

export type OrderState = 'Cancelled' | 'Complete' | 'Confirmed' | 'Open';

export type OrderUpdateAction = {
  changeOrderState?: ChangeOrderState | null;
  changePaymentState?: ChangeOrderPaymentState | null;
  changeShipmentState?: ChangeOrderShipmentState | null;
};

export type PaymentDraft = {
  key?: string | null;
  amountPlanned: MoneyInput;
  paymentMethodInfo?: PaymentMethodInfoInput | null;
  transactions?: readonly TransactionDraft[] | null;
  custom?: CustomFieldsDraft | null;
};

export type PaymentMethodInfoInput = {
  method?: string | null;
  name?: readonly LocalizedStringItemInputType[] | null;
  paymentInterface?: string | null;
};

export type PaymentState = 'BalanceDue' | 'CreditOwed' | 'Failed' | 'Paid' | 'Pending';

export type PaymentUpdateAction = {
  addTransaction?: AddPaymentTransaction | null;
  changeTransactionState?: ChangePaymentTransactionState | null;
};

export type ShipmentState =
  | 'Backorder'
  | 'Delayed'
  | 'Delivered'
  | 'Partial'
  | 'Pending'
  | 'Ready'
  | 'Shipped';

export type TransactionDraft = {
  type: TransactionType;
  state?: TransactionState | null;
  amount: MoneyInput;
  timestamp?: string | null;
  interactionId?: string | null;
};

export type TransactionState = 'Failure' | 'Initial' | 'Pending' | 'Success';

export type TransactionType =
  | 'Authorization'
  | 'CancelAuthorization'
  | 'Charge'
  | 'Chargeback'
  | 'Refund';
