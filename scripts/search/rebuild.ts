/** `npm run search -- rebuild`: rebuilds the index from the catalogue, and the hosted indices of a deployed shop. */
import { type Language, languages } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { rebuildHosted } from '../../src/worker/commerce/embedded/hosted-index.ts';
import { rebuildIndex } from '../../src/worker/data/search/rebuild-index.ts';
import { progressBar } from '../catalogue/progress.ts';
import type { Output } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import type { OpenDatabase } from '../local-database.ts';
import { searchEnvironment } from './settings.ts';

type Wish = {
  /** Whether this is the deployed shop: hosted indices contain only its articles. */
  remote: boolean;
  /** The languages whose hosted indices are rebuilt. The shop's own index always contains all languages. */
  among?: readonly Language[];
};

/** Returns a summary of one line. */
export async function rebuild(
  opened: OpenDatabase,
  { remote, among = languages }: Wish,
  { error: tell }: Output,
): Promise<string> {
  const now = new Date();
  const env = searchEnvironment(opened);
  const isHosted = env.settings.search === 'algolia';
  if (isHosted && remote && !env.ALGOLIA_API_KEY)
    throw new WrongUsage('ALGOLIA_API_KEY is not set: docs/how-to/search.md, Algolia');
  const bar = progressBar('Search', 0);
  try {
    const { products, gone } = await rebuildIndex(opened.db, opened.search, now, bar.reach);
    bar.stop();
    const own = `${products} products indexed, ${gone} gone`;
    if (!isHosted) return own;
    if (!remote) return `${own}; the indices at Algolia are the deployed shop's: --remote`;
    const of = locales.filter(({ language }) => among.includes(language)).length;
    let done = 0;
    await rebuildHosted(env, among, now, (locale) => {
      done += 1;
      tell(`${locale}: index ${done} of ${of} at Algolia is rebuilt`);
    });
    return `${own}; ${done} indices at Algolia rebuilt`;
  } finally {
    bar.stop();
  }
}
