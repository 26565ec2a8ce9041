/** The commands of `npm run store`, for the command line and for tests. */
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { differenceOf } from '#domain/catalogue/difference.ts';
import { storeAt } from '#domain/store/dated-changes.ts';
import { missingFrom } from '#domain/store/seller-duties.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { loadStores } from '../../src/worker/data/stores/stores.ts';
import { storeNamed } from '../catalogue/options.ts';
import {
  type CommandContext,
  commandNamed,
  outputOf,
  runCommand,
} from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import type { OpenDatabase } from '../local-database.ts';
import { campaignIn, changeCampaigns } from './campaigns.ts';
import { fieldOf, valueFrom, withField } from './fields.ts';
import { writeStores } from './write-stores.ts';

type Where = { remote?: boolean };
type Asked = Where & { at?: string };
type Writing = Where & { dryRun?: boolean };
type Ending = Writing & { end?: boolean };

/** Returns the exit code. */
export async function runStore(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const output = outputOf(context);
  let opened: OpenDatabase | undefined;
  const open = async ({ remote = false }: Where): Promise<D1Database> => {
    opened = await context.open({ remote });
    return opened.db;
  };
  let isTaken = true;

  const program = commandNamed('npm run store --', context).description(
    'The settings of one store. The local database, or with --remote the deployed one. Files: npm run catalogue.',
  );

  program
    .command('show [store] [field]')
    .description('list the stores; or show the document of one (de), or one field (deliveryDays)')
    .option('--at <day>', 'as its dated changes make it at noon of a day (2026-12-01)')
    .option('--remote', 'the deployed database')
    .action(async (key: string | undefined, field: string | undefined, where: Asked) => {
      const at = where.at === undefined ? undefined : momentIn(where.at);
      const db = await open(where);
      if (key === undefined) {
        const lines = (await loadStores(db)).map((store) =>
          [store.key, store.storeId, store.phone, store.email].join('\t'),
        );
        output.log(lines.length > 0 ? lines.join('\n') : 'No store has been loaded.');
        return;
      }
      const store = await storeIn(db, key);
      const document = documentOf(at ? storeAt(store, at) : store);
      const value = field === undefined ? document : fieldOf(document, field);
      if (value === undefined) throw new WrongUsage(`store ${key} has no field ${field}`);
      output.log(typeof value === 'string' ? value : JSON.stringify(value, undefined, 2));
    });

  program
    .command('check [store]')
    .description(
      'what the law wants stated and the store, or one of all stores, lacks; exit code 1 if one takes no orders',
    )
    .option('--remote', 'the deployed database')
    .action(async (key: string | undefined, where: Where) => {
      const db = await open(where);
      const stores = key === undefined ? await loadStores(db) : [await storeIn(db, key)];
      for (const store of stores) {
        for (const { field, source, stops } of missingFrom(store)) {
          isTaken &&= !stops;
          output.log([store.key, field, stops ? 'no orders' : 'wanted', source].join('\t'));
        }
        if (store.seller?.isDemo) output.log(`${store.key}\tseller\tthe demo's`);
      }
    });

  program
    .command('set <store> <field> <value>')
    .description('change one field, such as phone or deliveryDays.parcel.to; null removes it')
    .option('--dry-run', 'check and show the change, but write nothing')
    .option('--remote', 'the deployed database')
    .action(
      async (key: string, field: string, value: string, { dryRun = false, ...where }: Writing) => {
        const db = await open(where);
        const document = documentOf(await storeIn(db, key));
        const changed = withField(document, field, valueFrom(value, fieldOf(document, field)));
        const changes = differenceOf(document, changed).length > 0 ? [changed] : [];
        isTaken = await writeStores(db, changes, dryRun, output);
      },
    );

  program
    .command('campaign <file>')
    .description('add the campaign of a JSON file to its stores, or replace what is not over of it')
    .option('--end', 'end it now in these stores, or take it back')
    .option('--dry-run', 'check and show the change, but write nothing')
    .option('--remote', 'the deployed database')
    .action(async (path: string, { dryRun = false, end = false, ...where }: Ending) => {
      const file = campaignIn(path);
      isTaken = await changeCampaigns(await open(where), { file, end, dryRun }, output);
    });

  const code = await runCommand(program, parameters, output, () => opened?.close());
  return code === 0 && !isTaken ? 1 : code;
}

async function storeIn(db: D1Database, key: string): Promise<StoredStore> {
  const known = storeNamed(key);
  const store = (await loadStores(db)).find((each) => each.key === known);
  if (!store) throw new WrongUsage(`store ${key} has not been loaded`);
  return store;
}

/** Noon of a day, or a moment with its zone. */
function momentIn(text: string): Date {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text);
  if (Number.isNaN(moment.getTime())) throw new WrongUsage(`${text} is no day such as 2026-12-01`);
  return moment;
}

/** As an export writes it. */
const documentOf = (store: StoredStore): unknown =>
  JSON.parse(canonicalLine({ type: 'store', ...store }));
