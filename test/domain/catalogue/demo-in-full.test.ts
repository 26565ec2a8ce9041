/** The demo shows what a product can have, and no market holds one of its products back. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heldBackIn } from '#domain/catalogue/eligibility.ts';
import { labelRules, labelsFor } from '#domain/catalogue/energy/label-rules.ts';
import { unitPriceOf } from '#domain/catalogue/prices/unit-price.ts';
import { countryCodes, languages } from '#domain/country/countries.ts';
import { textRows } from '#worker/data/catalogue/product-rows.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import { printedFiles } from '../../../demo/papers/printed.ts';

const now = new Date('2026-11-21T10:00:00Z');
const documents = demoCatalogue(now);
const categories = documents.filter((document) => document.type === 'category');
const products = documents.filter((document) => document.type === 'product');
/** All but gift cards, which are sent by e-mail. */
const goods = products.filter(({ productType }) => productType !== 'gift_card');
const bySku = new Map(products.map((product) => [product.sku, product]));
const printed = printedFiles();

const isThere = (url: string) =>
  printed.has(url) || existsSync(`${import.meta.dirname}/../../../demo${url}`);

describe('what the law asks for', () => {
  it('is there: no market holds a product back', () => {
    const rules = labelRules(categories);
    expect(rules.size).toBeGreaterThan(0);
    for (const product of products) {
      const asked = { labels: labelsFor(product.categories, rules), mediaHosts: [] };
      for (const country of countryCodes) {
        expect(heldBackIn(country, product, asked), `${product.sku} in ${country}`).toEqual([]);
      }
    }
  });

  it('names a responsible person for makers outside the European Economic Area, and for no other', () => {
    const countries = new Set(goods.map(({ manufacturer }) => manufacturer?.country));
    expect([...countries].toSorted()).toEqual(['cn', 'cz', 'de', 'dk', 'gb', 'nl', 'pl']);
    for (const { manufacturer, responsiblePerson } of products) {
      const foreign = ['cn', 'gb'].includes(manufacturer?.country ?? '');
      expect(responsiblePerson !== undefined).toBe(foreign);
    }
  });

  it('includes up to four warnings, or eight for a set, in each language its own', () => {
    const warned = products.filter(({ texts }) => texts.en.warnings);
    expect(warned.length).toBeGreaterThan(150);
    for (const { texts, sku } of warned) {
      const all = languages.map((language) => texts[language].warnings ?? []);
      for (const warnings of all) {
        const most = sku.startsWith('EX18') ? 8 : 4;
        expect(warnings.length >= 1 && warnings.length <= most, sku).toBe(true);
        expect(warnings.length).toBe(texts.en.warnings?.length);
      }
      expect(new Set(all.map((warnings) => warnings.join(' '))).size, sku).toBe(languages.length);
    }
  });

  it('includes the taking back of electrical goods and batteries', () => {
    for (const { attributes, takeBack = [] } of products) {
      expect(takeBack.includes('battery')).toBe(attributes.battery !== undefined);
      if (attributes.plug) expect(takeBack).toContain('electrical');
    }
  });

  it('includes a unit price for goods sold by measure and by the piece', () => {
    const units = products.flatMap(({ netContent, prices }) => {
      const price = netContent && unitPriceOf(netContent, prices.de.centAmount);
      return price ? [price.unit] : [];
    });
    expect([...new Set(units)].toSorted()).toEqual(['kg', 'l', 'm', 'piece']);
  });
});

describe('energy labels', () => {
  const labelled = products.filter(({ energyLabel }) => energyLabel);

  it('belong to products of the category that requires one', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(3);
    const coolers = products.filter(({ categories: own }) => own.includes('display-coolers'));
    for (const { energyLabel } of coolers) expect(energyLabel?.regulation).toBe('2019/2018');
    // Storage cabinets share their category with goods that need none (eu-2026.md G-11).
    for (const number of ['10196199', '10619956']) {
      const cabinet = products.find(({ sku }) => sku === `EX${number}`);
      expect(cabinet?.energyLabel).toMatchObject({ regulation: '2015/1094', best: 'A+++' });
    }
  });

  it('show model, class and consumption', () => {
    for (const { model, energyLabel } of labelled) {
      const picture = printed.get(energyLabel?.labelUrl ?? '');
      expect(picture).toContain(`>${model}<`);
      const { class: own, best, worst } = energyLabel ?? {};
      expect(picture).toContain(`: ${own} (${best}–${worst})`);
      expect(picture).toMatch(/>\d+<\/text>\n<text[^>]*>kWh\/annum</);
    }
  });

  it('come with an information sheet in every language', () => {
    for (const { energyLabel, texts } of labelled) {
      const sheet = printed.get(energyLabel?.ficheUrl ?? '') ?? '';
      for (const language of languages) {
        expect(sheet).toContain(`<section id="${language}" lang="${language}">`);
        const label = texts[language].attributesRaw.find(({ name }) => name === 'volume')?.label;
        expect(sheet).toContain(`>${label}<`);
      }
    }
  });
});

describe('papers and pictures', () => {
  it('exist where the documents say', () => {
    const addresses = products.flatMap(
      ({ energyLabel, images, numberOf360Images, spinUrl, video }) => [
        ...images.map(({ url }) => url),
        ...(energyLabel ? [energyLabel.labelUrl, energyLabel.ficheUrl] : []),
        ...Array.from({ length: numberOf360Images ?? 0 }, (_, index) =>
          (spinUrl ?? '').replace('{n}', String(index + 1)),
        ),
        ...(video ? [video.url, video.poster ?? ''] : []),
      ],
    );
    expect(addresses.filter((address) => !isThere(address))).toEqual([]);
  });

  it('include no manual of two articles', () => {
    const manuals = goods.flatMap(({ isBware, texts }) => (!isBware && texts.de.manualUrl) || []);
    expect(new Set(manuals).size).toBe(manuals.length);
  });

  it('include videos of several articles, each its own', () => {
    const films = products.flatMap(({ video }) => video?.url ?? []);
    const contents = films.map((url) => readFileSync(`demo${url}`, 'base64'));
    expect(films.length).toBeGreaterThan(2);
    expect(new Set(contents).size).toBe(films.length);
  });

  it('include a 360° view whose frames all differ', () => {
    const turning = products.filter(({ numberOf360Images }) => numberOf360Images);
    expect(turning.length).toBeGreaterThan(2);
    for (const { numberOf360Images: count = 0, spinUrl = '' } of turning) {
      const frames = Array.from({ length: count }, (_, index) =>
        readFileSync(`demo${spinUrl.replace('{n}', String(index + 1))}`, 'base64'),
      );
      expect(frames.length).toBeGreaterThan(20);
      expect(new Set(frames).size).toBe(frames.length);
    }
  });
});

describe('products', () => {
  it('are larger and heavier packed than unpacked', () => {
    for (const { netSize, grossSize, deliveryPackage, isPackageTypeFreight } of goods) {
      expect(deliveryPackage).toBe(isPackageTypeFreight ? 'pallet' : 'carton');
      for (const side of ['length', 'width', 'height', 'weight'] as const) {
        expect(grossSize?.[side]).toBeGreaterThan(netSize?.[side] ?? 0);
      }
    }
  });

  it('have a value to filter by for every figure with a unit', () => {
    for (const { sku, attributes, texts } of products) {
      const figures = texts.en.attributesRaw.filter(({ unit }) => unit);
      expect(
        figures.filter(({ name }) => attributes[name] === undefined),
        sku,
      ).toEqual([]);
    }
  });

  it('have only labelled figures on their cards, and none that their names state', () => {
    const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
    for (const product of products) {
      const tables = Object.values(product.texts).map(({ attributesRaw }) => attributesRaw);
      for (const [index, [, , name, , facts]] of textRows(product).entries()) {
        for (const fact of JSON.parse(plain(facts)) as string[]) {
          const row = tables[index]?.find(
            ({ label, value, unit }) => fact === plain(`${label} ${value} ${unit}`),
          );
          expect(row, `${name}: ${fact}`).toBeDefined();
          expect(plain(name)).not.toContain(fact.slice(row?.label.length));
        }
      }
    }
  });

  it('that are consumables have no questions and answers', () => {
    const usedUp = products.filter(({ netContent }) => netContent && netContent.unit !== 'piece');
    expect(usedUp.length).toBeGreaterThan(0);
    for (const { texts } of usedUp) {
      expect(languages.filter((language) => texts[language].faq.length > 0)).toEqual([]);
    }
  });

  it('include reductions made in steps, and goods by measure', () => {
    const steps = products.flatMap(({ prices }) => prices.de.discounted?.progressiveFrom ?? []);
    expect(steps.length).toBeGreaterThan(2);
    expect(products.some(({ netContent }) => netContent)).toBe(true);
  });

  it('that are not released yet are in stock and new', () => {
    const coming = products.filter(({ releaseDate }) => releaseDate);
    expect(coming.length).toBe(2);
    for (const { releaseDate = '', availableQuantity, tags } of coming) {
      expect(releaseDate > now.toISOString()).toBe(true);
      expect(availableQuantity).toBeGreaterThan(0);
      expect(tags).toEqual(['new']);
    }
  });

  it('name the products that they are accessories of', () => {
    for (const { sku, relatedAccessories, parentProductsForAccessory = [] } of products) {
      for (const accessory of relatedAccessories) {
        expect(bySku.get(accessory)?.parentProductsForAccessory).toContain(sku);
      }
      for (const parent of parentProductsForAccessory) {
        expect(bySku.get(parent)?.relatedAccessories).toContain(sku);
      }
    }
  });

  it('include sets that cost less than their parts, and one test product that is not published', () => {
    const sets = products.filter(({ sku }) => sku.startsWith('EX18'));
    expect(sets.length).toBe(3);
    for (const { model, prices } of sets) {
      const parts = model.split(' + ').map((own) => products.find((part) => part.model === own));
      const sum = parts.reduce((total, part) => total + (part?.prices.de.centAmount ?? 0), 0);
      expect(prices.de.centAmount).toBeLessThan(sum);
    }
    const unpublished = products.filter(({ published }) => !published);
    expect(unpublished.map(({ sku }) => sku.slice(0, 3))).toEqual(['EX5']);
  });
});

describe('categories', () => {
  const keys = new Set(categories.map(({ key }) => key));

  it('name existing categories that complement them, never themselves', () => {
    for (const { key, relatedCategories = [] } of categories) {
      expect(relatedCategories.filter((other) => !keys.has(other) || other === key)).toEqual([]);
    }
    for (const { categories: own, referencedResourceSet = [], attributes } of goods) {
      if (!attributes['suitable-for']) expect(referencedResourceSet.length).toBeGreaterThan(0);
      expect(referencedResourceSet.filter((other) => !keys.has(other) || other === own[0])).toEqual(
        [],
      );
    }
  });
});
