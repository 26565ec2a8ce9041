/** The live channel on a host of its own: only the shop may send to it. */
import { expect, it } from 'vitest';
import LiveChannel from '#party/partykit.ts';

function channel(env: Record<string, unknown>) {
  const said: string[] = [];
  const room = new LiveChannel({
    id: 'cart',
    env,
    getConnections: () => [],
    broadcast: (text) => said.push(text),
  });
  const post = (headers: Record<string, string>) =>
    room.onRequest(new Request('https://live.example', { method: 'POST', body: 'news', headers }));
  return { said, post };
}

it('the channel passes on what the shop sends, and refuses everybody else', async () => {
  const { said, post } = channel({ LIVE_SECRET: 'secret' });
  expect((await post({ Authorization: 'Bearer guess' })).status).toBe(401);
  expect((await post({})).status).toBe(401);
  expect(said).toEqual([]);
  expect((await post({ Authorization: 'Bearer secret' })).status).toBe(204);
  expect(said).toEqual(['news']);
});

it('a channel without a secret answers 503 and names the setting', async () => {
  const { said, post } = channel({});
  const response = await post({ Authorization: 'Bearer undefined' });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('LIVE_SECRET');
  expect(said).toEqual([]);
});
