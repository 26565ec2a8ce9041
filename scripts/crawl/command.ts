/**
 * `npm run crawl`: reads the pages of a running shop in all locales and prints dead links, unfilled places, texts of
 * another language and links to hosts of nobody. Exit code 0: nothing found; 1: faults; 2: the command was wrong.
 */

import { locales } from '../../src/domain/locale/locales.ts';
import { commandNamed, ofProcess, outputOf, runCommand } from '../catalogue/run-command.ts';
import { crawlLocale } from './crawl-locale.ts';
import { homeOf } from './home.ts';
import { houseTexts } from './own-texts.ts';

type Options = { shop: string; locale?: string[]; pages: string };

const output = outputOf(ofProcess);
const program = commandNamed('npm run crawl --', ofProcess)
  .description('Reads the pages of a running shop, and prints what no shopper may meet.')
  .option('--shop <address>', 'with {country} in it', 'http://{country}.localhost:8787')
  .option('--locale <codes...>', 'such as de-AT; all without it')
  .option('--pages <number>', 'read in each locale, from the home page on', '600')
  .action(crawl);

process.exitCode = await runCommand(program, process.argv.slice(2), output);

async function crawl({ shop, locale: wanted, pages }: Options) {
  const options = { pages: Number(pages), ownTexts: houseTexts(), files: new Map() };
  const crawling = locales.filter(({ code }) => !wanted || wanted.includes(code));
  let found = 0;
  for (const locale of crawling) {
    const { read, left, faults } = await crawlLocale(homeOf(shop, locale), options);
    found += faults.length;
    output.log(`${locale.code}: ${read} pages read, ${left} not; ${faults.length} faults`);
    for (const { what, quote, page, pages: count } of faults)
      output.log(`  ${what}: ${quote}\n    ${page}${count > 1 ? ` and ${count - 1} more` : ''}`);
  }
  output.log(`${found} faults in ${crawling.length} locales; ${options.files.size} files`);
  if (found > 0) process.exitCode = 1;
}
