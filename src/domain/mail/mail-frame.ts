/** What stands above and below the content of every mail: the order's number, the seller, links. Source: eu-2026.md C-27. */
import { type ContentPage, contentPath } from '../content/pages.ts';
import { sellerAddress, sellerRegister } from '../content/seller.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { Store } from '../store/store.ts';
import type { Translate } from '../texts/texts.ts';

export type MailFrame = {
  reference?: { label: string; value: string };
  seller: string[];
  links: { text: string; href: string }[];
};

/** `site`: base URL of the shop; undefined for orders from before orders stored it. `number`: the order's, as shown. */
type Framed = {
  store: Pick<Store, 'seller'>;
  locale: LocaleCode;
  t: Translate;
  site?: string | undefined;
  number?: string | undefined;
};

const linkedPages = ['company-information', 'privacy-data'] as const satisfies ContentPage[];

export function mailFrame({ store, locale, t, site, number }: Framed): MailFrame {
  const pages = site === undefined ? [] : linkedPages;
  return {
    ...(number !== undefined && { reference: { label: t('order.number'), value: number } }),
    seller: [sellerAddress(store, locale), sellerRegister(store, t)].map((parts) =>
      parts.join(', '),
    ),
    links: pages.map((page) => ({
      text: t(`content.title.${page}`),
      href: site + contentPath(page),
    })),
  };
}
