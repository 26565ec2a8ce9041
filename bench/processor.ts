/** Processor time and memory of other processes, from /proc on Linux; undefined elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** /proc counts in units of 10 ms on every Linux that Node supports. */
const msPerTick = 10;

/** The id of the youngest child of this process whose program has this name. */
export function childNamed(name: string): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const ids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const byAge = ids.map(Number).sort((a, b) => a - b);
  return byAge.findLast((id) => {
    const stat = statOf(id);
    return stat?.name === name && stat.parent === process.pid;
  });
}

/** User and system time so far, in ms. */
export function cpuMs(id: number | undefined): number | undefined {
  return id === undefined ? undefined : statOf(id)?.cpuMs;
}

/** The peak resident memory of a process in MiB; undefined after it has ended. */
export function peakMemory(id: number | undefined): number | undefined {
  const kibibytes = statusOf(id, 'VmHWM');
  return kibibytes === undefined ? undefined : Math.round(kibibytes / 1024);
}

/** The current resident memory of a process in KiB; undefined after it has ended. */
export function residentMemory(id: number | undefined): number | undefined {
  return statusOf(id, 'VmRSS');
}

function statusOf(id: number | undefined, name: 'VmHWM' | 'VmRSS'): number | undefined {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const [, kibibytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? [];
    return kibibytes === undefined ? undefined : Number(kibibytes);
  } catch {
    return undefined;
  }
}

/** The ids of all descendants of a process. */
export function processesBelow(id: number): number[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
  const children = all.filter((each) => statOf(each)?.parent === id);
  return children.flatMap((child) => [child, ...processesBelow(child)]);
}

/** Waits until a process has finished the work of earlier requests, at most about 3 s. */
export async function untilQuiet(id: number | undefined): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const before = cpuMs(id);
    await sleep(100);
    if ((cpuMs(id) ?? 0) - (before ?? 0) <= msPerTick) return;
  }
}

function statOf(id: number): { name: string; parent: number; cpuMs: number } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const nameEnd = text.lastIndexOf(')');
    const [, parent, ...rest] = text.slice(nameEnd + 2).split(' ');
    const [user, system] = rest.slice(9, 11);
    return {
      name: text.slice(text.indexOf('(') + 1, nameEnd),
      parent: Number(parent),
      cpuMs: (Number(user) + Number(system)) * msPerTick,
    };
  } catch {
    // The process ended between listing and reading.
    return undefined;
  }
}
