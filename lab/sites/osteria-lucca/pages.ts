import { columns, header, htmlCode, osteria, picture, renderPage, text } from './frame.ts';

const menu = (id: number, title: string, dishes: readonly (readonly [string, string])[]) =>
  `${header(id, title, 2)}<div id="cc-m-${id + 1}" class="j-module n j-table "><table><tbody>${dishes.map(([dish, price]) => `<tr><td>${dish}</td><td>${price} €</td></tr>`).join('')}</tbody></table></div>`;

const home = renderPage(
  '/',
  2411870,
  'Benvenuti',
  `${picture(15120401, 'if81c02d/version/1691402207/gastraum.jpg', 'Gastraum mit drei Tischen unter Lampen')}${header(15120402, 'Benvenuti a tavola!')}${text(15120403, '<p>Bei uns duftet es nach Salbei, Butter und frischem Brot. Seit 2009 kocht Graziella, was ihre Nonna in der Via Fillungo gekocht hat: Tordelli lucchesi, Farro-Suppe, am Sonntag Kaninchen mit Oliven.</p><p>34 Plätze, eine Schiefertafel, keine Pizza. Reservieren Sie bitte, vor allem am Wochenende.</p>')}<div id="cc-m-15120404" class="j-module n j-callToAction "><div class="j-calltoaction-wrapper j-calltoaction-align-2"><a class="j-calltoaction-link j-calltoaction-link-style-1" data-action="button" href="/reservierung/" data-title="Tisch reservieren">Tisch reservieren</a></div></div>
<div id="cc-m-15120405" class="j-module n j-spacing "><div class="cc-m-spacer" style="height: 40px;"></div></div>
${htmlCode(15120406, `<!-- Elfsight Instagram Feed | Osteria Lucca -->\n<script src="https://static.elfsight.com/platform/platform.js" async></script>\n<div class="elfsight-app-${osteria.elfsight}"></div>`)}`,
);

const card = renderPage(
  '/speisekarte/',
  2411871,
  'Speisekarte',
  `${header(15120411, 'La carta')}${text(15120412, '<p>Die Karte wechselt alle zwei Wochen. Was Sie hier lesen, kann heute schon anders sein; die Tafel hat das letzte Wort.</p>')}${menu(
    15120413,
    'Antipasti',
    [
      ['Crostini mit Hühnerleber und Kapern <small>(a, g, l)</small>', '9,50'],
      ['Panzanella mit Kirschtomaten <small>(a)</small>', '8,90'],
      ['Vitello tonnato <small>(c, d, m)</small>', '14,50'],
    ],
  )}${menu(15120415, 'Primi', [
    ['Tordelli lucchesi mit Fleischragù <small>(a, c, g, i)</small>', '18,50'],
    ['Pappardelle mit Steinpilzen <small>(a, c, g)</small>', '19,90'],
    ['Zuppa di farro <small>(a, i)</small>', '11,00'],
  ])}${menu(15120417, 'Secondi e dolci', [
    ['Kaninchen mit Taggiasca-Oliven <small>(i, l)</small>', '26,50'],
    ['Tagliata vom Rind, Rucola, Pecorino <small>(g)</small>', '29,00'],
    ['Buccellato mit Vin Santo <small>(a, c, g, l)</small>', '8,50'],
  ])}${text(15120419, '<p><small>Allergene: a Gluten (Weizen, Dinkel) · c Ei · d Fisch · g Milch · i Sellerie · l Sulfite · m Senf. Alle Preise in Euro inklusive Bedienung und Mehrwertsteuer.</small></p>')}`,
);

const booking = renderPage(
  '/reservierung/',
  2411872,
  'Reservierung',
  `${header(15120421, 'Tisch reservieren')}${columns(
    15120422,
    htmlCode(
      15120423,
      `<script type='text/javascript' src='//www.opentable.de/widget/reservation/loader?rid=${osteria.openTable}&type=standard&theme=standard&color=1&dark=false&iframe=true&domain=de&lang=de-DE&newtab=false&ot_source=Restaurant%20website'></script>`,
    ),
    text(
      15120424,
      '<p>Online nehmen wir Reservierungen bis sechs Personen an. Größere Runden rufen bitte an: <b>null&nbsp;zwei&nbsp;elf&nbsp;– 55&nbsp;50&nbsp;362</b>, ab 15 Uhr.</p><p>Wir halten den Tisch 20 Minuten. Wenn Sie später kommen, sagen Sie uns kurz Bescheid.</p>',
    ),
  )}`,
);

const about = renderPage(
  '/ueber-uns/',
  2411873,
  'Über uns',
  `${header(15120431, 'Graziella, Tommaso und ein Holzofen')}${columns(15120432, picture(15120433, 'i20d9f11/version/1691402207/huegel.jpg', 'Hügel bei Lucca mit Zypressen'), text(15120434, '<p>Graziella Bertolucci kam 1998 zum Studium nach Düsseldorf und blieb der Liebe wegen. Tommaso stand da noch am Tresen seines Onkels. 2009 haben sie den alten Milchladen übernommen, die Kacheln geputzt und den Ofen angeheizt.</p><p>Öl, Farro und Wein kommen von drei Höfen zwischen Lucca und Montecarlo. Das Gemüse zieht Familie Schiefer in Neuss.</p>'))}`,
);

const contact = renderPage(
  '/kontakt/',
  2411874,
  'Kontakt & Anfahrt',
  `${header(15120441, 'Kontakt &amp; Anfahrt')}${columns(
    15120442,
    text(
      15120443,
      '<p>Osteria Lucca<br>Birkenstraße 117<br>40233 Düsseldorf</p><p>Fon: null zwei elf – 55 50 362<br>Mail: info (at) osteria-lucca (punkt) test</p><p>Straßenbahn 706 und 709, Haltestelle Birkenstraße. Parken ist schwierig, kommen Sie lieber mit dem Rad.</p>',
    ),
    htmlCode(
      15120444,
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2486.3!2d6.8081!3d51.2312!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x47b8ca0000000000%3A0x0!2sOsteria%20Lucca!5e0!3m2!1sde!2sde!4v1691402207" width="460" height="320" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>',
    ),
  )}${header(15120445, 'Feiern bei uns', 2)}<div id="cc-m-15120446" class="j-module n j-formnew "><form action="/app/module/webform/m15120446" method="post" class="cc-m-form cc-m-form-layout-0"><label for="m15120446-1">Name *</label><input type="text" id="m15120446-1" name="m15120446-1" class="cc-m-required" required><label for="m15120446-2">E-Mail *</label><input type="email" id="m15120446-2" name="m15120446-2" class="cc-m-required" required><label for="m15120446-3">Telefon *</label><input type="tel" id="m15120446-3" name="m15120446-3" class="cc-m-required" required><label for="m15120446-4">Nachricht *</label><textarea id="m15120446-4" name="m15120446-4" rows="5" class="cc-m-required" required placeholder="Wie viele Gäste, welcher Tag, besondere Wünsche oder Unverträglichkeiten?"></textarea><div class="cc-m-form-note"><strong>Hinweis:</strong> Bitte die mit <span class="cc-m-form-required">*</span> gekennzeichneten Felder ausfüllen.</div><input type="submit" value="Senden"></form></div>`,
);

const sent = renderPage('/kontakt/', 2411874, 'Grazie', header(15120447, 'Grazie! Wir melden uns.'));

const sitemap = renderPage(
  '/sitemap/',
  2411879,
  'Sitemap',
  `${header(15120491, 'Sitemap')}<ul class="sitemap"><li><a href="/">Benvenuti</a></li><li><a href="/speisekarte/">Speisekarte</a></li><li><a href="/reservierung/">Reservierung</a></li><li><a href="/ueber-uns/">Über uns</a></li><li><a href="/kontakt/">Kontakt &amp; Anfahrt</a></li></ul>`,
);

/** Pages of the restaurant by path. */
export const contentPages: Record<string, string> = {
  '/': home,
  '/speisekarte/': card,
  '/reservierung/': booking,
  '/ueber-uns/': about,
  '/kontakt/': contact,
  '/app/module/webform/m15120446': sent,
  '/sitemap/': sitemap,
};
