/** What a customer put aside, in the account. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { customerOf } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { formsOf, sendForm } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { cartWith } from '../shopper.ts';
import { led } from '../visitor.ts';

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
  expect(saved).toContain('data-later=""');
  expect(saved).toContain('href="/compare"');
  expect(saved).toContain(`<noscript><p>${t('lists.needsScript')}</p></noscript>`);

  const pressed = async (intent: string) => {
    const [form] = (await formsOf(await shopper.get('/my-account/my-lists'))).filter(({ keys }) =>
      keys.some(({ value }) => value === intent),
    );
    if (!form) throw new Error(`no form with ${intent}`);
    return mainOf(await (await shopper.get(await led(sendForm(shopper, form, {}, intent)))).text());
  };
  const moved = await pressed('move');
  expect(moved).toContain(t('saved.moved', { name: `Regal ${sku} de` }));
  expect(moved).toContain(t('lists.noneSaved'));
  const { me } = await shopper.ask('getMe', {});
  expect(me.activeCart?.lineItems).toMatchObject([{ quantity: 2, variant: { sku } }]);
  const again = { ...action, lineItemId: me.activeCart?.lineItems[0]?.id ?? '' };
  const version2 = me.activeCart?.version ?? 0;
  await shopper.ask('updateCart', { id, version: version2, actions: [again] });
  const removed = await pressed('remove-saved');
  expect(removed).toContain(t('cart.removed', { name: `Regal ${sku} de` }));
  expect(removed).toContain(t('lists.noneSaved'));
});
