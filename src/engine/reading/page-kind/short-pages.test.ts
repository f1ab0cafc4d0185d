import { expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import { languageOfPage } from '../language/page-language.ts';
import { prepareText } from '../prepare-text.ts';
import type { LegalContent } from './page-text.ts';
import { recognisePage } from './recognise-page.ts';

const nav = ['Start', 'Leistungen', 'Über uns', 'Kontakt', 'Impressum', 'Datenschutz'];
const navT = nav.join('\n');
const foot = 'Muxel Bau GmbH\nAm Anger 4\n99999 Ort\nTel. 01234 56780\ninfo@muxel.test\nImpressum\nDatenschutz\n© 2025 Muxel Bau GmbH';

/** Imprints and notices of a few lines, alone or beside something else. */
const cases: [promised: LegalPageFact['kind'], content: LegalContent, text: string, title?: string][] = [
  ['imprint', 'imprint', `${navT}\nImpressum\nJutta Kern, Mühlweg 3, 99999 Ort\njutta@kern.test`],
  ['imprint', 'imprint', `Impressum\nAngaben gem. § 5 DDG: Jutta Kern, Mühlweg 3, 99999 Ort, Tel. 01234/5678`],
  ['imprint', 'imprint', `Jutta Kern\nMühlweg 3\n99999 Ort\njutta@kern.test`, 'Impressum – Jutta Kern'],
  ['imprint', 'imprint', `${navT}\nImpressum\nVerantwortlich für diese Seite: Jutta Kern, Ort. Mail: jutta (at) kern.test`],
  [
    'imprint',
    'imprint',
    `Blumen Kern\n\nImpressum & Kontakt\nJutta Kern\nMühlweg 3\n99999 Ort\nTelefon 01234 5678\nÖffnungszeiten: Mo-Fr 9-18 Uhr`,
  ],
  ['imprint', 'imprint', `Impressum\nTSV Dorf 1921 e. V.\n1. Vorsitzender: Uwe Blau\nSportweg 1, 99999 Dorf\nwww.tsv-dorf.test`],
  [
    'imprint',
    'imprint',
    `Anbieter dieser Seite\nJutta Kern, Mühlweg 3, 99999 Ort\nE-Mail: jutta@kern.test\nUSt-IdNr.: DE 123 321 456`,
    'Rechtliches',
  ],
  [
    'imprint',
    'imprint',
    `${navT}\nAktuelles\nNeue Kurse ab März. Anmeldung im Büro.\nMärkte\n3. Mai Töpfermarkt Oldenburg\nImpressum\nTöpferei Kern, Inh. Jutta Kern, Mühlweg 3, 99999 Ort, Tel. 01234 5678\n${navT}`,
  ],
  ['imprint', 'imprint', `Impressum Zahnarztpraxis Dr. Kern\nDr. Jutta Kern\nMühlweg 3\n99999 Ort\nTel. 01234 5678`],
  [
    'imprint',
    'imprint',
    `Diese Website wird betrieben von Jutta Kern, Mühlweg 3, 99999 Ort, jutta@kern.test. Steuernummer 12/345/67890.`,
    'Impressum',
  ],
  [
    'privacy',
    'privacy',
    `${navT}\nDatenschutz\nDiese Website speichert keine personenbezogenen Daten und verwendet keine Cookies.`,
    'Datenschutz',
  ],
  [
    'privacy',
    'privacy',
    `Datenschutz\nWir setzen keine Cookies ein und erheben keine Daten. Wenn Sie uns eine E-Mail schreiben, nutzen wir Ihre Adresse nur, um zu antworten.`,
  ],
  [
    'privacy',
    'privacy',
    `Datenschutzerklärung\nDie Nutzung unserer Seite ist ohne Angabe personenbezogener Daten möglich. Sie können Cookies in Ihrem Browser deaktivieren. Wir weisen darauf hin, dass die Datenübertragung im Internet Sicherheitslücken aufweisen kann.`,
    'Datenschutzerklärung | Kern',
  ],
  [
    'privacy',
    'privacy',
    `${navT}\nDatenschutz\nIhre Daten sind bei uns sicher. Wir geben nichts weiter. Bei Fragen rufen Sie uns an.\n${foot}`,
    'Datenschutz',
  ],
  [
    'privacy',
    'privacy',
    `Datenschutzhinweis\nBeim Besuch unserer Website speichert unser Hoster IP-Adresse und Uhrzeit für 7 Tage. Auskunft und Löschung: info@kern.test.`,
  ],
  [
    'privacy',
    'privacy',
    `Privacy\nThis site uses no cookies and collects no personal data. Server logs are kept for seven days.`,
    'Privacy',
  ],
  [
    'privacy',
    'privacy',
    `Datenschutz\nDer Schutz Ihrer persönlichen Daten ist uns wichtig. Wir verwenden Ihre Daten ausschließlich zur Bearbeitung Ihrer Anfrage und geben sie nicht an Dritte weiter.`,
  ],
  [
    'privacy',
    'privacy',
    `Datenschutz\nNotwendig\nWir setzen ein Cookie für die Anmeldung.\nStatistik\nMit Ihrer Einwilligung zählen wir Besuche mit Matomo. Die Einwilligung können Sie widerrufen.\nMarketing\nGibt es bei uns nicht.\nIhre Rechte\nAuskunft, Löschung und Berichtigung verlangen Sie per Mail an info@kern.test.`,
    'Datenschutz',
  ],
  [
    'imprint',
    'imprint',
    `Hier entsteht unsere neue Website.\nImpressum\nMuxel Bau GmbH, Am Anger 4, 99999 Ort, Tel. 01234 56780, info@muxel.test, Amtsgericht Ort HRB 1234, Geschäftsführer: Uwe Muxel`,
  ],
  [
    'imprint',
    'imprint',
    `Impressum\nMuxel Bau GmbH\nAm Anger 4\n99999 Ort\nTel. 01234 56780\nGeschäftsführer: Uwe Muxel\nHRB 1234 AG Ort\nUnsere Preisliste wird derzeit überarbeitet.`,
  ],
  [
    'imprint',
    'combined',
    `Impressum\nJutta Kern, Mühlweg 3, 99999 Ort, jutta@kern.test\nDatenschutz\nVerantwortlich ist die oben genannte Person. Beim Aufruf speichert der Server Ihre IP-Adresse für 7 Tage (Art. 6 Abs. 1 lit. f DSGVO), um Angriffe zu erkennen. Sie haben das Recht auf Auskunft, Berichtigung und Löschung sowie Beschwerde bei der Aufsichtsbehörde.`,
  ],
  [
    'privacy',
    'combined',
    `Rechtliches\nWer wir sind (Impressum)\nMuxel Bau GmbH\nAm Anger 4\n99999 Ort\ninfo@muxel.test\nHRB 1234\nIhre Daten (Datenschutz)\nVerantwortlich ist die Muxel Bau GmbH. Wir verarbeiten Ihre Daten zur Bearbeitung von Anfragen (Art. 6 Abs. 1 lit. b DSGVO) und löschen sie nach 6 Monaten. Sie haben das Recht auf Auskunft, Berichtigung und Löschung.`,
  ],
  [
    'imprint',
    'imprint',
    `Kontakt & Impressum\nSalon Kern\nJutta Kern\nMühlweg 3\n99999 Ort\nTel. 01234 5678\nTermine nach Vereinbarung`,
    'Salon Kern',
  ],
  [
    'imprint',
    'imprint',
    `${navT}\nWir verwenden Cookies\nNotwendig\nStatistik\nMarketing\nAlle akzeptieren\nAuswahl speichern\nCookie-Einstellungen\nImpressum\nJutta Kern, Mühlweg 3, 99999 Ort, jutta@kern.test`,
    'Impressum',
  ],
  [
    'imprint',
    'imprint',
    `Impressum\nJutta Kern\nMühlweg 3\n99999 Ort\njutta@kern.test\nStellenangebote\nWir suchen eine Servicekraft (m/w/d) in Vollzeit ab sofort. Bewerbung an jobs@kern.test`,
    'Impressum',
  ],
  [
    'imprint',
    'imprint',
    `Legal\nOperated by\nKern Labs UG (haftungsbeschränkt)\nMühlweg 3, 99999 Ort, Germany\nhi@kern.test\nManaging director: Jutta Kern\nHRB 4711, Amtsgericht Ort`,
    'Legal – Kern Labs',
  ],
  [
    'imprint',
    'imprint',
    `Anbieterkennzeichnung\nFreiwillige Feuerwehr Dorf\nvertreten durch den Wehrführer Uwe Blau\nDorfstr. 2, 99999 Dorf`,
  ],
  [
    'imprint',
    'imprint',
    `Diese Seiten verantwortet:\nPfarrer Uwe Blau\nEv. Kirchengemeinde Dorf\nKirchweg 1\n99999 Dorf\nTel. 01234 5678`,
    'Impressum',
  ],
  ['imprint', 'imprint', `Impressum: Jutta Kern · Mühlweg 3 · 99999 Ort · jutta@kern.test`],
  [
    'imprint',
    'imprint',
    `Band Kern\nMusik\nTermine\nImpressum\nInhaltlich verantwortlich:\nUwe Blau\nMühlweg 3\n99999 Ort\nbooking@kern.test\nFotos: Ina Rot`,
  ],
  [
    'imprint',
    'imprint',
    `Jutta Kern – Fotografie\nImpressum\nInhaberin: Jutta Kern\nAdresse: Mühlweg 3, 99999 Ort\nMobil: 0170 1234567\nKleinunternehmerin gemäß § 19 UStG\nWebdesign: Studio Blau`,
  ],
  [
    'imprint',
    'imprint',
    `Pension Kern · Zimmer · Preise · Anreise\nImpressum\nPension Kern, Fam. Kern, 99999 Ort, Mühlweg 3, Telefon: 01234/5678\nPreise\nDoppelzimmer ab 60 € inkl. Frühstück\nAnreise\nMit der Bahn bis Ort, von dort 10 Minuten zu Fuß.`,
    'Pension Kern',
  ],
  [
    'imprint',
    'imprint',
    `Gemeinde Dorf\nImpressum\nHerausgeber: Gemeinde Dorf, Rathausplatz 1, 99999 Dorf\nBürgermeister: Uwe Blau\nTelefon 01234 5678\nRathaus geöffnet: Montag 8–12 Uhr`,
  ],
  [
    'privacy',
    'privacy',
    `Rechtliches\nDatenschutz\nVerantwortlich: Jutta Kern, Mühlweg 3, 99999 Ort, jutta@kern.test. Der Server speichert IP-Adressen sieben Tage lang. Ihre Mails lösche ich, wenn alles geklärt ist. Sie können Auskunft verlangen.`,
    'Rechtliches',
  ],
  [
    'privacy',
    'privacy',
    `Wir nehmen Datenschutz ernst\nWenn du uns schreibst, speichern wir deine Mail, bis alles geklärt ist. Mehr speichern wir nicht. Cookies gibt es hier keine. Du kannst jederzeit fragen, was wir über dich gespeichert haben.`,
    'Datenschutz',
  ],
  [
    'privacy',
    'privacy',
    `Praxis Kern\nDatenschutzinformation für Patienten\nVerantwortlich: Praxis Dr. Kern, Mühlweg 3, 99999 Ort. Wir verarbeiten Ihre Gesundheitsdaten für die Behandlung (Art. 9 Abs. 2 lit. h DSGVO) und bewahren sie zehn Jahre auf. Sprechzeiten: Mo–Fr 8–12 Uhr.`,
    'Datenschutz',
  ],
  [
    'privacy',
    'privacy',
    `Data protection\nThe person responsible is Jutta Kern, Mühlweg 3, 99999 Ort. We do not collect personal data. Our host stores IP addresses for a week.`,
  ],
  [
    'privacy',
    'privacy',
    `Videoüberwachung\nVerantwortlich: Markt Kern, Mühlweg 3, 99999 Ort. Zweck: Schutz vor Diebstahl. Rechtsgrundlage: Art. 6 Abs. 1 lit. f DSGVO. Speicherdauer: 72 Stunden. Sie haben das Recht auf Auskunft und Beschwerde.`,
    'Datenschutz Videoüberwachung',
  ],
  [
    'imprint',
    'combined',
    `Impressum & Datenschutz\nJutta Kern\nMühlweg 3\n99999 Ort\njutta@kern.test\n\nHaftung\nFür Links haften wir nicht.\n\nDatenschutzerklärung\nWir verarbeiten personenbezogene Daten nur zur Bearbeitung Ihrer Anfragen (Art. 6 Abs. 1 lit. b DSGVO). Server-Logfiles werden nach 7 Tagen gelöscht. Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Beschwerde.`,
  ],
  [
    'imprint',
    'imprint',
    `Impressum\nJutta Kern, Mühlweg 3, 99999 Ort, jutta@kern.test\nDatenschutz\nDie Nutzung dieser Seite ist ohne Angabe personenbezogener Daten möglich. Einzelheiten in der Datenschutzerklärung.`,
  ],
];

it.each(cases)('%s: %s: %s', (promised, content, source, title = 'Kern') => {
  const text = prepareText(source);
  const links = source.startsWith(navT) ? nav.map((entry) => ({ text: entry, area: 'header' as const, visible: true })) : [];
  const page = { own: text, whole: text, title, headings: [], links, buttons: [] };
  expect(recognisePage(page, promised, languageOfPage(text, 'de'))).toBe(content);
});
