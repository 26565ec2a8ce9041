/** What this Worker's configuration says of VAT numbers; read once for each environment. */
import { type CountryCode, isCountryCode } from '#domain/country/countries.ts';
import {
  type VatNumber,
  type VatPrefix,
  vatNumberOf,
  vatNumberRules,
} from '#domain/vat/numbers.ts';
import type { Environment } from '../../environment.ts';

const providerKeys = ['bzst', 'vies', 'hmrc', 'uid', 'brreg'] as const;
type ProviderKey = (typeof providerKeys)[number];

type VatSettings = {
  /** Where goods leave from. */
  dispatch: CountryCode;
  providers: Partial<Record<VatPrefix, ProviderKey>>;
  ownNumbers: Partial<Record<CountryCode, VatNumber>>;
};

/** The registries that are no others' to ask; the rest is VIES or, with a German number of ours, the German one. */
const usual: VatSettings['providers'] = { GB: 'hmrc', CHE: 'uid', NO: 'brreg' };

/** Made up, with a right check digit: the sandbox's registries know it. */
const sandboxNumber = 'de=DE987654328';

const known = new WeakMap<Environment, VatSettings>();

/** Throws on what is no country, number or registry, naming the variable. */
export function vatSettingsOf(env: Environment): VatSettings {
  const settings = known.get(env) ?? read(env);
  known.set(env, settings);
  return settings;
}

function read({ SHIP_FROM = 'de', VAT_PROVIDERS = '', VAT_IDS, SANDBOX }: Environment) {
  if (!isCountryCode(SHIP_FROM)) throw new Error(`SHIP_FROM: ${SHIP_FROM} is no country`);
  const ids = VAT_IDS || (SANDBOX === '1' ? sandboxNumber : '');
  return {
    dispatch: SHIP_FROM,
    providers: { ...usual, ...Object.fromEntries(pairs(VAT_PROVIDERS).map(readProvider)) },
    ownNumbers: Object.fromEntries(pairs(ids).map(readOwnNumber)),
  };
}

function pairs(text: string): [string, string, string][] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((pair) => [pair, ...(pair.split('=') as [string, string])]);
}

function readProvider([pair, prefix, name]: [string, string, string]): [string, ProviderKey] {
  const key = prefix.toUpperCase();
  const provider = providerKeys.find((each) => each === name);
  if (!provider || !Object.hasOwn(vatNumberRules, key)) {
    throw new Error(`VAT_PROVIDERS: ${pair} is not a prefix and its registry`);
  }
  return [key, provider];
}

function readOwnNumber([pair, country, text = '']: [string, string, string]): [string, VatNumber] {
  const number = isCountryCode(country) ? vatNumberOf(text, country) : undefined;
  if (!number) throw new Error(`VAT_IDS: ${pair} is not a country and a number`);
  return [country, number];
}

/** The number that asks for a store: its own, else that of the country goods leave from. */
export function ownNumberOf(env: Environment, store: CountryCode): VatNumber | undefined {
  const { ownNumbers, dispatch } = vatSettingsOf(env);
  return ownNumbers[store] ?? ownNumbers[dispatch];
}
