/** The page for everything that should not happen, and the text for when that page fails too. */
import { HTTPException } from 'hono/http-exception';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { errors } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { KontorContext } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';

/**
 * Logs the error under a reference, shows the reference and no detail. A request that could not be read is answered
 * alike, with its own status and without a word in the log. Source: checklist LAY-10.
 */
export async function failed(c: KontorContext, error: Error): Promise<Response> {
  const id = crypto.randomUUID().slice(0, 8);
  const { method, path } = c.req;
  const unreadable = error instanceof HTTPException && error.status < 500;
  if (!unreadable) console.error(logLine('page failed', error, { id, method, path }));
  c.status(unreadable ? error.status : errors.Internal.status);
  c.header('Cache-Control', 'no-store');
  try {
    return await errorPage(c, id);
  } catch {
    return c.text(
      `Unfortunately an error occurred and while showing the error page another error occurred\nError details: ${id}\nGo back to home: /`,
    );
  }
}

async function errorPage(c: KontorContext, id: string): Promise<Response> {
  const shop = c.get('shop');
  const { t, prefix } = shop;
  const tree = await loadTree(shop);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree)}>
      <Head title={`${t('error.failed.title')} | Kontor`} index={false} />
      <section className="nf panel">
        <div className="stack">
          <h1>{t('error.failed.title')}</h1>
          <p className="lead">{t('error.failed.text')}</p>
          <p className="small muted">{t('error.details', { id })}</p>
          <p>
            <a className="btn" href={prefix || '/'}>
              {t('error.home')}
            </a>
          </p>
        </div>
      </section>
    </BrowsePage>,
    { screen: 'error' },
  );
}
