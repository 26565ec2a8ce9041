/**
 * Script entry of the addresses step: validates fields on blur, keeps the input after failures and also shows problems
 * as notifications. Without it the form works like any other form.
 */

import { showNotification } from '../../../browser/notices/notifications.ts';
import { watchFields } from './checks.ts';
import { keepDraft } from './draft.ts';
import { submitInPlace } from './submit.ts';
import { suggestStreets } from './suggestions.ts';

const form = document.querySelector<HTMLFormElement>('form#addresses');

if (form) {
  const { failure, problem } = form.dataset;
  // It goes by itself, because it covers fields; the page has the same words above them.
  if (failure && problem)
    showNotification({ id: failure, type: 'err', message: problem, dismissible: true });
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
