/** Any address has one answer, in the right market. */
import { describe, expect, it } from 'vitest';
import { visitor } from '../visitor.ts';
import { addressTable } from './address-table.ts';

describe('of more than three hundred addresses', () => {
  it('there are that many', () => {
    expect(new Set(addressTable.map((row) => row.join(' '))).size).toBeGreaterThan(300);
  });

  it.each(addressTable)('%s %s [%s] answers %i %s', async (market, address, cookie, status, to) => {
    const shopper = visitor(market);
    if (cookie) shopper.cookies.set('kontor-locale', cookie);
    const response = await shopper.get(address);
    const location = response.headers.get('Location');
    expect([response.status, location]).toEqual([status, to ?? null]);
    // The target is the final address, without another redirect.
    if (status === 301 && to) {
      const { status: next } = await shopper.get(to);
      expect([200, 404, 410]).toContain(next);
    }
  });
});
