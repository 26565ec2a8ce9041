/** The notice of a recall to a buyer: the parts of the regulation and nothing else, above all no advertising. */
import {
  freephonesIn,
  type Recall,
  recallClaimPath,
  recallParts,
  recallPath,
} from '../content/recall.ts';
import type { Locale } from '../locale/locales.ts';
import type { Order } from '../order/order.ts';
import { shownOrderNumber } from '../order/order-number.ts';
import { labelled } from '../texts/labelled.ts';
import { heading, letter, type MailPart, paragraph, type Sender } from './mail-parts.ts';

export function recallMail(
  recall: Recall,
  { orderNumber, site }: Pick<Order, 'orderNumber' | 'site'>,
  locale: Locale,
  to: Sender,
): { subject: string; parts: MailPart[] } {
  const { store, t } = to;
  const number = shownOrderNumber(orderNumber, store.key);
  const free = freephonesIn(recall, locale);
  const phones = free.map((phone) => t('recall.freephone', { phone }));
  return {
    subject: labelled(t, t('recall.title'), recall.name),
    parts: letter(to, [
      paragraph(t('recall.bought', { number })),
      ...recallParts(recall, t, locale).flatMap(({ label, strong = '', lines }) => [
        heading(t(label)),
        paragraph(strong, ...lines),
      ]),
      heading(t('contact.title')),
      paragraph(...(free.length > 0 ? phones : [store.phone]), store.email),
      ...(site === undefined
        ? []
        : ([
            {
              kind: 'button',
              text: t('recall.claim'),
              href: site + recallClaimPath(recall, number),
            },
            { kind: 'link', text: t('recall.page'), href: site + recallPath(recall) },
          ] as const)),
      paragraph(t('recall.share')),
    ]),
  };
}
