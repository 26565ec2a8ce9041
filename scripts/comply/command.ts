/**
 * `npm run comply -- de fr`: what the law wants pages of a running shop to say, id by market, each with address and
 * quote. Exit code 0; with --gate 1 if something fails or an operator's data are missing; 2: the command was wrong.
 */
import { countryCodes, isCountryCode } from '../../src/domain/country/countries.ts';
import { locales } from '../../src/domain/locale/locales.ts';
import { commandNamed, ofProcess, outputOf, runCommand } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { homeOf } from '../crawl/home.ts';
import { type Finding, judge } from './judge.ts';
import { marketOf, pagesOf } from './market.ts';
import { rules } from './rules.ts';
import { line, matrix } from './table.ts';

type Options = { shop: string; at: string; json?: boolean; gate?: boolean };

const output = outputOf(ofProcess);
const program = commandNamed('npm run comply --', ofProcess)
  .description('What the law wants pages of a running shop to say. Not legal advice.')
  .argument('[markets...]', 'country codes; all without them, or with all')
  .option('--shop <address>', 'with {country} in it', 'http://{country}.localhost:8787')
  .option('--at <day>', 'by the law of a day', new Date().toISOString().slice(0, 10))
  .option('--json', 'the findings as JSON')
  .option('--gate', 'exit code 1 if something fails or data are missing')
  .action(comply);

process.exitCode = await runCommand(program, process.argv.slice(2), output);

async function comply(asked: string[], { shop, at: day, json, gate }: Options) {
  const markets = asked.length === 0 || asked.includes('all') ? countryCodes : asked;
  const unknown = markets.filter((code) => !isCountryCode(code));
  if (unknown.length > 0) throw new WrongUsage(`no market of the shop: ${unknown.join(' ')}`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new WrongUsage(`${day} is no day such as 2027-01-01`);
  const findings: Finding[] = [];
  for (const locale of locales.filter(({ country }) => markets.includes(country))) {
    const market = marketOf(locale, homeOf(shop, locale).home, day);
    const pages = pagesOf(shop, locale);
    findings.push(...(await Promise.all(rules.map((rule) => judge(rule, market, pages)))));
  }
  const shown = countryCodes.filter((code) => markets.includes(code));
  if (json) output.log(JSON.stringify(findings, undefined, 2));
  else output.log([matrix(rules, shown, findings), '', ...findings.map(line)].join('\n'));
  const bad = findings.some(({ verdict }) => verdict === 'fail' || verdict === 'missing data');
  if (gate && bad) process.exitCode = 1;
}
