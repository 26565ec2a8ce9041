/** The forms of a page as a browser without a script has them: all controls with their values, and the buttons. */
import { decodedText } from './html-prices.ts';
import type { Visitor } from './visitor.ts';

type Control = {
  name: string;
  type: string;
  /** The value that is sent unless it is changed; undefined: nothing is sent. */
  value?: string;
  /** The values that a group of radio buttons or a list offers. */
  choices: string[];
};
type Key = { name: string; value: string; text: string };

export type PageForm = {
  id: string;
  action: string;
  method: string;
  controls: Map<string, Control>;
  keys: Key[];
};

/** All forms of a page, in their order; controls outside of one belong to the form that they name. */
export async function formsOf(response: Response): Promise<PageForm[]> {
  const forms: PageForm[] = [];
  /** Controls with a `form` attribute: their form may come later. */
  const loose: { id: string; put: (form: PageForm) => void }[] = [];
  let open: PageForm | undefined;
  let list: Control | undefined;
  let area: Control | undefined;
  let key: Key | undefined;

  const said = (element: Element, name: string) => decodedText(element.getAttribute(name) ?? '');
  function belong(element: Element, put: (form: PageForm) => void): void {
    const id = element.getAttribute('form');
    if (id) loose.push({ id, put });
    else if (open) put(open);
  }
  const reader = new HTMLRewriter()
    .on('form', {
      element(element) {
        const method = said(element, 'method').toLowerCase() || 'get';
        const form = { id: said(element, 'id'), action: said(element, 'action'), method };
        open = { ...form, controls: new Map(), keys: [] };
        forms.push(open);
        element.onEndTag(() => {
          open = undefined;
        });
      },
    })
    .on('input[name]', {
      element: (element) => belong(element, inputIn(element)),
    })
    .on('textarea[name]', {
      element(element) {
        const name = said(element, 'name');
        const own: Control = { name, type: 'textarea', value: '', choices: [] };
        area = own;
        belong(element, ({ controls }) => controls.set(name, own));
      },
      text({ text }) {
        if (area) area.value += decodedText(text);
      },
    })
    .on('select[name]', {
      element(element) {
        const name = said(element, 'name');
        const own: Control = { name, type: 'select', choices: [] };
        list = own;
        belong(element, ({ controls }) => controls.set(name, own));
      },
    })
    .on('select[name] option', {
      element(element) {
        if (!list) return;
        const value = said(element, 'value');
        list.choices.push(value);
        if (list.value === undefined || element.hasAttribute('selected')) list.value = value;
      },
    })
    .on('button', {
      element(element) {
        const own: Key = { name: said(element, 'name'), value: said(element, 'value'), text: '' };
        key = own;
        if (said(element, 'type') === 'button' || element.hasAttribute('disabled')) return;
        belong(element, ({ keys }) => keys.push(own));
      },
      text({ text }) {
        if (key) key.text += decodedText(text);
      },
    });
  await reader.transform(response).arrayBuffer();
  for (const { id, put } of loose) {
    const form = forms.find((each) => each.id === id);
    if (form) put(form);
  }
  return forms;
}

function inputIn(element: Element): (form: PageForm) => void {
  const said = (name: string) => {
    const text = element.getAttribute(name);
    return text === null ? undefined : decodedText(text);
  };
  const name = said('name') ?? '';
  const type = said('type') ?? 'text';
  const value = said('value') ?? '';
  const isChoice = type === 'radio' || type === 'checkbox';
  const stands = !isChoice || element.hasAttribute('checked');
  if (element.hasAttribute('disabled')) return () => undefined;
  return ({ controls }) => {
    const control = controls.get(name) ?? { name, type, choices: [] };
    if (isChoice) control.choices.push(value || 'on');
    if (stands) control.value = value;
    controls.set(name, control);
  };
}

/** The form of this id; a page without it is a failure. */
export async function formOf(response: Response, id: string): Promise<PageForm> {
  const found = (await formsOf(response)).find((form) => form.id === id);
  if (!found) throw new Error(`no form is called ${id} on a page of status ${response.status}`);
  return found;
}

/** The fields that the form sends with these words filled in and this button pressed. */
export function filled(
  { controls, keys }: PageForm,
  words: Record<string, string>,
  press?: string,
): Record<string, string> {
  for (const [name, word] of Object.entries(words)) {
    const control = controls.get(name);
    if (!control) throw new Error(`the form has no ${name}`);
    const { choices } = control;
    if (choices.length > 0 && !choices.includes(word)) {
      throw new Error(`${name} may be ${choices}, not ${word}`);
    }
  }
  const key = keys.find(({ value }) => value === press);
  if (press !== undefined && !key) throw new Error(`no key says ${press}`);
  const standing = [...controls].flatMap(([name, { value }]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(standing), ...words, ...(key?.name && { [key.name]: key.value }) };
}

/** Fills in a form and sends it. */
export function sendForm(
  shopper: Visitor,
  form: PageForm,
  words: Record<string, string>,
  press?: string,
): Promise<Response> {
  const fields = filled(form, words, press);
  if (form.method === 'post') return shopper.post(form.action, fields);
  return shopper.get(`${form.action}?${new URLSearchParams(fields)}`);
}

/** Presses the button with this value, in the first POST form of a page that has it. */
export async function press(
  shopper: Visitor,
  html: string,
  value: string,
  words: Record<string, string> = {},
): Promise<Response> {
  const forms = (await formsOf(new Response(html))).filter(({ method }) => method === 'post');
  const form = forms.find(({ keys }) => keys.some((key) => key.value === value));
  if (!form) throw new Error(`no form is sent by a key ${value}`);
  return sendForm(shopper, form, words, value);
}
