/** Questions about an order or a parcel, and words for the right of withdrawal, as shoppers type them in each country. */
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import { servicePageOf } from '#domain/search/service-words.ts';

const ordersAsked: Record<Language, string> = {
  de: 'wo ist meine bestellung, wo bleibt mein paket, wann kommt meine lieferung, paket verfolgen, bestellung nachverfolgen',
  en: "where is my order, where's my parcel, track my order, when will my order arrive, wheres my package, where is my delivery",
  nl: 'waar is mijn bestelling, waar blijft mijn pakketje, pakketje volgen, wanneer komt mijn bestelling, mijn bestelling volgen',
  fr: 'où est ma commande, ou est mon colis, suivre mon colis, suivi de ma commande, où en est ma commande, localiser mon colis',
  it: "dov'è il mio ordine, dove il mio pacco, dove si trova il mio ordine, traccia pacco, quando arriva il mio ordine, tracking ordine",
  es: 'dónde está mi pedido, donde esta mi paquete, seguir mi pedido, rastrear mi paquete, cuando llega mi pedido, localizar pedido',
  pt: 'onde está a minha encomenda, onde esta minha encomenda, seguir a minha encomenda, localizar encomenda, quando chega a minha encomenda, rastrear pedido',
  ro: 'unde este comanda mea, unde e coletul meu, urmăresc comanda, urmareste coletul, când ajunge comanda, verificare status comanda, unde se afla coletul',
  sk: 'kde je moja objednávka, kde je moj balik, sledovanie objednávky, sledovať balík, kde mám balík, kedy pride objednavka',
  cs: 'kde je moje objednávka, kde je muj balik, sledování objednávky, sledovat balík, kde mám balíček, kdy prijde objednavka',
  pl: 'gdzie jest moje zamówienie, gdzie jest moja paczka, sledzenie paczki, śledź zamówienie, kiedy przyjdzie paczka, sprawdz status zamowienia',
  sl: 'kje je moje naročilo, kje je moj paket, sledenje naročilu, sledi paketu, kdaj pride moje narocilo, kje je moja pošiljka',
  hr: 'gdje je moja narudžba, gdje je moj paket, praćenje narudžbe, pracenje paketa, kada stiže moja narudžba, gdje mi je paket',
  hu: 'hol van a rendelésem, hol a csomagom, hol tart a rendelésem, csomagom nyomon követése, rendeles kovetese, mikor érkezik a csomagom',
  bg: 'къде е поръчката ми, къде ми е пратката, проследи поръчка, кога ще дойде пратката, проследяване на поръчка, kade e porachkata mi, къде е моята поръчка',
  el: 'πού είναι η παραγγελία μου, που ειναι το δεμα μου, εντοπισμός δέματος, πορεία παραγγελίας, παρακολουθηση αποστολησ, pou einai i paraggelia mou, πότε έρχεται η παραγγελία μου',
  lt: 'kur mano užsakymas, kur yra mano siunta, kur mano siuntinys, sekti užsakymą, siuntinio sekimas, kada atkeliaus mano uzsakymas',
  fi: 'missä tilaukseni on, missä on pakettini, missa paketti on, seuraa tilausta, paketin seuranta, milloin tilaus saapuu, seuraa lähetystä',
  sv: 'var är min beställning, var är mitt paket, spåra min beställning, följ min order, var ar min order, när kommer mitt paket, spara paket',
  da: 'hvor er min ordre, hvor er min pakke, spor min pakke, følg min ordre, hvor bliver min pakke af, hvornår kommer min pakke, track min pakke',
  nb: 'hvor er bestillingen min, hvor er pakken min, spor pakken min, spore bestilling, når kommer pakken min, følg pakken, hvor er pakka mi',
};

const withdrawals: Record<Language, string> = {
  de: 'Rückgaberecht, rueckgaberecht, Widerrufsrecht, widerrufen, Widerrufsformular, vom vertrag zurücktreten, Rücktrittsrecht, bestellung widerrufen, vertrag widerrufen',
  en: 'right to cancel, right of withdrawal, cancellation rights, cooling off period, cooling-off, withdrawal form, right to return',
  nl: 'herroepingsrecht, herroepen, bedenktijd, herroepingsformulier, retourrecht, recht op herroeping, bestelling herroepen',
  fr: 'droit de rétractation, droit de retractation, délai de rétractation, se rétracter, formulaire de rétractation, droit de retour',
  it: 'diritto di recesso, diritto di ripensamento, recedere dal contratto, modulo di recesso, modulo reso, diritto di reso',
  es: 'desistimiento, derecho de desistimiento, desistir, formulario de desistimiento, derecho de devolución, derecho a devolver, plazo de devolucion',
  pt: 'direito de livre resolução, livre resolucao, direito de arrependimento, resolução do contrato, direito de devolução, direito de retratação',
  ro: 'dreptul de retragere, drept de retur, retragere din contract, formular de retragere, dreptul de a returna, politica de retur',
  sk: 'odstúpenie od zmluvy, odstupenie od zmluvy, odstúpiť od zmluvy, právo na vrátenie, formulár na odstúpenie, právo na odstúpenie od zmluvy, vratenie do 14 dni',
  cs: 'odstoupení od smlouvy, odstoupeni od smlouvy, odstoupit od smlouvy, právo na vrácení, formulář pro odstoupení, právo na odstoupení od smlouvy, vraceni do 14 dnu',
  pl: 'prawo odstąpienia, prawo odstapienia od umowy, odstąpić od umowy, prawo do zwrotu, formularz zwrotu, formularz odstąpienia od umowy',
  sl: 'odstop od pogodbe, pravica do odstopa, odstopiti od pogodbe, odstop od nakupa, obrazec za odstop, pravica do vračila',
  hr: 'odustanak, odustanak od ugovora, jednostrani raskid ugovora, pravo na raskid, pravo na povrat, odustati od kupnje, obrazac za raskid ugovora',
  hu: 'elállás, elallas, elállási jog, elállási nyilatkozat, elállni a vásárlástól, elallas a szerzodestol',
  bg: 'право на отказ, право на връщане, отказ от договор, формуляр за отказ, отказ от покупка, pravo na otkaz',
  el: 'δικαίωμα υπαναχώρησης, δικαιωμα υπαναχωρησησ, έντυπο υπαναχώρησης, δήλωση υπαναχώρησης, δικαίωμα επιστροφής, dikaioma ypanaxorisis',
  lt: 'teisė atsisakyti, teise atsisakyti sutarties, sutarties atsisakymo teisė, teisė grąžinti prekę, atsisakyti pirkimo, atsisakymo forma',
  fi: 'peruuttamisoikeus, peruutusoikeus, palautusoikeus, peruuttamislomake, kaupan peruuttaminen, kaupan peruminen',
  sv: 'ångerrätt, angerratt, ångra köp, ångerblankett, ångerfrist, returrätt, ångra min beställning',
  da: 'fortrydelsesret, fortryde køb, fortrydelsesformular, fortrydelsesfrist, fortryd køb',
  nb: 'angrerett, angrerettskjema, angreskjema, angrefrist, angre kjøp, returrett, angre på kjøp',
};

/** Goods whose names have words of those questions and rights, and single words that may be goods. */
const goods: Record<Language, string> = {
  de: 'paketwaage, paket waage, mein pizzaofen, wo pizzaofen, vertragsmappe, bestellblock, paket',
  en: 'track saw, track lighting, parcel scales, package scale, right angle drill, cooling unit, order pad, form press, return valve, parcel, where is pizza oven',
  nl: 'pakketweegschaal, pakket weegschaal, retourklep, bestelbus, pakket',
  fr: 'balance colis, pèse colis, colis, paquet de cartouches, droit, chariot à livraison',
  it: 'bilancia pacchi, pacco batteria, modulo led, pacco, traccia, sacchetti consegna',
  es: 'báscula para paquetes, paquete de bolsas, derecho, formulario, caja de envío, paquete',
  pt: 'balança para encomendas, envio caixas, direito, saco de entrega',
  ro: 'cântar colete, formular, colet, cutie colet, geantă livrare',
  sk: 'balík, baliaci stôl, váha na balíky, formulár, kde pizza pec, balíček vreciek',
  cs: 'balík, balicí stůl, váha na balíky, formulář, kde pizza pec, balíček sáčků',
  pl: 'maszyna do pączków, waga do paczek, śledź, paczka, formularz, prawo, prawa strona',
  sl: 'tehtnica za pakete, paket, obrazec, pravica, paket vrečk',
  hr: 'vaga za pakete, paket, obrazac, pravo, paket vrećica',
  hu: 'csomag, csomagmérleg, csomagoló asztal, vákuumcsomagoló, jog, nyomon',
  bg: 'везна за пратки, пакет, право, формуляр, пратка торби',
  el: 'ζυγαριά δεμάτων, δέμα, έντυπο, πορεία, κουτί αποστολής',
  lt: 'siuntinių svarstyklės, pakuotė, teisė, forma, kepimo forma',
  fi: 'pakettivaaka, paketti, missä pizzauuni, lomake, kaupan hylly',
  sv: 'paketvåg, paket, spår, spårskena, var pizzaugn, packbord, leveransväska',
  da: 'pakkevægt, pakke, pakkebord, spor, find pizzaovn, leveringstaske',
  nb: 'pakkevekt, pakke, pakkebord, spor, finn pizzaovn, leveringsbag',
};

/** What is typed on a keyboard without the letters of the language. */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøæ]/g, (letter) => ({ ł: 'l', đ: 'd', ø: 'o', æ: 'ae' })[letter] ?? letter);

const otherPages = (texts: string, language: Language, page: string) =>
  texts
    .split(', ')
    .flatMap((text) => [text, withoutMarks(text.toLowerCase())])
    .map((text) => `${text}: ${servicePageOf(text, language) ?? 'goods'}`)
    .filter((line) => !line.endsWith(`: ${page}`));

describe.each(languages)('in %s', (language) => {
  it('a question about an order or a parcel leads to the order status', () => {
    expect(otherPages(ordersAsked[language], language, 'orders')).toEqual([]);
  });

  it('words for the right of withdrawal lead to the withdrawal function', () => {
    expect(otherPages(withdrawals[language], language, 'withdrawal')).toEqual([]);
  });

  it('goods with such words in their names are goods', () => {
    expect(otherPages(goods[language], language, 'goods')).toEqual([]);
  });
});
