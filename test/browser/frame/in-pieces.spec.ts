/** Pages that arrive in chunks over a slow connection: visible content does not move as the rest arrives. */
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { guests } from '../guests.ts';
import { browsePages, settled } from '../page-kinds.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { port } from '../shop.ts';
import { someOf } from '../some.ts';

const pieceBytes = 700;
const gapMs = 20;
/** Tolerated shift: a taller card that arrives later moves the last lines of its neighbours in the row. */
const rowsLineUp = 0.005;
/** Chunks end where a block begins: a shift after half a line of text is caused by the network, not by the page. */
const block = /(?=<(?:li|section|article|dl|footer|header|nav|div|form|aside|h[1-6])[ >])/;

/** The browser's proxy: forwards HTML in chunks and everything else unchanged. */
const relay = createServer((asked, answer) => {
  const { pathname, search } = new URL(asked.url ?? '');
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const onwards = { host: '127.0.0.1', port, path: pathname + search, headers };
  const passed = request({ ...onwards, method: asked.method ?? 'GET' }, async (page) => {
    const { 'content-length': _length, ...fields } = page.headers;
    answer.writeHead(page.statusCode ?? 502, fields);
    if (!fields['content-type']?.startsWith('text/html')) return page.pipe(answer);
    await inPieces(await page.setEncoding('utf8').toArray(), answer);
  });
  asked.pipe(passed);
});

async function inPieces(read: string[], answer: ServerResponse): Promise<void> {
  let piece = '';
  for (const part of read.join('').split(block)) {
    piece += part;
    if (piece.length < pieceBytes) continue;
    answer.write(piece);
    piece = '';
    await pause(gapMs);
  }
  answer.end(piece);
}

test.beforeAll(async () => {
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
});

test.afterAll(() => {
  relay.closeAllConnections();
  relay.close();
});

/** Wide and narrow for pages whose two layouts differ; only narrow, with everything stacked, for the others. */
const visits: Record<string, [kind: string, width: number][]> = {
  'the home page': [
    ['home page', 1440],
    ['home page', 390],
  ],
  'a category': [
    ['category', 1440],
    ['category', 390],
  ],
  'a product page': [
    ['product page', 1440],
    ['product page', 390],
  ],
  'every other page': [
    ['search without a result', 390],
    ['comparison', 390],
    ['page not found', 390],
  ],
};

for (const [name, views] of someOf(Object.entries(visits), 1)) {
  test(`${name} does not move while it arrives in chunks`, async ({ browser }) => {
    for (const [kind, width] of views) {
      await test.step(`${kind}, ${width} wide`, async () => {
        const { port: relayPort } = relay.address() as AddressInfo;
        const context = await browser.newContext({
          viewport: { width, height: 844 },
          // Chromium uses no proxy for loopback addresses by default.
          proxy: { server: `http://127.0.0.1:${relayPort}`, bypass: '<-loopback>' },
        });
        const page = await context.newPage();
        await watchShifts(page);
        await browsePages.find((each) => each.name === kind)?.open(page, guests.de);
        await settled(page);
        const shifts = await shiftsOf(page);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(moved, `${kind}, ${width} wide: ${JSON.stringify(shifts)}`).toBeLessThan(rowsLineUp);
        await context.close();
      });
    }
  });
}
