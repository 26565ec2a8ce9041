/**
 * The objects of a JSON file that is one large value: of a list, or of the `results` of a paged response. Each is
 * extracted as text by counting brackets, so that a file of gigabytes is never in memory as a whole.
 */
import type { Place } from '#domain/catalogue/import/draft.ts';
import { FileRefused } from '../usage.ts';
import type { Line } from './lines.ts';

/** The bracket depth at which the wanted objects begin; undefined if every line is an object. */
export function depthOfObjects(head: string): number | undefined {
  const start = head.trimStart();
  if (start.startsWith('[')) return 1;
  const isAnswer = /^\{\s*"(limit|offset|count|total|results)"\s*:/.test(start);
  if (isAnswer) return 2;
  const [line = ''] = start.split('\n');
  return line.trimEnd().endsWith('}') ? undefined : 0;
}

export async function* objectsOf(
  chunks: AsyncIterable<string>,
  depth: number,
  limit: number,
): AsyncGenerator<Line & Place> {
  let line = 1;
  let begun: Place = { line: 0 };
  let count = 0;
  let open = 0;
  let text = '';
  let length = 0;
  let inside = false;
  let quoted = false;
  let escaped = false;
  for await (const chunk of chunks) {
    let from: number = inside ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk.charCodeAt(at);
      if (sign === 10) line += 1;
      if (quoted) {
        if (escaped) escaped = false;
        else if (sign === 92) escaped = true;
        else if (sign === 34) quoted = false;
      } else if (sign === 34) quoted = true;
      else if (sign === 123 || sign === 91) {
        if (sign === 123 && open === depth && !inside) {
          count += 1;
          // The object number is needed only if several objects begin in one line.
          begun = line === begun.line ? { line, object: count } : { line };
          [inside, from, text, length] = [true, at, '', 0];
        }
        open += 1;
      } else if (sign === 125 || sign === 93) {
        open -= 1;
        if (inside && open === depth) {
          length += at + 1 - from;
          const whole = text + chunk.slice(from, at + 1);
          yield length > limit ? { ...begun, tooLong: true } : { ...begun, text: whole };
          [inside, from, text] = [false, -1, ''];
        }
      }
    }
    if (inside) {
      length += chunk.length - from;
      text = length > limit ? '' : text + chunk.slice(from);
    }
  }
  if (count === 0) throw new FileRefused('the file has no objects in it');
  // An incomplete object is yielded, so that it is reported as invalid JSON.
  if (inside) yield { ...begun, text: text || '{' };
  else if (open !== 0 || quoted) yield { line, text: '[' };
}
