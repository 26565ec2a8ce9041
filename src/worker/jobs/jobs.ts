/** The scheduled jobs, by name. */
import type { JobBackend } from '../commerce/job-backend.ts';
import type { Environment } from '../settings/environment.ts';
import { inviteReviews } from './invite-reviews.ts';
import { remindUnpaid } from './remind-unpaid.ts';
import { sendMails } from './send-mails.ts';
import { settlePayments } from './settle-payments.ts';

export type Job = {
  /** The name in the log. */
  name: string;
  run(backend: JobBackend, now: Date, env: Environment): Promise<void>;
};

/** Each job runs on every cron trigger (wrangler.toml, `crons`), in this order. */
export const jobs: readonly Job[] = [
  { name: 'take-due-alerts', run: (backend, now) => backend.takeDueAlerts(now) },
  { name: 'send-events', run: (backend, now) => backend.drainOutbox(now) },
  { name: 'send-mails', run: sendMails },
  { name: 'settle-payments', run: settlePayments },
  { name: 'follow-catalogue', run: (backend, now) => backend.followCatalogue(now) },
  { name: 'remind-unpaid', run: remindUnpaid },
  { name: 'tell-remote', run: (backend, now) => backend.tellRemote(now) },
  { name: 'invite-reviews', run: inviteReviews },
  { name: 'forget-listing-counts', run: (backend, now) => backend.forgetListingCounts(now) },
  { name: 'forget-searches', run: (backend, now) => backend.forgetSearches(now) },
  { name: 'forget-expired', run: (backend, now) => backend.forgetExpired(now) },
  { name: 'forget-kept-over', run: (backend, now) => backend.forgetKeptOver(now) },
  { name: 'forget-limits', run: (backend, now) => backend.forgetLimits(now) },
  {
    name: 'forget-mails',
    run: ({ mails }, now, { settings }) =>
      mails.forget(new Date(now.getTime() - settings.mailKeptMs)),
  },
  { name: 'forget-files', run: ({ files }, now) => files.deleteUnowned(now) },
  { name: 'count-frequent-tokens', run: (backend, now) => backend.countFrequentTokens(now) },
];
