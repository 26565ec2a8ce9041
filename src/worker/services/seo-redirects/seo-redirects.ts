/** Asks a lookup service where an address has moved to. Off where no service is configured. */
import { logLine } from '#domain/log-line.ts';
import { type SeoRedirect, seoRedirectFrom } from '#domain/routing/seo-redirect.ts';
import type { Environment } from '../../settings/environment.ts';

/** A page waits no longer than this, ms. */
const timeoutMs = 500;

/** Undefined if the address has not moved or the lookup fails: a failure must not break the page. */
export async function seoRedirectOf(
  source: URL,
  env: Environment,
  ask: typeof fetch = fetch,
): Promise<SeoRedirect | undefined> {
  const { settings } = env;
  if (!settings.seoRedirectsUrl) return undefined;
  try {
    const question = new URL(settings.seoRedirectsUrl);
    question.searchParams.set('sourceUrl', source.href);
    const response = await ask(question, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return undefined;
    return seoRedirectFrom(await response.json(), source, settings);
  } catch (error) {
    console.warn(logLine('seo redirect lookup failed', error));
    return undefined;
  }
}
