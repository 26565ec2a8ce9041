/** Content documents: versions, which never change, and the periods in which one is shown. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ContentDocument } from '#domain/content/content-document.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { json } from '../../d1/columns.ts';
import { nothingPersonal } from '../../d1/personal-data.ts';

/** Empty: for all locales. */
const locale = () => text('locale').$type<LocaleCode | ''>().notNull();

export const contentVersions = sqliteTable(
  'content_versions',
  {
    /** Of the slug, the locale and the document: the same document is stored once. */
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    locale: locale(),
    document: json<ContentDocument>('document').notNull(),
    /** The operator's name. */
    author: text('author').notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('content_versions_by_name').on(table.slug, table.locale, table.at)],
);

export const contentPublications = sqliteTable(
  'content_publications',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    versionId: text('version_id').notNull(),
    /** As the version has them. */
    slug: text('slug').notNull(),
    locale: locale(),
    /** ISO instants: inclusive, exclusive; null: open. */
    from: text('shown_from').notNull(),
    until: text('shown_until'),
    author: text('author').notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('content_publications_by_name').on(table.slug, table.locale, table.from)],
);

/** Links of operators to what is not shown yet: the shop at a moment, or a version. */
export const contentPreviews = sqliteTable('content_previews', {
  /** SHA-256 of the link's token in hex. */
  hash: text('hash').primaryKey(),
  /** The moment that pages are shown as of; null: now. */
  shownAt: text('shown_at'),
  versionId: text('version_id'),
  expiresAt: text('expires_at').notNull(),
  author: text('author').notNull(),
});

/** Only operators write them. */
export const contentMarks = [
  nothingPersonal('content_versions', 'id slug locale document author at'),
  nothingPersonal(
    'content_publications',
    'id version_id slug locale shown_from shown_until author at',
  ),
  nothingPersonal('content_previews', 'hash shown_at version_id expires_at author'),
];
