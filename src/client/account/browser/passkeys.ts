/**
 * Script entry of pages with a passkey's form: asks the authenticator and sends what it answers in the form's field for
 * it. On the login page browsers also offer passkeys in the list of the e-mail field. A form that the browser
 * cannot use is hidden. Source: WebAuthn Level 3 §5.1.
 */
const forms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]');

/** `template`: the note to show, by its name. */
function say(form: HTMLFormElement, template: string): void {
  const note = form.querySelector<HTMLTemplateElement>(`template[data-note="${template}"]`);
  const place = form.querySelector('[aria-live]');
  if (note && place) place.replaceChildren(note.content.cloneNode(true));
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  button.ariaBusy = String(isBusy);
  const label = button.querySelector('span');
  const { busy = '', idle = label?.textContent ?? '' } = button.dataset;
  button.dataset.idle = idle;
  if (label) label.textContent = isBusy ? busy : idle;
}

/** The options of a new challenge, as JSON. */
async function begin<Options>({ dataset }: HTMLFormElement): Promise<Options> {
  const response = await fetch(dataset.begin ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '[{}]',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { data } = (await response.json()) as { data: { options: Options } };
  return data.options;
}

async function created(form: HTMLFormElement): Promise<Credential | null> {
  const options = await begin<PublicKeyCredentialCreationOptionsJSON>(form);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return navigator.credentials.create({ publicKey });
}

async function signed(
  form: HTMLFormElement,
  how: CredentialRequestOptions = {},
): Promise<Credential | null> {
  const options = await begin<PublicKeyCredentialRequestOptionsJSON>(form);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return navigator.credentials.get({ ...how, publicKey });
}

function send(form: HTMLFormElement, credential: Credential | null): void {
  const field = form.querySelector<HTMLInputElement>('[data-credential]');
  if (!(credential instanceof PublicKeyCredential) || !field) return;
  field.value = JSON.stringify(credential.toJSON());
  form.submit();
}

/** A passkey of another domain needs a browser that knows related origins. */
async function isUsable({ dataset }: HTMLFormElement): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  if (!('parseRequestOptionsFromJSON' in PublicKeyCredential)) return false;
  if (dataset.related === undefined) return true;
  const abilities = await PublicKeyCredential.getClientCapabilities?.();
  return Boolean(abilities?.relatedOrigins);
}

/** Less than the life of a challenge (`challengeMs`, domain/passkey/passkey.ts). */
const renewAfterMs = 9 * 60_000;

/** Waits, unseen, until the visitor chooses a passkey in the list of the e-mail field; the challenge is renewed. */
async function offerInField(form: HTMLFormElement, stop: AbortSignal): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  for (;;) {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(renewAfterMs)]);
    try {
      return send(form, await signed(form, { mediation: 'conditional', signal }));
    } catch {
      if (stop.aborted || !signal.aborted) return;
    }
  }
}

async function enhance(form: HTMLFormElement): Promise<void> {
  const part = form.closest<HTMLElement>('.passkey');
  if (!(await isUsable(form))) {
    if (part) part.dataset.unusable = '';
    return;
  }
  const field = document.querySelector('input[autocomplete~="webauthn"]');
  const offer = new AbortController();
  // Without it the button still works.
  if (field) void offerInField(form, offer.signal).catch(() => undefined);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    if (!button || button.ariaBusy === 'true') return;
    offer.abort();
    setBusy(button, true);
    const asked = form.dataset.passkey === 'create' ? created(form) : signed(form);
    asked
      .then((credential) => send(form, credential))
      .catch((error: Error) => {
        setBusy(button, false);
        say(form, error.name === 'InvalidStateError' ? 'known' : 'cancelled');
      });
  });
  form.dataset.watched = '';
}

for (const form of forms) void enhance(form);
