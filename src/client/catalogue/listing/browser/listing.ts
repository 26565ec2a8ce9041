/**
 * Enhances a listing: filters in a drawer, further pages in place. Both work without it; their code is loaded at the
 * first use. All listeners are on the document, because filtering replaces the page's main part.
 *
 * The event `kontor:filter` reports selected and removed filters. It sends nothing to a server: the data layer may
 * listen on the window (page-events.ts). Source: checklist CAT-3.
 */
import { allFilters } from '#domain/catalogue/listing/paging.ts';
import { runClocks } from '../../../browser/clock.ts';
import { dispatch } from '../../../browser/page-events.ts';

// Of campaigns: on their pages, which are listings, and in blocks of content.
runClocks();
addEventListener('kontor:shown', runClocks);

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest('[data-filters]')) return;
  const { type, name, value, checked } = target;
  // A net limit is reported as the gross one that it is sent as.
  if (!name) return;
  const on = type === 'checkbox' ? checked : value !== '';
  dispatch('kontor:filter', {
    action: on ? 'filter_select' : 'filter_unselect',
    attribute: name,
    value,
  });
});

document.addEventListener('click', (event) => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const { filter, value = '' } = link.dataset;
  if (filter) dispatch('kontor:filter', { action: 'filter_select', attribute: filter, value });
  const chips = [...document.querySelectorAll<HTMLElement>('[data-unfilter]')];
  // A chip of a price is there twice, gross and net; one of them is shown.
  const off = (chip: HTMLElement) =>
    chip === link || ('clear' in link.dataset && chip.checkVisibility());
  for (const chip of chips.filter(off)) {
    const { unfilter = '', value: removed = '' } = chip.dataset;
    dispatch('kontor:filter', { action: 'filter_unselect', attribute: unfilter, value: removed });
  }
  if ('openFilters' in link.dataset) {
    event.preventDefault();
    const follow = () => location.assign(link.href);
    void import('./filter-drawer.ts').then(({ openFilters }) => openFilters()).catch(follow);
  }
  if ('allFilters' in link.dataset) {
    event.preventDefault();
    showAllFilters(link);
  }
  if ('more' in link.dataset) {
    event.preventDefault();
    const follow = () => location.assign(link.href);
    void import('./load-more.ts').then(({ loadMore }) => loadMore(link)).catch(follow);
  }
});

/** The form is sent with all filters requested, as after a change; the focus moves to the first one added. */
function showAllFilters({ hash }: HTMLAnchorElement): void {
  const form = document.querySelector<HTMLFormElement>('[data-filters]');
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: allFilters.name, value: allFilters.value });
  form?.append(field);
  const focus = () => document.querySelector<HTMLElement>(`${hash} > summary`)?.focus();
  addEventListener('kontor:shown', focus, { once: true });
  form?.dispatchEvent(new Event('change', { bubbles: true }));
}

if (history.state?.firstPage) void import('./load-more.ts').then(({ restore }) => restore());
// For a search, opened articles are reported if the visitor consented.
if (new URLSearchParams(location.search).has('query'))
  void import('../../../search/browser/click-tracking.ts');
