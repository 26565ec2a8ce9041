/** Words that a law prescribes, copied from their source, so that the shop's own texts are compared with them. */
import type { Language } from '../../src/domain/country/countries.ts';

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
