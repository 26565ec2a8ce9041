/** What was received, for the holder of the receipt: the acknowledgement on screen, and the return slip. */
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { ReturnSlip } from '#client/withdrawal/return-slip.tsx';
import { WithdrawalPage } from '#client/withdrawal/withdrawal-page.tsx';
import { WhatHappensNext, WithdrawalReceipt } from '#client/withdrawal/withdrawal-receipt.tsx';
import { routePaths } from '#domain/content/links.ts';
import { writtenIsoDay } from '#domain/locale/dates.ts';
import { formatMoment, zonedIso } from '#domain/locale/moments.ts';
import type { ReceivedWithdrawal } from '#domain/withdrawal/operations.ts';
import { refundDueOn, sendBackBy } from '#domain/withdrawal/periods.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { notFound } from '../catalogue/not-found.tsx';

export async function withdrawalReceived(c: KontorContext) {
  const shop = c.get('shop');
  const { t } = shop;
  const receipt = c.req.query('receipt') ?? '';
  const withdrawal = await withdrawalOf(shop, receipt);
  if (!withdrawal) return notFound(c);
  const written = writtenOf(shop, withdrawal);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))}>
      <Head title={`${t('withdraw.received')} | Kontor`} index={false} />
      <Crumbs crumbs={[{ name: t('withdraw.title'), href: shop.prefix + routePaths.withdrawal }]} />
      <WithdrawalPage
        title={t('withdraw.received')}
        step={3}
        aside={<WhatHappensNext written={written} />}
      >
        <WithdrawalReceipt {...{ withdrawal, written, receipt }} />
      </WithdrawalPage>
    </BrowsePage>,
    { screen: 'order-status' },
  );
}

export async function returnSlip(c: KontorContext) {
  const shop = c.get('shop');
  const withdrawal = await withdrawalOf(shop, c.req.query('receipt') ?? '');
  if (!withdrawal) return notFound(c);
  const { time, sendBy } = writtenOf(shop, withdrawal);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))} className="single">
      <Head title={`${shop.t('withdraw.slip')} | Kontor`} index={false} />
      <ReturnSlip {...{ withdrawal, time, sendBy }} />
    </BrowsePage>,
    { screen: 'order-status' },
  );
}

async function withdrawalOf({ commerce, caller }: Shop, receipt: string) {
  const found = receipt ? await commerce.getWithdrawal({ receipt }, caller) : undefined;
  return found?.ok ? found.data.withdrawal : undefined;
}

function writtenOf({ locale, store }: Shop, { receivedAt }: ReceivedWithdrawal) {
  const stated = new Date(receivedAt);
  return {
    time: formatMoment(stated, locale),
    iso: zonedIso(stated, locale.country),
    sendBy: writtenIsoDay(sendBackBy(store.key, stated), locale),
    refundBy: writtenIsoDay(refundDueOn(store.key, stated), locale),
  };
}
