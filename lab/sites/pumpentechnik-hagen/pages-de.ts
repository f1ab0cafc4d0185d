import { accounts, type DrupalPage } from './drupal.ts';

const form = `https://${accounts.pardotHost}/l/984321/2024-03-12/4kx2p`;

const contactForm = `<form class="webform-submission-form webform-submission-add-form webform-submission-kontakt-form js-webform-disable-autosubmit" data-drupal-selector="webform-submission-kontakt-add-form" action="/de/kontakt" method="post" id="webform-submission-kontakt-add-form" accept-charset="UTF-8">
<div class="js-form-item form-item js-form-type-textfield form-item-name"><label for="edit-name" class="js-form-required form-required">Ihr Name</label><input type="text" id="edit-name" name="name" maxlength="255" class="required form-control" required="required" autocomplete="name" /></div>
<div class="js-form-item form-item js-form-type-email form-item-email"><label for="edit-email" class="js-form-required form-required">E-Mail-Adresse</label><input type="email" id="edit-email" name="email" class="form-email required form-control" required="required" autocomplete="email" /></div>
<div class="js-form-item form-item js-form-type-textfield"><label for="edit-firma">Firma (freiwillig)</label><input type="text" id="edit-firma" name="firma" class="form-control" autocomplete="organization" /></div>
<div class="js-form-item form-item js-form-type-textarea"><label for="edit-nachricht" class="js-form-required form-required">Ihre Nachricht</label><textarea id="edit-nachricht" name="nachricht" rows="5" class="form-textarea required form-control" required="required"></textarea></div>
<div class="url-textfield js-form-wrapper form-wrapper" style="display: none !important;"><label for="edit-url">Bitte dieses Feld leer lassen</label><input autocomplete="off" type="text" id="edit-url" name="url" value="" size="20" maxlength="128" class="form-text" /></div>
<p>Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten. Einzelheiten stehen in der <a href="/de/datenschutz#kontakt">Datenschutzerklärung</a>.</p>
<input autocomplete="off" type="hidden" name="form_build_id" value="form-b7kP0q3yVdM1sQ" /><input type="hidden" name="form_id" value="webform_submission_kontakt_add_form" />
<div class="form-actions webform-actions"><input class="webform-button--submit button button--primary btn" type="submit" id="edit-actions-submit" name="op" value="Nachricht senden" /></div></form>`;

/** Pages in German, the legal ones apart. */
export const germanPages: readonly DrupalPage[] = [
  {
    language: 'de',
    path: '/de',
    other: '/en',
    title: 'Pumpen, die durchhalten',
    description: 'Kreisel-, Membran- und Tauchpumpen für Industrie und Kommunen, entwickelt und gefertigt in Hagen.',
    node: 1,
    type: 'startseite',
    content: `<img class="teaser-image" src="/sites/default/files/styles/buehne/public/2025-02/werkhalle.svg" alt="Werkhalle mit Prüfstand" width="1100" height="380" />
<p class="lead">Seit 1928 bauen wir an der Volme Pumpen für Wasser, Lauge und Schlamm. 140 Menschen konstruieren, gießen, drehen und prüfen unter einem Dach – und gehen auch nach zwanzig Jahren noch ans Telefon, wenn eine Dichtung fehlt.</p>
<div class="row"><div class="card"><h2>Kreiselpumpen</h2><p>Bis 1.200 m³ in der Stunde, mit Laufrädern aus Duplexstahl für Kläranlagen und Papierfabriken.</p><p><a href="/de/produkte/kreiselpumpe-kp-200">Zur KP 200</a></p></div><div class="card"><h2>Membranpumpen</h2><p>Dosieren Säure und Lauge auf den Milliliter. Ohne Leckage, ohne Öl.</p><p><a href="/de/produkte">Alle Baureihen</a></p></div><div class="card"><h2>Produktkatalog</h2><p>312 Seiten mit Kennlinien, Maßblättern und Ersatzteilen als PDF.</p><p><a href="/de/service/produktkatalog">Katalog anfordern</a></p></div></div>
<h2>Treffen Sie uns</h2><p>IFAT München, Halle B1, Stand 238. Bringen Sie ruhig eine kaputte Pumpe mit: Unser Meister schaut sie sich an.</p>`,
  },
  {
    language: 'de',
    path: '/de/produkte',
    other: '/en/products',
    title: 'Produkte',
    description: 'Überblick über die Baureihen KP, MD und TS.',
    node: 12,
    type: 'seite',
    content: `<p>Drei Baureihen, über 400 Varianten. Die Auswahl hängt von Medium, Temperatur und Förderhöhe ab; unser Vertrieb rechnet Ihnen den Betriebspunkt kostenlos aus.</p>
<table><thead><tr><th>Baureihe</th><th>Medium</th><th>Förderstrom</th><th>Förderhöhe</th></tr></thead><tbody><tr><td><a href="/de/produkte/kreiselpumpe-kp-200">KP 200</a></td><td>Abwasser, Schlamm</td><td>bis 1.200 m³/h</td><td>bis 48 m</td></tr><tr><td>MD 12</td><td>Säuren, Laugen</td><td>bis 380 l/h</td><td>bis 100 m</td></tr><tr><td>TS 65</td><td>Grundwasser</td><td>bis 90 m³/h</td><td>bis 160 m</td></tr></tbody></table>`,
  },
  {
    language: 'de',
    path: '/de/produkte/kreiselpumpe-kp-200',
    other: '/en/products',
    title: 'Kreiselpumpe KP 200',
    description: 'Abwasserpumpe mit verstopfungsfreiem Laufrad.',
    node: 27,
    type: 'produkt',
    content: `<p>Die KP 200 fördert, woran andere sich verschlucken: Feuchttücher, Sand, Fasern. Das offene Laufrad dreht langsam und lässt Kugeln bis 80 mm durch.</p>
<div class="field field--name-field-video field--type-video-embed-field"><div class="video-embed-field-provider-vimeo video-embed-field-responsive-video"><iframe class="optanon-category-C0003" title="KP 200 im Dauerversuch" width="854" height="480" data-src="https://player.vimeo.com/video/908172645?dnt=1&amp;title=0" allow="fullscreen" allowfullscreen></iframe><div class="video-consent"><p><strong>Film „KP 200 im Dauerversuch“</strong></p><p>Der Film liegt bei Vimeo Inc. (USA). Er wird erst geladen, wenn Sie den funktionalen Cookies zustimmen.</p><p><button type="button" class="btn" data-open-consent>Cookie-Einstellungen öffnen</button></p></div></div></div>
<h2>Technische Daten</h2><table><tbody><tr><th>Förderstrom</th><td>80–1.200 m³/h</td></tr><tr><th>Wellenabdichtung</th><td>Doppelte Gleitringdichtung</td></tr><tr><th>Antrieb</th><td>IE4-Motor, 15–75 kW</td></tr></tbody></table><p>Maßblätter und Kennlinien finden Sie im <a href="/de/service/produktkatalog">Produktkatalog</a>.</p>`,
  },
  {
    language: 'de',
    path: '/de/service/produktkatalog',
    other: '/en/products',
    title: 'Produktkatalog 2025/26',
    description: 'Katalog mit Kennlinien und Maßblättern als PDF.',
    node: 41,
    type: 'seite',
    content: `<p>312 Seiten, 18 MB: alle Baureihen mit Kennlinien, Maßblättern und Ersatzteilnummern. Füllen Sie das Formular aus, dann steht der Katalog sofort zum Herunterladen bereit.</p>
<div class="field field--name-field-formular"><iframe src="${form}" width="100%" height="760" type="text/html" frameborder="0" allowTransparency="true" style="border: 0" title="Katalog anfordern"></iframe></div>`,
  },
  {
    language: 'de',
    path: '/de/service/produktkatalog/danke',
    other: '/en/products',
    title: 'Vielen Dank',
    description: 'Der Katalog steht bereit.',
    node: 42,
    type: 'seite',
    content:
      '<p>Ihr Katalog steht bereit: <a class="file file--mime-application-pdf" href="/sites/default/files/2025-09/hpt-produktkatalog-2025-26.pdf" type="application/pdf">hpt-produktkatalog-2025-26.pdf</a> (18 MB).</p>',
  },
  {
    language: 'de',
    path: '/de/karriere',
    other: '/en',
    title: 'Karriere',
    description: 'Offene Stellen und Ausbildungsplätze in Hagen.',
    node: 55,
    type: 'seite',
    content: `<p>Bei uns gibt es Tarif, Gleitzeit und einen Prüfstand, der so laut ist, dass man danach den Feierabend hört. Diese Stellen sind frei:</p>
<div class="field field--name-field-jobs"><iframe id="personio-iframe" src="https://pumpentechnik-hagen.jobs.personio.de/?language=de" width="100%" height="320" style="border:0" title="Offene Stellen"></iframe></div>
<p>Nichts dabei? Schreiben Sie an <a href="mailto:personal@pumpentechnik-hagen.test">personal@pumpentechnik-hagen.test</a>.</p>`,
  },
  {
    language: 'de',
    path: '/de/kontakt',
    other: '/en/contact',
    title: 'Kontakt',
    description: 'So erreichen Sie uns.',
    node: 61,
    type: 'seite',
    content: `<p>Eckeseyer Straße 212, 58089 Hagen. Telefon +49 2331 555084-0, montags bis freitags 7 bis 17 Uhr. <a href="https://www.google.com/maps/dir/?api=1&amp;destination=Eckeseyer+Stra%C3%9Fe+212+Hagen" target="_blank" rel="noopener">Route in Google Maps öffnen</a></p>${contactForm}`,
  },
];
