/** The commands of `npm run questions`, for the command line and for tests. */
import type { Ground } from '#domain/moderation/moderation.ts';
import { maxQuestionLengths, type StoredText } from '#domain/question/question.ts';
import {
  answerAsShop,
  type ModeratedText,
  moderateText,
  queuedTexts,
  type TextModeration,
  unansweredQuestions,
} from '../../src/worker/data/questions/moderate.ts';
import { textRow, textsOfQuestion } from '../../src/worker/data/questions/question-rows.ts';
import { moderationOf } from '../../src/worker/data/reviews/reports.ts';
import { numberIn } from '../catalogue/options.ts';
import type { CommandContext } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import {
  type Acting,
  addReportCommands,
  groundNamed,
  moderationProgram,
  type Restricting,
  restricting,
  type Where,
} from '../moderation/program.ts';
import { entryLine } from '../moderation/wording.ts';
import { exportQuestions, importQuestionFile } from './files.ts';

const dayMs = 86_400_000;

const textLine = ({ subject, id, sku, locale, createdAt, text }: StoredText): string =>
  [subject, id, sku, locale, createdAt.slice(0, 16), JSON.stringify(text)].join('  ');

/** Returns the exit code. */
export async function runQuestions(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = moderationProgram('questions', 'Questions about articles.', context);
  const { output, command, acting, work, refuse } = program;

  function list(texts: readonly StoredText[], none: string): void {
    for (const text of texts) output.log(textLine(text));
    if (texts.length === 0) output.log(none);
  }
  function tell(id: string, result: ModeratedText, done: string): void {
    if (result.outcome === 'noText') refuse(`There is no such question or answer: ${id}.`);
    else if (result.outcome === 'notPossible') refuse(`${id} is ${result.state}.`);
    else output.log(`${result.outcome === 'done' ? 'done' : 'would be done'}: ${done} ${id}`);
  }
  function moderate(
    id: string,
    { by, dryRun = false, ...where }: Acting,
    decision: TextModeration['decision'],
    why: { ground?: Ground; note?: string } = {},
  ) {
    const asked = { id, decision, actor: `operator:${by}` as const, ...why };
    return work(where, async (db) =>
      tell(id, await moderateText(db, asked, { now: new Date(), dryRun }), decision),
    );
  }

  command('queue', 'questions and answers that wait for a decision, the oldest first')
    .option('--limit <number>', 'how many', '50')
    .action(({ limit, ...where }: Where & { limit: string }) =>
      work(where, async (db) => list(await queuedTexts(db, numberIn(limit)), 'Nothing waits.')),
    );

  command('unanswered', 'published questions without a published answer, the oldest first')
    .option('--days <number>', 'asked at least so many days ago', '3')
    .action(({ days, ...where }: Where & { days: string }) =>
      work(where, async (db) => {
        const before = new Date(Date.now() - numberIn(days) * dayMs).toISOString();
        list(await unansweredQuestions(db, before, 500), 'No question is unanswered.');
      }),
    );

  command('show <id>', 'a question with its answers, or an answer, and what was decided').action(
    (id: string, where: Where) =>
      work(where, async (db) => {
        const text = await textRow(db, id);
        if (!text) return refuse(`There is no such question or answer: ${id}.`);
        for (const each of await textsOfQuestion(db, text.questionId)) {
          output.log(`${textLine(each)}  ${each.state}  ${JSON.stringify(each.authorName)}`);
        }
        for (const entry of await moderationOf(db, text.subject, id)) output.log(entryLine(entry));
      }),
  );

  acting('approve <id>', 'publish a text, or one that was withheld or removed').action(
    (id: string, options: Acting) => moderate(id, options, 'publish'),
  );

  for (const [decision, description] of [
    ['withhold', 'do not publish a text; its author is told the reasons'],
    ['remove', 'take a published text off; author and reporters are told'],
  ] as const) {
    restricting(program, `${decision} <id>`, description).action(
      (id: string, { ground, reason: note, ...options }: Restricting) =>
        moderate(id, options, decision, { ground: groundNamed(ground), note }),
    );
  }

  acting('answer <id> <text>', 'answer a question for the shop; who asked it is told').action(
    (id: string, text: string, { by, dryRun = false, ...where }: Acting) => {
      if (text.trim() === '' || text.length > maxQuestionLengths.answer) {
        throw new WrongUsage('the answer is empty or too long');
      }
      const answer = { id, text, actor: `operator:${by}` as const };
      return work(where, async (db) =>
        tell(id, await answerAsShop(db, answer, { now: new Date(), dryRun }), 'answer'),
      );
    },
  );

  addReportCommands(program, ['question', 'answer']);

  command('import <ndjson>', 'store the questions of a file by their ids, with their answers')
    .option('--dry-run', 'check the file, and change nothing')
    .action((file: string, { dryRun = false, ...where }: Where & { dryRun?: boolean }) =>
      work(where, async (db) => {
        const { stored, refused } = await importQuestionFile(db, file, { now: new Date(), dryRun });
        for (const line of refused) refuse(line);
        output.log(`${dryRun ? 'would be stored' : 'stored'}: ${stored} questions`);
      }),
    );

  command('export', 'all questions as NDJSON, with their authors: personal data')
    .option('--out <file>', 'file (default: standard output)')
    .action(({ out, ...where }: Where & { out?: string }) =>
      work(where, (db) => exportQuestions(db, context, out)),
    );

  return program.run(parameters);
}
