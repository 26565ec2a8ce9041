/** Configuration decides where carts are live: a country that is off opens no connection. */
import { createExecutionContext, env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { closeCodes } from '#domain/cart/messages.ts';
import worker from '#worker/index.ts';
import { visitor } from '../visitor.ts';

async function asked(
  market: string,
  off: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `http://${market}.localhost${path}`,
    { headers },
  );
  return worker.fetch(request, { ...env, LIVE_CART_OFF: off }, createExecutionContext());
}

async function closedWith(response: Response): Promise<number> {
  const socket = response.webSocket;
  if (!socket) throw new Error(`no socket but ${response.status}`);
  const closing = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  socket.accept();
  return closing;
}

const isLive = async (market: string, off: string) =>
  /"liveCart":(true|false)/.exec(await (await asked(market, off, '/')).text())?.[1];

it('pages pass to their islands whether the market is live', async () => {
  expect(await isLive('hu', '')).toBe('true');
  expect(await isLive('hu', 'hu ro')).toBe('false');
  expect(await isLive('de', 'hu ro')).toBe('true');
});

it('the connection is refused where the market is off', async () => {
  const shopper = visitor('hu');
  const { cart } = await shopper.ask('createCart', {});
  const headers = {
    Upgrade: 'websocket',
    Origin: shopper.origin,
    Cookie: shopper.cookieHeader(),
  };
  const path = `/parties/cart/${cart.id}`;
  const refused = await asked('hu', 'hu', path, headers);
  expect(await closedWith(refused)).toBe(closeCodes.switchedOff);
  const open = await asked('hu', 'ro', path, headers);
  expect(open.status).toBe(101);
  open.webSocket?.accept();
  open.webSocket?.close(1000, 'left');
});
