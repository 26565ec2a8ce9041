/** Shows only the questions of a page that have all typed words. Without a script the field is not there. */
import { fold } from '#domain/search/fold.ts';

const form = document.querySelector<HTMLFormElement>('[data-faq-search]');
const field = form?.querySelector('input');
const nothing = form?.querySelector('output');
const questions = [
  ...document.querySelectorAll<HTMLDetailsElement>('main details[data-question]'),
].map((details) => ({ details, words: ` ${fold(details.textContent)}` }));

if (form && field && nothing) {
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', () => show(field.value, nothing));
  if (field.value) show(field.value, nothing);
}

/** A word may be a beginning. */
function show(typed: string, told: HTMLOutputElement): void {
  const wanted = fold(typed).split(' ').filter(Boolean);
  let found = 0;
  for (const { details, words } of questions) {
    details.hidden = !wanted.every((word) => words.includes(` ${word}`));
    if (!details.hidden) found += 1;
  }
  for (const section of document.querySelectorAll<HTMLElement>('main section[data-questions]')) {
    section.hidden = !section.querySelector('details:not([hidden])');
  }
  told.textContent = found > 0 ? '' : (told.dataset.nothing ?? '').replace('{query}', typed);
}
