import { oneOf, webAddress, wholeNumber } from './schemas.ts';
import { sharedSecret } from './secrets.ts';
import type { Setting } from './setting.ts';

const minuteMs = 60_000;

export const accountSettings = {
  passwordRuleKind: {
    variable: 'PASSWORD_RULE',
    schema: oneOf(['length', 'seed']),
    meaning:
      'Which passwords customers may choose: `length` (PASSWORD_LENGTH) or `seed`, the specification’s letter and number in eight characters. Easily guessed ones are refused by both.',
    default: 'length',
    example: 'seed',
  },
  passwordLength: {
    variable: 'PASSWORD_LENGTH',
    schema: wholeNumber(8, 64),
    meaning:
      'With `PASSWORD_RULE` `length`: the shortest password. NIST SP 800-63B-4 asks for 15 where a password is the only factor.',
    unit: 'characters, 8 to 64',
    default: '12',
    example: '15',
  },
  breachedPasswordsUrl: {
    variable: 'BREACHED_PASSWORDS_URL',
    schema: webAddress,
    optional: true,
    meaning:
      'A service that lists stolen passwords by the first five digits of their SHA-1 (Pwned Passwords). Not set: none is asked. If it fails, the password is accepted.',
    example: 'https://api.pwnedpasswords.com/range/',
  },
  anonymousAccount: {
    variable: 'ANONYMOUS_ACCOUNT',
    schema: oneOf(['login', 'home']),
    meaning:
      'Where pages of customers lead a visitor: `login` (which says why, keeps what was typed and leads back) or `home`, as the specification has it.',
    default: 'login',
    example: 'home',
  },
  /** In ms. */
  sessionIdleMs: {
    variable: 'SESSION_IDLE_MINUTES',
    schema: wholeNumber(5, 1440).transform((minutes) => minutes * minuteMs),
    meaning:
      'How long a customer may do nothing before the login ends; it always ends a day after it began. Use is recorded every five minutes.',
    unit: 'minutes, 5 to 1440 (a day)',
    default: '480',
    example: '30',
  },
  /** In ms. */
  stepUpMs: {
    variable: 'STEP_UP_MINUTES',
    schema: wholeNumber(1, 1440).transform((minutes) => minutes * minuteMs),
    meaning:
      'How long after a login, a password or a passkey a customer may change e-mail, password, addresses and passkeys without being asked again.',
    unit: 'minutes, 1 to 1440 (a day: never asked again)',
    default: '15',
    example: '5',
  },
  sessionSecret: {
    variable: 'SESSION_SECRET',
    ...sharedSecret('SESSION_SECRET'),
    meaning:
      'Signs sessions and reset links. Without it account pages and the carts of whoever is logged in answer 500. A new one logs every customer out.',
    unit: '32 characters or more',
    example: 'what `openssl rand -base64 48` prints',
    needed: 'always, but with `SANDBOX=1`',
  },
  myOrdersUrl: {
    variable: 'MY_ORDERS_URL',
    schema: webAddress,
    meaning:
      'Another site where customers see their orders: the header’s link leads there, and a signed token tells it who comes. Not set: the link leads to the orders in the account.',
    optional: true,
    example: 'https://orders.kontor.example/',
  },
  myOrdersSecret: {
    variable: 'MY_ORDERS_SECRET',
    ...sharedSecret('MY_ORDERS_SECRET'),
    meaning: 'Signs the tokens for that site, which shares it.',
    unit: '32 characters or more',
    example: 'what `openssl rand -base64 48` prints',
    needed: 'with `MY_ORDERS_URL`, but with `SANDBOX=1`',
  },
} as const satisfies Record<string, Setting>;
