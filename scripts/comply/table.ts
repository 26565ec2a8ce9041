/** The findings as a table of ids and markets, and line by line. */
import type { CountryCode } from '../../src/domain/country/countries.ts';
import type { Finding, Verdict } from './judge.ts';
import { verdicts } from './judge.ts';
import type { Rule } from './rule.ts';

const signs: Record<Verdict, string> = {
  pass: '+',
  fail: 'F',
  'missing data': 'D',
  'not checked': '?',
  'not applicable': '.',
};

/** Of the locales of a market, the worst verdict. */
export function matrix(
  rules: readonly Rule[],
  markets: readonly CountryCode[],
  findings: readonly Finding[],
): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  const rows = rules.map(({ id, about }) => {
    const cells = markets.map((country) => {
      const own = findings.filter(
        (each) => each.id === id && each.locale.endsWith(`-${country.toUpperCase()}`),
      );
      const worst = verdicts.find((verdict) => own.some((each) => each.verdict === verdict));
      return ` ${signs[worst ?? 'not checked']} `;
    });
    return `${id.padEnd(width)} ${cells.join('')} ${about}`;
  });
  const legend = Object.entries(signs).map(([verdict, sign]) => `${sign} ${verdict}`);
  return [`${' '.repeat(width)} ${markets.join(' ')}`, ...rows, legend.join(', ')].join('\n');
}

export const line = ({ id, locale, verdict, url, quote }: Finding): string =>
  [id, locale, verdict, url, quote && `“${quote}”`].filter(Boolean).join('  ');
