/** A hosted search that fails, with the shop's own as the fallback. */
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchService } from '#domain/search/search-service.ts';
import { withFallback } from '#worker/services/search/fallback.ts';

const searcher = { locale: 'de-DE', now: new Date(0), store: { key: 'de' } } as const;

/** `fails`: every request fails. */
function engine(name: string, fails = false): SearchService {
  const answered = async <Answer>(answer: Answer) => {
    if (fails) throw new Error(`${name} is away`);
    return answer;
  };
  return {
    find: () => answered({ hits: [{ productId: name, score: 1 }] }),
    complete: () => answered([name]),
    reportClick: () => answered(undefined),
  };
}

afterEach(() => vi.restoreAllMocks());

it('the hosted search answers if it can', async () => {
  const search = withFallback(engine('hosted'), engine('own', true), { until: 0 });
  expect((await search.find('fritteuse', searcher)).hits[0]?.productId).toBe('hosted');
  expect(await search.complete('frit', searcher)).toEqual(['hosted']);
});

it('the own search answers if the hosted one fails, and the log contains the error but not the text', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)));
  const search = withFallback(engine('hosted', true), engine('own'), { until: 0 });
  expect((await search.find('geheimnis', searcher)).hits[0]?.productId).toBe('own');
  expect(await search.complete('geheim', searcher)).toEqual(['own']);
  expect(lines.join()).toContain('hosted is away');
  expect(lines.join()).not.toContain('geheim');
});

it('clicks are reported only to the hosted search', async () => {
  const search = withFallback(engine('hosted', true), engine('own'), { until: 0 });
  const opened = { objectIDs: ['1'], searchTerm: 'a', positions: [1] };
  await expect(search.reportClick(opened, searcher)).rejects.toThrow('hosted is away');
});

it('a hosted search that failed is not queried for half a minute', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rest = { until: 0 };
  const at = (ms: number) => ({ ...searcher, now: new Date(ms) });
  const whoAnswers = async (fails: boolean, ms: number) => {
    const search = withFallback(engine('hosted', fails), engine('own'), rest);
    const { hits } = await search.find('fritteuse', at(ms));
    return [hits[0]?.productId, ...(await search.complete('frit', at(ms)))];
  };
  expect(await whoAnswers(true, 1_000)).toEqual(['own', 'own']);
  expect(await whoAnswers(false, 30_999)).toEqual(['own', 'own']);
  expect(await whoAnswers(false, 31_000)).toEqual(['hosted', 'hosted']);
});
