/** Pictures from the manifests of renders and drawings, so that the code needs no list of file names. */
import type { Image } from '#domain/catalogue/document.ts';
import type { Article } from './kinds.ts';
import drawn from './pictures/drawn.json' with { type: 'json' };
import manifest from './pictures/manifest.json' with { type: 'json' };

const order = ['main', 'front', 'detail'];

const items = [...manifest.items, ...drawn.items];

type Pictured = Pick<Article, 'kind' | 'variant' | 'looksLike'>;

/** The pictures of the variant, else the first one of its kind; with `looksLike`, those of that variant. */
export function picturesOf(article: Pictured): [Image, ...Image[]] {
  const { kind, variant } = article.looksLike ?? article;
  const ofKind = items.filter((item) => item.kind === kind);
  const own = ofKind.find((item) => item.variant === variant);
  const views = own
    ? own.views.toSorted((a, b) => order.indexOf(a.view) - order.indexOf(b.view))
    : (ofKind[0]?.views.filter(({ view }) => view === 'main') ?? []);
  const [first, ...rest] = views.map(({ file, width, height }) => ({
    url: `/pictures/${file}`,
    width,
    height,
  }));
  if (!first) throw new Error(`no picture of ${kind}`);
  return [first, ...rest];
}
