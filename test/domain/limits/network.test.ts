/** A network is an IPv4 address or the /64 of an IPv6 address. */
import { expect, it } from 'vitest';
import { networkOf } from '#domain/limits/network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001:DB8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:0000:0000:0000:0009', '2001:db8:0:1'],
  ['2001:db8:0:2::1', '2001:db8:0:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
