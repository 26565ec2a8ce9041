/**
 * The form is sent without leaving the page, and the page is left once it was taken. Where nothing answers everything stays
 * as it is; an answer that has something to say is shown by the browser itself, as without a script.
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
      const to = await takenTo(form);
      draft.handedOver();
      if (to) location.assign(to);
      else form.submit();
    } catch {
      busy(false);
      showNotification({ id: notSent, type: 'err', message: form.dataset.notSent ?? '' });
    }
  }

  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    // A button with a name is sent by the browser, which includes its name and value.
    if (submitter instanceof HTMLButtonElement && submitter.name) return draft.handedOver();
    event.preventDefault();
    void send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) busy(false);
  });
}

/** The address to go on to after saving; undefined if the answer is a page with messages. Throws if sending failed. */
async function takenTo(form: HTMLFormElement): Promise<string | undefined> {
  const body = new URLSearchParams(fieldsIn(form));
  const response = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body });
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  return response.redirected ? response.url : undefined;
}
