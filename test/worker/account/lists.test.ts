/** What a customer put aside, in the account. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { mainOf } from '../html-page.ts';
import { cartWith } from '../shopper.ts';

const { t } = await textsFor('de-DE');

it('the items saved for later are in the account; the comparison is a link; who has no script is told so', async () => {
  const { shopper } = await customerOf('de');
  const page = async () => mainOf(await (await shopper.get('/my-account/my-lists')).text());
  expect(await page()).toContain(t('lists.noneSaved'));
  const [sku] = await putOnSale({ price: 6000 });
  const { id, version, lineItems } = await cartWith(shopper, { [sku]: 2 });
  const action = { action: 'saveForLater' as const, lineItemId: lineItems[0]?.id ?? '' };
  await shopper.ask('updateCart', { id, version, actions: [action] });
  const saved = await page();
  expect(saved).toContain(t('saved.title', { number: 1 }));
  expect(saved).toContain('<img');
  expect(saved).toContain(t('lists.seen'));
  expect(saved).toContain('data-last-seen');
  expect(saved).toContain('href="/compare"');
  expect(saved).toContain(`<noscript><p>${t('lists.needsScript')}</p></noscript>`);
});
