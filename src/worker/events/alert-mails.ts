/** The mails of an alert: the confirmation of its address, and the one that it is for, after which it ends. */
import { type Alert, alertPaths } from '#domain/alert/alert.ts';
import type { KontorEvent } from '#domain/events.ts';
import { alertAskMail, alertMail } from '#domain/mail/alert-mail.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type EventOf<Type> = Extract<KontorEvent, { type: Type }>;

export async function askToConfirmAlert(
  event: EventOf<'alert-requested' | 'alert-due'>,
  context: HandlerContext,
): Promise<void> {
  const found = await context.backend.alerts.alert(event.alertId, context.now);
  if (found?.alert.state !== 'pending') return;
  const { alert, article } = found;
  const to = await mailVoice(context, alert.store, alert.locale);
  const [confirm, end] = [linkOf(alert, 'confirm'), linkOf(alert, 'end')];
  const content = alertAskMail(alert.kind, article, to, { confirm, end });
  const details = { unsubscribe: end, isSecret: true };
  await postMail(event, context, to, alert.email, { ...content, site: alert.site }, details);
}

/** The alert is deleted when its mail is stored: written again after a crash, it is the same mail. */
export async function tellOfAlert(
  event: EventOf<'alert-requested' | 'alert-due'>,
  context: HandlerContext,
): Promise<void> {
  const { backend, now } = context;
  const found = await backend.alerts.alert(event.alertId, now);
  if (!found || !(await backend.alerts.isStillDue(found.alert, now))) return;
  const { alert, article } = found;
  const to = await mailVoice(context, alert.store, alert.locale);
  const links = { article: `${alert.site}/${article.slug}`, end: linkOf(alert, 'end') };
  const content = { ...alertMail(alert.kind, article, to, links), site: alert.site };
  await postMail(event, context, to, alert.email, content, { unsubscribe: links.end });
  await backend.alerts.end(alert.id);
}

const linkOf = ({ site, token }: Alert, page: 'confirm' | 'end'): string =>
  `${site}${alertPaths[page]}?${new URLSearchParams({ token })}`;
