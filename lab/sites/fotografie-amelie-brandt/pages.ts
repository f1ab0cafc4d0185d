import { image, picture, type SquarespacePage, section, text } from './squarespace.ts';

const gallery = (names: readonly (readonly [string, string])[]) =>
  `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8"><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-default clear"><div class="sqs-gallery">${names.map(([name, alt]) => `<div class="slide" data-type="image"><div class="margin-wrapper"><a role="button" class="image-slide-anchor content-fit" href="${picture(name)}?format=2500w"><img class="thumb-image" data-src="${picture(name)}" data-image-dimensions="1500x1000" alt="${alt}"></a></div></div>`).join('')}</div></div></div></div>`;

const instagram = `<div class="sqs-block instagram-block sqs-block-instagram" data-block-type="42" data-block-json="{&quot;username&quot;:&quot;amelie.brandt.beispiel&quot;,&quot;linkTarget&quot;:&quot;instagram&quot;}"><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-grid-wrapper"><div class="sqs-gallery sqs-gallery-block-grid">${[
  1, 2, 3, 4,
]
  .map(
    (index) =>
      `<div class="slide" data-type="image"><div class="margin-wrapper"><a href="https://www.instagram.com/p/C9xBrand${index}/" target="_blank" class="image-slide-anchor content-fill"><img class="thumb-image" data-src="${picture(`insta-${index}.jpg`)}" alt="Beitrag ${index} von Instagram"></a></div></div>`,
  )
  .join('')}</div></div></div></div>`;

const encodeHtml = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function video(frame: string, overlay = ''): string {
  const json = JSON.stringify({ html: frame, width: 1920, height: 1080 });
  return `<div class="sqs-block video-block sqs-block-video" data-block-type="32"><div class="sqs-block-content"><div class="intrinsic" style="max-width:100%"><div class="embed-block-wrapper"><div class="sqs-video-wrapper" data-load="false" data-html="${encodeHtml(json)}" data-provider-name=""><div class="intrinsic-inner"></div>${overlay}</div></div></div></div></div>`;
}

const vimeo = video(
  '<iframe src="https://player.vimeo.com/video/912204417?app_id=122963&wmode=opaque" width="1920" height="1080" frameborder="0" allow="autoplay; fullscreen; picture-in-picture" title="Lena und Moritz – Hochzeitsfilm"></iframe>',
);
const youTube = video(
  '<iframe src="https://www.youtube.com/embed/amBrFilm2025?feature=oembed&wmode=opaque&enablejsapi=1" width="1280" height="720" frameborder="0" allowfullscreen title="Scheunenhochzeit im Bergischen"></iframe>',
  `<div class="sqs-video-overlay"><img data-src="${picture('film-vorschau.jpg')}" alt="Scheunenhochzeit im Bergischen" class="thumb-image"><button type="button" class="sqs-video-opaque" aria-label="Video abspielen">▶</button></div>`,
);

const field = (type: string, name: string, label: string, input: string, required = true) =>
  `<div id="${type}-yui_3_17_2_1_${name}" class="form-item field ${type}${required ? ' required' : ''}"><label class="title" for="${name}-field">${label}${required ? ' <span class="required" aria-hidden="true">(erforderlich)</span>' : ''}</label>${input}</div>`;
const input = (name: string, type: string, required = true) =>
  `<input class="field-element" id="${name}-field" name="${name}" type="${type}" autocomplete="on"${required ? ' aria-required="true" required' : ''}>`;

const contactForm = `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="63f4b3c9921e5a0f7de61a02" autocomplete="on" method="POST" data-success-redirect=""><div class="field-list clear">
<fieldset class="form-item fields name required two"><div class="field first-name"><label class="caption" for="fname-field">Vorname</label><input class="field-element" id="fname-field" name="fname" type="text" autocomplete="given-name" required></div><div class="field last-name"><label class="caption" for="lname-field">Nachname</label><input class="field-element" id="lname-field" name="lname" type="text" autocomplete="family-name" required></div></fieldset>
${field('email', 'email', 'E-Mail-Adresse', input('email', 'email'))}${field('phone', 'phone', 'Handynummer', input('phone', 'tel'))}${field('date', 'date', 'Hochzeitsdatum', input('date', 'date', false), false)}${field('text', 'location', 'Wo feiert ihr?', input('location', 'text', false), false)}
${field('select', 'found', 'Wie seid ihr auf mich aufmerksam geworden?', '<select class="field-element" id="found-field" name="found"><option>Instagram</option><option>Pinterest</option><option>Google</option><option>Empfehlung</option></select>', false)}
${field('textarea', 'message', 'Eure Geschichte', '<textarea class="field-element" id="message-field" name="message" rows="5" aria-required="true" required></textarea>')}
<fieldset class="form-item field checkbox required"><legend class="title">Datenschutz <span class="required" aria-hidden="true">(erforderlich)</span></legend><div class="option"><label><input type="checkbox" name="checkbox-field" value="Ich stimme zu" required> Ich stimme zu, dass meine Angaben aus dem Kontaktformular zur Beantwortung meiner Anfrage erhoben und verarbeitet werden und dass ich per E-Mail über Aktionen und freie Termine informiert werde.</label></div></fieldset>
</div><div class="form-button-wrapper"><button class="button sqs-system-button sqs-editable-button form-submit-button" type="submit">Absenden</button></div></form></div></div></div></div>`;

/** The pages that visitors come for. */
export const pages: readonly SquarespacePage[] = [
  {
    path: '/',
    title: 'Hochzeitsfotografin Köln',
    description: 'Natürliche Hochzeitsreportagen in Köln und im Bergischen Land.',
    collectionId: '63f4a1c37be0d94a5c8e7730',
    content: `<section data-test="page-section" class="page-section hero section-height--large"><div class="section-border"><div class="section-background"><img alt="Brautpaar auf einer Wiese" data-src="${picture('startbild.jpg')}" fetchpriority="high" sizes="100vw"></div></div><div class="content-wrapper">${text('<h1>Euer Tag, ungestellt.</h1><p>Ich bin Amelie, Hochzeitsfotografin aus Köln. Ich suche keine Posen, sondern die halbe Sekunde davor.</p>')}<a href="/kontakt" class="sqs-block-button-element--medium sqs-block-button-element">Anfragen</a></div></section>
${section(`<div class="sqs-row">${image('lena-und-moritz.jpg', 'Lena und Moritz')}${text('<h2>Reportagen mit Luft</h2><p>Vom Frühstück mit den Trauzeugen bis zum letzten Tanz: Ich begleite euch leise und mit zwei Kameras. Nach spätestens sechs Wochen liegt eure Galerie online bereit.</p><p><a href="/hochzeiten">Zu den Geschichten</a></p>')}</div>`)}
${section(`${text('<h2>Frisch von Instagram</h2>')}${instagram}`)}`,
  },
  {
    path: '/hochzeiten',
    title: 'Hochzeiten',
    description: 'Ausgewählte Hochzeitsreportagen.',
    collectionId: '63f4a1c37be0d94a5c8e7731',
    content: `${section(text('<h1>Hochzeiten</h1><p>Fünf Tage aus den letzten beiden Jahren. Alle Paare haben zugestimmt, dass ich ihre Bilder zeige.</p>'), true)}
${section(
  gallery([
    ['lena-und-moritz.jpg', 'Lena und Moritz auf der Wiese'],
    ['scheunenhochzeit.jpg', 'Gedeckte Tafel in der Scheune'],
    ['ringe.jpg', 'Zwei Ringe'],
    ['brautstrauss.jpg', 'Brautstrauß'],
    ['standesamt.jpg', 'Vor dem Standesamt'],
    ['startbild.jpg', 'Abendlicht'],
  ]),
)}`,
  },
  {
    path: '/filme',
    title: 'Hochzeitsfilme',
    description: 'Kurze Filme von langen Tagen.',
    collectionId: '63f4a1c37be0d94a5c8e7732',
    content: `${section(`${text('<h1>Filme</h1><p>Seit 2024 drehe ich auch. Drei Minuten, ein Lied, keine Drohne.</p>')}${vimeo}`, true)}
${section(`${text('<h2>Scheunenhochzeit im Bergischen</h2>')}${youTube}`, true)}`,
  },
  {
    path: '/ueber-mich',
    title: 'Über mich',
    description: 'Wer hinter der Kamera steht.',
    collectionId: '63f4a1c37be0d94a5c8e7733',
    content: section(
      `<div class="sqs-row">${image('amelie.jpg', 'Amelie Brandt mit Kamera')}${text('<h1>Hallo, ich bin Amelie.</h1><p>Aufgewachsen in Wipperfürth, Ausbildung im Studio Hallmann in Köln, seit 2017 selbstständig. Ich trinke Kaffee schwarz, weine bei jeder zweiten Trauung und habe immer Sicherheitsnadeln dabei.</p><p>Ich arbeite allein und nehme höchstens 22 Hochzeiten im Jahr an.</p>')}</div>`,
    ),
  },
  {
    path: '/preise',
    title: 'Preise',
    description: 'Pakete und Preise für eure Hochzeit.',
    collectionId: '63f4a1c37be0d94a5c8e7734',
    content: `${section(text('<h1>Preise</h1><h3>Standesamt – 690 €</h3><p>Zwei Stunden, 80 bearbeitete Bilder.</p><h3>Halber Tag – 1.490 €</h3><p>Sechs Stunden, 300 Bilder, Vorgespräch.</p><h3>Ganzer Tag – 2.390 €</h3><p>Zehn Stunden, 500 Bilder, Paarshooting.</p><p>Alle Preise sind Endpreise. Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.</p>'), true)}
${section(text('<h2>Häufige Fragen</h2><div class="accordion-item"><h3>Dürfen unsere Bilder privat bleiben?</h3><p>Ja. Ich veröffentliche nur, was ihr ausdrücklich freigebt.</p></div><div class="accordion-item"><h3>Kommst du auch weiter weg?</h3><p>Gern. Ab 60 Kilometern rechne ich 0,40 € je Kilometer.</p></div>'), true)}`,
  },
  {
    path: '/kontakt',
    title: 'Kontakt',
    description: 'Fragt euren Termin an.',
    collectionId: '63f4a1c37be0d94a5c8e7735',
    content: `${section(`${text('<h1>Erzählt mir von euch</h1><p>Schreibt mir oder bucht gleich einen Kennenlern-Termin über den Knopf unten rechts.</p>')}${contactForm}`, true)}`,
  },
];
