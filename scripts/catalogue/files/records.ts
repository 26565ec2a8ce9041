/** The records of a file, mapped one by one to what is to be written. */
import { statSync } from 'node:fs';
import { isDeal } from '#domain/catalogue/deal-document.ts';
import { catalogueDocument } from '#domain/catalogue/document.ts';
import type { Row } from '#domain/catalogue/import/cells.ts';
import { mapCommercetools } from '#domain/catalogue/import/commercetools.ts';
import { delimiterOf } from '#domain/catalogue/import/csv-records.ts';
import type { ImportSettings, Mapped, Place } from '#domain/catalogue/import/draft.ts';
import {
  type CsvDialect,
  csvDialects,
  detectFormat,
  type Format,
  isCsvFormat,
} from '#domain/catalogue/import/formats.ts';
import { inPlainWords } from '#domain/catalogue/import/plain-words.ts';
import { unstorableIn } from '#domain/catalogue/import/storable.ts';
import { FileRefused } from '../usage.ts';
import { rowsOf } from './csv-rows.ts';
import { decoded, encodingOf, headOf, textOf } from './decoded-file.ts';
import { cleanHtml } from './html.ts';
import { depthOfObjects, objectsOf } from './json-objects.ts';
import { type Line, linesOf } from './lines.ts';

/** Maximum characters of one record: with all its languages it has to fit into one statement. */
const longest = 1_500_000;
/** Maximum rows of one product; more indicate a wrong file. */
const maxRows = 5000;

export type Source = {
  path: string;
  format: Format;
  encoding: string;
  head: string;
};

/** Detects encoding and format from the beginning of the file. */
export function sourceOf(
  path: string,
  asked: { format: Format | 'auto'; encoding?: string | undefined },
): Source {
  if (statSync(path).size === 0) throw new FileRefused('the file is empty');
  const bytes = headOf(path);
  const encoding = encodingOf(bytes, asked.encoding);
  const head = decoded(bytes, encoding);
  return {
    path,
    encoding,
    head,
    format: asked.format === 'auto' ? detectFormat(head) : asked.format,
  };
}

type Reading = {
  map: Readonly<Record<string, string>>;
  note: (text: string) => void;
  onBytes: (piece: Buffer) => void;
};

export function recordsOf(
  source: Source,
  settings: ImportSettings,
  reading: Reading,
): AsyncGenerator<Mapped> {
  const { format } = source;
  const text = textOf(source.path, source.encoding, reading.onBytes);
  if (isCsvFormat(format)) {
    const { map, note } = reading;
    const dialect = csvDialects[format];
    const rows = rowsOf(text, {
      format,
      settings,
      map,
      note,
      delimiter: delimiterOf(source.head),
      limit: longest,
    });
    return grouped(rows, dialect, dialect.mapping(settings));
  }
  // A document of `npm run store -- show` has a line for each field.
  const isIndented = format === 'ndjson' && /^\s*\{\s*\n/.test(source.head);
  const depth = format === 'commercetools' || isIndented ? depthOfObjects(source.head) : undefined;
  const objects = depth === undefined ? linesOf(text, longest) : objectsOf(text, depth, longest);
  const map = format === 'ndjson' ? documentIn : mapCommercetools;
  return mappedJson(objects, (json, line) => map(json, line, settings));
}

async function* grouped(
  records: ReturnType<typeof rowsOf>,
  { continues, isLostAlone }: Pick<CsvDialect, 'continues' | 'isLostAlone'>,
  map: (rows: readonly Row[]) => Mapped,
): AsyncGenerator<Mapped> {
  let group: Row[] = [];
  /** Line of a refused row that may have begun a product: continuation rows after it belong to no product. */
  let refused: number | undefined;
  for await (const record of records) {
    if ('fault' in record) {
      refused = record.fault.line;
      yield { candidates: [], faults: [record.fault] };
      continue;
    }
    const { row } = record;
    if (refused !== undefined && isLostAlone(row)) {
      const why = `belongs to line ${refused}, which was refused`;
      yield { candidates: [], faults: [{ line: row.line, why }] };
      continue;
    }
    refused = undefined;
    const [first] = group;
    if (first && group.length < maxRows && continues(row, first)) {
      group.push(row);
      continue;
    }
    if (first) yield map(group);
    group = [row];
  }
  if (group.length > 0) yield map(group);
}

async function* mappedJson(
  objects: AsyncIterable<Line & Place>,
  map: (json: unknown, line: number) => Mapped,
): AsyncGenerator<Mapped> {
  const refused = (line: number, why: string, field?: string): Mapped => ({
    candidates: [],
    faults: [{ line, ...(field && { field }), why }],
  });
  for await (const object of objects) {
    const { line } = object;
    if ('tooLong' in object)
      yield placed(refused(line, `is longer than ${longest} characters`), object);
    else if (object.text.trim() !== '') {
      const read = jsonIn(object.text);
      const broken = read.ok ? unstorableIn(read.json) : undefined;
      if (!read.ok) yield placed(refused(line, read.why), object);
      else if (broken) yield placed(refused(line, broken.why, broken.field), object);
      else yield placed(map(read.json, line), object);
    }
  }
}

/** Adds the object number if a line has several objects. */
function placed({ candidates, faults }: Mapped, { object }: Place): Mapped {
  if (object === undefined) return { candidates, faults };
  return {
    candidates: candidates.map((each) => ({ ...each, object })),
    faults: faults.map((each) => ({ ...each, object })),
  };
}

type Json = { ok: true; json: unknown } | { ok: false; why: string };

function jsonIn(text: string): Json {
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    if (/[^\P{Cc}\n\r]|\ufffd/u.test(text))
      return { ok: false, why: 'holds a character that JSON does not allow' };
    return {
      ok: false,
      why: `is no complete JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}`,
    };
  }
}

/** Reads a document of the shop's own format; the HTML of a category is reduced to the allowed tags. */
export function documentIn(json: unknown, line: number): Mapped {
  const read = catalogueDocument.safeParse(json, { reportInput: true });
  if (!read.success) {
    return {
      candidates: [],
      faults: inPlainWords(read.error.issues).map((fault) => ({ line, ...fault })),
    };
  }
  const document = read.data;
  if (document.type === 'store') return { candidates: [{ line, store: document }], faults: [] };
  if (isDeal(document)) return { candidates: [{ line, deal: document }], faults: [] };
  if (document.type === 'category') {
    for (const text of Object.values(document.texts)) {
      if (text.contentHtml) text.contentHtml = cleanHtml(text.contentHtml);
    }
  }
  return { candidates: [{ line, document }], faults: [] };
}
