/** `npm run comply`: every rule passes on a page that has what it looks for, and goes red if that is broken. */
import { expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { judge } from '../../scripts/comply/judge.ts';
import { type Market, marketOf, type Page, readParts } from '../../scripts/comply/market.ts';
import { rules } from '../../scripts/comply/rules.ts';
import { matrix } from '../../scripts/comply/table.ts';
import { cases, type Site } from './comply-cases.ts';

const today = '2026-11-28';
const in_ = (country: CountryCode, day = today): Market =>
  marketOf(localeOf(country), new URL('https://kontor.example/'), day);

const pageOf =
  (site: Site) =>
  async (path: string): Promise<Page | undefined> => {
    const body = site[path];
    if (body === undefined) return undefined;
    const cookies = /^<!--cookie-->/.test(body) ? ['visitor'] : [];
    return { url: `https://kontor.example${path}`, ...readParts(`<main>${body}</main>`), cookies };
  };

const ruleNamed = (id: string) => {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
};

it.each(cases)(
  '%s in %s passes on a good page and goes red on each broken one',
  async (id, country, site, breaks) => {
    const rule = ruleNamed(id);
    expect(await judge(rule, in_(country), pageOf(site))).toMatchObject({ verdict: 'pass' });
    for (const [page, from, to] of breaks) {
      const broken = { ...site, [page]: (site[page] ?? '').replace(from, to) };
      const { verdict, url } = await judge(rule, in_(country), pageOf(broken));
      expect(verdict, `${page}: ${from}`).toMatch(/fail|missing data/);
      expect(url).toContain('https://kontor.example');
    }
    const byPath = rule.checks.every(({ page }) => typeof page === 'string');
    expect((await judge(rule, in_(country), pageOf({}))).verdict).toBe(
      byPath ? 'fail' : 'not checked',
    );
  },
);

it('every rule that reads pages has a broken page', () => {
  const tried = new Set(cases.map(([id]) => id));
  const untried = rules.filter(({ id, checks }) => checks.length > 0 && !tried.has(id));
  expect(untried.map(({ id }) => id)).toEqual([]);
});

it('what does not apply, is not known or was not looked at is never a pass', async () => {
  const asked = async (id: string, country: CountryCode, day?: string) =>
    (await judge(ruleNamed(id), in_(country, day), pageOf({}))).verdict;
  expect(await asked('C-01', 'cz')).toBe('not applicable');
  expect(await asked('C-01', 'cz', '2027-01-01')).toBe('fail');
  expect(await asked('C-10', 'gb')).toBe('not applicable');
  expect(await asked('P-01', 'de')).toBe('not checked');
  expect(await asked('C-20', 'de')).toBe('not checked');
  const silent = async () => Promise.reject(new Error('refused'));
  const unreached = await judge(ruleNamed('G-03'), in_('de'), silent);
  expect(unreached.verdict).toBe('not checked');
  const spain =
    '<p>2019/882</p><a href="mailto:a@b.example">a</a><p>Última evaluación: x, por y. z</p>';
  const found = await judge(ruleNamed('A-15'), in_('es'), pageOf({ '/accessibility/': spain }));
  expect(found.verdict).toBe('missing data');
});

it('the table has the worst verdict of the languages of a market', () => {
  const [rule] = rules;
  if (!rule) throw new Error('no rules');
  const finding = { id: rule.id, url: '', quote: '' };
  const written = matrix(
    [rule],
    ['be', 'de'],
    [
      { ...finding, locale: 'fr-BE', verdict: 'pass' },
      { ...finding, locale: 'nl-BE', verdict: 'fail' },
    ],
  );
  expect(written.split('\n')[1]).toMatch(/^C-01 +F +\? /);
});
