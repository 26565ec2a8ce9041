/**
 * Which of the caller's own orders getOrders returns: `orderState = "Open" and createdAt >= "2026-11-01"`. The syntax of
 * discount predicates; texts only, and a moment for `createdAt`. Source: purchase-flow.txt §7 /getOrders `where`.
 */
import type { Parsed } from '../predicate/expression.ts';
import { type Predicate, parsePredicate } from '../predicate/predicate.ts';

const fields = {
  id: 'text',
  orderNumber: 'text',
  orderState: 'text',
  shipmentState: 'text',
  paymentState: 'text',
  customerEmail: 'text',
  createdAt: 'text',
} as const;
export type OrderField = keyof typeof fields;

/** With moments in UTC with milliseconds, as they are stored and compared. */
export function orderWhere(where: string): Parsed<Predicate> {
  const parsed = parsePredicate(where, fields);
  if (!parsed.ok) return parsed;
  const value = withMoments(parsed.value);
  return value
    ? { ok: true, value }
    : { ok: false, message: 'createdAt is compared with a day or a moment such as 2026-11-24' };
}

/** The one order that the whole predicate names. */
export function oneOrderIn(where: Predicate): { id: string } | { orderNumber: string } | undefined {
  if (where.kind !== 'compare' || where.operator !== '=') return undefined;
  const value = String(where.value);
  if (where.field === 'id') return { id: value };
  return where.field === 'orderNumber' ? { orderNumber: value } : undefined;
}

/** Undefined if a moment cannot be read. */
function withMoments(where: Predicate): Predicate | undefined {
  switch (where.kind) {
    case 'and':
    case 'or': {
      const parts = where.parts.map(withMoments);
      return parts.every((part) => part !== undefined) ? { ...where, parts } : undefined;
    }
    case 'not': {
      const part = withMoments(where.part);
      return part && { ...where, part };
    }
    case 'compare': {
      const value = where.field === 'createdAt' ? momentOf(where.value) : where.value;
      return value === undefined ? undefined : { ...where, value };
    }
    case 'in': {
      const values = where.field === 'createdAt' ? where.values.map(momentOf) : where.values;
      return values.every((value) => value !== undefined) ? { ...where, values } : undefined;
    }
    default:
      return where;
  }
}

/** A day begins in UTC. */
function momentOf(value: unknown): string | undefined {
  const text = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.exec(String(value))?.[0];
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
