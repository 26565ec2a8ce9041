/** One term a concept: `locales/terms/<language>.json`, and the texts that use another word. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import type { Texts } from './coverage.ts';

const folder = join(import.meta.dirname, '../../locales/terms');

/** What a shop must not call by two names. */
const concepts = [
  'account',
  'bankTransfer',
  'bware',
  'cart',
  'checkout',
  'delivery',
  'deliveryAddress',
  'email',
  'giftCard',
  'invoice',
  'ipAddress',
  'item',
  'itemNumber',
  'legalGuarantee',
  'newsletter',
  'order',
  'password',
  'premiumGuarantee',
  'quote',
  'return',
  'saved',
  'tracking',
  'vat',
  'vatNumber',
  'volumeDiscount',
  'voucher',
  'wishList',
  'withdrawal',
] as const;

/**
 * `use` occurs in the texts. No word of `not` does, whatever its case; a star at its end stands for any ending. `except`
 * names the keys where such a word is right: a text key, or `content:<file>`.
 */
const term = z.strictObject({
  use: z.string().min(2),
  not: z.array(z.string().min(2)),
  except: z.array(z.string()).min(1).optional(),
});

const termsSchema = z.record(z.enum(concepts), term);
export type Terms = z.infer<typeof termsSchema>;

/** The terms of each language by its code. Throws if a file lacks a concept or has an unknown one. */
export function readTerms(): Map<string, Terms> {
  return new Map(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      termsSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')), {
        error: () => `locales/terms/${file}`,
      }),
    ]),
  );
}

/** Texts with a word that is not the term, and terms that no text uses: one line each. */
export function termFaults(terms: Terms, texts: Texts): string[] {
  const all = Object.entries(texts).map(([key, text]) => [key, wordsOf(text)] as const);
  return Object.entries(terms).flatMap(([concept, { use, not, except = [] }]) => {
    const isUsed = all.some(([, text]) => text.toLowerCase().includes(use.toLowerCase()));
    const forbidden = not.map(patternOf);
    const wrong = all.filter(
      ([key, text]) =>
        !except.some((name) => key === name || key.startsWith(`${name}.`)) &&
        forbidden.some((word) => word.test(text)),
    );
    return [
      ...(isUsed ? [] : [`${concept}: no text says ${use}`]),
      ...wrong.map(([key, text]) => `${concept}: ${key} does not say ${use}: ${text}`),
    ];
  });
}

/** Without placeholders and the targets of links. */
const wordsOf = (text: string) => text.replace(/\{\w+\}|\]\([^)]*\)/g, '');

/** A hyphen belongs to a word: "Mail" is not in "E-Mail". */
function patternOf(word: string): RegExp {
  const isStem = word.endsWith('*');
  const literal = (isStem ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${literal}${isStem ? '' : '(?![\\p{L}\\p{N}-])'}`, 'iu');
}
