/** The entries of the moderation, and the events of a change of texts: statements for the transaction of the change. */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type {
  Ground,
  ModerationEntry,
  ModerationState,
  Restriction,
  Subject,
} from '#domain/moderation/moderation.ts';
import { eachOf, type Reader, rows } from '../../d1/statements.ts';

/** An entry of the moderation, once by its id, if the condition holds. */
export function entryInsertion(entry: ModerationEntry, condition: SQL): SQL {
  const { id, subject, subjectId, at, actor, kind, ground, legalBase, isAutomated, note } = entry;
  return sql`INSERT INTO moderation_entries
      (id, subject, subject_id, at, actor, kind, ground, legal_base, is_automated, note)
    SELECT ${id}, ${subject}, ${subjectId}, ${at}, ${actor}, ${kind}, ${ground ?? null},
      ${legalBase ?? null}, ${isAutomated ? 1 : 0}, ${note ?? null} WHERE ${condition}
    ON CONFLICT DO NOTHING`;
}

/** Their authors have erased these texts, or themselves from them: an import brings neither back. `at`: ISO time. */
export const erasureEntries = (subject: Subject, ids: SQL, at: string): SQL =>
  sql`INSERT INTO moderation_entries (id, subject, subject_id, at, actor, kind, is_automated)
    SELECT 'erase-' || ${subject} || '-' || value, ${subject}, value, ${at}, 'shopper', 'erase', 0
    FROM ${ids} WHERE true ON CONFLICT DO NOTHING`;

/** What an import does with a stored text: its state is decided here. */
export const overwritten = (columns: readonly string[]) =>
  ({ key: 'id', do: 'update', only: columns.filter((column) => column !== 'state') }) as const;

export function outboxInsertion(event: KontorEvent, condition: SQL): SQL {
  return sql`INSERT INTO outbox (id, event, at)
    SELECT ${event.id}, ${JSON.stringify(event)}, ${event.at} WHERE ${condition}
    ON CONFLICT DO NOTHING`;
}

type EntryRow = Omit<ModerationEntry, 'ground' | 'legalBase' | 'isAutomated' | 'note'> & {
  ground: Ground | null;
  legalBase: 'law' | 'rules' | null;
  isAutomated: number;
  note: string | null;
};

/** What was decided about a text, in the order in which it was stored: entries of one command have the same time. */
export async function moderationOf(
  db: Reader,
  subject: Subject,
  subjectId: string,
): Promise<ModerationEntry[]> {
  const found = await rows<EntryRow>(
    db,
    sql`SELECT id, subject, subject_id AS subjectId, at, actor, kind, ground,
        legal_base AS legalBase, is_automated AS isAutomated, note
      FROM moderation_entries WHERE subject = ${subject} AND subject_id = ${subjectId}
      ORDER BY at, rowid`,
  );
  return found.map(({ ground, legalBase, isAutomated, note, ...entry }) => ({
    ...entry,
    ...(ground !== null && { ground }),
    ...(legalBase !== null && { legalBase }),
    isAutomated: isAutomated === 1,
    ...(note !== null && { note }),
  }));
}

/** Why those of these texts that are withheld or removed are not shown, by kind and id; the last decision counts. */
export async function restrictionsOf(
  db: Reader,
  texts: readonly { id: string; state: ModerationState }[],
): Promise<ReadonlyMap<`${Subject} ${string}`, Restriction>> {
  const shut = texts.filter(({ state }) => state === 'withheld' || state === 'removed');
  const found = await rows<Restriction & { about: `${Subject} ${string}` }>(
    db,
    sql`SELECT subject || ' ' || subject_id AS about, ground, note FROM moderation_entries
      WHERE subject_id IN ${eachOf(shut.map(({ id }) => id))} AND kind IN ('withhold', 'remove')
      ORDER BY at, rowid`,
  );
  return new Map(found.map(({ about, ...why }) => [about, why]));
}
