/** `c.render(<Page />, { screen })`: a page inside its document. */
import { reactRenderer } from '@hono/react-renderer';
import { featuresIn } from '#domain/routing/feature-toggles.ts';
import type { KontorContext } from '../context.ts';
import type { Screen } from './assets.ts';
import { Document } from './document.tsx';

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
      theme={context.env.THEME}
      chunkReload={context.env.CHUNK_RELOAD}
      features={featuresIn(new URL(context.req.url).search)}
    >
      {children}
    </Document>
  );
});
