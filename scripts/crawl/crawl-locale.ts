/** Reads the pages of one locale, from its home page along the links, and notes what is wrong with them. */
import { faultOf, type OwnTexts } from './faulty-text.ts';
import { type Fetched, fetchPage } from './fetch-page.ts';
import { readPage } from './read-page.ts';

/** `page`: the first on which it stands, of `pages`. */
export type Fault = { page: string; pages: number; what: string; quote: string };

export type Crawled = {
  read: number;
  /** Addresses that were found and not requested, because the limit was reached. */
  left: number;
  faults: readonly Fault[];
};

export type CrawlOptions = {
  pages: number;
  ownTexts: OwnTexts;
  /** Answers by address, of files that the pages of all locales share. */
  files: Map<string, Promise<Fetched>>;
};

/** Hosts that belong to nobody (RFC 2606): a link to one is a placeholder. */
const reservedHost = /(^|\.)(example|invalid|test)$|(^|\.)example\.(com|net|org)$/;
const mostHops = 2;
/** Lists in other orders and with filters are the same texts again. */
const mostQueries = 20;

/** `isOwn`: whether a page of the host belongs to the locale. */
export async function crawlLocale(
  { home, isOwn }: { home: URL; isOwn: (path: string) => boolean },
  { pages, ownTexts, files }: CrawlOptions,
): Promise<Crawled> {
  const faults = new Map<string, Fault>();
  const known = new Set([home.href]);
  const waiting: { url: URL; from: string }[] = [{ url: home, from: 'start' }];
  const anchors: { url: URL; from: string }[] = [];
  const idsOf = new Map<string, Set<string>>();
  const seenTexts = new Set<string>();
  let queries = 0;
  const fault = (page: string, what: string, quote: string) => {
    const key = `${what}: ${quote}`;
    const known = faults.get(key);
    faults.set(key, { page, what, quote, ...known, pages: (known?.pages ?? 0) + 1 });
  };

  for (let read = 0; read < pages; read += 1) {
    const next = waiting.shift();
    if (!next) return finished(read);
    await visit(next.url, next.from);
  }
  return finished(pages);

  function finished(read: number): Crawled {
    for (const { url, from } of anchors) {
      const ids = idsOf.get(withoutHash(url));
      const id = decodeURIComponent(url.hash.slice(1));
      if (ids && !ids.has(id)) fault(from, 'no such place on the page', url.href);
    }
    return { read, left: waiting.length, faults: [...faults.values()] };
  }

  async function visit(url: URL, from: string) {
    let answer = await fetchPage(url);
    let at = url;
    for (let hops = 0; answer.location !== undefined && hops < mostHops; hops += 1) {
      at = new URL(answer.location, at);
      if (at.host !== home.host) return;
      answer = await fetchPage(at);
    }
    if (answer.status !== 200) return fault(from, `answers ${answer.status}`, url.href);
    if (!answer.type.startsWith('text/html')) return;
    const { said, links, ids, hasHeading } = readPage(answer.body);
    if (!hasHeading) fault(url.href, 'has no heading', url.href);
    idsOf.set(withoutHash(url), ids);
    for (const text of said) {
      const key = `${text.language} ${text.text}`;
      if (seenTexts.has(key)) continue;
      seenTexts.add(key);
      const what = faultOf(text, ownTexts);
      if (what !== undefined) fault(url.href, what, text.text);
    }
    for (const link of links) await follow(link, at);
  }

  async function follow(link: string, from: URL) {
    const url = URL.parse(link, from);
    if (!url) return fault(from.href, 'not an address', link);
    if (!url.protocol.startsWith('http')) return;
    if (url.host !== home.host) {
      if (reservedHost.test(url.hostname)) fault(from.href, 'leads to a host of nobody', link);
      return;
    }
    if (url.hash !== '') anchors.push({ url, from: from.href });
    const address = withoutHash(url);
    if (known.has(address) || !(isFile(url) || isOwn(url.pathname))) return;
    known.add(address);
    if (isFile(url)) {
      const answer = await shared(url);
      if (answer.status !== 200) fault(from.href, `answers ${answer.status}`, link);
      return;
    }
    if (url.search !== '') {
      queries += 1;
      if (queries > mostQueries) return;
    }
    waiting.push({ url: new URL(address), from: from.href });
  }

  function shared(url: URL): Promise<Fetched> {
    const key = url.pathname + url.search;
    const asked = files.get(key) ?? fetchPage(url);
    files.set(key, asked);
    return asked;
  }
}

const withoutHash = (url: URL) => url.href.replace(/#.*$/, '');
const isFile = ({ pathname }: URL) => /\.[a-z0-9]{2,5}$/.test(pathname);
