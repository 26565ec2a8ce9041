/**
 * The energy label as a picture, in the order the regulation gives it: scale, class, consumption, volume,
 * temperature, regulation. Drawn by us; where the registered one has its code, this one says that it is a
 * demonstration's. Source: Regulations (EU) 2019/2018 and 2015/1094,
 * annex III.
 */
import { energyClasses } from '#domain/catalogue/energy/energy-label.ts';
import { scales } from '#domain/catalogue/energy/energy-scale.ts';
import type { Labelled } from '../energy.ts';
import { escaped } from './paper.ts';

/** Green to red; on a scale of more than seven classes the last ones are red. */
const colours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];

const width = 480;
const height = 960;
const scaleTop = 200;
/** For all arrows together. */
const scaleHeight = 406;
const tip = 22;

export function labelPicture(article: Labelled): string {
  const { brand, model, energy, attributes } = article;
  const { best, worst } = scales[energy.regulation];
  const classes = energyClasses.slice(
    energyClasses.indexOf(best),
    energyClasses.indexOf(worst) + 1,
  );
  const step = scaleHeight / classes.length;
  const place = classes.indexOf(energy.class);
  const range = attributes['temperature-range'];
  const warmest = typeof range === 'object' && 'to' in range ? range.to : undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Calibri, Carlito, Arial, sans-serif" fill="#000">
<title>${escaped(`${brand} ${model}: ${energy.class} (${best}–${worst}), ${energy.kilowattHoursPerYear} kWh`)}</title>
<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="12" fill="#fff" stroke="#000" stroke-width="4"/>
<path d="M2 96V14A12 12 0 0 1 14 2h452a12 12 0 0 1 12 12v82z" fill="#034ea2"/>
${text('ENERG', 28, 68, 54, 'font-weight="700" fill="#fff" letter-spacing="4"')}
<path d="M276 22l-26 34h18l-12 30 34-40h-19l15-24z" fill="#ffed00"/>
${text('DEMO', 452, 66, 36, 'text-anchor="end" fill="#fff"')}
${text(brand, 28, 140, 30)}
${text(model, 452, 140, 30, 'text-anchor="end"')}
<path d="M20 164h440" stroke="#000" stroke-width="2"/>
${classes.map((name, index) => arrow(name, index, step)).join('\n')}
${ownClass(energy.class, scaleTop + place * step)}
<path d="M20 632h440" stroke="#000" stroke-width="2"/>
${text(String(energy.kilowattHoursPerYear), 240, 716, 76, 'font-weight="700" text-anchor="middle"')}
${text('kWh/annum', 240, 752, 28, 'text-anchor="middle"')}
<path d="M20 780h440M240 800v92" stroke="#000" stroke-width="2"/>
<path d="M58 806h32v14l8 12v52h-48v-52l8-12z" fill="none" stroke="#000" stroke-width="4"/>
${text(`${attributes.volume} L`, 112, 862, 34, 'font-weight="700"')}
<path d="M290 812a9 9 0 0 1 18 0v44a16 16 0 1 1-18 0z" fill="none" stroke="#000" stroke-width="4"/>
<circle cx="299" cy="869" r="8"/>
${warmest === undefined ? '' : text(`${warmest} °C`, 330, 862, 34, 'font-weight="700"')}
${text(energy.regulation, 452, 936, 20, 'text-anchor="end"')}
${text(`EPREL ${energy.eprelId} (demo)`, 28, 936, 20)}
</svg>
`;
}

/** Each arrow is longer than the one above it. */
function arrow(name: string, index: number, step: number): string {
  const top = scaleTop + index * step;
  const end = 130 + (index * 26 * step) / 58;
  const half = step * 0.4;
  return `<path d="M28 ${top}H${end}l${tip} ${half}-${tip} ${half}H28z" fill="${colours[Math.min(index, 6)]}"/>
${text(name, 40, top + step * 0.64, Math.round(step * 0.65), 'font-weight="700"')}`;
}

/** The black arrow at the right, level with its class. */
function ownClass(name: string, top: number): string {
  return `<path d="M452 ${top - 12}H372l-${tip + 12} 35 ${tip + 12} 35h80z"/>
${text(name, 410, top + 44, 60, 'font-weight="700" text-anchor="middle" fill="#fff"')}`;
}

function text(content: string, x: number, y: number, size: number, attributes = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${attributes}>${escaped(content)}</text>`;
}
