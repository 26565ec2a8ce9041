/** Runs mail servers in Node beside the tests in workerd, and an HTTP interface to them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openServers, received } from './servers.ts';

export default async function setup(project: TestProject) {
  const { ports, arrive, close } = await openServers();
  const http = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/arrive') await arrive();
    const recipient = searchParams.get('recipient') ?? '';
    const found = received.filter(({ envelope }) => envelope.includes(recipient));
    response.end(JSON.stringify(found));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  project.provide('mailServers', { url, ports });
  return () => {
    http.close();
    http.closeAllConnections();
    close();
  };
}
