import { expect, it } from 'vitest';
import type { ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

/** Whole imprints (all names invented) with everything they state and nothing they do not. */
const cases: { title: string; text: string; stated: Partial<Record<ImprintElementKind, readonly string[]>> }[] = [
  {
    title: 'Petra Beispiel',
    text: `Impressum

Rechtsanwältin Petra Beispiel
Kanzlei am Markt
Marktplatz 4
35037 Marburg

Telefon 06421 - 123456
Telefax 06421 - 123457
kanzlei@beispiel-recht.de

Berufsbezeichnung: Rechtsanwältin (verliehen in der Bundesrepublik Deutschland)

Zuständige Kammer: Rechtsanwaltskammer Frankfurt am Main, Bockenheimer Anlage 36, 60322 Frankfurt am Main, Tel. 069 170098-01, info@rak-ffm.de

Es gelten folgende berufsrechtliche Regelungen: BRAO, BORA, FAO, RVG, CCBE. Die Regelungen sind auf der Seite der Bundesrechtsanwaltskammer (www.brak.de) einsehbar.

Berufshaftpflichtversicherung: Beispiel Versicherung AG, Versicherungsplatz 1, 10115 Berlin. Räumlicher Geltungsbereich: Europa.

USt-IdNr. DE136695976

Schlichtungsstelle der Rechtsanwaltschaft, Rauchstr. 26, 10787 Berlin, www.s-d-r.org, E-Mail: schlichtungsstelle@s-d-r.org`,
    stated: {
      name: ['Petra Beispiel'],
      address: ['Marktplatz 4, 35037 Marburg'],
      email: ['kanzlei@beispiel-recht.de'],
      phone: ['+496421123456'],
      fax: ['+496421123457'],
      vatId: ['DE136695976'],
      professionalTitle: ['Rechtsanwältin (verliehen in der Bundesrepublik Deutschland)'],
      chamber: [
        'Rechtsanwaltskammer Frankfurt am Main, Bockenheimer Anlage 36, 60322 Frankfurt am Main, Tel. 069 170098-01, info@rak-ffm.de',
      ],
      professionalRules: [
        'BRAO, BORA, FAO, RVG, CCBE. Die Regelungen sind auf der Seite der Bundesrechtsanwaltskammer (www.brak.de) einsehbar.',
      ],
      insurance: ['Beispiel Versicherung AG, Versicherungsplatz 1, 10115 Berlin. Räumlicher Geltungsbereich: Europa.'],
    },
  },
  {
    title: 'TSV Wiesenbruch 1909 e. V.',
    text: `Impressum
TSV Wiesenbruch 1909 e. V.
Sportplatzweg 1
04109 Leipzig
Vertretungsberechtigter Vorstand nach § 26 BGB:
1. Vorsitzender: Max Muster
2. Vorsitzende: Erika Beispiel
Kassenwart: Karl Vorlage
Vereinsregister: Amtsgericht Leipzig, VR 1234
E-Mail: vorstand@tsv-wiesenbruch.de
Mobil: 0171 2345678`,
    stated: {
      name: ['TSV Wiesenbruch 1909 e. V.'],
      legalForm: ['ev'],
      address: ['Sportplatzweg 1, 04109 Leipzig'],
      email: ['vorstand@tsv-wiesenbruch.de'],
      phone: ['+491712345678'],
      representative: ['Karl Vorlage', 'Max Muster', 'Erika Beispiel'],
      registerCourt: ['Leipzig'],
      registerNumber: ['VR 1234'],
    },
  },
  {
    title: 'Blumenhaus Rosenrot / Karla Beispiel',
    text: `Impressum
Blumenhaus Rosenrot
Inhaberin: Karla Beispiel
Lindenstr. 5
12345 Musterstadt
Tel: 0123-456789
E-Mail: blumen@rosenrot.de
Steuernummer: 12/345/67890
Kleinunternehmer gemäß § 19 UStG`,
    stated: {
      name: ['Karla Beispiel'],
      address: ['Lindenstr. 5, 12345 Musterstadt'],
      email: ['blumen@rosenrot.de'],
      phone: ['+49123456789'],
      representative: ['Karla Beispiel'],
      taxNumber: ['12/345/67890'],
    },
  },
  {
    title: 'Gemeinde Musterdorf',
    text: `Anbieterkennzeichnung
Gemeinde Musterdorf
Der Bürgermeister
Rathausplatz 1
12345 Musterdorf
Telefon: 03456 789-0
E-Mail: gemeinde@musterdorf.de
Die Gemeinde Musterdorf ist eine Körperschaft des öffentlichen Rechts. Sie wird vertreten durch den Bürgermeister Max Muster.
Zuständige Aufsichtsbehörde: Landratsamt Musterkreis, Kreisstr. 1, 12346 Kreisstadt
Umsatzsteuer-Identifikationsnummer: DE136695976
Datenschutzbeauftragter
Datenschutz Nord GmbH
Konsul-Smidt-Straße 88
28217 Bremen
dsb@datenschutz-nord.de`,
    stated: {
      name: ['Gemeinde Musterdorf'],
      legalForm: ['public-law'],
      address: ['Rathausplatz 1, 12345 Musterdorf'],
      email: ['gemeinde@musterdorf.de'],
      phone: ['+4934567890'],
      representative: ['Max Muster'],
      vatId: ['DE136695976'],
      authority: ['Landratsamt Musterkreis, Kreisstr. 1, 12346 Kreisstadt'],
    },
  },
  {
    title: 'Ev.-Luth. Kirchengemeinde St. Marien',
    text: `Impressum
Ev.-Luth. Kirchengemeinde St. Marien
Kirchplatz 2
23552 Lübeck
Die Ev.-Luth. Kirchengemeinde St. Marien ist eine Körperschaft des öffentlichen Rechts. Sie wird vertreten durch den Kirchengemeinderat, Vorsitzende: Pastorin Eva Beispiel.
Tel. 0451 123456
buero@st-marien.de
V.i.S.d.P.: Pastorin Eva Beispiel`,
    stated: {
      name: ['Ev.-Luth. Kirchengemeinde St. Marien'],
      legalForm: ['church-body'],
      address: ['Kirchplatz 2, 23552 Lübeck'],
      email: ['buero@st-marien.de'],
      phone: ['+49451123456'],
      representative: ['Eva Beispiel'],
      editorial: ['Eva Beispiel'],
    },
  },
  {
    title: 'Physio Muster Praxis / Max Muster',
    text: `Datenschutzerklärung
Der Schutz Ihrer personenbezogenen Daten ist uns sehr wichtig und wir verarbeiten sie nur im Rahmen der gesetzlichen Vorschriften.
Verantwortlicher
Beispiel Hosting GmbH
Serverstr. 1
10115 Berlin
Kontakt
E-Mail: hosting@beispiel-hosting.de
Impressum
Angaben gemäß § 5 DDG
Physio Muster Praxis
Inhaber: Max Muster
Lange Str. 4
33602 Bielefeld
Tel: 0521 123456
Berufsbezeichnung: Physiotherapeut
Aufsichtsbehörde: Gesundheitsamt Bielefeld`,
    stated: {
      name: ['Max Muster'],
      address: ['Lange Str. 4, 33602 Bielefeld'],
      phone: ['+49521123456'],
      representative: ['Max Muster'],
      authority: ['Gesundheitsamt Bielefeld'],
      professionalTitle: ['Physiotherapeut'],
    },
  },
  {
    title: 'Stiftung Musterhilfe',
    text: `Impressum
Stiftung Musterhilfe
Stiftungsallee 1
53113 Bonn
Rechtsfähige Stiftung des bürgerlichen Rechts
Vorstand: Anna Beispiel (Vorsitzende), Max Muster
Stiftungsaufsicht: Bezirksregierung Köln
Telefon 0228 123456
info@musterhilfe.de`,
    stated: {
      name: ['Stiftung Musterhilfe'],
      legalForm: ['foundation'],
      address: ['Stiftungsallee 1, 53113 Bonn'],
      email: ['info@musterhilfe.de'],
      phone: ['+49228123456'],
      representative: ['Anna Beispiel', 'Max Muster'],
      authority: ['Bezirksregierung Köln'],
    },
  },
  {
    title: 'Max Muster',
    text: `Impressum
Max Muster
Fotografie
Musterstraße 5
20095 Hamburg
Deutschland
T: 040 123456
M: mail@maxmuster.de`,
    stated: {
      name: ['Max Muster'],
      address: ['Musterstraße 5, 20095 Hamburg'],
      email: ['mail@maxmuster.de'],
      phone: ['+4940123456'],
    },
  },
  {
    title: 'SPD-Ortsverein Musterstadt',
    text: `Impressum
SPD-Ortsverein Musterstadt
Parteiweg 1
12345 Musterstadt
Vorsitzender: Max Muster
E-Mail: spd@musterstadt.de`,
    stated: {
      name: ['SPD-Ortsverein Musterstadt'],
      legalForm: ['political-party'],
      address: ['Parteiweg 1, 12345 Musterstadt'],
      email: ['spd@musterstadt.de'],
      representative: ['Max Muster'],
    },
  },
  {
    title: 'Anna Beispiel',
    text: `Impressum

Verantwortlich für den Inhalt dieser Website:

Anna Beispiel
Dorfstraße 3
24999 Wees

anna (at) beispiel (dot) de`,
    stated: {
      name: ['Anna Beispiel'],
      address: ['Dorfstraße 3, 24999 Wees'],
      email: ['anna@beispiel.de'],
    },
  },
  {
    title: 'Universität Musterstadt',
    text: `Impressum
Universität Musterstadt
Universitätsplatz 1
12345 Musterstadt
Die Universität Musterstadt ist eine Körperschaft des Öffentlichen Rechts. Sie wird durch die Präsidentin Prof. Dr. Eva Beispiel gesetzlich vertreten.
Zuständige Aufsichtsbehörde: Ministerium für Wissenschaft des Landes
Telefon: 0341 12345`,
    stated: {
      name: ['Universität Musterstadt'],
      legalForm: ['public-law'],
      address: ['Universitätsplatz 1, 12345 Musterstadt'],
      phone: ['+4934112345'],
      representative: ['Eva Beispiel'],
      authority: ['Ministerium für Wissenschaft des Landes'],
    },
  },
  {
    title: 'Max Muster',
    text: `Impressum
Angaben gemäß § 5 DDG Max Muster Musterstraße 1 12345 Musterstadt Kontakt: Telefon: 0123 456789 E-Mail: max@muster.de Umsatzsteuer-ID: DE136695976 Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV: Max Muster Musterstraße 1 12345 Musterstadt`,
    stated: {
      name: ['Max Muster'],
      address: ['Musterstraße 1, 12345 Musterstadt'],
      email: ['max@muster.de'],
      phone: ['+49123456789'],
      vatId: ['DE136695976'],
      editorial: ['Max Muster'],
    },
  },
  {
    title: 'Zahnarztpraxis Dr. med. dent. Eva Beispiel',
    text: `Start
Über uns
Impressum
Datenschutz
IMPRESSUM
Dienstanbieter dieser Seiten ist die Zahnarztpraxis Dr. med. dent. Eva Beispiel
Zahngasse 3
97070 Würzburg
Telefon: 0931/12345
Telefax: 0931/12346
E-Mail: praxis@zahn-beispiel.de
Internet: www.zahn-beispiel.de
Inhaltlich verantwortlich: Dr. med. dent. Eva Beispiel
Gesetzliche Berufsbezeichnung: Zahnärztin (verliehen in der Bundesrepublik Deutschland)
Zuständige Aufsichtsbehörde: Kassenzahnärztliche Vereinigung Bayerns, Fallstraße 34, 81369 München
Zuständige Kammer: Bayerische Landeszahnärztekammer, Fallstraße 34, 81369 München, www.blzk.de
Berufsrechtliche Regelungen: Zahnheilkundegesetz, Heilberufe-Kammergesetz, Gebührenordnung für Zahnärzte, Berufsordnung für die Bayerischen Zahnärzte
Die Regelungen finden Sie unter www.blzk.de`,
    stated: {
      name: ['Dr. med. dent. Eva Beispiel'],
      address: ['Zahngasse 3, 97070 Würzburg'],
      email: ['praxis@zahn-beispiel.de'],
      phone: ['+4993112345'],
      fax: ['+4993112346'],
      authority: ['Kassenzahnärztliche Vereinigung Bayerns, Fallstraße 34, 81369 München'],
      professionalTitle: ['Zahnärztin (verliehen in der Bundesrepublik Deutschland)'],
      chamber: ['Bayerische Landeszahnärztekammer, Fallstraße 34, 81369 München, www.blzk.de'],
      professionalRules: [
        'Zahnheilkundegesetz, Heilberufe-Kammergesetz, Gebührenordnung für Zahnärzte, Berufsordnung für die Bayerischen Zahnärzte, Die Regelungen finden Sie unter www.blzk.de',
      ],
      editorial: ['Eva Beispiel'],
    },
  },
  {
    title: 'Freiwillige Feuerwehr Musterdorf e.V.',
    text: `Impressum

Anschrift

Freiwillige Feuerwehr Musterdorf e.V.
Florianstraße 112
01234 Musterdorf

Vorstand
Max Muster (1. Vorstand)
Erika Beispiel (2. Vorstand)

Kontakt
feuerwehr [at] musterdorf [dot] de
Tel: 0 12 34 / 56 78 90

Eintragung
Eingetragen im Vereinsregister des Amtsgerichts Dresden unter VR 5678

Inhaltlich Verantwortlicher gemäß § 18 MStV
Max Muster, Adresse wie oben

Haftungsausschluss
Der Verein übernimmt keine Haftung für Inhalte externer Links. Für den Inhalt der verlinkten Seiten sind ausschließlich deren Betreiber verantwortlich.`,
    stated: {
      name: ['Freiwillige Feuerwehr Musterdorf e.V.'],
      legalForm: ['ev'],
      address: ['Florianstraße 112, 01234 Musterdorf'],
      email: ['feuerwehr@musterdorf.de'],
      phone: ['+491234567890'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Dresden'],
      registerNumber: ['VR 5678'],
      editorial: ['Max Muster'],
    },
  },
  {
    title: 'Max Muster',
    text: `Impressum
Betreiber dieser Website:
Max Muster (Privatperson)
Musterstraße 12
c/o Erika Beispiel
50667 Köln
E-Mail: max punkt muster at mail punkt de`,
    stated: {
      name: ['Max Muster'],
      legalForm: ['natural-private'],
      address: ['Musterstraße 12, 50667 Köln'],
      email: ['max.muster@mail.de'],
    },
  },
  {
    title: 'Förderverein der Grundschule Musterstadt e. V.',
    text: `Impressum

Förderverein der Grundschule Musterstadt e. V.

Schulstraße 9, 12345 Musterstadt

1. Vorsitzende Anna Beispiel

E-Mail: verein (ät) gs-musterstadt (Punkt) de

Amtsgericht Musterstadt VR 4711`,
    stated: {
      name: ['Förderverein der Grundschule Musterstadt e. V.'],
      legalForm: ['ev'],
      address: ['Schulstraße 9, 12345 Musterstadt'],
      email: ['verein@gs-musterstadt.de'],
      representative: ['Anna Beispiel'],
      registerCourt: ['Musterstadt'],
      registerNumber: ['VR 4711'],
    },
  },
  {
    title: 'Stadt Musterstadt',
    text: `Impressum
Haus der Jugend
Träger: Stadt Musterstadt, Der Oberbürgermeister
Rathausplatz 1, 12345 Musterstadt
Telefon 01234 5678-90
E-Mail: jugend@musterstadt.de
Vertretungsberechtigt: Oberbürgermeister Max Muster`,
    stated: {
      name: ['Stadt Musterstadt'],
      legalForm: ['public-law'],
      address: ['Rathausplatz 1, 12345 Musterstadt'],
      email: ['jugend@musterstadt.de'],
      phone: ['+491234567890'],
      representative: ['Max Muster'],
    },
  },
  {
    title: 'DIE MUSTERPARTEI – Kreisverband Musterland',
    text: `Impressum
DIE MUSTERPARTEI – Kreisverband Musterland
Geschäftsstelle: Parteistr. 3, 12345 Musterstadt
Kreisvorsitzende: Anna Beispiel
Tel.: 0123 4567
info@musterpartei.de
V.i.S.d.P. Anna Beispiel, Parteistr. 3, 12345 Musterstadt`,
    stated: {
      name: ['DIE MUSTERPARTEI – Kreisverband Musterland'],
      legalForm: ['political-party'],
      address: ['Parteistr. 3, 12345 Musterstadt'],
      email: ['info@musterpartei.de'],
      phone: ['+491234567'],
      representative: ['Anna Beispiel'],
      editorial: ['Anna Beispiel'],
    },
  },
  {
    title: 'Ferienwohnung Seeblick / Max Muster',
    text: `Impressum
Seitenbetreiber
Ferienwohnung Seeblick
Familie Max Muster
Seeweg 3
18609 Binz
Telefon: +49 (0) 38393 1234
Mobil: +49 (0) 171 1234567
E-Mail schreiben`,
    stated: {
      name: ['Max Muster'],
      address: ['Seeweg 3, 18609 Binz'],
      phone: ['+49383931234', '+491711234567'],
    },
  },
  {
    title: 'Heilpraxis Lindenhof / Anna Beispiel',
    text: `Menü
Startseite
Kontakt
Impressum
Impressum
Verantwortlich im Sinne des § 5 DDG:
Heilpraxis Lindenhof
Anna Beispiel, Heilpraktikerin
Lindenhof 2
24937 Flensburg
Telefon +49 461 / 1234567
E-Mail anna@lindenhof.de
Zuständige Aufsichtsbehörde: Gesundheitsamt Flensburg, Norderstr. 58-60, 24939 Flensburg
Berufsbezeichnung: Heilpraktikerin (Erlaubnis erteilt durch das Gesundheitsamt Flensburg)`,
    stated: {
      name: ['Anna Beispiel'],
      address: ['Lindenhof 2, 24937 Flensburg'],
      email: ['anna@lindenhof.de'],
      phone: ['+494611234567'],
      authority: ['Gesundheitsamt Flensburg, Norderstr. 58-60, 24939 Flensburg'],
      professionalTitle: ['Heilpraktikerin (Erlaubnis erteilt durch das Gesundheitsamt Flensburg)'],
    },
  },
  {
    title: 'Eva Beispiel',
    text: `Impressum
Hebamme Eva Beispiel
Wiesenweg 7
21335 Lüneburg
0171 / 234 56 78
eva@hebamme-beispiel.de`,
    stated: {
      name: ['Eva Beispiel'],
      address: ['Wiesenweg 7, 21335 Lüneburg'],
      email: ['eva@hebamme-beispiel.de'],
      phone: ['+491712345678'],
    },
  },
  {
    title: 'Max Mustermann',
    text: `IMPRESSUM
Angaben gemäß § 5 DDG

Max Mustermann
Musterladen
Einzelunternehmen
Ringstr. 22
45127 Essen

KONTAKT
Telefon: 0201 123456
E-Mail: max@musterladen.de

UMSATZSTEUER-ID
Umsatzsteuer-Identifikationsnummer gemäß §27 a Umsatzsteuergesetz
DE136695976

WIRTSCHAFTS-ID
DE136695976-00001

VERANTWORTLICH FÜR DEN INHALT
Max Mustermann
Ringstr. 22
45127 Essen`,
    stated: {
      name: ['Max Mustermann'],
      legalForm: ['sole-trader'],
      address: ['Ringstr. 22, 45127 Essen'],
      email: ['max@musterladen.de'],
      phone: ['+49201123456'],
      vatId: ['DE136695976'],
      businessId: ['DE136695976-00001'],
      editorial: ['Max Mustermann'],
    },
  },
  {
    title: 'Caritasverband Musterstadt e. V.',
    text: `Impressum
Caritasverband Musterstadt e. V.
Domplatz 1
48143 Münster
Tel.: 0251 123-0
Fax: 0251 123-400
info@caritas-muster.de
Vorstand: Max Muster (Vorsitzender) und Erika Beispiel
Vereinsregister-Nr.: VR 1234 Amtsgericht Münster
USt-ID: DE136695976
Spendenkonto: IBAN DE12 3456 7890 1234 5678 90
Datenschutzbeauftragte/r: datenschutz@caritas-muster.de
Gestaltung und technische Umsetzung: Netzwerk Agentur GmbH, Bahnhofstr. 1, 48143 Münster, Telefon 0251 99999, www.netz.de`,
    stated: {
      name: ['Caritasverband Musterstadt e. V.'],
      legalForm: ['ev'],
      address: ['Domplatz 1, 48143 Münster'],
      email: ['info@caritas-muster.de'],
      phone: ['+492511230'],
      fax: ['+49251123400'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Münster'],
      registerNumber: ['VR 1234'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Landkreis Musterland',
    text: `Impressum
Landkreis Musterland
Der Landrat
Kreisallee 1
12345 Kreisstadt
Postanschrift: Postfach 11 22, 12340 Kreisstadt
Telefon: (01234) 56-0
poststelle@musterland.de
Der Landkreis Musterland ist eine Gebietskörperschaft des öffentlichen Rechts und wird vertreten durch Landrätin Dr. Erika Beispiel.
Umsatzsteuer-Identifikationsnummer gem. § 27 a UStG: DE136695976`,
    stated: {
      name: ['Landkreis Musterland'],
      legalForm: ['public-law'],
      address: ['Kreisallee 1, 12345 Kreisstadt'],
      postBox: ['Postfach 1122, 12340 Kreisstadt'],
      email: ['poststelle@musterland.de'],
      phone: ['+491234560'],
      representative: ['Erika Beispiel'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Tierarztpraxis am See / Dr. med. vet. Karl Muster',
    text: `Impressum
Tierarztpraxis am See
Dr. med. vet. Karl Muster
Seestraße 8 · 82319 Starnberg
Tel. 08151-1234 · Fax 08151-1235
www.tierarzt-see.de · info@tierarzt-see.de
Berufsbezeichnung: Tierarzt, verliehen in Deutschland
Kammer: Bayerische Landestierärztekammer, Theatinerstr. 42, 80333 München
Berufsordnung: Berufsordnung für die Tierärzte in Bayern
USt-IdNr.: 136695976`,
    stated: {
      name: ['Dr. med. vet. Karl Muster'],
      address: ['Seestraße 8, 82319 Starnberg'],
      email: ['info@tierarzt-see.de'],
      phone: ['+4981511234'],
      fax: ['+4981511235'],
      vatId: ['DE136695976'],
      professionalTitle: ['Tierarzt, verliehen in Deutschland'],
      chamber: ['Bayerische Landestierärztekammer, Theatinerstr. 42, 80333 München'],
      professionalRules: ['Berufsordnung für die Tierärzte in Bayern'],
    },
  },
  {
    title: 'Muster Beratung',
    text: `Impressum
Muster Beratung
Max Muster (Dipl.-Kfm.)
Beraterstr. 1, D - 40210 Düsseldorf
Fon: +49.211.123456
Mail: kontakt(at)muster-beratung.de
Steuer-Nr.: 133/1234/5678
Verantwortlich gem. § 55 Abs. 2 RStV: Max Muster
Angaben zur Berufshaftpflichtversicherung
Name und Sitz des Versicherers:
Hiscox SA
Arnulfstraße 31
80636 München
Geltungsraum der Versicherung: Deutschland
Streitschlichtung
Wir nehmen nicht teil.`,
    stated: {
      name: ['Max Muster'],
      address: ['Beraterstr. 1, 40210 Düsseldorf'],
      email: ['kontakt@muster-beratung.de'],
      phone: ['+49211123456'],
      taxNumber: ['133/1234/5678'],
      editorial: ['Max Muster'],
      insurance: ['Name und Sitz des Versicherers:, Hiscox SA, Arnulfstraße 31, 80636 München, Geltungsraum der Versicherung: Deutschland'],
    },
  },
  {
    title: 'Bäckerei Krume / Karl Krume',
    text: `Impressum
Bäckerei Krume
Inhaber Karl Krume
Hauptstraße 3
35390 Gießen
Telefon 0641 1234
info@baeckerei-krume.de
Handwerkskammer Wiesbaden
Betriebsnummer 123456
Gesetzliche Berufsbezeichnung: Bäckermeister, verliehen in der Bundesrepublik Deutschland`,
    stated: {
      name: ['Karl Krume'],
      address: ['Hauptstraße 3, 35390 Gießen'],
      email: ['info@baeckerei-krume.de'],
      phone: ['+496411234'],
      representative: ['Karl Krume'],
      chamber: ['Handwerkskammer Wiesbaden'],
      professionalTitle: ['Bäckermeister, verliehen in der Bundesrepublik Deutschland'],
    },
  },
  {
    title: 'Max Muster',
    text: `Impressum

Diensteanbieter
Max Muster
Webdesign & Programmierung
Musterstr. 3
04109 Leipzig

Kontaktmöglichkeiten
E-Mail-Adresse: post@maxmuster.de
Telefon: +49 341 1234567

Angaben zum Unternehmen
Umsatzsteuer Identifikationsnummer (USt-ID): DE136695976

Haftungs- und Schutzrechtshinweise
Haftungsausschluss: Die Inhalte dieses Onlineangebotes wurden sorgfältig erstellt.`,
    stated: {
      name: ['Max Muster'],
      address: ['Musterstr. 3, 04109 Leipzig'],
      email: ['post@maxmuster.de'],
      phone: ['+493411234567'],
      vatId: ['DE136695976'],
    },
  },
  {
    title: 'Sparkasse Musterland',
    text: `Impressum
Sparkasse Musterland
Anstalt des öffentlichen Rechts
Sparkassenplatz 1
12345 Kreisstadt
Telefon: 01234 100-0
E-Mail: info@sparkasse-musterland.de
Vorstand: Max Muster (Vorsitzender), Erika Beispiel (Mitglied)
Handelsregister: Amtsgericht Kreisstadt HRA 999
USt-IdNr.: DE136695976
Zuständige Aufsichtsbehörde: Bundesanstalt für Finanzdienstleistungsaufsicht, Graurheindorfer Str. 108, 53117 Bonn und Marie-Curie-Str. 24-28, 60439 Frankfurt`,
    stated: {
      name: ['Sparkasse Musterland'],
      legalForm: ['public-law'],
      address: ['Sparkassenplatz 1, 12345 Kreisstadt'],
      email: ['info@sparkasse-musterland.de'],
      phone: ['+4912341000'],
      representative: ['Max Muster', 'Erika Beispiel'],
      registerCourt: ['Kreisstadt'],
      registerNumber: ['HRA 999'],
      vatId: ['DE136695976'],
      authority: [
        'Bundesanstalt für Finanzdienstleistungsaufsicht, Graurheindorfer Str. 108, 53117 Bonn und Marie-Curie-Str. 24-28, 60439 Frankfurt',
      ],
    },
  },
  {
    title: 'Sabine Beispiel',
    text: `Impressum
Name und Anschrift
Sabine Beispiel
Atelier für Keramik
Töpfergasse 2
D-56203 Höhr-Grenzhausen
Kontakt
Tel. +49 2624 1234
sabine@keramik-beispiel.de
Steuernummer 30/123/45678
Bildrechte
Fotos: Jan Linse, Köln, www.linse.de`,
    stated: {
      name: ['Sabine Beispiel'],
      address: ['Töpfergasse 2, 56203 Höhr-Grenzhausen'],
      email: ['sabine@keramik-beispiel.de'],
      phone: ['+4926241234'],
      taxNumber: ['30/123/45678'],
    },
  },
  {
    title: 'Kulturverein Bunte Bühne e.V.',
    text: `Impressum

Anbieter:
Kulturverein Bunte Bühne e.V.
Theaterplatz 5
99423 Weimar

vertreten durch den Vorstand:
Anna Beispiel (Vorsitzende), Karl Vorlage (stellv. Vorsitzender), Paul Muster (Schatzmeister)

Vereinsregister-Nummer 130456, Amtsgericht Weimar

Tel: 03643 / 12 34 56
Mail: info{at}bunte-buehne.de

Umsetzung: webwerk weimar`,
    stated: {
      name: ['Kulturverein Bunte Bühne e.V.'],
      legalForm: ['ev'],
      address: ['Theaterplatz 5, 99423 Weimar'],
      email: ['info@bunte-buehne.de'],
      phone: ['+493643123456'],
      representative: ['Anna Beispiel', 'Karl Vorlage', 'Paul Muster'],
      registerCourt: ['Weimar'],
      registerNumber: ['VR 130456'],
    },
  },
  {
    title: 'Kath. Pfarrgemeinde St. Josef',
    text: `Impressum
Kath. Pfarrgemeinde St. Josef
Pfarrer Max Muster
Kirchweg 1
48149 Münster
Telefon 0251 12345
stjosef@bistum-muster.de
Die Pfarrgemeinde ist eine Körperschaft des öffentlichen Rechts
Kirchliche Aufsicht: Bischöfliches Generalvikariat Münster, Domplatz 27, 48143 Münster`,
    stated: {
      name: ['Kath. Pfarrgemeinde St. Josef'],
      legalForm: ['church-body'],
      address: ['Kirchweg 1, 48149 Münster'],
      email: ['stjosef@bistum-muster.de'],
      phone: ['+4925112345'],
      representative: ['Max Muster'],
      authority: ['Bischöfliches Generalvikariat Münster, Domplatz 27, 48143 Münster'],
    },
  },
  {
    title: 'Ingenieurbüro Muster / Dipl.-Ing. (FH) Max Muster',
    text: `Impressum
Ingenieurbüro Muster
Dipl.-Ing. (FH) Max Muster
Beratender Ingenieur
Statikweg 4
66111 Saarbrücken
Tel.: 0681 / 12345 – Fax: 0681 / 12346
ingenieur@muster-statik.de
Gesetzliche Berufsbezeichnung: Beratender Ingenieur
Zuständige Kammer: Ingenieurkammer des Saarlandes
Berufsregeln: Saarländisches Architekten- und Ingenieurkammergesetz (SAIG)`,
    stated: {
      name: ['Dipl.-Ing. (FH) Max Muster'],
      address: ['Statikweg 4, 66111 Saarbrücken'],
      email: ['ingenieur@muster-statik.de'],
      phone: ['+4968112345'],
      fax: ['+4968112346'],
      professionalTitle: ['Beratender Ingenieur'],
      chamber: ['Ingenieurkammer des Saarlandes'],
      professionalRules: ['Saarländisches Architekten- und Ingenieurkammergesetz (SAIG)'],
    },
  },
  {
    title: 'Max Muster',
    text: `Impressum
Diese Seite ist ein privates Angebot von
Max Muster
Waldweg 3
34117 Kassel
max.muster[at]web[punkt]de`,
    stated: {
      name: ['Max Muster'],
      legalForm: ['natural-private'],
      address: ['Waldweg 3, 34117 Kassel'],
      email: ['max.muster@web.de'],
    },
  },
  {
    title: 'Kanzlei Beispiel Rechtsanwälte / Anna Beispiel',
    text: `Impressum
Kanzlei Beispiel Rechtsanwälte
Inhaberin: RAin Anna Beispiel
Schlossstr. 2, 14059 Berlin
T. 030.12345678
F. 030.12345679
M. anna@kanzlei-beispiel.de
Rechtsanwältin Anna Beispiel ist nach dem Recht der Bundesrepublik Deutschland zugelassen und Mitglied der Rechtsanwaltskammer Berlin, Littenstraße 9, 10179 Berlin.
Die gesetzliche Berufsbezeichnung lautet Rechtsanwältin.
Es gelten die BRAO, BORA, FAO und das RVG.
Vermögensschadenhaftpflichtversicherung: R+V Allgemeine Versicherung AG, Raiffeisenplatz 1, 65189 Wiesbaden`,
    stated: {
      name: ['Anna Beispiel'],
      address: ['Schlossstr. 2, 14059 Berlin'],
      email: ['anna@kanzlei-beispiel.de'],
      phone: ['+493012345678'],
      fax: ['+493012345679'],
      representative: ['Anna Beispiel'],
      chamber: ['Rechtsanwaltskammer Berlin'],
      professionalTitle: ['Rechtsanwältin'],
      professionalRules: ['Es gelten die BRAO, BORA, FAO und das RVG.'],
      insurance: ['R+V Allgemeine Versicherung AG, Raiffeisenplatz 1, 65189 Wiesbaden'],
    },
  },
  {
    title: 'Bundesverband Muster e.V.',
    text: `Impressum
Herausgegeben vom
Bundesverband Muster e.V. (BVM)
Reichstagufer 10
10117 Berlin
Präsidentin: Anna Beispiel
Hauptgeschäftsführer: Max Muster
Tel. 030 1234-0
E-Mail: bvm@muster.de
Vereinsregister AG Berlin-Charlottenburg VR 12345 B
Inhaltlich verantwortlich: Karl Vorlage`,
    stated: {
      name: ['Bundesverband Muster e.V.'],
      legalForm: ['ev'],
      address: ['Reichstagufer 10, 10117 Berlin'],
      email: ['bvm@muster.de'],
      phone: ['+493012340'],
      representative: ['Anna Beispiel', 'Max Muster'],
      registerCourt: ['Berlin-Charlottenburg'],
      registerNumber: ['VR 12345 B'],
      editorial: ['Karl Vorlage'],
    },
  },
  {
    title: 'KÄRNTEN WEIN HANDELS OG',
    text: `Impressum
KÄRNTEN WEIN HANDELS OG
Weinstraße 4
9020 Klagenfurt
Österreich
UID-Nr: ATU87654321
FN 654321x
Tel: +43 463 12345`,
    stated: {
      name: ['KÄRNTEN WEIN HANDELS OG'],
      address: ['Weinstraße 4, 9020 Klagenfurt'],
      phone: ['+4346312345'],
      registerNumber: ['FN 654321x'],
      vatId: ['ATU87654321'],
    },
  },
];

it.each(cases)('$title', ({ text, stated }) => {
  expect(statedBy(readImprint(legalPage({ text })))).toEqual(stated);
});
