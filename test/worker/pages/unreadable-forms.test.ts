/** Bodies that are no form at all, sent to the checkout. */
import { describe, expect, it } from 'vitest';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';

const steps = ['cart', 'addresses', 'payment'];

async function post(step: string, body: BodyInit, type: string) {
  let status = 0;
  let html = '';
  const lines = await logged(async () => {
    const shopper = visitor('de');
    const response = await shopper.send(`/checkout/${step}`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, Origin: shopper.origin },
    });
    status = response.status;
    html = await response.text();
  });
  return { status, html, lines };
}

describe.each(steps)('/checkout/%s', (step) => {
  const form = 'application/x-www-form-urlencoded';
  const megabyte = 'a'.repeat(1024 * 1024);

  it('answers a megabyte with 413 and a page', async () => {
    const { status, html, lines } = await post(step, `sku=${megabyte}`, form);
    expect(status).toBe(413);
    expect(html).toContain('</html>');
    expect(lines).toEqual([]);
  });

  it('answers a megabyte of unknown length with 413 too', async () => {
    const stream = new Blob([`sku=${megabyte}`]).stream();
    const { status, lines } = await post(step, stream, form);
    expect(status).toBe(413);
    expect(lines).toEqual([]);
  });

  it('answers a broken multipart body without logging an error', async () => {
    const { status, lines } = await post(
      step,
      '--x\r\nnonsense',
      'multipart/form-data; boundary=y',
    );
    // Steps that need a cart redirect a visitor without one before they read the body.
    expect([303, 400]).toContain(status);
    expect(lines).toEqual([]);
  });
});
