/** A dependency whose calls fail: a request or a response is lost, or the room crashes during the call. */
import type { Chance } from '../domain/seeded.ts';

type Call = (...given: never[]) => Promise<unknown>;

type Shaking = {
  dice: Chance;
  /** `worst` fails more often; the next response of a `silent` call is lost; a `deadly` call crashes the room once. */
  faults: { share: number; worst: string; silent: Set<string>; deadly: Set<string> };
  /** The room crashes, and the write is carried out later. */
  die: (write: () => Promise<unknown>) => Promise<never>;
  crash: () => void;
};

/** `silence`: what the caller gets if the response is lost. */
export function shakyPort<Port extends object>(
  port: Port,
  silence: () => unknown,
  { dice, faults, die, crash }: Shaking,
): Port {
  const calls = Object.entries(port as Record<string, Call | null>);
  const wrapped = calls.map(([name, call]) => [
    name,
    call &&
      (async (...given: never[]) => {
        if (faults.silent.delete(name)) {
          await call(...given);
          return silence();
        }
        if (faults.deadly.delete(name)) return die(() => call(...given));
        if (!dice.often(name === faults.worst ? 0.75 : faults.share)) return call(...given);
        const fates = ['lost', 'answer lost', 'crash', 'crash after'] as const;
        const fate = dice.pick(name === 'storeOrder' ? [...fates, 'crash before'] : fates);
        if (fate === 'crash before') return die(() => call(...given));
        if (fate === 'answer lost' || fate === 'crash after') await call(...given);
        if (fate === 'lost' || fate === 'answer lost') return silence();
        crash();
        return new Promise(() => undefined);
      }),
  ]);
  return Object.fromEntries(wrapped) as Port;
}
