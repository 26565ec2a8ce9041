/** The media hosts of the shop, from the same settings as its pages. */
import { settingsOf } from '#worker/settings/settings.ts';
import { settingTexts } from '../setting-texts.ts';
import { WrongUsage } from './usage.ts';

export function mediaHosts(): readonly string[] {
  try {
    return settingsOf(settingTexts()).mediaHosts;
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
