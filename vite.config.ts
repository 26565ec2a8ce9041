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
        'src/client/browser/hydrate.tsx',
        'src/client/browser/early.ts',
        // One page's own script: browse pages do not come to know of it.
        'src/client/browser/addresses.ts',
        'src/client/styles/core.css',
        ...files('src/client/styles/screens'),
      ],
      output: {
        codeSplitting: {
          // What every page comes to need, a few lines each: together they cost one request and fewer bytes.
          groups: [{ name: 'small', test: /browser\/(call|element|kept|notifications)\.ts$/ }],
        },
      },
    },
  },
});
