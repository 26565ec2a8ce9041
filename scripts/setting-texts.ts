/** The settings of the shop for commands: environment variables take precedence over wrangler.toml. */
import { unstable_readConfig as readConfig } from 'wrangler';
import { type SettingTexts, settingTable } from '#worker/settings/table.ts';

export function settingTexts(): SettingTexts {
  const { vars } = readConfig({ config: 'wrangler.toml' });
  const names = Object.values(settingTable).map(({ variable }) => variable);
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? vars[name] ?? '']));
}
