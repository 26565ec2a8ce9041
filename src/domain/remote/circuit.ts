/**
 * Spares a remote that fails again and again: after so many failures in a row nothing is asked for a pause, then one request
 * tries. Pure: the state is a value, and times are arguments in milliseconds.
 */

export type CircuitRules = { failures: number; pauseMs: number };

export type Circuit =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; until: number }
  /** One request is under way. It may never report, so from `until` on another one may try. */
  | { kind: 'halfOpen'; until: number };

export const closedCircuit: Circuit = { kind: 'closed', failures: 0 };

/** Before a request: whether it may be made, and the state then. */
export function requested(
  circuit: Circuit,
  { pauseMs }: CircuitRules,
  now: number,
): { passes: boolean; circuit: Circuit } {
  if (circuit.kind === 'closed') return { passes: true, circuit };
  if (now < circuit.until) return { passes: false, circuit };
  return { passes: true, circuit: { kind: 'halfOpen', until: now + pauseMs } };
}

/** After a request that the remote has answered, be it with a refusal. */
export const succeeded = (): Circuit => closedCircuit;

/** After a request without an answer, or with the answer that the remote itself has failed. */
export function failed(circuit: Circuit, rules: CircuitRules, now: number): Circuit {
  // A request that began before the circuit opened says nothing new.
  if (circuit.kind === 'open') return circuit;
  const failures = circuit.kind === 'closed' ? circuit.failures + 1 : rules.failures;
  return failures < rules.failures
    ? { kind: 'closed', failures }
    : { kind: 'open', until: now + rules.pauseMs };
}
