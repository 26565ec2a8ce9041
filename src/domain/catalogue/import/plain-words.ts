/** Converts issues of a schema to messages for the operator. */
import type * as z from 'zod';
import { shown } from './cell-values.ts';

type Issue = z.core.$ZodIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  tuple: 'a list',
};

/** `{ field: 'prices.de.centAmount', why: '-5 is less than 1' }` for each issue. */
export function inPlainWords(issues: readonly Issue[]): { field: string; why: string }[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), why: why(issue) }));
}

function why(issue: Issue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return input === undefined
        ? 'is missing'
        : `${valueText(input)} is not ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `is longer than ${issue.maximum} characters`
        : issue.origin === 'array'
          ? `has more than ${issue.maximum} entries`
          : `${valueText(input)} is more than ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty or too short';
      if (issue.origin === 'array') return 'is empty';
      return `${valueText(input)} is ${issue.inclusive ? 'less than' : 'not more than'} ${issue.minimum}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.map(shown).join(', ')}`;
    case 'invalid_value':
      return noneOf(input, issue.values);
    case 'invalid_key':
      return `${valueText(issue.path.at(-1))} is no language or store of this shop`;
    case 'invalid_union':
      if (issue.discriminator && 'options' in issue)
        return noneOf(fieldOf(input, issue.discriminator), issue.options ?? []);
      return input === undefined ? 'is missing' : `${valueText(input)} does not fit`;
    case 'invalid_format':
      return `${valueText(input)} does not fit: ${issue.message}`;
    default:
      return issue.message;
  }
}

function noneOf(value: unknown, known: readonly unknown[]): string {
  return value === undefined ? 'is missing' : `${valueText(value)} is none of ${known.join(', ')}`;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function valueText(value: unknown): string {
  return shown(typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value)));
}
