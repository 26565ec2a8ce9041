/**
 * Recalls, and what their notices say, on pages and in mails alike: the parts and their order are those of the template.
 * Sources: Regulation (EU) 2023/988 art. 36 and 37, Implementing Regulation (EU) 2024/1435.
 */
import * as z from 'zod';
import { storeKey } from '../catalogue/keys.ts';
import { productNumberOf } from '../catalogue/product.ts';
import type { CountryCode } from '../country/countries.ts';
import { dayIn, writtenIsoDay } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import { labelled } from '../texts/labelled.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import type { BlockOf, ShownContent } from './content-document.ts';
import { contentPath } from './pages.ts';

/** The document with the recalls of the shop; its blocks that are none are not shown. */
export const recallsSlug = 'recalls';

export const remedies = ['repair', 'replacement', 'refund'] as const;

const sku = z.string().regex(/^EX\d{8}$/, 'EX and eight digits, such as EX10012345');

export const recallFields = <Line extends z.ZodType>(line: Line) => ({
  /** Of the notice. It is past once it has the ISO day on which it ended. */
  date: z.iso.date(),
  ended: z.iso.date().optional(),
  skus: z.array(sku).min(1).max(100),
  /** With brand and model. */
  name: line,
  /** ISO days of the orders, both inclusive. */
  sold: z.strictObject({ from: z.iso.date(), until: z.iso.date() }),
  /** Serial numbers or lots, and where they are found; absent: all pieces are concerned. */
  numbers: line.optional(),
  hazard: line,
  /** What else to do than to stop using it: unplug it, keep it away from children … */
  action: line.optional(),
  /** What buyers can choose from. */
  remedies: z.array(z.enum(remedies)).min(2),
  /** Numbers that cost nothing, each in these markets. */
  freephones: z
    .array(z.strictObject({ stores: z.array(storeKey).min(1), phone: z.string().max(40) }))
    .optional(),
});

export type Recall = BlockOf<'recall'>;

export const recallsIn = (content: ShownContent | undefined): Recall[] =>
  (content?.blocks ?? []).filter((block) => block.type === 'recall');

/** On the page of recalls. */
export const recallPath = ({ id }: Pick<Recall, 'id'>): string =>
  `${contentPath('product-recalls')}#${id}`;

/** The form for whoever has the product; without charge, as the regulation demands. `order`: number, as shown. */
export const recallClaimPath = ({ skus: [first = ''] }: Pick<Recall, 'skus'>, order = ''): string =>
  `/contact?${new URLSearchParams({ about: 'recall', sku: productNumberOf(first), ...(order && { order }) })}`;

export type Bought = { country: CountryCode; createdAt: string; skus: readonly string[] };

/** Whether an order has a recalled article, and was placed in the days in which it was sold. */
export function isConcerned(
  { country, createdAt, skus }: Bought,
  { skus: recalled, sold }: Pick<Recall, 'skus' | 'sold'>,
): boolean {
  const day = dayIn(country, new Date(createdAt));
  return sold.from <= day && day <= sold.until && skus.some((each) => recalled.includes(each));
}

/** `strong`: its first line, which is emphasized. */
export type RecallPart = { label: TextKey; lines: string[]; strong?: string };

export function recallParts(recall: Recall, t: Translate, locale: Locale): RecallPart[] {
  const { name, skus, numbers, hazard, action, date } = recall;
  const articles = labelled(t, t('support.productNumber'), skus.map(productNumberOf).join(', '));
  const parts: (Omit<RecallPart, 'lines'> & { lines: (string | undefined)[] })[] = [
    { label: 'recall.product', strong: name, lines: [articles] },
    { label: 'recall.concerned', lines: [numbers, soldIn(recall, t, locale)] },
    { label: 'recall.hazard', lines: [hazard] },
    { label: 'recall.action', strong: t('recall.stop'), lines: [action] },
    { label: 'recall.choice', lines: [choiceOf(recall, t, locale), t('recall.free')] },
    { label: 'recall.date', lines: [writtenIsoDay(date, locale)] },
  ];
  return parts.map((part) => ({
    ...part,
    lines: part.lines.filter((line) => line !== undefined),
  }));
}

/** The days of the concerned orders as a sentence. */
export const soldIn = ({ sold }: Pick<Recall, 'sold'>, t: Translate, locale: Locale): string =>
  t('recall.sold', {
    from: writtenIsoDay(sold.from, locale),
    until: writtenIsoDay(sold.until, locale),
  });

/** `Repair, replacement or your money back.` */
function choiceOf(recall: Pick<Recall, 'remedies'>, t: Translate, { code }: Locale): string {
  const names = recall.remedies.map((remedy) => t(`recall.remedy.${remedy}`));
  const list = new Intl.ListFormat(code, { type: 'disjunction' }).format(names);
  return `${list.slice(0, 1).toLocaleUpperCase(code)}${list.slice(1)}.`;
}

/** Those of a market that cost nothing. */
export const freephonesIn = (
  { freephones = [] }: Pick<Recall, 'freephones'>,
  { country }: Pick<Locale, 'country'>,
): string[] => freephones.flatMap(({ stores, phone }) => (stores.includes(country) ? [phone] : []));
