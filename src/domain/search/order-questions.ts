/**
 * Words of questions about an order ("where is my parcel", "when will it arrive"), which are about an order only
 * together: a parcel alone may be goods, and so may a track.
 */
import type { Language } from '../country/countries.ts';

export const orderQuestions: Record<Language, string> = {
  de: 'wo wann bleibt kommt steckt mein meine paket päckchen sendung lieferung nachverfolgen tracken tracking befindet sich status',
  en: `where where's when will does arrive arriving coming track tracking parcel package delivery shipment has been shipped stuff number check`,
  nl: 'waar wanneer blijft komt pakket pakketje pakje zending levering volgen traceren tracking geleverd wordt status',
  fr: 'est quand se arrive colis paquet livraison suivre localiser suivi tracking trouve statut état recevoir vais je',
  it: `dove dov'è si trova quando arriva mio mia pacco spedizione consegna traccia tracciare rintracciare seguire tracking stato`,
  es: 'dónde cuándo está llega llegará paquete envío seguir rastrear localizar tracking ver',
  pt: 'onde quando está chega meu minha pedido envio entrega seguir rastrear localizar anda acompanhar status',
  ro: 'unde când e se ajunge vine află meu mea colet coletul livrarea urmăresc urmărește urmări verificare este îmi pachet pachetul stadiul comenzii',
  sk: 'kde kedy mám môj moja mi príde dorazí balík balíček zásielka sledovať sledovanie status',
  cs: 'kde kdy mám můj moje mi přijde dorazí balík balíček zásilka sledovat sledování status',
  pl: 'gdzie kiedy mój moja przyjdzie dotrze będzie paczka przesyłka śledzić śledź śledzenie sprawdź sprawdzić status',
  sl: 'kje kdaj moj moja mi pride prispe paket pošiljka slediti sledi sledenje status',
  hr: 'gdje kad kada moj moja mi stiže dolazi paket pošiljka pratiti prati praćenje stanje',
  hu: 'hol mikor tart jön érkezik csomag csomagom rendelés rendelésem szállítmány követés nyomon nyomkövetés',
  bg: 'къде кога е ми моята ще идва дойде пристига пристигне пратка пратката поръчката проследи проследя статус пакет',
  el: 'πού πότε μου έρχεται φτάνει φτάσει βρίσκεται δέμα αποστολή εντοπισμός πορεία παρακολούθηση πακέτο tracking',
  lt: 'kur kada mano atkeliaus atvyks ateis siunta siuntinys siuntinio sekti sekimas prekė prekės būklė',
  fi: 'missä milloin koska paketti pakettini pakettia tilausta lähetys lähetykseni lähetystä saapuu tulee seuraa seurata minun tila',
  sv: 'var när min mitt kommer order paket försändelse leverans spåra följ följa finns status',
  da: 'hvor hvornår kommer bliver pakke forsendelse levering spor spore følg følge find track tracking mit status',
  nb: 'hvor når kommer blir min mi pakke pakken pakka ordren bestillingen sending sendingen spor spore følg følge finn status',
};
