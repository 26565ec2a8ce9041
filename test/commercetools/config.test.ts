import { describe, expect, it } from 'vitest';
import { commercetoolsShopOf } from '#worker/commerce/commercetools/commercetools.ts';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import type { SettingTexts } from '#worker/settings/table.ts';

const texts: SettingTexts = {
  COMMERCETOOLS_PROJECT_KEY: 'kontor',
  COMMERCETOOLS_API_URL: 'https://api.example/',
  COMMERCETOOLS_AUTH_URL: 'https://auth.example',
  COMMERCETOOLS_CLIENT_ID: 'client',
  COMMERCETOOLS_CLIENT_SECRET: 'secret',
};
const opened = (changes: SettingTexts = {}) =>
  commercetoolsShopOf(environmentOf({ ...texts, ...changes } as Bindings));

describe('the shop at commercetools', () => {
  it('is one for each project in an isolate', () => {
    expect(opened()).toBe(opened());
    expect(opened({ COMMERCETOOLS_PROJECT_KEY: 'other' })).not.toBe(opened());
  });

  it.each(Object.keys(texts))('is not opened without %s', (variable) => {
    expect(() => opened({ [variable]: '' })).toThrow(`${variable} is not set`);
  });
});
