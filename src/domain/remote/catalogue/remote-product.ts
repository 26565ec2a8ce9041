/** A product of a remote catalogue: the form of commercetools, in which the specification's calls answer too. */
import * as z from 'zod';
import {
  availabilityShape,
  dataShape,
  priceShape,
  variantShape,
} from '../../catalogue/import/commercetools-shape.ts';

const instant = z.string().nullish();
const texts = dataShape.shape.nameAllLocales;

export const remotePrice = priceShape.extend({
  channel: z.object({ id: z.string() }).nullish(),
  discounted: z
    .object({
      value: priceShape.shape.value,
      discount: z.object({ validFrom: instant, validUntil: instant }).nullish(),
    })
    .nullish(),
});
export type RemotePrice = z.infer<typeof remotePrice>;

/** `channels`: of the one whose stock is sold. */
const availability = availabilityShape.extend({
  channels: z
    .object({
      results: z.array(
        z.object({ availability: z.object({ availableQuantity: z.int().nullish() }) }),
      ),
    })
    .nullish(),
});

const variant = variantShape.extend({
  prices: z.array(remotePrice).nullish(),
  availability: availability.nullish(),
});
export type RemoteVariant = z.infer<typeof variant>;

const data = dataShape.extend({
  metaKeywordsAllLocales: texts,
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
