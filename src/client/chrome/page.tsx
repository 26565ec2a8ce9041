/** The two frames of a page: browse pages with everything, checkout with little. */
import type { ReactNode } from 'react';
import { useT } from '../shop.tsx';
import { Catbar } from './catbar.tsx';
import type { Chrome } from './chrome.ts';
import { Footer } from './footer.tsx';
import { Mast, SlimMast } from './mast.tsx';
import { Strip } from './strip.tsx';

export function BrowsePage(props: { chrome: Chrome; children: ReactNode; className?: string }) {
  const { chrome, children, className } = props;
  return (
    <>
      <SkipLink />
      <Strip />
      <Mast languageLinks={chrome.languageLinks} searchQuery={chrome.searchQuery} />
      <Catbar {...chrome} />
      <main id="main" className={`wrap ${className ?? ''}`}>
        {children}
      </main>
      <Footer {...chrome} />
    </>
  );
}

export function CheckoutPage({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <SkipLink />
      <SlimMast />
      <main id="main" className="wrap co">
        {children}
      </main>
      <footer className="foot board">
        <div className="wrap">
          <p className="foot__end">{t('demo.notice')}</p>
        </div>
      </footer>
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
