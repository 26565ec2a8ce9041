import { describe, expect, it } from 'vitest';
import {
  type Circuit,
  closedCircuit,
  failed,
  requested,
  succeeded,
} from '#domain/remote/circuit.ts';

const rules = { failures: 3, pauseMs: 1_000 };

/** The state after so many failures in a row, each of a request at that time. */
function failing(failures: number, at = 0): Circuit {
  let circuit: Circuit = closedCircuit;
  for (let made = 0; made < failures; made += 1) circuit = failed(circuit, rules, at);
  return circuit;
}

describe('a circuit', () => {
  it('lets requests pass until there are too many failures in a row', () => {
    expect(requested(failing(2), rules, 0).passes).toBe(true);
    expect(requested(failing(3), rules, 0).passes).toBe(false);
  });

  it('counts failures in a row only', () => {
    const circuit = failed(succeeded(), rules, 0);
    expect(circuit).toEqual({ kind: 'closed', failures: 1 });
  });

  it('lets one request pass after the pause, and no other one meanwhile', () => {
    const open = failing(3, 500);
    expect(requested(open, rules, 1_499).passes).toBe(false);
    const trying = requested(open, rules, 1_500);
    expect(trying.passes).toBe(true);
    expect(requested(trying.circuit, rules, 1_501).passes).toBe(false);
  });

  it('closes if that request succeeds', () => {
    expect(requested(succeeded(), rules, 0)).toEqual({ passes: true, circuit: closedCircuit });
  });

  it('opens again if that request fails, for another pause', () => {
    const { circuit } = requested(failing(3), rules, 1_000);
    const again = failed(circuit, rules, 1_200);
    expect(again).toEqual({ kind: 'open', until: 2_200 });
    expect(requested(again, rules, 2_199).passes).toBe(false);
  });

  it('lets another request try if that one never reports', () => {
    const { circuit } = requested(failing(3), rules, 1_000);
    expect(requested(circuit, rules, 1_999).passes).toBe(false);
    expect(requested(circuit, rules, 2_000).passes).toBe(true);
  });

  it('is not kept open by late failures of requests from before', () => {
    const open = failing(3);
    expect(failed(open, rules, 900)).toBe(open);
  });
});
