/** A product as the specification's getProduct answers it, in one language and one store, in the form of a remote product. */
import * as z from 'zod';
import type { CountryCode, Language } from '../../country/countries.ts';
import { type RemoteProduct, remoteProduct } from './remote-product.ts';
import { textsInOneLanguage } from './remote-texts.ts';

const loose = z.looseObject({});

/** What is read of it here; the rest is checked as the remote product that it becomes. */
export const answeredProduct = z.looseObject({
  id: z.string(),
  key: z.string().nullish(),
  sku: z.string().nullish(),
  name: z.string(),
  slug: z.string(),
  published: z.boolean(),
  createdAt: z.string().nullish(),
  masterVariant: loose,
  variants: z.array(loose).nullish(),
  categories: z.array(loose).nullish(),
});
export type AnsweredProduct = z.infer<typeof answeredProduct>;

/** Of all its articles. */
export const skusOf = ({ masterVariant, variants }: AnsweredProduct): string[] =>
  [masterVariant, ...(variants ?? [])].flatMap(({ sku }) => (typeof sku === 'string' ? sku : []));

/** Undefined: it has another form. Its prices are those of the store that was asked. */
export function remoteProductOf(
  answer: AnsweredProduct,
  { store, language }: { store: CountryCode; language: Language },
): RemoteProduct | undefined {
  const { id, key, createdAt, published, masterVariant, variants, categories } = answer;
  const read = remoteProduct.safeParse({
    id,
    key,
    createdAt,
    skus: skusOf(answer),
    masterData: {
      published,
      current: {
        ...textsInOneLanguage(answer, language, ['metaKeywordsAllLocales']),
        categories,
        masterVariant: pricedIn(store, masterVariant),
        variants: (variants ?? []).map((variant) => pricedIn(store, variant)),
      },
    },
  });
  return read.data;
}

function pricedIn(
  store: CountryCode,
  { prices, price, attributes, attributesRaw = attributes, ...variant }: Record<string, unknown>,
) {
  const all: unknown[] = Array.isArray(prices) ? prices : price ? [price] : [];
  const own = all.map((each) => ({ ...(each as object), country: store.toUpperCase() }));
  return { ...variant, prices: own, attributesRaw: withUnits(attributesRaw) };
}

const named = z.array(z.looseObject({ name: z.string(), value: z.unknown().optional() }));
const rows = z.array(z.object({ name: z.string(), label: z.string(), value: z.string() }));

/** The rows of technical data have the unit in the value: `8 L`. */
function withUnits(attributesRaw: unknown): unknown {
  return named.safeParse(attributesRaw).data?.map((attribute) => {
    const table =
      attribute.name === 'techdetails' ? rows.safeParse(attribute.value).data : undefined;
    return table ? { ...attribute, value: table.map(withUnit) } : attribute;
  });
}

function withUnit(row: z.infer<typeof rows>[number]) {
  const [, value, unit] = /^(.*\d) ([^\s\d]{1,8})$/.exec(row.value) ?? [];
  return value && unit ? { ...row, value, unit } : row;
}
