/** Pictures from the manifest of our renders; no list of file names stands in code. */
import type { Image } from '#domain/catalogue/document.ts';
import manifest from './pictures/manifest.json' with { type: 'json' };

const order = ['main', 'front', 'detail'];

/** The variant's own pictures, or its kind's first one when it has none. */
export function picturesOf(kind: string, variant: string): [Image, ...Image[]] {
  const ofKind = manifest.items.filter((item) => item.kind === kind);
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
