import { drizzle } from 'drizzle-orm/d1';
import * as schema from './schema.ts';

export type Database = ReturnType<typeof databaseOf>;

export function databaseOf(binding: D1Database) {
  return drizzle(binding, { schema });
}
