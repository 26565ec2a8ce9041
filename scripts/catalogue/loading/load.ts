/**
 * Writes the records of a file part by part: the stores of a part and its categories in one transaction each, then its products in batches,
 * each product completely or not at all. Faults are reported.
 */
import type { DealDocument, DealType } from '#domain/catalogue/deal-document.ts';
import { categoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import type { Candidate, Fault, ImportSettings, Mapped } from '#domain/catalogue/import/draft.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { type DealsKnown, dealsKnown } from './deals-known.ts';
import { prepareDeals } from './prepare-deals.ts';
import { type Accepted, preparePart } from './prepare-part.ts';
import { prepareStores, type StoresKnown } from './prepare-stores.ts';
import { takenBefore } from './taken-before.ts';
import type { Target } from './target.ts';

/** Records written together. */
const partSize = 200;
/** Records of an earlier run that are looked up together. */
const skippedAtOnce = 1000;
/** Bytes of JSON written together, in case the documents are large. */
const partBytes = 8_000_000;

export type Loading = {
  settings: ImportSettings;
  /** The brand and category for products whose file names none. */
  brand?: string | undefined;
  category?: string | undefined;
  /** Records at the beginning that an earlier run has written. */
  skip: number;
  /** Names of records that were refused and not loaded since, by an earlier run as well. Updated by the import. */
  refused: Set<string>;
  /** Also sets the stock of SKUs that the shop knows to that of the file. */
  stock: boolean;
  mediaHosts: readonly string[];
  onFault: (fault: Fault) => void;
  /** Notes about records that are loaded. */
  onNote: (line: number, note: string) => void;
  /** Called after each part with the number of records done. */
  onPart: (done: { records: number } & Counts) => Promise<void>;
};

export type Counts = {
  products: number;
  categories: number;
  /** The number of deals by type. */
  deals: Partial<Record<DealType, number>>;
  stores: number;
};

export type Loaded = Counts & {
  /** The number of products held back by market and reason: `de no-picture`. */
  heldBack: Map<string, number>;
  /** The number of known SKUs whose stock in the file differs from the shop's. */
  otherStock: number;
};

/** Records that are written together, and faults that are reported with them. */
type Part = { candidates: Candidate[]; faults: Fault[] };

export async function load(
  records: AsyncIterable<Mapped>,
  target: Target,
  loading: Loading,
): Promise<Loaded> {
  const known = categoriesKnown(await target.categories());
  /** The line in which a key or SKU was accepted. */
  const seen = new Map<string, number>();
  const { refused } = loading;
  const loaded: Loaded = {
    products: 0,
    categories: 0,
    deals: {},
    stores: 0,
    heldBack: new Map(),
    otherStock: 0,
  };
  let stored: Promise<DealsKnown> | undefined;
  /** The deals of the shop are read only if the file has deals. */
  const deals = () => {
    stored ??= target.deals().then(dealsKnown);
    return stored;
  };
  let markets: Promise<StoresKnown> | undefined;
  const stores = () => {
    markets ??= target.stores().then((all) => new Map(all.map((store) => [store.key, store])));
    return markets;
  };
  let count = 0;
  let part: Part = { candidates: [], faults: [] };
  let bytes = 0;
  const skipped: Candidate[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async ({ candidates, faults }: Part, records: number) => {
    for (const fault of faults) loading.onFault(fault);
    const goods = candidates.flatMap((each) => ('deal' in each || 'store' in each ? [] : each));
    const others = candidates.flatMap((each) => ('deal' in each ? each : []));
    const markets = candidates.flatMap((each) => ('store' in each ? each : []));
    const part = { target, known, seen, loading, stores };
    if (markets.length > 0)
      await writeStores(await prepareStores(markets, part, await stores()), target, loaded);
    await writePart(await preparePart(goods, part), target, loaded, loading.stock);
    if (others.length > 0)
      await writeDeals(await prepareDeals(others, part, await deals()), target, loaded);
    const { products, categories, deals: counted, stores: written } = loaded;
    await loading.onPart({ records, products, categories, deals: counted, stores: written });
  };
  /** One part is written at a time, while the next one is read. */
  const writeNext = async () => {
    await writing;
    writing = write(part, count);
    // Prevents an unhandled rejection; the next await of `writing` throws the error.
    writing.catch(() => undefined);
    [part, bytes] = [{ candidates: [], faults: [] }, 0];
  };
  try {
    for await (const { candidates, faults } of records) {
      count += 1;
      if (count <= loading.skip) {
        skipped.push(...candidates);
        if (skipped.length >= skippedAtOnce || count === loading.skip) {
          await takenBefore(skipped.splice(0), { target, known, deals, stores, seen, refused });
        }
        continue;
      }
      part.faults.push(...faults);
      part.candidates.push(...candidates);
      bytes += candidates.reduce((sum, each) => sum + sizeOf(each), 0);
      if (sizeOfPart(part) >= partSize || bytes >= partBytes) await writeNext();
    }
    if (sizeOfPart(part) > 0) await writeNext();
  } finally {
    // If reading fails, the part in progress is still written completely.
    await writing;
  }
  return loaded;
}

async function writePart(
  accepted: Accepted,
  target: Target,
  loaded: Loaded,
  takesStock: boolean,
): Promise<void> {
  const { categories, products, stock } = accepted;
  const before = await target.stockOf([...stock]);
  const other = products.filter(({ sku, availableQuantity }) => {
    const known = before.get(sku);
    return known !== undefined && known !== availableQuantity;
  });
  const taken = takesStock ? stock : new Set<string>();
  const heldBack = [
    ...(await target.writeCategories(categories)),
    ...(await target.writeProducts(products, { stock: taken })),
  ];
  loaded.otherStock += other.length;
  for (const { store, reason } of heldBack) {
    const name = `${store} ${reason}`;
    loaded.heldBack.set(name, (loaded.heldBack.get(name) ?? 0) + 1);
  }
  loaded.categories += accepted.categories.length;
  loaded.products += accepted.products.length;
}

async function writeDeals(
  documents: readonly DealDocument[],
  target: Target,
  { deals }: Loaded,
): Promise<void> {
  await target.writeDeals(documents);
  for (const { type } of documents) deals[type] = (deals[type] ?? 0) + 1;
}

async function writeStores(
  stores: readonly StoredStore[],
  target: Target,
  loaded: Loaded,
): Promise<void> {
  if (stores.length > 0) await target.writeStores(stores);
  loaded.stores += stores.length;
}

/** Faults count as well, so that they are reported with their part and not only at the end. */
const sizeOfPart = ({ candidates, faults }: Part): number => candidates.length + faults.length;

/** Documents of many languages are large, drafts of one are not. */
function sizeOf(candidate: Candidate): number {
  return 'document' in candidate
    ? 20_000 + Object.keys(candidate.document.texts).length * 4000
    : 5000;
}
