/**
 * The addresses step in a browser with scripts, an entry of its own: fields are checked when they are left, what was typed
 * outlives failures, and what is wrong is said beside the page too. Without it the form works as any form does.
 */

import { showNotification } from '../../../browser/notices/notifications.ts';
import { watchFields } from './checks.ts';
import { keepDraft } from './draft.ts';
import { submitInPlace } from './submit.ts';
import { suggestStreets } from './suggestions.ts';

const form = document.querySelector<HTMLFormElement>('form#addresses');

if (form) {
  const { failure, problem } = form.dataset;
  if (failure && problem) showNotification({ id: failure, type: 'err', message: problem });
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
