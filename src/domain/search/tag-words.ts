/**
 * Words of a search that mean a tag rather than goods: "new", "sale", "used". They are matched as written, without
 * accents; words that are also names of goods or say nothing about a tag ("offer" in "offers for restaurants") are left out.
 */
import type { Language } from '../country/countries.ts';
import { assortmentWords } from './assortment-words.ts';
import { fold } from './fold.ts';
import { textInLatinScript } from './latin-script.ts';
import { withItsLetters } from './spellings.ts';
import { isStopword } from './stopwords.ts';

const tagMeanings = ['new', 'sale', 'used'] as const;
export type TagMeaning = (typeof tagMeanings)[number];

/** By language: words for new goods, for reduced ones, for used or opened ones. */
const words: Record<Language, Record<TagMeaning, string>> = {
  de: {
    new: 'neu neue neuer neues neuheit neuheiten neuware neuerscheinungen neueste neuester neuestes neuesten',
    sale: 'sale reduziert rabatt rabatte angebote sonderangebot sonderangebote schnäppchen ausverkauf abverkauf restposten angebot aktion aktionen outlet',
    used: 'gebraucht gebrauchte gebrauchter gebrauchtes gebrauchtware bware b-ware aussteller ausstellungsstück',
  },
  en: {
    new: 'new newest arrivals novelties latest',
    sale: 'sale sales clearance discount discounts discounted reduced deals bargains offers offer bargain deal outlet',
    used: 'used second-hand secondhand refurbished b-stock bstock ex-display open-box graded',
  },
  nl: {
    new: 'nieuw nieuwe nieuwste nieuwigheden noviteiten',
    sale: 'sale uitverkoop korting kortingen afgeprijsd aanbiedingen koopjes opruiming aanbieding actie outlet',
    used: 'gebruikt gebruikte tweedehands b-keus bkeuze occasion occasions showmodel',
  },
  fr: {
    new: 'neuf neuve neufs neuves nouveau nouveaux nouvelle nouveauté nouveautés nouvelles',
    sale: 'soldes solde promo promos promotion promotions réduction réductions remise remises déstockage outlet',
    used: 'occasion occasions usagé reconditionné reconditionnée déballé déballage',
  },
  it: {
    new: 'nuovo nuova nuovi nuove novità',
    sale: 'saldi sconto sconti scontato scontati offerte promozioni svendita offerta promozione promo outlet',
    used: 'usato usata usati usate ricondizionato ricondizionati seconda-mano',
  },
  es: {
    new: 'nuevo nueva nuevos nuevas novedad novedades',
    sale: 'rebajas rebajado rebajados descuento descuentos ofertas outlet liquidación oferta',
    used: 'usado usada usados usadas segunda-mano reacondicionado reacondicionados',
  },
  pt: {
    new: 'novo nova novos novas novidade novidades',
    sale: 'saldos desconto descontos promoção promoções ofertas liquidação oferta outlet',
    used: 'usado usada usados usadas segunda-mão recondicionado recondicionados',
  },
  ro: {
    new: 'nou noua noi nouă noutăți noutate noile',
    sale: 'reduceri reducere reduse promoții promoție lichidare oferte ofertă oferta outlet',
    used: 'folosit folosită folosite second-hand resigilat resigilate recondiționat',
  },
  sk: {
    new: 'nový nová nové novinka novinky noviniek najnovší najnovšie',
    sale: 'výpredaj zľava zľavy zľavnené zlacnené akcie akcia akciový outlet',
    used: 'použitý použitá použité jazdený bazár bazárový rozbalené repasovaný',
  },
  cs: {
    new: 'nový nová nové novinka novinky novinek nejnovější',
    sale: 'výprodej sleva slevy zlevněné akce doprodej akce nabídka outlet',
    used: 'použitý použitá použité bazar bazarový rozbalené repasovaný',
  },
  pl: {
    new: 'nowy nowa nowe nowość nowości najnowsze nowych',
    sale: 'wyprzedaż promocja promocje rabat rabaty przecena przecenione okazje okazja outlet',
    used: 'używany używana używane powystawowy powystawowe odnowiony',
  },
  sl: {
    new: 'nov nova novo novi novost novosti najnovejši najnovejše',
    sale: 'razprodaja popust popusti znižano znižanja akcije akcija outlet',
    used: 'rabljen rabljena rabljeno rabljeni razstavni obnovljen',
  },
  hr: {
    new: 'nov nova novo novi novost novosti najnoviji najnovije',
    sale: 'rasprodaja popust popusti sniženo sniženja akcije akcija outlet',
    used: 'rabljen rabljena rabljeno polovan polovno korišten izložbeni',
  },
  hu: {
    new: 'új újak újdonság újdonságok legújabb',
    sale: 'leárazás leárazott akciók akciós kedvezmény kedvezményes kiárusítás akció outlet',
    used: 'használt használtak felújított bontott visszáru kiállítási',
  },
  bg: {
    new: 'нов нова ново нови новост новости новини най-нови най-новите',
    sale: 'разпродажба намаление намаления намалени отстъпка отстъпки промоции промоция оферти аутлет',
    used: 'употребяван употребявана употребявани втора-ръка реновиран',
  },
  el: {
    new: 'νέο νέα νέος νέες καινούργιο καινούριο καινούργια καινούρια',
    sale: 'εκπτώσεις έκπτωση προσφορές ξεπούλημα εκπτωτικά προσφορά outlet',
    used: 'μεταχειρισμένο μεταχειρισμένα μεταχειρισμένη μεταχειρισμένος εκθεσιακό εκθεσιακά',
  },
  lt: {
    new: 'naujas nauja nauji naujos naujiena naujienos naujausi naujausios',
    sale: 'išpardavimas nuolaida nuolaidos akcijos nukainota akcija outlet',
    used: 'naudotas naudota naudoti naudotos atnaujintas ekspozicinis',
  },
  fi: {
    new: 'uusi uudet uutuus uutuudet uutuuksia uutta uusia uusimmat uutuustuotteet',
    sale: 'ale alennus alennukset alessa tarjoukset alennusmyynti poistomyynti tarjous outlet',
    used: 'käytetty käytetyt käytettynä b-laatu esittelykappale kunnostettu',
  },
  sv: {
    new: 'ny nya nytt nyhet nyheter nyaste nyinkommet nyinkomna',
    sale: 'rea rabatt rabatter nedsatt erbjudanden utförsäljning kampanjer erbjudande kampanj outlet',
    used: 'begagnad begagnat begagnade andrahand fyndvara renoverad',
  },
  da: {
    new: 'ny nye nyt nyhed nyheder nyeste',
    sale: 'udsalg rabat rabatter nedsat tilbud tilbudsvarer restsalg outlet',
    used: 'brugt brugte demovare demovarer renoveret andenhånds',
  },
  nb: {
    new: 'ny nye nytt nyhet nyheter nyeste nyinnkommet',
    sale: 'salg utsalg rabatt rabatter nedsatt tilbud kampanjer outlet',
    used: 'brukt brukte demovare demovarer utstillingsvare renovert',
  },
};

const indexes = new Map<Language, ReadonlyMap<string, TagMeaning>>();

const keyOf = (word: string, language: Language): string => textInLatinScript(fold(word), language);

/** The key of a typed word, in which letters may be spelled out: `schnaeppchen`. */
function typedKey(word: string, language: Language): string {
  const key = keyOf(word, language);
  const read = withItsLetters(key, language);
  return indexOf(language).has(read) || assortmentOf(language).has(read) ? read : key;
}

function indexOf(language: Language): ReadonlyMap<string, TagMeaning> {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map(
    tagMeanings.flatMap((meaning) =>
      words[language][meaning]
        .split(' ')
        .map((word): [string, TagMeaning] => [keyOf(word, language), meaning]),
    ),
  );
  indexes.set(language, index);
  return index;
}

const assortments = new Map<Language, ReadonlySet<string>>();

function assortmentOf(language: Language): ReadonlySet<string> {
  const known = assortments.get(language);
  if (known) return known;
  const typed = assortmentWords[language].split(/\s+/);
  const assortment = new Set(typed.map((word) => keyOf(word, language)));
  assortments.set(language, assortment);
  return assortment;
}

/** `rest`: the text without the word, empty if nothing else was asked for. */
export type TaggedSearch = { meaning: TagMeaning; rest: string };

/**
 * The first word that means a tag, alone or together with the next one ("second hand"), and the text without it. If all
 * words mean tags or the assortment, new is what they mean least: "new offers" are offers, "used, like new" is used.
 */
export function tagMeantBy(text: string, language: Language): TaggedSearch | undefined {
  const index = indexOf(language);
  const assortment = assortmentOf(language);
  const typed = text.trim().split(/\s+/);
  const found = firstIn(typed, language);
  if (!found) return undefined;
  const others = typed
    .toSpliced(found.at, found.length)
    .filter((word) => index.get(typedKey(word, language)) !== found.meaning);
  const isSilent = (word: string) => {
    const key = typedKey(word, language);
    return key === '' || index.has(key) || assortment.has(key) || isStopword(fold(word), language);
  };
  if (!others.every(isSilent)) return { meaning: found.meaning, rest: others.join(' ') };
  // In `neu im Angebot` the last word is the assortment.
  const meanings = others.flatMap((word) => {
    const key = typedKey(word, language);
    return assortment.has(key) ? [] : (index.get(key) ?? []);
  });
  const all = [found.meaning, ...meanings];
  return { meaning: all.find((each) => each !== 'new') ?? 'new', rest: '' };
}

/** The first pair of words that means a tag, otherwise the first word. */
function firstIn(typed: readonly string[], language: Language) {
  const index = indexOf(language);
  for (const length of [2, 1]) {
    for (const at of typed.keys()) {
      const words = typed.slice(at, at + length);
      if (words.length < length) continue;
      const meaning = index.get(typedKey(words.join(' '), language));
      if (meaning) return { at, length, meaning };
    }
  }
  return undefined;
}
