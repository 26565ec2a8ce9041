/** `npm run settings`: regenerates docs/settings.md. */
import { writeFileSync } from 'node:fs';
import { settingTable } from '#worker/settings/table.ts';
import { settingsPage } from './settings-page.ts';

writeFileSync('docs/settings.md', settingsPage());
console.log(`docs/settings.md: ${Object.keys(settingTable).length} settings`);
