/** What a page offers before its scripts run and to browsers without scripts: links and forms that work. */
import { describe, expect, it } from 'vitest';
import english from '../../../locales/en.json';
import { department, firstDemo } from '../demo-rows.ts';
import { putOnSale } from '../goods.ts';
import { formsOf, press } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { led, visitor } from '../visitor.ts';

const textAt = async (path: string, market = 'gb') => (await visitor(market).get(path)).text();

describe('every kind of page', () => {
  const kinds: Record<string, () => Promise<string>> = {
    home: async () => '/',
    category: async () => `/${(await department('gb', 'en')).slug}`,
    'search results': async () => '/search?query=vice',
    'search without a result': async () => '/search?query=qqqxxx',
    product: async () => `/${(await firstDemo('gb', 'en')).slug}`,
    comparison: async () => `/compare?skus=${(await firstDemo('gb', 'en')).sku}`,
    'page not found': async () => '/nothing-here',
  };

  it.each(Object.entries(kinds))(
    '%s has a header with plain links, and the script that hydrates the page',
    async (_, path) => {
      const html = await textAt(await path());
      const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
      // With a script these open in place (browser/frame.ts); without they are pages.
      expect(header).toMatch(/<a [^>]*href="\/departments" data-dialog="menu"/);
      expect(header).toMatch(/<a [^>]*href="\/contact" data-dialog=""/);
      expect(header).toMatch(/<a [^>]*href="\/checkout\/cart"/);
      expect(html).toMatch(/<script type="module" src="\/assets\/hydrate-[\w-]+\.js"/);
    },
  );

  it.each(Object.entries(kinds))('%s has a search field that is a plain form', async (_, path) => {
    const html = await textAt(await path());
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    const [search] = await formsOf(new Response(header));
    expect(search).toMatchObject({ action: '/search', method: 'get' });
    expect([...(search?.controls.keys() ?? [])]).toEqual(['query']);
    for (const [key] of html.matchAll(/<button[^>]*class="catbar__open"[^>]*>/g)) {
      expect(key).toContain('disabled=""');
    }
  });
});

describe('forms of the frame, on their own pages', () => {
  it('the newsletter form leads to a page that names the address', async () => {
    const shopper = visitor('gb');
    const page = mainOf(await (await shopper.get('/newsletter')).text());
    const [form] = await formsOf(new Response(page));
    const [name = ''] = form?.controls.keys() ?? [];
    const path = await led(press(shopper, page, '', { [name]: 'reader@mail.example' }));
    expect(path).toMatch(/^\/newsletter\?request=/);
    expect(mainOf(await (await shopper.get(path)).text())).toContain('reader@mail.example');
  });
});

describe('what only a script can do', () => {
  it('consents are disabled, and the page says why', async () => {
    const page = mainOf(await textAt('/opt_out/'));
    const [place = ''] = /<section[^>]*data-consent[\s\S]*?<\/section>/.exec(page) ?? [];
    const boxes = place.match(/<input type="checkbox"[^>]*>/g) ?? [];
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).toContain('disabled=""');
    expect(place).toContain(`<noscript><p>${english['consent.withoutScript']}</p></noscript>`);
  });

  it('a quantity can be typed, and its buttons for more and less are disabled', async () => {
    const [sku] = await putOnSale({});
    const page = mainOf(await textAt(`/regal-en-${sku.slice(2)}`));
    const [field = ''] = /<div class="qty"[\s\S]*?<\/div>/.exec(page) ?? [];
    expect(field).toMatch(/<input [^>]*name="quantity" value="1"/);
    const keys = field.match(/<button[^>]*>/g) ?? [];
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).toMatch(/disabled="" inert=""/);
  });

  it('the compare button leads to the comparison, and the magnifier to the picture', async () => {
    const { sku, slug } = await firstDemo('gb', 'en');
    const page = mainOf(await textAt(`/${slug}`));
    expect(page).toContain(`href="/compare?skus=${sku}" rel="nofollow" data-compare="${sku}"`);
    const [magnifier = ''] =
      new RegExp(`<a [^>]*aria-label="${english['gallery.zoom']}"[^>]*>`).exec(page) ?? [];
    expect(magnifier).toMatch(/href="\/pictures\/[\w-]+\.webp"/);
    expect(page).toMatch(/<aside class="buybar"[^>]* hidden=""/);
  });
});

it('a visitor from another country is not redirected, and the list of markets links to theirs', async () => {
  const newcomer = visitor('de');
  const response = await newcomer.send('/?countries=', { headers: { 'CF-IPCountry': 'AT' } });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
  const html = await response.text();
  expect(html.slice(html.indexOf('<footer'))).toMatch(
    /<a [^>]*href="http:\/\/at\.localhost\/"[^>]*>[\s\S]{0,200}Österreich/,
  );
});
