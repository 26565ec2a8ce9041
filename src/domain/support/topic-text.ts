import type { TextKey, Translate } from '../texts/texts.ts';
import { topicOf } from './reasons.ts';
import type { SupportRequest } from './support-request.ts';

/** "Return: I want to send something back". Also of topics that are not offered any more. */
export function topicText({ subreason }: Pick<SupportRequest, 'subreason'>, t: Translate): string {
  const topic = topicOf(subreason);
  if (!topic) return subreason;
  const reason: TextKey = `support.reason.${topic.reason}`;
  return `${t(reason)}: ${t(`support.subreason.${topic.subreason}`)}`;
}
