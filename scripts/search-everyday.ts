/**
 * `npm run search:everyday`: asks the demo shop what people type in 21 languages (queries that were written without
 * knowledge of the shop's terms) and counts how often a kind that a shopper accepts is among the first three articles,
 * and how often the first five are all of the departments of those kinds. Judged is the picture that an article shows.
 * Other queries: `npm run search:everyday -- --folder FOLDER`, a file `<language>.tsv` each; `--misses` lists what failed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readArticles } from '../demo/kinds.ts';
import drawn from '../demo/pictures/drawn.json' with { type: 'json' };
import manifest from '../demo/pictures/manifest.json' with { type: 'json' };
import { listingQuery } from '../src/domain/catalogue/listing/listing-query.ts';
import { countryCodes, type Language, languagesOf } from '../src/domain/country/countries.ts';
import { localeOf } from '../src/domain/locale/locales.ts';
import type { Caller } from '../src/domain/operations.ts';
import { rows } from '../src/worker/d1/statements.ts';
import { type FoundRow, foundListing } from '../src/worker/data/listing/found-listing.ts';
import { summaryOf } from '../src/worker/data/listing/summaries.ts';
import { embeddedSearch } from '../src/worker/data/search/engine.ts';
import { loadStore } from '../src/worker/data/stores/stores.ts';
import { languageNamed } from './catalogue/options.ts';
import { openLocalDatabase } from './local-database.ts';
import { prepareLocal } from './prepare-local.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '../shared/search-bench/everyday' },
    misses: { type: 'boolean', default: false },
  },
});

/** Articles among which an accepted kind has to be, and those of which none may be of a foreign department. */
const seen = { kind: 3, department: 5 };

type Question = { language: Language; text: string; accepted: string[]; type: string };
type Judged = Question & { found: string[]; isRight: boolean; isClean: boolean };

const departmentOf = new Map(readArticles().map(({ kind, department }) => [kind, department]));
const kindOfPicture = new Map<string, string>(
  [...manifest.items, ...drawn.items].flatMap(({ kind, views }) =>
    views.map(({ file }): [string, string] => [`/pictures/${file}`, kind]),
  ),
);

await prepareLocal({ withDemo: true });
const { db, search, close } = await openLocalDatabase();
try {
  const judged: Judged[] = [];
  for (const question of questionsIn(values.folder)) judged.push(await judge(question));
  report(judged);
} finally {
  await close();
}

function questionsIn(folder: string): Question[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  return files.sort().flatMap((file) => {
    const language = languageNamed(file.replace('.tsv', ''));
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const [text = '', kinds = '', type = ''] = line.split('\t');
      return { language, text, accepted: kinds.split(','), type };
    });
  });
}

async function judge(question: Question): Promise<Judged> {
  const { language, text, accepted } = question;
  const now = new Date();
  const country = countryCodes.find((code) => languagesOf(code)[0] === language);
  if (!country) throw new Error(`no market speaks ${language}`);
  const caller: Caller = {
    store: await loadStore(db, country, now),
    locale: localeOf(country, language).code,
    orderedCartIds: [],
    site: 'http://localhost',
    now,
  };
  const { hits } = await embeddedSearch({ SEARCH_DB: search }).find(text, caller);
  const query = listingQuery.parse({ query: text, pageSize: seen.department, counted: 'none' });
  const items = await rows<FoundRow>(db, foundListing({ ...query, hits }, caller));
  const found = items.flatMap((row) =>
    row.id === null ? [] : [kindOfPicture.get(summaryOf(row, caller).image.url) ?? '?'],
  );
  const departments = new Set(accepted.map((kind) => departmentOf.get(kind)));
  return {
    ...question,
    found,
    isRight: found.slice(0, seen.kind).some((kind) => accepted.includes(kind)),
    isClean: found.every((kind) => departments.has(departmentOf.get(kind))),
  };
}

function report(judged: readonly Judged[]): void {
  console.log(
    `group\tqueries\tright kind in first ${seen.kind}\tno foreign department in first ${seen.department}\tnothing found`,
  );
  const line = (name: string, rows: readonly Judged[]) => {
    const share = (is: (row: Judged) => boolean) =>
      `${((100 * rows.filter(is).length) / rows.length).toFixed(1)} %`;
    const nothing = rows.filter(({ found }) => found.length === 0).length;
    console.log(
      [name, rows.length, share((row) => row.isRight), share((row) => row.isClean), nothing].join(
        '\t',
      ),
    );
  };
  for (const by of ['language', 'type'] as const) {
    for (const [name, rows] of Map.groupBy(judged, (row) => row[by])) line(name, rows);
  }
  line('all', judged);
  if (!values.misses) return;
  for (const { language, type, text, accepted, found, isRight, isClean } of judged) {
    if (isRight && isClean) continue;
    const fault = isRight ? 'mixed' : 'missed';
    console.log(
      `${fault}\t${language}\t${type}\t${text}\t${accepted.join(',')}\t${found.join(', ')}`,
    );
  }
}
