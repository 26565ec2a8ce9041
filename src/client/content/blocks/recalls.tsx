/** Recalls: the notice of each in the form of Implementing Regulation (EU) 2024/1435, and the past ones in a table. */
import {
  freephonesIn,
  type Recall,
  recallClaimPath,
  recallParts,
  recallPath,
  soldIn,
} from '#domain/content/recall.ts';
import { writtenIsoDay } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { useHref, useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import type { BlockProps } from './block-props.ts';

export function Recalls({ block: { id, title, none }, data }: BlockProps<'recalls'>) {
  const { t, locale } = useShop();
  const present = data.recalls.filter(({ ended }) => ended === undefined);
  const past = data.recalls.filter(({ ended }) => ended !== undefined);
  return (
    <>
      <section className="stack" id={id}>
        <h2>{title}</h2>
        {present.length === 0 && <p>{none}</p>}
        {present.map((recall) => (
          <RecallNotice key={recall.id} block={recall} />
        ))}
      </section>
      {past.length > 0 && (
        <section className="stack">
          <h2>{t('recall.past')}</h2>
          {past.map((recall) => (
            <p key={recall.id} id={recall.id}>
              {writtenIsoDay(recall.date, localeByCode(locale))} · <b>{recall.name}</b>
              <br />
              {recall.hazard}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

export function RecallNotice({ block: recall }: { block: Recall }) {
  const { t, locale: code, phone } = useShop();
  const href = useHref();
  const locale = localeByCode(code);
  const { id, picture } = recall;
  const free = freephonesIn(recall, locale);
  return (
    <section className="recall" id={id} aria-labelledby={`${id}-title`}>
      <header className="recall__head">
        <Icon name="triangle-alert" />
        <h3 id={`${id}-title`}>{t('recall.title')}</h3>
      </header>
      <div className="recall__body">
        {picture && (
          <span className="photo">
            <Picture image={picture} alt={picture.alt} sizes="220px" loading="lazy" />
          </span>
        )}
        <dl className="recall__parts">
          {recallParts(recall, t, locale).map(({ label, strong, lines }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                {strong && <b>{strong}</b>}
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="recall__keys row">
        <a className="btn" href={href(recallClaimPath(recall))} rel="nofollow">
          {t('recall.claim')}
        </a>
        {(free.length > 0 ? free : [phone]).map((number) => (
          <a className="btn" data-kind="line" key={number} href={telephoneLink(number)}>
            {free.length > 0 ? t('recall.freephone', { phone: number }) : number}
          </a>
        ))}
      </p>
      <p className="recall__keys">{t('recall.share')}</p>
    </section>
  );
}

/** For whoever looks at an article or an order that is concerned. */
export function RecallLinks({ recalls }: { recalls: readonly Recall[] }) {
  const { t, locale } = useShop();
  const href = useHref();
  return recalls.map((recall) => (
    <p key={recall.id} className="note" data-kind="err">
      <Icon name="triangle-alert" />
      <span>
        <a href={href(recallPath(recall))}>{labelled(t, t('recall.title'), recall.name)}</a>
        <br />
        {soldIn(recall, t, localeByCode(locale))}
      </span>
    </p>
  ));
}
