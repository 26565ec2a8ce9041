/** A campaign of a store: a tag `campaign:NAME` that counts between two instants. Source: catalogue.txt §3 Store, §4. */
import * as z from 'zod';
import { image, perLanguage } from '../catalogue/keys.ts';
import { instant } from '../discount/validity.ts';

/** What a campaign has in every market alike. */
export const campaignFields = {
  /** The name in the tags of products, and in the address of its page. */
  campaignName: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'small letters and digits, such as black_friday'),
  /** What shoppers read; absent: the name, with spaces and a capital. */
  label: perLanguage(z.string().trim().min(1).max(40)).optional(),
  /** What its page says below the name. */
  text: perLanguage(z.string().trim().min(1).max(400)).optional(),
  /** For decoration; absent: the picture of one of its articles. */
  picture: image.optional(),
  /** The lowest percentage worth announcing as "up to"; with less its name stands there. Absent: 10. */
  announcedFrom: z.int().min(1).max(90).optional(),
};

export const campaign = z
  .strictObject({
    ...campaignFields,
    /** Inclusive. */
    startDate: instant,
    /** Exclusive. */
    endDate: instant,
  })
  .refine(({ startDate, endDate }) => startDate < endDate, {
    path: ['endDate'],
    error: 'ends before it begins',
  });

/** An entry of the store's campaigns. Dates are ISO instants. */
export type Campaign = z.infer<typeof campaign>;
