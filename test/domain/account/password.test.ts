/** Which passwords may be chosen. Source: eu-2026.md S-02, security.md 11. */
import { describe, expect, it } from 'vitest';
import { type PasswordRule, passwordFault } from '#domain/customer/password.ts';

const length: PasswordRule = { kind: 'length', least: 12 };
const seed: PasswordRule = { kind: 'seed' };
const owner = { email: 'zora.novakova@mail.example', firstName: 'Zora', lastName: 'Nováková' };
const fault = (password: string, rule: PasswordRule) => passwordFault(password, rule, owner);

describe('by length', () => {
  it.each([
    'correct horse battery staple',
    'drei nasse hunde 7',
    'Vřesový kohout 1',
    'κόκκινο ποδήλατο',
    'xK9$vB2!mQ7z',
    'tri mokre psy',
  ])('%s is accepted', (password) => expect(fault(password, length)).toBeUndefined());

  it.each([
    ['password1', 'tooShort'],
    ['xK9$vB2!mQ7', 'tooShort'],
    ['password1234', 'common'],
    ['P4ssw0rt2026!', 'common'],
    ['Passwort!!!!!!', 'common'],
    ['qwertyuiop12', 'common'],
    ['123456789012', 'common'],
    ['aaaaaaaaaaaaaaaa', 'common'],
    ['abcabcabcabcabc', 'common'],
    ['Sommer2026!!', 'common'],
    ['kontorkontor1', 'common'],
    ['Novakova1987', 'common'],
    ['zora.novakova@mail.example', 'common'],
    ['iloveyou1234', 'common'],
    ['x'.repeat(201), 'tooLong'],
  ] as const)('%.20s is refused: %s', (password, why) => {
    expect(fault(password, length)).toBe(why);
  });
});

describe('by the specification’s rule', () => {
  it.each(['werkbank7', 'κωδικός 1', '😀🐝🌲🚲🧊🎈a1', 'mühle9kran'])(
    '%s is accepted',
    (password) => {
      expect(fault(password, seed)).toBeUndefined();
    },
  );

  it.each([
    ['', 'composition'],
    ['werkb 7', 'composition'],
    ['werkbank', 'composition'],
    ['12345678', 'composition'],
    ['😀😀a1', 'composition'],
    ['password1', 'common'],
    ['1234567a', 'common'],
  ] as const)('%s is refused: %s', (password, why) => expect(fault(password, seed)).toBe(why));
});
