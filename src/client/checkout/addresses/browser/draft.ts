/**
 * Keeps unsaved input when the shopper leaves the page and returns: in this tab, for half an hour, for this cart only.
 * The draft is written when the page is left, and deleted when it is read, the form is saved or an order is placed
 * without it.
 */
import { draftKey } from '../draft-key.ts';
import { fieldsIn } from './checks.ts';

/** Ms. */
const keptFor = 30 * 60_000;

type Draft = { cart: string; at: number; fields: [string, string][] };
export type DraftKeeper = {
  /** The form is being sent: the draft is not stored when the page is left. */
  submitted: () => void;
};

export function keepDraft(form: HTMLFormElement): DraftKeeper {
  const shown = JSON.stringify(fieldsIn(form));
  const draft = taken();
  const isMine = draft?.cart === form.dataset.cart && Date.now() - (draft?.at ?? 0) < keptFor;
  // After a form was sent, the server's page has newer values than the draft.
  const isAnswer = 'unsaved' in form.dataset;
  if (draft && isMine && !isAnswer) restore(form, draft);
  let isSubmitted = false;
  addEventListener('pagehide', () => {
    const fields = fieldsIn(form);
    if (!isSubmitted && (isAnswer || JSON.stringify(fields) !== shown)) {
      put({ cart: form.dataset.cart ?? '', at: Date.now(), fields });
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isSubmitted = false;
    taken();
  });
  return {
    submitted: () => {
      isSubmitted = true;
    },
  };
}

function restore(form: HTMLFormElement, { fields }: Draft): void {
  for (const [name, value] of fields) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) {
      control.value = value;
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = true;
    } else if (control instanceof HTMLInputElement && control.type !== 'hidden') {
      control.value = value;
    }
  }
}

/** Reads and deletes the draft. Undefined without session storage. */
function taken(): Draft | undefined {
  try {
    const text = sessionStorage.getItem(draftKey);
    sessionStorage.removeItem(draftKey);
    return text ? (JSON.parse(text) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

function put(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {}
}
