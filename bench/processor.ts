/** Processor time of another process, as Linux tells it in /proc; undefined anywhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** /proc counts in hundredths of a second on every Linux that Node runs on. */
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

/** The most memory a process has had resident at once, in MiB; undefined once it has ended. */
export function peakMemory(id: number | undefined): number | undefined {
  const kibibytes = statusOf(id, 'VmHWM');
  return kibibytes === undefined ? undefined : Math.round(kibibytes / 1024);
}

/** The memory a process has resident now, in KiB; undefined once it has ended. */
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

/** Ids of the processes below a process, whatever their names. */
export function processesBelow(id: number): number[] {
  const all = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
  const children = all.filter((each) => statOf(each)?.parent === id);
  return children.flatMap((child) => [child, ...processesBelow(child)]);
}

/** Waits until a process has finished what earlier requests left behind, at most for a while. */
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
