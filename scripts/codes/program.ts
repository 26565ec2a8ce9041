/**
 * `npm run codes`: series of discount codes that each work once. Exit code 0: done; 2: the command itself was
 * wrong.
 */
import { randomInt } from 'node:crypto';
import type { CountedCode } from '#domain/discount/choose.ts';
import { codeSeries } from '#domain/discount/code-series.ts';
import { code as codeSchema, type DiscountCode } from '#domain/discount/discount-code.ts';
import {
  codesOfSeries,
  existingCodes,
  readCartDiscounts,
  writeDiscounts,
} from '../../src/worker/data/deals/discounts.ts';
import { numberIn } from '../catalogue/options.ts';
import { type CommandContext, ofProcess, writeText } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { csvText } from '../csv-text.ts';
import { operatorProgram, type Where } from '../operator-program.ts';

const mostCodes = 100_000;

type Wish = Where & {
  count: string;
  discount: string[];
  prefix: string;
  series?: string;
  validUntil?: string;
  out?: string;
};

/** Returns the exit code. */
export async function runCodes(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram(
    'codes',
    'Series of discount codes that each work once.',
    context,
  );
  const { output, command, work } = program;

  command('generate', 'make a series, store it, and write it as CSV')
    .requiredOption('--count <number>', `how many, ${mostCodes} at most`)
    .requiredOption('--discount <key...>', 'keys of the discounts that each code activates')
    .requiredOption('--prefix <text>', 'what each code begins with, such as SPRING')
    .option('--series <name>', 'the name to find them by (default: the prefix)')
    .option('--valid-until <time>', 'with a time zone, such as 2027-01-01T00:00:00+01:00')
    .option('--out <csv>', 'file (default: standard output)')
    .action(({ out, ...wish }: Wish) =>
      work(wish, async (db) => {
        const codes = await newSeries(db, wish);
        await writeDiscounts(db, [], codes);
        const unused = codes.map((each) => ({ ...each, applications: 0 }));
        writeText(context, csvOf(unused), out);
        if (out !== undefined) output.log(`${codes.length} codes stored, and written to ${out}`);
      }),
    );

  command('export <series>', 'a series as CSV, with which codes were used')
    .option('--out <csv>', 'file (default: standard output)')
    .action((series: string, { out, ...where }: Pick<Wish, 'out'> & Where) =>
      work(where, async (db) => {
        const codes = await codesOfSeries(db, series);
        if (codes.length === 0) throw new WrongUsage(`there is no series ${series}`);
        writeText(context, csvOf(codes), out);
      }),
    );

  return program.run(parameters);
}

async function newSeries(db: D1Database, wish: Wish): Promise<DiscountCode[]> {
  const prefix = codeSchema.safeParse(wish.prefix);
  if (!prefix.success || prefix.data.length > 20) {
    throw new WrongUsage(`${wish.prefix} is no prefix: 2 to 20 letters, digits and hyphens`);
  }
  const discounts = new Map((await readCartDiscounts(db)).map((each) => [each.key, each]));
  for (const key of wish.discount) {
    const discount = discounts.get(key);
    if (!discount) throw new WrongUsage(`there is no discount ${key}`);
    if (!discount.requiresDiscountCode)
      throw new WrongUsage(`the discount ${key} applies without a code`);
  }
  const series = wish.series ?? prefix.data;
  if ((await codesOfSeries(db, series)).length > 0)
    throw new WrongUsage(`there is a series ${series} already: name another with --series`);
  const generated = {
    series,
    prefix: prefix.data,
    count: numberIn(wish.count, mostCodes),
    cartDiscounts: wish.discount,
    ...(wish.validUntil !== undefined && { validUntil: timeIn(wish.validUntil) }),
  };
  const codes = codeSeries(generated, randomInt);
  const taken = new Set(
    await existingCodes(
      db,
      codes.map(({ code }) => code),
    ),
  );
  if (taken.size === 0) return codes;
  return codeSeries(generated, randomInt, (code) => taken.has(code));
}

function timeIn(text: string): string {
  const time = /(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new WrongUsage(`${text} is no time with a time zone`);
  return new Date(time).toISOString();
}

function csvOf(codes: readonly CountedCode[]): string {
  const rows = codes.map(({ code, series, cartDiscounts, validUntil, applications }) => ({
    code,
    series,
    discounts: cartDiscounts.join(' '),
    validUntil: validUntil ?? '',
    used: applications > 0 ? 'yes' : 'no',
  }));
  return csvText(rows, { header: true });
}

if (import.meta.main) process.exitCode = await runCodes(process.argv.slice(2), ofProcess);
