/** Words that a law prescribes, copied from their source, so that the shop's own texts are compared with them. */
import type { Language } from '../../src/domain/country/countries.ts';

/** Copied from eu-2026.md §13.3, first wording of each language: the button that closes a contract, art. 8(2) CRD. */
export const orderButtons: Record<Language, string> = {
  de: 'Zahlungspflichtig bestellen',
  en: 'Order with obligation to pay',
  fr: 'Commande avec obligation de paiement',
  nl: 'Bestelling met betalingsverplichting',
  it: 'Ordine con obbligo di pagare',
  es: 'Pedido con obligación de pago',
  pt: 'Encomenda com obrigação de pagar',
  pl: 'Zamówienie z obowiązkiem zapłaty',
  cs: 'Objednávka zavazující k platbě',
  sk: 'Objednávka s povinnosťou platby',
  hu: 'Fizetési kötelezettséggel járó megrendelés',
  ro: 'Comandă cu obligație de plată',
  bg: 'Поръчка със задължение за плащане',
  hr: 'Narudžba s obvezom plaćanja',
  sl: 'Naročilo z obveznostjo plačila',
  da: 'Ordre med betalingsforpligtelse',
  sv: 'Beställning med betalningsskyldighet',
  el: 'Παραγγελία με υποχρέωση πληρωμής',
  lt: 'Užsakymas su prievole sumokėti',
  fi: 'Tilaus, johon liittyy maksuvelvollisuus',
  nb: 'Bestilling med betalingsplikt',
};

/** Copied from eu-2026.md §13.2: the link to the withdrawal function, art. 11a(1) CRD; nb: no official text. */
export const withdrawalLabels: Record<Language, string> = {
  bg: 'Откажете се от договора тук',
  cs: 'Zde odstoupit od smlouvy',
  da: 'Fortryd aftale',
  de: 'Vertrag widerrufen',
  el: 'Πατήστε εδώ για υπαναχώρηση',
  en: 'Withdraw from contract here',
  es: 'Desistir del contrato aquí',
  fi: 'Peruuta sopimus tästä',
  fr: 'Renoncer au contrat ici',
  hr: 'Odustati od ugovora',
  hu: 'Elállás a szerződéstől',
  it: 'Recedere dal contratto qui',
  lt: 'Atsisakyti sutarties čia',
  nl: 'Hier de overeenkomst herroepen',
  pl: 'Odstąp od umowy tutaj',
  pt: 'Retrate-se do contrato aqui',
  ro: 'Retrageți-vă din contract aici',
  sk: 'Odstúpiť od zmluvy tu',
  sl: 'Kliknite tukaj za odstop od pogodbe',
  sv: 'Ångra avtalet här',
  nb: 'Angre avtalen her',
};
