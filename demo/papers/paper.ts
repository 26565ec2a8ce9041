/** Plain pages to print: a title and what stands below it, one block after the other. */
import type { Language } from '#domain/country/countries.ts';

export type Block = { tag: 'h1' | 'h2' | 'p' | 'li'; text: string } | { html: string };

export function page(title: string, language: Language, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/labels/print.css">
</head>
<body>
<main>
${listed(blocks).join('\n')}
</main>
</body>
</html>
`;
}

/** Neighbouring points stand in one list. */
function listed(blocks: readonly Block[]): string[] {
  return blocks.map((block, index) => {
    if ('html' in block) return block.html;
    const html = element(block.tag, block.text);
    if (block.tag !== 'li') return html;
    const isPoint = (other: Block | undefined) => other && 'tag' in other && other.tag === 'li';
    const opening = isPoint(blocks[index - 1]) ? '' : '<ul>';
    return `${opening}${html}${isPoint(blocks[index + 1]) ? '' : '</ul>'}`;
  });
}

export function element(tag: string, text: string): string {
  return `<${tag}>${escaped(text)}</${tag}>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export const printStyle = `:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #17191c; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.2rem; margin: 1.75rem 0 0.5rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav a { display: inline-block; padding: 0.25rem 0; color: #0b4fae; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0; border-bottom: 1px solid #c9ced6; text-align: left; vertical-align: top; }
th { width: 50%; padding-right: 1rem; font-weight: 400; }
main:has(section:target) section:not(:target) { display: none; }
@media print { nav { display: none; } main { padding: 0; } }
`;
