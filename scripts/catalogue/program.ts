/**
 * `npm run catalogue`: imports and exports of the database as files. Exit code 0: complete; 1: something was
 * refused and reported; 2: the command itself was wrong.
 */
import { documentTypes } from '#domain/catalogue/document.ts';
import { countryCodes, languages } from '#domain/country/countries.ts';
import { openMarkets } from '../../src/worker/data/catalogue/open-markets.ts';
import { operatorProgram, type Where } from '../operator-program.ts';
import { rebuild } from '../search/rebuild.ts';
import { backup } from './backup.ts';
import { tellDeals } from './deals.ts';
import { exportTo } from './export.ts';
import { heldBack } from './held-back.ts';
import { importFile } from './import.ts';
import { mediaHosts } from './media-hosts.ts';
import { formatNamed, languageNamed, namesIn, storeNamed, typeNamed } from './options.ts';
import { remove } from './remove.ts';
import { restore } from './restore.ts';
import { type CommandContext, ofProcess } from './run-command.ts';
import { switchDeal } from './switch.ts';
import { tellSearch } from './tell-search.ts';
import { WrongUsage } from './usage.ts';

/** Returns the exit code. */
export async function runCatalogue(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('catalogue', 'Catalogue and data of the shop in files.', context);
  const { output, command, open, work, refuse } = program;
  /** Not opened before the command line is known to be right. */
  const database = (where: Where) => async () => (await open(where)).db;

  command(
    'import <file>',
    'load stores, products, categories and deals; what is wrong is told by line, the rest is loaded',
  )
    .option(
      '--format <name>',
      'auto, ndjson, csv, shopify, commercetools, commercetools-csv, woocommerce',
      'auto',
    )
    .option('--language <code>', 'of texts that name none (default: the first of the first store)')
    .option('--store <code...>', 'of prices that name none (default: de)')
    .option('--map <json>', 'what the columns of a CSV file are called with us')
    .option('--encoding <name>', 'where it is not UTF-8 and has no byte order mark')
    .option('--brand <name>', 'of products whose file names none')
    .option(
      '--category <name>',
      'of new products whose file names none: a key, or "Kitchen > Ovens"',
    )
    .option('--stock', 'set the stock of products that the shop knows to that of the file')
    .option('--report <ndjson>', 'file for everything that was refused')
    .option('--dry-run', 'look, but write nothing')
    .option('--restart', 'from the beginning, although an earlier run stopped half-way')
    .action(async (file: string, { format, remote, ...options }) => {
      const asked = { ...options, format: format === 'auto' ? 'auto' : formatNamed(format) };
      if (!(await importFile(file, asked, database({ remote }), output))) refuse();
      if (!options.dryRun) await tellSearch(await open({ remote }), { remote });
    });

  command('export [file]', 'write stores, catalogue and deals; without a file to standard output')
    .option(
      '--format <name>',
      'ndjson: everything, to the byte; csv: products for a spreadsheet',
      'ndjson',
    )
    .option('--only <type...>', `of an ndjson (default: all): ${documentTypes.join(', ')}`)
    .option('--language <code...>', 'texts of a csv (default: all)')
    .option('--store <code...>', 'prices of a csv (default: all)')
    .action(async (file: string | undefined, { format, only, language, store, remote }) => {
      if (format !== 'ndjson' && format !== 'csv')
        throw new WrongUsage(`${format} is neither ndjson nor csv`);
      if (only && format === 'csv') throw new WrongUsage('a csv holds products alone');
      const types = only ? namesIn(only).map(typeNamed) : documentTypes;
      const stores = store ? namesIn(store).map(storeNamed) : countryCodes;
      const texts = language ? namesIn(language).map(languageNamed) : languages;
      const to = file ?? context.stdout;
      const { db } = await open({ remote });
      await exportTo(to, db, { format, types, stores, languages: texts });
    });

  command(
    'deals',
    'list discounts, codes with the orders that used them, and extra guarantees',
  ).action((where: Where) => work(where, (db) => tellDeals(db, new Date(), output.log)));

  command(
    'switch <on-or-off> <discount-or-code> <name>',
    'give a discount or take a code, or no more; the next change of each cart knows',
  ).action(async (to: string, what: string, name: string, where: Where) => {
    output.log(await switchDeal(database(where), { to, what, name }));
  });

  command(
    'backup <file>',
    'write every row the shop owns, gzipped; what follows from others is left out',
  ).action((file: string, where: Where) =>
    work(where, async (db) => {
      const { rows } = await backup(file, db, new Date(), output);
      output.log(`${counted(rows)} in ${file}`);
    }),
  );

  command('restore <file>', 'put a backup into an empty database of the same schema')
    .option('--overwrite', 'even if it is not empty: what is there is lost')
    .option('--dry-run', 'checks file and database, and writes nothing')
    .action((file: string, { overwrite = false, dryRun = false, remote = false }) =>
      work({ remote }, async (db, opened) => {
        const { rows } = await restore(file, db, { overwrite, dryRun });
        output.log(`${counted(rows)} ${dryRun ? 'would be back' : 'are back'}`);
        if (!dryRun) output.log(await rebuild(opened, { remote }, output));
      }),
    );

  command('held-back', 'list products that are kept but not offered, with the reasons')
    .option('--store <code>', 'of this store alone')
    .option('--again', 'ask of every product anew first: MEDIA_HOSTS or the law has changed')
    .action(async ({ store, again, remote }) => {
      const only = store === undefined ? undefined : storeNamed(store);
      const opened = await open({ remote });
      const { db } = opened;
      if (again) await openMarkets(db, mediaHosts());
      if (again) await tellSearch(opened, { remote });
      const rows = await heldBack(db, only);
      for (const { store: key, sku, name, reasons } of rows) {
        output.log(`${key}  ${sku}  ${name}: ${reasons}`);
      }
      output.log(`${rows.length} held back`);
    });

  command('remove <sku>', 'take a product off the range for good')
    .option('--successor <sku>', 'that its page leads to; without one it answers 410')
    .action((sku: string, { successor, ...where }: Where & { successor?: string }) =>
      work(where, async (db, opened) => {
        output.log(await remove(db, sku, { successor, now: new Date() }));
        await tellSearch(opened, where);
      }),
    );

  return program.run(parameters);
}

function counted(rows: Readonly<Record<string, number>>): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${Object.keys(rows).length} tables`;
}

if (import.meta.main) process.exitCode = await runCatalogue(process.argv.slice(2), ofProcess);
