/** `npm run content`: documents of content pages. Exit code 0: done; 1: not possible, or a file was refused; 2: wrong usage. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { changeInWords, differenceOf } from '#domain/catalogue/difference.ts';
import { type ContentKey, contentKey, contentName } from '#domain/content/content-key.ts';
import { deadPaths, linkedPaths } from '#domain/content/dead-links.ts';
import { lastOpen, shownAt } from '#domain/content/live.ts';
import { missingTexts } from '#domain/content/missing.ts';
import { contentPath, isContentPage, isGuide } from '#domain/content/pages.ts';
import { notFoundSlug } from '#domain/content/places.ts';
import { previewParameter } from '#domain/content/preview.ts';
import { locales } from '#domain/locale/locales.ts';
import { type StoredVersion, versionById } from '../../src/worker/data/content/content.ts';
import {
  categorySlugsAmong,
  type ListedPublication,
  listPublications,
  versionsOf,
} from '../../src/worker/data/content/operator.ts';
import { addPreview } from '../../src/worker/data/content/previews.ts';
import {
  endPublications,
  type Period,
  publishVersion,
  storeVersions,
  type Version,
} from '../../src/worker/data/content/write-content.ts';
import { numberIn } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { type Acting, operatorProgram, type Where } from '../operator-program.ts';
import { claimsWithoutProof, readContent } from './files.ts';
import { momentIn, periodOf, publicationLine } from './wording.ts';

type PreviewOptions = Where & { at?: string; version?: string; hours: string; by: string };
type Timed = Acting & { from?: string; until?: string };

/** Returns the exit code. */
export async function runContent(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('content', 'The documents of content pages.', context);
  const { output, command, acting, work, refuse } = program;
  const timed = (usage: string, about: string) =>
    acting(usage, about)
      .option('--from <moment>', 'when it appears, such as 2026-11-27T00:00:00+01:00', 'now')
      .option('--until <moment>', 'when what was published before is shown again');

  timed('import <files...>', 'store documents from files or folders, and publish them')
    .option('--draft', 'store them, but publish nothing')
    .action(
      (
        files: string[],
        { draft = false, by, dryRun = false, ...asked }: Timed & { draft?: boolean },
      ) =>
        work(asked, async (db) => {
          const now = new Date();
          const { versions, faults } = readContent(files);
          const live = await listPublications(db, now);
          const dead = await deadLinks(db, versions, live);
          for (const fault of [...faults, ...dead]) refuse(fault);
          for (const doubt of versions.flatMap(claimsWithoutProof)) output.error(doubt);
          if (faults.length + dead.length > 0) return refuse('Nothing was stored.');
          const changed = [];
          for (const version of versions) {
            const shown = await shownVersion(db, live, version, now);
            if (shown?.id === version.id) continue;
            changed.push(version);
            output.log(`${contentName(version)} ${version.id}${shown ? '' : ' is new'}`);
            for (const each of shown ? differenceOf(shown.document, version.document) : [])
              output.log(`  ${changeInWords(each)}`);
          }
          const period = draft ? undefined : periodOf(asked, now);
          if (!dryRun && changed.length > 0) await storeVersions(db, changed, period, { by, now });
          const done = draft ? 'stored as a draft' : 'published';
          output.log(
            `${dryRun ? 'would be ' : ''}${done}: ${changed.length} of ${versions.length}`,
          );
        }),
    );

  command('list', 'what is shown now, or will be').action((where: Where) =>
    work(where, async (db) => {
      const now = new Date();
      for (const each of await listPublications(db, now)) output.log(publicationLine(each, now));
    }),
  );

  command('versions <name>', 'the versions of a document, the newest first').action(
    (name: string, where: Where) =>
      work(where, async (db) => {
        for (const { id, at, author } of await versionsOf(db, keyNamed(name)))
          output.log([id, at, author].join('\t'));
      }),
  );

  command('show <version>', 'the document of a version').action((id: string, where: Where) =>
    work(where, async (db) => {
      const found = await versionById(db, id);
      if (!found) return refuse(`There is no version ${id}.`);
      output.log(JSON.stringify(found.document, undefined, 2));
    }),
  );

  timed('publish <version>', 'show a stored version: a draft, or an earlier one again').action(
    (id: string, { by, dryRun = false, ...asked }: Timed) =>
      work(asked, async (db) => {
        const now = new Date();
        const period = periodOf(asked, now);
        const found = await versionById(db, id);
        if (!found) return refuse(`There is no version ${id}.`);
        if (!dryRun) await publishVersion(db, found, period, { by, now });
        output.log(`${dryRun ? 'would be ' : ''}published: ${id} ${inWords(period)}`);
      }),
  );

  command('preview', 'a link to pages as of a moment, or with a version that is not published')
    .option('--at <moment>', 'such as 2026-11-27T00:00:00+01:00')
    .option('--version <version>', 'a stored version')
    .option('--hours <number>', 'how long the link works', '24')
    .option('--by <name>', 'who looks at it, for the record', userInfo().username)
    .action(({ at, version, hours, by, ...where }: PreviewOptions) =>
      work(where, async (db) => {
        const now = new Date();
        if (at === undefined && version === undefined)
          throw new WrongUsage('preview needs --at or --version');
        const found = version === undefined ? undefined : await versionById(db, version);
        if (version !== undefined && !found) return refuse(`There is no version ${version}.`);
        const token = randomBytes(18).toString('base64url');
        const until = new Date(now.getTime() + numberIn(hours, 720) * 3_600_000);
        const shown = {
          ...(at !== undefined && { at: momentIn(at) }),
          ...(found && { versionId: found.id }),
        };
        await addPreview(db, token, shown, { by, now, until });
        output.log(`${found ? pathOf(found) : '/'}?${previewParameter}=${token}`);
        output.log(`works in all markets and on all pages until ${until.toISOString()}`);
      }),
    );

  acting(
    'end <name>',
    'take back what is shown of a document and what is scheduled; what was shown before is shown again',
  ).action((name: string, { dryRun = false, ...where }: Acting) =>
    work(where, async (db) => {
      const key = keyNamed(name);
      const now = new Date();
      const open = (await listPublications(db, now)).filter(isOf(key));
      const shown = lastOpen(open, now);
      const ended = open.filter((each) => each === shown || each.from > now.toISOString());
      if (ended.length === 0) return refuse(`Nothing of ${name} is shown or scheduled.`);
      if (ended.length === open.length && key.locale === '' && isNeeded(key.slug))
        return refuse(`Without ${name} the shop lacks a page. Publish another version instead.`);
      const ids = ended.map(({ id }) => id);
      if (!dryRun) await endPublications(db, key, ids, now);
      output.log(`${dryRun ? 'would end' : 'ended'}:`);
      for (const each of ended) output.log(publicationLine(each, now));
    }),
  );

  command('missing', 'documents and texts that a locale lacks').action((where: Where) =>
    work(where, async (db) => {
      const now = new Date();
      const live = await listPublications(db, now);
      for (const slug of new Set(live.map((each) => each.slug))) {
        const ofSlug = live.filter((each) => each.slug === slug);
        for (const locale of locales) {
          const { code } = locale;
          const shown = shownAt(ofSlug, code, now);
          const version = shown && (await versionById(db, shown.versionId));
          if (!version) output.log(`${slug} ${code}: no document`);
          for (const path of version ? missingTexts(version.document, locale) : [])
            output.log(`${slug} ${code}: ${path}`);
        }
      }
    }),
  );

  command('export <folder>', 'write what is shown now as files, one a document').action(
    (folder: string, where: Where) =>
      work(where, async (db) => {
        const now = new Date();
        const live = await listPublications(db, now);
        mkdirSync(folder, { recursive: true });
        const names = new Set(live.map(contentName));
        for (const name of names) {
          const version = await shownVersion(db, live, keyNamed(name), now);
          if (!version) continue;
          const text = JSON.stringify(version.document, undefined, 2);
          writeFileSync(join(folder, `${name}.json`), `${text}\n`);
        }
        output.log(`written: ${names.size} documents`);
      }),
  );

  return program.run(parameters);
}

/** Links of these documents to pages that the shop neither has nor gets with them. */
async function deadLinks(
  db: D1Database,
  versions: readonly Version[],
  live: readonly ListedPublication[],
): Promise<string[]> {
  const linked = versions.map((each) => ({
    name: contentName(each),
    paths: linkedPaths(each.document),
  }));
  const slugs = linked.flatMap(({ paths }) => paths.map((path) => path.slice(1)));
  const known = new Set([...versions, ...live].map(({ slug }) => slug));
  for (const slug of await categorySlugsAmong(db, slugs)) known.add(slug);
  return linked.flatMap(({ name, paths }) =>
    deadPaths(paths, known).map((path) => `${name}: no page of the shop is at ${path}`),
  );
}

/** Slugs of pages, or parts of pages, that every market has. */
const isNeeded = (slug: string): boolean =>
  ['home', 'footer', notFoundSlug].includes(slug) || (isContentPage(slug) && !isGuide(slug));

const isOf =
  ({ slug, locale }: ContentKey) =>
  (each: ListedPublication): boolean =>
    each.slug === slug && each.locale === locale;

/** The version of exactly this document that is shown now. */
async function shownVersion(
  db: D1Database,
  live: readonly ListedPublication[],
  key: ContentKey,
  now: Date,
): Promise<StoredVersion | undefined> {
  const shown = lastOpen(live.filter(isOf(key)), now);
  return shown && versionById(db, shown.versionId);
}

const pathOf = ({ slug }: ContentKey): string => (isContentPage(slug) ? contentPath(slug) : '/');

function keyNamed(name: string): ContentKey {
  const key = contentKey(name);
  if (!key) throw new WrongUsage(`${name} is no name such as payment-deDE or home`);
  return key;
}

const inWords = ({ from, until }: Period) => `from ${from}${until ? ` until ${until}` : ''}`;

if (import.meta.main) process.exitCode = await runContent(process.argv.slice(2), ofProcess);
