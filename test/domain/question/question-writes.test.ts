/** What happens to questions and answers in the database. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { decisions, moderationStates, stateAfter } from '#domain/moderation/moderation.ts';
import { questionDocument } from '#domain/question/question.ts';
import { decide, moderate, withdraw } from '../../../src/worker/data/moderation/decide.ts';
import { moderationOf } from '../../../src/worker/data/moderation/entries.ts';
import { claimFaults } from '../../../src/worker/data/moderation/named.ts';
import { addReport, reportById } from '../../../src/worker/data/moderation/reports.ts';
import { eraseQuestions } from '../../../src/worker/data/questions/erase-questions.ts';
import {
  answerAsShop,
  questionsAfter,
  queuedTexts,
  unansweredQuestions,
} from '../../../src/worker/data/questions/operator.ts';
import {
  documentOf,
  type QuestionRow,
  textRow,
  textsWhere,
} from '../../../src/worker/data/questions/question-rows.ts';
import { loadQuestions } from '../../../src/worker/data/questions/questions.ts';
import {
  addAnswer,
  addQuestion,
  importQuestions,
} from '../../../src/worker/data/questions/write-questions.ts';
import { databaseInMemory } from '../review/database.ts';

const text = 'Passt der Deckel auch auf GN 1/1?';
const sku = 'EX10000001';
const now = new Date('2026-11-28T08:00:00Z');
const actor = 'operator:anna' as const;

let db: D1Database;
let memory: ReturnType<typeof databaseInMemory>['memory'];
beforeEach(() => {
  ({ db, memory } = databaseInMemory());
});

const asked = (id: string, more: Partial<QuestionRow> = {}): QuestionRow => ({
  id,
  sku,
  text,
  locale: 'de-DE',
  authorName: 'Zora',
  createdAt: '2026-11-20T08:00:00.000Z',
  source: 'shop',
  state: 'submitted',
  customerId: null,
  authorEmail: `${id}@x.example`,
  site: 'https://kontor.de',
  ...more,
});
const answered = (id: string, questionId: string) => ({
  ...asked(id),
  questionId,
  answeredBy: 'buyer' as const,
  orderId: 'o1',
});
const query = { productId: sku, offset: 0, limit: 10, answered: false, ownLanguage: false };
const shown = () => loadQuestions(db, query, 'de');
const events = () =>
  memory
    .prepare('SELECT event FROM outbox ORDER BY rowid')
    .all()
    .map((row) => JSON.parse(String(row.event)));
const made = (id: string, decision: 'publish' | 'withhold' | 'remove' | 'keep') =>
  moderate(db, ['question', 'answer'], { id, decision, actor }, { now, dryRun: false });

it.each(['question', 'answer'] as const)(
  'every decision about a %s in every state',
  async (subject) => {
    await addQuestion(db, asked('q'));
    await made('q', 'publish');
    for (const state of moderationStates) {
      for (const decision of decisions) {
        const id = `${state}-${decision}`;
        if (subject === 'question') await addQuestion(db, asked(id));
        else await addAnswer(db, answered(id, 'q'));
        memory.prepare(`UPDATE ${subject}s SET state = ? WHERE id = ?`).run(state, id);
        const entry = {
          id: `e-${id}`,
          subject,
          subjectId: id,
          at: now.toISOString(),
          actor,
          kind: decision,
          isAutomated: false,
        };
        const done = await decide(db, { subject, id, sku }, entry);
        const after = stateAfter(state, decision);
        expect(done, id).toBe(after !== undefined);
        expect((await textRow(db, id))?.state, id).toBe(after ?? state);
      }
    }
  },
);

it('only published answers of published questions are shown; the asker is told once for an answer', async () => {
  await addQuestion(db, asked('q'));
  expect(await addQuestion(db, asked('q'))).toBe(true);
  expect(await shown()).toMatchObject({ total: 0, inLanguage: 0, results: [] });
  expect(await queuedTexts(db, 9)).toMatchObject([{ subject: 'question', id: 'q' }]);
  await made('q', 'publish');
  expect(await unansweredQuestions(db, now.toISOString(), 9)).toHaveLength(1);
  await addAnswer(db, answered('a', 'q'));
  expect(await shown()).toMatchObject({ total: 1, inLanguage: 1, results: [{ answers: [] }] });
  for (const decision of ['publish', 'remove', 'publish'] as const) await made('a', decision);
  const page = await shown();
  expect(page).toMatchObject({
    results: [{ answers: [{ id: 'a', by: 'buyer', isVerified: true }] }],
  });
  expect(JSON.stringify(page)).not.toContain('@x.example');
  expect(await unansweredQuestions(db, now.toISOString(), 9)).toEqual([]);
  expect(events().filter(({ type }) => type === 'question-answered')).toHaveLength(1);
  expect(events().filter(({ type }) => type === 'question-decided')).toHaveLength(1);
  expect(memory.prepare('SELECT count(*) AS n FROM page_changes WHERE tag = ?').get(sku)?.n).toBe(
    1,
  );
});

it('a removal ends the reports with it, all or nothing; decisions of one moment stay in their order', async () => {
  await addQuestion(db, asked('q'));
  await answerAsShop(db, { id: 'q', text: 'Ja.', actor }, { now, dryRun: false });
  expect((await moderationOf(db, 'question', 'q')).map(({ kind }) => kind)).toEqual([
    'submit',
    'publish',
    'answer',
  ]);
  const about = { subject: 'question', subjectId: 'q', ground: 'fake', explanation: '' } as const;
  const sent = { store: 'de', locale: 'de-DE', at: now.toISOString(), state: 'open' } as const;
  const event = { id: 'x', at: sent.at, type: 'content-reported', reportId: 'r' } as const;
  await addReport(db, { id: 'r', number: 'M-1', ...about, ...sent }, event);
  memory.exec(`CREATE TRIGGER full BEFORE INSERT ON outbox WHEN NEW.id = 'report-decided-r'
    BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await expect(made('q', 'remove')).rejects.toThrow('full');
  expect((await textRow(db, 'q'))?.state).toBe('published');
  memory.exec('DROP TRIGGER full');
  expect(await made('q', 'remove')).toEqual({ outcome: 'done' });
  expect(await reportById(db, 'r')).toMatchObject({ state: 'upheld', decidedAt: sent.at });
  expect(events().at(-1)).toEqual({ ...event, id: 'report-decided-r' });
  expect(await made('q', 'remove')).toEqual({ outcome: 'notPossible', state: 'removed' });
});

it('a dry run changes nothing; the shop’s answer publishes a question that waits, and none that is withheld', async () => {
  await addQuestion(db, asked('q'));
  const answer = { id: 'q', text: 'Ja.', actor };
  expect((await answerAsShop(db, answer, { now, dryRun: true })).outcome).toBe('possible');
  expect(await shown()).toMatchObject({ total: 0 });
  expect((await answerAsShop(db, answer, { now, dryRun: false })).outcome).toBe('done');
  expect(await shown()).toMatchObject({
    results: [{ answers: [{ by: 'shop', authorName: 'Kontor', isVerified: false }] }],
  });
  await addQuestion(db, asked('w'));
  await made('w', 'withhold');
  expect(await answerAsShop(db, { ...answer, id: 'w' }, { now, dryRun: false })).toMatchObject({
    outcome: 'notPossible',
    state: 'withheld',
  });
  expect((await answerAsShop(db, { ...answer, id: 'x' }, { now, dryRun: false })).outcome).toBe(
    'noText',
  );
});

it('of one person at most five texts wait; others are not kept out', async () => {
  const of = (id: string, authorEmail: string | null) =>
    addQuestion(db, asked(id, { authorEmail, customerId: null }));
  for (const id of ['1', '2', '3', '4', '5']) expect(await of(id, 'z@x.example')).toBe(true);
  expect(await of('6', 'z@x.example')).toBe(false);
  expect(await of('7', 'y@x.example')).toBe(true);
  expect(await of('8', null)).toBe(true);
});

it('an export can be imported again; what is deleted takes its answers along, and the pages are rendered anew', async () => {
  const line = {
    id: 'demo-1',
    sku: '10000001',
    locale: 'de-DE',
    question: text,
    authorName: 'Lars E.',
    createdAt: '2026-11-01T08:00:00Z',
    source: 'demo',
    answers: [{ text: 'Ja.', by: 'shop', authorName: 'Kontor', createdAt: '2026-11-02T08:00:00Z' }],
  };
  await importQuestions(db, [questionDocument.parse(line)], now);
  const [exported] = (await questionsAfter(db, '', 9)).map(documentOf);
  expect(exported).toMatchObject({ sku, answers: [{ id: 'demo-1-1', by: 'shop' }] });
  await importQuestions(db, [questionDocument.parse(exported)], now);
  expect((await questionsAfter(db, '', 9)).map(documentOf)).toEqual([exported]);
  const version = () =>
    Number(memory.prepare('SELECT version FROM page_changes WHERE tag = ?').get(sku)?.version);
  const before = version();
  memory.exec("DELETE FROM questions WHERE id = 'demo-1'");
  expect(memory.prepare('SELECT count(*) AS n FROM answers').get()?.n).toBe(0);
  expect(version()).toBeGreaterThan(before);
});

it('reports end with the texts that their authors take back: a question, its answers, and with an erasure', async () => {
  const sent = { store: 'de', locale: 'de-DE', at: now.toISOString(), state: 'open' } as const;
  const report = async (subject: 'question' | 'answer', subjectId: string) => {
    const id = `r-${subjectId}`;
    const about = { subject, subjectId, ground: 'fake', explanation: '' } as const;
    const event = { id: `e-${id}`, at: sent.at, type: 'content-reported', reportId: id } as const;
    return addReport(db, { id, number: id, ...about, ...sent }, event);
  };
  const stateOf = async (id: string) => (await reportById(db, `r-${id}`))?.state;
  for (const id of ['q1', 'q2', 'q3']) {
    await addQuestion(db, asked(id));
    await made(id, 'publish');
    await addAnswer(db, {
      ...answered(`a-${id}`, id),
      authorEmail: `${id}@y.example`,
      createdAt: `2026-11-2${id.slice(1)}T08:00:00.000Z`,
    });
    await made(`a-${id}`, 'publish');
    await report('question', id);
    await report('answer', `a-${id}`);
  }
  const newest = await textsWhere(db, sql`subject = 'answer'`, 1, 'newest');
  expect(newest).toMatchObject([{ id: 'a-q3' }]);

  const question = { subject: 'question', id: 'q1', sku, state: 'published' } as const;
  expect(await withdraw(db, question, now)).toBe(true);
  expect([await stateOf('q1'), await stateOf('a-q1')]).toEqual(['gone', 'gone']);
  // What is not shown any more cannot stay, nor be reported.
  expect(await made('a-q1', 'keep')).toEqual({ outcome: 'notPossible', state: 'withdrawn' });
  await addQuestion(db, asked('waits'));
  expect(await report('question', 'waits')).toBe(false);

  const nobody = { email: [], customer: [], order: [], cart: [], attempt: [], vatNumber: [] };
  await eraseQuestions(db, { ...nobody, email: ['q2@x.example', 'q3@y.example'] }, now);
  const ids = ['q2', 'a-q2', 'q3', 'a-q3'];
  expect(await Promise.all(ids.map(stateOf))).toEqual(['gone', 'gone', 'open', 'gone']);
  expect((await questionsAfter(db, '', 9)).map(({ id }) => id)).toEqual(['q1', 'q3', 'waits']);
  const texts = ids.map(
    (id) => ({ subject: id.startsWith('a') ? 'answer' : 'question', id }) as const,
  );
  const erased = await claimFaults(db, [], texts);
  expect(texts.filter((each) => erased.has(each)).map(({ id }) => id)).toEqual([
    'q2',
    'a-q2',
    'a-q3',
  ]);
  const decided = events().filter(({ id }) => id.startsWith('report-decided'));
  expect(decided).toHaveLength(5);
});
