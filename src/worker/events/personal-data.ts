/** The mail with the link to a person's data, and the erasure that they have confirmed. */
import type { KontorEvent } from '#domain/events.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { letter, type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import { keptLines } from '#domain/personal-data/kept-lines.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { mailToken } from '../signing/mail-token.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';
import type { Handled } from './vat-check-requested.ts';

type EventOf<Type> = Extract<KontorEvent, { type: Type }>;

/** Somebody who is not known gets no mail: a form must not make the shop write to strangers. */
export async function sendDataLink(
  event: EventOf<'data-requested'>,
  context: HandlerContext,
): Promise<void> {
  const { personalData } = context.backend;
  const request = await personalData.request(event.requestId);
  if (!request || request.doneAt !== null || request.confirmedAt !== null) return;
  if (!(await personalData.isKnown(request.email))) return personalData.drop(request.id);
  const { t } = await textsFor(request.locale);
  const token = await mailToken('my-data', request.id, context.env.settings.sessionSecret);
  const isErasure = request.kind === 'erasure';
  const page = isErasure ? '/my-data/erase' : '/my-data/open';
  await post(event, request, context, {
    subject: isErasure ? 'myData.eraseTitle' : 'myData.title',
    parts: [
      paragraph(t(isErasure ? 'mail.erasureText' : 'mail.myDataText')),
      {
        kind: 'button',
        text: t(isErasure ? 'myData.eraseTitle' : 'myData.title'),
        href: `${request.site}${page}?token=${token}`,
      },
      paragraph(t('mail.myDataIgnore')),
    ],
  });
}

/** `later`: the report has not left yet. The text of the report names nobody. */
export async function eraseConfirmed(
  event: EventOf<'erasure-confirmed'>,
  context: HandlerContext,
): Promise<Handled> {
  const { backend, now } = context;
  const { personalData } = backend;
  const request = await personalData.request(event.requestId);
  if (!request || request.doneAt !== null || request.confirmedAt === null) return 'done';
  const about = { except: event.id, keepsReviews: event.keepsReviews === true };
  const kept = await personalData.erase(request, about, now);
  if (!kept) return 'done';
  const { t } = await textsFor(request.locale);
  await post(event, request, context, {
    subject: 'mail.erasedSubject',
    parts: [
      paragraph(t('mail.erasedText')),
      ...(about.keepsReviews ? [paragraph(t('mail.erasedReviews'))] : []),
      paragraph(t('myData.keptTitle')),
      paragraph(...keptLines(kept, { locale: localeByCode(request.locale), t })),
    ],
  });
  const mail = await backend.mails.find(event.id);
  if (mail?.state === 'waiting' || mail?.state === 'sending') return 'later';
  await personalData.finish(request.id, event.id, now);
  return 'done';
}

async function post(
  event: KontorEvent,
  { store: country, locale, email, site }: DataRequest,
  context: HandlerContext,
  written: { subject: TextKey; parts: MailPart[] },
): Promise<void> {
  const voice = await mailVoice(context, country, locale);
  const content = {
    subject: voice.t(written.subject),
    parts: letter(voice, written.parts),
    // An operator's request names no site.
    site: site || undefined,
  };
  await postMail(event, context, voice, email, content, { isSecret: true });
}
