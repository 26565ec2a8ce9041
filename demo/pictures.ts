/** Pictures from the manifests of renders and drawings, so that the code needs no list of file names. */
import type { Image, ProductDocument } from '#domain/catalogue/document.ts';
import type { Article } from './kinds.ts';
import drawn from './pictures/drawn.json' with { type: 'json' };
import manifest from './pictures/manifest.json' with { type: 'json' };

const items = [...manifest.items, ...drawn.items];

/** The views of the variant itself, the main one first. Throws if it has none. */
export function picturesOf({
  kind,
  variant,
}: Pick<Article, 'kind' | 'variant'>): [Image, ...Image[]] {
  const own = items.find((item) => item.kind === kind && item.variant === variant);
  const [first, ...rest] = (own?.views ?? []).map(({ file, width, height }) => ({
    url: `/pictures/${file}`,
    width,
    height,
  }));
  if (!first) throw new Error(`no picture of ${kind} ${variant}`);
  return [first, ...rest];
}

const renderOf = ({ kind, variant }: Pick<Article, 'kind' | 'variant'>) =>
  manifest.items.find((item) => item.kind === kind && item.variant === variant);

/** Its 360° view, if it was rendered: frame 1 shows the front, each following one is turned by one step. */
export function turnOf({
  kind,
  variant,
}: Article): Pick<ProductDocument, 'numberOf360Images' | 'spinUrl'> {
  const own = renderOf({ kind, variant });
  const frames = own && 'turn' in own ? own.turn : undefined;
  const spinUrl = `/pictures/turns/${kind}-${variant}-{n}.webp`;
  return typeof frames === 'number' ? { numberOf360Images: frames, spinUrl } : {};
}

/** Its video, if one was rendered. */
export function videoOf({ kind, variant }: Article): Pick<ProductDocument, 'video'> {
  const own = renderOf({ kind, variant });
  const file = own && 'video' in own ? own.video : undefined;
  const [poster] = picturesOf({ kind, variant });
  return file === undefined ? {} : { video: { url: `/pictures/${file}`, poster: poster.url } };
}
