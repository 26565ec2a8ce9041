/** Paths of this shop that a content document links to, and which of them lead nowhere. */
import { tagPages, tagPath } from '../catalogue/collections.ts';
import { productNumberIn } from '../catalogue/product.ts';
import { isInternal, ownCasesPath, ownOrdersPath, routePaths, securityPath } from './links.ts';
import { contentPath, isContentPage, isGuide } from './pages.ts';

/** Without queries and anchors, each once. */
export function linkedPaths({ blocks }: { blocks: readonly unknown[] }): string[] {
  const found = new Set<string>();
  const look = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      const inText = [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => link);
      for (const link of key === 'href' ? [value] : inText) found.add(pathOf(link));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) look(each, name);
    }
  };
  look(blocks);
  return [...found].filter(isInternal);
}

const pathOf = (href: string): string => href.replace(/[?#].*$/, '');

const paths: ReadonlySet<string> = new Set([
  ...Object.values(routePaths).map(pathOf),
  '/',
  ...tagPages.map(({ slug }) => tagPath(slug)),
  ownCasesPath,
  ownOrdersPath,
  securityPath,
]);

/**
 * The paths that are no page of the shop. `known`: slugs of categories, and of guides that are published or about to be;
 * a product and a brand are taken to be there.
 */
export const deadPaths = (linked: readonly string[], known: ReadonlySet<string>): string[] =>
  linked.filter((path) => {
    const slug = path.replace(/^\/|\/$/g, '');
    if (isGuide(slug)) return !known.has(slug) || path !== contentPath(slug);
    if (paths.has(path) || /^brand\/[a-z0-9-]+$/.test(slug)) return false;
    return isContentPage(slug) || !(known.has(slug) || productNumberIn(slug));
  });
