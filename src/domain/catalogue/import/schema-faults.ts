/** What a schema says of a document, in its own words: the Worker does without the longer ones of commands (plain-words.ts). */
import type * as z from 'zod';

export type FieldFault = { field: string; why: string };
export type TellIssues = (issues: readonly z.core.$ZodIssue[]) => FieldFault[];

export const schemaFaults: TellIssues = (issues) =>
  issues.map(({ path, message }) => ({ field: path.join('.'), why: message }));

/** The first of them in one line. */
export function firstFault({ issues }: z.ZodError): string {
  const [first] = schemaFaults(issues);
  return first ? `${first.field}: ${first.why}` : 'has another form';
}
