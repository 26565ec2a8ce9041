/**
 * `npm run store`: shows and changes the settings of one store. Exit code 0: done; 1: the new value was refused,
 * with the reason; 2: the command itself was wrong.
 */
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { differenceOf } from '#domain/catalogue/difference.ts';
import { storeAt } from '#domain/store/dated-changes.ts';
import { missingFrom } from '#domain/store/seller-duties.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { loadStores } from '../../src/worker/data/stores/stores.ts';
import { storeNamed } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { type DryRun, operatorProgram, type Where } from '../operator-program.ts';
import { campaignIn, changeCampaigns } from './campaigns.ts';
import { fieldOf, valueFrom, withField } from './fields.ts';
import { writeStores } from './write-stores.ts';

type Asked = Where & { at?: string };
type Ending = DryRun & { end?: boolean };

/** Returns the exit code. */
export async function runStore(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram(
    'store',
    'The settings of one store. Files: npm run catalogue.',
    context,
  );
  const { output, command, work, refuse } = program;

  command(
    'show [store] [field]',
    'list the stores; or show the document of one (de), or one field (deliveryDays)',
  )
    .option('--at <day>', 'as its dated changes make it at noon of a day (2026-12-01)')
    .action((key: string | undefined, field: string | undefined, { at, ...where }: Asked) => {
      const moment = at === undefined ? undefined : momentIn(at);
      return work(where, async (db) => {
        if (key === undefined) {
          const lines = (await loadStores(db)).map((store) =>
            [store.key, store.storeId, store.phone, store.email].join('\t'),
          );
          return output.log(lines.length > 0 ? lines.join('\n') : 'No store has been loaded.');
        }
        const store = await storeIn(db, key);
        const document = documentOf(moment ? storeAt(store, moment) : store);
        const value = field === undefined ? document : fieldOf(document, field);
        if (value === undefined) throw new WrongUsage(`store ${key} has no field ${field}`);
        output.log(typeof value === 'string' ? value : JSON.stringify(value, undefined, 2));
      });
    });

  command(
    'check [store]',
    'what the law wants stated and the store, or one of all stores, lacks; exit code 1 if one takes no orders',
  ).action((key: string | undefined, where: Where) =>
    work(where, async (db) => {
      const stores = key === undefined ? await loadStores(db) : [await storeIn(db, key)];
      for (const store of stores) {
        for (const { field, source, stops } of missingFrom(store)) {
          if (stops) refuse();
          output.log([store.key, field, stops ? 'no orders' : 'wanted', source].join('\t'));
        }
        if (store.seller?.isDemo) output.log(`${store.key}\tseller\tthe demo's`);
      }
    }),
  );

  command(
    'set <store> <field> <value>',
    'change one field, such as phone or deliveryDays.parcel.to; null removes it',
  )
    .option('--dry-run', 'check and show the change, but write nothing')
    .action((key: string, field: string, value: string, { dryRun = false, ...where }: DryRun) =>
      work(where, async (db) => {
        const document = documentOf(await storeIn(db, key));
        const changed = withField(document, field, valueFrom(value, fieldOf(document, field)));
        const changes = differenceOf(document, changed).length > 0 ? [changed] : [];
        if (!(await writeStores(db, changes, dryRun, output))) refuse();
      }),
    );

  command(
    'campaign <file>',
    'add the campaign of a JSON file to its stores, or replace what is not over of it',
  )
    .option('--end', 'end it now in these stores, or take it back')
    .option('--dry-run', 'check and show the change, but write nothing')
    .action((path: string, { dryRun = false, end = false, ...where }: Ending) => {
      const file = campaignIn(path);
      return work(where, async (db) => {
        if (!(await changeCampaigns(db, { file, end, dryRun }, output))) refuse();
      });
    });

  return program.run(parameters);
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

if (import.meta.main) process.exitCode = await runStore(process.argv.slice(2), ofProcess);
