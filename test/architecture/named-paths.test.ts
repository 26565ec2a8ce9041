/** Files, folders and commands that the guides name exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './survey.ts';

const isSource = (name: string) => !/^(node_modules|dist|test-results|\..*)$/.test(name);
const entries = readdirSync('.', { withFileTypes: true }).filter(({ name }) => isSource(name));
const files = entries.flatMap((entry) =>
  entry.isDirectory() ? filesBelow(entry.name) : [entry.name],
);
const paths = [...new Set(files.flatMap((path) => [path, ...foldersAbove(path)]))];
/** Without decisions and the changelog, which describe the state of their date. */
const guides = files.filter((path) => path.endsWith('.md') && !/decisions\/|CHANGELOG/.test(path));

function foldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === '.' ? [] : [above, ...foldersAbove(above)];
}

/** Whether a word between backticks is a path: it has a known extension or starts with a folder of the repository. */
const isPath = (word: string) =>
  /^[\w.@-]+(\/[\w.@<>*-]+)*\/?$/.test(word) &&
  (/\.(tsx?|md|json|toml|svg|css)$/.test(word) ||
    /^(src|test|docs|scripts|locales|demo|bench|domain|client|routes|party|worker)\//.test(word));
const made = /^(\.\w|bench\/results\/)/;

/** `xx` and `<name>` stand for any name; leading folders may be omitted. */
function isThere(word: string): boolean {
  const pattern = word
    .replace(/\/$/, '')
    .replace(/\b(xx|yy)\b(-(XX|YY)\b)?/g, '*')
    .replace(/<[\w-]+>/g, '*');
  if (!pattern.includes('*')) {
    return paths.some((path) => path === pattern || path.endsWith(`/${pattern}`));
  }
  return paths.some((path) => matchesGlob(path, pattern) || matchesGlob(path, `**/${pattern}`));
}

it.each(guides)('%s names files and folders that exist', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  const named = words.filter((word) => isPath(word) && !made.test(word));
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(named.filter((word) => !isThere(word))).toEqual([]);
  expect(links.filter((link) => !existsSync(join(dirname(guide), link)))).toEqual([]);
});

it('every command that the guides name is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const unknown = guides.flatMap((guide) =>
    [...readFileSync(guide, 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${guide}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
