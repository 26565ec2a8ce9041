/**
 * The words of the notice (notice-files.ts) for those who cannot see it: the German, English, French and Dutch versions of
 * Annex I to Implementing Regulation (EU) 2025/1960, from top to bottom. Other languages are described by the text of the
 * legal guarantee until somebody has copied theirs from the Official Journal.
 */
import type { Language } from '../country/countries.ts';

export const noticeTexts: Partial<Record<Language, readonly string[]>> = {
  de: [
    'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
    'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren nicht der Beschreibung entsprechen, nicht bestimmungsgemäß funktionieren.',
    'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten: kostenlose Nachbesserung oder kostenlose Ersatzlieferung, in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
    'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
    'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
    '1. Melden Sie dem Verkäufer das Problem so bald wie möglich.',
    '2. Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
  ],
  en: [
    'Minimum two-year legal guarantee protection for goods sold in the European Union.',
    'Consumers can claim their rights under the legal guarantee of conformity, for example if goods: do not match the description; do not function as intended.',
    'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer: free repair or free replacement; in some cases, a price reduction or full reimbursement.',
    'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
    'What to do if you receive non-conforming goods:',
    '1. Contact the seller as soon as possible to report the issue;',
    '2. Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
  ],
  fr: [
    'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.',
    'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens : ne correspondent pas à la description ; ne fonctionnent pas comme prévu.',
    'Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer : une réparation gratuite ou un remplacement gratuit ; dans certains cas, une réduction de prix ou un remboursement intégral.',
    'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
    'Pour en savoir plus sur vos droits dans un pays donné, scannez le code QR ci-dessous ou consultez le vendeur.',
    'Que faire si vous recevez des biens non conformes :',
    '1. Contactez le vendeur dès que possible pour signaler le problème ;',
    '2. Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
    'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, il se peut que votre bien affiche ce label GARAN, représentant une garantie commerciale de durabilité offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
  ],
  nl: [
    'Minimaal twee jaar bescherming dankzij de wettelijke garantie voor goederen die in de Europese Unie worden verkocht.',
    'Consumenten kunnen hun rechten doen gelden op grond van de wettelijke conformiteitsgarantie, bijvoorbeeld als goederen: niet met de beschrijving overeenstemmen; niet naar behoren functioneren.',
    'Verkopers zijn aansprakelijk voor elk conformiteitsgebrek dat bestond bij de levering van de goederen en dat binnen de wettelijke garantieperiode aan het licht komt. Verkopers moeten in een dergelijke situatie het volgende aanbieden: gratis reparatie of gratis vervanging; in sommige gevallen, gedeeltelijke of volledige terugbetaling.',
    'Sommige landen hebben een langere wettelijke garantieperiode. Voor tweedehandsartikelen kan de garantieperiode korter zijn, maar niet korter dan één jaar.',
    'Als u meer wilt weten over uw rechten in een bepaald land, kunt u de QR-code hieronder scannen of de verkoper om informatie vragen.',
    'Wat moet u doen als u niet-conforme goederen ontvangt:',
    '1. Neem zo spoedig mogelijk contact op met de verkoper om het probleem te melden.',
    '2. Verstrek een aankoopbewijs, zoals een bon, een factuur of een rekeningafschrift.',
    'Verkopers en producenten kunnen ook commerciële garanties aanbieden, die los van de wettelijke garantie van toepassing zijn. Dit GARAN-label bijvoorbeeld staat voor een commerciële levensduurgarantie die kosteloos door de producent wordt aangeboden en het volledige goed dekt.',
  ],
};
