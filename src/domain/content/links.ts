/**
 * Links of the page frame, defined as data and validated before they are shown: a list is never empty, each link has a
 * name and a target. Source: catalogue.txt §7 "Footer link validator", checklist LAY-6.
 */
import type { TextKey } from '../texts/texts.ts';
import { type ContentPage, contentPages, contentPath } from './pages.ts';

const shopRoutes = {
  account: '/my-account',
  brands: '/brands',
  bware: '/tag/bware',
  contact: '/contact',
  'create-account': '/create-account',
  departments: '/departments',
  'guarantee-notice': '/legal-guarantee',
  login: '/login',
  'my-data': '/my-data',
  'order-status': '/order-status',
  'quick-order': '/quick-order',
  sale: '/sale',
  'wish-lists': '/wish-lists',
  withdrawal: '/withdrawal',
} as const;

export type RouteKey = ContentPage | keyof typeof shopRoutes;

export const routePaths = {
  ...Object.fromEntries(contentPages.map((page) => [page, contentPath(page)])),
  ...shopRoutes,
} as Readonly<Record<RouteKey, string>>;

/** The list of the customer's orders, and the page of one. */
export const ownOrdersPath = '/my-account/my-orders';
export const ownOrderPath = (orderNumber: string): string =>
  `${ownOrdersPath}/${orderNumber.toLowerCase()}`;

/** The page that shows an order to its customer, and asks others for its e-mail address. `number`: as shown. */
export const orderStatusPath = (number: string): string =>
  `${routePaths['order-status']}?${new URLSearchParams({ order: number })}`;

/** The withdrawal function; `order`: with its articles, by a signed link. */
export const withdrawalPath = (order?: string): string =>
  order ? `${routePaths.withdrawal}?${new URLSearchParams({ order })}` : routePaths.withdrawal;

/** The list of the customer's support cases, and the page of one. */
export const ownCasesPath = '/my-account/support';
export const ownCasePath = (number: string): string => `${ownCasesPath}/${number}`;

/** A link as defined in code: one of `name` and `text`, one of `url` and `route`. */
export type WrittenLink = {
  /** A proper name, the same in every language. */
  name?: string;
  /** The key of a translated name. */
  text?: TextKey;
  /** A path of this shop without its language prefix, or an address of another site. */
  url?: string;
  route?: RouteKey;
};

export type Link = { name: string | { text: TextKey } } & ({ path: string } | { external: string });

/** The links, ready to be shown. Throws an error that names the list, the link and what is wrong with it. */
export function linkList(list: string, written: readonly WrittenLink[]): Link[] {
  if (written.length === 0) throw new Error(`link list ${list}: it is empty`);
  return written.map((link, index) => {
    const about = link.name || link.text || link.url || link.route || 'empty';
    const refuse = (why: string) =>
      new Error(`link list ${list}, link ${index + 1} (${about}): ${why}`);
    const name = link.name || (link.text && { text: link.text });
    if (!name) throw refuse('it needs a name or a text key');
    if (!link.url && !link.route) throw refuse('it needs a url or a route');
    const target = link.route ? pathOf(link.route) : targetOf(link.url ?? '');
    if (!target) {
      throw refuse(link.route ? `no route is called ${link.route}` : `${link.url} is no address`);
    }
    return { name, ...target };
  });
}

function pathOf(route: RouteKey): { path: string } | undefined {
  return Object.hasOwn(routePaths, route) ? { path: routePaths[route] } : undefined;
}

/** Paths of this shop begin with one slash, external addresses with https. */
function targetOf(url: string): { path: string } | { external: string } | undefined {
  if (/^\/(?![/\\])/.test(url)) return { path: url };
  return /^https:\/\/[^/\s]/.test(url) ? { external: url } : undefined;
}

/**
 * True for paths of this shop, which get the prefix of the language. Pages of inspiration are another site's on the same
 * host, except the shop's own page about them. Source: catalogue.txt §2 "Link treatment".
 */
export const isInternal = (href: string): boolean =>
  href.startsWith('/') && !inspirationPages.test(href);
const inspirationPages =
  /^\/(inspira(ce|cie|cje|ciones|coes|cija|tie|ties|tii)|inspiration(en)?|inspirasjon|inspiraatio|ispirazioni|ihletok|ikvepimas|navdih)(\/|$)/;

/** How a customer logs in, and where. */
export const securityPath = '/my-account/security';
