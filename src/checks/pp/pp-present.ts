import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { LegalPageFact } from '../facts/pages.ts';
import { atLeastOne, textItem } from '../items.ts';
import { guidance, statute } from '../shared/law/law.ts';
import { templateNotes, toldNotes } from '../shared/notice/template-notes.ts';
import { unfilledPlaces } from '../shared/notice/unfilled-places.ts';
import { isPrivateSite } from '../shared/services/transport-hosts.ts';
import { elsewhereFixes, elsewhereMessages, elsewhereOf, withElsewhere } from '../shared/site/elsewhere-texts.ts';
import { examineLegalPage, legalPageItem, reachHints, searchableText, startObstacle } from '../shared/site/legal-page.ts';
import { presentAs } from '../shared/site/legal-path.ts';
import { mentions, plainText, shortList, wholeWords } from '../shared/wording.ts';

const cause = 'privacy-notice';
const shortestNotice = 1_000;

/** What a notice cannot do without: controller, purposes, rights, storage, legal basis. */
const topics = [
  'verantwortliche[rn]?|controller|responsible\\s+(?:party|body|entity|for)',
  'zwecke?n?|purposes?',
  '(?:recht(?:e)?\\s+auf\\s+)?auskunft|ihre\\s+rechte|betroffenenrechte|right\\s+(?:of|to)\\s+access|your\\s+rights',
  'speicherdauer|aufbewahrung[a-zß-ɏ]*|gelöscht|löschen|retention|stored\\s+for|deleted',
  'art(?:ikel|icle|\\.)?\\s*6(?:\\s*\\(1\\)|\\s*abs(?:atz|\\.)?\\s*1)?',
].map(wholeWords);

/** Whether the privacy notice exists, is one and can be reached from every page. */
export default defineCheck({
  id: 'pp-present',
  area: 'pp',
  version: 10,
  weight: 5,
  confidence: 'high',
  legalBasis: [
    statute('Art. 12 Abs. 1 DSGVO', 'Art. 12(1) GDPR'),
    statute('Art. 13 DSGVO', 'Art. 13 GDPR'),
    guidance('WP260 rev.01: eigener Link auf jeder Seite', 'WP260 rev.01: a link of its own on every page'),
  ],
  needs: ['privacy', 'terms', 'pages', 'applicability'],
  texts: {
    de: {
      title: 'Datenschutzerklärung vorhanden und erreichbar',
      explanation:
        'Jede Website verarbeitet schon beim Aufruf personenbezogene Daten, etwa die IP-Adresse. Art. 13 DSGVO verlangt, Besucher zu diesem Zeitpunkt zu informieren; Art. 12 Abs. 1 DSGVO verlangt dafür eine leicht zugängliche Form. Die Aufsichtsbehörden verstehen darunter einen eigenen, eindeutig benannten Link auf jeder Seite.',
      confidenceReason: 'Der Link wird auf jeder besuchten Seite gesucht, sein Ziel gelesen und am Inhalt erkannt, nicht nur am Namen.',
      howToFix:
        '1. Veröffentlichen Sie eine Datenschutzerklärung auf einer eigenen Seite.\n2. Setzen Sie einen eindeutig benannten Link „Datenschutz“ oder „Datenschutzerklärung“ in die Fußzeile jeder Seite.\n3. Nennen Sie mindestens Verantwortlichen, Zwecke, Rechtsgrundlagen, Speicherdauer und Rechte.',
      fixes: {
        ...elsewhereFixes('privacy', 'de'),
        deadLink:
          '1. Veröffentlichen Sie eine Datenschutzerklärung auf einer eigenen Seite, wenn es noch keine gibt.\n2. Tragen Sie beim vorhandenen Link „{label}“ die Adresse dieser Seite als Ziel ein.',
        gone: '1. Stellen Sie die Datenschutzerklärung unter {url} bereit, oder berichtigen Sie das Ziel des Links.',
        empty: '1. Stellen Sie auf {url} die Datenschutzerklärung als Text bereit.',
        embedded:
          '1. Öffnen Sie {url}, und prüfen Sie, ob dort die ganze Datenschutzerklärung zu lesen ist.\n2. Ist sie es nicht, stellen Sie sie dort als Text bereit.',
        placeholder: '1. Ersetzen Sie den Platzhalter auf {url} durch die Datenschutzerklärung.',
        other: '1. Stellen Sie die Datenschutzerklärung auf {url} bereit, oder berichtigen Sie das Ziel des Links.',
        thin: '1. Ergänzen Sie auf {url}, was fehlt: Verantwortlicher, Zwecke, Rechtsgrundlagen, Speicherdauer, Rechte.',
        short:
          '1. Prüfen Sie, ob Verantwortlicher, Zwecke, Rechtsgrundlagen, Speicherdauer und Rechte genannt sind, und ergänzen Sie, was fehlt.',
        unfilled:
          '1. Ersetzen Sie diese Stellen durch Ihre Angaben, oder streichen Sie den Satz, wenn er auf Sie nicht zutrifft: {places}.\n2. Lesen Sie danach den ganzen Text: Wo ein Muster nicht ausgefüllt ist, passt oft auch anderes nicht.',
        shortCode:
          '1. Prüfen Sie, ob die Erweiterung, die diesen Kurzcode ersetzt, installiert und aktiv ist: {places}. Brauchen Sie sie, schalten Sie sie ein; sonst entfernen Sie den Kurzcode mit dem Satz davor.\n2. Öffnen Sie die Seite abgemeldet, und prüfen Sie, dass dort steht, was der Satz ankündigt.',
        templateNote:
          '1. Streichen Sie den Hinweis aus der veröffentlichten Datenschutzerklärung, nachdem Sie getan haben, was er verlangt, etwa prüfen, ergänzen oder anpassen: „{quote}“.',
        templateNotes:
          '1. Tun Sie, was diese Hinweise in der veröffentlichten Datenschutzerklärung verlangen, etwa prüfen, ergänzen oder anpassen, und streichen Sie danach jeden von ihnen: „{quote}“.\n2. Lesen Sie danach den ganzen Text: Wo ein Muster nicht fertig ist, fehlt oft auch anderes.',
        suggestion:
          '1. Lesen Sie jeden Abschnitt, über dem „{quote}“ steht: Passt er zu Ihrer Website, streichen Sie nur diese Worte; sonst berichtigen oder streichen Sie den Abschnitt.\n2. Ergänzen Sie, was die Vorschläge nicht kennen, etwa Hosting, Formulare und eingebundene Dienste.',
        fileOnly:
          '1. Stellen Sie die Datenschutzerklärung auch als HTML-Seite bereit, und verlinken Sie diese; die PDF-Datei kann bleiben.',
        onlyInTerms:
          '1. Stellen Sie die Datenschutzhinweise auf eine eigene Seite.\n2. Setzen Sie einen Link „Datenschutz“ auf diese Seite in die Fußzeile jeder Seite.',
        notLinked: '1. Setzen Sie in die Fußzeile jeder Seite einen Link „Datenschutz“ mit dem Ziel {url}.',
        emptyLink:
          '1. Tragen Sie beim vorhandenen Link „{label}“ die Adresse {url} als Ziel ein.\n2. Öffnen Sie den Link auf jeder der genannten Seiten.',
        onlyInMenu:
          '1. Setzen Sie einen Link „{label}“, der ohne weiteren Klick zu sehen ist, auf die genannten Seiten, am einfachsten in die gemeinsame Fußzeile.',
        missingOnPages:
          '1. Ergänzen Sie den Link zur Datenschutzerklärung auf den genannten Seiten, am einfachsten in der gemeinsamen Fußzeile.',
      },
      messages: {
        ...elsewhereMessages('privacy', 'de'),
        missing:
          'Auf der Startseite wurde kein Link zu einer Datenschutzerklärung gefunden, und keine der üblichen Adressen führt zu einer',
        deadLink: 'Der Link „{label}“ führt zu keiner Seite; sein Ziel ist leer',
        gone: 'Die verlinkte Seite {url} wurde nicht gefunden (Status {status})',
        empty: 'Die Seite {url} enthält keinen lesbaren Text',
        placeholder: 'Die Seite {url} enthält nur einen Platzhalter',
        other: 'Die Seite {url} enthält keine Datenschutzerklärung',
        unfilled: 'In der Datenschutzerklärung stehen noch Platzhalter eines Musters: {places}',
        shortCode: 'In der Datenschutzerklärung steht ein Kurzcode, den das System nicht ersetzt: {places}',
        templateNote:
          'In der veröffentlichten Datenschutzerklärung steht noch ein Hinweis, der sich an den Betreiber richtet und nicht an Besucher: „{quote}“',
        templateNotes:
          'In der veröffentlichten Datenschutzerklärung stehen noch {count} Hinweise, die sich an den Betreiber richten und nicht an Besucher: „{quote}“',
        suggestion:
          'Über {count|=einem Abschnitt|Abschnitten} der Datenschutzerklärung stehen noch die Worte, mit denen das System seine Vorschläge einleitet („{quote}“); ob der Text zur Website passt, hat wohl niemand geprüft',
        thin: 'Der Text unter {url} nennt nur {found} von 5 Kernangaben einer Datenschutzerklärung',
        short: 'Die Datenschutzerklärung umfasst nur {length} Zeichen',
        fileOnly:
          'Die Datenschutzerklärung liegt nur als Datei vor ({url}); eine PDF-Datei ist auf dem Smartphone und mit Vorlesehilfen schlechter zu lesen als eine Seite',
        onlyInTerms: 'Datenschutzhinweise stehen nur innerhalb der AGB',
        notLinked: 'Es gibt eine Datenschutzerklärung unter {url}, aber keine der geprüften Seiten verlinkt sie',
        emptyLink:
          'Der Link „{label}“ führt auf {pages} von {total} geprüften HTML-Seiten (die Seite der Datenschutzerklärung nicht mitgezählt) zu keiner Seite: {paths} ({target}); die Datenschutzerklärung steht unter {url}',
        onlyInMenu:
          'Auf {pages} von {total} geprüften HTML-Seiten (die Seite der Datenschutzerklärung nicht mitgezählt) ist der Link „{label}“ nicht zu sehen; er steht dort nur in einem Menü, das erst zu öffnen ist',
        missingOnPages:
          'Auf {pages} von {total} geprüften HTML-Seiten (die Seite der Datenschutzerklärung nicht mitgezählt) fehlt der Link zur Datenschutzerklärung',
        overlay:
          'Eine Datenschutzerklärung ist vorhanden; „{label}“ öffnet sie auf der Seite selbst, eine eigene Adresse hat sie nicht. Empfehlung: Geben Sie ihr auch eine, damit sie sich ohne Skripte öffnen, verlinken und drucken lässt',
        present: 'Eine Datenschutzerklärung ist vorhanden und von den geprüften Seiten verlinkt: {path}',
        embedded: 'Der Text der Datenschutzerklärung ({url}) kommt wohl von {host} und ließ sich nicht lesen',
        notRead: 'Die Datenschutzerklärung ließ sich nicht lesen ({reason})',
        notExamined: 'Die Startseite ließ sich nicht vollständig prüfen; ob eine Datenschutzerklärung verlinkt ist, ist offen',
        loginRequired: 'Die Website ist nur nach einer Anmeldung zugänglich; ob eine Datenschutzerklärung verlinkt ist, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob eine Datenschutzerklärung folgt, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob eine Datenschutzerklärung verlinkt ist, ist offen',
      },
    },
    en: {
      title: 'Privacy notice present and reachable',
      explanation:
        'Every site processes personal data as soon as it is opened, such as the IP address. Art. 13 GDPR asks for visitors to be informed at that moment; Art. 12(1) GDPR asks for an easily accessible form. The supervisory authorities understand this as a separate, unambiguously named link on every page.',
      confidenceReason:
        'The link is looked for on each page visited; its target is read and recognised by its content, not just by its name.',
      howToFix:
        '1. Publish a privacy notice on a page of its own.\n2. Place an unambiguously named link “Datenschutz” or “Privacy notice” in the footer of every page.\n3. Name at least controller, purposes, legal bases, storage period and rights.',
      fixes: {
        ...elsewhereFixes('privacy', 'en'),
        deadLink:
          '1. Publish a privacy notice on a page of its own if there is none yet.\n2. Enter the address of this page as the target of the existing link “{label}”.',
        gone: '1. Provide the privacy notice at {url}, or correct the target of the link.',
        empty: '1. Provide the privacy notice on {url} as text.',
        embedded: '1. Open {url} and check whether the whole privacy notice can be read there.\n2. If it cannot, provide it there as text.',
        placeholder: '1. Replace the placeholder on {url} with the privacy notice.',
        other: '1. Provide the privacy notice on {url}, or correct the target of the link.',
        thin: '1. Add on {url} what is missing: controller, purposes, legal bases, storage period, rights.',
        short: '1. Check whether controller, purposes, legal bases, storage period and rights are named, and add what is missing.',
        unfilled:
          '1. Replace these places with your details, or delete the sentence if it does not apply to you: {places}.\n2. Then read the whole text: where a template was not filled in, other things often do not fit either.',
        shortCode:
          '1. Check whether the extension that replaces this short code is installed and active: {places}. If you need it, switch it on; otherwise remove the short code with the sentence before it.\n2. Open the page logged out and check that what the sentence announces is there.',
        templateNote:
          '1. Delete the note from the published privacy notice once you have done what it asks, such as checking, completing or adapting: “{quote}”.',
        templateNotes:
          '1. Do what these notes in the published privacy notice ask for, such as checking, adding or adapting, then delete each of them: “{quote}”.\n2. Then read the whole text: where a template is not finished, other things are often missing too.',
        suggestion:
          '1. Read each section headed “{quote}”: if it fits your website, delete only these words; otherwise correct or delete the section.\n2. Add what the suggestions do not know, such as hosting, forms and embedded services.',
        fileOnly: '1. Provide the privacy notice as an HTML page too, and link to it; the PDF file may stay.',
        onlyInTerms:
          '1. Put the privacy information on a page of its own.\n2. Place a link “Datenschutz” to this page in the footer of every page.',
        notLinked: '1. Place a link “Datenschutz” with the target {url} in the footer of every page.',
        emptyLink: '1. Enter the address {url} as the target of the existing link “{label}”.\n2. Open the link on each of the pages named.',
        onlyInMenu:
          '1. Place a link “{label}” that can be seen without a further click on the pages named, most easily in the common footer.',
        missingOnPages: '1. Add the link to the privacy notice on the pages named, most easily in the common footer.',
      },
      messages: {
        ...elsewhereMessages('privacy', 'en'),
        missing: 'No link to a privacy notice was found on the start page, and none of the usual addresses leads to one',
        deadLink: 'The link “{label}” leads to no page; its target is empty',
        gone: 'The linked page {url} was not found (status {status})',
        empty: 'The page {url} contains no readable text',
        placeholder: 'The page {url} contains only a placeholder',
        other: 'The page {url} contains no privacy notice',
        unfilled: 'The privacy notice still contains placeholders of a template: {places}',
        shortCode: 'The privacy notice shows a short code that the system does not replace: {places}',
        templateNote: 'The published privacy notice still contains a note meant for the operator, not for visitors: “{quote}”',
        templateNotes: 'The published privacy notice still contains {count} notes meant for the operator, not for visitors: “{quote}”',
        suggestion:
          'The privacy notice still shows the words with which the system heads its suggestions (“{quote}”, {count|place|places}): probably nobody checked whether the text fits the website',
        thin: 'The text at {url} names only {found} of 5 core items of a privacy notice',
        short: 'The privacy notice has only {length} characters',
        fileOnly:
          'The privacy notice exists only as a file ({url}); on a smartphone and with screen readers a PDF is harder to read than a page',
        onlyInTerms: 'Privacy information is given only within the terms and conditions',
        notLinked: 'There is a privacy notice at {url}, but none of the pages examined links to it',
        emptyLink:
          'The link “{label}” leads to no page on {pages} of {total|HTML page|HTML pages} examined (the page of the privacy notice not counted): {paths} ({target}); the privacy notice is at {url}',
        onlyInMenu:
          'On {pages} of {total|HTML page|HTML pages} examined (the page of the privacy notice not counted), the link “{label}” cannot be seen; it stands there only in a menu that has to be opened first',
        missingOnPages:
          'The link to the privacy notice is missing on {pages} of {total|HTML page|HTML pages} examined (the page of the privacy notice not counted)',
        overlay:
          'There is a privacy notice; “{label}” opens it on the page itself, it has no address of its own. Recommendation: give it one as well, so that it can be opened without scripts, linked and printed',
        present: 'There is a privacy notice, linked from the pages examined: {path}',
        embedded: 'The text of the privacy notice ({url}) probably comes from {host} and could not be read',
        notRead: 'The privacy notice could not be read ({reason})',
        notExamined: 'The start page could not be examined completely; whether it links to a privacy notice is open',
        loginRequired: 'The site is accessible only after a login; whether it links to a privacy notice is open',
        underConstruction: 'The start page only announces the site; whether a privacy notice follows is open',
        language: 'The language of the start page is not supported; whether it links to a privacy notice is open',
      },
    },
  },
  run({ privacy, terms, pages, applicability }): Verdict {
    const state = examineLegalPage(privacy, pages);
    const found = topicsIn(privacy.text);
    const finding = (message: string, legal: LegalPageFact = privacy): Finding => ({
      message,
      params: {
        url: legal.url ?? '',
        status: legal.status ?? '–',
        label: legal.linkText ?? '',
        found,
        length: plainText(legal.text).length,
      },
      items: [legalPageItem(legal, pages)],
      cause,
    });

    if (state.kind === 'open' && privacy.textFrom !== undefined)
      return { class: 'NoClassification', message: 'embedded', params: { host: privacy.textFrom, url: privacy.url ?? '' } };
    if (state.kind === 'open') return { class: 'NoClassification', message: 'notRead', params: { reason: state.reason } };
    if (state.kind === 'file') return { class: 'Hint', findings: [finding('fileOnly')] };
    if (state.kind === 'read') {
      const short = plainText(privacy.text).length < shortestNotice ? [finding('short')] : [];
      const elsewhere = elsewhereOf(privacy, cause);
      const hints = [...short, ...leftOver(privacy), ...reachHints(privacy, pages, cause)];
      return withElsewhere(hints, elsewhere) ?? { class: 'Conform', ...presentAs(privacy) };
    }

    const termsText = searchableText(terms, pages);
    const inTerms = 'text' in termsText && topicsIn(termsText.text) >= 3;
    if (privacy.contentKind === 'terms' && found >= 3) return { class: 'Hint', findings: [finding('onlyInTerms')] };
    if (state.kind === 'missing') {
      if (inTerms) return { class: 'Hint', findings: [finding('onlyInTerms', terms)] };
      const obstacle = startObstacle(pages);
      if (obstacle) return { class: 'NoClassification', message: obstacle };
    } else if (state.fault === 'other' && found > 0) {
      return { class: 'Hint', findings: [finding('thin')] };
    }
    const level = isPrivateSite(applicability) ? 'Hint' : 'Risk';
    return { class: level, findings: [finding(state.kind === 'missing' ? 'missing' : state.fault)] };
  },
});

/** Places that nobody filled in, short codes that the system shows as they are, and notes to the author. */
function leftOver({ url, text }: LegalPageFact): Finding[] {
  const { places, codes } = unfilledPlaces(plainText(text));
  const told = (message: string, found: readonly string[]): Finding[] => {
    const items = atLeastOne(found.map((place) => textItem(url ?? '', place)));
    return items ? [{ message, params: { places: shortList(found) }, items, cause: 'privacy-notice:unfilled' }] : [];
  };
  return [...told('unfilled', places), ...told('shortCode', codes), ...notesToAuthor(url ?? '', text)];
}

/** What the text still says to whoever was to finish it. */
function notesToAuthor(url: string, text: string): Finding[] {
  const { sentences, suggestions } = templateNotes(text);
  const cause = 'privacy-notice:template-note';
  const told = toldNotes(url, sentences);
  return [
    ...(told ? [{ ...told, cause }] : []),
    ...(suggestions
      ? [{ message: 'suggestion', params: { ...suggestions }, items: [textItem(url, suggestions.quote)] as const, cause }]
      : []),
  ];
}

function topicsIn(text: string): number {
  const plain = plainText(text);
  return topics.filter((topic) => mentions(plain, topic)).length;
}
