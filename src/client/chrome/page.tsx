/**
 * The four layouts of the specification (checklist LAY-1): BrowsePage is its "default", FullWidthPage its "full-width
 * default", NoFooterPage its "no-footer", CheckoutPage its "base".
 */
import type { ReactNode } from 'react';
import { routePaths } from '#domain/content/links.ts';
import { useHref, useShop, useT } from '../shop.tsx';
import { Catbar } from './catbar.tsx';
import type { Chrome } from './chrome.ts';
import { CompareBar } from './compare-bar.tsx';
import { Footer } from './footer.tsx';
import { SiteHeader, SlimSiteHeader } from './header.tsx';
import { TopBar } from './top-bar.tsx';

type FrameProps = { chrome: Chrome; children: ReactNode };

/** Header, content in the page's column, newsletter, footer. A product page reserves space for its floating bar. */
export function BrowsePage({ className = '', ...frame }: FrameProps & { className?: string }) {
  const room = frame.chrome.siblings ? ' with-bar' : '';
  return (
    <>
      <Header {...frame.chrome} />
      <main id="main" className={`wrap ${className}${room}`}>
        {frame.children}
      </main>
      <Footer {...frame.chrome} />
      <CompareBar />
    </>
  );
}

/** The same with full-width content, whose parts set their own columns. */
export function FullWidthPage({ chrome, children }: FrameProps) {
  return (
    <>
      <Header {...chrome} />
      <main id="main">{children}</main>
      <Footer {...chrome} />
    </>
  );
}

/** For a page that itself consists of links. */
export function NoFooterPage({ chrome, children }: FrameProps) {
  return (
    <>
      <Header {...chrome} />
      <main id="main">{children}</main>
      <LegalFooter />
    </>
  );
}

/** Checkout: few links lead away. The cart has the full width, the other steps a centred container. */
export function CheckoutPage({ children, width }: { children: ReactNode; width?: 'full' }) {
  return (
    <>
      <SkipLink />
      <SlimSiteHeader />
      <main id="main" className="wrap co" data-width={width}>
        {children}
      </main>
      <LegalFooter />
    </>
  );
}

/** On pages without the usual footer: what the law requires on every page (eu-2026.md C-01). */
function LegalFooter() {
  const { t, withdrawalLink } = useShop();
  const href = useHref();
  return (
    <footer className="foot board">
      <div className="wrap">
        {withdrawalLink && (
          <p className="foot__end">
            <a href={href(routePaths.withdrawal)}>{t(withdrawalLink)}</a>
          </p>
        )}
        <p className="foot__end">{t('demo.notice')}</p>
      </div>
    </footer>
  );
}

function Header(chrome: Chrome) {
  return (
    <>
      <SkipLink />
      <TopBar {...chrome} />
      <SiteHeader {...chrome} />
      <Catbar {...chrome} />
    </>
  );
}

function SkipLink() {
  const t = useT();
  return (
    <a className="skip btn" href="#main">
      {t('header.skip')}
    </a>
  );
}
