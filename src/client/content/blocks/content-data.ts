/** What blocks show besides their own texts. Loaded for all blocks of a page together (routes/content). */
import type { CategoryTree } from '#domain/catalogue/category.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Block, ShownContent } from '#domain/content/content-document.ts';
import type { Question } from '#domain/content/faq.ts';
import type { LegalTexts } from '#domain/content/legal-texts.ts';
import type { Recall } from '#domain/content/recall.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { TextKey } from '#domain/texts/texts.ts';

export type ShownCampaign = {
  /** `campaign:cyber_week` */
  tag: string;
  /** The largest reduction. */
  percent: number;
  /** The listing, without the language prefix. */
  path: string;
  product?: ProductSummary | undefined;
};

export type ContentData = {
  tree: CategoryTree;
  /** Articles of the market; of these, those that can be ordered today. */
  total: number;
  inStock: number;
  /** By block, the articles of its rows, in their order. */
  rows: ReadonlyMap<Block, readonly (readonly ProductSummary[])[]>;
  campaign?: ShownCampaign | undefined;
  /** The documents of promo banners by slug. */
  banners: Readonly<Record<string, ShownContent>>;
  /** Of the market, if a block lists them. */
  recalls: readonly Recall[];
  /** What the page's questions are searched for, and all of them. */
  searched: string;
  questions: readonly Question[];
  legal: LegalTexts;
  /** The payment methods of the market, in the order of the checkout. */
  payableWith: readonly PaymentMethodKey[];
  cookies: { names: readonly string[]; about: TextKey; seconds: number }[];
  /** How long an unused cart is stored. */
  cartSeconds: number;
};
