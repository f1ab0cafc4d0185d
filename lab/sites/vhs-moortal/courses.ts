import { accounts } from './accounts.ts';
import { hiddenFields, textElement, type VhsPage } from './contao.ts';

const { course, matomo, statistics } = accounts;

/** The snippet in the layout "Kurse", there since before the cookie bar. */
export const courseHead = `<!-- Matomo -->
<script>
var _paq = window._paq = window._paq || [];
_paq.push(['trackPageView']);
_paq.push(['enableLinkTracking']);
(function() {
var u="https://${statistics}/";
_paq.push(['setTrackerUrl', u+'matomo.php']);
_paq.push(['setSiteId', '${matomo.site}']);
var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s);
})();
</script>
<!-- End Matomo Code -->
`;

const rows = [
  [course.number, 'Malwerkstatt: Farbe, Licht und Moor (8 bis 12 Jahre)', 'Mo 04.01.2027, 10.00 Uhr', 'Hagenmoor', '64,00 €', 'gruen'],
  ['262-40311', 'Englisch A2: English for everyday life', 'Di 19.01.2027, 18.30 Uhr', 'Hagenmoor', '118,00 €', 'gelb'],
  ['262-30127', 'Yoga am Vormittag', 'Mi 13.01.2027, 9.15 Uhr', 'Wiesbrok', '79,50 €', 'rot'],
  ['262-50208', 'Tabellenkalkulation: Grundlagen', 'Sa 23.01.2027, 9.00 Uhr', 'Torfhusen', '92,00 €', 'gruen'],
];

const lights: Record<string, string> = { gruen: 'Anmeldung möglich', gelb: 'fast ausgebucht', rot: 'Warteliste' };

const list: VhsPage = {
  id: 4,
  alias: 'programm',
  title: 'Programm und Kurssuche',
  description: 'Kurse der Volkshochschule Moortal suchen und buchen.',
  hasSession: true,
  main: `<h1>Programm</h1>
<div class="kw-suche kasten"><form action="/programm" method="get" class="kw-suchformular">
<p><label for="kw-text">Suchwort</label> <input type="search" name="suchtext" id="kw-text"> <label for="kw-ort">Ort</label> <select name="ort" id="kw-ort"><option value="">alle Orte</option><option>Hagenmoor</option><option>Wiesbrok</option><option>Torfhusen</option></select></p>
<p><span><input type="checkbox" name="frei" id="kw-frei" value="1" checked> <label for="kw-frei">nur Kurse mit freien Plätzen</label></span> <button type="submit" class="submit">Kurse finden</button></p>
</form></div>
<table class="kw-table kw-kursuebersicht"><thead><tr><th>Status</th><th>Kurs</th><th>Beginn</th><th>Ort</th><th>Entgelt</th></tr></thead><tbody>
${rows.map(([number, title, begin, place, price, light = '']) => `<tr class="kw-kurs"><td><img src="/files/vhs/kufer/ampel-${light}.svg" width="14" height="14" alt="${lights[light]}"></td><td><span class="kw-nr">${number}</span> ${number === course.number ? `<a href="${course.path}" class="kw-kurstitel">${title}</a>` : `<span class="kw-kurstitel">${title}</span>`}</td><td>${begin}</td><td>${place}</td><td>${price}</td></tr>`).join('\n')}
</tbody></table>
${textElement('<p>Wer Arbeitslosengeld, Bürgergeld oder Grundsicherung bezieht, in Ausbildung ist oder einen Schwerbehindertenausweis hat, zahlt die Hälfte.</p>')}`,
};

const details: VhsPage = {
  id: 5,
  alias: course.path.slice(1),
  title: 'Malwerkstatt: Farbe, Licht und Moor',
  description: 'Ferienkurs für Kinder von 8 bis 12 Jahren.',
  hasSession: true,
  head: courseHead,
  main: `<div class="kw-kursdetails">
<h1 class="kw-ue-title">Malwerkstatt: Farbe, Licht und Moor</h1>
<p class="kw-kurs-info-text">Drei Vormittage lang malen, drucken und spritzen wir mit Farben, die wir selbst anrühren. Für Kinder von 8 bis 12 Jahren. Bitte alte Kleidung und etwas zu essen mitbringen.</p>
<dl class="kw-kursdaten"><dt>Kursnummer</dt><dd>${course.number}</dd><dt>Zeit</dt><dd>Mo 04.01. bis Mi 06.01.2027, 10 bis 13 Uhr</dd><dt>Ort</dt><dd>vhs-Haus Hagenmoor, Atelier</dd><dt>Leitung</dt><dd>Wiebke Ahlhorn, Kunstpädagogin</dd><dt>Entgelt</dt><dd>64,00 €, ermäßigt 32,00 €, Material 8,00 €</dd></dl>
<form action="/warenkorb" method="post" class="kw-inwarenkorb">
${hiddenFields('kw_warenkorb')}<input type="hidden" name="kursnr" value="${course.number}">
<button type="submit" class="submit kw-wk-button">In den Warenkorb</button></form>
<p><a href="/anmeldung?kurs=${course.number}" class="kw-anmelden">Direkt anmelden</a></p>
</div>`,
};

const basket: VhsPage = {
  id: 6,
  alias: 'warenkorb',
  title: 'Warenkorb',
  description: 'Ihre ausgewählten Kurse.',
  hasSession: true,
  hideFromRobots: true,
  main: `<h1>Warenkorb</h1>
<div class="kw-warenkorb kasten"><p>Ihr Warenkorb ist leer. Kurse legen Sie auf der Seite des Kurses hinein; der Warenkorb wird gelöscht, sobald Sie den Browser schließen.</p><p><a href="/programm">Zum Programm</a></p></div>`,
};

/** Pages of the course module except the booking. */
export const coursePages: readonly VhsPage[] = [list, details, basket];
