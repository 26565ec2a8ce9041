/** The blocks of a content document, from top to bottom: the one place that knows how each type is shown. */
import type { ReactNode } from 'react';
import type { Block } from '#domain/content/content-document.ts';
import { headingsOf } from '#domain/content/headings.ts';
import { ConsentChoice } from '../../consent/consent-choice.tsx';
import { DeliveryTerms } from '../delivery-terms.tsx';
import { campaignOf, RunningCampaign } from './campaign.tsx';
import { BlogPosts, CategoryCards, MarketingCards } from './cards.tsx';
import type { ContentData } from './content-data.ts';
import { Contact, Legal, PaymentMethods } from './data.tsx';
import { BrandTiles, Hero, Promises, VolumeDiscount } from './front.tsx';
import { CategoryBoxes, ProductGroups, ProductListing, ProductZone } from './goods.tsx';
import { RecallNotice, Recalls } from './recalls.tsx';
import { Banner, PromoBanners, VerticalLander, VideoBanner } from './teasers.tsx';
import {
  Contents,
  Faq,
  FaqSearch,
  HelpMenu,
  Newsletter,
  Notification,
  PageTitle,
  Prose,
} from './texts.tsx';

type ContentBlocksProps = { blocks: readonly Block[]; data: ContentData };

export function ContentBlocks({ blocks: all, data }: ContentBlocksProps) {
  const blocks = all.filter(
    (block) =>
      (!block.method || data.payableWith.includes(block.method)) &&
      (block.type !== 'campaign-countdown' || campaignOf({ block, data })),
  );
  return inPairs(blocks).map((group) => {
    const parts = group.map((block) => (
      <Part key={keyOf(blocks, block)} block={block} data={data} page={blocks} />
    ));
    const [first] = group;
    // Without the campaign beside it, the board of departments has the row for itself.
    const isHero = first?.type === 'hero';
    if (!first || (group.length === 1 && !isHero)) return parts;
    const layout = isHero ? 'hero' : 'sec split split--half tight';
    return (
      <div key={keyOf(blocks, first)} className={layout}>
        {parts}
      </div>
    );
  });
}

/** Blocks may be alike: their place tells them apart. */
const keyOf = (blocks: readonly Block[], block: Block): number => blocks.indexOf(block);

/** Two blocks in a row that are half as wide stand together. */
export function inPairs(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    if (block.half && before?.half && last?.length === 1) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

type PartProps = { block: Block; data: ContentData; page: readonly Block[] };

function Part({ block, data, page }: PartProps): ReactNode {
  switch (block.type) {
    case 'banner':
      return <Banner block={block} products={data.rows.get(block)?.[0]} />;
    case 'blog-posts':
      return <BlogPosts block={block} data={data} />;
    case 'campaign-countdown':
      return <RunningCampaign block={block} data={data} />;
    case 'category-boxes':
      return <CategoryBoxes block={block} data={data} />;
    case 'category-cards':
      return <CategoryCards block={block} data={data} />;
    case 'consent-choice':
      return <ConsentChoice />;
    case 'contact':
      return <Contact block={block} data={data} />;
    case 'contents':
      return <Contents headings={headingsOf(page)} />;
    case 'delivery-terms':
      return <DeliveryTerms deliveryDays={data.legal.store.deliveryDays} />;
    case 'faq':
      return <Faq block={block} data={data} />;
    case 'faq-search':
      return <FaqSearch block={block} data={data} />;
    case 'help-menu':
      return <HelpMenu block={block} data={data} />;
    case 'hero':
      return <Hero block={block} data={data} />;
    case 'legal':
      return <Legal block={block} data={data} />;
    case 'marketing-cards':
      return <MarketingCards block={block} data={data} />;
    case 'newsletter':
      return <Newsletter block={block} data={data} />;
    case 'notification-banner':
      return <Notification block={block} data={data} />;
    case 'page-title':
      return <PageTitle block={block} data={data} />;
    case 'payment-methods':
      return <PaymentMethods block={block} data={data} />;
    case 'product-groups-slider':
      return <ProductGroups block={block} data={data} />;
    case 'product-listing':
      return <ProductListing block={block} data={data} />;
    case 'product-zone':
      return <ProductZone block={block} data={data} />;
    case 'promo-banners':
      return <PromoBanners block={block} data={data} />;
    case 'recall':
      return <RecallNotice block={block} />;
    case 'recalls':
      return <Recalls block={block} data={data} />;
    case 'rich-text':
      return <Prose block={block} data={data} />;
    case 'trusted-brands-and-payments':
      return <BrandTiles block={block} data={data} />;
    case 'usp-section':
      return <Promises block={block} data={data} />;
    case 'vertical-lander':
      return <VerticalLander block={block} data={data} />;
    case 'video-banner':
      return <VideoBanner block={block} data={data} />;
    case 'volume-discount':
      return <VolumeDiscount block={block} data={data} />;
  }
}
