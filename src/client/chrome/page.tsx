/**
 * The four layouts of the specification (checklist LAY-1): BrowsePage is its "default", FullWidthPage its "full-width
 * default", NoFooterPage its "no-footer", CheckoutPage its "base".
 */
import type { ReactNode } from 'react';
import { WishForm } from '../product/wish-key.tsx';
import { useT } from '../shop.tsx';
import { Catbar } from './catbar.tsx';
import type { Chrome } from './chrome.ts';
import { Footer } from './footer.tsx';
import { SiteHeader, SlimSiteHeader } from './header.tsx';
import { SlimFooter } from './slim-footer.tsx';
import { TopBar } from './top-bar.tsx';

type FrameProps = { chrome: Chrome; children: ReactNode };

/** Header, content in the page's column, newsletter, footer. */
export function BrowsePage({ className = '', ...frame }: FrameProps & { className?: string }) {
  return (
    <>
      <Header {...frame.chrome} />
      <main id="main" className={`wrap ${className}`}>
        {frame.children}
      </main>
      <Footer {...frame.chrome} />
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
      <SlimFooter />
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
      {width && <WishForm />}
      <SlimFooter />
    </>
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
