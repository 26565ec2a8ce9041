/** The fonts of documents. They are static files: with them in the Worker it would be 45 kB larger. */
import { type Font, readFont } from './pdf/true-type.ts';

export type DocumentFonts = { regular: Font; bold: Font };

/** Read once per isolate. */
let loaded: Promise<DocumentFonts> | undefined;

export function documentFonts(assets: Fetcher): Promise<DocumentFonts> {
  loaded ??= load(assets).catch((reason: unknown) => {
    loaded = undefined;
    throw reason;
  });
  return loaded;
}

async function load(assets: Fetcher): Promise<DocumentFonts> {
  const [regular, bold] = await Promise.all(
    ['regular', 'bold'].map(async (weight) => {
      const answer = await assets.fetch(`https://assets.local/fonts/invoice-${weight}.ttf`);
      if (!answer.ok)
        throw new Error(`the font invoice-${weight}.ttf is missing: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    }),
  );
  if (!regular || !bold) throw new Error('a font is missing');
  return fontsOf(regular, bold);
}

export function fontsOf(regular: Uint8Array, bold: Uint8Array): DocumentFonts {
  return {
    regular: readFont(regular, 'SofiaSans-Regular'),
    bold: readFont(bold, 'SofiaSans-Bold'),
  };
}
