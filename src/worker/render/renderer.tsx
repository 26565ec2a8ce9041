/**
 * `c.render(<Page />, { screen })` renders a page inside its document. Pages contain their own titles and meta tags,
 * which React moves to the head.
 */
import { reactRenderer } from '@hono/react-renderer';
import type { ReactNode } from 'react';
import { frameTexts } from '#client/chrome/frame-texts.ts';
import { type IslandManifest, IslandManifestContext } from '#client/island.tsx';
import { ShopProvider, useShop, viewForBrowsers } from '#client/shop.tsx';
import { DataBlock } from '#client/ui/data-block.tsx';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { type Feature, featuresIn } from '#domain/routing/feature-toggles.ts';
import { textsOf } from '#domain/texts/texts.ts';
import type { KontorContext, Shop } from '../request/context.ts';
import type { Environment } from '../settings/environment.ts';
import { assetUrl, fontsOf, lettersOf, type Screen, stylesheetsOf } from './assets.ts';

declare module '@hono/react-renderer' {
  interface Props {
    screen: Screen;
  }
}

export const renderer = reactRenderer(({ children, c, screen }) => {
  const context = c as KontorContext;
  return (
    <Document
      shop={context.get('shop')}
      screen={screen}
      theme={context.env.settings.theme}
      chunkReload={context.env.settings.chunkReload}
      features={featuresIn(new URL(context.req.url).search)}
    >
      {children}
    </Document>
  );
});

type DocumentProps = {
  shop: Shop;
  screen: Screen;
  theme: Environment['THEME'];
  chunkReload: Environment['CHUNK_RELOAD'];
  /** The features that are on in this page view, for islands and styles. */
  features: readonly Feature[];
  children: ReactNode;
};

function Document({ shop, screen, theme, chunkReload, features, children }: DocumentProps) {
  const manifest: IslandManifest = {
    texts: new Set(frameTexts),
    count: 0,
    // A choice there replaces the main part, which may then have a root: PayPal's button.
    hasRoot: screen === 'checkout',
  };
  return (
    <html
      lang={shop.locale.code}
      data-theme={theme}
      data-features={features.join(' ')}
      data-letters={lettersOf(shop.locale.language)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {fontsOf(shop.locale.language).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {stylesheetsOf(screen).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" href={assetUrl('src/client/styles/print.css')} media="print" />
        {/* After the style sheets, which it waits for: it loads the fonts that they declare. */}
        <script src={assetUrl('src/client/entry/pre-paint.ts')} />
        {/* Prevents painting a partial header or hero, whose parts would shift while loading (CLS 0). */}
        <link rel="expect" href={screen === 'home' ? '#popular' : '#main'} blocking="render" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script type="module" src={assetUrl('src/client/entry/hydrate.tsx')} />
      </head>
      <body>
        <ShopProvider shop={shop.view} t={shop.t}>
          <IslandManifestContext value={manifest}>
            {shop.preview && <PreviewNotice at={shop.caller.now} />}
            {children}
            <PageState shop={shop} manifest={manifest} chunkReload={chunkReload} />
          </IslandManifestContext>
        </ShopProvider>
      </body>
    </html>
  );
}

/** Says that the page is not public; `at`: the moment that it shows. */
function PreviewNotice({ at }: { at: Date }) {
  const { t, locale } = useShop();
  return (
    <aside className="note" data-kind="warn">
      {t('preview.notice', { date: formatDate(at, 'minute', localeByCode(locale)) })}
    </aside>
  );
}

/** Rendered last, so that every island before it has registered its texts. */
function PageState(
  props: Pick<DocumentProps, 'shop' | 'chunkReload'> & { manifest: IslandManifest },
) {
  const { shop, chunkReload, manifest } = props;
  const texts = textsOf(shop.texts, [...manifest.texts]);
  const { locale, currency, prefix, vatRate, maximumQuantity, liveCart } = shop.view;
  const state = {
    shop: { locale, currency, prefix, vatRate, maximumQuantity, liveCart },
    ...(manifest.hasRoot && { view: viewForBrowsers(shop.view) }),
    texts,
    chunkReload,
  };
  return <DataBlock type="application/json" id="page-state" data={state} />;
}
