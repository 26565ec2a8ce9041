/**
 * The blocks that content pages are made of, one schema each, under the names of the specification. Source: catalogue.txt
 * §2 "Content blocks". The blocks of the law and of the market's data: data-blocks.ts.
 */
import * as z from 'zod';
import { webAddress } from '../catalogue/keys.ts';
import { listingQuery } from '../catalogue/listing/listing-query.ts';
import { paymentMethodKeys } from '../payment/methods.ts';
import { conditions } from './conditions.ts';
import { recallFields } from './recall.ts';

/** The most articles in a row of cards, and categories in one of tiles. */
const mostCards = 24;

const menuIcons = [
  'circle-alert',
  'file-down',
  'lock',
  'mail',
  'package',
  'receipt-text',
  'rotate-ccw',
  'shopping-cart',
  'truck',
  'user-round',
] as const;
export const promiseIcons = ['check', 'lock', 'phone', 'receipt-text', 'truck'] as const;

const key = z.string().min(1).max(100);
const count = z.int().min(1).max(mostCards);

const place = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens');
/** What every block may say of itself. */
const placed = {
  /** The name of its place on the page: `/payment/#invoice`. */
  id: place.optional(),
  /** Two in a row stand side by side on wide screens. */
  half: z.literal(true).optional(),
  ...conditions,
  /** Only in markets that offer this payment method. */
  method: z.enum(paymentMethodKeys).optional(),
};

export function block<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...placed, ...shape });
}

/**
 * The schemas with these types of text: in a stored document a text may be there in several languages, on a page it is
 * in one. `line`: plain text; `prose`: rich text.
 */
export function blocksWith<Line extends z.ZodType, Prose extends z.ZodType>(
  line: Line,
  prose: Prose,
) {
  const link = z.strictObject({ text: line, href: webAddress, ...conditions });
  /** Pixels, so that the page does not move when it loads. */
  const size = z.int().min(1).max(10_000);
  const picture = z.strictObject({ url: webAddress, width: size, height: size, alt: line });
  const card = z.strictObject({
    title: line,
    text: line.optional(),
    href: webAddress,
    picture: picture.optional(),
    /** In place of an own picture: those of these categories, side by side. */
    categories: z.array(key).min(1).max(3).optional(),
  });
  /** As a listing's address would ask; `pageSize` is the number of cards. */
  const query = listingQuery.omit({ page: true, counted: true, pageSize: true }).partial().strict();
  const rail = {
    title: line,
    query,
    count: count.default(5),
    more: link.optional(),
  };
  return [
    /** A text with one link, beside a picture or above the first articles of a query. */
    block('banner', {
      title: line,
      text: line.optional(),
      link,
      picture: picture.optional(),
      query: query.optional(),
    }),
    block('blog-posts', {
      title: line,
      posts: z
        .array(card.extend({ date: z.iso.date().optional() }))
        .min(1)
        .max(mostCards),
    }),
    /** The running campaign that ends next, or a named one while it runs; otherwise nothing. */
    block('campaign-countdown', { campaign: key.optional(), text: line.optional() }),
    /** Categories as pictures; absent keys: the first of the tree that have a picture. */
    block('category-boxes', {
      title: line,
      /** The departments, as a board instead of pictures. */
      departments: z.literal(true).optional(),
      categories: z.array(key).max(mostCards).optional(),
      count: count.default(12),
    }),
    block('category-cards', {
      title: line,
      cards: z
        .array(z.strictObject({ category: key, text: line }))
        .min(1)
        .max(mostCards),
    }),
    block('faq', {
      title: line.optional(),
      items: z
        .array(z.strictObject({ question: line, answer: prose, ...conditions }))
        .min(1)
        .max(60),
    }),
    /** The heading of the home page with the board of departments. */
    block('hero', { title: line, text: line.optional() }),
    /** The pages of service as a list. */
    block('help-menu', {
      title: line,
      links: z
        .array(link.extend({ icon: z.enum(menuIcons).optional() }))
        .min(1)
        .max(30),
    }),
    block('marketing-cards', {
      title: line.optional(),
      more: link.optional(),
      cards: z.array(card).min(1).max(mostCards),
    }),
    block('newsletter', { title: line, text: line }),
    block('notification-banner', { kind: z.enum(['info', 'warning']), text: prose }),
    block('page-title', { title: line, lead: line.optional() }),
    block('product-groups-slider', {
      title: line,
      groups: z.array(z.strictObject(rail)).min(1).max(6),
    }),
    block('product-listing', rail),
    /** Articles chosen by hand, by SKU. */
    block('product-zone', { title: line, skus: z.array(key).min(1).max(mostCards) }),
    /** The banners of other documents, by slug. */
    block('promo-banners', { slugs: z.array(key).min(1).max(6) }),
    /** A recall of the document `recalls`; its id is its name in `npm run recalls`. `stores`: where it was sold. */
    z.strictObject({
      type: z.literal('recall'),
      ...placed,
      id: place,
      ...recallFields(line),
      picture: picture.optional(),
    }),
    /** The recalls of the market, the past ones below; `none`: what it says without a present one. */
    block('recalls', { title: line, none: line }),
    /** `framed`: in a frame, as French law wants the text of the guarantees. */
    block('rich-text', { text: prose, framed: z.literal(true).optional() }),
    block('trusted-brands-and-payments', {
      title: line,
      brands: z.array(key).max(40).optional(),
      payments: z.boolean().default(false),
      /** Names of carriers, which the footer shows. */
      carriers: z.array(key).max(10).optional(),
    }),
    /** Absent items: what the market's data promises (delivery, stock, phone). */
    block('usp-section', {
      items: z
        .array(z.strictObject({ icon: z.enum(promiseIcons), title: line, text: line }))
        .min(1)
        .max(4)
        .optional(),
    }),
    /** The introduction of a department. */
    block('vertical-lander', {
      title: line,
      text: prose,
      picture: picture.optional(),
      links: z.array(link).max(12).optional(),
    }),
    block('video-banner', {
      title: line,
      src: webAddress,
      poster: webAddress.optional(),
      /** WebVTT. */
      captions: webAddress,
    }),
  ] as const;
}
