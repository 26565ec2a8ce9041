/** The commands of `npm run search`, for the command line and for tests. */
import type { Language } from '#domain/country/countries.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import { queryRetentionDays } from '#domain/search/searched-queries.ts';
import { readQueries } from '../../src/worker/data/search/searched-queries.ts';
import { languageNamed, numberIn } from '../catalogue/options.ts';
import {
  type CommandContext,
  commandNamed,
  outputOf,
  runCommand,
} from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import type { OpenDatabase } from '../local-database.ts';
import { rebuild } from './rebuild.ts';
import { dropSynonyms, exportSynonyms, importSynonyms } from './synonyms.ts';

type Remote = { remote?: boolean | undefined };
type Within = Remote & { days: string; locale?: string; limit: string };

/** Returns the exit code. */
export async function runSearch(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const output = outputOf(context);
  let opened: OpenDatabase | undefined;
  const open = async ({ remote = false }: Remote): Promise<OpenDatabase> => {
    opened = await context.open({ remote });
    return opened;
  };
  /** Rebuilds the index, because each product's entry contains its synonyms. */
  const indexAgain = async ({ remote = false }: Remote, among: readonly Language[]) => {
    if (opened) output.log(await rebuild(opened, { remote, among }, output));
  };

  const program = commandNamed('npm run search --', context).description(
    'The search of the shop. The local databases, or with --remote the deployed ones.',
  );

  program
    .command('rebuild')
    .description('make the index from the catalogue again, while it answers')
    .option('--remote', 'the deployed databases; with SEARCH=algolia its indices too')
    .action(async ({ remote = false }: Remote) => {
      output.log(await rebuild(await open({ remote }), { remote }, output));
    });

  for (const [name, about] of [
    ['missing', 'what was searched for and not found, most frequent first'],
    ['popular', 'what was searched for and found, most frequent first'],
  ] as const) {
    program
      .command(name)
      .description(about)
      .option('--days <number>', `back from today, at most ${queryRetentionDays}`, '30')
      .option('--locale <code>', 'of one locale, such as de-DE (default: all)')
      .option('--limit <number>', 'how many', '50')
      .option('--remote', 'the deployed database')
      .action(async ({ days, locale, limit, remote }: Within) => {
        const within = {
          days: numberIn(days, queryRetentionDays),
          limit: numberIn(limit),
          locale: locale === undefined ? undefined : localeNamed(locale),
        };
        const { search } = await open({ remote });
        const rows = await readQueries(search, name, within, new Date());
        for (const row of rows) {
          output.log(`${row.times}\t${row.locale}\t${row.query}\tlast ${row.lastDay}`);
        }
        if (rows.length === 0) output.log(`nothing in the last ${within.days} days`);
      });
  }

  const synonyms = program.command('synonyms').description('words for the same goods');

  synonyms
    .command('export [file]')
    .description('write them all, a group a line; a file that ends in .tsv with tabs')
    .option('--remote', 'the deployed database')
    .action(async (file: string | undefined, remote: Remote) => {
      await exportSynonyms((await open(remote)).db, file ?? context.stdout);
    });

  synonyms
    .command('import <file>')
    .description('language, word, word … a line; the first word is the name of its group')
    .option('--remote', 'the deployed database')
    .action(async (file: string, remote: Remote) => {
      const { db } = await open(remote);
      const among = await importSynonyms(db, file);
      await indexAgain(remote, among);
    });

  synonyms
    .command('remove <language> <name>')
    .description('the group whose first word is the name')
    .option('--remote', 'the deployed database')
    .action(async (code: string, name: string, remote: Remote) => {
      const language = languageNamed(code);
      await dropSynonyms((await open(remote)).db, language, name);
      await indexAgain(remote, [language]);
    });

  return runCommand(program, parameters, output, () => opened?.close());
}

function localeNamed(code: string): LocaleCode {
  const known = locales.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (!known) throw new WrongUsage(`there is no locale ${code}`);
  return known.code;
}
