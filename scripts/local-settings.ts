/** The settings of the shop on a developer's machine. */
import { join } from 'node:path';
import { unstable_getVarsForDev as variablesForDev } from 'wrangler';
import { type Settings, settingsOf } from '#worker/settings/settings.ts';
import { settingTable } from '#worker/settings/table.ts';
import { settingTexts } from './setting-texts.ts';

/** The environment comes first, then the files that `wrangler dev` reads, as it reads them, then wrangler.toml. */
export function localSettings(folder = '.'): Settings {
  const inFiles = variablesForDev(join(folder, 'wrangler.toml'), undefined, {}, undefined, true);
  const given = Object.values(settingTable).flatMap(({ variable }) => {
    const value = process.env[variable] ?? inFiles[variable]?.value;
    return typeof value === 'string' ? [[variable, value] as const] : [];
  });
  return settingsOf({ ...settingTexts(), ...Object.fromEntries(given) });
}
