/** The commands of `npm run catalogue`, for the command line and for tests. */
import { documentTypes } from '#domain/catalogue/document.ts';
import { countryCodes, languages } from '#domain/country/countries.ts';
import { catalogueWriter } from '../../src/worker/data/catalogue/write-products.ts';
import type { OpenDatabase } from '../local-database.ts';
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
import { type CommandContext, commandNamed, outputOf, runCommand } from './run-command.ts';
import { switchDeal } from './switch.ts';
import { tellSearch } from './tell-search.ts';
import { WrongUsage } from './usage.ts';

/** Returns the exit code. */
export async function runCatalogue(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const output = outputOf(context);
  let opened: OpenDatabase | undefined;
  const open = (remote: boolean | undefined) => async (): Promise<D1Database> => {
    opened = await context.open({ remote: remote === true });
    return opened.db;
  };
  let isWhole = true;

  const program = commandNamed('npm run catalogue --', context).description(
    'Catalogue and data of the shop in files. The local database, or with --remote the deployed one.',
  );

  program
    .command('import <file>')
    .description(
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
    .option('--remote', 'the deployed database')
    .action(async (file: string, { format, remote, ...options }) => {
      const asked = format === 'auto' ? 'auto' : formatNamed(format);
      isWhole = await importFile(file, { ...options, format: asked }, open(remote), output);
      if (!options.dryRun) await tellSearch(opened, { remote });
    });

  program
    .command('export [file]')
    .description('write stores, catalogue and deals; without a file to standard output')
    .option(
      '--format <name>',
      'ndjson: everything, to the byte; csv: products for a spreadsheet',
      'ndjson',
    )
    .option('--only <type...>', `of an ndjson (default: all): ${documentTypes.join(', ')}`)
    .option('--language <code...>', 'texts of a csv (default: all)')
    .option('--store <code...>', 'prices of a csv (default: all)')
    .option('--remote', 'the deployed database')
    .action(async (file: string | undefined, { format, only, language, store, remote }) => {
      if (format !== 'ndjson' && format !== 'csv')
        throw new WrongUsage(`${format} is neither ndjson nor csv`);
      if (only && format === 'csv') throw new WrongUsage('a csv holds products alone');
      const types = only ? namesIn(only).map(typeNamed) : documentTypes;
      const stores = store ? namesIn(store).map(storeNamed) : countryCodes;
      const texts = language ? namesIn(language).map(languageNamed) : languages;
      const to = file ?? context.stdout;
      await exportTo(to, await open(remote)(), { format, types, stores, languages: texts });
    });

  program
    .command('deals')
    .description('list discounts, codes with the orders that used them, and extra guarantees')
    .option('--remote', 'the deployed database')
    .action(async ({ remote }) => {
      await tellDeals(await open(remote)(), new Date(), output.log);
    });

  program
    .command('switch <on-or-off> <discount-or-code> <name>')
    .description('give a discount or take a code, or no more; the next change of each cart knows')
    .option('--remote', 'the deployed database')
    .action(async (to: string, what: string, name: string, { remote }) => {
      output.log(await switchDeal(open(remote), { to, what, name }));
    });

  program
    .command('backup <file>')
    .description('write every row the shop owns, gzipped; what follows from others is left out')
    .option('--remote', 'the deployed database')
    .action(async (file: string, { remote }) => {
      const { rows } = await backup(file, await open(remote)(), new Date(), output);
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      output.log(`${total} rows of ${Object.keys(rows).length} tables in ${file}`);
    });

  program
    .command('restore <file>')
    .description('put a backup into an empty database of the same schema')
    .option('--overwrite', 'even if it is not empty: what is there is lost')
    .option('--dry-run', 'checks file and database, and writes nothing')
    .option('--remote', 'the deployed database')
    .action(async (file: string, { overwrite, dryRun, remote }) => {
      const asked = { overwrite: overwrite === true, dryRun: dryRun === true };
      const { rows } = await restore(file, await open(remote)(), asked);
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      const come = dryRun ? 'would be back' : 'are back';
      output.log(`${total} rows of ${Object.keys(rows).length} tables ${come}`);
      if (opened && !dryRun) output.log(await rebuild(opened, { remote: remote === true }, output));
    });

  program
    .command('held-back')
    .description('list products that are kept but not offered, with the reasons')
    .option('--store <code>', 'of this store alone')
    .option('--again', 'ask of every product anew first: MEDIA_HOSTS or the law has changed')
    .option('--remote', 'the deployed database')
    .action(async ({ store, again, remote }) => {
      const only = store === undefined ? undefined : storeNamed(store);
      const db = await open(remote)();
      if (again) await catalogueWriter(db, new Date(), { mediaHosts: mediaHosts() }).openMarkets();
      if (again) await tellSearch(opened, { remote });
      const rows = await heldBack(db, only);
      for (const { store: key, sku, name, reasons } of rows) {
        output.log(`${key}  ${sku}  ${name}: ${reasons}`);
      }
      output.log(`${rows.length} held back`);
    });

  program
    .command('remove <sku>')
    .description('take a product off the range for good')
    .option('--successor <sku>', 'that its page leads to; without one it answers 410')
    .option('--remote', 'the deployed database')
    .action(async (sku: string, { successor, remote }) => {
      output.log(await remove(await open(remote)(), sku, { successor, now: new Date() }));
      await tellSearch(opened, { remote });
    });

  const code = await runCommand(program, parameters, output, () => opened?.close());
  return code === 0 && !isWhole ? 1 : code;
}
