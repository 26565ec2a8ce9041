/** Scheduled jobs: each runs independently of the others. */
import { expect, it } from 'vitest';
import { jobs } from '#worker/jobs/jobs.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { env, environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';

const now = new Date('2027-03-01T12:00:00Z');

it('a bad setting stops only its own job, which the log names', async () => {
  const old = new Date(now.getTime() - 200 * 86_400_000).toISOString();
  await env.DB.prepare(
    `INSERT INTO vat_checks (number, asker, provider, result, at, raw)
     VALUES ('DE123456788', 'ATU12345675', 'vies', 'valid', ?, '')`,
  )
    .bind(old)
    .run();
  const lines = await logged(() => runJobs(environmentWith({ TRANSFER_REMIND_DAYS: 'soon' }), now));
  expect(lines.filter((line) => line.includes('job failed'))).toEqual([
    expect.stringMatching(
      /"job":"remind-unpaid".*TRANSFER_REMIND_DAYS|TRANSFER_REMIND_DAYS.*"job":"remind-unpaid"/,
    ),
  ]);
  // A job that comes after the one that failed.
  const left = await env.DB.prepare('SELECT 1 FROM vat_checks WHERE at = ?').bind(old).all();
  expect(left.results).toEqual([]);
});

it('a broken database fails each job that uses it, and the log names the jobs', async () => {
  const broken = environmentWith({ DB: env.SEARCH_DB });
  expect(broken.DB).not.toBe(env.DB);
  const lines = await logged(() => runJobs(broken, now));
  const failed = lines.flatMap((line) => /"job":"([a-z-]+)"/.exec(line)?.[1] ?? []);
  expect(failed).toContain('send-events');
  expect(failed).not.toContain('count-frequent-tokens');
});

it('no two jobs have the same name', () => {
  const names = jobs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
