/** Synonym files: a language and two or more words per line, with the separator of the first line. */
import { parse } from 'csv-parse/sync';
import { unguarded } from '#domain/catalogue/import/formula.ts';
import { unstorable } from '#domain/catalogue/import/storable.ts';
import { maxTextLength } from '#domain/catalogue/listing/listing-query.ts';
import { languages } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import type { SynonymGroup } from '#domain/search/synonyms.ts';
import { csvText } from '../csv-text.ts';

export type Fault = { line: number; why: string };
type SynonymFile = { groups: SynonymGroup[]; faults: Fault[] };

type Line = { record: string[]; info: { lines: number } };

export function readSynonymFile(text: string): SynonymFile {
  const groups: SynonymGroup[] = [];
  const faults: Fault[] = [];
  const lineOf = new Map<string, number>();
  for (const { record, info } of linesOf(text, faults)) {
    const { lines: line } = info;
    const [code = '', ...words] = record
      .map((cell) => unguarded(cell).trim())
      .filter((cell, at) => at === 0 || cell !== '');
    const language = languages.find((each) => each === code.toLowerCase());
    const name = `${code.toLowerCase()} ${words[0]}`;
    const before = lineOf.get(name);
    const why = language
      ? (faultIn(words) ?? (before && `begins with the same word as line ${before}`))
      : `"${code}" is none of the languages ${languages.join(', ')}`;
    if (why) faults.push({ line, why });
    else if (language) groups.push({ language, words });
    lineOf.set(name, before ?? line);
  }
  return { groups, faults };
}

/** A misplaced or unclosed quotation mark makes the file unreadable, so it is reported as the only fault. */
function linesOf(text: string, faults: Fault[]): Line[] {
  const [first = ''] = text.split('\n', 1);
  const delimiter = ['\t', ';'].find((each) => first.includes(each)) ?? ',';
  try {
    return parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as Line[];
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? Number(error.lines) : 1;
    faults.push({ line, why: 'has a quotation mark that does not belong there' });
    return [];
  }
}

function faultIn(words: readonly string[]): string | undefined {
  if (words.length < 2) return 'has fewer than two words';
  const unkept = words.map(unstorable).find((why) => why !== undefined);
  if (unkept) return unkept;
  const long = words.find(({ length }) => length > maxTextLength);
  if (long) return `has a word of more than ${maxTextLength} characters`;
  const silent = words.find((word) => fold(word) === '');
  if (silent) return `"${silent}" has neither letters nor figures`;
  const twice = words.find((word, at) => words.indexOf(word) !== at);
  return twice === undefined ? undefined : `has "${twice}" twice`;
}

export function synonymFile(groups: readonly SynonymGroup[], delimiter: ',' | '\t'): string {
  return csvText(
    groups.map(({ language, words }) => [language, ...words]),
    { delimiter },
  );
}
