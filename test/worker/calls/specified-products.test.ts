/** Products in the answers of real calls have the fields of the specification, and each call takes its search params. */
import { expect, it } from 'vitest';
import type { Data } from '#domain/operations.ts';
import { productAttributes } from '../../domain/calls/specified-entities.ts';
import { putOnSale } from '../goods.ts';
import { type Answer, visitor } from '../visitor.ts';

it('the variants of a product have every attribute of the specification, once with and once without its label', async () => {
  const [accessory] = await putOnSale({});
  const size = { length: 60, width: 30, height: 65, weight: 28 };
  const [sku] = await putOnSale({
    volumeDiscount: true,
    document: {
      ean: '4006381333931',
      deliveryPackage: 'carton',
      numberOf360Images: 12,
      spinUrl: '/turns/rack-{n}.webp',
      video: { url: '/videos/rack.mp4' },
      releaseDate: '2026-01-01',
      netSize: size,
      grossSize: size,
      relatedAccessories: [accessory],
      enabledOnMarket: ['de'],
      attributes: { power: 6500 },
      energyLabel: {
        class: 'B',
        best: 'A',
        worst: 'G',
        regulation: '2019/2018',
        eprelId: 7,
        labelUrl: '/labels/7.svg',
        ficheUrl: '/labels/7.pdf',
      },
    },
    text: () => ({
      manualUrl: '/manuals/rack.pdf',
      attributesRaw: [{ name: 'power', label: 'Leistung', value: '6.500', unit: 'W' }],
    }),
  });
  const { products } = await visitor('de').ask('getProduct', { skus: [sku] });
  const [product] = products.results;
  const { attributes = [], attributesRaw = [] } = product?.masterVariant ?? {};
  expect(attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(productAttributes));
  expect(attributesRaw).toContainEqual({
    name: 'power',
    value: '6.500 W',
    attributeDefinition: { name: 'power', label: 'Leistung' },
  });
  expect(attributes).toContainEqual({ name: 'power', value: '6.500 W' });
  expect(attributes).toEqual(attributesRaw.map(({ name, value }) => ({ name, value })));
  expect(product?.attributesRaw).toEqual(attributesRaw);
});

it('complementary products take the search params: language and market; another choice is refused by name', async () => {
  const categories = ['test-bench-params'];
  const [base] = await putOnSale(
    { document: { referencedResourceSet: categories } },
    { categories },
  );
  const name = 'getComplementaryProductsBySku';
  const find = (search: object): Promise<Answer<Data<typeof name>>> =>
    visitor('ch').raw(name, JSON.stringify([[base], search]));
  const swiss = { currency: 'CHF', country: 'CH', channelId: 'channel-ch', offset: 0 };
  const { data } = await find({ ...swiss, locale: 'fr-CH', products: 'related' });
  const names = [data?.baseProduct, data?.products].map(
    (nested) => nested?.data.products.results[0]?.name,
  );
  expect(names).toEqual([`Regal ${base} fr`, expect.stringMatching(/ fr$/)]);
  for (const [search, about] of [
    [{ currency: 'EUR' }, 'currency'],
    [{ country: 'DE' }, 'country'],
    [{ where: 'family = "x"' }, 'where'],
    [{ skus: [base] }, 'skus'],
    [{ offset: 4 }, 'offset'],
  ] as const)
    expect(await find(search)).toMatchObject({
      status: 400,
      code: 'InvalidInput',
      message: expect.stringContaining(`${about}: `),
    });
});
