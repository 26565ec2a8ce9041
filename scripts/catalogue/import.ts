/** `npm run catalogue -- import FILE`: reads, checks and writes a catalogue of any of the known formats. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dealTypes } from '#domain/catalogue/deal-document.ts';
import type { ImportSettings } from '#domain/catalogue/import/draft.ts';
import type { Format } from '#domain/catalogue/import/formats.ts';
import { languagesOf } from '#domain/country/countries.ts';
import { checkpointsIn, type Progress } from './checkpoint.ts';
import { plainText } from './files/html.ts';
import { recordsOf, sourceOf } from './files/records.ts';
import { dryTarget, embeddedTarget } from './loading/embedded-target.ts';
import { type Counts, type Loaded, load } from './loading/load.ts';
import { preparedOnce } from './loading/prepared-once.ts';
import { mediaHosts } from './media-hosts.ts';
import { languageNamed, namesIn, storeNamed } from './options.ts';
import { progressBar } from './progress.ts';
import { reportTo } from './report.ts';
import type { Output } from './run-command.ts';
import { WrongUsage } from './usage.ts';

export type ImportOptions = {
  format: Format | 'auto';
  language?: string | undefined;
  store?: string[] | undefined;
  map?: string | undefined;
  encoding?: string | undefined;
  brand?: string | undefined;
  category?: string | undefined;
  stock?: boolean | undefined;
  report?: string | undefined;
  dryRun?: boolean | undefined;
  restart?: boolean | undefined;
};

/** Returns whether every row was loaded. */
export async function importFile(
  path: string,
  options: ImportOptions,
  open: () => Promise<D1Database>,
  output: Output,
): Promise<boolean> {
  if (!existsSync(path) || !statSync(path).isFile())
    throw new WrongUsage(`there is no file ${path}`);
  const { report: told } = options;
  if (told && existsSync(told) && realpathSync(told) === realpathSync(path))
    throw new WrongUsage(`${told} is the file to import: the report would overwrite it`);
  const now = new Date();
  const settings = settingsOf(options, now);
  const map = options.map ? mapIn(options.map) : {};
  const source = sourceOf(path, options);
  const db = preparedOnce(await open());
  const { format, encoding } = source;
  const { language, stores } = settings;
  const { brand, category } = options;
  const [dry, stock] = [options.dryRun === true, options.stock === true];
  const hosts = mediaHosts();
  const read = { format, language, stores, map, encoding, brand, category, stock, hosts };
  const checkpoints = checkpointsIn(db, path, read);
  const earlier = dry || options.restart ? undefined : await checkpoints.read();
  const before = earlier?.ok ? earlier.progress : undefined;
  if (before) {
    const { records } = before;
    output.error(`goes on after record ${records}, where it stopped (--restart starts over)`);
  }
  if (earlier && !earlier.ok)
    output.error(`an earlier run stopped half-way, but ${earlier.why}: starts over`);
  const refused = new Set(before?.refusedNames);
  const report = reportTo(options.report, { append: before !== undefined }, output.error);
  const bar = progressBar('Import', statSync(path).size);
  const total = (loaded: Counts): Omit<Progress, 'records'> => ({
    products: (before?.products ?? 0) + loaded.products,
    categories: (before?.categories ?? 0) + loaded.categories,
    deals: Object.fromEntries(
      dealTypes.map((type) => [type, (before?.deals?.[type] ?? 0) + (loaded.deals[type] ?? 0)]),
    ),
    stores: (before?.stores ?? 0) + loaded.stores,
    refused: (before?.refused ?? 0) + report.refused(),
  });
  try {
    const records = recordsOf(source, settings, {
      map,
      note: output.error,
      onBytes: (piece) => {
        bar.advance(piece.length);
        checkpoints.passed(piece);
      },
    });
    const target = (dry ? dryTarget : embeddedTarget)(db, now, hosts);
    const loaded = await load(records, target, {
      settings,
      brand,
      category,
      stock,
      mediaHosts: hosts,
      skip: before?.records ?? 0,
      refused,
      onFault: report.fault,
      onNote: report.note,
      onPart: async ({ records: done, ...counts }) => {
        bar.products(counts.products);
        const refusedNames = [...refused];
        if (!dry) await checkpoints.write({ records: done, refusedNames, ...total(counts) });
      },
    });
    if (!dry) await checkpoints.clear();
    bar.stop();
    tell(loaded, total(loaded), { format, dry, stock }, output);
    return total(loaded).refused === 0;
  } finally {
    bar.stop();
  }
}

function tell(
  loaded: Loaded,
  counts: Omit<Progress, 'records'>,
  { format, dry, stock }: { format: Format; dry: boolean; stock: boolean },
  { log }: Output,
): void {
  const { products, categories, deals = {}, stores = 0, refused } = counts;
  const verb = dry ? 'would load' : 'loaded';
  log(
    `${format}: ${verb} ${products} products and ${categories} categories; refused ${refused} rows`,
  );
  const told = [
    ...(stores > 0 ? [`${stores} × store`] : []),
    ...dealTypes.flatMap((type) => (deals[type] ? `${deals[type]} × ${type}` : [])),
  ];
  if (told.length > 0) log(`${verb} ${told.join(', ')}`);
  const { otherStock } = loaded;
  if (otherStock > 0) {
    const fate = stock
      ? `${dry ? 'would be' : 'was'} set to that of the file`
      : 'stays as it is in the shop (--stock takes that of the file)';
    log(`stock of ${otherStock} known products ${fate}`);
  }
  for (const [name, count] of [...loaded.heldBack].sort()) {
    const [store, reason] = name.split(' ');
    log(`held back in ${store}: ${count} × ${reason}`);
  }
}

function settingsOf({ language, store }: ImportOptions, now: Date): ImportSettings {
  const stores = namesIn(store ?? []).map(storeNamed);
  const [first = 'de'] = stores;
  return {
    stores: stores.length > 0 ? stores : [first],
    language: language === undefined ? languagesOf(first)[0] : languageNamed(language),
    now: now.toISOString(),
    plainText,
  };
}

/** `{ "Artikelnummer": "sku", "Preis": "price.de" }` */
function mapIn(path: string): Record<string, string> {
  const wrong = new WrongUsage(`${path} is no JSON object of column names`);
  if (!existsSync(path)) throw wrong;
  try {
    const map: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const entries = typeof map === 'object' && map !== null ? Object.entries(map) : [];
    if (entries.length === 0 || entries.some(([, name]) => typeof name !== 'string')) throw wrong;
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    throw wrong;
  }
}
