/** What people type for the pages of service, in their own words; how a text is compared with them: service-words.ts. */
import type { Language } from '../country/countries.ts';

/** A line a page: its name, then what people type for it. */
export const phrases: Record<Language, string> = {
  de: `orders: Bestellstatus, Sendungsnummer, Bestellung, Bestellungen, Sendungsverfolgung, Sendung verfolgen, Paket verfolgen, Meine Bestellung, Auftragsstatus, Stornieren, Stornierung
returns: Rückgabe, Rücksendung, Retoure, Umtausch, zurückschicken, zurückgeben, Rückerstattung, Umtauschen, Retournieren
withdrawal: Widerruf, Widerrufsrecht, Widerrufen, Widerrufsformular, Widerrufsbelehrung, Bestellung widerrufen, Vertrag widerrufen, Rückgaberecht, Rücktrittsrecht, vom Vertrag zurücktreten, Rücktritt vom Vertrag
delivery: Versand, Lieferung, Lieferzeit, Versandkosten, Lieferkosten, Zustellung, Liefertermin, Porto
guarantee: Garantie, Gewährleistung, Premium-Garantie, Garantieverlängerung, Reklamation
payment: Zahlung, Zahlungsarten, bezahlen, Rechnungskauf, Ratenzahlung, Vorkasse, Zahlungsmethoden
contact: Kontakt, Kundenservice, Kundendienst, Hotline, Telefonnummer, Ansprechpartner, Hilfe, Kontaktformular
login: Login, Anmelden, Anmeldung, Kundenkonto, Mein Konto, Einloggen, Passwort, Passwort vergessen`,
  en: `orders: order status, track order, my order, orders, order tracking, track my order, parcel tracking, tracking, cancel order, where is my order
returns: returns, return, refund, exchange, send back, returns policy, refunds
withdrawal: cancellation, right to cancel, cancellation rights, right of withdrawal, withdrawal form, right to return, cooling-off period, cooling-off
delivery: delivery, shipping, postage, delivery time, delivery cost, shipping costs, dispatch
guarantee: guarantee, warranty, extended warranty, warranties, complaint
payment: payment, payment methods, pay, pay later, invoice payment, instalments, finance
contact: contact, contact us, customer service, phone number, help, customer care
login: log in, login, sign in, my account, account, password, forgotten password`,
  nl: `orders: bestelstatus, bestelling, bestelling volgen, mijn bestelling, track and trace, pakket volgen, bestellingen, annuleren
returns: retour, retourneren, retourzending, terugsturen, ruilen, geld terug, omruilen
withdrawal: herroeping, herroepen, herroepingsrecht, recht op herroeping, herroepingsformulier, bestelling herroepen, bedenktijd, retourrecht
delivery: levering, verzending, bezorging, levertijd, verzendkosten, bezorgkosten, leveringskosten, bezorgen
guarantee: garantie, garantieverlenging, klacht, reparatie garantie, waarborg
payment: betaling, betalen, betaalmethoden, betaalmogelijkheden, op rekening, achteraf betalen, gespreid betalen
contact: contact, klantenservice, klantendienst, telefoonnummer, hulp, helpdesk, contactformulier
login: inloggen, login, aanmelden, mijn account, account, wachtwoord, wachtwoord vergeten`,
  fr: `orders: suivi de commande, ma commande, mes commandes, commande, suivre ma commande, suivi colis, suivi, annuler commande
returns: retour, retours, remboursement, échange, renvoyer, retourner
withdrawal: rétractation, droit de rétractation, délai de rétractation, formulaire de rétractation, se rétracter, droit de retour
delivery: livraison, frais de port, délai de livraison, expédition, frais de livraison, envoi
guarantee: garantie, extension de garantie, réclamation, sav, service après-vente
payment: paiement, moyens de paiement, payer, payer en plusieurs fois, mode de paiement, virement
contact: contact, contacter, service client, aide, assistance, nous contacter
login: connexion, se connecter, mon compte, compte, mot de passe, mot de passe oublié, inscription`,
  it: `orders: stato ordine, ordini, il mio ordine, tracciare ordine, tracciamento, traccia spedizione, i miei ordini, annullare ordine
returns: reso, resi, rimborso, restituzione, restituire, cambio merce
withdrawal: recesso, diritto di recesso, recedere dal contratto, modulo di recesso, diritto di ripensamento, modulo reso, diritto di reso
delivery: spedizione, consegna, spese di spedizione, tempi di consegna, costi di spedizione
guarantee: garanzia, estensione garanzia, reclamo, assistenza garanzia
payment: pagamento, metodi di pagamento, pagare, pagamenti, rate, bonifico
contact: contatti, contatto, assistenza, servizio clienti, aiuto, numero di telefono
login: accedi, login, accesso, il mio account, account, password, password dimenticata, registrazione`,
  es: `orders: estado del pedido, mi pedido, pedidos, seguimiento, seguimiento del pedido, rastrear pedido, mis pedidos, cancelar pedido
returns: devolución, devoluciones, devolver, reembolso, cambio, cambios
withdrawal: desistimiento, derecho de desistimiento, formulario de desistimiento, desistir, derecho de devolución, derecho a devolver, plazo de devolución
delivery: envío, entrega, gastos de envío, plazo de entrega, envíos, portes
guarantee: garantía, ampliación de garantía, reclamación, garantías
payment: pago, formas de pago, métodos de pago, pagar, financiación, pago a plazos
contact: contacto, contactar, atención al cliente, ayuda, servicio al cliente
login: iniciar sesión, mi cuenta, cuenta, acceso, contraseña, registro, entrar`,
  pt: `orders: estado da encomenda, encomenda, as minhas encomendas, seguir encomenda, rastrear encomenda, rastreio, cancelar encomenda
returns: devolução, devoluções, devolver, reembolso, troca, trocas, prazo de devolução
withdrawal: livre resolução, direito de livre resolução, resolução do contrato, direito de arrependimento, direito de retratação, direito de devolução
delivery: entrega, envio, portes, custos de envio, prazo de entrega, portes de envio
guarantee: garantia, extensão de garantia, reclamação, garantias
payment: pagamento, métodos de pagamento, formas de pagamento, pagar, prestações
contact: contacto, contactos, apoio ao cliente, ajuda, atendimento
login: iniciar sessão, a minha conta, conta, entrar, palavra-passe, login, registo`,
  ro: `orders: status comandă, comanda mea, comenzi, urmărire comandă, urmărire colet, comenzile mele, anulare comandă
returns: retur, returnare, returnez, rambursare, schimb, retururi
withdrawal: drept de retragere, dreptul de retragere, formular de retragere, retragere din contract, drept de retur, dreptul de a returna, politica de retur
delivery: livrare, transport, cost livrare, cost transport, termen de livrare, expediere
guarantee: garanție, extindere garanție, reclamație, garantii
payment: plată, metode de plată, plătesc, rate, plata în rate
contact: contact, relații clienți, ajutor, serviciu clienți, asistență
login: autentificare, contul meu, cont, parolă, logare, conectare, înregistrare`,
  sk: `orders: stav objednávky, objednávka, moja objednávka, sledovanie zásielky, moje objednávky, sledovať zásielku, zrušiť objednávku
returns: vrátenie, vrátenie tovaru, vrátiť, výmena, vrátenie peňazí
withdrawal: odstúpenie, odstúpenie od zmluvy, odstúpiť od zmluvy, právo na odstúpenie, formulár na odstúpenie, právo na vrátenie, vrátenie do 14 dní
delivery: doprava, doručenie, dodanie, poštovné, cena dopravy, dodacia lehota, doba dodania
guarantee: záruka, reklamácia, predĺžená záruka, reklamovať
payment: platba, spôsob platby, zaplatiť, možnosti platby, splátky, platby
contact: kontakt, kontakty, zákaznícky servis, pomoc, infolinka
login: prihlásenie, prihlásiť, môj účet, účet, heslo, zabudnuté heslo, registrácia`,
  cs: `orders: stav objednávky, objednávka, moje objednávka, sledování zásilky, moje objednávky, sledovat zásilku, zrušit objednávku
returns: vrácení, vrácení zboží, vrátit, výměna, vrácení peněz
withdrawal: odstoupení, odstoupení od smlouvy, odstoupit od smlouvy, právo na odstoupení, formulář pro odstoupení, právo na vrácení, vrácení do 14 dnů
delivery: doprava, doručení, dodání, poštovné, cena dopravy, dodací lhůta, doba dodání
guarantee: záruka, reklamace, prodloužená záruka, reklamovat
payment: platba, způsob platby, zaplatit, možnosti platby, splátky, platby
contact: kontakt, kontakty, zákaznický servis, pomoc, infolinka
login: přihlášení, přihlásit, můj účet, účet, heslo, zapomenuté heslo, registrace`,
  pl: `orders: status zamówienia, zamówienie, moje zamówienie, śledzenie przesyłki, moje zamówienia, śledź paczkę, anulować zamówienie
returns: zwrot, zwroty, zwrócić, wymiana, zwrot pieniędzy
withdrawal: odstąpienie, odstąpienie od umowy, prawo odstąpienia, odstąpić od umowy, formularz odstąpienia, formularz zwrotu, prawo do zwrotu
delivery: dostawa, wysyłka, koszt dostawy, czas dostawy, koszty wysyłki, przesyłka
guarantee: gwarancja, rękojmia, reklamacja, przedłużona gwarancja
payment: płatność, płatności, metody płatności, zapłacić, raty, formy płatności
contact: kontakt, obsługa klienta, pomoc, infolinka, biuro obsługi
login: logowanie, zaloguj, moje konto, konto, hasło, zapomniane hasło, rejestracja`,
  sl: `orders: stanje naročila, naročilo, moje naročilo, sledenje pošiljki, moja naročila, sledi pošiljki, preklic naročila
returns: vračilo, vračilo blaga, vrniti, menjava, vračilo denarja, zamenjava
withdrawal: odstop od pogodbe, odstop od nakupa, odstopiti od pogodbe, pravica do odstopa, obrazec za odstop, pravica do vračila
delivery: dostava, pošiljanje, stroški dostave, rok dostave, poštnina
guarantee: garancija, reklamacija, podaljšana garancija, jamstvo
payment: plačilo, načini plačila, plačati, obroki, plačila
contact: kontakt, kontakti, pomoč uporabnikom, pomoč
login: prijava, moj račun, račun, geslo, pozabljeno geslo, registracija`,
  hr: `orders: status narudžbe, narudžba, moja narudžba, praćenje pošiljke, moje narudžbe, prati pošiljku, otkazati narudžbu
returns: povrat, povrat robe, vratiti, zamjena, povrat novca
withdrawal: raskid ugovora, jednostrani raskid ugovora, odustanak, odustanak od ugovora, odustati od kupnje, pravo na raskid, obrazac za raskid, pravo na povrat
delivery: dostava, slanje, troškovi dostave, rok dostave, poštarina, isporuka
guarantee: jamstvo, garancija, reklamacija, produljeno jamstvo
payment: plaćanje, načini plaćanja, platiti, rate, plaćanja
contact: kontakt, korisnička podrška, pomoć, služba za korisnike
login: prijava, moj račun, račun, lozinka, zaboravljena lozinka, registracija`,
  hu: `orders: rendelés állapota, rendelésem, rendelések, csomagkövetés, csomag követése, rendelés követése, rendelés lemondása
returns: visszaküldés, visszaküldeni, csere, visszatérítés, pénzvisszafizetés, visszavétel
withdrawal: elállás, elállási jog, elállási nyilatkozat, elállni, elállás a szerződéstől, elállás a vásárlástól
delivery: szállítás, kiszállítás, szállítási költség, szállítási idő, házhozszállítás, postaköltség
guarantee: garancia, jótállás, szavatosság, reklamáció, kiterjesztett garancia
payment: fizetés, fizetési módok, fizetni, részletfizetés, utalás
contact: kapcsolat, ügyfélszolgálat, telefonszám, segítség, elérhetőség
login: bejelentkezés, belépés, fiókom, fiók, jelszó, elfelejtett jelszó, regisztráció`,
  bg: `orders: статус на поръчка, поръчка, моята поръчка, проследяване, проследяване на пратка, поръчки, отказ на поръчка
returns: връщане, връщане на стока, рекламация връщане, замяна, възстановяване на сума
withdrawal: отказ от договор, право на отказ, отказ от покупка, формуляр за отказ, право на връщане
delivery: доставка, цена на доставка, срок на доставка, куриер, изпращане
guarantee: гаранция, рекламация, удължена гаранция
payment: плащане, начини на плащане, плащам, наложен платеж, изплащане
contact: контакт, контакти, обслужване на клиенти, помощ
login: вход, моят профил, профил, акаунт, парола, забравена парола, регистрация`,
  el: `orders: κατάσταση παραγγελίας, παραγγελία, η παραγγελία μου, παρακολούθηση παραγγελίας, αναζήτηση αποστολής, ακύρωση παραγγελίας, παραγγελίες
returns: επιστροφή, επιστροφές, επιστροφή προϊόντος, αλλαγή προϊόντος, επιστροφή χρημάτων, αλλαγές, πολιτική επιστροφών
withdrawal: υπαναχώρηση, δικαίωμα υπαναχώρησης, έντυπο υπαναχώρησης, δήλωση υπαναχώρησης, δικαίωμα επιστροφής
delivery: αποστολή, παράδοση, μεταφορικά, έξοδα αποστολής, χρόνος παράδοσης, μεταφορικά έξοδα, τρόποι αποστολής
guarantee: εγγύηση, επέκταση εγγύησης, παράπονα, εγγυήσεις
payment: πληρωμή, τρόποι πληρωμής, δόσεις, αντικαταβολή, άτοκες δόσεις
contact: επικοινωνία, εξυπηρέτηση πελατών, βοήθεια
login: σύνδεση, είσοδος, ο λογαριασμός μου, λογαριασμός, κωδικός, εγγραφή`,
  lt: `orders: užsakymo būsena, užsakymas, mano užsakymas, siuntos sekimas, sekti siuntą, mano užsakymai, atšaukti užsakymą
returns: grąžinimas, prekių grąžinimas, grąžinti, keitimas, pinigų grąžinimas
withdrawal: sutarties atsisakymas, teisė atsisakyti, teisė atsisakyti sutarties, sutarties atsisakymo teisė, atsisakyti pirkimo, atsisakymo forma, teisė grąžinti prekę
delivery: pristatymas, siuntimas, pristatymo kaina, pristatymo terminas, pristatymo laikas
guarantee: garantija, pretenzija, pratęsta garantija
payment: mokėjimas, mokėjimo būdai, apmokėjimas, išsimokėtinai, sumokėti
contact: kontaktai, kontaktas, klientų aptarnavimas, pagalba
login: prisijungimas, prisijungti, mano paskyra, paskyra, slaptažodis, registracija`,
  fi: `orders: tilauksen tila, tilaus, tilaukseni, tilauksen seuranta, paketin seuranta, lähetyksen seuranta, tilaukset, peruuta tilaus
returns: palautus, palautukset, palauttaa, palauttaminen, vaihto, hyvitys
withdrawal: peruutusoikeus, peruuttamisoikeus, peruuttamislomake, kaupan peruuttaminen, kaupan peruminen, palautusoikeus
delivery: toimitus, toimituskulut, toimitusaika, postikulut, toimitustavat, kuljetus
guarantee: takuu, lisätakuu, reklamaatio, takuuaika
payment: maksu, maksutavat, maksaminen, osamaksu, lasku
contact: yhteystiedot, asiakaspalvelu, ota yhteyttä, puhelinnumero, apua
login: kirjaudu, kirjautuminen, oma tili, omat tiedot, salasana, unohtunut salasana, rekisteröidy`,
  sv: `orders: orderstatus, beställning, min beställning, spåra paket, spåra order, spårning, mina beställningar, avbeställa
returns: retur, returer, returnera, byte, återbetalning, öppet köp
withdrawal: ångerrätt, ångra köp, ångra beställning, ångerblankett, ångerfrist, returrätt
delivery: leverans, frakt, fraktkostnad, leveranstid, frakter, fraktpris
guarantee: garanti, reklamation, förlängd garanti
payment: betalning, betalsätt, betala, delbetalning, faktura
contact: kontakt, kundtjänst, kundservice, telefonnummer, hjälp, kontakta oss
login: logga in, inloggning, mitt konto, konto, lösenord, glömt lösenord, registrera`,
  da: `orders: ordrestatus, ordre, min ordre, spor pakke, track and trace, min bestilling, mine ordrer, annuller ordre
returns: retur, returnering, returnere, bytte, ombytning, refusion, pengene tilbage, returret
withdrawal: fortrydelsesret, fortrydelsesformular, fortrydelsesfrist, fortryde køb, fortryd køb
delivery: levering, fragt, fragtpris, leveringstid, forsendelse, porto, leveringsomkostninger
guarantee: garanti, reklamation, udvidet garanti, reklamationsret
payment: betaling, betalingsmetoder, betale, faktura, afbetaling
contact: kontakt, kundeservice, telefonnummer, hjælp, kontakt os
login: log ind, login, min konto, konto, adgangskode, glemt adgangskode, opret konto`,
  nb: `orders: ordrestatus, bestilling, min bestilling, spor pakke, sporing, mine bestillinger, ordre, avbestille
returns: retur, returnere, bytte, refusjon, pengene tilbake, returer
withdrawal: angrerett, angreskjema, angrerettskjema, angrefrist, angre, returrett
delivery: levering, frakt, fraktkostnad, leveringstid, forsendelse, porto
guarantee: garanti, reklamasjon, utvidet garanti
payment: betaling, betalingsmåter, betale, faktura, delbetaling
contact: kontakt, kundeservice, telefonnummer, hjelp, kontakt oss
login: logg inn, innlogging, min konto, konto, passord, glemt passord, registrer`,
};
