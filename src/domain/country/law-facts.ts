import type { WrittenLink } from '../content/links.ts';
import type { Dated } from '../dated.ts';
import type { DisputeBody } from './dispute-bodies.ts';
import type { OwnName } from './own-name.ts';
import type { Rule } from './rule.ts';
import type { WithdrawalLink } from './withdrawal-link.ts';

/** What the law of a country requires of an offer, and the rights of consumers after an order. */
export type LawFacts = {
  /**
   * An announced reduction shows the lowest price of the 30 days before it: 22 countries by the specification
   * (catalogue.txt §9); Norway's § 9a adds a 23rd. Source: eu-2026.md P-01.
   */
  priceDisclaimer: Rule;
  /**
   * The delivery fee is shown beside every price. Not in the specification; required by the British DMCC Act.
   * Source: eu-2026.md P-14, §12 no. 17.
   */
  deliveryBesidePrice: Rule;
  /**
   * A reduction that grows in steps is compared with the lowest price before its first step: the whole EEA, by
   * eu-2026.md P-01 (Dir. 98/6/EC art. 6a 5, optional for each member state; false compares each step with its own 30
   * days, which is lawful everywhere). Switzerland and Great Britain have no such rule.
   */
  measuredByFirstStep: boolean;
  /**
   * A product is only offered with manufacturer, responsible person and identification: Regulation (EU) 2023/988, in
   * force in the European Economic Area; Britain and Switzerland have their own rules. Source: eu-2026.md G-01, G-02.
   */
  safetyInformation: Rule;
  /**
   * Goods that need an energy label are only offered with their class shown: Regulation (EU) 2017/1369;
   * Britain kept the labels, Switzerland (EnEV) and Norway took them over. Source: eu-2026.md G-10.
   */
  energyLabel: Rule;
  /**
   * Years for which a seller is liable for defects of goods, new or used. 2 by Directive (EU) 2019/771 and in
   * Switzerland (OR art. 210); Norway's 5 apply to goods made to last, as ours are; in Great Britain and Ireland claims
   * expire after 6. In Finland and the Netherlands it depends on how long such goods last, at least 2 years.
   * Source: eu-2026.md C-16 (legal-guarantee.ts).
   */
  legalGuaranteeYears: number;
  /**
   * Whether the harmonised notice of the legal guarantee is shown before the contract, by day. Source: Directive
   * 2011/83/EU art. 6 (1) l and 22a, eu-2026.md C-10.
   */
  guaranteeNotice: Dated<boolean>;
  /**
   * Days in which a buyer may cancel an extra guarantee for a full refund, unless they have made a claim. Where there
   * are such days, its price and duration are shown beside the price of the article. Source: eu-2026.md C-15
   * (SI 2005/37).
   */
  guaranteeCancelDays: number | null;
  /**
   * Withdrawal period in days from receipt of the goods; null: the law has no such right, and none is promised.
   * Source: eu-2026.md C-01, C-30.
   */
  withdrawalDays: 14 | null;
  /**
   * The label of the link to the withdrawal function, on every page and in order mails, by day; null: no function.
   * Norway (EEA, date of its law unknown) and Great Britain (no duty) offer it as well. Source: eu-2026.md C-01.
   */
  withdrawalLink: Dated<WithdrawalLink>;
  /**
   * Where consumers can settle a dispute out of court. Sources: eu-2026.md C-40 and §5; the EU's platform was closed
   * and is not mentioned.
   */
  disputeBody: DisputeBody;
  /**
   * Prices of electrical goods include an advance fee for their recycling, and say so: Swiss PBV art. 4, VREG. Source:
   * eu-2026.md P-10.
   */
  recyclingFee?: true;
  /**
   * A link required on every page: the complaints book in Portugal, the consumer authority in Romania, the written
   * complaint in Croatia, the form in Spain. Source: eu-2026.md §5.
   */
  complaintLink?: WrittenLink;
  /**
   * Years after the end of the year for which invoices and credit notes must be kept (Directive 2006/112/EC art. 247 and
   * the law on VAT or accounting of the country): nobody may delete them before (personal-data/retention.ts).
   */
  invoicesKeptYears: number;
  /**
   * Who supervises the accessibility of online shops (Directive (EU) 2019/882 art. 23); absent: none by law, not one
   * for the country (es), or to be confirmed. Source: eu-2026.md A-15.
   */
  accessibilityAuthority?: OwnName;
  /** The data protection authority. Source: eu-2026.md D-13. */
  dataProtection: OwnName;
};
