/** Reads our PDF files as a viewer does: objects by their places, streams, and the text through the fonts' maps. */

export type ReadPdf = {
  /** Objects by number, without their streams. */
  objects: Map<number, string>;
  /** The text of all pages, in the order in which it was drawn. */
  text: string[];
  streamOf(number: number): Promise<string>;
};

export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const raw = new TextDecoder('latin1').decode(file);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(raw)?.[1]);
  if (raw.slice(start, start + 4) !== 'xref') throw new Error('the table of places is not there');
  const places = [...raw.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  const objects = new Map<number, string>();
  const streams = new Map<number, Uint8Array>();
  for (const [at, place] of places.entries()) {
    const head = `${at + 1} 0 obj\n`;
    if (!raw.startsWith(head, place)) throw new Error(`object ${at + 1} is not at ${place}`);
    const body = raw.slice(place + head.length, raw.indexOf('\nendobj', place));
    const stream = body.indexOf('\nstream\n');
    objects.set(at + 1, stream < 0 ? body : body.slice(0, stream));
    const from = place + head.length + stream + 8;
    const length = Number(/\/Length (\d+)>>$/.exec(objects.get(at + 1) ?? '')?.[1]);
    if (stream >= 0) streams.set(at + 1, file.slice(from, from + length));
  }
  const streamOf = async (number: number) => {
    const data = streams.get(number) ?? new Uint8Array();
    const isPacked = objects.get(number)?.includes('/FlateDecode');
    const stream = new Blob([data]).stream();
    const plain = isPacked ? stream.pipeThrough(new DecompressionStream('deflate')) : stream;
    return new Response(plain).text();
  };
  const numberIn = (text: string | undefined, key: string) =>
    Number(new RegExp(`/${key}\\[?(?: )?(\\d+) 0 R`).exec(text ?? '')?.[1]);
  const text: string[] = [];
  for (const body of [...objects.values()].filter((each) => each.startsWith('<</Type/Page/'))) {
    const maps = new Map<string, Map<string, string>>();
    for (const font of ['Regular', 'Bold']) {
      const unicode = numberIn(objects.get(numberIn(body, font)), 'ToUnicode');
      maps.set(font, mapIn(await streamOf(unicode)));
    }
    const content = await streamOf(numberIn(body, 'Contents'));
    for (const [, font = '', codes = ''] of content.matchAll(/\/(\w+) [\d.]+ Tf .*?<(\w*)> Tj/g)) {
      const map = maps.get(font);
      text.push((codes.match(/.{4}/g) ?? []).map((code) => map?.get(code) ?? '?').join(''));
    }
  }
  return { objects, text, streamOf };
}

function mapIn(cmap: string): Map<string, string> {
  const pairs = [...cmap.matchAll(/^<(\w{4})> <(\w+)>$/gm)];
  return new Map(
    pairs.map(([, glyph = '', units = '']) => {
      const codes = (units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      return [glyph, String.fromCharCode(...codes)];
    }),
  );
}
