/** A listing read from its HTML with workerd's HTMLRewriter: choices, chips, links, buttons. */
import { decodedText } from './html-prices.ts';
import { visitor } from './visitor.ts';

export type ListingHtml = Awaited<ReturnType<typeof listingAt>>;

export async function listingAt(market: string, path: string) {
  return readListing(await visitor(market).get(path));
}

export async function readListing(response: Response) {
  const { status } = response;
  const seen = {
    title: '',
    description: '',
    h1: '',
    /** Of the filter form. */
    choices: [] as { name: string; value: string; checked: boolean; count: string }[],
    hidden: [] as [name: string, value: string][],
    groups: [] as { name: string; open: boolean }[],
    /** The links of the chips, by the filter that they remove. */
    chips: new Map<string, string>(),
    /** Inside the group of categories. */
    categories: [] as { href: string; text: string }[],
    /** href by rel. */
    ways: new Map<string, string>(),
    /** SKUs that have a button to add them on their card. */
    quick: [] as string[],
    tags: [] as string[],
    structured: [] as Record<string, unknown>[],
    cards: 0,
    bars: [] as number[],
    content: '',
  };
  const said = (element: Element, name: string) => decodedText(element.getAttribute(name) ?? '');
  let block = '';
  const reader = new HTMLRewriter()
    .on('head title', {
      text({ text }) {
        seen.title += decodedText(text);
      },
    })
    .on('meta[name=description]', {
      element(element) {
        seen.description = said(element, 'content');
      },
    })
    .on('h1', {
      text({ text }) {
        seen.h1 += decodedText(text);
      },
    })
    .on('form[data-filters] label input', {
      element(element) {
        seen.choices.push({
          name: said(element, 'name'),
          value: said(element, 'value'),
          checked: element.hasAttribute('checked'),
          count: '',
        });
      },
    })
    .on('form[data-filters] label small', {
      text({ text }) {
        const last = seen.choices.at(-1);
        if (last) last.count += decodedText(text);
      },
    })
    .on('form[data-filters] input[type=hidden]', {
      element: (element) => void seen.hidden.push([said(element, 'name'), said(element, 'value')]),
    })
    .on('form[data-filters] details', {
      element: (element) =>
        void seen.groups.push({
          name: said(element, 'data-group'),
          open: element.hasAttribute('open'),
        }),
    })
    .on('form[data-filters] .levels li > *', {
      element: (element) => void seen.categories.push({ href: said(element, 'href'), text: '' }),
      text({ text }) {
        const last = seen.categories.at(-1);
        if (last) last.text += decodedText(text);
      },
    })
    .on('a[data-unfilter]', {
      element: (element) =>
        void seen.chips.set(
          `${said(element, 'data-unfilter')}=${said(element, 'data-value')}`,
          said(element, 'href'),
        ),
    })
    .on('main a[rel]', {
      element: (element) => void seen.ways.set(said(element, 'rel'), said(element, 'href')),
    })
    .on('form[data-quick-add] [name=sku]', {
      element: (element) => void seen.quick.push(said(element, 'value')),
    })
    .on('main .tags [data-tag]', {
      element: (element) => void seen.tags.push(said(element, 'data-tag')),
    })
    .on('main li.card', {
      element() {
        seen.cards += 1;
      },
    })
    .on('.hist i', {
      element: (element) => void seen.bars.push(Number(said(element, 'data-percent'))),
    })
    .on('script[type="application/ld+json"]', {
      text({ text, lastInTextNode }) {
        block += text;
        if (!lastInTextNode) return;
        seen.structured.push(JSON.parse(block));
        block = '';
      },
    });
  const html = await reader.transform(response).text();
  return { status, html, ...seen };
}
