import { asCountry, listOf, wholeNumber } from './schemas.ts';
import type { Setting } from './setting.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

export const cartSettings = {
  /** In ms. */
  cartKeptMs: {
    variable: 'CART_KEPT_DAYS',
    schema: wholeNumber(1, 3650).transform((days) => days * dayMs),
    meaning:
      'How long a cart, and the cookie that names it, is kept that nobody changes or looks at. It ends up to two days later, and never while an order of it is unfinished.',
    unit: 'days, 1 to 3650',
    default: '30',
    example: '60',
  },
  /** In ms. */
  sessionPauseMs: {
    variable: 'SESSION_PAUSE_MINUTES',
    schema: wholeNumber(1, 10_080).transform((minutes) => minutes * minuteMs),
    meaning:
      'After how long a pause whoever comes back to a cart begins a new session: prices and stock are renewed, and the cart says what changed.',
    unit: 'minutes, 1 to 10080 (a week)',
    default: '30',
    example: '45',
  },
  liveCartOff: {
    variable: 'LIVE_CART_OFF',
    schema: listOf('a list of countries of the shop', asCountry).transform(
      (countries) => new Set(countries),
    ),
    meaning: 'Countries whose carts open no live connection. Not set: carts are live everywhere.',
    unit: 'countries with spaces between',
    default: '',
    example: 'hu ro',
  },
} as const satisfies Record<string, Setting>;
