/** Identity, energy class, texts and pictures in items of the merchant feed. Source: SEO-33. */
import { describe, expect, it } from 'vitest';
import { openGtinOf } from '#domain/catalogue/gtin.ts';
import { countryCodes } from '#domain/country/countries.ts';
import type { FeedProduct } from '#domain/feed/operations.ts';
import { only, value } from './item-of.ts';
import { plain, shapes } from './made-products.ts';
import { oneOf, partsOf } from './read-feed.ts';

describe('what identifies an article', () => {
  const identity = (changes: Partial<FeedProduct>) => {
    const item = only(changes);
    return ['gtin', 'brand', 'mpn', 'identifier_exists'].map((name) => oneOf(item, name));
  };

  it.each<[string, Partial<FeedProduct>, string[]]>([
    ['brand and model', {}, ['', 'Polar', 'PL-120', '']],
    ['a GTIN too', { ean: '4006381333931' }, ['4006381333931', 'Polar', 'PL-120', '']],
    ['no number of the shop', { ean: '2010012345004' }, ['', 'Polar', 'PL-120', '']],
    ['nothing that would be cut', { model: 'M'.repeat(71) }, ['', 'Polar', '', 'no']],
  ])('is %s', (_, changes, expected) => expect(identity(changes)).toEqual(expected));

  it('versions that are sold too share their family', () => {
    expect(value('item_group_id', { hasVersions: true })).toBe('showcase');
    expect(only({}).has('item_group_id')).toBe(false);
  });

  it('a set is a bundle', () => {
    expect(value('is_bundle', { sku: 'EX18012345' })).toBe('yes');
    expect(only({}).has('is_bundle')).toBe(false);
  });

  it.each([
    ['4006381333931', true],
    ['40123455', true],
    ['14006381333938', true],
    ['9783161484100', true],
    // For use within a company, with and without the zero that makes an American number a European one.
    ['2012345678906', false],
    ['212345678900', false],
    ['0212345678900', false],
    ['0401234567893', false],
    ['20123451', false],
    ['02123455', false],
    ['12006381333930', false],
    // Of coupons.
    ['501234567890', false],
    ['9991234567890', false],
  ])('the number %s is one of a manufacturer: %s', (gtin, isOpen) => {
    expect(openGtinOf({ ean: gtin })).toBe(isOpen ? gtin : undefined);
  });
});

describe('energy', () => {
  const label = shapes['with an energy label'] ?? {};
  it('is the number in the registry, and outside of the Union the class too', () => {
    const registered = {
      certification_authority: 'EC',
      certification_name: 'EPREL',
      certification_code: '1234567',
    };
    for (const country of countryCodes) {
      const item = only(label, country);
      expect(partsOf(item, 'certification')).toEqual([registered]);
      const classes = ['energy', 'min_energy', 'max_energy'].map((name) =>
        oneOf(item, `${name}_efficiency_class`),
      );
      const isOutside = ['ch', 'no', 'gb'].includes(country);
      expect(classes, country).toEqual(isOutside ? ['D', 'G', 'A'] : ['', '', '']);
    }
  });
});

describe('texts', () => {
  it('are those of the page, whatever signs they have', () => {
    const item = only({});
    expect(oneOf(item, 'title')).toBe(plain.name);
    expect(oneOf(item, 'description')).toBe(plain.description);
    expect(item.get('product_highlight')).toEqual(plain.highlights);
    expect(partsOf(item, 'product_detail')).toEqual([
      { attribute_name: 'Leistung', attribute_value: '6.500\u00a0W' },
    ]);
    const odd = only(shapes['with signs that XML forbids'] ?? {});
    expect(oneOf(odd, 'title')).toBe('Vitrine  ]]> "A" & <B>');
  });

  it('that are too long end with a whole word', () => {
    const title = value('title', { name: 'Kühlvitrine '.repeat(24).trim() });
    expect(title).toBe('Kühlvitrine '.repeat(12).trim());
    const exactly = `${'a'.repeat(74)} ${'b'.repeat(75)}`;
    expect(value('title', { name: `${exactly} c` })).toBe(exactly);
    expect(value('title', { name: 'x'.repeat(151) })).toBe('x'.repeat(150));
    expect(value('title', { name: `${'x'.repeat(149)}🧊` })).toBe('x'.repeat(149));
  });

  it('that the page does not have are not made up', () => {
    expect(value('description', { description: '' })).toBe('Zwei Böden\nUmluft');
    expect(value('description', { description: '', highlights: [] })).toBe(plain.name);
    expect(only({ highlights: ['alone'] }).has('product_highlight')).toBe(false);
  });
});

describe('pictures', () => {
  it('are those of the page in its order, the first ten others, absolute', () => {
    const item = only(shapes['with many pictures'] ?? {});
    expect(oneOf(item, 'image_link')).toBe('https://kontor.de/pictures/0%20%C3%A4,b.jpg');
    expect(item.get('additional_image_link')).toHaveLength(10);
    expect(item.get('additional_image_link')?.[9]).toBe(
      'https://kontor.de/pictures/10%20%C3%A4,b.jpg',
    );
  });

  it.each(['whose first picture is a drawing', 'whose first picture is tiny'])(
    'of an article %s begin with the next one',
    (shape) => {
      expect(value('image_link', shapes[shape] ?? {})).toBe('https://kontor.de/b.webp');
    },
  );
});
