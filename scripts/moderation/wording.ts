/** The lines that the commands about shoppers' texts share. */
import type { ModerationEntry, Subject } from '#domain/moderation/moderation.ts';
import type { ContentReport } from '#domain/moderation/report.ts';
import type { Names } from '../../src/worker/data/moderation/named.ts';

/** What operators call a decision: the name of its command. */
const commandNames: Partial<Record<ModerationEntry['kind'], string>> = {
  publish: 'approve',
  withhold: 'reject',
};
export const commandOf = (kind: ModerationEntry['kind']): string => commandNames[kind] ?? kind;

export const entryLine = ({ at, actor, kind, ground, note }: ModerationEntry): string =>
  [at.slice(0, 16), actor, commandOf(kind), ground, note].filter(Boolean).join('  ');

export const reportLine = ({ number, subjectId, at, ground, explanation }: ContentReport): string =>
  [number, subjectId, at.slice(0, 16), ground, JSON.stringify(explanation)].join('  ');

export const noText = (kinds: readonly Subject[], id: string): string =>
  `There is no ${kinds.join(' or ')} ${id}.`;

type Text = { id: string; sku: string; orderId: string | null; locale: string; createdAt: string };

/** A text in a list, with the name of its article and the number of its author's order. */
export const textLine = (
  { articles, orders }: Names,
  { id, sku, orderId, locale, createdAt }: Text,
  before: readonly string[],
  after: readonly string[],
): string =>
  [
    ...before,
    id,
    sku,
    articles.get(sku) ?? 'unknown article',
    ...(orderId === null ? [] : [`order ${orders.get(orderId) ?? orderId}`]),
    locale,
    createdAt.slice(0, 16),
    ...after,
  ].join('  ');
