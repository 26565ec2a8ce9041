import type { KontorContext } from './context.ts';

/** The referring page if it is on this site, else the home page. Never this page itself. */
export function wayBack(c: KontorContext): string {
  const here = new URL(c.req.url);
  const home = c.get('shop').prefix || '/';
  const referrer = c.req.header('Referer');
  if (!referrer || !URL.canParse(referrer)) return home;
  const { origin, pathname, search } = new URL(referrer);
  const back = pathname + search;
  const usable = origin === here.origin && back !== here.pathname + here.search;
  return usable && !back.startsWith('//') ? back : home;
}
