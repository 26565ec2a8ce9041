/** The German registry's former response, which our API still has. Source: test/contracts/vat/evatr-xmlrpc-200.xml. */

type EvatrAnswer = {
  /** The shop's own number. */
  asker: string;
  number: string;
  code: string;
  /** ISO day. */
  day: string;
};

export function evatrXml({ asker, number, code, day }: EvatrAnswer): string {
  const fields = {
    UstId_1: asker,
    ErrorCode: code,
    UstId_2: number,
    Druck: 'nein',
    Erg_PLZ: '',
    Ort: '',
    Datum: day.split('-').toReversed().join('.'),
  };
  const params = Object.entries(fields).map(
    ([name, value]) => `<param>
<value><array><data>
<value><string>${name}</string></value>
<value><string>${escaped(value)}</string></value>
</data></array></value>
</param>
`,
  );
  return `<params>\n${params.join('')}</params>\n`;
}

/** The code in such a response; undefined if there is none. */
export function errorCodeIn(xml: string): string | undefined {
  return /<string>ErrorCode<\/string>\s*<\/value>\s*<value>\s*<string>(\d+)<\/string>/.exec(
    xml,
  )?.[1];
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
