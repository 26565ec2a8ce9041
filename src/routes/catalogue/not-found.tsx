import { ErrorPanel } from '#client/chrome/error-panel.tsx';
import { Head } from '#client/chrome/head.tsx';
import { SearchForm } from '#client/chrome/header.tsx';
import { FullWidthPage } from '#client/chrome/page.tsx';
import { routePaths } from '#domain/content/links.ts';
import { contentPiecePath, notFoundSlug } from '#domain/content/places.ts';
import { noPaths } from '#domain/routing/alternates.ts';
import { type BarTree, chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { wayBack } from '#worker/request/way-back.ts';

/** Status and texts by what is known about the page. Source: eu-2026.md SEO-02, SEO-13. */
const kinds = {
  unknown: { status: 404, title: 'error.notFound.title', text: 'error.notFound.text' },
  'not-sold-here': { status: 404, title: 'error.notFound.title', text: 'error.notAvailableHere' },
  over: { status: 404, title: 'campaign.over', text: 'campaign.overText' },
  gone: { status: 410, title: 'error.goneTitle', text: 'error.goneText' },
} as const;

/** The page is unknown, not sold here, gone, or of a campaign that is over; offers the search and the departments. Source: checklist LAY-10. */
export async function notFound(
  c: KontorContext,
  knownTree?: BarTree,
  kind: keyof typeof kinds = 'unknown',
) {
  const shop = c.get('shop');
  const { t, prefix } = shop;
  const tree = knownTree ?? (await loadTree(shop));
  const { status, title, text } = kinds[kind];
  c.status(status);
  return c.render(
    <FullWidthPage chrome={chromeOf(shop, tree, noPaths)}>
      <Head title={`${t(title)} | Kontor`} index={false} />
      <div className="wrap">
        <ErrorPanel
          plate={String(status)}
          title={t(title)}
          text={t(text)}
          home={prefix || '/'}
          back={wayBack(c)}
        >
          <SearchForm />
          {kind === 'over' && (
            <p>
              <a href={prefix + routePaths.sale}>{t('home.campaignLink')}</a>
            </p>
          )}
        </ErrorPanel>
        {/* What the document shows follows when the browser is idle. */}
        <div data-later={contentPiecePath(notFoundSlug)}>
          <p className="sec">
            <a className="b" href={prefix + routePaths.departments}>
              {t('home.departments')}
            </a>
          </p>
        </div>
      </div>
    </FullWidthPage>,
    { screen: 'error' },
  );
}
