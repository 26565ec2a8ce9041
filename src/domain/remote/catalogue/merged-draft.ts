/** One article from its answers in several languages and stores. */
import type { ProductDraft } from '../../catalogue/import/draft.ts';
import type { CountryCode } from '../../country/countries.ts';

export type AnsweredDraft = {
  store: CountryCode;
  draft: ProductDraft;
  /** False: the store does not sell it, although it has a price there. */
  isSellable: boolean;
};

/** Facts are those of the first answer. */
export function mergedDraft(answers: readonly [AnsweredDraft, ...AnsweredDraft[]]): ProductDraft {
  const [{ draft: first }] = answers;
  const unsold = answers.filter(({ isSellable }) => !isSellable).map(({ store }) => store);
  return {
    ...first,
    facts: { ...first.facts, notSellableIn: [...new Set(unsold)] },
    texts: Object.assign({}, ...answers.map(({ draft }) => draft.texts)),
    prices: Object.assign({}, ...answers.map(({ draft }) => draft.prices)),
  };
}
