/** What a card, a cart line and a search suggestion show of a product: one language, one store. */
import * as z from 'zod';
import { durabilityGuarantee } from '../declarations.ts';
import { energyLabel } from '../energy/energy-label.ts';
import { image } from '../keys.ts';
import { netContent } from '../measures.ts';

const productPrice = z.object({
  /** The standard price in cents, VAT included. */
  centAmount: z.int(),
  /** Only if a reduction is in force and may be announced, which requires an earlier price. */
  discounted: z
    .object({
      centAmount: z.int(),
      /** The lowest price of the 30 days before the reduction began (eu-2026.md P-01). */
      lowestCentAmount: z.int(),
      /** ISO instant; absent where the end is open (eu-2026.md P-06). */
      validUntil: z.string().exactOptional(),
    })
    .exactOptional(),
});
export type ProductPrice = z.infer<typeof productPrice>;

export const productSummary = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  image,
  /** Campaign tags only while the campaign is active and a reduction is announced. */
  tags: z.array(z.string()),
  rating: z.object({ average: z.number(), count: z.int() }),
  price: productPrice,
  /** Pieces that may be ordered today: 0 before the release date. */
  availableQuantity: z.int(),
  isPackageTypeFreight: z.boolean(),
  isBware: z.boolean(),
  /** Sent by e-mail; its price is its value, without VAT. */
  isGiftCard: z.literal(true).exactOptional(),
  /** It states what it is made for (fit.ts). */
  isAccessory: z.literal(true).exactOptional(),
  volumeDiscountGroup: z.string().exactOptional(),
  /** Figures for the card that the name does not say: ["Spannung 230 V", "Gewicht 6,2 kg"]. */
  facts: z.array(z.string()),
  energyLabel: energyLabel.exactOptional(),
  /** The manufacturer's, of which the label is shown (eu-2026.md C-11). */
  durabilityGuarantee: durabilityGuarantee.exactOptional(),
  /** Of goods sold by measure. */
  netContent: netContent.exactOptional(),
  /** ISO day from which it is delivered. */
  releaseDate: z.string().exactOptional(),
  /** ISO day from which it can be had again if it is out of stock; it may have passed. */
  restockDate: z.string().exactOptional(),
});
export type ProductSummary = z.infer<typeof productSummary>;
