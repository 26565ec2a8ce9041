/** Asks buyers for reviews some days after the delivery. */
import { logLine } from '#domain/log-line.ts';
import type { JobBackend } from '../commerce/job-backend.ts';

/** A failing order does not block the others. */
export async function inviteReviews(backend: JobBackend, now: Date): Promise<void> {
  for (const invitation of await backend.dueInvitations(now)) {
    try {
      await backend.considerInvitation(invitation, now);
    } catch (error) {
      console.error(logLine('review not asked for', error, { order: invitation.orderId }));
    }
  }
}
