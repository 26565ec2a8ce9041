import type { Dated } from '../dated.ts';
import type { CashCap } from '../payment/cash-caps.ts';
import type { ProviderKindKey } from '../payment/provider-kinds.ts';
import type { Rule } from './rule.ts';

export type PaymentFacts = {
  /**
   * What providers offer, in the order shoppers of the market expect. The wallets come with the card wherever there is
   * one. Sources: catalogue.txt §9 (the kinds), eu-2026.md §7, §12 no. 10-13 (the markets).
   */
  providerKinds: readonly ProviderKindKey[];
  /** Bank transfer in advance is offered. Source: purchase-flow.txt §5. */
  bankTransfer: Rule;
  /**
   * The standard of codes that banking apps read. `none`: no standard, or none that banks agree on, or (CH) one that needs
   * a whole payment part on paper. Source: eu-2026.md PAY-04 (payment-code.ts).
   */
  transferCode: 'epc' | 'payBySquare' | 'spayd' | 'zbp' | 'none';
  /** Cash on delivery. Source: purchase-flow.txt §5, §9; law: eu-2026.md PAY-30, §13.4. */
  cash: {
    limit: CashLimit;
    /** Standard products allowed in one order; what 0 means: COD_ZERO_LIMIT, decision 39. */
    items: number;
    /** Drivers of freight take money. */
    freight: Rule;
    /**
     * What the driver takes: cards where the parcel services of a market carry terminals as a rule; elsewhere nothing is
     * promised but cash. Whoever ships with another carrier changes it. Source: eu-2026.md PAY-31.
     */
    atTheDoor: 'cash' | 'cashOrCard';
  };
  /** By law what costs no credit is offered first. Source: eu-2026.md PAY-11. */
  debitFirst: boolean;
  /** A card that only this country has: whoever carries one looks for its name. */
  nationalCard?: string;
  /** Who lends the money, where that is another company than elsewhere (payment/lenders.ts). Source: eu-2026.md PAY-10. */
  lenders?: Readonly<Partial<Record<ProviderKindKey, string>>>;
};

export type CashLimit = {
  /** The specification's limit in major units, kept as recorded. */
  spec: number;
  /** The specification gives Bulgaria's limit in leva; euro since 2026 at the fixed rate. */
  specCurrency?: 'BGN';
  /** In the market's currency of the day; `none` where no law is known. */
  law: Dated<CashCap | 'none'>;
};
