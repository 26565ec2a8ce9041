/** Files of questions with their answers, one JSON document per line. An export can be imported again. */
import { questionDocument } from '#domain/question/question.ts';
import { questionsAfter } from '../../src/worker/data/questions/moderate.ts';
import { documentOf } from '../../src/worker/data/questions/question-rows.ts';
import { importQuestions } from '../../src/worker/data/questions/write-questions.ts';
import { type CommandContext, writerOf } from '../catalogue/run-command.ts';
import { readLines, textOf } from '../moderation/lines.ts';

const questionsAtOnce = 100;

/** Refused lines do not keep out the others. */
export async function importQuestionFile(
  db: D1Database,
  file: string,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<{ stored: number; refused: string[] }> {
  const { documents, refused } = readLines(textOf(file), questionDocument);
  for (let start = 0; !dryRun && start < documents.length; start += questionsAtOnce) {
    await importQuestions(db, documents.slice(start, start + questionsAtOnce), now);
  }
  return { stored: documents.length, refused };
}

export async function exportQuestions(
  db: D1Database,
  context: CommandContext,
  out: string | undefined,
): Promise<void> {
  const write = writerOf(context, out);
  for (let after = ''; ; ) {
    const rows = await questionsAfter(db, after, questionsAtOnce);
    for (const row of rows) write(`${JSON.stringify(documentOf(row))}\n`);
    const last = rows.at(-1);
    if (!last || rows.length < questionsAtOnce) return;
    after = last.id;
  }
}
