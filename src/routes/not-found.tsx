import { ErrorPanel } from '#client/chrome/error-panel.tsx';
import { SearchForm } from '#client/chrome/mast.tsx';
import { FullWidthPage } from '#client/chrome/page.tsx';
import { Brands, DepartmentBoard } from '#client/home/blocks.tsx';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/context.ts';
import { type BarTree, chromeOf, loadTree, nowhere } from '#worker/render/chrome.ts';
import { wayBack } from '#worker/way-back.ts';

/** 404: this page could not be found; the search and the departments are here. Source: checklist LAY-10. */
export async function notFound(c: KontorContext, knownTree?: BarTree) {
  return missing(c, 404, ['error.notFound.title', 'error.notFound.text'], knownTree);
}

/** 410: what stood here was taken away for good, and search engines may forget it. */
export async function gone(c: KontorContext, knownTree?: BarTree) {
  return missing(c, 410, ['error.goneTitle', 'error.goneText'], knownTree);
}

async function missing(
  c: KontorContext,
  status: 404 | 410,
  [title, text]: [TextKey, TextKey],
  knownTree: BarTree | undefined,
) {
  const shop = c.get('shop');
  const { t, prefix } = shop;
  const tree = knownTree ?? (await loadTree(shop));
  c.status(status);
  return c.render(
    <FullWidthPage chrome={chromeOf(shop, tree, nowhere)}>
      <title>{`${t(title)} | Kontor`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <ErrorPanel
          plate={String(status)}
          title={t(title)}
          text={t(text)}
          home={prefix || '/'}
          back={wayBack(c)}
        >
          <SearchForm />
        </ErrorPanel>
        <DepartmentBoard tree={tree} />
        <Brands />
      </div>
    </FullWidthPage>,
    { screen: 'error' },
  );
}
