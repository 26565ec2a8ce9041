/**
 * Sends the form with fetch and leaves the page once it is accepted. If the request fails, the page stays as it is. If
 * the response is a page with messages or the login, the form is submitted there natively, as without a script.
 */

import { dismiss, showNotification } from '../../../browser/notices/notifications.ts';
import { fieldsIn } from './checks.ts';
import type { DraftKeeper } from './draft.ts';

const notSent = 'addresses-not-sent';

export function submitInPlace(form: HTMLFormElement, draft: DraftKeeper): void {
  const button = document.querySelector<HTMLButtonElement>('button[form="addresses"]');
  let sending = false;
  const busy = (is: boolean) => {
    sending = is;
    button?.setAttribute('aria-busy', String(is));
  };

  async function send(): Promise<void> {
    if (sending) return;
    busy(true);
    dismiss(notSent);
    try {
      const { headers, ok, redirected, url } = await submitForm(form);
      draft.submitted();
      // An expected refusal is answered in place with 200, and has its own status in a header.
      if (redirected && ok && !headers.has('Kontor-Status')) return location.assign(url);
      const { action } = form;
      // After a lost session a redirect that keeps the method led to the login.
      if (redirected) form.action = url;
      form.submit();
      form.action = action;
    } catch {
      busy(false);
      showNotification({ id: notSent, type: 'err', message: form.dataset.notSent ?? '' });
    }
  }

  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    // A button with a name is sent by the browser, which includes its name and value.
    if (submitter instanceof HTMLButtonElement && submitter.name) return draft.submitted();
    event.preventDefault();
    void send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) busy(false);
  });
}

/** Throws if the request failed. */
async function submitForm(form: HTMLFormElement): Promise<Response> {
  const body = new URLSearchParams(fieldsIn(form));
  const request = { method: 'POST', headers: { 'Kontor-In-Place': '1' }, body };
  const response = await fetch(form.getAttribute('action') ?? '', request);
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  return response;
}
