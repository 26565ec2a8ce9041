/** The page for unexpected errors, and a plain one in case that page fails too. */
import { HTTPException } from 'hono/http-exception';
import { ErrorPanel } from '#client/chrome/error-panel.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { errors } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import { noPaths } from '#domain/routing/alternates.ts';
import { isReserved } from '#domain/routing/reserved.ts';
import { chromeOf, emptyTree, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { wayBack } from '#worker/request/way-back.ts';

/**
 * Logs the error with a reference and shows the reference without details. A request that could not be read gets the
 * same page, with its own status, and is not logged. Source: checklist LAY-10.
 */
export async function failed(c: KontorContext, error: Error): Promise<Response> {
  const id = crypto.randomUUID().slice(0, 8);
  const { method } = c.req;
  // Whoever has the signed link of a file may read it.
  const path = c.req.path.replace(/^(\/api\/files\/).*/, '$1…');
  const unreadable = error instanceof HTTPException && error.status < 500;
  if (!unreadable) console.error(logLine('page failed', error, { id, method, path }));
  c.status(unreadable ? error.status : errors.Internal.status);
  c.header('Cache-Control', 'no-store');
  // Only programs request these paths.
  if (isReserved(path)) return c.text(errors.Internal.message);
  try {
    return await errorPage(c, id);
  } catch {
    return c.html(lastResort(id));
  }
}

async function errorPage(c: KontorContext, id: string): Promise<Response> {
  const shop = c.get('shop');
  const { t, prefix } = shop;
  // The failure may come from the source of the tree.
  const tree = await loadTree(shop).catch(() => emptyTree);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, noPaths)}>
      <Head title={`${t('error.failed.title')} | Kontor`} index={false} />
      <ErrorPanel
        title={t('error.failed.title')}
        text={t('error.failed.text')}
        home={prefix || '/'}
        back={wayBack(c)}
      >
        <p className="small muted">{t('error.details', { id })}</p>
      </ErrorPanel>
    </BrowsePage>,
    { screen: 'error' },
  );
}

/** Depends on nothing that may be broken: no shop, no texts, no styles. The specification defines the words. */
function lastResort(id: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>An error occurred while showing the error page</title>
<main>
<h1>Unfortunately an error occurred and while showing the error page another error occurred</h1>
<p>Error details: ${id}</p>
<p><a href="/">Go back to home</a></p>
</main>
</html>
`;
}
