/**
 * `npm run search`: the operator's search commands. Exit code 0: done; 1: a file was refused, with the reason;
 * 2: the command itself was wrong.
 */
import { languages } from '#domain/country/countries.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import { queryRetentionDays } from '#domain/search/searched-queries.ts';
import { readQueries } from '../../src/worker/data/search/searched-queries.ts';
import { languageNamed, numberIn } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { operatorProgram, type Where } from '../operator-program.ts';
import { rebuild } from './rebuild.ts';
import { dropSynonyms, exportSynonyms, importSynonyms } from './synonyms.ts';

type Within = Where & { days: string; locale?: string; limit: string };

/** Returns the exit code. */
export async function runSearch(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('search', 'The search of the shop.', context);
  const { output, command, open } = program;

  /** Each product's entry contains its synonyms. `among`: the languages that changed. */
  const rebuilt = async ({ remote = false }: Where, among = languages) =>
    output.log(await rebuild(await open({ remote }), { remote, among }, output));

  command(
    'rebuild',
    'make the index from the catalogue again, while it answers; with SEARCH=algolia and --remote its indices too',
  ).action((where: Where) => rebuilt(where));

  for (const [name, about] of [
    ['missing', 'what was searched for and not found, most frequent first'],
    ['popular', 'what was searched for and found, most frequent first'],
  ] as const) {
    command(name, about)
      .option('--days <number>', `back from today, at most ${queryRetentionDays}`, '30')
      .option('--locale <code>', 'of one locale, such as de-DE (default: all)')
      .option('--limit <number>', 'how many', '50')
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

  const synonyms = command('synonyms', 'words for the same goods');

  synonyms
    .command('export [file]')
    .description('write them all, a group a line; a file that ends in .tsv with tabs')
    .action(async (file: string | undefined, where: Where) => {
      await exportSynonyms((await open(where)).db, file ?? context.stdout);
    });

  synonyms
    .command('import <file>')
    .description('language, word, word … a line; the first word is the name of its group')
    .action(async (file: string, where: Where) => {
      await rebuilt(where, await importSynonyms((await open(where)).db, file));
    });

  synonyms
    .command('remove <language> <name>')
    .description('the group whose first word is the name')
    .action(async (code: string, name: string, where: Where) => {
      const language = languageNamed(code);
      await dropSynonyms((await open(where)).db, language, name);
      await rebuilt(where, [language]);
    });

  return program.run(parameters);
}

function localeNamed(code: string): LocaleCode {
  const known = locales.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (!known) throw new WrongUsage(`there is no locale ${code}`);
  return known.code;
}

if (import.meta.main) process.exitCode = await runSearch(process.argv.slice(2), ofProcess);
