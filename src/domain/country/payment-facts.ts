import type { Dated } from '../dated.ts';
import type { CashCap } from '../payment/cash-caps.ts';
import type { ProviderKindKey } from '../payment/provider-kinds.ts';
import type { Rule } from './rule.ts';

export type PaymentFacts = {
  /**
   * The provider kinds offered, in the order that shoppers of the market expect. Wallets are offered wherever cards
   * are. Sources: catalogue.txt §9 (the kinds), eu-2026.md §7, §12 no. 10-13 (the markets).
   */
  providerKinds: readonly ProviderKindKey[];
  /** Bank transfer in advance is offered. Source: purchase-flow.txt §5. */
  bankTransfer: Rule;
  /**
   * The standard of QR codes that banking apps read. `none`: no standard, or none that banks agree on, or (CH) one that
   * needs a whole payment part on paper. Source: eu-2026.md PAY-04 (payment-code.ts).
   */
  transferCode: 'epc' | 'payBySquare' | 'spayd' | 'zbp' | 'none';
  /** Cash on delivery. Source: purchase-flow.txt §5, §9; law: eu-2026.md PAY-30, §13.4. */
  cash: {
    limit: CashLimit;
    /** Standard products allowed in one order; what 0 means: COD_ZERO_LIMIT, decision 39. */
    items: number;
    /** Cash on delivery is offered for freight too. */
    freight: Rule;
    /**
     * What the driver accepts: cards only where the market's parcel services usually carry terminals. To be changed for
     * a shop that ships with another carrier. Source: eu-2026.md PAY-31.
     */
    atTheDoor: 'cash' | 'cashOrCard';
  };
  /** The law requires that methods without credit are offered first. Source: eu-2026.md PAY-11. */
  debitFirst: boolean;
  /** A card scheme of this country only, shown by name because its holders look for it. */
  nationalCard?: string;
  /** Lenders that differ from the usual ones (payment/lenders.ts). Source: eu-2026.md PAY-10. */
  lenders?: Readonly<Partial<Record<ProviderKindKey, string>>>;
};

type CashLimit = {
  /** The specification's limit in major units, kept as recorded. */
  spec: number;
  /** The specification gives Bulgaria's limit in leva; euro since 2026 at the fixed rate. */
  specCurrency?: 'BGN';
  /** In the market's currency of the day; `none` where no law is known. */
  law: Dated<CashCap | 'none'>;
};
