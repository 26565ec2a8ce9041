/** Where bank transfer in advance is offered. Source: purchase-flow.txt §5. */
import { countriesWhere } from '../country/rule.ts';
import type { Money } from '../money/money.ts';
import type { BankDetails } from '../store/store.ts';

/** Data of the transfer for the shopper's bank. `reference`: the order number as displayed. */
export type Transfer = { bank: BankDetails; amount: Money; reference: string };

export const bankTransferCountries = countriesWhere(({ payment }) => payment.bankTransfer);
