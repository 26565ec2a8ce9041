/**
 * Words that shoppers add to what they look for and that say nothing exact: loose sizes, prices and praise ("grosser",
 * "pas cher", "best"). They are searched for where goods are described by them. Otherwise they are neither corrected to
 * something else nor reported as not found. Colours, materials and functions are no such words.
 */
import type { Language } from '../country/countries.ts';
import { currencyNames } from './currency-names.ts';
import { fold } from './fold.ts';
import { textInLatinScript } from './latin-script.ts';
import { priceWords } from './price-words.ts';
import { stem } from './stem.ts';
import { readingsOf, type Word } from './words.ts';

const words: Record<Language, string> = {
  de: `groß große großer großes großen größer größere größerer größte riesig klein kleine kleiner kleines kleinen kleinere
    kleinste mini günstig günstige günstiger günstiges günstigen günstigste günstigster billig billige billiger billiges
    billigste preiswert preiswerte preiswerter preiswertes teuer teure gut gute guter gutes besser bessere besserer beste
    bester bestes besten top hochwertig hochwertige hochwertiger hochwertiges qualität qualitativ empfehlenswert
    empfehlung beliebt beliebte beliebteste schön schöne schöner schönes toll tolle einfach einfache einfacher einfaches
    vernünftig richtig richtige suche gesucht brauche stück`,
  en: `big bigger biggest large larger largest huge small smaller smallest little tiny mini cheap cheaper cheapest
    affordable inexpensive budget economical good better best top great nice quality decent reliable recommended popular
    favourite favorite perfect ideal simple basic price deal need want looking please`,
  nl: `groot grote groter grootste klein kleine kleiner kleinste mini goedkoop goedkope goedkoper goedkoopste voordelig
    voordelige betaalbaar betaalbare duur goed goede beter betere beste top kwaliteit kwalitatief mooi mooie fijn fijne
    populair populaire eenvoudig eenvoudige simpel aanrader gezocht zoek`,
  fr: `grand grande grands grandes gros grosse petit petite petits petites mini pas cher chère chers chères économique
    économiques abordable bon bonne bons bonnes meilleur meilleure meilleurs meilleures top qualité beau belle simple
    simples prix idéal idéale recherche cherche besoin`,
  it: `grande grandi grosso grossa piccolo piccola piccoli piccole mini economico economica economici economiche
    conveniente convenienti buono buona buoni buone migliore migliori miglior ottimo ottima ottimi top qualità bello
    bella semplice semplici ideale prezzo cerco basso costo poco prezzo`,
  es: `grande grandes gran pequeño pequeña pequeños pequeñas mini barato barata baratos baratas económico económica
    económicos económicas asequible bueno buena buenos buenas buen mejor mejores top calidad bonito bonita sencillo
    sencilla ideal busco necesito precio`,
  pt: `grande grandes pequeno pequena pequenos pequenas mini barato barata baratos baratas económico económica acessível
    bom boa bons boas melhor melhores top qualidade bonito bonita simples ideal procuro preciso preço`,
  ro: `mare mari mic mică mici mini ieftin ieftină ieftine ieftini accesibil bun bună bune buni cel mai top calitate
    frumos frumoasă simplu simplă ideal caut preț`,
  sk: `veľký veľká veľké väčší najväčší malý malá malé menší najmenší mini lacný lacná lacné lacno lacnejší najlacnejší
    dobrý dobrá dobré lepší najlepší najlepšia najlepšie top kvalitný kvalitná kvalitné kvalita pekný jednoduchý
    jednoduchá hľadám obľúbený ideálny`,
  cs: `velký velká velké větší největší malý malá malé menší nejmenší mini levný levná levné levně levnější nejlevnější
    dobrý dobrá dobré lepší nejlepší top kvalitní kvalita pěkný hezký jednoduchý jednoduchá hledám oblíbený ideální`,
  pl: `duży duża duże większy największy mały mała małe mniejszy najmniejszy mini tani tania tanie tanio tańszy
    najtańszy najtańsza najtańsze dobry dobra dobre lepszy najlepszy najlepsza najlepsze top jakość jakości ładny prosty
    prosta proste szukam polecany polecana idealny`,
  sl: `velik velika veliko večji največji majhen majhna majhno mali mala malo manjši najmanjši mini poceni ugoden ugodna
    ugodno cenejši najcenejši dober dobra dobro boljši najboljši najboljša top kakovosten kakovostna kakovost lep
    preprost iščem idealen`,
  hr: `velik veliki velika veliko veći najveći mali mala malo manji najmanji mini jeftin jeftini jeftina jeftino
    jeftiniji najjeftiniji povoljan povoljna povoljno dobar dobra dobro bolji najbolji najbolja top kvalitetan
    kvalitetna kvaliteta lijep jednostavan tražim idealan`,
  hu: `nagy nagyobb legnagyobb kicsi kis kisebb legkisebb mini olcsó olcsóbb legolcsóbb kedvező jó jobb legjobb top
    minőségi minőség szép egyszerű ideális keresek ajánlott népszerű`,
  bg: `голям голяма голямо големи малък малка малко малки мини евтин евтина евтино евтини изгоден изгодна добър добра
    добро добри най-добър най-добра най-добри топ качествен качествена качество хубав хубава прост търся идеален`,
  el: `μεγάλος μεγάλη μεγάλο μεγάλα μικρός μικρή μικρό μικρά μίνι φθηνός φθηνή φθηνό φθηνά φτηνός φτηνή φτηνό οικονομικός
    οικονομική οικονομικό οικονομικά καλός καλή καλό καλά καλύτερος καλύτερη καλύτερο καλύτερα τοπ ποιοτικός ποιοτικό
    ποιότητα ωραίος ωραίο απλός απλό ψάχνω ιδανικό`,
  lt: `didelis didelė dideli didelės didesnis didžiausias mažas maža maži mažos mažesnis mažiausias mini pigus pigi
    pigūs pigesnis pigiausias geras gera geri geros geresnis geriausias geriausia top kokybiškas kokybiška kokybė
    gražus paprastas ieškau idealus`,
  fi: `iso isot isoa suuri suuret suurempi suurin pieni pienet pientä pienempi pienin mini halpa halvat halpaa halvempi
    halvin edullinen edulliset edullisin hyvä hyvät hyvää parempi paras parhaat parhaimmat top laadukas laadukkaat
    laatu kaunis yksinkertainen etsin suosittu ihanteellinen`,
  sv: `stor stora stort större störst största liten litet lilla små mindre minst minsta mini billig billigt billiga
    billigare billigast billigaste prisvärd prisvärt prisvärda bra bättre bäst bästa god top kvalitet fin fint fina
    enkel enkelt enkla söker populär perfekt`,
  da: `stor stort store større størst største lille små mindre mindst mindste mini billig billigt billige billigere
    billigst billigste god godt gode bedre bedst bedste top kvalitet pæn pænt flot enkel enkelt søger populær perfekt`,
  nb: `stor stort store større størst største liten lite lita lille små mindre minst minste mini billig billige billigere
    billigst billigste rimelig god godt gode bra bedre best beste top kvalitet fin fint fine enkel enkelt søker populær
    perfekt`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** The terms of these words, and of the words that name or limit a price. */
function looseTermsOf(language: Language): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const lists = [words[language], ...Object.values(priceWords[language])];
  const texts = [...lists, ...Object.values(currencyNames)].map(fold).join(' ');
  const terms = textInLatinScript(texts, language)
    .split(' ')
    .filter(({ length }) => length > 1);
  const set = new Set(terms.map((term) => stem(term, language)));
  sets.set(language, set);
  return set;
}

export const isLoose = (word: Word, language: Language): boolean =>
  readingsOf(word).some(({ term }) => looseTermsOf(language).has(term));
