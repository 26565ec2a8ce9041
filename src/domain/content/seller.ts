/**
 * The seller's details by line, the same in every order mail and on every page; none if the store has no seller. Source:
 * eu-2026.md C-27, C-30.
 */
import { countryName } from '../country/country-name.ts';
import { languageName } from '../locale/language-name.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { SellerDocument } from '../store/seller-document.ts';
import { labelled } from '../texts/labelled.ts';
import type { TextKey, Translate } from '../texts/texts.ts';

type Selling = { seller?: SellerDocument | undefined };

/** Name and postal address; the country in the reader's language. */
export function sellerAddress({ seller }: Selling, locale: LocaleCode): string[] {
  if (!seller) return [];
  const { legalName, street, postalCode, city, country } = seller;
  return [legalName, street, `${postalCode} ${city}`, countryName(country, locale)];
}

/** Where the company is registered, and under which numbers. */
export function sellerRegister({ seller }: Selling, t: Translate): string[] {
  if (!seller) return [];
  return [
    ...(seller.register === undefined ? [] : [seller.register]),
    labelled(t, t('imprint.vatNumber'), seller.vatId),
  ];
}

const registrationTexts = {
  weee: 'imprint.weee',
  batteries: 'imprint.batteries',
  packaging: 'imprint.packaging',
  idu: 'imprint.idu',
} as const satisfies Record<string, TextKey>;

/** The numbers of the law on waste. Source: eu-2026.md G-20. */
export function sellerRegistrations({ seller }: Selling, t: Translate): string[] {
  const registrations = seller?.registrations ?? [];
  return registrations.map(({ kind, number }) => labelled(t, t(registrationTexts[kind]), number));
}

/** All that an imprint names of the company, without address and contact details. */
export function sellerEntries({ seller }: Selling, t: Translate, locale: LocaleCode): string[] {
  if (!seller) return [];
  const { representatives, capital, numbers = [] } = seller;
  const { supervisoryBody, host, responsiblePerson, contactPoint } = seller;
  return [
    ...(representatives.length > 0
      ? [t('imprint.representedBy', { name: representatives.join(', ') })]
      : []),
    ...(capital === undefined ? [] : [capital]),
    ...sellerRegister({ seller }, t),
    ...numbers.map(({ name, number }) => labelled(t, name, number)),
    ...sellerRegistrations({ seller }, t),
    ...(supervisoryBody === undefined
      ? []
      : [labelled(t, t('imprint.supervisoryBody'), supervisoryBody)]),
    ...(host === undefined ? [] : [labelled(t, t('imprint.host'), host)]),
    ...(responsiblePerson === undefined
      ? []
      : [t('imprint.responsiblePerson', { person: responsiblePerson })]),
    ...(contactPoint === undefined
      ? []
      : [
          t('imprint.contactPoint', {
            email: contactPoint.email,
            languages: contactPoint.languages.map((code) => languageName(code, locale)).join(', '),
          }),
        ]),
  ];
}
