/**
 * `npm run search -- <command>`: what an operator does with the search. Exit code 0: done; 1: a file was refused, and why
 * was told; 2: the command itself was wrong.
 */
import { Command } from 'commander';
import type { Language } from '#domain/country/countries.ts';
import { type LocaleCode, locales } from '#domain/locale/locales.ts';
import { askedKeptDays } from '#domain/search/asked.ts';
import { readAsked } from '../src/worker/services/search/asked.ts';
import { languageNamed } from './catalogue/options.ts';
import { openRemoteDatabase } from './catalogue/remote-database.ts';
import { runCommand } from './catalogue/run-command.ts';
import { WrongUsage } from './catalogue/usage.ts';
import { type OpenDatabase, openLocalDatabase } from './local-database.ts';
import { rebuild } from './search/rebuild.ts';
import { dropSynonyms, exportSynonyms, importSynonyms } from './search/synonyms.ts';

type Remote = { remote?: boolean };

let opened: OpenDatabase | undefined;
const open = async ({ remote }: Remote): Promise<OpenDatabase> => {
  opened = await (remote ? openRemoteDatabase() : openLocalDatabase());
  return opened;
};

const program = new Command('npm run search --')
  .description('The search of the shop. The local databases, or with --remote the deployed ones.')
  .exitOverride();

program
  .command('rebuild')
  .description('make the index from the catalogue again, while it answers')
  .option('--remote', 'the deployed databases; with SEARCH=algolia its indices too')
  .action(async ({ remote = false }: Remote) => {
    console.log(await rebuild(await open({ remote }), { remote }));
  });

type Within = Remote & { days: string; locale?: string; limit: string };

for (const [name, about] of [
  ['missing', 'what was searched for and not found, most frequent first'],
  ['popular', 'what was searched for and found, most frequent first'],
] as const) {
  program
    .command(name)
    .description(about)
    .option('--days <number>', `back from today, at most ${askedKeptDays}`, '30')
    .option('--locale <code>', 'of one locale, such as de-DE (default: all)')
    .option('--limit <number>', 'how many', '50')
    .option('--remote', 'the deployed database')
    .action(async ({ days, locale, limit, remote }: Within) => {
      const within = {
        days: numberOf(days, askedKeptDays),
        limit: numberOf(limit, 10_000),
        locale: locale === undefined ? undefined : localeNamed(locale),
      };
      const { search } = await open({ remote: remote === true });
      const rows = await readAsked(search, name, within, new Date());
      for (const row of rows) {
        console.log(`${row.times}\t${row.locale}\t${row.query}\tlast ${row.lastDay}`);
      }
      if (rows.length === 0) console.log(`nothing in the last ${within.days} days`);
    });
}

const synonyms = program.command('synonyms').description('words for the same goods');

synonyms
  .command('export [file]')
  .description('write them all, a group a line; a file that ends in .tsv with tabs')
  .option('--remote', 'the deployed database')
  .action(async (file: string | undefined, remote: Remote) => {
    await exportSynonyms((await open(remote)).db, file);
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

/** What a product is called stands with it in the index. */
async function indexAgain({ remote = false }: Remote, among: readonly Language[]): Promise<void> {
  if (opened) console.log(await rebuild(opened, { remote, among }));
}

function localeNamed(code: string): LocaleCode {
  const known = locales.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (!known) throw new WrongUsage(`there is no locale ${code}`);
  return known.code;
}

function numberOf(text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new WrongUsage(`${text} is no number from 1 to ${most}`);
}

await runCommand(program, () => opened?.close());
