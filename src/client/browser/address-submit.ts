/**
 * The form is sent without leaving the page, and the page is left once it was taken. Where nothing answers everything stays
 * as it is; an answer that has something to say is shown by the browser itself, as without a script.
 */
import { fieldsIn } from './address-checks.ts';
import type { DraftKeeper } from './address-draft.ts';
import { dismiss, notify } from './notifications.ts';

const notSent = 'addresses-not-sent';

export function submitInPlace(form: HTMLFormElement, draft: DraftKeeper): void {
  const key = document.querySelector<HTMLButtonElement>('button[form="addresses"]');
  let sending = false;
  const busy = (is: boolean) => {
    sending = is;
    key?.setAttribute('aria-busy', String(is));
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
      notify({ id: notSent, type: 'err', message: form.dataset.notSent ?? '' });
    }
  }

  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    // A key with a word of its own is sent by the browser, which says whose it was.
    if (submitter instanceof HTMLButtonElement && submitter.name) return draft.handedOver();
    event.preventDefault();
    void send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) busy(false);
  });
}

/** Where the saved form leads; undefined where the server has something to say. Throws where it did not get there. */
async function takenTo(form: HTMLFormElement): Promise<string | undefined> {
  const body = new URLSearchParams(fieldsIn(form));
  const response = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body });
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  return response.redirected ? response.url : undefined;
}
