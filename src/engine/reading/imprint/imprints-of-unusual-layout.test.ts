import { expect, it } from 'vitest';
import type { ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

/** Whole imprints (all names invented) in layouts and words that templates do not have. */
const cases: { title: string; text: string; stated: Partial<Record<ImprintElementKind, readonly string[]>> }[] = [
  {
    title: 'a school beside the body that runs it',
    text: `Impressum
Gymnasium am Rosenhag
Rosenhag 17 · 79100 Freiburg im Breisgau
Fon 0761/201-7500 · Fax 0761/201-7501
sekretariat@rosenhag.example
Schulleiterin: Oberstudiendirektorin Miriam Vogelbach
Schulträger: Stadt Freiburg im Breisgau, Rathausplatz 2-4, 79098 Freiburg
Schulaufsicht: Regierungspräsidium Freiburg, Abteilung 7, Eisenbahnstraße 68, 79098 Freiburg
Webteam: StR Jonas Fink, OStR Paula Grabowski`,
    stated: {
      name: ['Gymnasium am Rosenhag'],
      legalForm: ['public-law'],
      address: ['Rosenhag 17, 79100 Freiburg im Breisgau'],
      email: ['sekretariat@rosenhag.example'],
      phone: ['+497612017500'],
      fax: ['+497612017501'],
      representative: ['Miriam Vogelbach'],
      authority: [
        'Regierungspräsidium Freiburg, Abteilung 7, Eisenbahnstraße 68, 79098 Freiburg, Webteam: StR Jonas Fink, OStR Paula Grabowski',
      ],
    },
  },
  {
    title: 'a foundation behind a law firm',
    text: `Stiftungsimpressum
Verantwortlich für dieses Angebot:
Bürgerstiftung Lenneufer
– Stiftung bürgerlichen Rechts –
c/o Kanzlei Nolte
Wehrstraße 9
58636 Iserlohn
Telefon +49 2371 44 01 12
stiftung@lenneufer.example
Vorstand: Dr. Reinhild Sauerland (Vorsitz), Tobias Nolte, Ayşe Demir
Stiftungsaufsicht: Bezirksregierung Arnsberg, Seibertzstraße 1, 59821 Arnsberg
Steuernummer 328/5789/1234, Finanzamt Iserlohn`,
    stated: {
      name: ['Bürgerstiftung Lenneufer'],
      legalForm: ['foundation'],
      address: ['Wehrstraße 9, 58636 Iserlohn'],
      email: ['stiftung@lenneufer.example'],
      phone: ['+492371440112'],
      representative: ['Reinhild Sauerland', 'Tobias Nolte', 'Ayşe Demir'],
      taxNumber: ['328/5789/1234'],
      authority: ['Bezirksregierung Arnsberg, Seibertzstraße 1, 59821 Arnsberg'],
    },
  },
  {
    title: 'an association told in sentences',
    text: `Wer wir sind
Förderkreis Dorfkirche Wulfsahl e.V.
Dorfstraße 11, 29499 Zernien
Unser Verein ist beim Amtsgericht Lüneburg im Vereinsregister unter der Nummer 120456 eingetragen.
Den Vorstand bilden Heinrich Meinecke (1. Vors.), Ursula Täger (2. Vors.) und Uwe Pahlke (Kasse).
Post und Fragen bitte an: vorstand@dorfkirche-wulfsahl.example oder telefonisch 05863 983 22
Für den Inhalt verantwortlich: Ursula Täger
Bankverbindung: Volksbank Elbtal, IBAN DE02 2586 3489 0000 1234 56`,
    stated: {
      name: ['Förderkreis Dorfkirche Wulfsahl e.V.'],
      legalForm: ['ev'],
      address: ['Dorfstraße 11, 29499 Zernien'],
      email: ['vorstand@dorfkirche-wulfsahl.example'],
      phone: ['+49586398322'],
      representative: ['Heinrich Meinecke', 'Ursula Täger', 'Uwe Pahlke'],
      registerCourt: ['Lüneburg'],
      registerNumber: ['VR 120456'],
      editorial: ['Ursula Täger'],
    },
  },
  {
    title: 'an English imprint of a person',
    text: `Imprint

Responsible for this website according to Section 5 DDG:

Priya Raghunathan
Freelance Illustrator
Kastanienallee 77 (2nd courtyard)
10435 Berlin
Germany

Drop me a line: studio (at) priyadraws (dot) example
Give me a ring: +49 30 555 03 77

VAT-ID: DE311222333`,
    stated: {
      name: ['Priya Raghunathan'],
      legalForm: ['freelancer'],
      address: ['Kastanienallee 77, 10435 Berlin'],
      email: ['studio@priyadraws.example'],
      phone: ['+49305550377'],
      vatId: ['DE311222333'],
    },
  },
  {
    title: 'two registers and a block of a building',
    text: `IMPRESSUM

Codeklipper UG (haftungsbeschränkt) & Co. KG
Speicherstadt 12 | Block D
20457 Hamburg

fon  +49.40.555.0123
fax  +49.40.555.0124
net  www.codeklipper.example
mail crew@codeklipper.example

AG Hamburg | HRA 112233
persönlich haftende Gesellschafterin: Codeklipper Verwaltungs UG (haftungsbeschränkt), Sitz Hamburg, AG Hamburg HRB 445566
GF: Malte Ohlsen / Nele Brodersen
USt-ID: DE 288 377 466`,
    stated: {
      name: ['Codeklipper UG (haftungsbeschränkt) & Co. KG'],
      legalForm: ['ug-co-kg'],
      address: ['Speicherstadt 12, 20457 Hamburg'],
      email: ['crew@codeklipper.example'],
      phone: ['+49405550123'],
      fax: ['+49405550124'],
      representative: ['Codeklipper Verwaltungs UG (haftungsbeschränkt)', 'Malte Ohlsen', 'Nele Brodersen'],
      registerCourt: ['Hamburg'],
      registerNumber: ['HRA 112233', 'HRB 445566'],
      vatId: ['DE288377466'],
    },
  },
  {
    title: 'an auditing association between the address and the telephone',
    text: `Impressum
Bürgerenergie Wiesental eG
Talstraße 90
79677 Schönau im Schwarzwald
Vorstand: Ursel Trefzger, Matthias Keller
Aufsichtsratsvorsitzende: Sabine Wetzel
Genossenschaftsregister Amtsgericht Freiburg i. Br. GnR 700123
Prüfungsverband: Baden-Württembergischer Genossenschaftsverband e.V., Lauterbergstraße 1, 76137 Karlsruhe
Telefon: 07673 / 555-15
kontakt@be-wiesental.example`,
    stated: {
      name: ['Bürgerenergie Wiesental eG'],
      legalForm: ['eg'],
      address: ['Talstraße 90, 79677 Schönau im Schwarzwald'],
      email: ['kontakt@be-wiesental.example'],
      phone: ['+49767355515'],
      representative: ['Ursel Trefzger', 'Matthias Keller'],
      registerCourt: ['Freiburg i. Br.'],
      registerNumber: ['GnR 700123'],
    },
  },
  {
    title: 'a brand, everyday words and a sign for the e-mail',
    text: `Kontakt & Impressum

Hey, schön dass du hier bist! Diese Seite wird betrieben von:

Nähglück
Tamara Wiśniewska
Garngasse 7a
D – 90762 Fürth

Du erreichst mich
… per Mail: tamara[ä]naehglueck.example
… per Telefon: (0911) 555 66 77 (werktags ab 16 Uhr)
… per WhatsApp: 0151 555 66 778

Umsatzsteuer-ID gibt es nicht, da ich Kleinunternehmerin bin (§ 19 UStG).
Meine Steuernummer lautet 218/289/50123.`,
    stated: {
      name: ['Tamara Wiśniewska'],
      address: ['Garngasse 7a, 90762 Fürth'],
      email: ['tamara@naehglueck.example'],
      phone: ['+499115556677', '+4915155566778'],
      taxNumber: ['218/289/50123'],
    },
  },
  {
    title: 'members in brackets',
    text: `Diese Seiten betreibt die
Planungsgruppe Hollunder GbR
Landschaftsarchitekten
(Gesellschafter: Dipl.-Ing. Hella Hollunder, Dipl.-Ing. (FH) Gunnar Stief)
Ackerstr. 14
06114 Halle (Saale)
fon 0345.555 33-0 fax 0345.555 33-9
buero@hollunder-planung.example
Mitglied der Architektenkammer Sachsen-Anhalt
Berufsbezeichnung „Landschaftsarchitektin/Landschaftsarchitekt“ verliehen in Deutschland`,
    stated: {
      name: ['Planungsgruppe Hollunder GbR'],
      legalForm: ['gbr'],
      address: ['Ackerstr. 14, 06114 Halle (Saale)'],
      email: ['buero@hollunder-planung.example'],
      phone: ['+49345555330'],
      fax: ['+49345555339'],
      representative: ['Hella Hollunder', 'Gunnar Stief'],
      chamber: ['Architektenkammer Sachsen-Anhalt'],
      professionalTitle: ['„Landschaftsarchitektin/Landschaftsarchitekt“ verliehen in Deutschland'],
    },
  },
  {
    title: 'one paragraph',
    text: `Impressum
Verantwortlich für den Inhalt dieser Seiten ist Frau Kornelia Zwick, wohnhaft Alte Poststraße 19, 83209 Prien am Chiemsee. Sie erreichen sie telefonisch unter 08051/555 77 oder schriftlich unter der E-Mail-Adresse kornelia.zwick@seefotos.example. Frau Zwick ist Kleinunternehmerin und daher von der Umsatzsteuer befreit; ihre Steuernummer beim Finanzamt Rosenheim lautet 156/293/40212.`,
    stated: {
      name: ['Kornelia Zwick'],
      address: ['Alte Poststraße 19, 83209 Prien am Chiemsee'],
      email: ['kornelia.zwick@seefotos.example'],
      phone: ['+49805155577'],
      taxNumber: ['156/293/40212'],
    },
  },
  {
    title: 'a university represented in a sentence',
    text: `Impressum
Anbieter dieses Internetauftritts ist die Technische Universität Fichtelberg
Akademiestraße 6
09599 Freiberg
Tel. +49 3731 39-0
Die Technische Universität Fichtelberg ist eine Körperschaft des öffentlichen Rechts. Sie wird durch die Rektorin, Prof. Dr. Dr. h. c. Vera Hallmann, gesetzlich vertreten.
Zuständige Aufsichtsbehörde: Sächsisches Staatsministerium für Wissenschaft, Wigardstraße 17, 01097 Dresden
Umsatzsteuer-ID: DE 811 223 344
Inhaltlich Verantwortliche nach § 18 Abs. 2 MStV: Dezernat Kommunikation, Dr. Lutz Hammer
Kontakt: webredaktion@tu-fichtelberg.example`,
    stated: {
      name: ['Technische Universität Fichtelberg'],
      legalForm: ['public-law'],
      address: ['Akademiestraße 6, 09599 Freiberg'],
      email: ['webredaktion@tu-fichtelberg.example'],
      phone: ['+493731390'],
      representative: ['Vera Hallmann'],
      vatId: ['DE811223344'],
      authority: ['Sächsisches Staatsministerium für Wissenschaft, Wigardstraße 17, 01097 Dresden'],
      editorial: ['Lutz Hammer'],
    },
  },
  {
    title: 'warehouse, holder of Prokura and registers that are no VAT id',
    text: `Verkäufer
Outdoorkram24 ist ein Shop der
Wandersocke Handels GmbH
Ladestr. 2 · D-34497 Korbach
Geschäftsführung: Fabian Iske, Prokura: Lina Iske
Service-Hotline: 0800 555 66 00 (kostenfrei aus dem dt. Festnetz, Mo–Fr 8–16 Uhr)
Whats-App: +49 (151) 5556-7788
service@outdoorkram24.example
Registergericht: Korbach HRB 2211
USt-Id.: DE 260 111 222 | WEEE-Reg.-Nr.: DE 12345678 | LUCID: DE1234567890123
Retouren bitte an: Wandersocke Lager, Rampe 3, 34513 Waldeck`,
    stated: {
      name: ['Wandersocke Handels GmbH'],
      legalForm: ['gmbh'],
      address: ['Ladestr. 2, 34497 Korbach'],
      email: ['service@outdoorkram24.example'],
      phone: ['+498005556600', '+4915155567788'],
      representative: ['Fabian Iske'],
      registerCourt: ['Korbach'],
      registerNumber: ['HRB 2211'],
      vatId: ['DE260111222'],
    },
  },
  {
    title: 'labels on lines of their own',
    text: `Impressum
Firma
Glaserei Spiegelberg GmbH
Straße und Hausnummer
Scheibenweg 12
PLZ und Ort
07743 Jena
Telefon
03641 555-12
Telefax
03641 555-13
E-Mail
info@glaserei-spiegelberg.example
Geschäftsführer
Egon Spiegelberg
Registergericht
Amtsgericht Jena
Registernummer
HRB 505050
USt-IdNr.
DE150555777`,
    stated: {
      name: ['Glaserei Spiegelberg GmbH'],
      legalForm: ['gmbh'],
      address: ['Scheibenweg 12, 07743 Jena'],
      email: ['info@glaserei-spiegelberg.example'],
      phone: ['+49364155512'],
      fax: ['+49364155513'],
      representative: ['Egon Spiegelberg'],
      registerCourt: ['Jena'],
      registerNumber: ['HRB 505050'],
      vatId: ['DE150555777'],
    },
  },
  {
    title: 'a special-purpose association with two offices',
    text: `Impressum
Herausgeber:
Zweckverband Wasserversorgung Hochrhön
Körperschaft des öffentlichen Rechts
Quellenweg 1
97647 Nordheim v. d. Rhön
Verbandsvorsitzender: Bürgermeister Georg Büttner
Geschäftsleiterin: Dipl.-Verw. (FH) Sonja Reith
Telefon: 09779/555-0
zv@wasser-hochrhoen.example
Bereitschaftsdienst: 0160/5556677
USt-IdNr.: DE132555111`,
    stated: {
      name: ['Zweckverband Wasserversorgung Hochrhön'],
      legalForm: ['public-law'],
      address: ['Quellenweg 1, 97647 Nordheim v. d. Rhön'],
      email: ['zv@wasser-hochrhoen.example'],
      phone: ['+4997795550', '+491605556677'],
      representative: ['Georg Büttner', 'Sonja Reith'],
      vatId: ['DE132555111'],
    },
  },
  {
    title: 'a chain of general partner and directors',
    text: `Impressum
Nordmole Reederei GmbH & Co. KG
Kaistr. 30, 24103 Kiel
Amtsgericht Kiel, HRA 7070 KI
Persönlich haftende Gesellschafterin ist die Nordmole Verwaltung GmbH, Kiel (Amtsgericht Kiel, HRB 8080 KI), diese vertreten durch die Geschäftsführer Kapt. Jens Maack und Svenja Detlefsen.
Tel. +49 431 555-700 · Fax +49 431 555-701 · kiel@nordmole.example · www.nordmole.example
USt-IdNr. DE 134 555 222`,
    stated: {
      name: ['Nordmole Reederei GmbH & Co. KG'],
      legalForm: ['gmbh-co-kg'],
      address: ['Kaistr. 30, 24103 Kiel'],
      email: ['kiel@nordmole.example'],
      phone: ['+49431555700'],
      fax: ['+49431555701'],
      representative: ['Jens Maack', 'Svenja Detlefsen', 'Nordmole Verwaltung GmbH'],
      registerCourt: ['Kiel'],
      registerNumber: ['HRA 7070 KI', 'HRB 8080 KI'],
      vatId: ['DE134555222'],
    },
  },
];

it.each(cases)('$title', ({ text, stated }) => {
  expect(statedBy(readImprint(legalPage({ text })))).toEqual(stated);
});
