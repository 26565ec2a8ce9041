/** Computes figures from measurements, and writes them as a table and as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Size, Weight } from './weight.ts';

export type Measured = {
  name: string;
  /** One entry per round. */
  rounds: { requestsPerSecond: number; requests: number; cpuMs: number | undefined }[];
  /** Ms, of all rounds. */
  latencies: number[];
  answerBytes: number;
  weight?: Weight;
};

export type Figures = {
  name: string;
  /** Median of the rounds. */
  requestsPerSecond: number;
  roundsRequestsPerSecond: number[];
  p50Ms: number;
  p99Ms: number;
  /** Processor time of workerd per request, mean of all rounds. */
  cpuMsPerRequest?: number;
  /** Time and processor time of a request as multiples of those of the bare route. */
  timesBare: { time: number; cpu?: number };
  answerBytes: number;
  weight?: Weight;
};

/** The first entry is the floor that the others are compared with. */
export function figuresOf(all: readonly Measured[]): Figures[] {
  const [floor] = all;
  if (!floor) return [];
  const floorCpu = cpuOf(floor);
  return all.map((each) => {
    const cpu = cpuOf(each);
    const requestsPerSecond = speedOf(each);
    return {
      name: each.name,
      requestsPerSecond: rounded(requestsPerSecond, 1),
      roundsRequestsPerSecond: each.rounds.map((round) => rounded(round.requestsPerSecond, 1)),
      p50Ms: rounded(quantile(each.latencies, 0.5), 2),
      p99Ms: rounded(quantile(each.latencies, 0.99), 2),
      ...(cpu !== undefined && { cpuMsPerRequest: rounded(cpu, 3) }),
      timesBare: {
        time: rounded(speedOf(floor) / requestsPerSecond, 1),
        ...(cpu !== undefined && floorCpu && { cpu: rounded(cpu / floorCpu, 1) }),
      },
      answerBytes: each.answerBytes,
      ...(each.weight && { weight: each.weight }),
    };
  });
}

export function printed(figures: readonly Figures[]): string {
  const speeds = table(
    ['target', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'time ×bare', 'CPU ×bare', 'bytes'],
    figures.map((row) => [
      row.name,
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(1),
      row.p99Ms.toFixed(1),
      row.cpuMsPerRequest?.toFixed(2) ?? '–',
      row.timesBare.time.toFixed(1),
      row.timesBare.cpu?.toFixed(1) ?? '–',
      String(row.answerBytes),
    ]),
  );
  const weights = table(
    ['page, kB (gzip)', 'HTML', 'CSS', 'JS at once', 'JS in all'],
    figures.flatMap(({ name, weight }) =>
      weight
        ? [[name, ...[weight.html, weight.css, weight.scriptAtOnce, weight.scriptInAll].map(kB)]]
        : [],
    ),
  );
  return `${speeds}\n\n${weights}`;
}

/** Returns the path of the written file. */
export function saved(figures: object, options: object): string {
  const at = new Date().toISOString();
  const path = `bench/results/${at.replaceAll(/[:.]/g, '-')}.json`;
  const machine = {
    processor: cpus()[0]?.model ?? '',
    cores: availableParallelism(),
    node: process.version,
    platform: process.platform,
    loadAverage: loadavg(),
  };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(path, `${JSON.stringify({ at, machine, options, figures }, undefined, 2)}\n`);
  return path;
}

function speedOf({ rounds }: Measured): number {
  return quantile(
    rounds.map((round) => round.requestsPerSecond),
    0.5,
  );
}

function cpuOf({ rounds }: Measured): number | undefined {
  let cpu = 0;
  let requests = 0;
  for (const round of rounds) {
    if (round.cpuMs === undefined) return undefined;
    cpu += round.cpuMs;
    requests += round.requests;
  }
  return cpu / requests;
}

/** The nearest-rank quantile: always a measured value, without interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function kB({ raw, gzip }: Size): string {
  return `${(raw / 1000).toFixed(1)} (${(gzip / 1000).toFixed(1)})`;
}

export function table(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}
