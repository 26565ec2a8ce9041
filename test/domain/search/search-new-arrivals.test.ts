/** Phrases that mean new arrivals, reduced or used goods as a whole, as shops name these listings and shoppers type them. */
import { expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import { tagMeantBy } from '#domain/search/tag-words.ts';

const newArrivals: Record<Language, string> = {
  de: 'neu im sortiment, neue produkte, neu im shop, neuheiten im katalog, neu im angebot, neueste artikel, was gibt es neues, neu eingetroffen',
  en: "new products, new arrivals in the shop, what's new, new in stock, new items, latest products, new in our catalogue",
  nl: 'nieuw in het assortiment, nieuwe producten, nieuw binnen, nieuw in de webshop, nieuwe artikelen, nieuwste producten',
  fr: 'nouveautés du catalogue, nouveaux produits, nouveaux arrivages, dernières nouveautés, nouveautés en magasin, quoi de neuf, les nouveautés de la boutique',
  it: 'novità in catalogo, nuovi arrivi, nuovi prodotti, ultime novità, novità del negozio, prodotti nuovi',
  es: 'novedades del catálogo, nuevos productos, ultimas novedades, novedades en la tienda, productos nuevos, artículos nuevos',
  pt: 'novidades do catálogo, novos produtos, ultimas novidades, novidades na loja, artigos novos',
  ro: 'noutăți în catalog, produse noi, noutati in magazin, ultimele noutăți, nou în gamă, noutăți în sortiment',
  sk: 'novinky v ponuke, nové produkty, novy tovar, novinky v sortimente, novinky v e-shope, novinky v katalógu',
  cs: 'novinky v nabídce, nové produkty, nove zbozi, novinky v sortimentu, novinky v e-shopu, novinky v katalogu',
  pl: 'nowości w ofercie, nowe produkty, nowosci w sklepie, nowe towary, nowości w asortymencie, nowy asortyment, najnowsze produkty',
  sl: 'novosti v ponudbi, novi izdelki, novo v trgovini, novosti v katalogu, novi artikli, novo v ponudbi',
  hr: 'novo u ponudi, novi proizvodi, novosti u asortimanu, novi artikli, novo u trgovini, novosti u webshopu',
  hu: 'újdonságok a kínálatban, új termékek, uj termekek, új a kínálatunkban, újdonságok a webáruházban, új a választékban',
  bg: 'ново в асортимента, нови продукти, нови артикули, новости в каталога, нови стоки, novi produkti, ново в магазина',
  el: 'νέα προϊόντα, νέες αφίξεις, νεα ειδη, νέα στον κατάλογο, νέες παραλαβές, nea proionta, νέα στο κατάστημα',
  lt: 'naujienos asortimente, naujos prekės, naujos prekes, naujienos parduotuvėje, nauji produktai, naujausios prekės, naujienos kataloge',
  fi: 'uutta valikoimassa, uudet tuotteet, uutuudet valikoimassa, uutuustuotteet, uutuudet verkkokaupassa, uusia tuotteita',
  sv: 'nytt i sortimentet, nya produkter, nyheter i butiken, nya varor, nyheter i sortimentet, nya artiklar, senaste nytt',
  da: 'nyt i sortimentet, nye varer, nyheder i butikken, nye produkter, nyt i shoppen, nyeste varer',
  nb: 'nytt i sortimentet, nye varer, nyheter i butikken, nye produkter, nytt i nettbutikken, nytt i utvalget',
};

it.each(languages)('%s: a phrase for new arrivals means nothing else', (language) => {
  const others = newArrivals[language].split(', ').filter((text) => {
    const meant = tagMeantBy(text, language);
    return meant?.meaning !== 'new' || meant.rest !== '';
  });
  expect(others).toEqual([]);
});

it.each([
  ['de', 'Artikel im Angebot', 'sale'],
  ['de', 'neue Angebote', 'sale'],
  ['de', 'Angebot', 'sale'],
  ['de', 'gebrauchte Artikel', 'used'],
  ['de', 'gebraucht, wie neu', 'used'],
  ['en', 'sale items', 'sale'],
  ['en', 'used products', 'used'],
  ['fr', 'produits en promotion', 'sale'],
  ['it', 'prodotti in offerta', 'sale'],
  ['es', 'nuevas ofertas', 'sale'],
  ['cs', 'akce na zboží', 'sale'],
  ['fi', 'käytetyt tuotteet', 'used'],
  ['da', 'tilbud på varer', 'sale'],
] as const)('%s: “%s” means %s', (language, text, meaning) => {
  expect(tagMeantBy(text, language)).toEqual(meaning && { meaning, rest: '' });
});

it.each([
  ['de', 'neue Ladeneinrichtung', 'Ladeneinrichtung'],
  ['de', 'gebrauchte Lager', 'Lager'],
  ['en', 'used store fittings', 'store fittings'],
  ['en', 'new range', 'range'],
  ['en', 'used product display', 'product display'],
  ['fr', 'nouvelle vitrine magasin', 'vitrine magasin'],
  ['sv', 'begagnad butiksinredning', 'butiksinredning'],
  ['pl', 'nowe regały sklepowe', 'regały sklepowe'],
] as const)('%s: “%s” asks for “%s” as well', (language, text, rest) => {
  expect(tagMeantBy(text, language)?.rest).toBe(rest);
});
