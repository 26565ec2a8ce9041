/** Extra guarantees, evaluated by src/domain/guarantee. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ExtraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import { json } from '../../d1/columns.ts';
import { nothingPersonal } from '../../d1/personal-data.ts';

export const extraGuarantees = sqliteTable('extra_guarantees', {
  sku: text('sku').primaryKey(),
  document: json<ExtraGuarantee>('document'),
});

export const guaranteeMarks = [nothingPersonal('extra_guarantees', 'sku document')];
