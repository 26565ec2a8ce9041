/**
 * Subscribes without leaving the page: the response's `data-newsletter` element replaces the one on this page, if any,
 * else the form. So a response to the footer's form cannot add a second field of the same name.
 */
import { withLoadingBar } from '../../browser/notices/loading.ts';

export async function subscribe(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  const action = form.getAttribute('action') ?? '';
  try {
    const request = { method: 'POST', headers: { 'Kontor-In-Place': '1' }, body };
    const response = await withLoadingBar(fetch(action, request));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const said = page.querySelector<HTMLElement>('[data-newsletter]');
    if (!said) throw new Error(`status ${response.status}`);
    said.tabIndex = -1;
    const place = document.querySelector('[data-newsletter]') ?? form;
    place.replaceWith(said);
    // A wrong address is corrected at once.
    (said.querySelector<HTMLElement>('[aria-invalid]') ?? said).focus();
    said.scrollIntoView({ block: 'nearest' });
  } catch {
    // Without the script the form leads to a page with the same message.
    form.submit();
  }
}
