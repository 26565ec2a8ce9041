/**
 * The privacy notice, section by section; the first line of a text is its heading. The recipients of data depend on
 * what the store has enabled. Source: eu-2026.md D-13.
 */
import { factsOf } from '../country/countries.ts';
import { ownNameIn } from '../country/own-name.ts';
import { lastingIn } from '../locale/lasting.ts';
import { languageOf } from '../locale/locale-by-code.ts';
import type { ProviderKey } from '../payment/provider.ts';
import { type LegalTexts, sellerLine } from './legal-texts.ts';

export type PrivacySection = { title: string; texts: string[]; items?: string[] };

const providerNames: Record<ProviderKey, string> = { adyen: 'Adyen', paypal: 'PayPal' };
const everyProvider: readonly ProviderKey[] = ['adyen', 'paypal'];

/** `cartSeconds`: how long an unused cart is stored. */
export function privacyNotice(legal: LegalTexts, cartSeconds: number): PrivacySection[] {
  const { store, locale, t } = legal;
  const { email, key } = store;
  const authority = ownNameIn(factsOf(key).law.dataProtection, languageOf(locale));
  const person = store.seller?.dataRepresentative;
  const section = (...text: Parameters<typeof t>) => parts(t(...text));
  const controller = section('privacy.controller', { seller: sellerLine(store, locale) });
  return [
    {
      ...controller,
      texts: [...controller.texts, ...(person ? [t('privacy.representative', { person })] : [])],
    },
    section('privacy.visit'),
    section('privacy.order', { days: lastingIn(locale, cartSeconds) }),
    section('privacy.account'),
    section('privacy.wishes'),
    { ...section('privacy.recipients'), items: recipients(legal) },
    section('privacy.abroad'),
    section('privacy.rights', { email, authority }),
  ];
}

function parts(text: string): PrivacySection {
  const [title = '', ...texts] = text.split('\n');
  return { title, texts };
}

function recipients({ store, t }: LegalTexts): string[] {
  const providers = store.paymentProviders ?? everyProvider;
  const names = providers.map((key) => providerNames[key]).join(', ');
  const asksMap = store.addressValidationEnabled || store.googleAutocompleteEnabled;
  return [
    t('privacy.to.host'),
    ...(names ? [t('privacy.to.payment', { names })] : []),
    t('privacy.to.carrier'),
    ...(store.vatValidationEnabled ? [t('privacy.to.vat')] : []),
    ...(asksMap ? [t('privacy.to.maps')] : []),
  ];
}
