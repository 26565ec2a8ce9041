/** The error of a call that fails. Source: purchase-flow.txt §8 "Failed middleware call". */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { call, callUnder } from '../../src/client/browser/call.ts';

/** A shop that answers every call with this text; undefined: it closes the connection. */
async function under(answer: string | undefined): Promise<unknown> {
  const server = createServer((request, response) => {
    if (answer === undefined) request.socket.destroy();
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  callUnder(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const outcome = await call('getMe', {}).catch((error: Error) => error.message);
  server.close();
  return outcome;
}

it('the error of a failed call contains the call and the reason', async () => {
  expect(await under(undefined)).toBe('An error occurred during request to /getMe, fetch failed');
  expect(await under('<html>')).toMatch(/^An error occurred during request to \/getMe, .*JSON/);
});
