/** The settings of a deployment as typed values. */
import type { PasswordRule } from '#domain/customer/password.ts';
import type { UnpaidDays } from '#domain/order/unpaid.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';
import { notSet, readSetting } from './setting.ts';
import { type SettingName, type SettingTexts, type SettingValues, settingTable } from './table.ts';
import { unpaidDaysOf } from './unpaid-days.ts';

export type Settings = SettingValues & {
  /** Both days of orders by bank transfer, checked against each other. */
  readonly unpaidDays: UnpaidDays;
  readonly passwordRule: PasswordRule;
  /** The providers that this deployment has an account with; methods of others are not offered. */
  readonly paymentProviders: readonly ProviderKey[];
};

/** An optional setting, for code that requires it. Throws with the name of the variable if it is not set. */
export function neededSetting<Name extends SettingName>(
  settings: SettingValues,
  name: Name,
): NonNullable<SettingValues[Name]> {
  const value = settings[name];
  if (value === undefined) throw notSet(settingTable[name]);
  return value as NonNullable<SettingValues[Name]>;
}

/**
 * Each setting is parsed once, on first access: an invalid one breaks only code that needs it, and the error names it.
 * Not enumerable, so that no spread and no log line contains a secret.
 */
export function settingsOf(texts: SettingTexts): Settings {
  const settings = Object.create(null) as Settings;
  const later = (name: keyof Settings, read: () => unknown) => {
    Object.defineProperty(settings, name, {
      configurable: true,
      get() {
        const value = read();
        Object.defineProperty(settings, name, { value });
        return value;
      },
    });
  };
  for (const [name, row] of Object.entries(settingTable)) {
    later(name as SettingName, () => readSetting(row, texts));
  }
  later('unpaidDays', () => unpaidDaysOf(settings));
  later('passwordRule', () => passwordRuleOf(settings));
  later('paymentProviders', () => paymentProvidersOf(settings));
  return settings;
}

function passwordRuleOf({ passwordRuleKind, passwordLength }: Settings): PasswordRule {
  return passwordRuleKind === 'seed' ? { kind: 'seed' } : { kind: 'length', least: passwordLength };
}

function paymentProvidersOf({ isSandbox, adyenBase, paypalClientId }: Settings): ProviderKey[] {
  return [
    ...(isSandbox || adyenBase ? (['adyen'] as const) : []),
    ...(isSandbox || paypalClientId ? (['paypal'] as const) : []),
  ];
}
