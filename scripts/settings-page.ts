/** Generates docs/settings.md from the table of settings. */
import type { Setting } from '#worker/settings/setting.ts';
import { settingGroups } from '#worker/settings/table.ts';

const columns = ['name', 'meaning', 'unit', 'default', 'example', 'needed when'] as const;

const places = { secret: 'secret', local: '`.env`' } as const;

const head = `# Settings

Made by \`npm run settings\` from \`src/worker/settings\`: change it there.

A setting is a variable of the Worker. It is set in one of three places:

- **wrangler.toml**, under \`[vars]\`; \`npm run deploy\` brings a change to the deployed shop.
- **secret**: \`npx wrangler secret put NAME\` asks for the value and brings it to the deployed shop at once. Locally: a line in
  \`.env.local\`.
- **\`.env\`** and \`.env.local\` are read on a developer's machine, and there they come before wrangler.toml. A deploy never reads
  them.

An empty text counts as not set, and then the default holds. A value that cannot be read stops what needs it and nothing else, with
an error in the log that names the variable, its value (unless it is a secret) and what it must be:
\`CART_KEPT_DAYS is "0", not a whole number from 1 to 3650. See docs/settings.md\`. What is needed and missing likewise:
\`SESSION_SECRET is not set. See docs/settings.md\`. Countries are written as in \`src/domain/country/countries.ts\`: \`de\`, \`gb\`.
`;

export function settingsPage(): string {
  const groups = Object.entries(settingGroups).map(([title, group]) => {
    const rows = Object.values<Setting>(group).map(rowOf);
    return [`## ${title}`, '', line(columns), line(columns.map(() => '---')), ...rows].join('\n');
  });
  return `${head}\n${groups.join('\n\n')}\n`;
}

function rowOf({ variable, meaning, unit, example, needed, place, ...row }: Setting) {
  const name = place ? `${code(variable)} (${places[place]})` : code(variable);
  const shown = place === 'secret' ? example : code(example);
  return line([
    name,
    meaning,
    unit ?? '',
    row.default ? code(row.default) : '',
    shown,
    needed ?? '',
  ]);
}

const code = (text: string): string => `\`${text}\``;
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`.replaceAll('  ', ' ');
