/** `npm run recalls`: recalls and notices to buyers. Exit code 0: done; 1: not possible; 2: wrong usage. */
import { shownAt } from '#domain/content/live.ts';
import { recallsSlug } from '#domain/content/recall.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { versionById } from '../../src/worker/data/content/content.ts';
import { listPublications } from '../../src/worker/data/content/operator.ts';
import {
  type ConcernedBuyer,
  concernedBuyers,
  notifyBuyers,
  type RecallScope,
} from '../../src/worker/data/recalls/notices.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { type Acting, operatorProgram, type Where } from '../operator-program.ts';

type PublishedRecall = RecallScope & { date: string; ended?: string | undefined };

/** Returns the exit code. */
export async function runRecalls(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('recalls', 'Recalls, and notices to buyers.', context);
  const { output, command, work, refuse } = program;

  command('list', 'the published recalls, and how many of their buyers have been told').action(
    (where: Where) =>
      work(where, async (db) => {
        for (const recall of await publishedRecalls(db, new Date())) {
          const { id, date, ended, skus, stores } = recall;
          const buyers = await concernedBuyers(db, recall);
          const told = `${buyers.filter(({ isTold }) => isTold).length} of ${buyers.length} told`;
          const state = ended ? `ended ${ended}` : 'open';
          output.log([id, date, state, told, skus.join(' '), stores.join(' ')].join('\t'));
        }
      }),
  );

  command('notify <recall>', 'send a mail to each buyer who has had none about this recall')
    .option('--dry-run', 'count the buyers, and send nothing')
    .action((id: string, { dryRun = false, ...where }: Acting) =>
      work(where, async (db) => {
        const now = new Date();
        const recall = (await publishedRecalls(db, now)).find((each) => each.id === id);
        if (!recall) return refuse(`No recall ${id} is published: npm run recalls -- list`);
        if (recall.ended) return refuse(`The recall ${id} ended on ${recall.ended}.`);
        const buyers = await concernedBuyers(db, recall);
        const due = buyers.filter(({ isTold }) => !isTold);
        if (!dryRun) await notifyBuyers(db, id, due, now);
        for (const line of byMarket(due)) output.log(line);
        output.log(`told before: ${buyers.length - due.length}`);
        output.log(`${dryRun ? 'would be' : 'are'} told now: ${due.length}`);
      }),
    );

  return program.run(parameters);
}

/** `de 12`, a line for each market that has some. */
const byMarket = (buyers: readonly ConcernedBuyer[]): string[] =>
  countryCodes.flatMap((country) => {
    const count = buyers.filter(({ store }) => store === country).length;
    return count > 0 ? [`${country} ${count}`] : [];
  });

/** What the locales show now; a market belongs to a recall if a document of its locales has it. */
async function publishedRecalls(db: D1Database, now: Date): Promise<PublishedRecall[]> {
  const live = (await listPublications(db, now)).filter(({ slug }) => slug === recallsSlug);
  const found = new Map<string, PublishedRecall>();
  for (const { code, country } of locales) {
    const shown = shownAt(live, code, now);
    const version = shown && (await versionById(db, shown.versionId));
    for (const block of version?.document.blocks ?? []) {
      if (block.type !== 'recall' || block.stores?.includes(country) === false) continue;
      const { id, skus, sold, date, ended } = block;
      const known = found.get(id) ?? { id, skus, sold, date, ended, stores: [] };
      if (!known.stores.includes(country)) known.stores.push(country);
      found.set(id, known);
    }
  }
  return [...found.values()];
}

if (import.meta.main) process.exitCode = await runRecalls(process.argv.slice(2), ofProcess);
