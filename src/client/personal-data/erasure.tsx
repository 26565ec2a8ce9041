/** What an erasure does: what goes, what stays and until when, and why it is not possible yet. Design: mockups-2/my-data. */
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { ErasureBlock } from '#domain/personal-data/erasure-blocks.ts';
import { keptLines } from '#domain/personal-data/kept-lines.ts';
import type { Kept } from '#domain/personal-data/retention.ts';
import { useShop, useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

export type ErasurePreviewProps = { kept: readonly Kept[]; blocks: readonly ErasureBlock[] };

export function ErasurePreview({ kept, blocks }: ErasurePreviewProps) {
  const { t, locale } = useShop();
  return (
    <div className="fate">
      <p id="goes" className="b">
        {t('myData.goesTitle')}
      </p>
      <ul aria-labelledby="goes">
        <li>{t('myData.goes.account')}</li>
        <li>{t('myData.goes.orders')}</li>
        <li>{t('myData.goes.carts')}</li>
        <li>{t('myData.goes.texts')}</li>
        <li>{t('myData.goes.mails')}</li>
      </ul>
      <p id="stays" className="b">
        {t('myData.keptTitle')}
      </p>
      <ul aria-labelledby="stays">
        {keptLines(kept, { locale: localeByCode(locale), t }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="small muted">{t('myData.keptText')}</p>
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: Pick<ErasurePreviewProps, 'blocks'>) {
  const { t, country } = useShop();
  if (blocks.length === 0) return null;
  return (
    <Note kind="warn">
      <div>
        <p>
          <b>{t('myData.blockedTitle')}</b>
        </p>
        <ul>
          {blocks.map(({ reason, orderNumber = '' }) => (
            <li key={reason + orderNumber}>
              {t(`myData.block.${reason}`, {
                number: orderNumber && shownOrderNumber(orderNumber, country),
              })}
            </li>
          ))}
        </ul>
      </div>
    </Note>
  );
}

/** Published reviews go too, unless this box is ticked. */
export function KeepReviews({ chosen }: { chosen: boolean }) {
  const t = useT();
  return (
    <label className="check">
      <input type="checkbox" name="reviews" value="keep" defaultChecked={chosen} />
      <span>{t('myData.keepReviews')}</span>
    </label>
  );
}

/** The box that must be ticked; a press without it shows the error at the box. */
export function EraseTick({ error }: { error: string | undefined }) {
  const t = useT();
  return (
    <div className="field">
      <label className="check">
        <input
          id="final"
          type="checkbox"
          name="final"
          value="on"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'final-error'}
        />
        <span>{t('myData.eraseTick')}</span>
      </label>
      {error && (
        <p className="field__err" id="final-error">
          {error}
        </p>
      )}
    </div>
  );
}
