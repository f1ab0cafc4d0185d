import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { LegalPageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { controlItem, textItem } from '../items.ts';
import type { ImprintElementKind } from '../shared/imprint/imprint-elements.ts';
import { openFieldsIn } from '../shared/imprint/open-fields.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { imprintNoteCause, templateNotes, toldNotes } from '../shared/notice/template-notes.ts';
import { isPrivateSite } from '../shared/services/transport-hosts.ts';
import { elsewhereFixes, elsewhereMessages, elsewhereOf, withElsewhere } from '../shared/site/elsewhere-texts.ts';
import { examineLegalPage, labelOf, legalPageItem, reachHints, startObstacle } from '../shared/site/legal-page.ts';
import { legalPath, presentAs } from '../shared/site/legal-path.ts';
import { labelNames } from '../shared/wording.ts';

const cause = 'imprint';

/** Whether the imprint exists, is what it says and can be reached from every page. */
export default defineCheck({
  id: 'imp-present',
  area: 'imp',
  version: 8,
  weight: 5,
  confidence: 'high',
  legalBasis: [
    statute('§ 5 Abs. 1 DDG', 'Section 5(1) DDG'),
    statute('§ 18 Abs. 1 MStV', 'Section 18(1) MStV'),
    unverified(
      'BGH, 20.7.2006, I ZR 228/03: zwei Klicks genügen',
      'Federal Court of Justice, 20 Jul 2006, I ZR 228/03: two clicks suffice',
    ),
  ],
  volatile: {
    de: 'Der Wortlaut von § 18 MStV verweist teils noch auf das TMG; die Pflicht selbst bestätigen die Medienanstalten',
    en: 'The wording of Section 18 MStV in part still refers to the TMG; the media authorities confirm the duty itself',
    since: '2026-11-21',
  },
  needs: ['imprint', 'imprintElements', 'pages', 'applicability', 'requests'],
  texts: {
    de: {
      title: 'Impressum vorhanden und erreichbar',
      explanation:
        'Wer geschäftsmäßig digitale Dienste anbietet, muss nach § 5 Abs. 1 DDG Angaben wie Name, Anschrift und Kontakt leicht erkennbar, unmittelbar erreichbar und ständig verfügbar halten. § 18 Abs. 1 MStV verlangt Name und Anschrift von allen Angeboten, die nicht ausschließlich persönlichen oder familiären Zwecken dienen. Nach der Rechtsprechung genügt es, wenn das Impressum über zwei Klicks erreichbar ist.',
      confidenceReason:
        'Der Link wird auf jeder besuchten Seite gesucht und sein Ziel gelesen; Text, der nur im Bild steht, ist nicht lesbar.',
      howToFix:
        '1. Stellen Sie die vollständige Anbieterkennzeichnung als Text auf einer Seite bereit, die sich ohne Anmeldung öffnen lässt.\n2. Setzen Sie einen gut sichtbaren Link „Impressum“ auf diese Seite in die Fußzeile jeder Seite.',
      fixes: {
        ...elsewhereFixes('imprint', 'de'),
        deadLink:
          '1. Stellen Sie die vollständige Anbieterkennzeichnung als Text auf einer Seite bereit, wenn es noch keine gibt.\n2. Tragen Sie beim vorhandenen Link „{label}“ die Adresse dieser Seite als Ziel ein.',
        gone: '1. Stellen Sie das Impressum unter {url} bereit, oder berichtigen Sie das Ziel des Links.',
        empty: '1. Nehmen Sie auf {url} die vollständige Anbieterkennzeichnung als Text auf.',
        placeholder: '1. Ersetzen Sie den Platzhalter auf {url} durch die vollständige Anbieterkennzeichnung.',
        other: '1. Nehmen Sie auf {url} die vollständige Anbieterkennzeichnung auf, oder berichtigen Sie das Ziel des Links.',
        thin: '1. Überschreiben Sie die Angaben auf {url} mit „Impressum“, und vergleichen Sie sie mit § 5 DDG.',
        fileOnly: '1. Stellen Sie dieselben Angaben als Text auf einer HTML-Seite bereit, und verlinken Sie diese.',
        notLinked: '1. Setzen Sie in die Fußzeile jeder Seite einen Link „Impressum“ mit dem Ziel {url}.',
        emptyLink:
          '1. Tragen Sie beim vorhandenen Link „{label}“ die Adresse {url} als Ziel ein.\n2. Öffnen Sie den Link auf jeder der genannten Seiten.',
        onlyInMenu:
          '1. Setzen Sie einen Link „{label}“, der ohne weiteren Klick zu sehen ist, auf die genannten Seiten, am einfachsten in die gemeinsame Fußzeile.',
        missingOnPages: '1. Ergänzen Sie den Link zum Impressum auf den genannten Seiten, am einfachsten in der gemeinsamen Fußzeile.',
        unusualLabel: '1. Nennen Sie den Link „Impressum“ statt „{label}“.',
        openFields:
          '1. Ersetzen Sie jedes unausgefüllte Feld durch Ihre Angabe.\n2. Was es bei Ihnen nicht gibt (etwa eine USt-IdNr.), streichen Sie samt der Überschrift; Hinweise der Vorlage entfernen Sie.',
        templateNote: '1. Ergänzen Sie im Impressum, was der Hinweis verlangt und noch fehlt, und streichen Sie ihn danach: „{quote}“.',
        templateNotes:
          '1. Ergänzen Sie im Impressum, was diese Hinweise verlangen und noch fehlt, und streichen Sie danach jeden von ihnen: „{quote}“.',
      },
      messages: {
        ...elsewhereMessages('imprint', 'de'),
        missing: 'Auf der Startseite wurde kein Link zu einem Impressum gefunden, und keine der üblichen Adressen führt zu einem',
        deadLink: 'Der Link „{label}“ führt zu keiner Seite; sein Ziel ist leer',
        gone: 'Die verlinkte Seite {url} wurde nicht gefunden (Status {status})',
        empty: 'Die Seite {url} enthält keinen lesbaren Text',
        placeholder: 'Die Seite {url} enthält nur einen Platzhalter',
        other: 'Die Seite {url} enthält keine Anbieterkennzeichnung',
        thin: 'Die Seite {url} nennt Anschrift und Kontakt, ist aber nicht sicher als Impressum zu erkennen',
        fileOnly: 'Das Impressum liegt nur als Datei oder Bild vor',
        notLinked: 'Es gibt ein Impressum unter {url}, aber keine der geprüften Seiten verlinkt es',
        emptyLink:
          'Der Link „{label}“ führt auf {pages} von {total} geprüften HTML-Seiten (die Seite des Impressums nicht mitgezählt) zu keiner Seite: {paths} ({target}); das Impressum steht unter {url}',
        onlyInMenu:
          'Auf {pages} von {total} geprüften HTML-Seiten (die Seite des Impressums nicht mitgezählt) ist der Link „{label}“ nicht zu sehen; er steht dort nur in einem Menü, das erst zu öffnen ist',
        missingOnPages:
          'Auf {pages} von {total} geprüften HTML-Seiten (die Seite des Impressums nicht mitgezählt) fehlt der Link zum Impressum',
        unusualLabel: 'Das Impressum ist nur über die Bezeichnung „{label}“ zu finden',
        openFields: 'Im Impressum ({path}) sind Felder der Vorlage nicht ausgefüllt: {fields}',
        templateNote: 'Im Impressum ({path}) steht noch ein Hinweis, der sich an den Betreiber richtet und nicht an Besucher: „{quote}“',
        templateNotes:
          'Im Impressum ({path}) stehen noch {count} Hinweise, die sich an den Betreiber richten und nicht an Besucher: „{quote}“',
        overlay:
          'Ein Impressum ist vorhanden; „{label}“ öffnet es auf der Seite selbst, eine eigene Adresse hat es nicht. Empfehlung: Geben Sie ihm auch eine, damit es sich ohne Skripte öffnen, verlinken und drucken lässt',
        present: 'Ein Impressum ist vorhanden und von den geprüften Seiten verlinkt: {path}',
        notRequired: 'Kein Impressum erforderlich, wenn die Website ausschließlich persönlichen oder familiären Zwecken dient',
        notRead: 'Das Impressum ließ sich nicht lesen ({reason})',
        notExamined: 'Die Startseite ließ sich nicht vollständig prüfen; ob ein Impressum verlinkt ist, ist offen',
        loginRequired: 'Die Website ist nur nach einer Anmeldung zugänglich; ob ein Impressum verlinkt ist, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob ein Impressum folgt, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob ein Impressum verlinkt ist, ist offen',
      },
    },
    en: {
      title: 'Imprint present and reachable',
      explanation:
        'Whoever offers digital services in the course of business must, under Section 5(1) DDG, keep details such as name, address and contact easily recognisable, directly reachable and permanently available. Section 18(1) MStV asks for name and address from all offers that do not serve exclusively personal or family purposes. According to case law it suffices if the imprint can be reached with two clicks.',
      confidenceReason:
        'The link is looked for on each page visited and its target is read; text that stands only in a picture cannot be read.',
      howToFix:
        '1. Provide the complete provider details as text on a page that can be opened without a login.\n2. Place a clearly visible link “Impressum” to this page in the footer of every page.',
      fixes: {
        ...elsewhereFixes('imprint', 'en'),
        deadLink:
          '1. Provide the complete provider details as text on a page if there is none yet.\n2. Enter the address of this page as the target of the existing link “{label}”.',
        gone: '1. Provide the imprint at {url}, or correct the target of the link.',
        empty: '1. Put the complete provider details on {url} as text.',
        placeholder: '1. Replace the placeholder on {url} with the complete provider details.',
        other: '1. Put the complete provider details on {url}, or correct the target of the link.',
        thin: '1. Head the details on {url} with “Impressum”, and compare them with Section 5 DDG.',
        fileOnly: '1. Provide the same details as text on an HTML page, and link to it.',
        notLinked: '1. Place a link “Impressum” with the target {url} in the footer of every page.',
        emptyLink: '1. Enter the address {url} as the target of the existing link “{label}”.\n2. Open the link on each of the pages named.',
        onlyInMenu:
          '1. Place a link “{label}” that can be seen without a further click on the pages named, most easily in the common footer.',
        missingOnPages: '1. Add the link to the imprint on the pages named, most easily in the common footer.',
        unusualLabel: '1. Call the link “Impressum” instead of “{label}”.',
        openFields:
          '1. Replace each field that is not filled in with your statement.\n2. Delete, with its heading, what you do not have (a VAT id, for instance), and remove the notes of the template.',
        templateNote: '1. Add to the imprint what the note asks for and what is still missing, then delete the note: “{quote}”.',
        templateNotes: '1. Add to the imprint what these notes ask for and what is still missing, then delete each of them: “{quote}”.',
      },
      messages: {
        ...elsewhereMessages('imprint', 'en'),
        missing: 'No link to an imprint was found on the start page, and none of the usual addresses leads to one',
        deadLink: 'The link “{label}” leads to no page; its target is empty',
        gone: 'The linked page {url} was not found (status {status})',
        empty: 'The page {url} contains no readable text',
        placeholder: 'The page {url} contains only a placeholder',
        other: 'The page {url} contains no provider details',
        thin: 'The page {url} states address and contact, but is not clearly recognisable as an imprint',
        fileOnly: 'The imprint exists only as a file or image',
        notLinked: 'There is an imprint at {url}, but none of the pages examined links to it',
        emptyLink:
          'The link “{label}” leads to no page on {pages} of {total|HTML page|HTML pages} examined (the page of the imprint not counted): {paths} ({target}); the imprint is at {url}',
        onlyInMenu:
          'On {pages} of {total|HTML page|HTML pages} examined (the page of the imprint not counted), the link “{label}” cannot be seen; it stands there only in a menu that has to be opened first',
        missingOnPages:
          'The link to the imprint is missing on {pages} of {total|HTML page|HTML pages} examined (the page of the imprint not counted)',
        unusualLabel: 'The imprint can only be found under the label “{label}”',
        openFields: 'Fields of the template are not filled in on the imprint ({path}): {fields}',
        templateNote: 'The imprint ({path}) still holds a note meant for the operator and not for visitors: “{quote}”',
        templateNotes: 'The imprint ({path}) still holds {count} notes meant for the operator and not for visitors: “{quote}”',
        overlay:
          'There is an imprint; “{label}” opens it on the page itself, it has no address of its own. Recommendation: give it one as well, so that it can be opened without scripts, linked and printed',
        present: 'There is an imprint, linked from the pages examined: {path}',
        notRequired: 'No imprint is required if the site serves exclusively personal or family purposes',
        notRead: 'The imprint could not be read ({reason})',
        notExamined: 'The start page could not be examined completely; whether it links to an imprint is open',
        loginRequired: 'The site is accessible only after a login; whether it links to an imprint is open',
        underConstruction: 'The start page only announces the site; whether an imprint follows is open',
        language: 'The language of the start page is not supported; whether it links to an imprint is open',
      },
    },
  },
  run({ imprint, imprintElements, pages, applicability, requests }): Verdict {
    if (isPrivateSite(applicability) && applicability.settings.purposes.includes('private-hobby')) {
      return { class: 'Conform', message: 'notRequired' };
    }
    const state = examineLegalPage(imprint, pages);
    if (state.kind === 'open') return { class: 'NoClassification', message: 'notRead', params: { reason: state.reason } };
    if (state.kind === 'missing') {
      const obstacle = startObstacle(pages);
      if (obstacle) return { class: 'NoClassification', message: obstacle };
    }
    const item = legalPageItem(imprint, pages);
    const finding = (message: string): Finding => ({
      message,
      params: { url: imprint.url ?? '', status: imprint.status ?? '–', label: imprint.linkText ?? '' },
      items: [item],
      cause,
    });
    if (state.kind === 'file' || (state.kind === 'faulty' && state.fault === 'empty' && isImageOnly(imprint, requests))) {
      return { class: 'Hint', findings: [finding('fileOnly')] };
    }
    if (state.kind === 'faulty' && state.fault === 'other' && statesContact(imprintElements)) {
      return { class: 'Hint', findings: [finding('thin')] };
    }
    if (state.kind !== 'read') {
      // Without any sign of business the duty hangs on the purpose alone, which the site does not tell.
      const level = applicability.isBusiness === false ? 'Hint' : 'Risk';
      return { class: level, findings: [finding(state.kind === 'missing' ? 'missing' : state.fault)] };
    }
    const label = labelOf(imprint, pages);
    const unusual: Finding[] =
      label !== null && !labelNames('imprint', label)
        ? [{ message: 'unusualLabel', params: { label }, items: [controlItem(imprint.url ?? '', label)], cause }]
        : [];
    const hints = [...openFields(imprint), ...notesToAuthor(imprint), ...reachHints(imprint, pages, cause), ...unusual];
    return withElsewhere(hints, elsewhereOf(imprint, cause)) ?? { class: 'Conform', ...presentAs(imprint) };
  },
});

/** Fields that nobody filled in, beside what the imprint states. */
function openFields(imprint: LegalPageFact): Finding[] {
  const fields = openFieldsIn(imprint.text);
  const [first, ...rest] = fields.map((field) => textItem(imprint.url ?? '', field));
  if (!first) return [];
  const params = { path: legalPath(imprint), fields: fields.join(', ') };
  return [{ message: 'openFields', params, items: [first, ...rest], cause: `${cause}:fields` }];
}

/** A disclaimer says that of the articles of the site. */
const ofAdvice = /rechtsberatung|legal\s+advice/i;

/** What the imprint still says to whoever was to finish it. */
function notesToAuthor(imprint: LegalPageFact): Finding[] {
  const sentences = templateNotes(imprint.text).sentences.filter((sentence) => !ofAdvice.test(sentence));
  const told = toldNotes(imprint.url ?? '', sentences);
  return told ? [{ ...told, params: { path: legalPath(imprint), ...told.params }, cause: imprintNoteCause }] : [];
}

/** Address and a way to write or call: what else the page is may have been misread, so nothing is claimed to be missing. */
function statesContact({ elements }: Facts['imprintElements']): boolean {
  const has = (...kinds: ImprintElementKind[]) => elements.some(({ kind }) => kinds.includes(kind));
  return has('address', 'postBox') && has('email', 'phone', 'contactForm');
}

/** A page without text that shows a picture no other page shows. */
function isImageOnly({ url }: LegalPageFact, requests: Facts['requests']): boolean {
  const images = requests.filter(({ type, party, serviceId }) => type === 'image' && party === 'first' && serviceId === null);
  const elsewhere = new Set(images.filter(({ pageUrl }) => pageUrl !== url).map((image) => image.url));
  return images.some((image) => image.pageUrl === url && !elsewhere.has(image.url));
}
