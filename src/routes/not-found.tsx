import { Head } from '#client/chrome/head.tsx';
import { SearchForm } from '#client/chrome/mast.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Brands, DepartmentBoard } from '#client/home/blocks.tsx';
import type { CategoryTree } from '#domain/catalogue/category.ts';
import type { KontorContext } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';

/** Status and words by what is known of the page. Source: eu-2026.md SEO-02, SEO-13. */
const kinds = {
  unknown: { status: 404, title: 'error.notFound.title', text: 'error.notFound.text' },
  'not-sold-here': { status: 404, title: 'error.notFound.title', text: 'error.notAvailableHere' },
  gone: { status: 410, title: 'error.goneTitle', text: 'error.goneText' },
} as const;

/** This page could not be found, or is no more; the search and the departments are here. */
export async function notFound(
  c: KontorContext,
  knownTree?: CategoryTree,
  kind: keyof typeof kinds = 'unknown',
) {
  const shop = c.get('shop');
  const { t, prefix } = shop;
  const tree = knownTree ?? (await loadTree(shop));
  const { status, title, text } = kinds[kind];
  c.status(status);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree)}>
      <Head title={`${t(title)} | Kontor`} index={false} />
      <section className="nf panel">
        <div className="stack">
          <p className="row b">
            <span className="plate title" data-solid="">
              {status}
            </span>
          </p>
          <h1>{t(title)}</h1>
          <p className="lead">{t(text)}</p>
          <SearchForm />
          <p>
            <a className="btn" href={prefix || '/'}>
              {t('error.home')}
            </a>
          </p>
        </div>
        <img src="/empty-shelf.svg" alt="" width="400" height="300" />
      </section>
      <DepartmentBoard tree={tree} />
      <Brands />
    </BrowsePage>,
    { screen: 'error' },
  );
}
