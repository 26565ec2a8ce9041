/** Random products, with and without each optional field. */
import type { ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import { energyClasses, energyRegulations } from '#domain/catalogue/energy/energy-label.ts';
import { contentUnits } from '#domain/catalogue/measures.ts';
import { openBoxReasons, openBoxStates } from '#domain/catalogue/open-box.ts';
import type { StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { countryCodes, type Language, languages } from '#domain/country/countries.ts';
import { type Chance, times } from '../domain/seeded.ts';
import { image, instant, some, text } from './made-up-values.ts';

export function madeUpProducts(
  chance: Chance,
  count: number,
  keys: readonly string[],
): ProductDocument[] {
  // The last fifth is B-ware.
  const skus = times(count).map((at) => `EX${at < count * 0.8 ? 10 : 20}${100_000 + at * 7}`);
  return skus.map((sku) => productNamed(chance, sku, skus, keys));
}

function productNamed(
  chance: Chance,
  sku: string,
  skus: readonly string[],
  keys: readonly string[],
): ProductDocument {
  const may = <Value>(share: number, value: () => Value): Value | undefined =>
    chance.often(share) ? value() : undefined;
  const isBware = sku.startsWith('EX20');
  const openBox = isBware ? may(0.5, () => condition(chance)) : undefined;
  const document = {
    type: 'product' as const,
    id: `id-${sku}`,
    sku,
    productType: chance.pick(['standard_product', 'accessory'] as const),
    published: chance.often(0.9),
    family: `x ${text(chance)}x`,
    brand: `x ${text(chance)}x`,
    model: `x ${text(chance)}x`,
    ean: may(0.5, () => '4006381333931'),
    createdAt: instant(chance.between(0, 800)),
    releaseDate: may(0.2, () => '2027-02-28'),
    restockDate: may(0.2, () => '2027-03-31'),
    isBware,
    openBox,
    isPackageTypeFreight: chance.often(0.3),
    deliveryPackage: may(0.3, () => text(chance)),
    categories: some(chance, keys, 4),
    images: times(chance.between(0, 3)).map(() => image(chance)),
    ...may(0.1, () => ({ numberOf360Images: 36, spinUrl: '/spin/{n}.webp' })),
    video: may(0.2, () => ({
      url: 'https://video.example/1',
      ...(chance.often(0.5) && { poster: '/poster.webp' }),
    })),
    tags: some(chance, ['new', 'bestseller', 'campaign:black_friday', 'a|b', ''], 3, 0),
    volumeDiscountGroup: may(0.3, () => 'standard'),
    attributes: Object.fromEntries(
      some(chance, ['b', 'a', 'power', 'Ω'], 4, 0).map((name) => [
        name,
        chance.pick([text(chance), chance.between(-9, 9) / 4, chance.often(0.5)]),
      ]),
    ),
    netSize: may(0.3, () => ({ length: 1.5, width: 2, height: 3.25, weight: 0.1 })),
    grossSize: may(0.3, () => ({ length: 10, width: 20, height: 30, weight: 40 })),
    netContent: may(0.2, () => ({ value: 0.75, unit: chance.pick(contentUnits) })),
    energyLabel: may(0.2, () => ({
      class: chance.pick(energyClasses),
      best: 'A' as const,
      worst: 'G' as const,
      regulation: chance.pick(energyRegulations),
      eprelId: 123456,
      labelUrl: '/label.svg',
      ficheUrl: '/fiche.pdf',
    })),
    manufacturer: may(0.7, () => ({
      name: 'Werk',
      postalAddress: 'Gasse 1, 1010 Wien',
      electronicAddress: 'post@werk.example',
      country: 'at',
    })),
    takeBack: may(0.3, () => ['electrical' as const]),
    declarations: may(0.2, () => ({
      durabilityGuarantee: { years: 5, brand: 'Marke', model: text(chance), labelUrl: '/l.svg' },
      hazard: { signalWord: 'danger' as const, pictograms: [{ code: 'GHS07', url: '/p.svg' }] },
    })),
    withdrawalExcluded: may(0.1, () => 'madeToOrder' as const),
    relatedAccessories: some(chance, skus, 3, 0),
    parentProductsForAccessory: may(0.2, () => some(chance, skus, 2)),
    referencedResourceSet: may(0.2, () => some(chance, keys, 2)),
    enabledOnMarket: may(0.2, () => countryCodes.filter(() => chance.often(0.3))),
    texts: Object.fromEntries(
      some(chance, languages, 4).map((language) => [
        language,
        {
          ...productText(chance, sku, language),
          ...(openBox && chance.often(0.5) && { openBoxNote: text(chance) }),
        },
      ]),
    ),
    prices: Object.fromEntries(
      some(chance, countryCodes, 5).map((store) => [store, price(chance)]),
    ),
    availableQuantity: chance.between(0, 1000),
    notSellableIn: countryCodes.filter(() => chance.often(0.1)),
  };
  return Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== undefined),
  ) as ProductDocument;
}

const condition = (chance: Chance) => ({
  condition: chance.pick(openBoxStates),
  reason: chance.pick(openBoxReasons),
  complete: chance.often(0.5),
});

function productText(chance: Chance, sku: string, language: Language): ProductText {
  const lines = () =>
    times(chance.between(0, 3)).map(() => (chance.often(0.1) ? '' : text(chance)));
  return {
    name: text(chance),
    slug: `ofen-${language}-${sku.slice(2)}`,
    description: text(chance),
    highlights: lines(),
    attributesRaw: times(chance.between(0, 3)).map((at) => ({
      name: `a${at}`,
      label: text(chance),
      value: text(chance),
      ...(chance.often(0.5) && { unit: 'W' }),
    })),
    packageContents: lines(),
    faq: times(chance.between(0, 2)).map(() => ({ question: text(chance), answer: text(chance) })),
    ...(chance.often(0.3) && { warnings: lines() }),
    ...(chance.often(0.3) && { manualUrl: 'https://manual.example/1.pdf' }),
    ...(chance.often(0.3) && { metaTitle: text(chance) }),
    ...(chance.often(0.3) && { metaKeywords: text(chance) }),
  };
}

/** The history ends with the price in force, as in an export. */
function price(chance: Chance): StorePrice {
  const centAmount = chance.between(1000, 500_000);
  const days = some(chance, times(700), 4).sort((a, b) => a - b);
  const history = days.map((day) => ({
    centAmount: chance.between(500, 600_000),
    validFrom: instant(day),
  }));
  const reduced = chance.often(0.4);
  const last = {
    centAmount: reduced ? Math.floor(centAmount * 0.8) : centAmount,
    validFrom: instant(720),
  };
  return {
    centAmount,
    ...(reduced && {
      discounted: {
        ...last,
        ...(chance.often(0.5) && { validUntil: '2099-01-01T00:00:00.000Z' }),
        ...(chance.often(0.5) && { discount: { id: 'd1', name: text(chance), permyriad: 2000 } }),
      },
    }),
    history: [...history, last],
  };
}
