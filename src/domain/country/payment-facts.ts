import type { Dated } from '../dated.ts';
import type { CashCap } from '../payment/cash-caps.ts';
import type { ProviderKindKey } from '../payment/provider-kinds.ts';

/** What law and custom of the country say about payment; what the operator decides is in the store (store/money-rules.ts). */
export type PaymentFacts = {
  /**
   * The standard of QR codes that banking apps read. `none`: no standard, or none that banks agree on, or (CH) one that
   * needs a whole payment part on paper. Source: eu-2026.md PAY-04 (payment-code.ts).
   */
  transferCode: 'epc' | 'payBySquare' | 'spayd' | 'zbp' | 'none';
  cash: {
    /**
     * The legal maximum of a cash payment, in the market's currency of the day; `none` where no law is known. Bounds the
     * limit that a store may set. Source: eu-2026.md PAY-30, §13.4.
     */
    cap: Dated<CashCap | 'none'>;
    /** Totals paid in cash are rounded to a multiple of so many cents. Sources: payment/cash-rounding.ts. */
    rounding: number | 'none';
  };
  /** The law forbids a fee for a means of payment. Source: eu-2026.md P-15. */
  feeForbidden?: true;
  /** The law requires that methods without credit are offered first. Source: eu-2026.md PAY-11. */
  debitFirst?: true;
  /** A card scheme of this country only, shown by name because its holders look for it. */
  nationalCard?: string;
  /** Lenders that differ from the usual ones (payment/lenders.ts). Source: eu-2026.md PAY-10. */
  lenders?: Readonly<Partial<Record<ProviderKindKey, string>>>;
};
