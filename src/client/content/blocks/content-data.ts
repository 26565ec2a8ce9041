/** What blocks show besides their own texts. Loaded for all blocks of a page together (routes/content). */
import type { SoldBrand } from '#domain/catalogue/brand-page.ts';
import type { CategoryTree } from '#domain/catalogue/category.ts';
import type { Image } from '#domain/catalogue/document.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Block, ShownContent } from '#domain/content/content-document.ts';
import type { Question } from '#domain/content/faq.ts';
import type { LegalTexts } from '#domain/content/legal-texts.ts';
import type { Recall } from '#domain/content/recall.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { TextKey } from '#domain/texts/texts.ts';

export type ShownCampaign = {
  /** `campaign:NAME` */
  tag: string;
  /** The largest reduction. */
  percent?: number | undefined;
  /** Its page, without the language prefix. */
  path: string;
  /** ISO instant, exclusive. */
  endDate: string;
  /** Its own, else that of an article. */
  picture?: Image | undefined;
  /** Some of its articles, if it has no picture of its own. */
  articles: readonly ProductSummary[];
};

export type ContentData = {
  tree: CategoryTree;
  /** Articles of the market; of these, those that can be ordered today. */
  total: number;
  inStock: number;
  /** By name, if a block shows brands. */
  brands: ReadonlyMap<string, SoldBrand>;
  /** By block, the articles of its rows, in their order. */
  rows: ReadonlyMap<Block, readonly (readonly ProductSummary[])[]>;
  /** Those that run and have reduced articles, the one that ends next first. */
  campaigns: readonly ShownCampaign[];
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
