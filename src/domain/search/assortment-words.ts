/**
 * Words for a shop, its range and its goods as a whole, which add nothing to a word that means a tag: "new products",
 * "new in our catalogue". Words that also name goods are left out: `Lager` are bearings, a range is a cooker.
 */
import type { Language } from '../country/countries.ts';

export const assortmentWords: Record<Language, string> = {
  de: `sortiment angebot katalog programm shop onlineshop webshop laden geschäft artikel artikeln produkt produkte
    produkten ware waren eingetroffen eingetroffene alle alles unser unserem unseren euch was gibt es`,
  en: `stock product products item items goods article articles catalogue catalog assortment collection shop store
    all latest what's week`,
  nl: `assortiment aanbod catalogus collectie winkel webwinkel webshop shop product producten artikel artikelen binnen
    binnengekomen ons onze alle wat`,
  fr: `catalogue gamme assortiment collection boutique magasin site stock produit produits article articles arrivage
    arrivages arrivées dernier dernière derniers dernières nos notre tous toutes quoi`,
  it: `catalogo assortimento gamma collezione negozio shop sito prodotto prodotti articolo articoli merce arrivo arrivi
    ultime ultimi ultima nostro nostri tutti tutte`,
  es: `catálogo surtido gama colección tienda producto productos artículo artículos llegadas llegados recién último
    últimos última últimas nuestra nuestro todos todas`,
  pt: `catálogo gama coleção loja produto produtos artigo artigos chegada chegadas últimos últimas nossa nosso todos
    todas`,
  ro: `catalog catalogul gamă sortiment colecție magazin magazinul stoc produs produse produsele articol articole marfă
    ultimele ultima noastră noastre nostru toate sosite`,
  sk: `ponuka ponuke ponuky sortiment sortimente sortimentu katalóg katalógu obchod obchode eshope e-shop e-shope
    predajni tovar tovaru tovary produkt produkty produktov výrobok výrobky položky našej našom všetky`,
  cs: `nabídka nabídce nabídky sortiment sortimentu katalog katalogu obchod obchodě eshopu e-shop e-shopu prodejně
    zboží produkt produkty produktů výrobek výrobky položky naší našem všechny všechno`,
  pl: `oferta ofercie oferty asortyment asortymencie asortymentu katalog katalogu kolekcja kolekcji sklep sklepie
    produkt produkty produktów towar towary towarów artykuł artykuły naszej naszym wszystkie`,
  sl: `ponudba ponudbi ponudbe katalog katalogu asortiman asortimanu trgovina trgovini spletni izdelek izdelki izdelke
    artikel artikli proizvod proizvodi blago naša naši vsi vse`,
  hr: `ponuda ponudi ponude katalog katalogu asortiman asortimanu trgovina trgovini dućanu shopu webshopu proizvod
    proizvodi artikl artikli roba naša naše našoj svi sve`,
  hu: `kínálat kínálatban kínálatunk kínálatunkban választék választékban választékunkban katalógus katalógusban bolt
    boltban üzletben webáruházban webshop webshopban termék termékek termékeink áru áruk cikk cikkek összes`,
  bg: `асортимент асортимента каталог каталога колекция колекцията магазин магазина предложение предложения продукт
    продукти продуктите артикул артикули стока стоки нашия последни всички`,
  el: `κατάλογος κατάλογο γκάμα ποικιλία συλλογή κατάστημα μαγαζί eshop e-shop προϊόν προϊόντα είδος είδη εμπορεύματα
    άφιξη αφίξεις παραλαβή παραλαβές τελευταία τελευταίες όλα μας`,
  lt: `asortimentas asortimente katalogas kataloge pasiūla pasiūloje parduotuvė parduotuvėje el prekė prekės prekių
    produktas produktai gaminys gaminiai mūsų visos visi`,
  fi: `valikoima valikoimassa valikoimaan valikoimissa mallistossa kauppa kaupassa verkkokaupassa myymälässä tuote
    tuotteet tuotteita tavara tavarat artikkelit saapuneet kaikki meillä`,
  sv: `sortiment sortimentet utbud utbudet katalog katalogen butik butiken webbutiken shop shopen produkt produkter
    artikel artiklar vara varor inkommet inkomna senaste hos oss alla våra vårt vad`,
  da: `sortiment sortimentet udvalg udvalget katalog kataloget butik butikken webshop webshoppen shop shoppen produkt
    produkter artikel artikler vare varer hos os alle vores hvad`,
  nb: `sortiment sortimentet utvalg utvalget katalog katalogen butikk butikken nettbutikken shop produkt produkter
    artikkel artikler vare varer hos oss alle våre vårt hva`,
};
