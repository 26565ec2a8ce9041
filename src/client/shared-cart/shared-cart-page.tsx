/** A shared cart as the recipient sees it: the articles left, the total and the button right. It has no script. */
import {
  type SharedOffers,
  shownAmounts,
  sumOf,
  totalPossiblePieces,
} from '#domain/cart/shared-offers.ts';
import { netParts } from '#domain/money/net-parts.ts';
import { BothSums } from '../product/both-sums.tsx';
import { useShop } from '../shop.tsx';
import { SharedCartNotes, type SharedCartProblem } from './notes.tsx';
import { Refusals } from './refusals.tsx';
import { SharedLine } from './shared-line.tsx';

type SharedCartProps = {
  shared: SharedOffers;
  /** Target of the form: the address of this page. */
  action: string;
  /** Makes a repeated submit idempotent. */
  operationId: string;
  isCut: boolean;
  problem: SharedCartProblem | undefined;
};

export function SharedCartPage({ shared, isCut, problem, ...form }: SharedCartProps) {
  const { t, vatRate, currency } = useShop();
  const { offers, refused } = shared;
  const lines = offers.flatMap((offer) =>
    shownAmounts(offer).map((gross) => ({ gross, quantity: offer.possible })),
  );
  const nets = netParts(lines, vatRate, currency);
  const comesOnTop = offers.some(({ inCart }) => inCart > 0);
  return (
    <>
      <p className="lead">{t('sharedCart.lead')}</p>
      <SharedCartNotes isCut={isCut} comesOnTop={comesOnTop} problem={problem} />
      <div className="split">
        <div className="stack" data-gap="6">
          {offers.length > 0 && (
            <ul className="panel lines" aria-label={t('sharedCart.items')}>
              {offers.map((offer, at) => (
                <SharedLine
                  key={offer.article.sku}
                  offer={offer}
                  nets={nets.slice(2 * at, 2 * at + 2)}
                />
              ))}
            </ul>
          )}
          {refused.length > 0 && <Refusals refused={refused} />}
        </div>
        {sumOf(offers).pieces > 0 ? <Sum shared={shared} {...form} /> : <Nothing />}
      </div>
    </>
  );
}

/** Shown instead of the total if no piece can be ordered; each line says why. */
function Nothing() {
  const { t, href } = useShop();
  return (
    <p>
      <a className="btn" href={href('/')}>
        {t('cart.continue')}
      </a>
    </p>
  );
}

function Sum({
  shared: { offers, refused },
  action,
  operationId,
}: Pick<SharedCartProps, 'shared' | 'action' | 'operationId'>) {
  const { t, href } = useShop();
  const { pieces, centAmount } = sumOf(offers);
  const count = offers.filter(({ possible }) => possible > 0).length;
  const isAll =
    refused.length === 0 &&
    offers.every(({ requested, possible, without }) => requested === possible && !without);
  return (
    <aside className="panel sticky stack sum" aria-labelledby="sum">
      <h2 className="sign title" id="sum">
        {t('quickOrder.pieces', { count: pieces })}
      </h2>
      <div data-total={centAmount}>
        <BothSums of={centAmount} />
      </div>
      <p className="small muted">{t('quickOrder.sumNote')}</p>
      <form method="post" action={href(action)}>
        <input type="hidden" name="operationId" value={operationId} />
        <input type="hidden" name="pieces" value={totalPossiblePieces(offers)} />
        <button type="submit" className="btn" data-kind="go" data-size="l" data-wide="">
          {isAll ? t('sharedCart.add') : t('quickOrder.add', { count })}
        </button>
      </form>
    </aside>
  );
}
