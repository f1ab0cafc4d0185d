import { accounts } from './accounts.ts';
import { button, code, image, picture, type SquarespacePage, section, text } from './squarespace.ts';

const encodeHtml = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const player = (video: string, title: string) =>
  `<iframe src="https://player.vimeo.com/video/${video}?dnt=1&app_id=122963" width="1920" height="1080" frameborder="0" allow="autoplay; fullscreen; picture-in-picture" title="${title}"></iframe>`;

/** A video block: the picture is the platform's, the player comes with the click. */
const video = (id: string, title: string) =>
  `<div class="sqs-block video-block sqs-block-video" data-block-type="32"><div class="sqs-block-content"><div class="sqs-video-wrapper" data-load="false" data-html="${encodeHtml(JSON.stringify({ html: player(id, title), width: 1920, height: 1080 }))}" data-provider-name="Vimeo"><div class="intrinsic-inner"></div><div class="sqs-video-overlay"><img data-src="${picture('buehne.jpg')}" alt="${title}" class="thumb-image"><button type="button" class="sqs-video-opaque" aria-label="Video von Vimeo abspielen">▶</button></div></div><p class="small">Der Film kommt erst mit deinem Klick von Vimeo (USA), ohne Wiedererkennung („Do not track“).</p></div></div>`;

const voice = (photo: string, alt: string, words: string, who: string) =>
  `<div>${image(photo, alt)}${text(`<blockquote>„${words}“</blockquote><p class="small">${who}</p>`)}</div>`;

/** Start page and courses. */
export const offers: readonly SquarespacePage[] = [
  {
    path: '/',
    title: 'Stimmtraining & Sprechtraining Leipzig und online',
    description: 'Stimm- und Sprechtraining für Menschen, die gehört werden wollen. Onlinekurse, Stimmclub und Einzelcoaching.',
    collectionId: '60c2f1a0e47a035d19c84b41',
    sells: true,
    content: [
      section(
        `${text('<h1>Deine Stimme kann mehr, als du ihr zutraust.</h1><p>Ich bin Judith, Sprechwissenschaftlerin und Stimmtrainerin aus Leipzig. Ich zeige dir, wie du ruhig, klar und ohne Kratzen im Hals sprichst – in der Konferenz, im Klassenzimmer, im Podcast.</p>')}${button('/stimmcheck', 'Kostenlosen Stimm-Check anfragen')}${image('judith.jpg', 'Judith Marlen Hagedorn')}`,
        'bright',
      ),
      section(`${text('<h2>So arbeite ich</h2>')}${video(accounts.vimeoTrailer, 'Zwei Minuten aus einem Training')}`),
      section(
        `${text('<h2>Das sagen Teilnehmende</h2>')}<div class="cards">${voice('stimme-1.jpg', 'Symbolbild einer Teilnehmerin', 'Ich halte heute Elternabende, ohne danach heiser zu sein.', 'Katrin, Lehrerin (Name geändert, Symbolfoto; veröffentlicht mit Einwilligung)')}${voice('stimme-2.jpg', 'Symbolbild eines Teilnehmers', 'Mein Team fragt nicht mehr nach, ob ich das bitte wiederholen kann.', 'Amir, Projektleiter (Name geändert, Symbolfoto; veröffentlicht mit Einwilligung)')}${voice('stimme-3.jpg', 'Henrike Dallmann', 'Nach meiner Stimmlippen-Operation im Frühjahr dachte ich, das war es mit dem Singen. Judith hat mir meine Stimme zurückgegeben.', 'Henrike Dallmann, Chorleiterin aus Markkleeberg')}</div>`,
        'bright',
      ),
    ].join('\n'),
  },
  {
    path: '/onlinekurse',
    title: 'Onlinekurse und Stimmclub',
    description: 'Der Onlinekurs „Stimme, die trägt“ und der monatliche Stimmclub.',
    collectionId: '60c2f1b3e47a035d19c84b52',
    sells: true,
    content: [
      section(
        `${text('<h1>Stimme, die trägt</h1><p>Acht Wochen, 34 Lektionen, wöchentliche Aufgabe: Du schickst mir eine Aufnahme, ich antworte mit einer persönlichen Korrektur.</p><p><strong>397 €</strong> <s>497 €</s><br><span class="small">Endpreis. Nach § 19 UStG ohne ausgewiesene Umsatzsteuer.</span></p>')}${button(`${accounts.ablefy}/stimme-die-traegt/payment`, 'Jetzt kaufen')}${image('kurs-cover.png', 'Titelbild des Kurses')}${text('<p class="small">Der Knopf führt zur Bestellseite bei ablefy. Dort siehst du alles noch einmal, bevor du zahlungspflichtig bestellst. Das Häkchen zum Widerrufsrecht setzt du erst bei ablefy.</p>')}`,
        'bright',
      ),
      section(
        `${text('<h2>Probelektion: Der Atem vor dem ersten Wort</h2>')}${code(`<div class="sqs-video-wrapper">${player(accounts.vimeoLesson, 'Probelektion').replaceAll('&', '&amp;')}</div>`)}`,
      ),
      section(
        `${image('stimmclub.png', 'Stimmclub')}${text('<h2>Stimmclub</h2><p>Jeden Mittwoch um 7:30 Uhr gemeinsam aufwärmen, jeden Monat ein neues Thema, dazu der Austausch in der Gruppe.</p><p><strong>29 € im Monat</strong> inkl. 19 % MwSt., Mindestlaufzeit drei Monate. Danach kannst du monatlich aufhören: eine Mail an mich genügt.</p>')}${button('https://elopage.com/s/stimmraum-akademie/stimmclub/payment', 'Mitglied werden')}`,
      ),
      section(
        text(
          '<h2>Häufige Fragen</h2><h3>Wie lange habe ich Zugriff?</h3><p>Auf den Kurs zwölf Monate ab Kauf, auf den Stimmclub, solange du Mitglied bist.</p><h3>Bekomme ich ein Zertifikat?</h3><p>Wenn du alle Aufgaben eingereicht hast, erhältst du eine Teilnahmebestätigung.</p><h3>Hilft mir der Kurs bei einer Stimmstörung?</h3><p>Nein, Training ersetzt keine Therapie. Bist du länger als drei Wochen heiser, geh bitte zuerst in eine HNO-Praxis.</p>',
        ),
      ),
    ].join('\n'),
  },
];
