/** Support cases in lines of text. */
import { supportFields } from '#domain/support/reasons.ts';
import type { SupportCase, SupportMessage } from '#domain/support/support-case.ts';
import type { FileRow } from '../../src/worker/data/files/files.ts';
import { fileLine } from '../file-line.ts';

export const columns = [
  'number',
  'store',
  'locale',
  'state',
  'delivery',
  'suspicion',
  'createdAt',
  'changedAt',
  'reason',
  'subreason',
  'name',
  'email',
  'company',
  'subject',
  ...supportFields,
] as const satisfies (keyof SupportCase)[];

export const rowOf = (found: SupportCase): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, found[column] ?? '']));

export function lineOf(found: SupportCase): string {
  const { number, store, state, delivery, suspicion, changedAt, reason, subreason, subject } =
    found;
  const passed = suspicion ? `${delivery} (${suspicion})` : delivery;
  const about = `${reason}/${subreason}`;
  return [number, store, state, passed, changedAt, about, subject].join('\t');
}

export function caseLines(
  found: SupportCase,
  messages: readonly SupportMessage[],
  files: readonly FileRow[],
  remote?: boolean,
): string[] {
  const facts = Object.entries(rowOf(found)).filter(([, value]) => value !== '');
  return [
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...messages.flatMap(({ id, writer, at, text }) => [
      '',
      `${at} ${writer}:`,
      ...text.split('\n'),
      ...files.filter(({ ownerRef }) => ownerRef === id).map((file) => fileLine(file, remote)),
    ]),
  ];
}
