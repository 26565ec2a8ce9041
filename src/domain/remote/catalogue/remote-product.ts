/** A product of a remote catalogue: the form of commercetools, in which the specification's calls answer too. */
import * as z from 'zod';
import { remoteTexts } from './remote-texts.ts';

const instant = z.string().nullish();
const money = z.object({ centAmount: z.int(), currencyCode: z.string() });

export const remotePrice = z.object({
  value: money,
  country: z.string().nullish(),
  channel: z.object({ id: z.string() }).nullish(),
  customerGroup: z.unknown().optional(),
  validFrom: instant,
  validUntil: instant,
  discounted: z
    .object({
      value: money,
      discount: z.object({ validFrom: instant, validUntil: instant }).nullish(),
    })
    .nullish(),
});
export type RemotePrice = z.infer<typeof remotePrice>;

const stock = z.object({ availableQuantity: z.int().nullish() });

/** `channels`: of the one whose stock is sold. */
const availability = stock.extend({
  noChannel: stock.nullish(),
  channels: z.object({ results: z.array(z.object({ availability: stock })) }).nullish(),
});

const image = z.object({
  url: z.string(),
  dimensions: z.object({ width: z.int().nullish(), height: z.int().nullish() }).nullish(),
});

const variant = z.object({
  sku: z.string().nullish(),
  prices: z.array(remotePrice).nullish(),
  images: z.array(image).nullish(),
  attributesRaw: z.array(z.object({ name: z.string(), value: z.unknown().optional() })).nullish(),
  availability: availability.nullish(),
});
export type RemoteVariant = z.infer<typeof variant>;

const data = remoteTexts.extend({
  metaKeywordsAllLocales: remoteTexts.shape.nameAllLocales,
  categories: z.array(z.object({ id: z.string(), key: z.string().nullish() })).nullish(),
  masterVariant: variant,
  variants: z.array(variant).nullish(),
});

export const remoteProduct = z.object({
  id: z.string(),
  key: z.string().nullish(),
  createdAt: z.iso.datetime().nullish(),
  lastModifiedAt: z.string().nullish(),
  productType: z.object({ key: z.string().nullish() }).nullish(),
  priceMode: z.string().nullish(),
  /** Also of one that is not published. */
  skus: z.array(z.string()).nullish(),
  masterData: z.object({ published: z.boolean(), current: data.nullish() }),
});
export type RemoteProduct = z.infer<typeof remoteProduct>;
export type RemoteProductData = z.infer<typeof data>;

/** Its prices are not in the product. */
export const hasStandalonePrices = ({ priceMode }: RemoteProduct): boolean =>
  priceMode === 'Standalone';
