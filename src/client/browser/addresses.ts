/**
 * The addresses step in a browser with scripts, an entry of its own: fields are checked when they are left, what was typed
 * outlives failures, and what is wrong is said beside the page too. Without it the form works as any form does.
 */

import { watchFields } from './address-checks.ts';
import { keepDraft } from './address-draft.ts';
import { submitInPlace } from './address-submit.ts';
import { suggestStreets } from './address-suggestions.ts';
import { notify } from './notifications.ts';

const form = document.querySelector<HTMLFormElement>('form#addresses');

if (form) {
  const { failure, problem } = form.dataset;
  if (failure && problem) notify({ id: failure, type: 'err', message: problem });
  const draft = keepDraft(form);
  watchFields(form);
  submitInPlace(form, draft);
  const { suggest, suggestFrom, suggestions } = form.dataset;
  if (suggest) {
    const fewest = Number(suggestFrom);
    suggestStreets(form, { address: suggest, fewest, words: suggestions ?? '' });
  }
  const country = form.querySelector<HTMLSelectElement>('[name="billing.country"]');
  const apply = form.querySelector<HTMLButtonElement>('[name="intent"][value="country"]');
  country?.addEventListener('change', () => form.requestSubmit(apply));
  form.dataset.watched = '';
}
