/** The rows of the table of technical data: attributes, net and packed sizes, packaging and shipping, identifiers. */

import type { CountryCode, Language } from '../../country/countries.ts';
import { giftCardValidUntil, lastDayOf } from '../../gift-card/validity.ts';
import { formatDate } from '../../locale/dates.ts';
import type { LocaleCode } from '../../locale/locales.ts';
import { yearsIn } from '../../locale/years.ts';
import { formatFigure } from '../../money/format.ts';
import type { TextKey, Translate } from '../../texts/texts.ts';
import { openGtinOf } from '../gtin.ts';
import type { ProductDetail } from '../product.ts';
import { type AttributeGroup, groupOfAttribute } from './attribute-groups.ts';
import { statesDepth, tableRows, unitSigns } from './data-table.ts';
import { figureText } from './stated-values.ts';

export type TechnicalRow = { label: string; value: string; group: AttributeGroup };
type Row = Omit<TechnicalRow, 'group'>;

/** `today`: an ISO day of the market. */
type Reader = {
  t: Translate;
  locale: LocaleCode;
  language: Language;
  country: CountryCode;
  today: string;
};

export function technicalRows(product: ProductDetail, reader: Reader): TechnicalRow[] {
  const { t } = reader;
  const gtin = openGtinOf(product);
  return [
    ...tableRows(product).map(({ label, group, ...figure }) => ({
      label,
      value: figureText(figure),
      group: groupOfAttribute({ ...figure, group }),
    })),
    ...inGroup('size', product.isGiftCard ? [] : sizeRows(product, reader)),
    ...inGroup('general', [
      ...(product.isGiftCard ? giftCardRows(reader) : []),
      ...declaredRows(product, reader),
      { label: t('product.model'), value: product.model },
      ...(gtin ? [{ label: 'EAN', value: gtin }] : []),
    ]),
  ];
}

const inGroup = (group: AttributeGroup, rows: readonly Row[]): TechnicalRow[] =>
  rows.map((row) => ({ ...row, group }));

/** Packagings with a translation; others are shown as in the catalogue. */
const packagings: Record<string, TextKey> = {
  carton: 'product.packaging.carton',
  pallet: 'product.packaging.pallet',
};

const byLength = {
  sides: ['length', 'width', 'height'],
  net: 'product.netSize',
  gross: 'product.grossSize',
} as const;
const byDepth = {
  sides: ['width', 'length', 'height'],
  net: 'product.netSizeWithDepth',
  gross: 'product.grossSizeWithDepth',
} as const;

/** Writes a length, as a drawing of the net size has it. */
export function centimetresIn({ locale, language }: Pick<Reader, 'locale' | 'language'>) {
  const { centimetre } = unitSigns(language);
  return (length: number) => `${formatFigure(length, locale)}\u00a0${centimetre}`;
}

/** The net size of an article, or its size as packed. */
export function sizeRow(
  product: ProductDetail,
  which: 'net' | 'gross',
  { t, locale, language }: Pick<Reader, 't' | 'locale' | 'language'>,
): Row | undefined {
  const { [`${which}Size` as const]: size } = product;
  const { sides, [which]: label } = statesDepth(product) ? byDepth : byLength;
  if (!size) return undefined;
  const numbers = sides.map((side) => formatFigure(size[side], locale)).join(' × ');
  return { label: t(label), value: `${numbers}\u00a0${unitSigns(language).centimetre}` };
}

function sizeRows(product: ProductDetail, reader: Reader): Row[] {
  const { t, locale, language } = reader;
  const { deliveryPackage, isPackageTypeFreight } = product;
  const { kilogram } = unitSigns(language);
  const packaging = deliveryPackage && packagings[deliveryPackage];
  return [
    ...(['net', 'gross'] as const).flatMap((which) => {
      const { [`${which}Size` as const]: size } = product;
      const row = sizeRow(product, which, reader);
      const weight = size && `${formatFigure(size.weight, locale)}\u00a0${kilogram}`;
      return row && weight ? [row, { label: t(`product.${which}Weight`), value: weight }] : [];
    }),
    ...(deliveryPackage
      ? [{ label: t('product.packaging'), value: packaging ? t(packaging) : deliveryPackage }]
      : []),
    {
      label: t('product.shippedBy'),
      value: t(isPackageTypeFreight ? 'shipping.freight' : 'shipping.parcel'),
    },
  ];
}

/** What the manufacturer states of repair and updates (eu-2026.md C-12, G-22). */
function declaredRows({ declarations = {} }: ProductDetail, reader: Reader): Row[] {
  const { t, locale: code } = reader;
  const { repairability, sparePartsYears, softwareUpdatesUntil: until } = declarations;
  const day = until && formatDate(lastDayOf(until), 'day', { ...reader, code });
  return [
    { label: t('declared.repairability'), value: repairability },
    { label: t('declared.spareParts'), value: sparePartsYears && yearsIn(code, sparePartsYears) },
    { label: t('declared.updates'), value: day },
  ].flatMap(({ label, value }) => (value ? { label, value } : []));
}

/** How a gift card arrives, and until when one that is bought today is good. */
function giftCardRows(reader: Reader): Row[] {
  const { t, locale: code, country, today } = reader;
  const until = lastDayOf(giftCardValidUntil(country, new Date(today)));
  return [
    { label: t('giftCard.validUntil'), value: formatDate(until, 'day', { ...reader, code }) },
    { label: t('product.shippedBy'), value: t('giftCard.byMail') },
  ];
}
