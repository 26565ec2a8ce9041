/** The company of the demo stores. No such register entry, number or body exists. */
import {
  type CountryCode,
  factsOf,
  type Language,
  languagesOf,
} from '#domain/country/countries.ts';
import type { SellerDocument } from '#domain/store/seller-document.ts';
import { isMemberState } from '#domain/vat/tax-rule.ts';

/** When customer care answers, Monday to Friday from 8 to 5, as it is written in each language. */
export const demoOpeningHours: Record<Language, string> = {
  sk: 'Po–Pia 8:00–17:00',
  de: 'Mo–Fr, 8–17 Uhr',
  fr: 'Du lundi au vendredi, de 8 h à 17 h',
  it: 'Lun–ven, ore 8–17',
  nl: 'Ma–vr, 8–17 uur',
  es: 'De lunes a viernes, de 8 a 17 h',
  pt: 'De segunda a sexta, das 8h às 17h',
  en: 'Mon–Fri, 8 am to 5 pm',
  pl: 'Pon.–pt. 8:00–17:00',
  cs: 'Po–Pá 8:00–17:00',
  hu: 'H–P 8:00–17:00',
  ro: 'Luni–vineri, 8:00–17:00',
  bg: 'Пон.–пет. 8:00–17:00 ч.',
  el: 'Δευ–Παρ 8:00–17:00',
  hr: 'Pon.–pet. 8–17 h',
  sl: 'Pon.–pet. 8.00–17.00',
  lt: 'I–V 8:00–17:00',
  da: 'Man.–fre. kl. 8–17',
  sv: 'Mån–fre kl. 8–17',
  nb: 'Man.–fre. kl. 8–17',
  fi: 'Ma–pe klo 8–17',
};

/** How the demo's pages were assessed. */
const assessed: Record<Language, string> = {
  sk: 'Automatické testy (axe) hlavných stránok bez nálezov; ručne bola vyskúšaná len klávesnica.',
  de: 'Automatische Prüfungen (axe) der wichtigsten Seiten ohne Befund; von Hand wurde nur die Bedienung mit der Tastatur geprüft.',
  fr: 'Contrôles automatiques (axe) des pages principales sans défaut relevé ; seul le clavier a été testé à la main.',
  it: 'Controlli automatici (axe) delle pagine principali senza rilievi; manualmente è stata provata solo la tastiera.',
  nl: 'Automatische controles (axe) van de belangrijkste pagina’s zonder bevindingen; handmatig is alleen de bediening met het toetsenbord getest.',
  es: 'Comprobaciones automáticas (axe) de las páginas principales sin incidencias; manualmente solo se ha probado el teclado.',
  pt: 'Verificações automáticas (axe) das páginas principais sem ocorrências; manualmente, só foi testado o teclado.',
  en: 'Automatic checks (axe) of the main pages found no faults; only the keyboard was tested by hand.',
  pl: 'Automatyczne testy (axe) głównych stron bez uwag; ręcznie sprawdzono tylko obsługę klawiaturą.',
  cs: 'Automatické testy (axe) hlavních stránek bez nálezů; ručně byla vyzkoušena jen klávesnice.',
  hu: 'A fő oldalak automatikus ellenőrzése (axe) hiba nélkül; kézzel csak a billentyűzetes használatot próbáltuk ki.',
  ro: 'Verificări automate (axe) ale paginilor principale, fără probleme constatate; manual a fost testată doar utilizarea cu tastatura.',
  bg: 'Автоматични проверки (axe) на основните страници без забележки; ръчно е изпробвана само работата с клавиатура.',
  el: 'Αυτόματοι έλεγχοι (axe) των κύριων σελίδων χωρίς ευρήματα· χειροκίνητα δοκιμάστηκε μόνο η χρήση με πληκτρολόγιο.',
  hr: 'Automatske provjere (axe) glavnih stranica nisu otkrile pogreške; ručno je ispitana samo tipkovnica.',
  sl: 'Samodejna preverjanja (axe) glavnih strani brez ugotovitev; ročno je bila preizkušena le tipkovnica.',
  lt: 'Automatiniai pagrindinių puslapių patikrinimai (axe) be pastabų; rankiniu būdu išbandytas tik naudojimas klaviatūra.',
  da: 'Automatiske kontroller (axe) af de vigtigste sider viste ingen fejl; kun betjening med tastatur er afprøvet manuelt.',
  sv: 'Automatiska kontroller (axe) av de viktigaste sidorna gav inga anmärkningar; manuellt har bara tangentbordet testats.',
  nb: 'Automatiske kontroller (axe) av de viktigste sidene avdekket ingen feil; bare tastaturbruk er testet manuelt.',
  fi: 'Pääsivujen automaattisissa tarkistuksissa (axe) ei havaittu puutteita; manuaalisesti on testattu vain näppäimistökäyttö.',
};

const demoAgent = 'Kontor Demo, 1 Demo Street, London';

export function demoSeller(key: CountryCode): SellerDocument {
  const isFrance = key === 'fr';
  return {
    isDemo: true,
    // As the specification has it (LAY-6).
    since: 2007,
    legalName: 'Kontor Demo',
    // The street of German sample forms.
    street: 'Musterstraße 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'de',
    representatives: ['Erika Mustermann'],
    register: 'Amtsgericht Hamburg, HRB 000000',
    vatId: 'DE999999999',
    registrations: isFrance
      ? [{ kind: 'idu', number: 'FR000000_05DEMO' }]
      : key === 'ch'
        ? []
        : [
            { kind: 'weee', number: `${key.toUpperCase()} 00000000` },
            { kind: 'batteries', number: `${key.toUpperCase()} 00000000` },
            { kind: 'packaging', number: `${key.toUpperCase()} 0000000000000` },
          ],
    disputes: {
      takesPart: isFrance || 'body' in factsOf(key).law.disputeBody,
      ...(isFrance && {
        body: 'Médiation Démonstration',
        address: '1 rue de l’Exemple, 75000 Paris',
        url: 'mediation.kontor.example',
      }),
    },
    ...(isMemberState(key) && {
      contactPoint: { email: 'dsa@kontor.example', languages: ['de', 'en'] },
    }),
    // People and addresses that do not exist, where a company in Germany needs somebody.
    ...(key === 'gb' && {
      responsiblePerson: `${demoAgent}, product-safety@kontor.example`,
      dataRepresentative: `${demoAgent}, privacy@kontor.example`,
    }),
    ...(key === 'ch' && {
      dataRepresentative: 'Kontor Demo, Demostrasse 1, 3000 Bern, privacy@kontor.example',
    }),
    accessibility: {
      assessedBy: 'Kontor Demo',
      assessedOn: '2026-11-02',
      how: Object.fromEntries(languagesOf(key).map((language) => [language, assessed[language]])),
      barriers: [],
    },
  };
}
