/** How the shop's copy of an article differs from what the remote has: what shoppers see of it. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { CategoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import type { ProductDraft } from '#domain/catalogue/import/draft.ts';
import { type CountryCode, countryCodes, languages } from '#domain/country/countries.ts';

export type Difference = {
  /** SKU, or `category KEY`. */
  of: string;
  what: string;
  remote: string;
  shop: string;
  /** Undefined: nobody knows. */
  reason?: string;
};

const none = '–';

export function differencesOf(
  draft: ProductDraft,
  stored: ProductDocument | undefined,
  known: CategoriesKnown,
): Difference[] {
  const { sku: of } = draft;
  if (!stored) return [{ of, what: 'article', remote: 'on sale', shop: none }];
  const rows: [what: string, remote: string, shop: string][] = [
    ['article', 'on sale', stored.published ? 'on sale' : 'withdrawn'],
    ...languages.flatMap((language): [string, string, string][] => {
      const name = draft.texts[language]?.name;
      return name ? [[`name.${language}`, name, stored.texts[language]?.name ?? none]] : [];
    }),
    ...countryCodes.map((store): [string, string, string] => [
      `price.${store}`,
      remotePrice(draft, store),
      storedPrice(stored, store),
    ]),
    ['categories', shelvesOf(draft, known), stored.categories.toSorted().join(' ')],
    ['stock', String(draft.facts.availableQuantity ?? 0), String(stored.availableQuantity)],
  ];
  return rows
    .filter(([what, remote, shop]) => remote !== shop && !isWithoutStock(what, stored))
    .map(([what, remote, shop]) => ({ of, what, remote, shop }));
}

const isWithoutStock = (what: string, { productType }: ProductDocument) =>
  what === 'stock' && productType === 'gift_card';

function remotePrice({ prices }: ProductDraft, store: CountryCode): string {
  const price = prices[store];
  return price ? priceText(price.centAmount, price.discounted?.centAmount) : none;
}

function storedPrice({ prices }: ProductDocument, store: CountryCode): string {
  const price = prices[store];
  return price ? priceText(price.centAmount, price.discounted?.centAmount) : none;
}

const priceText = (standard: number | undefined, reduced: number | undefined) =>
  reduced === undefined ? String(standard) : `${standard} → ${reduced}`;

const shelvesOf = ({ facts }: ProductDraft, known: CategoriesKnown): string =>
  (facts.categories ?? [])
    .map((key) => known.byKey(key)?.key ?? key)
    .toSorted()
    .join(' ');

/** Columns as wide as their longest cell, up to a limit. */
export function tableOf(differences: readonly Difference[]): string[] {
  const rows = [
    ['article', 'what', 'remote', 'shop', 'reason'],
    ...differences.map(({ of, what, remote, shop, reason = 'unexplained' }) =>
      [of, what, remote, shop, reason].map(shortened),
    ),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
