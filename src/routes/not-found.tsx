import { SearchForm } from '#client/chrome/mast.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Brands, DepartmentBoard } from '#client/home/blocks.tsx';
import type { KontorContext } from '#worker/context.ts';
import { type BarTree, chromeOf, loadTree } from '#worker/render/chrome.ts';

/** 404: this page could not be found; the search and the departments are here. */
export async function notFound(c: KontorContext, knownTree?: BarTree) {
  const shop = c.get('shop');
  const { t, prefix } = shop;
  const tree = knownTree ?? (await loadTree(shop));
  c.status(404);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree)}>
      <title>{`${t('error.notFound.title')} | Kontor`}</title>
      <meta name="robots" content="noindex" />
      <section className="nf panel">
        <div className="stack">
          <p className="row b">
            <span className="plate title" data-solid="">
              404
            </span>
          </p>
          <h1>{t('error.notFound.title')}</h1>
          <p className="lead">{t('error.notFound.text')}</p>
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
