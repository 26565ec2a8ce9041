/**
 * `npm run locales`: the completeness of each language, unused texts, and stale translations. Exit code 1 if there is
 * any fault. `npm run locales -- accept [key …]` records that these texts, or all, are translated from the current
 * English.
 */
import { WrongUsage } from './catalogue/usage.ts';
import { baseOf, coverageOf, overlayFaults } from './locales/coverage.ts';
import { accepted, readStamps, staleKeys, writeStamps } from './locales/stamps.ts';
import { readLocales, readUsers } from './locales/texts.ts';
import { brokenCalls, unusedKeys, usageOf } from './locales/usage.ts';

const files = readLocales();
const english = files.get('en') ?? {};
const [command, ...keys] = process.argv.slice(2);
try {
  if (command === 'accept') {
    acceptTexts(keys);
    process.exit(0);
  }
  if (command) throw new WrongUsage(`unknown command ${command}: there is only accept [key …]`);
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  console.error(error.message);
  process.exit(2);
}
const usage = usageOf(readUsers());
let faults = 0;
const list = (names: string[]) => {
  faults += names.length;
  return names.length > 0 ? names.join(' ') : '–';
};

console.table(
  [...files]
    .filter(([code]) => !code.includes('-'))
    .map(([code, texts]) => {
      const { percent, missing, surplus, placeholders } = coverageOf(english, texts, code);
      return {
        language: code,
        texts: Object.keys(texts).length,
        'coverage %': Number(percent.toFixed(1)),
        missing: list(missing),
        surplus: list(surplus),
        'lost placeholders': list(placeholders),
      };
    }),
);
console.table(
  [...files]
    .filter(([code]) => code.includes('-'))
    .map(([code, texts]) => {
      const { unknown, same } = overlayFaults(texts, files.get(code.slice(0, 2)) ?? {});
      const own = Object.keys(texts).length;
      return { overlay: code, texts: own, unknown: list(unknown), 'no difference': list(same) };
    }),
);
console.log(`unused: ${list(unusedKeys(english, usage))}`);
console.log(`asked for and not there: ${list(brokenCalls(english, usage))}`);
const stale = staleKeys(english, readStamps());
console.log(`stale: ${list(stale)}`);
if (stale.length > 0) {
  console.log('Translate them anew in every language, then: npm run locales -- accept <key …>');
}
process.exit(faults > 0 ? 1 : 0);

function acceptTexts(named: readonly string[]): void {
  const recorded = readStamps();
  const before = staleKeys(english, recorded);
  const now = accepted(english, recorded, named.map(baseOf));
  writeStamps(now);
  console.log(
    `accepted ${before.length - staleKeys(english, now).length} of ${before.length} stale`,
  );
}
