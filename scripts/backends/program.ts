/**
 * `npm run backends`: the catalogue of a remote backend, and the way from one backend to another. Exit code 0: done; 1:
 * something was refused, or differs without a known reason, or could not be compared; 2: wrong usage.
 */
import { Argument } from 'commander';
import { RemoteFailed } from '../../src/worker/commerce/remote/catalogue/follow.ts';
import { namesIn, numberIn, storeNamed } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { tellSearch } from '../catalogue/tell-search.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { localSettings } from '../local-settings.ts';
import { operatorProgram, type Where } from '../operator-program.ts';
import { compareCatalogues } from './compare.ts';
import { compareCarts } from './compare-carts.ts';
import { exportDrafts } from './export.ts';
import { type ImportOptions, importCatalogue } from './import.ts';
import { remoteOf, reviewsOf, sourceOf } from './remote-source.ts';
import { copyReviews, type ReviewOptions } from './reviews.ts';

/** Of a store, each in a cart: a middleware may refuse too many carts in an hour. */
const mostArticles = 20;

/** Returns the exit code. */
export async function runBackends(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const about =
    'The copy of a remote backend’s catalogue, and the way from one backend to another.';
  const program = operatorProgram('backends', about, context);
  const { output, command, work, refuse } = program;

  /** A failure of the remote is told in one line. */
  const unlessItFails = async (run: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof RemoteFailed)) throw error;
      output.error(error.message);
      return false;
    }
  };

  command('import', 'copy the remote’s catalogue, or what has changed in it since the last time')
    .option('--since <date>', 'what has changed since then')
    .option('--sku <sku...>', 'these articles alone')
    .option('--restart', 'everything again, although it was read before')
    .option(
      '--withdraw',
      'look for each article there, and withdraw what is gone, even if it is most',
    )
    .option('--dry-run', 'look, but write nothing')
    .action(({ sku, remote, ...options }: ImportOptions & Where) => {
      const settings = localSettings();
      const source = sourceOf(settings);
      return work({ remote }, async (db, opened) => {
        const { mediaHosts } = settings;
        const asked = { ...options, sku: sku && namesIn(sku) };
        const into = { db, mediaHosts, now: new Date(), output };
        const isComplete = await unlessItFails(() => importCatalogue(source, asked, into));
        if (!isComplete) refuse();
        if (!options.dryRun) await tellSearch(opened, { remote });
      });
    });

  command('reviews', 'copy the reviews of a project at commercetools, or what has changed in them')
    .option('--restart', 'everything again, although it was read before')
    .option('--dry-run', 'look, but write nothing')
    .action(({ remote, ...options }: ReviewOptions & Where) => {
      const source = reviewsOf(localSettings());
      return work({ remote }, async (db) => {
        const into = { db, now: new Date(), output };
        if (!(await unlessItFails(() => copyReviews(source, options, into)))) refuse();
      });
    });

  command(
    'compare',
    'where the shop’s copy differs from the remote’s catalogue, and why; compare carts: where the amounts of carts differ',
  )
    .addArgument(
      new Argument('[what]', 'of carts a sample is made at the remote, and removed')
        .choices(['catalogue', 'carts'])
        .default('catalogue'),
    )
    .option('--articles <number>', 'with carts: so many of each store (4)')
    .option('--store <store...>', 'with carts: these stores alone')
    .action((what: string, { articles, store, ...where }: Where & CartOptions) => {
      const settings = localSettings();
      const remote = remoteOf(settings);
      if (what === 'catalogue') {
        if (articles || store) throw new WrongUsage('--articles and --store are of compare carts');
        return work(where, async (db) => {
          const compared = () => compareCatalogues(remote.catalogue, db, output);
          if (!(await unlessItFails(compared))) refuse();
        });
      }
      const asked = {
        articles: numberIn(articles ?? '4', mostArticles),
        stores: store && namesIn(store).map(storeNamed),
      };
      return work(where, async (db) => {
        const own = { db, settings, now: new Date(), output };
        if (!(await unlessItFails(() => compareCarts(remote, asked, own)))) refuse();
      });
    });

  command('export <backend>', 'write the shop’s data as drafts of commercetools')
    .requiredOption('--out <folder>', 'for one NDJSON file of each kind')
    .option('--reduction <id>', 'of the product discount that reduced prices are of')
    .action((backend: string, { out, reduction, ...where }: Where & ExportOptions) => {
      if (backend !== 'commercetools') throw new WrongUsage(`${backend} is not commercetools`);
      return work(where, async (db) => {
        const setting = { at: new Date(), reductionId: reduction };
        for (const [kind, count] of await exportDrafts(db, out, setting))
          output.log(`${out}/${kind}.ndjson: ${count}`);
        if (!reduction)
          output.log('no price is reduced: --reduction ID, as docs/how-to/backends.md says');
      });
    });

  return program.run(parameters);
}

type CartOptions = { articles?: string; store?: string[] };
type ExportOptions = { out: string; reduction?: string };

if (import.meta.main) process.exitCode = await runBackends(process.argv.slice(2), ofProcess);
