import { SELF } from 'cloudflare:test';
import { expect, it } from 'vitest';

it('serves the home page from a freshly loaded demo shop', async () => {
  const response = await SELF.fetch('http://de.localhost/');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<html lang="de-DE">');
});
