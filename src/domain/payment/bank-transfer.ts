/** A bank transfer in advance. Source: purchase-flow.txt §5. */
import type { Money } from '../money/money.ts';
import type { BankDetails } from '../store/store.ts';

/** Data of the transfer for the shopper's bank. `reference`: the order number as displayed. */
export type Transfer = { bank: BankDetails; amount: Money; reference: string };
