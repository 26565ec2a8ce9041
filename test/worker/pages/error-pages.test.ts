/** Pages for missing pages and for failures: a link home, a link back, and something that always works. */
import { createExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { notFound } from '#routes/catalogue/not-found.tsx';
import worker from '#worker/index.ts';
import { localizeUrl } from '#worker/middleware/localize-url.ts';
import { renderer } from '#worker/render/renderer.tsx';
import type { KontorBindings } from '#worker/request/context.ts';
import { card } from '../adyen-sandbox.ts';
import { env } from '../environment.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { payer } from '../paying.ts';
import { visitor } from '../visitor.ts';

const backOf = (html: string) => /<a class="b" href="([^"]*)" data-back="">/.exec(html)?.[1];

async function lost(referrer?: string): Promise<string | undefined> {
  const headers = new Headers(referrer ? { Referer: referrer } : {});
  return backOf(await (await visitor('ch').send('/fr/lost', { headers })).text());
}

describe('the link one step back', () => {
  it('leads to the page of this site that referred here', async () => {
    expect(await lost('http://ch.localhost/fr/search?query=a&page=2')).toBe(
      '/fr/search?query=a&amp;page=2',
    );
  });

  it.each([undefined, 'nonsense', 'https://evil.example/fr', 'http://ch.localhost/fr/lost'])(
    'leads home when the referrer is %s',
    async (referrer) => {
      expect(await lost(referrer)).toBe('/fr');
    },
  );
});

it('the not-found page has the empty shelf and the departments, and names the blocks that follow', async () => {
  const page = await readPage(await visitor('ch').get('/fr/lost'));
  expect(page.status).toBe(404);
  expect(page.html).toContain('/empty-shelf.svg');
  expect(page.links).toContain('/fr/departments');
  const [, path] = /data-later="([^"]+)"/.exec(page.html) ?? [];
  const later = await (await visitor('ch').get(`/fr${path}`)).text();
  expect(later).toContain('class="dir"');
  expect(later).toContain('href="/fr/brand/werft-8"');
  expect((await visitor('ch').get('/fr/__content/home')).status).toBe(404);
});

it.each(['/__market/xx', '/sitemap-none.xml'])('%s has the not-found page too', async (path) => {
  const page = await readPage(await visitor('de').get(path));
  expect([page.status, page.h1.length]).toEqual([404, 1]);
});

it('a page that is gone for good says so with 410', async () => {
  const app = new Hono<KontorBindings>();
  app.use(localizeUrl, renderer).get('*', (c) => notFound(c, undefined, 'gone'));
  const page = await readPage(await app.request('http://gb.localhost/old', {}, env));
  expect(page.status).toBe(410);
  expect(page.h1).toEqual(['This item is no longer available']);
  expect(page.html).toContain('noindex');
});

/** Requests a page from a shop whose database, or every session of it, fails at this method. */
async function broken(name: 'prepare' | 'batch'): Promise<Response> {
  const DB: D1Database = new Proxy(env.DB, {
    get(target, asked) {
      if (asked === name) throw new Error('secret: disk on fire');
      if (asked === 'withSession') return () => (name === 'batch' ? DB : target.withSession());
      const value: unknown = Reflect.get(target, asked);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const request = new Request<unknown, IncomingRequestCfProperties>('http://gb.localhost/');
  return worker.fetch(request, { ...env, DB }, createExecutionContext());
}

function unreachable(): never {
  throw new Error('secret: room away');
}

describe('a page that fails', () => {
  it('has a picture, a reference, a link home and a link back, and reveals nothing more', async () => {
    const lines = await logged(async () => {
      const page = await readPage(await broken('batch'));
      expect(page.status).toBe(500);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.h1).toEqual(['Something went wrong']);
      expect(page.html).toContain('/empty-shelf.svg');
      expect(page.html).toMatch(/Reference [0-9a-f]{8}/);
      expect(backOf(page.html)).toBe('/');
      expect(page.html).not.toContain('secret');
    });
    expect(lines).toHaveLength(1);
  });

  it('is an error page also on a path that redirects: the return from a provider', async () => {
    const { press, at } = await payer('gb');
    const request = new Request<unknown, IncomingRequestCfProperties>(
      await at(await press('scheme'), card),
    );
    const CART = { getByName: () => unreachable() };
    await logged(async () => {
      const settings = { ...env, CART } as unknown as typeof env;
      const page = await readPage(await worker.fetch(request, settings, createExecutionContext()));
      expect([page.status, page.h1]).toEqual([500, ['Something went wrong']]);
    });
  });

  it('whose error page fails too is a plain page with a link home', async () => {
    const lines = await logged(async () => {
      const page = await readPage(await broken('prepare'));
      expect(page.status).toBe(500);
      expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(page.h1).toEqual([
        'Unfortunately an error occurred and while showing the error page another error occurred',
      ]);
      expect(page.html).toMatch(/Error details: [0-9a-f]{8}/);
      expect(page.html).toContain('<a href="/">Go back to home</a>');
      expect([page.lang, page.inline]).toEqual(['en', []]);
      expect(page.html).not.toContain('secret');
    });
    expect(lines).toHaveLength(1);
  });
});
