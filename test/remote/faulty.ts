/** Calls that fail: a request or an answer is lost, a request arrives late, or the room crashes around it. */
import { failure } from '#domain/errors.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import type { Chance } from '../domain/seeded.ts';

type Call = (...given: never[]) => Promise<unknown>;

export type Faults = {
  dice: Chance;
  /** Of the calls that fail, and of those around which the room crashes. */
  shares: { faults: number; crashes: number };
  /** This call fails more often than not. */
  worst: string;
  /** Requests that have not arrived yet. `at`: when they were sent, ms. */
  late: { at: number; send: () => Promise<unknown> }[];
  /** Somebody else changes the remote. */
  meanwhile: () => void;
};

const never = () => new Promise<never>(() => undefined);

function wrapped<Port extends object>(port: Port, wrap: (name: string, call: Call) => Call): Port {
  const calls = Object.entries(port as Record<string, unknown>);
  return Object.fromEntries(
    calls.map(([name, call]) => [
      name,
      typeof call === 'function' ? wrap(name, call as Call) : call,
    ]),
  ) as Port;
}

/** The calls of a remote. Reads are not late: nobody waits for their answer any more. */
export function faultyRemote<Port extends object>(
  port: Port,
  faults: Faults,
  crash: () => void,
): Port {
  return wrapped(port, (name, call) => async (...given) => {
    const { dice, shares, late, meanwhile, worst } = faults;
    const isWorst = name === worst;
    if (dice.often(isWorst ? shares.crashes * 3 : shares.crashes)) {
      const fate = dice.pick(['before', 'after', 'late'] as const);
      if (fate === 'after') await call(...given);
      if (fate === 'late') late.push({ at: Date.now(), send: () => call(...given) });
      crash();
      return never();
    }
    if (!dice.often(isWorst ? 0.7 : shares.faults)) return call(...given);
    const isRead = name === 'find' || name === 'isMade';
    const isRefusable = name === 'update' || name === 'fromCart';
    const fate = dice.pick([
      'lost',
      'lost',
      ...(isRead ? [] : (['answer lost', 'answer lost', 'late', 'late', 'meanwhile'] as const)),
      ...(isRefusable ? (['refused'] as const) : []),
    ]);
    if (fate === 'meanwhile') {
      meanwhile();
      return call(...given);
    }
    if (fate === 'refused') return failure('OutOfStock');
    if (fate === 'answer lost') await call(...given);
    if (fate === 'late') late.push({ at: Date.now(), send: () => call(...given) });
    return backendFailure(name, 'no answer');
  });
}

/** Calls of the shop itself: they throw, or the room crashes around them. */
export function crashing<Port extends object>(
  port: Port,
  { dice, shares }: Pick<Faults, 'dice' | 'shares'>,
  crash: () => void,
): Port {
  return wrapped(port, (_, call) => async (...given) => {
    if (!dice.often(shares.crashes)) return call(...given);
    const fate = dice.pick(['before', 'after', 'thrown', 'thrown after'] as const);
    if (fate === 'after' || fate === 'thrown after') await call(...given);
    if (fate.startsWith('thrown')) throw new Error('the database does not answer');
    crash();
    return never();
  });
}
