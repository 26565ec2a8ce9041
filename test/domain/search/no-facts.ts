import type { WordFacts } from '#domain/search/plan.ts';

/** An index that knows no word. */
export const noFacts: WordFacts = {
  documents: 100,
  products: new Map(),
  headness: new Map(),
  completions: [],
  candidates: [],
  near: new Map(),
  endings: new Map(),
  parts: new Set(),
};
