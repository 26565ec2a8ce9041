/** Collects a page's complaints: console errors and warnings, exceptions, failed and foreign requests. */
import type { Page } from 'playwright/test';
import type { PageKind } from '../page-kinds.ts';
import { port } from '../shop.ts';

export function listenTo(page: Page, kind: PageKind): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Chromium logs an error status of the page itself, which is allowed if it is the expected one.
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
