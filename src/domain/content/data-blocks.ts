/** Blocks that show what the shop knows of a market: fees, payment methods, the seller, the texts of the law. */
import * as z from 'zod';
import { block } from './blocks.ts';

/** Texts of the law, which order mails contain as well (legal-texts.ts, privacy.ts). */
export const legalParts = [
  'terms',
  'withdrawal',
  'withdrawal-form',
  'guarantee-by-law',
  'extra-guarantee',
  'disputes',
  'privacy',
  'imprint',
  'registrations',
  'accessibility',
] as const;

export const dataBlocks = [
  /** Fees and days by kind of delivery. */
  block('delivery-terms', {}),
  block('legal', { part: z.enum(legalParts) }),
  /** What this browser may keep, with the choice. */
  block('consent-choice', {}),
  /** The payment methods of the market: what happens next, fees, lenders. */
  block('payment-methods', {}),
  /** The steps of the volume discount. */
  block('volume-discount', {}),
  /** Links to the headings of the page that have an `id`. */
  block('contents', {}),
  /** A field that shows the page's questions with the typed words. */
  block('faq-search', {}),
  /** Phone, hours and e-mail of customer care. */
  block('contact', {}),
] as const;
