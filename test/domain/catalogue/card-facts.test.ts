/** The figures below a name on a card. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '#domain/catalogue/card-facts.ts';
import type { Language } from '#domain/country/countries.ts';

type Row = [label: string, value: string, unit?: string];

function facts(name: string, rows: readonly Row[], language: Language = 'de'): string[] {
  const attributesRaw = rows.map(([label, value, unit]) => ({
    name: label,
    label,
    value,
    ...(unit && { unit }),
  }));
  return factsOf(name, attributesRaw, language);
}

const voltage: Row = ['Spannung', '230', 'V'];
const said = ['Spannung 230\u00a0V'];

describe('a card shows the first figures that the name does not say', () => {
  it('two of them, words are none', () => {
    const rows: Row[] = [voltage, ['Farbe', 'rot'], ['Breite', '30', 'cm'], ['Tiefe', '40', 'cm']];
    expect(facts('Fritteuse 8 L', rows)).toEqual(['Spannung 230\u00a0V', 'Breite 30\u00a0cm']);
  });

  it.each<[name: string, row: Row]>([
    ['Fritteuse 8\u00a0L, 3.000\u00a0W', ['Leistung', '3.000', 'W']],
    ['Fritteuse 8\u00a0L, 3.000\u00a0W', ['Leistung', '3', 'kW']],
    ['Fritteuse 8\u00a0L', ['Volumen', '8.000', 'ml']],
    ['Kreissägeblatt Ø\u00a0250\u00a0mm', ['Breite', '25', 'cm']],
    ['Hantelstange 2,2\u00a0m', ['Länge', '220', 'cm']],
    ['Kalibriergewicht 500\u00a0g', ['Nettogewicht', '0,5', 'kg']],
    // The unit stands once, behind the last figure.
    ['Vakuumbeutel 20\u00a0×\u00a030\u00a0cm', ['Breite', '200', 'mm']],
    ['Vakuumbeutel 20x30 cm', ['Breite', '200', 'mm']],
    ['Fritteuse 2x8 L 3000 W', ['Inhalt', '8.000', 'ml']],
    // Rounded in the name.
    ['Gewicht 1,3\u00a0kg', ['Nettogewicht', '1.298', 'g']],
    ['Zapfanlage 60–190\u00a0°C', ['Temperaturbereich', '60–190', '°C']],
  ])('%s says %j', (name, row) => {
    expect(facts(name, [row, voltage])).toEqual(said);
  });

  it.each<[name: string, row: Row]>([
    ['Kreissägeblatt Ø\u00a0250\u00a0mm', ['Breite', '2,5', 'cm']],
    ['Kalibriergewicht 500\u00a0g', ['Breite', '50', 'cm']],
    ['Fass 1\u00a0l', ['Volumen', '1,4', 'l']],
    ['Kiste 100\u00a0×\u00a050\u00a0cm', ['Höhe', '51', 'cm']],
    ['Hebebühne 2\u00a0t', ['Hubhöhe', '1,99', 'm']],
  ])('%s does not say %j', (name, row) => {
    expect(facts(name, [row, voltage])).toHaveLength(2);
  });

  it('none repeats another one in another unit', () => {
    const rows: Row[] = [
      ['Stärke', '12', 'mm'],
      ['Höhe', '1,2', 'cm'],
      ['Breite', '12', 'cm'],
    ];
    expect(facts('Messer', rows)).toEqual(['Stärke 12\u00a0mm', 'Breite 12\u00a0cm']);
    const square: Row[] = [
      ['Breite', '60', 'cm'],
      ['Tiefe', '60', 'cm'],
    ];
    expect(facts('Tisch', square)).toHaveLength(2);
  });

  it('reads figures as the language writes them', () => {
    const row: Row = ['Power', '3', 'kW'];
    expect(facts('Fryer 3,000\u00a0W', [row], 'en')).toEqual([]);
    expect(facts('Fryer 3.000\u00a0W', [row], 'en')).toHaveLength(1);
    expect(facts('Фритюрник 3000\u00a0Вт', [['Мощност', '3', 'кВт']], 'bg')).toEqual([]);
  });
});
