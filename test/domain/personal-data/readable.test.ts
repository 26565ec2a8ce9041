/** What the readable page says of an account, a consent and the files, from the rows of the export. */
import { expect, it } from 'vitest';
import { loyaltyCardNumber, writtenCardNumber } from '#domain/customer/loyalty-card.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { readableSections } from '#domain/personal-data/readable.ts';
import { orderedGoods } from '../order/ordered-goods.ts';

const t = (key: string, { label = '' }: Record<string, string | number> = {}) =>
  label ? `${label}:` : key;

it('has the profile, the ways in, the devices, the consents and the files', () => {
  const at = '2026-11-28T09:00:00.000Z';
  const href = 'https://kontor.de/api/files/x.y';
  const tables = {
    customers: [
      {
        ...{
          first_name: 'Zora',
          last_name: 'Nováková',
          email: 'zora@mail.example',
          created_at: at,
        },
        ...{
          date_of_birth: '1990-05-17',
          company_name: 'Zora GmbH',
          vat_id: 'DE1',
          loyalty_card: 7,
        },
      },
    ],
    identities: [{ provider: 'google', subject: '1', email: 'z@gmail.example', created_at: at }],
    customer_sessions: [
      { begun_at: at, browser: 'Firefox', system: 'Windows', city: '', country: 'DE' },
      { begun_at: at, browser: 'Safari', ended_at: at },
    ],
    consents: [
      {
        ...{ email: 'zora@mail.example', kind: 'newsletter', state: 'withdrawn', asked_at: at },
        ...{ given_at: at, withdrawn_at: at, wording: 'I agree.' },
      },
    ],
    reviews: [{ created_at: at, rating: 4, title: 'Gut', text: 'Heiß.', consented_at: at }],
    support_messages: [
      { at, writer: 'customer', text: 'Wo?' },
      { at, writer: 'shop', text: 'Morgen.' },
    ],
    files: [{ id: 'f', name: 'Schaden.jpg', href }],
  };
  const data = { format: 'kontor-personal-data', version: 1, exportedAt: at, email: '' } as const;
  const words = { locale: localeOf('de'), language: 'de', t } as const;
  const file = { ...data, tables, carts: [], consentTexts: {} };
  const sections = readableSections(file, words);
  const [profile] = readableSections(file, { ...words, locale: localeOf('hu') });
  expect(profile?.entries[0]?.[0]).toBe('Nováková Zora');
  const card = writtenCardNumber(loyaltyCardNumber(7));
  expect(Object.fromEntries(sections.map(({ title, ...rest }) => [title, rest]))).toEqual({
    'account.profile': {
      entries: [
        [
          'Zora Nováková',
          'zora@mail.example',
          'account.dateOfBirth: 17.5.1990',
          'address.company: Zora GmbH',
          'address.vatNumber: DE1',
          `loyalty.number: ${card}`,
          'account.memberSince',
        ],
      ],
    },
    'consents.title': {
      entries: [['consents.kind.newsletter · zora@mail.example', 'consents.withdrawn', 'I agree.']],
    },
    'account.reviews': {
      entries: [['28.11.2026', 'product.rating', 'Gut', 'Heiß.', '28.11.2026: review.agreement']],
    },
    'support.mine': {
      entries: [
        ['28.11.2026 · support.you', 'Wo?'],
        ['28.11.2026 · mail.signature', 'Morgen.'],
      ],
    },
    'support.files': { entries: [], links: [{ text: 'Schaden.jpg', href }] },
    'identity.title': { entries: [['Google', 'z@gmail.example']] },
    'security.devices': { entries: [['28.11.2026', 'Firefox', 'Windows', 'DE']] },
  });
});

it('has both addresses of an order, one that serves as both once', () => {
  const order = orderedGoods('bankTransfer');
  const elsewhere = { ...order.billingAddress, streetName: 'Ambossgasse' };
  const at = '2026-11-28T09:00:00.000Z';
  const words = { locale: localeOf('de'), language: 'de', t } as const;
  const linesWith = (shippingAddress: typeof elsewhere) => {
    const tables = { orders: [{ document: { ...order, shippingAddress } }] };
    const data = { format: 'kontor-personal-data', version: 1, exportedAt: at, email: '' } as const;
    const file = { ...data, tables, carts: [], consentTexts: {} };
    return readableSections(file, words)[0]?.entries[0]?.join('\n');
  };
  expect(linesWith(elsewhere)).toMatch(/address\.shipping:.*Ambossgasse/s);
  expect(linesWith(order.billingAddress)).not.toContain('address.shipping');
});
