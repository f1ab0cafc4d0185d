import { expect, it } from 'vitest';
import type { ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

/** Whole imprints (all names invented) with everything they state and nothing they do not. */
const cases: { title: string; text: string; stated: Partial<Record<ImprintElementKind, readonly string[]>> }[] = [
  {
    title: 'Muster Holzbau GmbH',
    text: `Impressum
Angaben gemäß § 5 DDG
Muster Holzbau GmbH
Am Sägewerk 12a
83043 Bad Aibling

Vertreten durch:
Geschäftsführer: Max Muster, Dr. Erika Beispiel und Hans-Peter Vorlage

Kontakt
Telefon: +49 (0) 8061 / 12 34-0
Telefax: +49 (0) 8061 / 12 34-50
E-Mail: info (at) muster-holzbau (punkt) de

Registereintrag
Eintragung im Handelsregister.
Registergericht: Amtsgericht Traunstein
Registernummer: HRB 12345

Umsatzsteuer-ID
Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:
DE 136 695 976

Redaktionell verantwortlich
Max Muster
Am Sägewerk 12a
83043 Bad Aibling

EU-Streitschlichtung
Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: https://ec.europa.eu/consumers/odr/.
Unsere E-Mail-Adresse finden Sie oben im Impressum.

Verbraucherstreitbeilegung/Universalschlichtungsstelle
Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.
Webdesign: Pixelwerk GmbH, Agenturstr. 9, 80331 München, info@pixelwerk.de, Tel. 089 999999`,
    stated: {
      name: ['Muster Holzbau GmbH'],
      legalForm: ['gmbh'],
      address: ['Am Sägewerk 12a, 83043 Bad Aibling'],
      email: ['info@muster-holzbau.de'],
      phone: ['+49806112340'],
      fax: ['+498061123450'],
      representative: ['Max Muster', 'Erika Beispiel', 'Hans-Peter Vorlage'],
      registerCourt: ['Traunstein'],
      registerNumber: ['HRB 12345'],
      vatId: ['DE136695976'],
      editorial: ['Max Muster'],
    },
  },
  {
    title: 'Muster Logistik GmbH & Co. KG',
    text: `Home
Leistungen
Kontakt
Impressum
Datenschutz
Impressum
Muster Logistik GmbH & Co. KG
Hafenstraße 3
20457 Hamburg
Postfach 10 20 30
20013 Hamburg
Tel.: 040 / 123 456 - 0
Fax: 040 / 123 456 - 99
info@muster-logistik.de
Sitz: Hamburg, Amtsgericht Hamburg, HRA 98765
Persönlich haftende Gesellschafterin: Muster Verwaltungs GmbH, Hamburg, Amtsgericht Hamburg HRB 54321
Geschäftsführer: Karl Muster, Petra Beispiel
USt-IdNr.: DE136695976
Verantwortlich i.S.d. § 18 Abs. 2 MStV: Karl Muster (Anschrift wie oben)
© 2026 Muster Logistik GmbH & Co. KG
Impressum
Datenschutz`,
    stated: {
      name: ['Muster Logistik GmbH & Co. KG'],
      legalForm: ['gmbh-co-kg'],
      address: ['Hafenstraße 3, 20457 Hamburg'],
      postBox: ['Postfach 102030, 20013 Hamburg'],
      email: ['info@muster-logistik.de'],
      phone: ['+49401234560'],
      fax: ['+494012345699'],
      representative: ['Muster Verwaltungs GmbH', 'Karl Muster', 'Petra Beispiel'],
      registerCourt: ['Hamburg'],
      registerNumber: ['HRA 98765', 'HRB 54321'],
      vatId: ['DE136695976'],
      editorial: ['Karl Muster'],
    },
  },
  {
    title: 'Example Software B.V.',
    text: `Imprint
Information according to § 5 DDG
Example Software B.V.
Keizersgracht 12
1015 CN Amsterdam
Netherlands
Managing Directors: Jan de Vries, Anna Beispiel
Phone: +31 20 1234567
Email: hello@example-software.nl
Chamber of Commerce: 12345678
VAT ID: NL123456789B01`,
    stated: {
      name: ['Example Software B.V.'],
      legalForm: ['foreign-company'],
      address: ['Keizersgracht 12, 1015 CN Amsterdam'],
      email: ['hello@example-software.nl'],
      phone: ['+31201234567'],
      representative: ['Jan de Vries', 'Anna Beispiel'],
      registerNumber: ['KvK 12345678'],
      vatId: ['NL123456789B01'],
    },
  },
  {
    title: 'Muster UG (haftungsbeschränkt)',
    text: `Impressum
Angaben gem. § 5 TMG: Muster UG (haftungsbeschränkt) | Musterstraße 1 | 10115 Berlin | Tel. 030 123456 | info[at]muster-ug.de | Geschäftsführer: Max Muster | Amtsgericht Charlottenburg (Berlin), HRB 123456 B | USt-IdNr.: DE136695976`,
    stated: {
      name: ['Muster UG (haftungsbeschränkt)'],
      legalForm: ['ug'],
      address: ['Musterstraße 1, 10115 Berlin'],
      email: ['info@muster-ug.de'],
      phone: ['+4930123456'],
      representative: ['Max Muster'],
      registerCourt: ['Charlottenburg'],
      registerNumber: ['HRB 123456 B'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Beispiel AG',
    text: `Impressum
Beispiel AG
Industriestr. 10-12
70565 Stuttgart
Vorstand: Dr. Max Muster (Vorsitzender), Erika Beispiel
Aufsichtsratsvorsitzender: Prof. Dr. Karl Vorlage
Registergericht: Stuttgart
HRB 7654
USt-ID-Nr. DE136695976
Grundkapital: 1.000.000,00 EUR
Telefon +49 711 123456
presse@beispiel.de`,
    stated: {
      name: ['Beispiel AG'],
      legalForm: ['ag'],
      address: ['Industriestr. 10-12, 70565 Stuttgart'],
      email: ['presse@beispiel.de'],
      phone: ['+49711123456'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Stuttgart'],
      registerNumber: ['HRB 7654'],
      vatId: ['DE136695976'],
      capital: ['Grundkapital: 1.000.000,00 EUR'],
    },
  },
  {
    title: 'Wohnungsgenossenschaft Muster eG',
    text: `Impressum
Wohnungsgenossenschaft Muster eG
Genossenweg 1
99084 Erfurt
Telefon: 0361 123456
Telefax: 0361 123457
E-Mail: info@wg-muster.de
Vorstand: Max Muster, Erika Beispiel
Vorsitzender des Aufsichtsrates: Karl Vorlage
Genossenschaftsregister: Amtsgericht Jena, GnR 100123
Prüfungsverband: Verband Thüringer Wohnungswirtschaft e.V., Regierungsstraße 58, 99084 Erfurt`,
    stated: {
      name: ['Wohnungsgenossenschaft Muster eG'],
      legalForm: ['eg'],
      address: ['Genossenweg 1, 99084 Erfurt'],
      email: ['info@wg-muster.de'],
      phone: ['+49361123456'],
      fax: ['+49361123457'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Jena'],
      registerNumber: ['GnR 100123'],
    },
  },
  {
    title: 'Dr. Beispiel & Kollegen Rechtsanwälte Partnerschaftsgesellschaft mbB',
    text: `Impressum
Dr. Beispiel & Kollegen
Rechtsanwälte Partnerschaftsgesellschaft mbB
Kaiserstr. 1
76133 Karlsruhe
Partner: Dr. Anna Beispiel, Max Muster, LL.M.
Partnerschaftsregister AG Mannheim PR 700123
Tel. 0721 123456-0 / Fax 0721 123456-9
kontakt@beispiel-kollegen.de`,
    stated: {
      name: ['Dr. Beispiel & Kollegen Rechtsanwälte Partnerschaftsgesellschaft mbB'],
      legalForm: ['partg'],
      address: ['Kaiserstr. 1, 76133 Karlsruhe'],
      email: ['kontakt@beispiel-kollegen.de'],
      phone: ['+497211234560'],
      fax: ['+497211234569'],
      representative: ['Anna Beispiel', 'Max Muster'],
      registerCourt: ['Mannheim'],
      registerNumber: ['PR 700123'],
    },
  },
  {
    title: 'Muster & Beispiel GbR',
    text: `Impressum
Muster & Beispiel GbR
Gesellschafter: Max Muster und Erika Beispiel
Hauptstr. 1
12345 Musterstadt
info@muster-beispiel.de
Telefon: 03321 / 12345`,
    stated: {
      name: ['Muster & Beispiel GbR'],
      legalForm: ['gbr'],
      address: ['Hauptstr. 1, 12345 Musterstadt'],
      email: ['info@muster-beispiel.de'],
      phone: ['+49332112345'],
      representative: ['Max Muster', 'Erika Beispiel'],
    },
  },
  {
    title: 'Muster eGbR',
    text: `Impressum
Muster eGbR
vertreten durch die Gesellschafter Max Muster, Erika Beispiel
C 4, 12
68159 Mannheim
Gesellschaftsregister: AG Mannheim, GsR 123
USt-IdNr.: DE136695976`,
    stated: {
      name: ['Muster eGbR'],
      legalForm: ['egbr'],
      address: ['C 4, 12, 68159 Mannheim'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Mannheim'],
      registerNumber: ['GsR 123'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Buchhandlung Muster e.K.',
    text: `Impressum
Buchhandlung Muster e.K.
Inhaber: Max Muster e.K.
Bücherweg 1
79098 Freiburg im Breisgau
Handelsregister Freiburg HRA 12345
Tel. (0761) 12 34 56`,
    stated: {
      name: ['Buchhandlung Muster e.K.'],
      legalForm: ['ek'],
      address: ['Bücherweg 1, 79098 Freiburg im Breisgau'],
      phone: ['+49761123456'],
      representative: ['Max Muster'],
      registerCourt: ['Freiburg'],
      registerNumber: ['HRA 12345'],
    },
  },
  {
    title: 'Muster & Söhne OHG',
    text: `Impressum
Muster & Söhne OHG
Kohlenweg 1, 45127 Essen
Gesellschafter: Karl Muster, Paul Muster
Handelsregister: Amtsgericht Essen
HRA 1234`,
    stated: {
      name: ['Muster & Söhne OHG'],
      legalForm: ['ohg'],
      address: ['Kohlenweg 1, 45127 Essen'],
      representative: ['Karl Muster', 'Paul Muster'],
      registerCourt: ['Essen'],
      registerNumber: ['HRA 1234'],
    },
  },
  {
    title: 'Muster SE & Co. KGaA',
    text: `Impressum
Muster SE & Co. KGaA
Werkstraße 1
33602 Bielefeld
Vertreten durch die persönlich haftende Gesellschafterin Muster Management SE, diese vertreten durch den Vorstand: Max Muster, Erika Beispiel
Amtsgericht Bielefeld, HRB 12345 (Muster SE & Co. KGaA), HRB 12346 (Muster Management SE)
USt-IdNr.: DE136695976
Wirtschafts-IdNr.: DE136695976-00001`,
    stated: {
      name: ['Muster SE & Co. KGaA'],
      legalForm: ['kgaa'],
      address: ['Werkstraße 1, 33602 Bielefeld'],
      representative: ['Max Muster', 'Erika Beispiel', 'Muster Management SE'],
      registerCourt: ['Bielefeld'],
      registerNumber: ['HRB 12345', 'HRB 12346'],
      vatId: ['DE136695976'],
      businessId: ['DE136695976-00001'],
    },
  },
  {
    title: 'Muster Immobilien GmbH',
    text: `Impressum
Muster Immobilien GmbH
Seestr. 1
78464 Konstanz
Geschäftsführerin: Erika Beispiel
Tel +49 7531 12345
Erlaubnis nach § 34c GewO erteilt durch: Landratsamt Konstanz, Benediktinerplatz 1, 78467 Konstanz
Handelsregister: Amtsgericht Freiburg i. Br., HRB 123456
Ust-IdNr: DE136695976
Berufshaftpflicht: Allianz Versicherungs-AG, Königinstr. 28, 80802 München, Geltungsbereich: Deutschland
Verantwortlich für den Inhalt (gem. § 18 Abs. 2 MStV): Erika Beispiel, Seestr. 1, 78464 Konstanz
Gestaltung & Umsetzung: Agentur Nordlicht, Kiel`,
    stated: {
      name: ['Muster Immobilien GmbH'],
      legalForm: ['gmbh'],
      address: ['Seestr. 1, 78464 Konstanz'],
      phone: ['+49753112345'],
      representative: ['Erika Beispiel'],
      registerCourt: ['Freiburg i. Br.'],
      registerNumber: ['HRB 123456'],
      vatId: ['DE136695976'],
      authority: ['Landratsamt Konstanz, Benediktinerplatz 1, 78467 Konstanz'],
      editorial: ['Erika Beispiel'],
      insurance: ['Allianz Versicherungs-AG, Königinstr. 28, 80802 München, Geltungsbereich: Deutschland'],
    },
  },
  {
    title: 'Muster Bau GmbH i. L.',
    text: `Impressum
Muster Bau GmbH i. L.
Bauweg 1
12345 Musterstadt
Liquidator: Max Muster
Amtsgericht Musterstadt, HRB 999`,
    stated: {
      name: ['Muster Bau GmbH i. L.'],
      legalForm: ['gmbh'],
      address: ['Bauweg 1, 12345 Musterstadt'],
      representative: ['Max Muster'],
      registerCourt: ['Musterstadt'],
      registerNumber: ['HRB 999'],
      liquidation: ['Muster Bau GmbH i. L.'],
    },
  },
  {
    title: 'Beispiel gGmbH',
    text: `Impressum
Beispiel gGmbH
Sozialstraße 1 • 50667 Köln
Telefon 0221 / 12 34 56 • Telefax 0221 / 12 34 57
E-Mail beispiel@beispiel-ggmbh.de
Geschäftsführung
Max Muster
Erika Beispiel
Registergericht
Amtsgericht Köln HRB 1111
Gemeinnützigkeit anerkannt durch Finanzamt Köln, Steuernummer 214/5800/1234`,
    stated: {
      name: ['Beispiel gGmbH'],
      legalForm: ['ggmbh'],
      address: ['Sozialstraße 1, 50667 Köln'],
      email: ['beispiel@beispiel-ggmbh.de'],
      phone: ['+49221123456'],
      fax: ['+49221123457'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Köln'],
      registerNumber: ['HRB 1111'],
      taxNumber: ['214/5800/1234'],
    },
  },
  {
    title: 'Example Ltd',
    text: `Impressum
Example Ltd
12 High Street
London SW1A 1AA
United Kingdom
Director: John Example
Registered in England and Wales, Company No. 01234567
Phone: +44 20 1234 5678`,
    stated: {
      name: ['Example Ltd'],
      legalForm: ['foreign-company'],
      address: ['12 High Street, London SW1A 1AA'],
      phone: ['+442012345678'],
      representative: ['John Example'],
      registerNumber: ['01234567'],
    },
  },
  {
    title: 'Autohaus Muster GmbH & Co. KG',
    text: `Impressum
Firma	Autohaus Muster GmbH & Co. KG
Anschrift	Autostr. 1, 90402 Nürnberg
Telefon	0911 12345
Fax	0911 12346
E-Mail	info@autohaus-muster.de
Handelsregister	HRA 1234, Amtsgericht Nürnberg
Komplementärin	Autohaus Muster Verwaltungs-GmbH, HRB 4321, Amtsgericht Nürnberg
Geschäftsführer	Max Muster
USt-IdNr.	DE136695976`,
    stated: {
      name: ['Autohaus Muster GmbH & Co. KG'],
      legalForm: ['gmbh-co-kg'],
      address: ['Autostr. 1, 90402 Nürnberg'],
      email: ['info@autohaus-muster.de'],
      phone: ['+4991112345'],
      fax: ['+4991112346'],
      representative: ['Autohaus Muster Verwaltungs-GmbH', 'Max Muster'],
      registerCourt: ['Nürnberg'],
      registerNumber: ['HRA 1234', 'HRB 4321'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Muster IT-Systeme GmbH',
    text: `Impressum
Muster IT-Systeme GmbH
vertreten durch die Geschäftsführer Max Muster, Erika Beispiel
Technologiepark 12
33100 Paderborn
Deutschland
Tel. +49 5251 12345-0
Fax +49 5251 12345-99
info@muster-it.de
HRB 12345, Amtsgericht Paderborn
USt.-ID: DE 136695976
Datenschutzbeauftragter: Karl Vorlage, dsb@muster-it.de, Tel. 05251 99999
Bildnachweis: Adobe Stock, Shutterstock Inc.`,
    stated: {
      name: ['Muster IT-Systeme GmbH'],
      legalForm: ['gmbh'],
      address: ['Technologiepark 12, 33100 Paderborn'],
      email: ['info@muster-it.de'],
      phone: ['+495251123450'],
      fax: ['+4952511234599'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Paderborn'],
      registerNumber: ['HRB 12345'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Muster AG',
    text: `Impressum
Muster AG
Hauptsitz: Bahnhofplatz 1, 8001 Zürich, Schweiz
Telefon 044 123 45 67
info@muster.ch
Handelsregister-Nr.: CHE-123.456.789
MWST-Nr.: CHE-123.456.789 MWST
Verwaltungsratspräsident: Urs Beispiel`,
    stated: {
      name: ['Muster AG'],
      legalForm: ['ag'],
      address: ['Bahnhofplatz 1, 8001 Zürich'],
      email: ['info@muster.ch'],
      phone: ['+41441234567'],
      representative: ['Urs Beispiel'],
      registerNumber: ['CHE-123.456.789'],
      vatId: ['CHE123456789'],
    },
  },
  {
    title: 'Muster GmbH',
    text: `Impressum
Muster GmbH
Ringstraße 1/2/3
A-1010 Wien
Tel: 01 / 234 56 78
office@muster.at
FN 123456a, Handelsgericht Wien
UID: ATU12345678
Geschäftsführer: Mag. Max Muster
Mitglied der Wirtschaftskammer Wien
Aufsichtsbehörde gem. ECG: Magistrat der Stadt Wien`,
    stated: {
      name: ['Muster GmbH'],
      legalForm: ['gmbh'],
      address: ['Ringstraße 1/2/3, 1010 Wien'],
      email: ['office@muster.at'],
      phone: ['+4312345678'],
      representative: ['Max Muster'],
      registerCourt: ['Wien'],
      registerNumber: ['FN 123456a'],
      vatId: ['ATU12345678'],
      authority: ['Magistrat der Stadt Wien'],
      chamber: ['Wirtschaftskammer Wien'],
    },
  },
  {
    title: 'Example Games UG (haftungsbeschränkt)',
    text: `Legal Notice / Impressum
Service provider according to § 5 DDG
Example Games UG (haftungsbeschränkt)
Gameweg 7
10999 Berlin
Germany
Represented by the managing director: Jane Example
Contact
E-Mail: hello@example-games.de
Phone: +49 30 1234567
Register entry
Commercial register: Local court Berlin-Charlottenburg
Registration number: HRB 123456
VAT ID: DE136695976
Responsible for the content: Jane Example, Gameweg 7, 10999 Berlin`,
    stated: {
      name: ['Example Games UG (haftungsbeschränkt)'],
      legalForm: ['ug'],
      address: ['Gameweg 7, 10999 Berlin'],
      email: ['hello@example-games.de'],
      phone: ['+49301234567'],
      representative: ['Jane Example'],
      registerCourt: ['Berlin-Charlottenburg'],
      registerNumber: ['HRB 123456'],
      vatId: ['DE136695976'],
      editorial: ['Jane Example'],
    },
  },
  {
    title: 'Kanzlei Muster & Partner mbB',
    text: `Impressum
Kanzlei Muster & Partner mbB
Steuerberater
Ulmenallee 4
22609 Hamburg
Tel. 040 / 12 34 56
Die Partnerschaft ist im Partnerschaftsregister des Amtsgerichts Hamburg unter PR 1234 eingetragen.
Vertretungsberechtigte Partner: Max Muster (Steuerberater), Erika Beispiel (Steuerberaterin)
Die gesetzliche Berufsbezeichnung Steuerberater wurde in der Bundesrepublik Deutschland verliehen.
Die Steuerberater unterliegen den berufsrechtlichen Regelungen: Steuerberatungsgesetz (StBerG), Durchführungsverordnungen zum StBerG, Berufsordnung (BOStB). Diese können bei der Steuerberaterkammer eingesehen werden.
Zuständige Kammer ist die Steuerberaterkammer Hamburg, Kurze Mühren 3, 20095 Hamburg
Berufshaftpflicht: HDI Versicherung AG, HDI-Platz 1, 30659 Hannover`,
    stated: {
      name: ['Kanzlei Muster & Partner mbB'],
      legalForm: ['partg'],
      address: ['Ulmenallee 4, 22609 Hamburg'],
      phone: ['+4940123456'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Hamburg'],
      registerNumber: ['PR 1234'],
      professionalTitle: ['Steuerberater wurde in der Bundesrepublik Deutschland verliehen.'],
      professionalRules: [
        'Steuerberatungsgesetz (StBerG), Durchführungsverordnungen zum StBerG, Berufsordnung (BOStB). Diese können bei der Steuerberaterkammer eingesehen werden.',
      ],
      chamber: ['Steuerberaterkammer Hamburg, Kurze Mühren 3, 20095 Hamburg'],
      insurance: ['HDI Versicherung AG, HDI-Platz 1, 30659 Hannover'],
    },
  },
  {
    title: 'Musterversicherungsmakler e.K.',
    text: `Impressum
Musterversicherungsmakler e.K.
Inh. Max Muster
Maklerweg 2
04103 Leipzig
Tel. 0341-12345
mail@muster-makler.de
Vermittlerregisternummer: D-ABCD-12345-67
Erlaubnis als Versicherungsmakler nach § 34d Abs. 1 GewO
Zuständige Aufsichtsbehörde: IHK zu Leipzig, Goerdelerring 5, 04109 Leipzig
Schlichtungsstelle: Versicherungsombudsmann e.V., Postfach 08 06 32, 10006 Berlin
HRA 4321 AG Leipzig`,
    stated: {
      name: ['Musterversicherungsmakler e.K.'],
      legalForm: ['ek'],
      address: ['Maklerweg 2, 04103 Leipzig'],
      email: ['mail@muster-makler.de'],
      phone: ['+4934112345'],
      representative: ['Max Muster'],
      registerCourt: ['Leipzig'],
      registerNumber: ['HRA 4321'],
      authority: ['IHK zu Leipzig, Goerdelerring 5, 04109 Leipzig'],
    },
  },
  {
    title: 'Verlag Muster GmbH',
    text: `Impressum
Herausgeber:
Verlag Muster GmbH
Verlagsweg 1
50667 Köln
Geschäftsführung: Max Muster
Chefredaktion: Anna Beispiel (verantwortlich i.S.d. § 18 Abs. 2 MStV)
Anzeigen: Karl Vorlage, anzeigen@verlag-muster.de
Redaktion: redaktion@verlag-muster.de, Tel. 0221 12345
Amtsgericht Köln, HRB 7777
USt-IdNr. DE136695976`,
    stated: {
      name: ['Verlag Muster GmbH'],
      legalForm: ['gmbh'],
      address: ['Verlagsweg 1, 50667 Köln'],
      email: ['anzeigen@verlag-muster.de', 'redaktion@verlag-muster.de'],
      phone: ['+4922112345'],
      representative: ['Max Muster'],
      registerCourt: ['Köln'],
      registerNumber: ['HRB 7777'],
      vatId: ['DE136695976'],
      editorial: ['Anna Beispiel'],
    },
  },
  {
    title: 'Software Muster Inc.',
    text: `Impressum
Software Muster Inc.
1209 Orange Street
Wilmington, DE 19801
USA
CEO: John Example
Email: legal@software-muster.com
EU-Vertreter: Privacy Rep GmbH, Datenweg 1, 10115 Berlin, eu@rep.de`,
    stated: {
      name: ['Software Muster Inc.'],
      legalForm: ['foreign-company'],
      address: ['1209 Orange Street, Wilmington, DE 19801'],
      email: ['legal@software-muster.com'],
      representative: ['John Example'],
    },
  },
  {
    title: 'Muster Stiftung gGmbH',
    text: `Impressum
Muster Stiftung gGmbH
Stiftsweg 1
69117 Heidelberg
Geschäftsführer
Max Muster
Handelsregister
HRB 123 456
Amtsgericht Mannheim
Telefon
06221 12345
E-Mail
info@muster-stiftung.de`,
    stated: {
      name: ['Muster Stiftung gGmbH'],
      legalForm: ['ggmbh'],
      address: ['Stiftsweg 1, 69117 Heidelberg'],
      email: ['info@muster-stiftung.de'],
      phone: ['+49622112345'],
      representative: ['Max Muster'],
      registerCourt: ['Mannheim'],
      registerNumber: ['HRB 123456'],
    },
  },
  {
    title: 'Muster Pflegedienst GmbH & Co. KG',
    text: `Impressum
Informationen gemäß § 5 DDG und § 18 MStV
Muster Pflegedienst GmbH & Co. KG
Pflegeweg 1
45657 Recklinghausen
Telefon: 02361 12345
Telefax: 02361 12346
E-Mail: info@muster-pflege.de
Handelsregister: HRA 1111
Registergericht: Amtsgericht Recklinghausen
vertreten durch die persönlich haftende Gesellschafterin Muster Pflege Verwaltungs-GmbH (Amtsgericht Recklinghausen, HRB 2222)
diese vertreten durch den Geschäftsführer Dr. Max Muster
Institutionskennzeichen (IK): 460512345
Aufsichtsbehörde: WTG-Behörde (Heimaufsicht) Kreis Recklinghausen`,
    stated: {
      name: ['Muster Pflegedienst GmbH & Co. KG'],
      legalForm: ['gmbh-co-kg'],
      address: ['Pflegeweg 1, 45657 Recklinghausen'],
      email: ['info@muster-pflege.de'],
      phone: ['+49236112345'],
      fax: ['+49236112346'],
      representative: ['Muster Pflege Verwaltungs-GmbH', 'Max Muster'],
      registerCourt: ['Recklinghausen'],
      registerNumber: ['HRA 1111', 'HRB 2222'],
      authority: ['WTG-Behörde (Heimaufsicht) Kreis Recklinghausen'],
    },
  },
  {
    title: 'Muster Treuhand AG Wirtschaftsprüfungsgesellschaft',
    text: `Impressum Muster Treuhand AG Wirtschaftsprüfungsgesellschaft
Kanzleiplatz 1
60311 Frankfurt am Main
Vorstand: WP StB Dr. Max Muster, WP Erika Beispiel
Vorsitzender des Aufsichtsrats: RA Karl Vorlage
Sitz der Gesellschaft: Frankfurt am Main
Registergericht: Amtsgericht Frankfurt am Main, HRB 55555
Kammer: Wirtschaftsprüferkammer, Rauchstraße 26, 10787 Berlin
Berufsbezeichnung: Wirtschaftsprüfer, Steuerberater (Bundesrepublik Deutschland)
Berufsrechtliche Regelungen: WPO, Berufssatzung für Wirtschaftsprüfer, StBerG
Telefon +49 69 12345-0
frankfurt@muster-treuhand.de`,
    stated: {
      name: ['Muster Treuhand AG Wirtschaftsprüfungsgesellschaft'],
      legalForm: ['ag'],
      address: ['Kanzleiplatz 1, 60311 Frankfurt am Main'],
      email: ['frankfurt@muster-treuhand.de'],
      phone: ['+4969123450'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Frankfurt am Main'],
      registerNumber: ['HRB 55555'],
      chamber: ['Wirtschaftsprüferkammer, Rauchstraße 26, 10787 Berlin'],
      professionalTitle: ['Wirtschaftsprüfer, Steuerberater (Bundesrepublik Deutschland)'],
      professionalRules: ['WPO, Berufssatzung für Wirtschaftsprüfer, StBerG'],
    },
  },
  {
    title: 'Seniorenresidenz Muster UG (haftungsbeschränkt) & Co. KG',
    text: `Impressum
Seniorenresidenz Muster UG (haftungsbeschränkt) & Co. KG
Altenweg 2
86150 Augsburg
Komplementärin: Muster Beteiligungs UG (haftungsbeschränkt), Augsburg, HRB 333
Geschäftsführer der Komplementärin: Max Muster
Kommanditgesellschaft: Amtsgericht Augsburg HRA 444
Fon 0821 12345
E-Mail: info@senioren-muster.de`,
    stated: {
      name: ['Seniorenresidenz Muster UG (haftungsbeschränkt) & Co. KG'],
      legalForm: ['ug-co-kg'],
      address: ['Altenweg 2, 86150 Augsburg'],
      email: ['info@senioren-muster.de'],
      phone: ['+4982112345'],
      representative: ['Muster Beteiligungs UG (haftungsbeschränkt)', 'Max Muster'],
      registerCourt: ['Augsburg'],
      registerNumber: ['HRB 333', 'HRA 444'],
    },
  },
  {
    title: 'Example GmbH',
    text: `Imprint

Example GmbH
Sample Street 5
10115 Berlin, Germany

Managing Directors: Anna Beispiel, John Doe
Commercial Register: Amtsgericht Charlottenburg, HRB 98765 B
VAT No.: DE136695976
Phone: +49 30 9876543
E-mail: contact@example-gmbh.com
Responsible for content pursuant to § 18 (2) MStV: Anna Beispiel, address as above
Data Protection Officer: Jane Privacy, privacy@example-gmbh.com`,
    stated: {
      name: ['Example GmbH'],
      legalForm: ['gmbh'],
      address: ['Sample Street 5, 10115 Berlin'],
      email: ['contact@example-gmbh.com'],
      phone: ['+49309876543'],
      representative: ['Anna Beispiel', 'John Doe'],
      registerCourt: ['Charlottenburg'],
      registerNumber: ['HRB 98765 B'],
      vatId: ['DE136695976'],
      editorial: ['Anna Beispiel'],
    },
  },
  {
    title: 'Muster GmbH in Gründung',
    text: `Impressum
Muster GmbH in Gründung
Startupweg 1
10115 Berlin
Geschäftsführerin: Erika Beispiel
hallo@muster-startup.de
Tel 030/12 34 56`,
    stated: {
      name: ['Muster GmbH in Gründung'],
      legalForm: ['gmbh'],
      address: ['Startupweg 1, 10115 Berlin'],
      email: ['hallo@muster-startup.de'],
      phone: ['+4930123456'],
      representative: ['Erika Beispiel'],
    },
  },
  {
    title: 'Gemeinschaftspraxis Dr. Anna Beispiel & Dr. Max Muster (GbR)',
    text: `Impressum
Zahnärzte am Markt
Gemeinschaftspraxis Dr. Anna Beispiel & Dr. Max Muster (GbR)
Markt 3, 06108 Halle (Saale)
Tel. 0345 / 12 34 5
praxis@zahnaerzte-markt.de
Zuständige Kammer: Zahnärztekammer Sachsen-Anhalt`,
    stated: {
      name: ['Gemeinschaftspraxis Dr. Anna Beispiel & Dr. Max Muster (GbR)'],
      legalForm: ['gbr'],
      address: ['Markt 3, 06108 Halle (Saale)'],
      email: ['praxis@zahnaerzte-markt.de'],
      phone: ['+4934512345'],
      chamber: ['Zahnärztekammer Sachsen-Anhalt'],
    },
  },
  {
    title: 'Musterfirma Handels GmbH',
    text: `Zum Inhalt springen
Musterfirma
Home
Produkte
Über uns
Kontakt
Impressum
Angaben gemäß § 5 DDG

Musterfirma Handels GmbH
Gewerbepark Nord 5
94032 Passau

Registereintrag: Amtsgericht Passau, HRB 2345
Vertreten durch: Herrn Max Muster, Frau Erika Beispiel

Kontakt

Telefon: +49 851 12345

E-Mail: verkauf@musterfirma.de

Ust-ID

Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz:
DE136695976

Verbraucher­streit­beilegung / Universal­schlichtungs­stelle

Wir nehmen nicht teil.

Quelle: eRecht24

Musterfirma Handels GmbH
Gewerbepark Nord 5, 94032 Passau
Tel. 0851 12345
Öffnungszeiten
Mo-Fr 8-17 Uhr
© 2026 Musterfirma | Webdesign by Agentur Blau`,
    stated: {
      name: ['Musterfirma Handels GmbH'],
      legalForm: ['gmbh'],
      address: ['Gewerbepark Nord 5, 94032 Passau'],
      email: ['verkauf@musterfirma.de'],
      phone: ['+4985112345'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Passau'],
      registerNumber: ['HRB 2345'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Muster Gesellschaft für Umwelttechnik mbH',
    text: `Impressum
Muster
Gesellschaft für Umwelttechnik mbH
Postfach 1234
50667 Köln
Hausanschrift: Domstr. 9, 50668 Köln
Telefon: (02 21) 12 34-5
Internet: www.muster-umwelt.de
E-Mail: info[@]muster-umwelt.de
Geschäftsführer: Dr.-Ing. Max Muster (Sprecher), Dipl.-Kfm. Karl Beispiel
Prokuristin: Eva Vorlage
Sitz: Köln
AG Köln HRB 4242
USt.-IdNr. DE 136695976
Stammkapital: 50.000 €`,
    stated: {
      name: ['Muster Gesellschaft für Umwelttechnik mbH'],
      legalForm: ['gmbh'],
      postBox: ['Postfach 1234, 50667 Köln'],
      address: ['Domstr. 9, 50668 Köln'],
      email: ['info@muster-umwelt.de'],
      phone: ['+4922112345'],
      representative: ['Max Muster', 'Karl Beispiel'],
      registerCourt: ['Köln'],
      registerNumber: ['HRB 4242'],
      vatId: ['DE136695976'],
      capital: ['Stammkapital: 50.000 €'],
    },
  },
  {
    title: 'Agrargenossenschaft Muster e.G.',
    text: `Impressum
Agrargenossenschaft Muster e.G.
Dorfstraße 50
16278 Angermünde
Vorstandsvorsitzender: Karl Muster
Registernummer: GnR 123
Registergericht: Frankfurt (Oder)
Tel.: 033331 1234`,
    stated: {
      name: ['Agrargenossenschaft Muster e.G.'],
      legalForm: ['eg'],
      address: ['Dorfstraße 50, 16278 Angermünde'],
      phone: ['+49333311234'],
      representative: ['Karl Muster'],
      registerCourt: ['Frankfurt (Oder)'],
      registerNumber: ['GnR 123'],
    },
  },
  {
    title: 'Tanzschule Takt – Inh. Eva Beispiel e.K.',
    text: `Impressum

Betreiber

Tanzschule Takt – Inh. Eva Beispiel e.K.
Tanzweg 8
90402 Nürnberg

HRA 5678 (Amtsgericht Nürnberg)`,
    stated: {
      name: ['Tanzschule Takt – Inh. Eva Beispiel e.K.'],
      legalForm: ['ek'],
      address: ['Tanzweg 8, 90402 Nürnberg'],
      representative: ['Eva Beispiel'],
      registerCourt: ['Nürnberg'],
      registerNumber: ['HRA 5678'],
    },
  },
  {
    title: 'Mode Muster KG',
    text: `Impressum
Firmenname: Mode Muster KG
Inhaber / Geschäftsführer: Max Muster
Straße: Modeweg 1
PLZ, Ort: 40212 Düsseldorf
Tel.-Nr.: 0211-123456
Fax-Nr.: 0211-123457
E-Mail-Adresse: info@mode-muster.de
Handelsregister-Nr.: HRA 777
Registergericht: Amtsgericht Düsseldorf
USt-ID-Nr.: DE136695976`,
    stated: {
      name: ['Mode Muster KG'],
      legalForm: ['kg'],
      address: ['Modeweg 1, 40212 Düsseldorf'],
      email: ['info@mode-muster.de'],
      phone: ['+49211123456'],
      fax: ['+49211123457'],
      representative: ['Max Muster'],
      registerCourt: ['Düsseldorf'],
      registerNumber: ['HRA 777'],
      vatId: ['DE136695976'],
    },
  },
];

it.each(cases)('$title', ({ text, stated }) => {
  expect(statedBy(readImprint(legalPage({ text })))).toEqual(stated);
});
