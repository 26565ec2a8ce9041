/**
 * Folded words that say nothing about goods: function words, and words that shoppers add to a query (`kaufen`,
 * `for sale`, `cena`). A few single letters are also units (230 V, 10 l, 5 A): remove numbers with units from a text
 * before calling `isStopword`.
 */
import type { Language } from '../country/countries.ts';
import { inLatinScript } from './latin-script.ts';
import { spellings } from './spellings.ts';

const words: Record<Language, string> = {
  sk: `a aj i alebo ci na do v vo z zo s so k ku o u od po pod nad pre pri pred cez za medzi je
    su to ten ta ako ktory ktora tiez sa kupit kupim lacno lacny lacna cena ceny akcia zlava
    eshop predaj objednat`,
  de: `der die das den dem des ein eine einen einem einer eines und oder mit ohne fur fuer von
    vom zu zum zur im in am an auf aus bei bis ist sind als auch wie mir ich kaufen kauf
    gunstig gunstige gunstiger billig preis preise preiswert angebot angebote online
    bestellen`,
  fr: `le la les l un une des de du d et ou a au aux en pour par avec dans sur ce cette ces mon
    ma mes votre qui que acheter achat prix pas cher chere promo promotion offre commander
    vente vendre`,
  it: `il lo la i gli le l un uno una di del dello della dei degli delle d a ad al alla da dal
    dalla in con per su e ed o che comprare acquistare acquisto prezzo prezzi economico
    offerta offerte online vendita`,
  nl: `de het een en of met zonder voor van in op aan te tot bij uit naar om is zijn als dat
    die dit deze per ook er den der ten ter je mijn kopen koop goedkoop goedkope prijs
    prijzen aanbieding aanbiedingen online bestellen`,
  es: `el la los las lo un una unos unas de del a al y e o u en con para por que su sus mi este
    esta se comprar compra precio precios barato barata baratos oferta ofertas online venta`,
  pt: `o a os as um uma uns umas de do da dos das e ou em no na nos nas ao aos para por pelo
    pela com que se seu sua comprar compra preco precos barato barata baratos promocao
    online venda`,
  en: `a an the and or for with without of in on to from by at as is are be this that it my
    your our which what how any some buy sale cheap cheapest price prices offer offers
    online`,
  pl: `i oraz a lub albo do na w we z ze od dla po pod nad przy przez za o u jest sa to ten ta
    te jak jako sie czy tez takze ktory ktora kupic kupie kup tanio tani tania tanie cena
    ceny promocja sprzedaz zamowic`,
  cs: `a i nebo ci na do v ve z ze s se k ke ku o u od po pod nad pro pri pred pres za mezi je
    jsou to ten ta jak jako ktery ktera take koupit koupim levne levny levna cena ceny akce
    sleva eshop prodej objednat`,
  hu: `a az egy es vagy is de ha hogy mint nem ez azt ezt van vannak kell meg csak mar mi mit
    milyen melyik valo hozza szamara reszere kozott utan alatt altal szerint illetve
    valamint vasarlas vasarol venni olcso olcson ar arak ara akcio akcios elado webaruhaz
    rendeles`,
  ro: `de din la cu si sau pe in pentru prin spre un o unui unei unor al a ai ale cel cea cei
    cele care ce mai cumpara cumpar pret preturi ieftin ieftina ieftine oferta oferte online
    vanzare`,
  bg: `и или за на с със в във от до по при без че да се е са като не но а ако които която
    което този тази това тези как какво какъв към през има ще си купи купя купувам евтин
    евтина евтини цена цени оферта промоция онлаин продажба`,
  el: `ο η το οι τα του τησ των τον την τη τουσ τισ ενασ μια ενα και κι με σε στο στη στην στον
    στα στισ για απο που να θα ειναι δεν ωσ χωρισ αυτο πωσ ποιο αγορα αγορασω φθηνοσ φθηνη
    φθηνο φτηνο φθηνα τιμη τιμεσ προσφορα προσφορεσ online πωληση`,
  hr: `i te ili a za s sa iz u na od do pri po o k kod pod nad pred kroz uz je su se taj ta to
    koji koja koje kao kako sto kupiti kupim kupnja jeftino jeftini jeftina cijena cijene
    akcija povoljno prodaja webshop`,
  sl: `in ter ali a za z s iz v na od do pri po k h o ob pod nad med pred cez je so se ta to te
    ki tudi kot kako pa kupiti kupim nakup poceni cena cene akcija ugodno prodaja narociti`,
  lt: `ir ar bei arba su be i is prie po per uz del nuo iki kad kaip kas kokia koks tai yra sis
    si ta tas pagal skirtas skirta tik apie bet o taip pirkti pigiai pigus pigi kaina kainos
    akcija nuolaida uzsakyti parduodama`,
  da: `en et den det de og eller med uden til for fra af i pa om ved som der at er kan pr per
    din dit dine min mit ogsa kob kobe billig billige billigt pris priser tilbud online
    bestil bestille`,
  sv: `en ett den det de och eller med utan till for fran av i pa om vid som att ar kan per din
    ditt dina min mitt mina samt ocksa kop kopa billig billiga billigt pris priser
    erbjudande online bestalla rea`,
  nb: `en ei et den det de og eller med uten til for fra av i pa om ved som at er kan per pr
    din ditt dine min mitt mine samt ogsa kjop kjope billig billige pris priser tilbud
    nettbutikk bestille salg`,
  fi: `ja tai seka on ei etta se ne tama joka jotka jos kun kuin myos mutta vain niin ovat voi
    varten kanssa mika mita millainen missa oma eli eri noin osta ostaa halpa halvat
    edullinen edulliset hinta hinnat tarjous tarjoukset verkkokauppa myydaan`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** With the words as they are typed in Latin letters; of one letter only as written, because S is a size. */
function stopwordsOf(language: Language): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const written = words[language].split(/\s+/);
  const long = written.filter(({ length }) => length > 1);
  const set = new Set([...written, ...long.map((word) => inLatinScript(word, language))]);
  sets.set(language, set);
  return set;
}

export function isStopword(foldedWord: string, language: Language): boolean {
  const stopwords = stopwordsOf(language);
  if (stopwords.has(foldedWord)) return true;
  if (!/^[a-z]{2,}$/.test(foldedWord)) return false;
  return spellings(foldedWord, language).some((each) => each.length > 1 && stopwords.has(each));
}
