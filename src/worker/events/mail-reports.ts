/** Records what the mail provider reports about sent mails: delivered, bounced, complained about. */
import { logLine } from '#domain/log-line.ts';
import { backendOf } from '../commerce/backends.ts';
import { deliveryReportOf } from '../services/mail/cloudflare-reports.ts';
import type { Environment } from '../settings/environment.ts';
import { retryDelay } from './retry-delay.ts';

/** A report can be earlier than the record of its mail. After these attempts the mail is not one of ours. */
const lastAttempt = 3;

export async function takeMailReports(
  batch: MessageBatch<unknown>,
  env: Environment,
): Promise<void> {
  const { mails } = backendOf(env);
  for (const message of batch.messages) {
    const report = deliveryReportOf(message.body);
    try {
      const isKnown = !report || (await mails.report(report, new Date()));
      if (isKnown || message.attempts >= lastAttempt) message.ack();
      else message.retry({ delaySeconds: retryDelay(message.attempts) });
    } catch (error) {
      console.error(logLine('mail report not kept', error));
      message.retry({ delaySeconds: retryDelay(message.attempts) });
    }
  }
}
