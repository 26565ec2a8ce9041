/**
 * Follows a remote catalogue: reads what has changed since the last time, part by part, and copies it. How far it came is
 * stored after each part, so that a run that ends early is continued by the next one. Polling needs no versions: what is
 * read is the remote's state at that moment, and a change during the reading is read by the next run.
 */
import type { Outcome } from '#domain/operations.ts';
import { loggedText } from '#domain/remote/backend-failure.ts';
import { chunk } from '../../../d1/chunk.ts';
import { publishedSkus } from '../../../data/catalogue/known-products.ts';
import { readProgress, writeProgress } from '../../../data/catalogue/remote-progress.ts';
import {
  beginning,
  type CatalogueSource,
  type Cursor,
  type PricePart,
  type ProductPart,
  type StockPart,
  stockAtOnce,
} from '../catalogue-source.ts';
import { type CatalogueCopy, type Copied, nothingCopied } from './copy.ts';

/** So much is read again, ms. */
const overlapMs = 30_000;

export type FollowLimits = {
  /** Parts of changed products, of changed stock and of changed prices. */
  parts: number;
  /** Parts of the shop's own articles that are looked for there, in turns. */
  checks: number;
};

export type Follower = {
  db: D1Database;
  source: CatalogueSource;
  copy: CatalogueCopy;
  now: Date;
  /** Of a dry run: no progress is stored. */
  isDry?: boolean;
  /** An operator knows that most of a part is gone. */
  withdrawsMost?: boolean;
  /** After each part of products. */
  onPart?: (copied: Copied, total: number | undefined) => void;
};

/** `isComplete`: all that had changed was read; then the next run begins a little earlier. */
type Reached = { cursor: Cursor; isComplete: boolean };

const unread: Reached = { cursor: beginning, isComplete: false };

const fromTime = (at: Date): Reached => ({
  cursor: { at: at.toISOString(), id: '' },
  isComplete: true,
});

export type Progress = {
  /** The time of the last change that was read. */
  categories: string;
  products: Reached;
  stock: Reached;
  prices: Reached;
  /** The last SKU that was looked for at the remote, and the last whose stock was asked for. */
  checked: string;
  stockChecked: string;
  /** When a run came to its end. */
  followedAt?: string;
};

/** Products come with their stock and their prices: of these, what changes from `at` on is read. */
export const fromBeginning = (at: Date): Progress => ({
  categories: beginning.at,
  products: unread,
  stock: fromTime(at),
  prices: fromTime(at),
  checked: '',
  stockChecked: '',
});

export async function progressOf({
  db,
  source,
}: Pick<Follower, 'db' | 'source'>): Promise<Progress | undefined> {
  const stored = await readProgress<Partial<Progress>>(db, source.name);
  // What an earlier version did not store is read from now on.
  return stored && { ...fromBeginning(new Date()), ...stored };
}

/** Throws if the remote fails: what was copied until then stays, and the next run goes on there. */
export async function follow(
  follower: Follower,
  limits: FollowLimits,
  before: Progress,
): Promise<Copied> {
  const { source, copy, now, onPart, db } = follower;
  const state: Progress = structuredClone(before);
  const all = nothingCopied();
  const keep = async (copied?: Copied) => {
    if (copied) add(copied, all);
    if (!follower.isDry) await writeProgress(db, source.name, state);
  };

  const found = dataOf(await source.categories(earlier(state.categories)));
  const copiedCategories = await copy.categories(found);
  state.categories = later(found.at, state.categories);
  await keep(copiedCategories);

  type Lists = { products: ProductPart; stock: StockPart; prices: PricePart };
  /** Part by part, as far as the limits go. */
  async function readList<Name extends keyof Lists>(
    name: Name,
    read: ((after: Cursor) => Promise<Outcome<Lists[Name]>>) | undefined,
    copyOf: (part: Lists[Name]) => Promise<Copied>,
  ): Promise<void> {
    let place = startOf(state[name]);
    for (let part = 0; read && part < limits.parts; part += 1) {
      const found = dataOf(await read(place));
      const copied = await copyOf(found);
      place = found.last;
      state[name] = reached(state[name], found);
      await keep(copied);
      if ('total' in found) onPart?.(copied, found.total);
      if (found.isLast) break;
    }
  }

  /** Articles that the shop has, part by part; after the last one the next turn begins. */
  async function inTurns(
    place: 'checked' | 'stockChecked',
    atOnce: number,
    parts: number,
    copyOf: (skus: string[]) => Promise<Copied>,
  ): Promise<void> {
    for (let part = 0; part < parts; part += 1) {
      const skus = await publishedSkus(db, { after: state[place], limit: atOnce });
      const copied = await copyOf(skus);
      state[place] = skus.length < atOnce ? '' : (skus.at(-1) ?? '');
      await keep(copied);
      if (state[place] === '') break;
    }
  }

  await readList('products', source.products, (part) => copy.products(part));
  await readList('stock', source.stock, ({ entries }) => copy.stock(entries));
  const { stockBySku } = source;
  if (stockBySku)
    await inTurns('stockChecked', stockAtOnce, limits.parts, async (skus) =>
      copy.stock(skus.length > 0 ? dataOf(await stockBySku(skus)) : []),
    );
  if (!source.products || state.products.isComplete)
    await inTurns('checked', source.skusAtOnce, limits.checks, async (skus) => {
      const copied = await checked(skus, follower);
      onPart?.(copied, undefined);
      return copied;
    });
  // Last: a remote may refuse them, and nothing else shall wait for it.
  await readList('prices', source.prices, async ({ skus }) => {
    const copied = nothingCopied();
    for (const some of chunk(skus, source.skusAtOnce)) {
      add(await copy.products(dataOf(await source.productsBySku(some))), copied);
    }
    return copied;
  });
  state.followedAt = now.toISOString();
  await keep();
  return all;
}

/** A part of which most articles are gone is more likely a fault, or another project, than so many deleted products. */
const mostGone = 0.5;
const fewEnough = 5;

/**
 * Articles of the shop as they are at the remote now. It finds what no change tells: products that were deleted, and prices
 * that are others by the time or by a discount. If most of them are gone, none of these is withdrawn: they are `missing`.
 */
export async function checked(
  skus: readonly string[],
  { source, copy, withdrawsMost }: Pick<Follower, 'source' | 'copy' | 'withdrawsMost'>,
): Promise<Copied> {
  if (skus.length === 0) return nothingCopied();
  const found = dataOf(await source.productsBySku(skus));
  const there = new Set([
    ...found.drafts.map(({ sku }) => sku),
    ...found.withdrawn,
    ...found.refused.map(({ sku }) => sku),
  ]);
  const gone = skus.filter((sku) => !there.has(sku));
  const isMost = gone.length > fewEnough && gone.length > skus.length * mostGone;
  if (isMost && !withdrawsMost) return { ...(await copy.products(found)), missing: gone };
  return copy.products({ ...found, withdrawn: [...found.withdrawn, ...gone] });
}

/** The remote did not answer, or not as it should. */
export class RemoteFailed extends Error {}

export function dataOf<Data>(outcome: Outcome<Data>): Data {
  if (outcome.ok) return outcome.data;
  throw new RemoteFailed(loggedText(outcome));
}

/** Never before where it was: the overlap may be empty. */
function reached(
  { cursor: before }: Reached,
  { last, isLast }: { last: Cursor; isLast: boolean },
): Reached {
  const isBefore = isLast && last.at < before.at;
  return { cursor: isBefore ? before : last, isComplete: isLast };
}

const later = (one: string, other: string) => (one < other ? other : one);

function startOf({ cursor: last, isComplete }: Reached): Cursor {
  return isComplete ? { at: earlier(last.at), id: '' } : last;
}

/** A change can become visible a little after its time. */
export const earlier = (at: string) =>
  new Date(Math.max(Date.parse(at) - overlapMs, Date.parse(beginning.at))).toISOString();

const copiedLists = ['written', 'stock', 'withdrawn', 'missing', 'categories'] as const;

export function add(copied: Copied, all: Copied): void {
  all.unchanged += copied.unchanged;
  for (const list of copiedLists) all[list].push(...copied[list]);
  all.refused.push(...copied.refused);
}
