/** Reads a page with workerd's HTMLRewriter, a parser that is not part of the shop. */
import { decodedText, type PriceTag, priceReader } from './html-prices.ts';

export type HtmlPage = Awaited<ReturnType<typeof readPage>>;

export async function readPage(response: Response) {
  const html = await response.clone().text();
  const seen = {
    lang: '',
    title: '',
    h1: [] as string[],
    links: [] as string[],
    /** The values that its forms would send unchanged, by field name. */
    fields: {} as Record<string, string>,
    prices: [] as PriceTag[],
    /** Style attributes, style elements, scripts with code in the page, attributes such as onclick. */
    inline: [] as string[],
  };
  function noteField(input: Element): void {
    const radio = input.getAttribute('type') === 'radio';
    if (radio && input.getAttribute('checked') === null) return;
    const name = input.getAttribute('name') ?? '';
    seen.fields[name] = decodedText(input.getAttribute('value') ?? '');
  }
  const reader = new HTMLRewriter()
    .on('html', {
      element(element) {
        seen.lang = element.getAttribute('lang') ?? '';
      },
    })
    .on('head title', {
      text({ text }) {
        seen.title += text;
      },
    })
    .on('h1', {
      element() {
        seen.h1.push('');
      },
      text({ text }) {
        seen.h1.push((seen.h1.pop() ?? '') + text);
      },
    })
    .on('a[href]', {
      element(element) {
        seen.links.push(element.getAttribute('href') ?? '');
      },
    })
    // The footer's forms are on every page and no part of what a test fills in.
    .on('header input[name]', { element: noteField })
    .on('main input[name]', { element: noteField })
    .on('*', {
      element({ tagName, attributes }) {
        const named = new Map([...attributes].map(([name = '', value = '']) => [name, value]));
        for (const name of named.keys()) {
          if (name === 'style' || /^on[a-z]+$/.test(name)) seen.inline.push(`${tagName} ${name}`);
        }
        const data = /^application\/(ld\+)?json$/.test(named.get('type') ?? '');
        const code = tagName === 'script' && !named.has('src') && !data;
        if (code || tagName === 'style') seen.inline.push(tagName);
      },
    });
  await priceReader(reader, seen.prices).transform(response).arrayBuffer();
  return { status: response.status, headers: response.headers, html, ...seen };
}

/** The page without its scripts and the props of its islands. */
export function wordsOf(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/\sdata-props="[^"]*"/g, ' ');
}

export async function gzipBytes(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

/** The part of a page between its header and its footer. */
export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
