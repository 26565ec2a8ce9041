/** Control routes below `/__twin/`, for programs that do not have the twin as an object. */
import { isFields } from '../store/fields-of.ts';
import { isFault } from './faults.ts';
import type { Parts } from './parts.ts';
import type { Reply } from './tokens.ts';

export async function control(
  { method, path, text }: { method: string; path: string; text: string },
  parts: Parts,
): Promise<Reply> {
  switch (`${method} ${path}`) {
    case 'GET log':
      return { status: 200, body: parts.log.entries };
    case 'DELETE log':
      parts.log.clear();
      return done;
    case 'POST faults': {
      const fault: unknown = JSON.parse(text);
      if (!isFault(fault)) return wrong('not a fault');
      parts.faults.add(fault);
      return done;
    }
    case 'DELETE faults':
      parts.faults.clear();
      return done;
    case 'POST tokens': {
      const asked: unknown = JSON.parse(text);
      if (!isFields(asked)) return wrong('not an object');
      if (typeof asked.lifetimeSeconds === 'number') parts.tokens.live(asked.lifetimeSeconds);
      if (asked.expireAll === true) parts.tokens.expireAll();
      return done;
    }
    case 'POST reset':
      await parts.reset();
      return done;
    default:
      return { status: 404, body: { message: `no control route ${method} ${path}` } };
  }
}

const done: Reply = { status: 200, body: { done: true } };
const wrong = (message: string): Reply => ({ status: 400, body: { message } });
