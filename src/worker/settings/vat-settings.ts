import * as z from 'zod';
import { vatRegistries } from '#domain/vat/check.ts';
import { isVatPrefix, vatNumberOf } from '#domain/vat/numbers.ts';
import { asCountry, recordOf } from './schemas.ts';
import type { Setting } from './setting.ts';

export const vatSettings = {
  ownVatNumbers: {
    variable: 'VAT_IDS',
    schema: recordOf('pairs of a country and a VAT number', (name, value) => {
      const country = asCountry(name);
      const number = country && vatNumberOf(value, country);
      return country && number && ([country, number] as const);
    }),
    meaning:
      'The shop’s own VAT numbers by store; they ask about others’ numbers. A store without one asks with that of SHIP_FROM. Without any no number is checked, and every order is with VAT.',
    unit: 'country=number pairs with spaces between',
    default: '',
    // Fictitious, with a valid check digit, and known to the sandbox registries.
    sandbox: 'de=DE987654328',
    example: 'de=DE123456788 at=ATU12345675',
  },
  vatProviders: {
    variable: 'VAT_PROVIDERS',
    schema: recordOf(
      `pairs of a prefix and its registry (${vatRegistries.join(', ')})`,
      (name, value) => {
        const prefix = name.toUpperCase();
        const registry = vatRegistries.find((each) => each === value);
        return registry && isVatPrefix(prefix) ? ([prefix, registry] as const) : undefined;
      },
    ),
    meaning:
      'Registries that are asked other than usual, by the prefix of the number. Usual: GB `hmrc`, CHE `uid`, NO `brreg`, the Union `vies`, or `bzst` where our own number is German.',
    unit: 'prefix=registry pairs with spaces between',
    default: '',
    example: 'AT=vies',
  },
  hmrcClientId: {
    variable: 'HMRC_CLIENT_ID',
    schema: z.string(),
    meaning: 'The shop’s application at HMRC, which checks British VAT numbers.',
    sandbox: 'sandbox',
    example: 'an id of 28 characters',
    needed: 'to check British numbers',
    place: 'secret',
  },
  hmrcClientSecret: {
    variable: 'HMRC_CLIENT_SECRET',
    schema: z.string(),
    meaning: 'The secret of that application.',
    sandbox: 'known to everybody',
    example: 'a secret of 36 characters',
    needed: 'to check British numbers',
    place: 'secret',
  },
} as const satisfies Record<string, Setting>;
