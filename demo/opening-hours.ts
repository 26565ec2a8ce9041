/** When customer care of the demo answers, Monday to Friday from 8 to 5, as it is written in each language. */
import type { Language } from '#domain/country/countries.ts';

export const demoOpeningHours: Record<Language, string> = {
  sk: 'Po–Pia 8:00–17:00',
  de: 'Mo–Fr, 8–17 Uhr',
  fr: 'Du lundi au vendredi, de 8 h à 17 h',
  it: 'Lun–ven, ore 8–17',
  nl: 'Ma–vr, 8.00–17.00 uur',
  es: 'De lunes a viernes, de 8 a 17 h',
  pt: 'De segunda a sexta, das 8h às 17h',
  en: 'Mon–Fri, 8 am to 5 pm',
  pl: 'Pon.–pt. 8:00–17:00',
  cs: 'Po–Pá 8:00–17:00',
  hu: 'H–P 8:00–17:00',
  ro: 'Luni–vineri, 8:00–17:00',
  bg: 'Пон.–пет. 8:00–17:00 ч.',
  el: 'Δευ–Παρ 8:00–17:00',
  hr: 'Pon–pet 8–17 h',
  sl: 'Pon.–pet. 8.00–17.00',
  lt: 'I–V 8.00–17.00 val.',
  da: 'Man–fre kl. 8–17',
  sv: 'Mån–fre kl. 8–17',
  nb: 'Man–fre kl. 8–17',
  fi: 'Ma–pe klo 8–17',
};
