/** The lines that the commands about shoppers' texts share. */
import type { ModerationEntry } from '#domain/moderation/moderation.ts';
import type { ContentReport } from '#domain/moderation/report.ts';

export const entryLine = ({ at, actor, kind, ground, note }: ModerationEntry): string =>
  [at.slice(0, 16), actor, kind, ground, note].filter(Boolean).join('  ');

export const reportLine = ({ number, subjectId, at, ground, explanation }: ContentReport): string =>
  [number, subjectId, at.slice(0, 16), ground, JSON.stringify(explanation)].join('  ');
