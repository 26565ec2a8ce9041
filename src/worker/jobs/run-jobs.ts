/** Runs jobs one after the other. One that fails is named in the log, and the others run. */
import { logLine } from '#domain/log-line.ts';
import { backendOf } from '../commerce/backends.ts';
import type { Environment } from '../settings/environment.ts';
import { type Job, jobs } from './jobs.ts';

/** Never throws for a job; throws when there is no backend to run them with. */
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
