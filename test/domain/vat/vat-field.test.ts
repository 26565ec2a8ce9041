/** The VAT field: each state is reached as the specification says, and shows its message. */
import { describe, expect, it } from 'vitest';
import {
  type NetFacts,
  nextVatField,
  type VatFieldEvent,
  type VatFieldState,
  vatFieldMessage,
  vatFieldStateOf,
} from '#domain/vat/field-state.ts';
import { startsWithPrefix } from '#domain/vat/numbers.ts';
import english from '../../../locales/en.json';
import { checkOf, companyIn } from '../vat-shop.ts';

const facts: NetFacts = {
  changesTaxRate: true,
  rule: 'intraCommunity',
  ruleOfCart: 'standard',
  isOpen: true,
};
const left: VatFieldEvent = { kind: 'left', looksRight: true };
const answer = (code: string, changes: Partial<NetFacts> = {}): VatFieldEvent => ({
  kind: 'answered',
  code,
  facts: { ...facts, ...changes },
});
const after = (...events: VatFieldEvent[]) =>
  events.reduce<VatFieldState>(nextVatField, { kind: 'idle' });

function words(state: VatFieldState): string {
  const said = vatFieldMessage(state);
  const texts = [said?.title, said?.text].map((key) => (key ? Reflect.get(english, key) : ''));
  return said ? `${said.look}: ${texts.join(' ').trim()}` : 'nothing';
}

describe('the message of the VAT field by state', () => {
  it.each<[string, VatFieldEvent[], string]>([
    ['nobody has left it', [], 'nothing'],
    ['triggered', [left], 'loading: Checking your VAT number.'],
    [
      'success that the cart can follow',
      [left, answer('200')],
      'ok: VAT number confirmed. When you continue, you pay {net} without VAT instead of {gross}.',
    ],
    [
      'success of a cart that is net',
      [left, answer('200', { ruleOfCart: 'intraCommunity' })],
      'ok: VAT number confirmed. Prices are now shown without VAT.',
    ],
    [
      'success at home',
      [left, answer('200', { rule: 'standard' })],
      'ok: Valid. Domestic VAT still applies.',
    ],
    [
      'success where nothing becomes net',
      [left, answer('218', { changesTaxRate: false })],
      'ok: VAT number confirmed.',
    ],
    [
      'failed',
      [left, answer('202')],
      'invalid: VAT number not confirmed. Please correct it or continue anyway.',
    ],
    [
      'failed by its form',
      [{ kind: 'left', looksRight: false }],
      'invalid: VAT number not confirmed. Correct the number for an invoice without VAT, or continue with VAT.',
    ],
    [
      'failed by its check digits',
      [left, answer('210')],
      'invalid: VAT number not confirmed. Correct the number for an invoice without VAT, or continue with VAT.',
    ],
    [
      'failed with no rate',
      [left, answer('200', { isOpen: false })],
      'norate: VAT number confirmed. We could not remove VAT from the prices. You can continue and ask our customer service to refund the VAT.',
    ],
    [
      'timeout of the registry',
      [left, answer('999')],
      'timeout: Checking the VAT number is taking too long. Confirm by clicking the button below.',
    ],
    [
      'timeout of the shop',
      [left, { kind: 'unanswered', why: 'slow' }],
      'timeout: Checking the VAT number is taking too long. Confirm by clicking the button below.',
    ],
    [
      'the shop’s own fault',
      [left, answer('206')],
      'timeout: There was a technical problem. Confirm by clicking the button below.',
    ],
    [
      'button click',
      [left, answer('208'), { kind: 'retried' }],
      'retry: Checking your VAT number.',
    ],
    [
      'button click, then an answer',
      [left, answer('205'), { kind: 'retried' }, answer('201')],
      'invalid: VAT number not confirmed. Please correct it or continue anyway.',
    ],
    ['edited', [left, answer('201'), { kind: 'edited' }], 'nothing'],
    [
      'an answer to what has been edited since',
      [left, { kind: 'edited' }, answer('200')],
      'nothing',
    ],
    [
      'a late timeout after the answer',
      [left, answer('201'), { kind: 'unanswered', why: 'slow' }],
      'invalid: VAT number not confirmed. Please correct it or continue anyway.',
    ],
  ])('%s', (_what, events, said) => {
    expect(words(after(...events))).toBe(said);
  });
});

describe('the VAT field of a cart that is only shown', () => {
  const billingAddress = companyIn('at', { vatNumber: 'U12345675' });
  const { number, result } = checkOf('ATU12345675');
  const shown = { ...facts, isOpen: false };
  const standing = (cart: object, changes: Partial<NetFacts> = {}) =>
    words(vatFieldStateOf({ billingAddress, ...cart }, { ...shown, ...changes }));

  it('has the message that fits the cart', () => {
    const check = { vatCheck: { number, result } };
    const relief = { taxRelief: { rule: 'intraCommunity', rate: 0.2 } };
    expect(standing({ ...check, ...relief })).toMatch(/Prices are now shown without VAT\.$/);
    expect(standing(check)).toMatch(/could not remove VAT from the prices/);
    expect(standing(check, { rule: 'standard' })).toMatch(/Domestic VAT still applies/);
    expect(standing({ vatCheck: { number, result: 'invalid' } })).toMatch(/not confirmed/);
    expect(standing({})).toMatch(/^timeout/);
    expect(standing({ ...check, billingAddress: companyIn('at') })).toBe('nothing');
  });
});

it('a number in the wrong form is promised a net invoice only where the hint promises one', () => {
  const state: VatFieldState = { kind: 'failed', why: 'format' };
  expect(vatFieldMessage(state)?.text).toBe('vat.format');
  expect(vatFieldMessage(state, false)?.text).toBe('vat.correct');
});

it.each([
  ['DE136695976', true],
  ['de 136 695 976', true],
  ['ATU12345675', true],
  ['GR123456783', true],
  ['136695976', false],
  ['U12345675', false],
  ['B12345674', false],
  ['', false],
])(
  'a number typed as %j has its prefix: %s, so that the field does not show it twice',
  (typed, has) => {
    expect(startsWithPrefix(typed)).toBe(has);
  },
);
