/** Blocks that lead elsewhere with a picture, a title and a text. */
import type { ReactNode } from 'react';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { BlockOf, ShownContent } from '#domain/content/content-document.ts';
import { MiniRows } from '../../product/minirows.tsx';
import { useHref, useShop } from '../../shop.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { RichText } from '../rich-text.tsx';
import type { BlockProps } from './block-props.ts';
import { addressOf } from './goods.tsx';

type BannerBlock = BlockOf<'banner'>;
type ContentPicture = NonNullable<BannerBlock['picture']>;

function Photo({ picture: { alt, ...image } }: { picture: ContentPicture }) {
  return (
    <span className="photo">
      <Picture image={image} alt={alt} sizes="(width >= 640px) 320px, 100vw" loading="lazy" />
    </span>
  );
}

type BannerProps = { block: BannerBlock; products?: readonly ProductSummary[] | undefined };

export function Banner({ block, products = [] }: BannerProps) {
  const href = useHref();
  const { id, title, text, link, picture } = block;
  return (
    <section className="panel promo" id={id}>
      <div className="stack" data-gap="2">
        <h2>{title}</h2>
        {text && <p className="muted">{text}</p>}
        <p>
          <a className="b" href={addressOf(href, link.href)}>
            {link.text}
          </a>
        </p>
      </div>
      {picture && <Photo picture={picture} />}
      {products.length > 0 && <MiniRows products={products} />}
    </section>
  );
}

export function PromoBanners({ block, data }: BlockProps<'promo-banners'>) {
  const documents = block.slugs.map((slug) => data.banners[slug]);
  return <Promo documents={documents} {...(block.id && { id: block.id })} />;
}

type PromoProps = {
  documents: readonly (ShownContent | undefined)[];
  id?: string;
  /** What stands before them in the same row. */
  children?: ReactNode;
};

/** The banners of documents in a row; nothing without any. One alone is as wide as the page. */
export function Promo({ documents, id, children }: PromoProps) {
  const blocks = documents.flatMap((each) => each?.blocks ?? []);
  const shown = blocks.filter((each): each is BannerBlock => each.type === 'banner');
  if (shown.length === 0 && !children) return null;
  const inRow = shown.length + (children ? 1 : 0) > 1;
  return (
    <div className={`sec${inRow ? ' split split--half' : ''}${children ? '' : ' tight'}`} id={id}>
      {children}
      {shown.map((banner) => (
        <Banner key={banner.title} block={banner} />
      ))}
    </div>
  );
}

export function VerticalLander({ block }: BlockProps<'vertical-lander'>) {
  const href = useHref();
  const { id, title, text, picture, links = [] } = block;
  return (
    <section className="panel stack prose" id={id}>
      <h2>{title}</h2>
      {picture && <Photo picture={picture} />}
      <RichText text={text} />
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={addressOf(href, link.href)}>{link.text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function VideoBanner({ block }: BlockProps<'video-banner'>) {
  const { language } = useShop();
  const { id, title, src, poster, captions } = block;
  return (
    <section className="sec" id={id}>
      <SectionHead title={title} />
      <video controls preload="none" src={src} poster={poster} aria-label={title}>
        <track kind="captions" src={captions} srcLang={language} default />
      </video>
    </section>
  );
}
