/**
 * Hosts besides the shop's own from which its pages load pictures and videos (MEDIA_HOSTS in wrangler.toml). The pages'
 * Content-Security-Policy allows these hosts, and a market holds back products that have files on any other.
 */
import type { CategoryDocument, ProductDocument } from './document.ts';

/** `cdn.example.com`; it is inserted as it is into the Content-Security-Policy of every page. */
export const mediaHost = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** The host of an address that pages may not load from; undefined if they may. */
function foreignHostOf(url: string, hosts: readonly string[]): string | undefined {
  if (url.startsWith('/')) return undefined;
  const own = URL.canParse(url) ? new URL(url).host : url;
  return hosts.includes(own) ? undefined : own;
}

/** Video files that browsers play; any other address is a page about the product and shown as a link. */
export const playable = /\.(mp4|webm|ogv|mov)$/i;

export type ProductMedia = Pick<
  ProductDocument,
  'images' | 'spinUrl' | 'video' | 'energyLabel' | 'declarations'
>;

type Medium = { field: string; url: string };

/** All files that the pages of a product load, with the field of each. */
export function productMedia(product: ProductMedia): Medium[] {
  const { images, spinUrl, video, energyLabel, declarations } = product;
  const { durabilityGuarantee, hazard } = declarations ?? {};
  const pictograms = hazard?.pictograms ?? [];
  const film = video && playable.test(video.url) ? video : undefined;
  const found: [string, string | undefined][] = [
    ...images.map(({ url }, at): [string, string] => [`images.${at}.url`, url]),
    ['spinUrl', spinUrl],
    ['video.url', film?.url],
    ['video.poster', film?.poster],
    ['energyLabel.labelUrl', energyLabel?.labelUrl],
    ['energyLabel.nestedLabelUrl', energyLabel?.nestedLabelUrl],
    ['declarations.durabilityGuarantee.labelUrl', durabilityGuarantee?.labelUrl],
    ...pictograms.map(({ url }): [string, string] => ['declarations.hazard.pictograms', url]),
  ];
  return found.flatMap(([field, url]) => (url === undefined ? [] : { field, url }));
}

/** The same of a category. */
export function categoryMedia({ image, texts }: CategoryDocument): Medium[] {
  const posts = Object.entries(texts).flatMap(([language, text]) =>
    (text.posts ?? []).flatMap((post, at): Medium[] =>
      post.image ? [{ field: `texts.${language}.posts.${at}.image.url`, url: post.image.url }] : [],
    ),
  );
  return [...(image ? [{ field: 'image.url', url: image.url }] : []), ...posts];
}

/** Those that no page may load: the field, and the host that is not allowed. */
export function foreignMedia(
  media: readonly Medium[],
  hosts: readonly string[],
): { field: string; host: string }[] {
  return media.flatMap(({ field, url }) => {
    const foreign = foreignHostOf(url, hosts);
    return foreign === undefined ? [] : { field, host: foreign };
  });
}
