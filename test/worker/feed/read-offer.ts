/** What a product page says of its offer: its HTML as visitors see it, and its structured data. */
import { readPage } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { readForCrawler } from '../seo-page.ts';

type Dated = { minValue: number; maxValue: number };

/** The structured data of a product, as far as a feed says the same. */
export type ProductData = {
  '@type': string;
  name: string;
  image: string[];
  sku: string;
  mpn: string;
  gtin?: string;
  brand: { name: string };
  hasCertification?: { certificationIdentification: string };
  offers: {
    price: string;
    priceCurrency: string;
    priceSpecification: PriceData | PriceData[];
    availability: string;
    itemCondition: string;
    shippingDetails: {
      shippingRate: { value: string; currency: string };
      shippingDestination: { addressCountry: string };
      deliveryTime: { handlingTime: Dated; transitTime: Dated };
    };
  };
};
type PriceData = { price: string; priceType?: string };

export async function readOffer(response: Response) {
  const [page, seen] = await Promise.all([readPage(response.clone()), readForCrawler(response)]);
  const found = seen.structured.map((json) => JSON.parse(json) as ProductData);
  const product = found.find((each) => each['@type'] === 'Product');
  const [tag] = page.prices;
  if (page.status !== 200 || !product || !tag) throw new Error(`no product: ${page.status}`);
  // The buy section has the first price of the page.
  const buy = /<section class="buy".*?<\/section>/s.exec(page.html)?.[0] ?? '';
  const inBuy = (pattern: RegExp) => decodedText(pattern.exec(buy)?.[1] ?? '');
  return {
    canonical: seen.canonical,
    // Its codes have invisible characters against a break at their hyphens.
    title: decodedText(page.h1.join('')).replaceAll('\u2060', ''),
    /** Major units, from the figures that visitors read. */
    shownPrice: figureIn(tag.now),
    struckPrice: figureIn(inBuy(/<p class="price__was.*?<s>(.*?)<(?:span class="as-net"|\/s>)/s)),
    deliveryBesidePrice: inBuy(/<p class="price__delivery">(.*?)(?:<span class="as-net"|<\/p>)/s),
    isOut: /data-stock="out"/.test(buy),
    words: decodedText(page.html.replace(/<!-- -->/g, '')),
    product,
  };
}

/** The last figure of a text as a number: `1.299,00 €` and `CHF 1’299.00` are 1299. Undefined without one. */
export function figureIn(text: string): number | undefined {
  const figure = text.match(/\d[\d.,'’\s\u00a0\u202f]*\d|\d/g)?.at(-1);
  if (figure === undefined) return undefined;
  const fraction = /[.,]\d\d$/.test(figure) ? 100 : 1;
  return Number(figure.replace(/\D/g, '')) / fraction;
}
