/**
 * Moderation of what shoppers write: the states of a text, the decisions that change them, and what a decision must say
 * (DSA art. 16, 17; eu-2026.md ). A text is never edited. Independent of what kind of text it is.
 */
import type { Actor } from '../order/history.ts';

/** `withheld`: refused before it was published; `removed`: afterwards; `withdrawn`: by its author, for good. */
export const moderationStates = [
  'submitted',
  'published',
  'withheld',
  'removed',
  'withdrawn',
] as const;
export type ModerationState = (typeof moderationStates)[number];

/** Why a text is not shown; also the reasons of a report. A bad opinion is none (eu-2026.md R-03). */
export const grounds = ['insult', 'fake', 'rights', 'privacy', 'off-topic', 'other'] as const;
export type Ground = (typeof grounds)[number];

/** Whether a ground is the law, or the rules of the shop: the statement of reasons names it (DSA art. 17(3)). */
export const legalBases: Record<Ground, 'law' | 'rules'> = {
  insult: 'law',
  fake: 'law',
  rights: 'law',
  privacy: 'law',
  'off-topic': 'rules',
  other: 'rules',
};

/** `keep`: it stays although it was reported. */
export const decisions = ['publish', 'withhold', 'remove', 'withdraw', 'keep'] as const;
export type Decision = (typeof decisions)[number];

/** The author alone withdraws; a withheld or removed text may be published after an appeal. */
const results: Record<Decision, { from: readonly ModerationState[]; to: ModerationState }> = {
  publish: { from: ['submitted', 'withheld', 'removed'], to: 'published' },
  withhold: { from: ['submitted'], to: 'withheld' },
  remove: { from: ['published'], to: 'removed' },
  withdraw: { from: ['submitted', 'published'], to: 'withdrawn' },
  keep: { from: ['published'], to: 'published' },
};

/** The state after the decision; undefined if it cannot be made in this state. */
export function stateAfter(
  state: ModerationState,
  decision: Decision,
): ModerationState | undefined {
  const { from, to } = results[decision];
  return from.includes(state) ? to : undefined;
}

/** The states from which a decision leads on. */
export const statesBefore = (decision: Decision): readonly ModerationState[] =>
  results[decision].from;

export const stateOf = (decision: Decision): ModerationState => results[decision].to;

/** What a text is: further kinds have tables of their own and share the decisions and the reports. */
export const subjects = ['review', 'question', 'answer'] as const;
export type Subject = (typeof subjects)[number];

/**
 * `submit`: it was written; `answer`, `translate`: the shop has answered or translated it; `erase`: its author has erased
 * their data. They change no state.
 */
export type ModerationEntry = {
  id: string;
  subject: Subject;
  subjectId: string;
  /** ISO time. */
  at: string;
  actor: Actor;
  kind: Decision | 'submit' | 'answer' | 'translate' | 'erase';
  /** Of `withhold` and `remove`. */
  ground?: Ground;
  legalBase?: 'law' | 'rules';
  /** Whether a program has decided. */
  isAutomated: boolean;
  /** The facts of the case, in words for the author. */
  note?: string;
};

/** Why a text is not shown, for its author. */
export type Restriction = { ground: Ground | null; note: string | null };

export type DecisionOf = Pick<ModerationEntry, 'subject' | 'subjectId' | 'actor'> & {
  decision: Decision;
  /** Of a restriction. `note`: the facts, in words for the author. */
  ground?: Ground;
  note?: string;
};

/** The entry of a decision that a person makes. */
export function decisionEntry(
  id: string,
  { decision, ground, note, ...made }: DecisionOf,
  at: string,
): ModerationEntry & { kind: Decision } {
  return {
    id,
    ...made,
    at,
    kind: decision,
    ...(ground && { ground, legalBase: legalBases[ground] }),
    isAutomated: false,
    ...(note && { note }),
  };
}

/** Whether the author is told the reasons: of every restriction. */
export const needsStatement = (kind: ModerationEntry['kind']): kind is 'withhold' | 'remove' =>
  kind === 'withhold' || kind === 'remove';
