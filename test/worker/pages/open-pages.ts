/** Every page of the URL table that a visitor without cart and account may open. */
import { isReserved } from '#domain/routing/reserved.ts';
import { app } from '#routes/index.ts';
import { logged } from '../logged.ts';
import { type CrawledPage, readForCrawler } from '../seo-page.ts';
import { visitor } from '../visitor.ts';

const addresses = new Set(
  app.routes
    .filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path) && !isReserved(path))
    .map(({ path }) => path),
);

export async function openPages(): Promise<{ path: string; page: CrawledPage }[]> {
  const found: { path: string; page: CrawledPage }[] = [];
  // Pages of customers refuse the visitor and log it.
  await logged(async () => {
    for (const path of addresses) {
      const response = await visitor('de').get(path);
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
      if (response.status === 200 && isPage)
        found.push({ path, page: await readForCrawler(response) });
    }
  });
  return found;
}
