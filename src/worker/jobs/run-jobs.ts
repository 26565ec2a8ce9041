/** Runs jobs one after the other. A failing job is logged, and the others still run. */
import { logLine } from '#domain/log-line.ts';
import { backendOf } from '../commerce/backends.ts';
import type { Environment } from '../settings/environment.ts';
import { type Job, jobs } from './jobs.ts';

/** Does not throw if a job fails; throws if there is no backend. */
export async function runJobs(
  env: Environment,
  now: Date,
  all: readonly Job[] = jobs,
): Promise<void> {
  const backend = backendOf(env).jobs;
  for (const { name, run } of all) {
    try {
      await run(backend, now, env);
    } catch (error) {
      console.error(logLine('job failed', error, { job: name }));
    }
  }
}
