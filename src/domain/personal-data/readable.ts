/** The main content of an export as lines of text in the person's language. The file has every detail. */
import type { Cart } from '../cart/cart.ts';
import { productNumberOf } from '../catalogue/product.ts';
import type { Address } from '../checkout/address.ts';
import { addressLines, fullName } from '../checkout/address-lines.ts';
import type { OwnConsent } from '../consent/consent.ts';
import { consentText } from '../consent/consent-text.ts';
import type { CountryCode, Language } from '../country/countries.ts';
import { loyaltyCardNumber, writtenCardNumber } from '../customer/loyalty-card.ts';
import { type IdentityProviderKey, identityProviderNames } from '../identity/identity.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { formatDate } from '../locale/dates.ts';
import type { Locale } from '../locale/locales.ts';
import { localizedText } from '../locale/localized.ts';
import { formatMoney } from '../money/format.ts';
import type { Money } from '../money/money.ts';
import type { Order } from '../order/order.ts';
import { shownOrderNumber } from '../order/order-number.ts';
import { methodName } from '../payment/method-names.ts';
import { methodOf } from '../payment/method-of.ts';
import { labelled } from '../texts/labelled.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import type { ExportedRow, PersonalDataExport } from './export.ts';

/** Each entry is a list of lines. */
export type ReadableSection = {
  title: TextKey;
  entries: string[][];
  links?: { text: string; href: string }[];
};

/** Of the file with everything: for other programs, or to read. */
export const dataFormats = ['json', 'html'] as const;

type Words = { locale: Locale; language: Language; t: Translate };

/** Sections without an entry are left out. */
export function readableSections(data: PersonalDataExport, words: Words): ReadableSection[] {
  const { tables, carts } = data;
  const of = (table: string): ExportedRow[] => tables[table] ?? [];
  /** The day of each row, and its columns that are not empty. */
  const dated = (table: string | ExportedRow[], at: string, ...columns: string[]): string[][] =>
    (typeof table === 'string' ? of(table) : table).map((row) => [
      dayOf(row[at], words),
      ...columns.flatMap((column) => (row[column] ? [String(row[column])] : [])),
    ]);
  const orders = of('orders').map(({ document }) => document as Order);
  const all: ReadableSection[] = [
    { title: 'account.profile', entries: of('customers').map((row) => profileLines(row, words)) },
    {
      title: 'myData.addresses',
      entries: of('customer_addresses').map(({ document }) => {
        const address = document as Address;
        return [
          ...addressLines(address, words.locale.code),
          ...(address.phone ? [address.phone] : []),
        ];
      }),
    },
    { title: 'account.orders', entries: orders.map((order) => orderLines(order, words)) },
    {
      title: 'order.documents',
      entries: of('order_documents').map(({ document }) =>
        documentLines(document as Invoice, words),
      ),
    },
    {
      title: 'cart.title',
      // Carts that became orders are shown with them.
      entries: carts
        .map(({ cart }) => cart as Cart | undefined)
        .flatMap((cart) => (cart?.cartState === 'Active' ? cartLines(cart, words) : [])),
    },
    {
      title: 'consents.title',
      entries: of('consents').map((row) => consentLines(row as ConsentRow, words)),
    },
    {
      title: 'giftCard.title',
      entries: of('gift_cards').map(({ last_four }) => [`…${last_four}`]),
    },
    { title: 'myData.withdrawals', entries: dated('withdrawals', 'received_at', 'statement') },
    {
      title: 'account.reviews',
      entries: of('reviews').map((row) => reviewLines(row, words)),
    },
    {
      title: 'question.own',
      entries: [
        ...dated('questions', 'created_at', 'text'),
        ...dated('answers', 'created_at', 'text'),
      ],
    },
    {
      title: 'wishList.title',
      entries: of('wish_lists').map(({ id, name }) => [
        String(name),
        ...articlesOf(
          of('wishes').filter(({ list_id }) => list_id === id),
          words,
        ),
      ]),
    },
    {
      title: 'alert.title',
      entries: of('alerts').map((row) => [dayOf(row.asked_at, words), ...articlesOf([row], words)]),
    },
    {
      title: 'support.mine',
      entries: [
        ...dated('support_cases', 'created_at', 'number', 'subject'),
        ...of('support_messages').map(({ at, writer, text }) => [
          `${dayOf(at, words)} · ${words.t(writer === 'shop' ? 'mail.signature' : 'support.you')}`,
          String(text),
        ]),
      ],
    },
    {
      title: 'support.files',
      entries: [],
      links: of('files').map(({ name, href }) => ({ text: String(name), href: String(href) })),
    },
    { title: 'passkey.title', entries: dated('passkeys', 'created_at', 'name') },
    {
      title: 'identity.title',
      entries: of('identities').map(({ provider, email }) => [
        identityProviderNames[provider as IdentityProviderKey],
        String(email),
      ]),
    },
    {
      title: 'security.devices',
      entries: dated(
        of('customer_sessions').filter(({ ended_at: endedAt }) => !endedAt),
        'begun_at',
        ...['browser', 'system', 'city', 'country'],
      ),
    },
    { title: 'myData.mails', entries: dated('mails', 'at', 'subject') },
  ];
  return all.filter(({ entries, links = [] }) => entries.length + links.length > 0);
}

const dayOf = (at: unknown, { locale }: Words): string =>
  formatDate(new Date(String(at)), 'day', locale);
const moneyIn = ({ centAmount, currencyCode }: Money, { locale }: Words): string =>
  formatMoney(centAmount, currencyCode, locale.code);

const articlesOf = (rows: readonly ExportedRow[], { t }: Words): string[] =>
  rows.map(({ sku }) => t('product.itemNumber', { number: productNumberOf(String(sku)) }));

function profileLines(row: ExportedRow, words: Words): string[] {
  const { locale, t } = words;
  const name = { firstName: String(row.first_name), lastName: String(row.last_name) };
  const { date_of_birth: born, loyalty_card: card } = row;
  const facts = [
    [t('account.dateOfBirth'), born && dayOf(`${born}T12:00Z`, words)],
    [t('address.company'), row.company_name],
    [t('address.vatNumber'), row.vat_id],
    [t('loyalty.number'), card && writtenCardNumber(loyaltyCardNumber(Number(card)))],
  ];
  return [
    fullName({ ...name, country: locale.country }),
    String(row.email),
    ...facts.flatMap(([label, value]) =>
      value ? [labelled(t, String(label), String(value))] : [],
    ),
    t('account.memberSince', { date: dayOf(row.created_at, words) }),
  ];
}

type ConsentRow = Pick<OwnConsent, 'email' | 'kind' | 'state'> & {
  asked_at: string;
  given_at: string | null;
  withdrawn_at: string | null;
  wording: string | null;
};

function consentLines(row: ConsentRow, words: Words): string[] {
  const { email, kind, state, asked_at: askedAt, given_at: givenAt } = row;
  const times = { state, askedAt, givenAt, withdrawnAt: row.withdrawn_at };
  return [
    `${words.t(`consents.kind.${kind}`)} · ${email}`,
    consentText(times, words),
    ...(row.wording ? [row.wording] : []),
  ];
}

function orderLines(order: Order, words: Words): string[] {
  const { language, locale, t } = words;
  const number = shownOrderNumber(order.orderNumber, order.store.key as CountryCode);
  const articles = order.lineItems.map(
    ({ name, quantity }) => `${quantity} × ${localizedText(name, language, locale.code)}`,
  );
  const payments = order.paymentInfo.payments.map((payment) =>
    methodName(methodOf(payment), order.createdAt.slice(0, 10), t),
  );
  const billing = addressLines(order.billingAddress, locale.code);
  const shipping = addressLines(order.shippingAddress, locale.code);
  return [
    `${t('order.number')} ${number} · ${dayOf(order.createdAt, words)} · ${moneyIn(order.totalPrice, words)}`,
    ...articles,
    ...billing,
    ...(String(shipping) === String(billing)
      ? []
      : [t('label.colon', { label: t('address.shipping') }), ...shipping]),
    [...new Set(payments)].join(', '),
  ];
}

function documentLines({ number, issuedOn, currency, totals }: Invoice, words: Words): string[] {
  const total = { centAmount: totals.payable, currencyCode: currency } as Money;
  return [`${number} · ${dayOf(`${issuedOn}T12:00Z`, words)} · ${moneyIn(total, words)}`];
}

function reviewLines(row: ExportedRow, words: Words): string[] {
  const { created_at: at, rating, consented_at: consentedAt, title, text, answer } = row;
  return [
    dayOf(at, words),
    words.t('product.rating', { rating: Number(rating) }),
    ...[title, text, answer].flatMap((each) => (each ? [String(each)] : [])),
    ...(consentedAt
      ? [labelled(words.t, dayOf(consentedAt, words), words.t('review.agreement'))]
      : []),
  ];
}

function cartLines(cart: Cart, { language, locale }: Words): string[][] {
  const lines = [...cart.lineItems, ...cart.savedForLater];
  if (lines.length === 0) return [];
  return [
    lines.map(
      ({ name, quantity }) => `${quantity} × ${localizedText(name, language, locale.code)}`,
    ),
  ];
}
