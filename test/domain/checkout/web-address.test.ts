/** Addresses of the web in names are refused; names that look alike are not. */
import { describe, expect, it } from 'vitest';
import { hasWebAddress } from '#domain/checkout/web-address.ts';

describe('an address of the web is found in the name of a person', () => {
  it.each([
    'Ihr Konto ist gesperrt: https://evil.example/login',
    'Win money at http://evil.example now',
    'hxxps://evil.example',
    'HTTPS ://evil.example',
    'www.evil.example',
    'WWW . evil . com',
    'Anna evil.com',
    'evil.com/konto',
    'Konto.evil.shop',
    'gewinn-2026.de',
    'bit.ly/3xYz',
    't.co/abc',
    't.me/evil',
    'ab.com',
    'x.com',
    'a.evil.com',
    'evil.com.',
    'evil．com',
    'evil。com',
    'ev\u200bil.com',
    'https:／／evil.example',
    'κουπόνι.ελ',
    'ваучер.бг',
    'xn--bcher-kva.de',
    'evil.xn--p1ai',
    'user@evil.com',
    'javascript:alert(1)',
    'evil.com:8080/x',
  ])('%s', (name) => {
    expect(hasWebAddress(name, 'person')).toBe(true);
  });
});

/** Spellings from registers, letterheads and the countries' own abbreviations. */
describe('no address of the web is in the name of a person', () => {
  it.each([
    'J.P. Morgan',
    'J.P.Morgan',
    'St. John',
    'St.John',
    'J.Page',
    'Jimmy Page',
    'M.Link',
    'W.de Vries',
    'P.J.de Wit',
    'M.C. Escher',
    "D'Artagnan",
    'O’Brien',
    'Dr.med. Müller',
    'Dipl.-Ing. Huber',
    'Mag.pharm. Gruber',
    'Ph.D.',
    'Jr.',
    'Anne-Marie',
    'Αθ. Παπαδόπουλος',
    'Иван П. Иванов',
    'Łukasz Ż.',
    'Ng',
    'Å',
    'van den Berg',
    'María de la O',
    'Schmidt u. Söhne',
    'Tom & Co.',
    'c/o Meier',
    'A. Com',
  ])('%s', (name) => {
    expect(hasWebAddress(name, 'person')).toBe(false);
  });
});

describe('in the name of a company', () => {
  it.each([
    'booking.com',
    'Booking.com B.V.',
    'home24.de GmbH',
    'bol.com',
    'Check24 Vergleichsportal GmbH & Co.KG',
    'Müller GmbH & Co. KG',
    'S.p.A. Rossi',
    'Novák s.r.o.',
    'Kowalski Sp. z o.o.',
    'Horvat d.o.o.',
    'N.V./S.A. Delhaize',
    'Big Data: Lab',
    '1. FC Köln GmbH & Co. KGaA',
    '3M',
    'Yahoo! Ltd.',
    'T.E.L.: Service',
  ])('%s passes', (name) => {
    expect(hasWebAddress(name, 'company')).toBe(false);
  });

  it.each([
    'https://booking.com',
    'booking.com/login',
    'booking.com?x=1',
    'www.booking.com',
    'Konto gesperrt http://evil.example',
    'evil.shop/gewinn',
  ])('%s is refused', (name) => {
    expect(hasWebAddress(name, 'company')).toBe(true);
  });
});

describe('in a text in somebody’s own words', () => {
  it.each([
    'Jetzt klicken bonus-kasse.com/abc',
    'Gewinn abholen: casino-bonus.com/win',
    'casino-bonus.com',
    'Siehe Evil.Shop/gewinn',
    'gewinn@casino-bonus.com/win',
    'https://spam.example',
    'www.evil.example',
  ])('%s is refused', (text) => {
    expect(hasWebAddress(text, 'text')).toBe(true);
  });

  it.each([
    'Nur der Topf.Es fehlt nichts.In der Rechnung steht alles.',
    'Bitte antworten Sie an zora@mail.sk.',
    'z.B. Nr.5, ca. 2 St.',
    'vom 9. November, 152,80 €',
    'Solo la freidora,la caja está abierta.No llamen.',
  ])('%s passes', (text) => {
    expect(hasWebAddress(text, 'text')).toBe(false);
  });
});
