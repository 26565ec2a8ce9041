/** Each redirect rule alone, by the name the specification gives it. */
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import { routingOf } from '#domain/routing/location.ts';
import {
  checkSearchParams,
  firstPageRedirection,
  forceLowercase,
  homeRedirection,
  localizeUrl,
  oldUrlWithPrefix,
  prefixChecker,
  slashRedirection,
} from '#domain/routing/redirect-rules.ts';
import { marketRules } from '../shop.ts';

/** Country, address, and the result of the rule alone: the same address if the rule does not apply. */
type Row = [CountryCode, string, string];

const redirectRules = {
  checkSearchParams,
  firstPageRedirection,
  forceLowercase,
  homeRedirection,
  localizeUrl,
  oldUrlWithPrefix,
  prefixChecker,
  slashRedirection,
};
type RuleName = keyof typeof redirectRules;

const rows: Record<RuleName, Row[]> = {
  forceLowercase: [
    ['sk', '/Gastro', '/gastro'],
    ['sk', '/GASTRO/X?Query=Keep', '/gastro/x?Query=Keep'],
    ['ch', '/FR/Cuisine', '/fr/cuisine'],
    ['sk', '/gastro?QUERY=A', '/gastro?QUERY=A'],
  ],
  prefixChecker: [
    ['sk', '/de/gastro', '/'],
    ['sk', '/sk/gastro', '/'],
    ['ch', '/de', '/'],
    ['ch', '/sv/x?a=1', '/?a=1'],
    ['ch', '/fr/x', '/fr/x'],
    ['be', '/nl/x', '/'],
    ['sk', '/xx/gastro', '/xx/gastro'],
    ['sk', '/gastro/de', '/gastro/de'],
  ],
  localizeUrl: [
    ['ch', '/fr/x', '/fr/x'],
    ['ch', '/it', '/it'],
    ['sk', '/gastro', '/gastro'],
  ],
  oldUrlWithPrefix: [
    ['sk', '/p/x-10000001', '/x-10000001'],
    ['sk', '/category/gastro', '/gastro'],
    ['sk', '/search/gastro?a=1', '/gastro?a=1'],
    ['ch', '/fr/category/p/x', '/fr/x'],
    ['sk', '/p', '/p'],
    ['sk', '/search?query=x', '/search?query=x'],
    ['sk', '/gastro/p/x', '/gastro/p/x'],
  ],
  homeRedirection: [
    ['sk', '/home', '/'],
    ['sk', '/home/?a=1&b=', '/?a=1&b='],
    ['ch', '/it/home', '/it/'],
    ['sk', '/homes', '/homes'],
    ['sk', '/x/home', '/x/home'],
  ],
  slashRedirection: [
    ['sk', '/gastro/', '/gastro'],
    ['sk', '//gastro///x//', '/gastro/x'],
    ['sk', '/', '/'],
    ['sk', '/payment', '/payment/'],
    ['sk', '/payment/', '/payment/'],
    ['ch', '/fr/payment?a=/', '/fr/payment/?a=/'],
    ['sk', '/x/payment/', '/x/payment'],
  ],
  firstPageRedirection: [
    ['sk', '/gastro?page=1', '/gastro'],
    ['sk', '/gastro?sort=x&page=1&sales', '/gastro?sort=x&sales'],
    ['sk', '/gastro?page=2', '/gastro?page=2'],
    ['sk', '/gastro?pages=1', '/gastro?pages=1'],
  ],
  checkSearchParams: [
    ['sk', '/gastro?hits=24&page=2', '/gastro?hits=24&page=2'],
    ['sk', '/gastro?hits=25&page=2', '/gastro?page=2'],
    ['sk', '/gastro?hits=24&page=0', '/gastro?hits=24'],
    ['sk', '/gastro?page=10000', '/gastro'],
    ['sk', '/gastro?page=9999', '/gastro?page=9999'],
    ['sk', '/gastro?query=a+%26+b&page=x', '/gastro?query=a+%26+b'],
    ['sk', '/gastro?hits=12&hits=48', '/gastro'],
  ],
};

describe.each(Object.entries(rows) as [RuleName, Row[]][])('%s', (name, cases) => {
  it.each(cases)('in %s turns %s into %s', (country, from, to) => {
    const { pathname, search } = new URL(`http://x${from}`);
    const location = { path: pathname, search };
    const led = redirectRules[name](location, routingOf(country, marketRules));
    expect(led.path + led.search).toBe(to);
  });
});

describe('where a cookie names the language', () => {
  const routing = routingOf('ch', { ...marketRules, localeStrategy: 'domain-cookie' });
  it.each([
    ['localizeUrl', '/fr/cuisine', '/cuisine'],
    ['localizeUrl', '/it', '/'],
    ['prefixChecker', '/fr/cuisine', '/fr/cuisine'],
    ['prefixChecker', '/de/kueche', '/'],
    ['prefixChecker', '/pl/kuchnia', '/'],
    ['slashRedirection', '/payment', '/payment/'],
  ] as const)('%s turns %s into %s', (name, path, to) => {
    expect(redirectRules[name]({ path, search: '' }, routing).path).toBe(to);
  });
});
