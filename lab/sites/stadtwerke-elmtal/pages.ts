import { accounts } from './accounts.ts';
import { assets, type NeosDocument, text } from './neos.ts';

const teaser = (title: string, line: string, href: string, label: string) =>
  `<div class="elmtal-site-teaser teaser"><h3>${title}</h3><p>${line}</p><p><a href="${href}">${label}</a></p></div>`;

const journey = `<div id="epilot-${accounts.journey}" style="width:100%;text-align:left"></div>`;

const journeyScripts = `<script data-ep-init="false" src="https://embed.journey.epilot.io/bundle.js"></script>
<script>(function () { var q = new URLSearchParams(location.search), data = {}; if (q.get('plz')) data.zip = q.get('plz'); if (q.get('verbrauch')) data.consumption = q.get('verbrauch');
__epilot.init([{ journeyId: '${accounts.journey}', mode: 'inline', scrollToTop: true, topBar: true, lang: 'de', contextData: data }]); })();</script>`;

/** Pages without forms of their own: home, calculator, jobs, complaints. */
export const contentPages: readonly NeosDocument[] = [
  {
    path: '/',
    title: 'Strom, Gas, Wasser und Bäder für Elmtal',
    description: 'Ihr kommunaler Versorger: Strom, Gas, Wasser, Elmbad und Netz in Elmtal und den Ortschaften.',
    hero: `<div class="hero"><img src="/_Resources/Persistent/6/e/1/f/6e1f0b7ad4c2958317aa20cb5de94f6610b83c7d/talblick.svg" alt="" width="1600" height="330" /><div class="inner"><h1 class="hero-title">Energie, die im Tal bleibt.</h1><p>27.000 Menschen, ein Versorger: Strom, Gas, Trinkwasser und das Elmbad aus einer Hand.</p></div></div>`,
    body: `${text('Was kostet mein Strom?', 'Postleitzahl und Jahresverbrauch genügen. Den Verbrauch finden Sie auf Ihrer letzten Abrechnung.')}
<form class="quick" method="get" action="/tarife/tarifrechner"><div><label for="plz">Postleitzahl</label><input id="plz" name="plz" inputmode="numeric" maxlength="5" autocomplete="postal-code" /></div><div><label for="verbrauch">Verbrauch in kWh</label><input id="verbrauch" name="verbrauch" inputmode="numeric" value="2500" /></div><button type="submit">Tarif berechnen</button></form>
<div class="teasers">${teaser('Zählerstand', 'Bis zum 31. Dezember ablesen und in zwei Minuten melden.', '/service/zaehlerstand', 'Zählerstand melden')}${teaser('Elmbad', 'Wintersaison: täglich ab 6.30 Uhr, Warmbadetag am Freitag. Erwachsene 5,20 €, Kinder 2,80 €.', '/service/beschwerde-und-schlichtung', 'Lob und Kritik')}${teaser('Ausbildung 2026', 'Drei Berufe, zwölf Plätze, Übernahme bei guter Leistung.', '/karriere', 'Offene Stellen')}</div>
${text('Trinkwasser aus dem Elm', 'Unser Wasser kommt aus fünf Tiefbrunnen und hat die Härte 3 (hart). Die aktuelle Analyse legen wir Ihnen im Kundenzentrum aus oder schicken sie Ihnen zu.')}
${text('So finden Sie unser Kundenzentrum', 'Mühlengraben 12, montags bis donnerstags 8–17 Uhr, freitags 8–13 Uhr. Bus 421, Haltestelle Rathaus.')}
<div class="elmtal-site-map"><iframe title="Lageplan des Kundenzentrums" width="720" height="340" data-name="googlemaps" data-src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2440.1!2d10.74!3d52.21!2m3!1f0!2f0!3f0!5e0!3m2!1sde!2sde"></iframe></div>`,
  },
  {
    path: '/tarife/tarifrechner',
    title: 'Tarifrechner Strom und Gas',
    description: 'Preise der Stadtwerke Elmtal für Strom und Gas an Ihrer Adresse.',
    body: `<h1>Tarifrechner</h1>${text('In drei Schritten zum Preis', 'Der Rechner wird von der epilot GmbH, Köln, in unserem Auftrag betrieben. Er vergisst Ihre Eingaben, sobald Sie die Seite verlassen; Namen oder Zählernummern brauchen wir dafür nicht. <a href="/datenschutz#tarifrechner">Datenschutz beim Tarifrechner</a>')}${journey}${text('Lieber auf Papier?', 'Alle Preisblätter gibt es im Kundenzentrum und unter der Nummer 05306 555-0. Gefällt Ihnen ein Preis, geht es hier weiter: <a href="/tarife/vertrag-abschliessen">Vertrag abschließen</a>.')}`,
    scripts: journeyScripts,
  },
  {
    path: '/karriere',
    title: 'Karriere bei den Stadtwerken',
    description: 'Stellenangebote und Ausbildung bei den Stadtwerken Elmtal.',
    body: `<h1>Arbeiten, wo man wohnt</h1>${text('Das bieten wir', '<ul><li>Tarifvertrag TV-V, 39 Stunden, Zusatzversorgung</li><li>Gleitzeit und zwei Tage Homeoffice, wo es die Arbeit zulässt</li><li>Freier Eintritt ins Elmbad</li></ul>')}
<h2>Offene Stellen</h2>
<!-- Neos.NodeTypes.Html:Html --><div class="neos-nodetypes-html"><iframe title="Stellenangebote" src="https://${accounts.softgarden}.softgarden.io/de/widgets/jobs" width="100%" height="300" frameborder="0"></iframe></div>
${text('Ein Tag mit Mareike am Umspannwerk', 'Unsere Auszubildende zeigt ihren Arbeitstag (2:40 Minuten, mit Untertiteln).')}
<div class="elmtal-site-video"><iframe title="Ein Tag mit Mareike" width="640" height="360" data-name="youtube" data-src="https://www.youtube-nocookie.com/embed/swElmtal26a?rel=0" allowfullscreen></iframe></div>
${text('Fragen?', 'Jutta Wehrstedt, Personal, Telefon 05306 555-141. Bewerben können Sie sich auch per Post; wir geben Unterlagen dann nach sechs Monaten zurück oder vernichten sie. <a href="/datenschutz#bewerbung">Hinweise für Bewerberinnen und Bewerber</a>')}`,
  },
  {
    path: '/service/beschwerde-und-schlichtung',
    title: 'Beschwerde und Schlichtung',
    description: 'So beschweren Sie sich und so erreichen Sie die Schlichtungsstelle Energie.',
    body: `<h1>Beschwerde und Schlichtung</h1>${text(
      'Zuerst zu uns',
      'Sie sind nicht zufrieden? Schreiben Sie an <a href="mailto:beschwerde@stadtwerke-elmtal.test">beschwerde@stadtwerke-elmtal.test</a> oder an Stadtwerke Elmtal GmbH, Verbraucherservice, Mühlengraben 12, 38156 Elmtal, Telefon 05306 555-190. Wir antworten nach § 111a EnWG innerhalb von vier Wochen. Können wir nicht abhelfen, begründen wir das in Textform.',
    )}${text(
      'Schlichtungsstelle Energie',
      'Als Verbraucherin oder Verbraucher (§ 13 BGB) können Sie danach nach § 111b EnWG die Schlichtungsstelle anrufen, wenn es um Anschluss, Belieferung oder Messung geht. Wir sind zur Teilnahme an dem Verfahren verpflichtet. Für Sie ist es kostenfrei; die Verjährung wird gehemmt (§ 204 Abs. 1 Nr. 4 BGB).',
      'Schlichtungsstelle Energie e. V., Friedrichstraße 133, 10117 Berlin, Telefon 030 2757240-0, <a href="https://www.schlichtungsstelle-energie.de" rel="noopener">www.schlichtungsstelle-energie.de</a>',
    )}${text(
      'Bundesnetzagentur',
      'Über Ihre Rechte informiert der Verbraucherservice Energie der Bundesnetzagentur, Postfach 8001, 53105 Bonn, Telefon 0228 14 15 16, verbraucherservice-energie@bnetza.de.',
    )}${text('Wasser und Elmbad', 'Für Streit um Wasser und Bäder ist die Schlichtungsstelle Energie nicht zuständig. An einem Verfahren vor einer anderen Verbraucherschlichtungsstelle nehmen wir insoweit nicht teil.')}<p><a href="${assets}Documents/beschwerdeformular.txt">Beschwerdevordruck zum Ausdrucken</a></p>`,
  },
];
