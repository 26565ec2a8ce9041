/** The energy class beside a price, with a link to the label. Source: Regulation (EU) 2017/1369, eu-2026.md G-10. */
import type { SVGProps } from 'react';
import type { EnergyLabel } from '#domain/catalogue/energy/energy-label.ts';
import { energyStep } from '#domain/catalogue/energy/energy-scale.ts';
import { sheetIn } from '#domain/catalogue/energy/energy-sheet.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { useShop, useT } from '../shop.tsx';

type EnergyProps = { product: { sku: string; energyLabel?: EnergyLabel | undefined } };

/** The class without a link, for lists whose rows are links themselves. */
export function EnergyClass({ product: { energyLabel } }: EnergyProps) {
  if (!energyLabel) return null;
  return (
    <span className="energy">
      <span className="energy__arrow">
        <Class label={energyLabel} />
      </span>
    </span>
  );
}

/** As large as the price beside it. The first click shows the label, in a dialog or, without a script, as a page. */
export function Energy({ product: { energyLabel, sku } }: EnergyProps) {
  const { t, href, language } = useShop();
  if (!energyLabel) return null;
  return (
    <p className="energy">
      <a
        className="energy__arrow"
        href={href(energyLabelPath(sku))}
        rel="nofollow"
        data-dialog=""
        data-class={energyLabel.class}
      >
        <Class label={energyLabel} />
      </a>
      <a className="energy__sheet" href={sheetIn(language, energyLabel)}>
        {t('energy.sheet')}
      </a>
    </p>
  );
}

function Class({ label }: { label: EnergyLabel }) {
  const t = useT();
  const { class: own, best, worst } = label;
  return (
    <>
      <Arrow label={label} />
      <span className="vh">{t('energy.class', { class: own, best, worst })}</span>
    </>
  );
}

/** Path of the page that shows a product's label. */
function energyLabelPath(sku: string): string {
  return `/energy-label/${productNumberOf(sku)}`;
}

/** Colours of the seven classes, best first. Source: Commission Regulation (EU) 2019/2018 annex III, in sRGB. */
const colours = ['#00A651', '#50B848', '#BFD730', '#FFF200', '#FDB913', '#F37021', '#ED1C24'];

/** White with a black edge, as the regulation requires: legible on all seven colours. */
const lettering: SVGProps<SVGTextElement> = {
  x: '38%',
  y: '52%',
  fill: '#FFF',
  stroke: '#16181A',
  strokeWidth: '.08em',
  paintOrder: 'stroke',
  textAnchor: 'middle',
  dominantBaseline: 'central',
};

/** The manufacturer's own arrow if there is one; otherwise the scale and the class in its colour. */
function Arrow({ label }: { label: EnergyLabel }) {
  const { best, worst, nestedLabelUrl } = label;
  if (nestedLabelUrl) return <img className="energy__own" src={nestedLabelUrl} alt="" />;
  return (
    <>
      <span className="energy__scale" aria-hidden="true">
        <span>{best}</span>
        <span>{worst}</span>
      </span>
      <svg className="energy__class" aria-hidden="true">
        <svg viewBox="0 0 21 12" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0H14L21 6 14 12H0z" fill={colours[energyStep(label) - 1]} />
        </svg>
        <text {...lettering}>{label.class}</text>
      </svg>
    </>
  );
}
