/** The names of the grounds for which a text is reported or not shown. */
import type { TextKey } from '../texts/texts.ts';
import type { Ground } from './moderation.ts';

export const groundTexts: Record<Ground, TextKey> = {
  insult: 'ground.insult',
  fake: 'ground.fake',
  rights: 'ground.rights',
  privacy: 'ground.privacy',
  'off-topic': 'ground.offTopic',
  other: 'ground.other',
};
