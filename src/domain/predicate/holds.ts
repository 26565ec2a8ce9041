/** Whether a subject satisfies a predicate. */
import type { Operator, Predicate, Value } from './predicate.ts';

/** Every comparison with a field that the subject lacks is false. */
export type Subject = {
  value: (field: string) => Value | readonly string[] | undefined;
  /** A number about the lines that satisfy `which`, such as their count. */
  ofLines?: (field: string, which: Predicate) => number;
};

export function holds(predicate: Predicate, subject: Subject): boolean {
  switch (predicate.kind) {
    case 'always':
      return true;
    case 'and':
      return predicate.parts.every((part) => holds(part, subject));
    case 'or':
      return predicate.parts.some((part) => holds(part, subject));
    case 'not':
      return !holds(predicate.part, subject);
    case 'compare':
      return compares(subject.value(predicate.field), predicate.operator, predicate.value);
    case 'in': {
      const { field, values } = predicate;
      return values.some((value) => compares(subject.value(field), '=', value));
    }
    case 'contains': {
      const found = subject.value(predicate.field);
      const has = (value: string) => Array.isArray(found) && found.includes(value);
      return predicate.all ? predicate.values.every(has) : predicate.values.some(has);
    }
    case 'lines': {
      const { field, which, operator, value } = predicate;
      return compares(subject.ofLines?.(field, which), operator, value);
    }
  }
}

function compares(found: unknown, operator: Operator, value: Value): boolean {
  if (typeof found !== typeof value) return false;
  if (operator === '=') return found === value;
  if (operator === '<>') return found !== value;
  const difference = order(found as Value, value);
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  return operator === '>' ? difference > 0 : difference >= 0;
}

/** Below, at or above zero. Both have the same type; texts are compared by character code. */
function order(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
