/** What a page shows to crawlers, read by workerd's HTMLRewriter and not by the shop's own code. */
import { decodedText } from './html-prices.ts';
import { visitor } from './visitor.ts';

export type CrawledPage = Awaited<ReturnType<typeof readForCrawler>>;

export async function readForCrawler(response: Response) {
  const seen = {
    lang: '',
    title: '',
    description: '',
    robots: '',
    canonical: [] as string[],
    /** href by hreflang. */
    alternates: new Map<string, string>(),
    h1: 0,
    links: [] as string[],
    /** The actions of its GET forms. */
    actions: [] as string[],
    openGraph: {} as Record<string, string>,
    structured: [] as string[],
  };
  const attribute = (element: Element, name: string) =>
    decodedText(element.getAttribute(name) ?? '');
  const reader = new HTMLRewriter()
    .on('html', {
      element(element) {
        seen.lang = attribute(element, 'lang');
      },
    })
    .on('head title', {
      text({ text }) {
        seen.title += decodedText(text);
      },
    })
    .on('head meta', {
      element(element) {
        const [name, content] = [attribute(element, 'name'), attribute(element, 'content')];
        if (name === 'description') seen.description = content;
        if (name === 'robots') seen.robots = content;
        const property = attribute(element, 'property');
        if (property) seen.openGraph[property] = content;
      },
    })
    .on('head link[rel=canonical]', {
      element: (element) => void seen.canonical.push(attribute(element, 'href')),
    })
    .on('head link[rel=alternate]', {
      element(element) {
        const code = attribute(element, 'hreflang');
        if (seen.alternates.has(code)) throw new Error(`two alternates for ${code}`);
        seen.alternates.set(code, attribute(element, 'href'));
      },
    })
    .on('h1', {
      element() {
        seen.h1 += 1;
      },
    })
    .on('a[href]', { element: (element) => void seen.links.push(attribute(element, 'href')) })
    .on('form', {
      element(element) {
        const method = element.getAttribute('method') ?? 'get';
        if (/^get$/i.test(method)) seen.actions.push(attribute(element, 'action'));
      },
    })
    .on('script[type="application/ld+json"]', {
      element: () => void seen.structured.push(''),
      text: ({ text }) => void seen.structured.push((seen.structured.pop() ?? '') + text),
    });
  await reader.transform(response).arrayBuffer();
  return { status: response.status, headers: response.headers, ...seen };
}

/** Fetches an absolute address of a market without following redirects. */
export function fetchAbsolute(href: string, method = 'GET'): Promise<Response> {
  const { hostname, pathname, search } = new URL(href);
  const market = hostname === 'localhost' ? '' : hostname.replace(/\.localhost$/, '');
  return visitor(market).send(pathname + search, { method });
}

export async function crawlPage(href: string): Promise<CrawledPage> {
  return readForCrawler(await fetchAbsolute(href));
}

/** The addresses in a sitemap or sitemap index, escapes undone. */
export function sitemapHrefs(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href = '']) =>
    href
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  );
}
