import { type EnergyLabel, eprelPage } from '#domain/catalogue/energy/energy-label.ts';
import { sheetIn } from '#domain/catalogue/energy/energy-sheet.ts';
import { useShop } from '../../shop.tsx';
import { DialogPart } from '../../ui/dialog-part.tsx';

/** The whole label, with links to the information sheet and the registry entry. */
export function EnergyLabelPart({ name, label }: { name: string; label: EnergyLabel }) {
  const { t, language } = useShop();
  const { class: own, best, worst, labelUrl } = label;
  return (
    <DialogPart id="energy-label" title={t('energy.label')}>
      <div className="sheet__body stack">
        <p>
          <b>{name}</b>
          <br />
          {t('energy.class', { class: own, best, worst })}
        </p>
        <ul className="row">
          <li>
            <a className="b" href={sheetIn(language, label)}>
              {t('energy.sheet')}
            </a>
          </li>
          <li>
            <a className="b" href={eprelPage(label)} rel="noopener">
              {t('energy.eprel')}
            </a>
          </li>
        </ul>
        <img className="energy__label" src={labelUrl} alt={t('energy.picture', { name })} />
      </div>
    </DialogPart>
  );
}
