/** Where bank transfer in advance is offered. Source: purchase-flow.txt §5. */
import { countriesWhere } from '../country/rule.ts';
import type { Money } from '../money/money.ts';
import type { BankDetails } from '../store/store.ts';

/** What the shopper's bank is told. `reference`: the order number as the shopper reads it. */
export type Transfer = { bank: BankDetails; amount: Money; reference: string };

export const bankTransferCountries = countriesWhere(({ payment }) => payment.bankTransfer);
