/** When an attempt with a password is refused. */
import { expect, it } from 'vitest';
import { mayTryPassword } from '#domain/customer/attempts.ts';

it.each([
  ['the fifth of a network for an address', { ofBoth: 5, ofNetwork: 5, ofAddress: 5 }, true],
  ['the sixth', { ofBoth: 6, ofNetwork: 6, ofAddress: 6 }, false],
  ['the first after many of other networks', { ofBoth: 1, ofNetwork: 1, ofAddress: 5000 }, true],
  ['the second after many of other networks', { ofBoth: 2, ofNetwork: 2, ofAddress: 5000 }, false],
  ['one of a network that tries many addresses', { ofBoth: 1, ofNetwork: 51, ofAddress: 1 }, false],
] as const)('%s', (_what, counts, allowed) => expect(mayTryPassword(counts)).toBe(allowed));
