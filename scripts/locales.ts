/** `npm run locales`: how complete each language is, and what no page uses. Ends with 1 when anything is amiss. */
import { coverageOf, overlayFaults } from './locale-coverage.ts';
import { readLocales, readUsers } from './locale-texts.ts';
import { brokenCalls, unusedKeys, usageOf } from './text-usage.ts';

const files = readLocales();
const english = files.get('en') ?? {};
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
process.exit(faults > 0 ? 1 : 0);
