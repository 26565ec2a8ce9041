/** Sends mails whose first attempt failed, or whose sender has died. */

import type { JobBackend } from '../commerce/job-backend.ts';
import { sendMail } from '../services/mail/send-mail.ts';
import type { Environment } from '../settings/environment.ts';

/** Mails per run. */
const limit = 200;
/** In ms; the next run begins after five minutes. */
const longestRun = 240_000;

/** Stops if the service is away: one attempt per run is enough to notice its return. */
export async function sendMails({ mails }: JobBackend, now: Date, env: Environment): Promise<void> {
  const started = Date.now();
  for (const id of await mails.due(now, limit)) {
    const elapsed = Date.now() - started;
    if (elapsed > longestRun) return;
    const result = await sendMail(env, mails, id, new Date(now.getTime() + elapsed));
    if (result?.kind === 'later' && result.isServiceAway) return;
  }
}
