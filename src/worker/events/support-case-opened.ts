/** Passes a support case on: to the web-to-case address, or by mail to the store if there is none. */
import type { KontorEvent } from '#domain/events.ts';
import { logLine } from '#domain/log-line.ts';
import { webToCase } from '../services/web-to-case/web-to-case.ts';
import type { HandlerContext } from './handler-context.ts';
import { filesOf, mailToStore } from './support-case.ts';
import type { Handled } from './vat-check-requested.ts';

type SupportCaseOpened = Extract<KontorEvent, { type: 'support-case-opened' }>;

/**
 * Sends a case at most once: what may have arrived is not sent again, an operator decides (`npm run support`). `later`: it
 * has not arrived, or as many as allowed have been sent today.
 */
export async function passOnCase(
  event: SupportCaseOpened,
  context: HandlerContext,
): Promise<Handled> {
  const { backend, env, now } = context;
  const { support } = backend;
  const supportCase = await support.find(event.caseId);
  if (supportCase?.delivery !== 'waiting') return 'done';
  const { id, number, site } = supportCase;
  const platform = webToCase(env);
  if (!platform) {
    await backend.once(event.id, 'mail-case', () => mailToStore(event, id, context));
    await support.record(id, 'mailed');
    return 'done';
  }
  const claim = await support.claim(id, env.settings.webToCasePerDay, now);
  if (claim !== 'claimed') return claim === 'tooMany' ? 'later' : 'done';
  const [message] = await support.messages(id);
  const files = await filesOf(id, site, context);
  const result = await platform.send({
    supportCase,
    description: message?.text ?? '',
    fileLinks: files.map(({ name, href }) => `${name}: ${href}`),
  });
  await support.record(id, result.kind === 'refused' ? 'waiting' : result.kind);
  if (result.kind === 'sent') return 'done';
  console.error(logLine(`support case ${result.kind}`, result.reason, { case: number }));
  return result.kind === 'refused' ? 'later' : 'done';
}
