/** The objects of a PDF file and their table of places (ISO 32000-1, 7.5). */
import { joined } from './true-type.ts';

/** An indirect object: written as `12 0 R` where another one refers to it. */
export type Reference = { readonly number: number };

type Body = { text: string; data?: Uint8Array };

export type PdfObjects = {
  /** A number for an object whose content follows later. */
  reserve(): Reference;
  set(reference: Reference, text: string): void;
  add(text: string): Reference;
  /** `entries`: those of the dictionary besides the length. */
  addStream(entries: string, data: Uint8Array): Reference;
  file(root: Reference, info: Reference, id: string): Uint8Array;
};

export const ref = ({ number }: Reference): string => `${number} 0 R`;

export function pdfObjects(): PdfObjects {
  const bodies: Body[] = [];
  const put = (body: Body): Reference => {
    bodies.push(body);
    return { number: bodies.length };
  };
  return {
    reserve: () => put({ text: '' }),
    set: ({ number }, text) => {
      bodies[number - 1] = { text };
    },
    add: (text) => put({ text }),
    addStream: (entries, data) => put({ text: `<<${entries}/Length ${data.length}>>`, data }),
    file: (root, info, id) =>
      written(bodies, `/Root ${ref(root)}/Info ${ref(info)}/ID[<${id}><${id}>]`),
  };
}

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function written(bodies: readonly Body[], trailer: string): Uint8Array {
  // The second line tells programs that the file is binary.
  const parts: Uint8Array[] = [latin('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')];
  let length = parts[0]?.length ?? 0;
  const places = bodies.map(({ text, data }, at) => {
    const place = length;
    const part = data
      ? joined([latin(`${at + 1} 0 obj\n${text}\nstream\n`), data, latin('\nendstream\nendobj\n')])
      : latin(`${at + 1} 0 obj\n${text}\nendobj\n`);
    parts.push(part);
    length += part.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = bodies.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  parts.push(latin(`${table}trailer\n<</Size ${count}${trailer}>>\nstartxref\n${length}\n%%EOF\n`));
  return joined(parts);
}

/** A text of the dictionaries, in any script: UTF-16 with a byte order mark. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

/** At most three decimals. */
export const written3 = (value: number): string => String(Math.round(value * 1000) / 1000);

export async function deflated(data: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(data)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
