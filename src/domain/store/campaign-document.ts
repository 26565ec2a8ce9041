/** A campaign of a store: a tag `campaign:NAME` that counts between two instants. Source: catalogue.txt §3 Store, §4. */
import * as z from 'zod';
import { perLanguage } from '../catalogue/keys.ts';
import { instant } from '../discount/validity.ts';

export const campaign = z
  .strictObject({
    /** The name in the tags of products. */
    campaignName: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'small letters and digits, such as cyber_week'),
    /** Inclusive. */
    startDate: instant,
    /** Exclusive. */
    endDate: instant,
    /** What shoppers read; absent: the name, with spaces and a capital. */
    label: perLanguage(z.string().trim().min(1).max(40)).optional(),
  })
  .refine(({ startDate, endDate }) => startDate < endDate, {
    path: ['endDate'],
    error: 'ends before it begins',
  });

/** An entry of the store's campaigns. Dates are ISO instants. */
export type Campaign = z.infer<typeof campaign>;
