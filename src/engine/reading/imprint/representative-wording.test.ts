import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const block = 'Rosenweg 4\n97228 Rottendorf\n\nTelefon: 09302 4418\nE-Mail: post@seite.example';
const line = 'Rosenweg 4, 97228 Rottendorf';

/** How imprints say who represents. */
const cases: readonly [text: string, persons: string[]][] = [
  [`Goethe-Gymnasium Rottendorf\n${block}\nSchulleiterin: OStD' Hanna Brömmel`, ['Hanna Brömmel']],
  [`Goethe-Gymnasium Rottendorf\n${block}\nvertreten durch die Schulleiterin Frau OStD’ Hanna Brömmel`, ['Hanna Brömmel']],
  [`Freiwillige Feuerwehr Rottendorf\nvertreten durch den Kommandanten Urs Maibach\n${block}`, ['Urs Maibach']],
  [`Freiwillige Feuerwehr Rottendorf e.V.\n${block}\nKommandant: Urs Maibach`, ['Urs Maibach']],
  [
    `Betreiber der Website\nVerkehrsverein Rottendorf e.V.\n${block}\nVertreten durch: 1. Vorsitzende Hanna Brömmel, Kassier Urs Maibach`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [
    `Impressum der Gemeinde Rottendorf\n${block}\nDie Gemeinde Rottendorf ist eine Körperschaft des öffentlichen Rechts. Sie wird vertreten durch den Ersten Bürgermeister Urs Maibach.`,
    ['Urs Maibach'],
  ],
  [`Firma Brömmel Fensterbau GmbH\n${block}\nGeschäftsführung: Hanna Brömmel (Sprecherin), Urs Maibach`, ['Hanna Brömmel', 'Urs Maibach']],
  [
    `Träger der Einrichtung:\nArbeiterwohlfahrt Kreisverband Rottendorf e.V.\n${block}\nvertreten durch den Vorstand, dieser vertreten durch die Vorsitzende Hanna Brömmel und den Geschäftsführer Urs Maibach`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [`Unternehmen\nBrömmel & Maibach OHG\nAdresse\n${block}\nGesellschafter\nHanna Brömmel\nUrs Maibach`, ['Hanna Brömmel', 'Urs Maibach']],
  [`BRÖMMEL FENSTERBAU GMBH\n${block}\nGESCHÄFTSFÜHRER: HANNA BRÖMMEL`, ['HANNA BRÖMMEL']],
  [`Steuerkanzlei Brömmel Maibach PartGmbB\n${block}\nPartner: StBin Hanna Brömmel, StB Urs Maibach`, ['Hanna Brömmel', 'Urs Maibach']],
  [
    `Wohnbaugenossenschaft Rottendorf eG\n${block}\nVorstand: Hanna Brömmel (Vorsitzende)\nUrs Maibach\nAufsichtsratsvorsitzender: Karl Fremd`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [
    `Brömmel AG\n${block}\nVorstand: Hanna Brömmel (CEO), Urs Maibach (CFO)\nVorsitzender des Aufsichtsrats: Karl Fremd`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [`Brömmel & Söhne\nInhaber Urs Maibach e.K.\n${block}`, ['Urs Maibach']],
  [
    `Imprint\nPublisher\nInstitute for River Studies e.V.\n${block}\nRepresented by the Executive Director Prof. Dr. Hanna Brömmel`,
    ['Hanna Brömmel'],
  ],
  [`Kath. Pfarramt Mariä Himmelfahrt\n${block}\nVertreten durch Pfarrer Urs Maibach`, ['Urs Maibach']],
  [`SPD Ortsverein Rottendorf\n${block}\nVertretungsberechtigt: Hanna Brömmel, Ortsvereinsvorsitzende`, ['Hanna Brömmel']],
  [
    `Kreishandwerkerschaft Rottendorf\nKörperschaft des öffentlichen Rechts\n${block}\nGeschäftsführer: Ass. jur. Urs Maibach`,
    ['Urs Maibach'],
  ],
  [
    `Universität Rottendorf\nKörperschaft des öffentlichen Rechts\nDie Universität wird durch die Präsidentin Prof. Dr. Hanna Brömmel gesetzlich vertreten.\n${block}`,
    ['Hanna Brömmel'],
  ],
  [`Förderverein Freibad Rottendorf\n(nicht eingetragener Verein)\nSprecherin: Hanna Brömmel\n${block}`, ['Hanna Brömmel']],
  [
    `Zahnärztekammer Rottendorf\nKörperschaft des öffentlichen Rechts\n${block}\nvertreten durch den Präsidenten Dr. Urs Maibach`,
    ['Urs Maibach'],
  ],
  [`Brömmel GmbH\n${block}\nVertreten durch:\nHanna Brömmel\n(Geschäftsführerin)`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nEinzelvertretungsberechtigter Geschäftsführer: Dipl.-Kfm. Urs Maibach, MBA`, ['Urs Maibach']],
  [
    `Brömmel GmbH\n${block}\nVertretungsberechtigte Geschäftsführer sind Hanna Brömmel und Urs Maibach (jeweils einzelvertretungsberechtigt).`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [`Brömmel GmbH\n${block}\nGeschäftsführer:in: Hanna Brömmel\nProkurist: Karl Fremd`, ['Hanna Brömmel']],
  [
    `Brömmel GmbH\n${block}\nGeschäftsführer\nUrs Maibach, Hanna Brömmel\nHandelsregister\nAG Würzburg HRB 1234`,
    ['Urs Maibach', 'Hanna Brömmel'],
  ],
  [
    `Brömmel GmbH & Co. KG\n${block}\nPersönlich haftende Gesellschafterin: Brömmel Verwaltungs-GmbH, Sitz Rottendorf, AG Würzburg HRB 99, diese vertreten durch Geschäftsführer Urs Maibach`,
    ['Brömmel Verwaltungs-GmbH', 'Urs Maibach'],
  ],
  [
    `SV Rottendorf e.V.\n${block}\nDer Verein wird gemäß § 26 BGB durch den 1. Vorsitzenden Urs Maibach und die 2. Vorsitzende Hanna Brömmel vertreten.`,
    ['Urs Maibach', 'Hanna Brömmel'],
  ],
  [`SV Rottendorf e.V.\nUrs Maibach (1. Vorsitzender)\n${block}`, ['Urs Maibach']],
  [`Brömmel & Maibach GbR\n${block}\nVertretungsberechtigte Gesellschafter: H. Brömmel, U. Maibach`, ['H. Brömmel', 'U. Maibach']],
  [`Brömmel UG (haftungsbeschränkt)\n${block}\nGeschäftsführende Gesellschafterin: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nDie Gesellschaft wird vertreten von Hanna Brömmel.`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nHanna Brömmel\nGeschäftsführerin\nUrs Maibach\nGeschäftsführer`, ['Hanna Brömmel', 'Urs Maibach']],
  [
    `Brömmel GmbH\n${block}\nGeschäftsführung: Hanna Brömmel / Urs Maibach / Thi Thu Ha Nguyen`,
    ['Hanna Brömmel', 'Urs Maibach', 'Thi Thu Ha Nguyen'],
  ],
  [`Brömmel GmbH\n${block}\nGesetzlicher Vertreter: Urs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH i.L.\n${block}\nLiquidatorin: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Brömmel Immobilien\nTel. 09302 4418\nInhaber: Urs Maibach, ${line}`, ['Urs Maibach']],
  [`Männergesangverein Eintracht Rottendorf 1878\n1. Vorsitzender Urs Maibach\n${block}`, ['Urs Maibach']],
  [
    `Autohaus Maibach GmbH & Co. KG\nInhaber: Urs Maibach\n${block}\nPersönlich haftende Gesellschafterin:\nMaibach Beteiligungs GmbH\nAG Würzburg HRB 77\nGeschäftsführer: Urs Maibach`,
    ['Urs Maibach', 'Maibach Beteiligungs GmbH'],
  ],
  [`Ergotherapie Brömmel\nInhaberinnen: Hanna Brömmel und Lena Maibach\n${block}`, ['Hanna Brömmel', 'Lena Maibach']],
  [`Brömmel/Maibach GbR\nHanna Brömmel, Urs Maibach\n${block}`, ['Hanna Brömmel', 'Urs Maibach']],
  [
    `Informationen nach § 5 DDG: Brömmel & Maibach GmbH, ${line}, vertreten durch die Geschäftsführer Hanna Brömmel und Urs Maibach, HRB 8, AG Würzburg`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [
    `Anbieterin dieser Seiten im Sinne von § 5 DDG ist die Evangelische Kirchengemeinde Rottendorf, ${line}, vertreten durch das Presbyterium, vertreten durch die Vorsitzende Pfarrerin Hanna Brömmel.`,
    ['Hanna Brömmel'],
  ],
  [`Herausgeberin\nStadtverwaltung Rottendorf\nDie Bürgermeisterin\n${block}\nBürgermeisterin: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Amt Rottendorf-Land\nDer Amtsvorsteher\n${block}\nVertreten durch den Amtsvorsteher Urs Maibach`, ['Urs Maibach']],
  [`Freistaat Bayern\nStaatliches Schulamt Rottendorf\n${block}\nVertreten durch Schulrätin Hanna Brömmel`, ['Hanna Brömmel']],
  [`Zweckverband Wasserversorgung Rottendorf-Gruppe\n${block}\nVerbandsvorsitzender: Bürgermeister Urs Maibach`, ['Urs Maibach']],
  [`Innung für Sanitär- und Heizungstechnik Rottendorf\nObermeister: Urs Maibach\n${block}`, ['Urs Maibach']],
  [
    `Die Hanna-und-Urs-Maibach-Stiftung\n${block}\nvertreten durch den Stiftungsvorstand: Hanna Maibach (Vorsitzende), Urs Maibach (stv. Vorsitzender)`,
    ['Hanna Maibach', 'Urs Maibach'],
  ],
  [
    `Brömmel e.V.\n${block}\nVertretungsberechtigt sind je zwei Mitglieder des Vorstands gemeinsam: Hanna Brömmel (Vorsitzende), Urs Maibach (Stellv.), Lena Vogt (Kasse)`,
    ['Hanna Brömmel', 'Urs Maibach', 'Lena Vogt'],
  ],
  [`Brömmel GmbH\n${block}\nVertreten durch den Geschäftsführer Herrn Dipl.-Ing. Urs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nVertretung: Hanna Brömmel, Urs Maibach`, ['Hanna Brömmel', 'Urs Maibach']],
  [`Brömmel GmbH\n${block}\nCEO: Hanna Brömmel, COO: Urs Maibach`, ['Hanna Brömmel', 'Urs Maibach']],
  [
    `Brömmel GmbH\n${block}\nGeschäftsführer:\n- Hanna Brömmel\n- Urs Maibach\nHandelsregister: HRB 1, Amtsgericht Würzburg`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [
    `Brömmel GmbH\n${block}\nDie Brömmel GmbH wird gesetzlich vertreten durch ihre Geschäftsführerin Hanna Brömmel. Eingetragen beim Amtsgericht Würzburg unter HRB 1.`,
    ['Hanna Brömmel'],
  ],
  [`Brömmel & Cie. KG\n${block}\nKomplementär: Urs Maibach\nKommanditistin: Hanna Brömmel`, ['Urs Maibach']],
  [`Stiftung Brömmel Haus\nrechtsfähige Stiftung des bürgerlichen Rechts\n${block}\nVorstand: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Brömmel GmbH in Liquidation\n${block}\nLiquidator: Urs Maibach`, ['Urs Maibach']],
  [`MVZ Rottendorf GmbH\nÄrztlicher Leiter: Dr. Urs Maibach\n${block}\nGeschäftsführerin: Hanna Brömmel`, ['Hanna Brömmel']],
  [
    `Brömmel Rechtsanwaltsgesellschaft mbH\n${block}\nGeschäftsführer: RA Urs Maibach, RAin Hanna Brömmel`,
    ['Urs Maibach', 'Hanna Brömmel'],
  ],
  [`Maibach Haustechnik\nMeisterbetrieb\nInhaber: Urs Maibach\n${block}\nHandwerkskammer: HWK Rottendorf`, ['Urs Maibach']],
  [`Globus Sprachreisen GmbH\nZweigniederlassung Rottendorf\n${block}\nGeschäftsführer Dr. Urs Maibach`, ['Urs Maibach']],
  [
    `Globus Holding SE & Co. KG\n${block}\nvertreten durch die Globus Verwaltung SE, diese vertreten durch die geschäftsführenden Direktoren Urs Maibach und Hanna Brömmel`,
    ['Globus Verwaltung SE', 'Urs Maibach', 'Hanna Brömmel'],
  ],
  [
    `Globus UG (haftungsbeschränkt) & Co. KG\n${block}\nKomplementärin: Globus Verwaltungs UG (haftungsbeschränkt), vertreten durch den Geschäftsführer Urs Maibach`,
    ['Globus Verwaltungs UG (haftungsbeschränkt)', 'Urs Maibach'],
  ],
  [
    `Globus Versicherung a.G.\n${block}\nVorstand: Dr. Hanna Brömmel (Vorsitzende), Urs Maibach; Aufsichtsrat: Karl Fremd (Vorsitzender)`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [
    `Sparkasse Rottendorf\nAnstalt des öffentlichen Rechts\n${block}\nVorstand: Hanna Brömmel (Vorsitzende), Urs Maibach (Mitglied)`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [
    `Volksbank Rottendorf eG\n${block}\nVorstand: Hanna Brömmel (Vorstandsvorsitzende), Urs Maibach\nAufsichtsratsvorsitzender: Karl Fremd`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [`1. FC Rottendorf 1908 e.V.\n${block}\nPräsident: Urs Maibach\nVizepräsidentin: Hanna Brömmel`, ['Urs Maibach', 'Hanna Brömmel']],
  [
    `Förderverein der Grundschule am Park Rottendorf e.V.\nc/o Grundschule am Park\n${block}\nVertreten durch die Vorsitzende Hanna Brömmel`,
    ['Hanna Brömmel'],
  ],
  [
    `Tierschutzverein Rottendorf und Umgebung e.V.\n${block}\nVorstand im Sinne des § 26 BGB:\nHanna Brömmel, 1. Vorsitzende\nUrs Maibach, 2. Vorsitzender\nKaren Vogt, Schatzmeisterin`,
    ['Hanna Brömmel', 'Urs Maibach', 'Karen Vogt'],
  ],
  [
    `Kleingartenverein „Abendfrieden“ e.V.\n${block}\nVorstandsvorsitzende: Hanna Brömmel\nStellvertreter: Urs Maibach`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [`Deutsches Rotes Kreuz\nKreisverband Rottendorf e.V.\n${block}\nVertreten durch den Kreisgeschäftsführer Urs Maibach`, ['Urs Maibach']],
  [`SPD-Fraktion im Rat der Stadt Rottendorf\n${block}\nFraktionsvorsitzende: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Stadt Rottendorf – Die Oberbürgermeisterin –\n${block}\nVertreten durch Oberbürgermeisterin Hanna Brömmel`, ['Hanna Brömmel']],
  [
    `Hochschule für Korbflechterei Rottendorf\n${block}\nDie Hochschule wird vertreten durch ihren Präsidenten Prof. Dr. Urs Maibach.`,
    ['Urs Maibach'],
  ],
  [
    `Berufsbildende Schule Rottendorf\nSchulleitung: Oberstudiendirektorin Hanna Brömmel\n${block}\nSchulträger: Landkreis Rottendorf`,
    ['Hanna Brömmel'],
  ],
  [`Globus GmbH\n${block}\nGeschäftsführer: Urs Maibach (Vors.), Dr.-Ing. Hanna Brömmel`, ['Urs Maibach', 'Hanna Brömmel']],
  [`Globus GmbH\n${block}\nGeschäftsführender Gesellschafter: Urs Maibach · Amtsgericht Würzburg HRB 3`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nAlleinvertretungsberechtigter Geschäftsführer ist Herr Urs Maibach.`, ['Urs Maibach']],
  [
    `Globus GmbH\n${block}\nGeschäftsführung\nUrs Maibach (Technik)\nHanna Brömmel (Vertrieb)\n\nRegister\nHRB 3 Würzburg`,
    ['Urs Maibach', 'Hanna Brömmel'],
  ],
  [`Globus GmbH\n${block}\nDie Geschäfte der Gesellschaft führen Urs Maibach und Hanna Brömmel.`, ['Urs Maibach', 'Hanna Brömmel']],
  [`Globus GmbH\nz. Hd. Frau Hanna Brömmel\n${block}\nGeschäftsführer: Urs Maibach`, ['Urs Maibach']],
  [
    `Globus AG\n${block}\nVorstand:\nDr. Urs Maibach (Sprecher)\nHanna Brömmel\n\nAufsichtsrat:\nKarl Fremd (Vorsitzender)\nPia Fremd`,
    ['Urs Maibach', 'Hanna Brömmel'],
  ],
  [`Imprint\nGlobus GmbH\n${block}\nManaging Director: Urs Maibach, Commercial Register: HRB 3, Local Court Würzburg`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nAnsprechpartner: Urs Maibach\nGeschäftsführerin: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Globus GmbH\n${block}\nGeschäftsführerin: Hanna Brömmel\nBetriebsleiter: Urs Maibach\nProkura: Karl Fremd`, ['Hanna Brömmel']],
  [`Globus GmbH\n${block}\nGeschäftsführung: Hanna Brömmel\nBildnachweis: Urs Maibach, Pia Fremd`, ['Hanna Brömmel']],
  [
    `Die Globus-Website ist ein Informationsangebot des Landkreises Rottendorf\n${block}\nvertreten durch Landrat Urs Maibach`,
    ['Urs Maibach'],
  ],
  [`globus.example ist ein Service des Reisevereins Rottendorf e.V.\n${block}\nVorstand: Hanna Brömmel`, ['Hanna Brömmel']],
  [
    `Imprint\nGlobus e.V.\n${block}\nExecutive Board: Hanna Brömmel (Chair), Urs Maibach (Deputy Chair), Lena Vogt (Treasurer)`,
    ['Hanna Brömmel', 'Urs Maibach', 'Lena Vogt'],
  ],
  [`Imprint\nGlobus GmbH\n${block}\nLegally represented by Hanna Brömmel (Managing Director)`, ['Hanna Brömmel']],
  [
    `Imprint\nGlobus AG\n${block}\nManagement Board: Hanna Brömmel (Chair), Urs Maibach\nSupervisory Board: Karl Fremd`,
    ['Hanna Brömmel', 'Urs Maibach'],
  ],
  [`Globus GbR\nvertreten durch die Gesellschafterinnen Hanna Brömmel und Pia Quint\n${block}`, ['Hanna Brömmel', 'Pia Quint']],
  [`Globus OHG\nPersönlich haftende Gesellschafter: Hanna Brömmel & Pia Quint\n${block}`, ['Hanna Brömmel', 'Pia Quint']],
];

it.each(cases)('%s', (text, persons) => {
  const { representative = [] } = statedBy(readImprint(legalPage({ text: text.startsWith('Imp') ? text : `Impressum\n${text}` })));
  expect([...representative].sort()).toEqual([...persons].sort());
});
