/** The forms of passkeys, as account/browser/passkeys.ts sends them: login, security page, step-up. */
import { describe, expect, it } from 'vitest';
import { customerOf, forgetAuthentication, isLoggedIn, logIn, password } from '../customers.ts';
import { formsOf } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { authenticator, flags } from './authenticator.ts';

type Device = Awaited<ReturnType<typeof authenticator>>;

/** Adds a passkey by the form of the security page. */
async function withPasskey(market = 'de') {
  const { shopper, email } = await customerOf(market);
  const device = await authenticator(shopper.origin);
  const { options } = await shopper.ask('beginPasskeyRegistration', {});
  const credential = JSON.stringify(await device.create(options));
  const added = shopper.post('/my-account/security/passkeys', { credential, name: 'Büro' });
  expect(await led(added)).toBe('/my-account/security?news=added');
  return { shopper, email, device };
}

async function signed(shopper: Visitor, device: Device, lie = {}): Promise<string> {
  const { options } = await shopper.ask('beginPasskeyLogin', {});
  return JSON.stringify(await device.get(options, lie));
}

async function confirmation(shopper: Visitor, device: Device): Promise<string> {
  const { options } = await shopper.ask('beginPasskeyConfirmation', {});
  return JSON.stringify(await device.get(options));
}

describe('the form of the login page', () => {
  it('leads to the account, from the checkout too if nothing is to be ordered', async () => {
    const { device } = await withPasskey('ch');
    for (const [path, target] of [
      ['/login/passkey', '/my-account'],
      ['/fr/login/passkey', '/fr/my-account'],
      ['/it/checkout/login/passkey', '/it/my-account'],
    ] as const) {
      const shopper = visitor('ch');
      const credential = await signed(shopper, device);
      expect(await led(shopper.post(path, { credential }))).toBe(target);
      expect(await isLoggedIn(shopper)).toBe(true);
    }
  });

  it.each([{}, { credential: '' }, { credential: '{' }, { credential: '{"id":1}' }])(
    'with %j says that nothing has happened, and is no error',
    async (fields) => {
      const page = await readPage(await visitor('de').post('/login/passkey', fields));
      expect(page.status).toBe(200);
      expect(page.html).toContain('Sie sind noch nicht angemeldet');
    },
  );

  it('of a passkey that is refused says so, and the password stays', async () => {
    const { device, email } = await withPasskey();
    const shopper = visitor('de');
    const credential = await signed(shopper, device, { flags: flags.present });
    await logged(async () => {
      const page = await readPage(await shopper.post('/login/passkey', { credential }));
      expect(page.status).toBe(401);
      expect(page.html).toContain('role="alert"');
    });
    expect(await led(logIn(shopper, email))).toBe('/my-account');
  });

  it('offers to send again what was typed on the page that led there', async () => {
    const { device, shopper } = await withPasskey();
    shopper.cookies.delete('kontor-session');
    const query = new URLSearchParams({ back: '/my-account/my-profile', why: 'needed' });
    const page = await shopper.post(`/login/kept?${query}`, { firstName: 'Ines' });
    const form = (await formsOf(page)).find(({ controls }) => controls.has('credential'));
    const credential = await signed(shopper, device);
    const way = await led(shopper.post(form?.action ?? '', { credential }));
    const again = await readPage(await shopper.get(way));
    expect([again.status, again.fields.firstName]).toEqual([200, 'Ines']);
    expect(await isLoggedIn(shopper)).toBe(true);
  });

  it('knows the session by its means', async () => {
    const { device } = await withPasskey();
    const shopper = visitor('de');
    await shopper.post('/login/passkey', { credential: await signed(shopper, device) });
    expect((await shopper.ask('getCustomer', {})).session.means).toBe('passkey');
  });
});

describe('the security page', () => {
  it('lists passkeys by their names, renames and removes them without a script', async () => {
    const { shopper, device } = await withPasskey();
    const page = await readPage(await shopper.get('/my-account/security?news=added'));
    expect(page.html).toContain('Büro');
    const named = { id: device.id, name: 'Telefon' };
    const rename = shopper.post('/my-account/security/passkeys/rename', named);
    expect(await led(rename)).toBe('/my-account/security?news=changed');
    const forms = await formsOf(await shopper.get('/my-account/security'));
    const remove = forms.find(({ action }) => action.endsWith('/passkeys/remove'));
    expect(remove?.controls.get('id')?.value).toBe(device.id);
    expect(remove?.keys[0]?.text).toContain('Telefon');
    for (let time = 0; time < 2; time += 1) {
      const removed = shopper.post('/my-account/security/passkeys/remove', { id: device.id });
      expect(await led(removed)).toBe('/my-account/security?news=changed');
    }
    expect((await shopper.ask('getWaysIn', {})).passkeys).toEqual([]);
  });

  it('asks again who it is before a passkey is added or removed', async () => {
    const { shopper, device } = await withPasskey();
    await forgetAuthentication(shopper);
    for (const [path, fields] of [
      ['passkeys', { credential: '{}', name: 'x' }],
      ['passkeys/remove', { id: device.id }],
      ['disconnect', { provider: 'google', subject: '1' }],
      ['connect/google', {}],
    ] as const) {
      const asked = await shopper.post(`/my-account/security/${path}`, fields);
      expect(asked.status, path).toBe(403);
    }
    expect((await shopper.ask('getWaysIn', {})).passkeys).toHaveLength(1);
    const sent = { id: device.id, stepUpPassword: password };
    expect(await led(shopper.post('/my-account/security/passkeys/remove', sent))).toBe(
      '/my-account/security?news=changed',
    );
  });
});

describe('step-up', () => {
  it('by a passkey leads back to the page that asked', async () => {
    const { shopper, device } = await withPasskey();
    await forgetAuthentication(shopper);
    const asked = await led(shopper.get('/my-account/security'));
    expect(asked).toBe('/my-account/confirm?back=%2Fmy-account%2Fsecurity');
    const forms = await formsOf(await shopper.get(asked));
    const action = forms.find(({ controls }) => controls.has('stepUpPasskey'))?.action ?? '';
    const again = await formsOf(await shopper.post(action, { stepUpPasskey: '' }));
    expect(again.map((form) => form.action)).toContain(action);
    const login = await signed(shopper, device);
    await logged(async () => {
      expect((await shopper.post(action, { stepUpPasskey: login })).status).toBe(422);
    });
    expect(await led(shopper.get('/my-account/security'))).toBe(asked);
    const confirmed = shopper.post(action, { stepUpPasskey: await confirmation(shopper, device) });
    expect(await led(confirmed)).toBe('/my-account/security');
    expect((await shopper.get('/my-account/security')).status).toBe(200);
  });

  it('by a passkey sends a form on that was asked in place, with what was typed in it', async () => {
    const { shopper, device } = await withPasskey();
    await forgetAuthentication(shopper);
    const path = '/my-account/security/passkeys/rename';
    const typed = { id: device.id, name: 'Telefon' };
    const formAfter = async (more: Record<string, string>) => {
      const forms = await formsOf(await shopper.post(path, { ...typed, ...more }));
      const form = forms.find(({ controls }) => controls.has('stepUpPasskey'));
      const fields = [...(form?.controls.values() ?? [])].map(({ name, value }) => [name, value]);
      return [form?.action, Object.fromEntries(fields)];
    };
    const customer = expect.any(String);
    const asked = [path, { ...typed, customer, stepUpPasskey: '' }];
    expect(await formAfter({ password: 'geheim' })).toEqual(asked);
    const login = await signed(shopper, device);
    await logged(async () => expect(await formAfter({ stepUpPasskey: login })).toEqual(asked));
    const stepUpPasskey = await confirmation(shopper, device);
    const done = shopper.post(path, { ...typed, stepUpPasskey });
    expect(await led(done)).toBe('/my-account/security?news=changed');
    expect((await shopper.ask('getWaysIn', {})).passkeys).toMatchObject([{ name: 'Telefon' }]);
  });

  it('offers no passkey to who has none', async () => {
    const { shopper } = await customerOf('de');
    await forgetAuthentication(shopper);
    const forms = await formsOf(await shopper.get('/my-account/confirm?back=/my-account/security'));
    expect(forms.some(({ controls }) => controls.has('stepUpPasskey'))).toBe(false);
  });
});
