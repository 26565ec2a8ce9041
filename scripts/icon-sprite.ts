/** Builds one sprite, /icons.svg, from the Lucide icons (ISC licence) that the shop uses. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { iconNames } from '../src/client/ui/icon-names.ts';

export function iconSprite(): Plugin {
  return {
    name: 'kontor-icon-sprite',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.svg', source: sprite() });
    },
  };
}

function sprite(): string {
  const symbols = iconNames.map((name) => {
    const file = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1];
    if (!shapes) throw new Error(`the icon ${name} has no shapes`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s+/g, ' ').trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
