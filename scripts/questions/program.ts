/**
 * `npm run questions`: the moderation of questions and answers, the shop's answers, import and export. Exit code 0: done;
 * 1: not possible, or lines were refused; 2: the command itself was wrong.
 */
import type { Subject } from '#domain/moderation/moderation.ts';
import {
  maxQuestionLengths,
  questionClaims,
  questionDocument,
  type StoredText,
} from '#domain/question/question.ts';
import { moderationOf } from '../../src/worker/data/moderation/entries.ts';
import { namesOf } from '../../src/worker/data/moderation/named.ts';
import {
  answerAsShop,
  questionsAfter,
  queuedTexts,
  unansweredQuestions,
} from '../../src/worker/data/questions/operator.ts';
import {
  documentOf,
  textRow,
  textsOfQuestion,
} from '../../src/worker/data/questions/question-rows.ts';
import { importQuestions } from '../../src/worker/data/questions/write-questions.ts';
import { numberIn } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { addFileCommands } from '../moderation/files.ts';
import { addDecisionCommands, tell } from '../moderation/program.ts';
import { entryLine, noText, textLine } from '../moderation/wording.ts';
import { type Acting, operatorProgram, type Where } from '../operator-program.ts';

const dayMs = 86_400_000;

const kinds: readonly Subject[] = ['question', 'answer'];

/** Returns the exit code. */
export async function runQuestions(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('questions', 'Questions about articles.', context);
  const { output, command, acting, work, refuse } = program;

  async function list(db: D1Database, texts: readonly StoredText[], none = ''): Promise<void> {
    const names = await namesOf(db, texts);
    for (const each of texts) {
      const { subject, text, state, authorName } = each;
      const said = [JSON.stringify(text), state, JSON.stringify(authorName)];
      output.log(textLine(names, each, [subject], said));
    }
    if (texts.length === 0) output.log(none);
  }

  command('queue', 'questions and answers that wait for a decision, the oldest first')
    .option('--limit <number>', 'how many', '50')
    .action(({ limit, ...where }: Where & { limit: string }) =>
      work(where, async (db) => list(db, await queuedTexts(db, numberIn(limit)), 'Nothing waits.')),
    );

  command('unanswered', 'published questions without a published answer, the oldest first')
    .option('--days <number>', 'asked at least so many days ago', '3')
    .action(({ days, ...where }: Where & { days: string }) =>
      work(where, async (db) => {
        const before = new Date(Date.now() - numberIn(days) * dayMs).toISOString();
        await list(db, await unansweredQuestions(db, before, 500), 'No question is unanswered.');
      }),
    );

  command('show <id>', 'a question with its answers, or an answer, and what was decided').action(
    (id: string, where: Where) =>
      work(where, async (db) => {
        const text = await textRow(db, id);
        if (!text) return refuse(noText(kinds, id));
        await list(db, await textsOfQuestion(db, text.questionId));
        for (const entry of await moderationOf(db, text.subject, id)) output.log(entryLine(entry));
      }),
  );

  acting('answer <id> <text>', 'answer a question for the shop; who asked it is told').action(
    (id: string, typed: string, { by, dryRun = false, ...where }: Acting) => {
      const text = typed.trim();
      if (text === '' || text.length > maxQuestionLengths.answer) {
        throw new WrongUsage('the answer is empty or too long');
      }
      const answer = { id, text, actor: `operator:${by}` as const };
      return work(where, async (db) =>
        tell(
          program,
          kinds,
          { id, done: 'answer' },
          await answerAsShop(db, answer, { now: new Date(), dryRun }),
        ),
      );
    },
  );

  addDecisionCommands(program, kinds);

  addFileCommands(program, 'questions', {
    schema: questionDocument,
    claimsOf: questionClaims,
    store: importQuestions,
    after: questionsAfter,
    documentOf,
  });

  return program.run(parameters);
}

if (import.meta.main) process.exitCode = await runQuestions(process.argv.slice(2), ofProcess);
