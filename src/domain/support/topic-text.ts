import type { Translate } from '../texts/texts.ts';
import { topicOf } from './reasons.ts';
import type { SupportRequest } from './support-request.ts';

/** Its subreason, which is clear without the reason. Also of topics that are not offered any more. */
export function topicText({ subreason }: Pick<SupportRequest, 'subreason'>, t: Translate): string {
  const topic = topicOf(subreason);
  return topic ? t(`support.subreason.${topic.subreason}`) : subreason;
}
