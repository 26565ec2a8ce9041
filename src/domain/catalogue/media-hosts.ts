/**
 * Hosts beside the shop's own from which its pages load pictures and films. The setting stands once (MEDIA_HOSTS in
 * wrangler.toml): the pages' policy lets these hosts in, and a market holds back what shows files of any other.
 */
import type { CategoryDocument, ProductDocument } from './document.ts';

/** `cdn.example.com`; it stands in the policy of every page as it is. */
export const mediaHost = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** The host of an address that pages may not load from; undefined: they may. */
export function foreignHostOf(url: string, hosts: readonly string[]): string | undefined {
  if (url.startsWith('/')) return undefined;
  const own = URL.canParse(url) ? new URL(url).host : url;
  return hosts.includes(own) ? undefined : own;
}

/** Films that browsers play; any other address is somebody's page about the product, and a link. */
export const playable = /\.(mp4|webm|ogv|mov)$/i;

export type ProductMedia = Pick<ProductDocument, 'images' | 'spinUrl' | 'video' | 'energyLabel'>;

type Medium = { field: string; url: string };

/** Everything that the pages of a product load, with the field it stands in. */
function mediaOf(product: ProductMedia): Medium[] {
  const { images, spinUrl, video, energyLabel } = product;
  const film = video && playable.test(video.url) ? video : undefined;
  const found: [string, string | undefined][] = [
    ...images.map(({ url }, at): [string, string] => [`images.${at}.url`, url]),
    ['spinUrl', spinUrl],
    ['video.url', film?.url],
    ['video.poster', film?.poster],
    ['energyLabel.labelUrl', energyLabel?.labelUrl],
    ['energyLabel.nestedLabelUrl', energyLabel?.nestedLabelUrl],
  ];
  return found.flatMap(([field, url]) => (url === undefined ? [] : { field, url }));
}

function categoryMediaOf({ image, texts }: CategoryDocument): Medium[] {
  const posts = Object.entries(texts).flatMap(([language, text]) =>
    (text.posts ?? []).flatMap((post, at): Medium[] =>
      post.image ? [{ field: `texts.${language}.posts.${at}.image.url`, url: post.image.url }] : [],
    ),
  );
  return [...(image ? [{ field: 'image.url', url: image.url }] : []), ...posts];
}

/** Files of a product or a category that no page may load: the field, and the host that is not let in. */
export function foreignMediaOf(
  shown: ProductMedia | CategoryDocument,
  hosts: readonly string[],
): { field: string; host: string }[] {
  const media = 'images' in shown ? mediaOf(shown) : categoryMediaOf(shown);
  return media.flatMap(({ field, url }) => {
    const foreign = foreignHostOf(url, hosts);
    return foreign === undefined ? [] : { field, host: foreign };
  });
}
