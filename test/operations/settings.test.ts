/** The table of settings: the value of each variable, and the message about one that cannot be read. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import type { Setting } from '#worker/settings/setting.ts';
import { neededSetting, settingsOf } from '#worker/settings/settings.ts';
import {
  type SettingName,
  type SettingTexts,
  settingTable,
  type VariableName,
} from '#worker/settings/table.ts';
import { settingsPage } from '../../scripts/settings-page.ts';
import { syntaxOf } from '../../scripts/syntax.ts';
import { sourcesBelow } from '../architecture/survey.ts';
import { anyText, day, refused, unset } from './settings-cases.ts';

const rows = Object.entries(settingTable) as [SettingName, Setting & { variable: VariableName }][];
const variablesWhere = (wanted: (row: Setting) => boolean) =>
  rows.filter(([, row]) => wanted(row)).map(([, { variable }]) => variable);

function readOrMessage(name: SettingName, texts: SettingTexts): unknown {
  try {
    return settingsOf(texts)[name];
  } catch (error) {
    return (error as Error).message;
  }
}

describe('each variable', () => {
  it.each(rows)('%s has its default or an error if it is not set', (name, { variable }) => {
    expect(unset, `test/operations/settings-cases.ts: "unset" needs a row ${name}`).toHaveProperty(
      name,
    );
    const expected = unset[name];
    const message = `${variable} is not set`;
    const isError = expected === message;
    const found = isError ? `${message}. See docs/settings.md` : expected;
    expect(readOrMessage(name, {})).toEqual(found);
    expect(readOrMessage(name, { [variable]: '' })).toEqual(found);
  });

  it.each(rows)('%s has a valid example', (name, { variable, example, place }) => {
    if (place === 'secret') return expect(example).not.toBe('');
    expect(String(readOrMessage(name, { [variable]: example }))).not.toContain('docs/settings.md');
  });

  it.each(rows)(
    '%s refuses wrong values with a message that names the variable',
    (name, { variable, place }) => {
      const [texts, expected] = refused[variable] ?? [[], ''];
      const isNamed = texts.length > 0 || anyText.includes(variable);
      expect(
        isNamed,
        `test/operations/settings-cases.ts: "refused" or "anyText" needs ${variable}`,
      ).toBe(true);
      for (const text of texts) {
        const message = readOrMessage(name, { [variable]: text });
        const said = place === 'secret' ? 'is not' : `is "${text}", not`;
        expect(message).toContain(`${variable} ${said} ${expected}`);
        expect(message).toContain('docs/settings.md');
        if (place === 'secret') expect(message).not.toContain(text);
      }
    },
  );

  it('is read only in the table', () => {
    const names = new Set<string>(variablesWhere(() => true));
    const anyName = new RegExp([...names].join('|'));
    const elsewhere = sourcesBelow('src')
      .filter(({ path, text }) => !path.startsWith('src/worker/settings/') && anyName.test(text))
      .flatMap(({ path, text }) =>
        syntaxOf(path, text).nodes.flatMap((node) =>
          node.type === 'Identifier' && names.has(node.name) ? `${path}: ${node.name}` : [],
        ),
      );
    expect(elsewhere).toEqual([]);
  });
});

describe('values', () => {
  it.each([
    ['defaultLanguages', { DEFAULT_LANGUAGES: 'be=nl, ch=de' }, { be: 'nl', ch: 'de' }],
    ['cartKeptMs', { CART_KEPT_DAYS: ' 1 ' }, day],
    ['sessionPauseMs', { SESSION_PAUSE_MINUTES: '10080' }, 7 * day],
    ['deliveryCutOff', { DELIVERY_CUT_OFF: '0' }, 0],
    ['shippingMethodsCountry', { SHIPPING_METHODS_COUNTRY: 'ie' }, 'ie'],
    ['liveCartOff', { LIVE_CART_OFF: 'hu ro' }, new Set(['hu', 'ro'])],
    ['mediaHosts', { MEDIA_HOSTS: 'a.example,b.example:8080' }, ['a.example', 'b.example:8080']],
    ['vatProviders', { VAT_PROVIDERS: 'at=vies' }, { AT: 'vies' }],
    [
      'ownVatNumbers',
      { VAT_IDS: 'de=ATU12345675' },
      { de: { prefix: 'AT', national: 'U12345675' } },
    ],
    [
      'commercetoolsTypes',
      { COMMERCETOOLS_TYPES: 'cart=order' },
      {
        cart: 'order',
        lineItem: 'kontor-line-item',
        address: 'kontor-address',
        payment: 'kontor-payment',
        customer: 'kontor-customer',
      },
    ],
    ['adyenBase', { ADYEN_BASE: 'https://a.example/checkout//' }, 'https://a.example/checkout'],
    [
      'adyenHmacKeys',
      { ADYEN_HMAC_KEY: `${'a'.repeat(64)} ${'B'.repeat(64)}\n` },
      ['a'.repeat(64), 'B'.repeat(64)],
    ],
    ['unpaidDays', {}, { remind: 5, cancel: 14, payAgain: 7 }],
    [
      'unpaidDays',
      { TRANSFER_REMIND_DAYS: '1', TRANSFER_CANCEL_DAYS: '2', PAY_AGAIN_DAYS: '3' },
      { remind: 1, cancel: 2, payAgain: 3 },
    ],
  ] as const)('%s of %j', (name, texts, value) => {
    expect(settingsOf(texts)[name]).toEqual(value);
  });

  it('may be numbers without quotes in wrangler.toml', () => {
    const texts = { COMPARISON_SHOWN: 4, SANDBOX: 1 } as unknown as SettingTexts;
    expect([settingsOf(texts).comparisonShown, settingsOf(texts).isSandbox]).toEqual([4, true]);
  });

  it('an order is not cancelled before its reminder', () => {
    const texts = { TRANSFER_REMIND_DAYS: '7', TRANSFER_CANCEL_DAYS: '7' };
    expect(() => settingsOf(texts).unpaidDays).toThrow(
      'TRANSFER_CANCEL_DAYS is "7", not more than TRANSFER_REMIND_DAYS, which is 7',
    );
  });

  it('a wrong one does not affect the others', () => {
    const settings = settingsOf({ CART_KEPT_DAYS: 'x', COMPARISON_SHOWN: '3' });
    expect(settings.comparisonShown).toBe(3);
    expect(() => settings.cartKeptMs).toThrow('CART_KEPT_DAYS');
    expect(settings.sessionPauseMs).toBe(30 * 60_000);
  });

  it('are read once for each environment', () => {
    const bindings = { LIVE_CART_OFF: 'hu' } as Bindings;
    const env = environmentOf(bindings);
    expect(env.settings.liveCartOff).toBe(env.settings.liveCartOff);
    expect(environmentOf(bindings)).toBe(env);
    const other = environmentOf({ ...env, LIVE_CART_OFF: 'ro' });
    expect(other.settings.liveCartOff).toEqual(new Set(['ro']));
  });

  it('are not enumerable, so that no spread and no log contains them', () => {
    const settings = settingsOf({ SESSION_SECRET: 's'.repeat(32) });
    expect(settings.sessionSecret).toBe('s'.repeat(32));
    expect(JSON.stringify(settings)).toBe('{}');
    expect({ ...settings }).toEqual({});
    const env = environmentOf({ SANDBOX: '1' } as Bindings);
    expect(Object.keys({ ...env })).toEqual(['SANDBOX']);
    expect(JSON.stringify(env)).not.toContain('settings');
  });

  it('neededSetting throws if an optional one is not set', () => {
    expect(() => neededSetting(settingsOf({}), 'adyenBase')).toThrow('ADYEN_BASE is not set');
    const settings = settingsOf({ ADYEN_MERCHANT_ACCOUNT: 'KontorEU' });
    expect(neededSetting(settings, 'adyenMerchantAccount')).toBe('KontorEU');
  });
});

describe('where the sandbox runs', () => {
  const texts: SettingTexts = { SANDBOX: '1' };

  it.each(rows.filter(([, row]) => row.sandbox !== undefined))('%s has a stand-in', (name, row) => {
    expect(readOrMessage(name, texts)).toEqual(row.schema.parse(row.sandbox));
  });

  it('provider credentials that no sandbox uses have no stand-in', () => {
    expect(() => settingsOf(texts).paypalSecret).toThrow('PAYPAL_SECRET is not set');
    expect(() => settingsOf(texts).algoliaSearchKey).toThrow('ALGOLIA_SEARCH_KEY is not set');
  });

  it('a stand-in is not used outside the sandbox', () => {
    expect(() => settingsOf({ SANDBOX: '0' }).sessionSecret).toThrow('SESSION_SECRET is not set');
  });
});

describe('the table agrees with', () => {
  const { vars } = readConfig({ config: 'wrangler.toml' });

  it('the names in wrangler.toml: all except secrets and the sandbox', () => {
    const inTable = variablesWhere(({ place }) => !place).toSorted();
    expect(Object.keys(vars).toSorted(), '[vars] of wrangler.toml').toEqual(inTable);
  });

  it('the values in wrangler.toml: each can be read', () => {
    const needed =
      /^(COMMERCETOOLS_\w+|RECOMMENDATIONS_URL|ALGOLIA_APP_ID|MAIL|MAIL_FROM|SMTP_HOST|SMTP_USER) is not set/;
    const messages = rows
      .filter(([, { place }]) => !place)
      .map(([name]) => String(readOrMessage(name, vars as SettingTexts)))
      .filter((said) => said.includes('docs/settings.md') && !needed.test(said));
    expect(messages).toEqual([]);
  });

  it('.env, which has no other variable', () => {
    const names = [...readFileSync('.env', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(
      names.filter((name) => !variablesWhere(() => true).includes(name as VariableName)),
    ).toEqual([]);
  });

  it('docs/settings.md, which `npm run settings` writes', () => {
    const isWritten = readFileSync('docs/settings.md', 'utf8') === settingsPage();
    expect(isWritten, '`npm run settings` was not run').toBe(true);
  });
});
