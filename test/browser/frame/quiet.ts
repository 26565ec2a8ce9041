/** Listens to what a page says besides its content: complaints in the console, errors, calls to strangers. */
import type { Page } from 'playwright/test';
import type { PageKind } from '../page-kinds.ts';
import { port } from '../shop.ts';

export function listenTo(page: Page, kind: PageKind): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Chromium reports the page's own status, and only that may be what we expect.
    const own = message.location().url === page.url() && message.text().includes(`${kind.status} `);
    if (!own) complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname, port: asked } = new URL(request.url());
    if (protocol === 'data:') return;
    const ours = /(^|\.)localhost$/.test(hostname) && asked === String(port);
    if (!ours) complaints.push(`request: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return complaints;
}
