import type { WrittenLink } from '../content/links.ts';
import type { DisputeBody } from './dispute-bodies.ts';
import type { Rule } from './rule.ts';

/** What the law of a country asks of an offer, and gives to consumers who have ordered. */
export type LawFacts = {
  /**
   * An announced reduction shows the lowest price of the 30 days before it: the 22 of the specification (catalogue.txt
   * §9); Norway's § 9a adds a 23rd. Source: eu-2026.md P-01.
   */
  priceDisclaimer: Rule;
  /**
   * The delivery fee stands beside every price. The specification knows no such duty; the British DMCC Act brought it.
   * Source: eu-2026.md P-14, §12 no. 17.
   */
  deliveryBesidePrice: Rule;
  /**
   * A reduction that grows step by step is measured by the lowest price before its first step: the whole EEA, as
   * eu-2026.md P-01 has it (Dir. 98/6/EC art. 6a 5, a choice of each member state: who does not trust it for a country
   * says false, and each step is measured by its own 30 days, which no law forbids). Switzerland and Great Britain have
   * no such rule.
   */
  measuredByFirstStep: boolean;
  /**
   * An offer names maker, responsible person and identification, or is not made: Regulation (EU) 2023/988, in force in
   * the European Economic Area; Britain and Switzerland have rules of their own. Source: eu-2026.md G-01, G-02.
   */
  safetyInformation: Rule;
  /**
   * Goods of labelled kinds show their class wherever they are offered, or are not offered: Regulation (EU) 2017/1369;
   * Britain kept the labels, Switzerland (EnEV) and Norway took them over. Source: eu-2026.md G-10.
   */
  energyLabel: Rule;
  /**
   * Years that a seller answers for faults of goods, new or not. 2 by Directive (EU) 2019/771 and in Switzerland (OR
   * art. 210); Norway's 5 are those of goods made to last, as ours are; Great Britain and Ireland let claims lapse after
   * 6. In Finland and the Netherlands it depends on how long such goods last, which is 2 years at least.
   * Source: eu-2026.md C-16 (legal-guarantee.ts).
   */
  legalGuaranteeYears: number;
  /**
   * Days in which a buyer may cancel a guarantee sold with an article for the whole of its price, unless he has claimed.
   * Where there are such days, its price and duration stand beside the price of the article. Source: eu-2026.md C-15
   * (SI 2005/37).
   */
  guaranteeCancelDays: number | null;
  /**
   * Days from receiving the goods; null: the law has no such right, and none is promised. Source: eu-2026.md C-01, C-30.
   */
  withdrawalDays: 14 | null;
  /**
   * Where consumers can turn to in a dispute, out of court. Sources: eu-2026.md C-40 and §5; the platform of the EU is
   * gone and named nowhere.
   */
  disputeBody: DisputeBody;
  /** What must be linked from every page: the book of complaints in Portugal, the consumers' office in Romania. */
  complaintLink?: WrittenLink;
  /** Where people complain about what is done with their data, in its own words. Source: eu-2026.md D-13. */
  dataProtection: string;
};
