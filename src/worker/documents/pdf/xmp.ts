/** The metadata of a PDF/A-3 file: what it is, and for Factur-X what its data are (Factur-X 1.07, 6.2.2). */

export type Metadata = {
  title: string;
  author: string;
  /** BCP 47 */
  language: string;
  /** ISO time. */
  createdAt: string;
  producer: string;
  /** The name of the file with the data, if it is Factur-X. */
  facturX?: string;
};

export function xmpOf({ title, author, language, createdAt, producer, facturX }: Metadata): string {
  const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
  const about = (namespaces: string, content: string) =>
    `<rdf:Description rdf:about="" ${namespaces}>${content}</rdf:Description>`;
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">`,
    about(
      'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"',
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    ),
    about(
      'xmlns:dc="http://purl.org/dc/elements/1.1/"',
      `<dc:format>application/pdf</dc:format><dc:title>${alternative(title)}</dc:title>` +
        `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>` +
        `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    ),
    about(
      'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
      `<pdf:Producer>${escaped(producer)}</pdf:Producer>`,
    ),
    about(
      'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
      `<xmp:CreateDate>${createdAt}</xmp:CreateDate><xmp:ModifyDate>${createdAt}</xmp:ModifyDate>`,
    ),
    facturX ? facturXParts(facturX, about) : '',
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const alternative = (text: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;

const facturXNamespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** PDF/A permits no metadata of a foreign schema without its description. */
function facturXParts(fileName: string, about: (namespaces: string, content: string) => string) {
  const properties = {
    DocumentFileName: 'name of the embedded XML invoice file',
    DocumentType: 'INVOICE',
    Version: 'The actual version of the Factur-X XML schema',
    ConformanceLevel: 'The conformance level of the embedded Factur-X data',
  };
  const described = Object.entries(properties).map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
      '<pdfaProperty:valueType>Text</pdfaProperty:valueType>' +
      '<pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  return [
    about(
      `xmlns:fx="${facturXNamespace}"`,
      `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${fileName}</fx:DocumentFileName>` +
        '<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    ),
    about(
      'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ' +
        'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" ' +
        'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
      '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
        '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
        `<pdfaSchema:namespaceURI>${facturXNamespace}</pdfaSchema:namespaceURI>` +
        '<pdfaSchema:prefix>fx</pdfaSchema:prefix>' +
        `<pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property>` +
        '</rdf:li></rdf:Bag></pdfaExtension:schemas>',
    ),
  ].join('\n');
}
