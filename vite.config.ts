import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/icon-sprite.ts';
import { smallPreload } from './scripts/small-preload.ts';

const files = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);

/** The client: one script entry, one stylesheet a screen, the fonts; hashed names, listed in a manifest. */
export default defineConfig({
  plugins: [react(), iconSprite(), smallPreload()],
  publicDir: 'public',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    // scripts/build.ts clears what carries hashes; the pictures stay served while the client is built anew.
    emptyOutDir: false,
    manifest: true,
    target: ['chrome110', 'safari16', 'firefox115'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Islands are waited for and come with all their parts; what comes when the browser is idle takes its time.
      resolveDependencies: (_file, parts, { hostId }) => (/\bwake-/.test(hostId) ? parts : []),
    },
    rolldownOptions: {
      input: [
        'src/client/entry/hydrate.tsx',
        'src/client/entry/pre-paint.ts',
        // Scripts of a few pages: browse pages do not come to know of it.
        'src/client/checkout/addresses/browser/addresses.ts',
        'src/client/account/browser/passkeys.ts',
        'src/client/styles/core.css',
        'src/client/styles/print.css',
        ...files('src/client/styles/screens'),
      ],
      // Rules do nothing when they are loaded (test/architecture/architecture.test.ts): what a page's scripts do not use of them stays out,
      // above all the rows of countries, which the server alone reads.
      treeshake: { moduleSideEffects: (file) => !file.includes('/src/domain/') },
      output: {
        // Scripts name each other, and a hash does not compress: seven letters are enough to tell builds apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // What every page comes to need: together these files cost three requests and fewer bytes.
          groups: [
            {
              name: 'small',
              test: /client\/browser\/(build-id|call|element|local-storage|on-return|web-lock|notices\/notifications)\.ts$|domain\/mutex\.ts$/,
            },
            // What the cart button of every page runs, and the buy form with it.
            {
              name: 'cart',
              test: /client\/cart\/(browser\/(add-items|cart-button|cart-hint|live|load-drawer-data|quick-add|watch-cart)|cart-calls|failure|state)\.ts$|domain\/(cart\/(additions|articles|messages)|inventory\/availability|money\/(currencies|format))\.ts$|jotai\/dist\/vanilla(\/atom)?\.js$/,
            },
            // Elements without the renderer: a symbol, and the note with it.
            {
              name: 'note',
              test: /client\/ui\/(icon\.tsx|note-kinds\.ts|note\.tsx)$|node_modules\/react\/|rolldown\/runtime/,
            },
          ],
          // Else what they share with the first script would go there too, which would then ask for it at once.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
