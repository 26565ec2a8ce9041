/** Small notices that a page fetches when its address asks for them. */
import { expect, it } from 'vitest';
import { visitor } from '../visitor.ts';

it.each(['confirmation_popup', 'app_version', 'account_menu', 'compare', 'viewer'])(
  '%s is an HTML fragment, not a page',
  async (name) => {
    for (const [market, prefix] of [
      ['de', ''],
      ['be', '/fr'],
    ] as const) {
      const answer = await visitor(market).get(`${prefix}/__notice/${name}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      const text = await answer.text();
      expect(text).toMatch(/^<(dialog|section|div|aside)\b/);
      expect(text).not.toContain('<script');
      expect(text.length).toBeLessThan(2000);
    }
  },
);

it('there is no other notice', async () => {
  expect((await visitor('de').get('/__notice/contact_form')).status).toBe(404);
  expect((await visitor('de').get('/__notice/constructor')).status).toBe(404);
});

it('calls name the build they belong to, which is the script of the page', async () => {
  const shopper = visitor('de');
  const build = (
    await shopper.send('/new-ct/getMe', {
      method: 'POST',
      body: '[{"customer":false}]',
      headers: { 'Content-Type': 'application/json' },
    })
  ).headers.get('Kontor-Build');
  expect(build).toMatch(/^\/assets\/hydrate-[\w-]+\.js$/);
  expect(await (await shopper.get('/')).text()).toContain(`src="${build}"`);
});
