/** Fields of shoppers' texts, as calls and import files send them. */
import * as z from 'zod';
import { hasHiddenCharacters } from '../checkout/line-characters.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { locales } from '../locale/locales.ts';
import type { Subject } from './moderation.ts';

/** A text that pages show as it is. */
export const isShowable = (text: string): boolean =>
  !hasHiddenCharacters(text) && !hasWebAddress(text, 'text');
export const notShowable = 'no web addresses, no hidden characters';

export const localeCode = z.enum(locales.map(({ code }) => code));

/** The article of a line of an import file. */
export const articleSku = z
  .string()
  .transform((text) => (/^\d{8}$/.test(text) ? `EX${text}` : text))
  .pipe(z.string().regex(/^EX\d{8}$/, 'EX and eight digits, or the digits alone'));

/**
 * What a line of an import file says that the shop can check: times by field, purchases of articles, its texts. `author`: of
 * a review, which each writes once about an article.
 */
export type Claims = {
  times: Record<string, string | undefined>;
  purchases: readonly { id: string; sku: string; orderId: string }[];
  texts: readonly { subject: Subject; id: string; sku?: string; author?: string | undefined }[];
};
