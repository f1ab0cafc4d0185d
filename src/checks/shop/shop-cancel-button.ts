import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import { atLeastOne, pageItem, textItem } from '../items.ts';
import { disputed, settled, statute } from '../shared/law/law.ts';
import {
  type ContractControl,
  type ContractForm,
  confirmButtons,
  contractControlItem,
  findControls,
  formBehind,
  reasonFields,
} from '../shared/offer/contract-controls.ts';
import { sellsSubscriptions } from '../shared/offer/contract-offer.ts';
import { openContractTexts } from '../shared/offer/contract-sign.ts';
import { orderHosts } from '../shared/offer/order-hosts.ts';
import { offersContinuingContract, periodicOffer } from '../shared/offer/periodic-price.ts';
import { brokersOnly, unclearOffer } from '../shared/offer/shop-offer.ts';
import { readablePages, startObstacle } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { plainText, quoted, wholeWords } from '../shared/wording.ts';

const cause = 'cancellation-button';

const label = wholeWords(
  'vertr(?:a|ä|ae)ge?\\s+(?:(?:hier|online|jetzt|direkt)\\s+){0,2}(?:zu\\s+)?k(?:ü|ue)ndigen|abo(?:nnement)?s?\\s+(?:(?:hier|online|jetzt)\\s+){0,2}k(?:ü|ue)ndigen|mitgliedschaft(?:en)?\\s+(?:(?:hier|online|jetzt)\\s+){0,2}k(?:ü|ue)ndigen|cancel\\s+(?:your\\s+|my\\s+)?(?:contracts?|subscriptions?|memberships?)(?:\\s+here)?',
);
const deviating = wholeWords(
  'k(?:ü|ue)ndigung(?:en|sformular|sbutton)?|(?:hier\\s+|online\\s+|jetzt\\s+)?k(?:ü|ue)ndigen|cancell?ation|cancel',
);
const confirm = wholeWords(
  'jetzt\\s+k(?:ü|ue)ndigen|k(?:ü|ue)ndigung\\s+(?:jetzt\\s+)?(?:absenden|best(?:ä|ae)tigen)|cancel\\s+now|confirm\\s+cancell?ation',
);

/** Whether consumers can cancel continuing contracts by a button on the site (§ 312k BGB). */
export default defineCheck({
  id: 'shop-cancel-button',
  area: 'shop',
  version: 10,
  weight: 5,
  confidence: 'medium',
  legalBasis: [
    statute('§ 312k BGB', 'Section 312k BGB'),
    settled('BGH, 22.5.2025, I ZR 161/24', 'Federal Court of Justice, 22 May 2025, I ZR 161/24'),
    settled('OLG Köln, 10.1.2025, 6 U 62/24', 'Higher Regional Court Cologne, 10 Jan 2025, 6 U 62/24'),
    settled('OLG München, 20.3.2025, 6 U 4336/23 e', 'Higher Regional Court Munich, 20 Mar 2025, 6 U 4336/23 e'),
    disputed('OLG Nürnberg, 30.7.2024, 3 U 2214/23', 'Higher Regional Court Nuremberg, 30 Jul 2024, 3 U 2214/23', {
      de: 'zur Anmeldung nebenbei großzügiger; umstritten',
      en: 'more lenient on login in passing; disputed',
    }),
  ],
  volatile: {
    de: 'Ob eine Anmeldung vor der Kündigung verlangt werden darf, beurteilen die Gerichte uneinheitlich',
    en: 'Courts are divided on whether a login may be required before cancelling',
    since: '2026-11-21',
  },
  needs: ['pages', 'shopPages', 'forms', 'imprint', 'applicability'],
  texts: {
    de: {
      title: 'Kündigungsschaltfläche „Verträge hier kündigen“',
      explanation:
        'Können Verbraucher auf der Website entgeltliche Dauerschuldverhältnisse schließen, verlangt § 312k BGB eine Schaltfläche „Verträge hier kündigen“ und eine Bestätigungsseite mit „jetzt kündigen“. Beide müssen ständig verfügbar sowie unmittelbar und leicht zugänglich sein. Der BGH (I ZR 161/24) wendet die Pflicht auch auf befristete Verträge gegen einmaliges Entgelt an.',
      confidenceReason: 'Ob Sie laufende Verträge verkaufen, wird aus Einstellungen und Seiten geschlossen; nicht jede Seite wird besucht.',
      howToFix:
        '1. Setzen Sie die Schaltfläche „Verträge hier kündigen“ dauerhaft sichtbar in die Fußzeile jeder Seite, ohne Anmeldung.\n2. Führen Sie sie direkt zur Bestätigungsseite.\n3. Zeigen Sie dort von Anfang an die Schaltfläche „jetzt kündigen“.\n4. Fragen Sie nur die in § 312k Abs. 2 BGB genannten Angaben ab.\n5. Bestätigen Sie sofort elektronisch in Textform Inhalt, Datum und Uhrzeit des Zugangs und das Vertragsende (§ 312k Abs. 4 BGB).',
      fixes: {
        unclear:
          '1. Geben Sie in den Scan-Einstellungen an, ob Verbraucher auf der Website laufende entgeltliche Verträge schließen können; wenn nicht, entfällt diese Prüfung.',
        unclearOffered:
          '1. Klären Sie, ob Verbraucher den Vertrag auf {page} mit Ihnen über die Website schließen können, und geben Sie es in den Scan-Einstellungen an. Wenn nicht, ist hier nichts zu tun.\n2. Sonst setzen Sie die Schaltfläche „Verträge hier kündigen“ dauerhaft sichtbar in die Fußzeile jeder Seite, ohne Anmeldung und mit einer Bestätigungsseite, die „jetzt kündigen“ zeigt.',
        ...openContractTexts.de.fixes,
        deviatingLabel: '1. Beschriften Sie „{label}“ auf {pages} mit „Verträge hier kündigen“ oder einer ebenso eindeutigen Formulierung.',
        hidden: '1. Machen Sie „{label}“ auf {pages} ohne weiteren Klick sichtbar, am besten in der Fußzeile jeder Seite.',
        notDirect: '1. Setzen Sie „{label}“ (bisher auf {pages}) in die Fußzeile jeder Seite, auch der Startseite.',
        loginRequired: '1. Öffnen Sie die Bestätigungsseite ({pages}) auch ohne Anmeldung.',
        confirmLater: '1. Zeigen Sie „jetzt kündigen“ auf {pages} von Anfang an.',
        noForm:
          '1. Legen Sie hinter „{label}“ eine Bestätigungsseite an, die ohne Anmeldung Art der Kündigung (bei außerordentlicher auch den Grund), Name, Vertrag, Zeitpunkt und einen elektronischen Weg für die Bestätigung abfragt und die Schaltfläche „jetzt kündigen“ zeigt (§ 312k Abs. 2 BGB).\n2. Telefon, E-Mail und Kundenkonto können daneben bleiben; sie ersetzen die Seite nicht.',
        noConfirm: '1. Ergänzen Sie auf {pages} eine Schaltfläche „jetzt kündigen“.',
        reasonRequired:
          '1. Machen Sie „{fields}“ auf {pages} freiwillig, oder fragen Sie erst danach, wenn „außerordentlich“ gewählt ist: Nur dann darf ein Grund verlangt werden (§ 312k Abs. 2 Satz 3 Nr. 1 lit. a BGB).',
        otherConfirm: '1. Benennen Sie „{button}“ auf {pages} in „jetzt kündigen“ um.',
      },
      messages: {
        missing: 'Auf den geprüften Seiten wurde keine Kündigungsschaltfläche gefunden, obwohl laufende Verträge angeboten werden',
        missingForOffer:
          'Auf den geprüften Seiten wurde keine Kündigungsschaltfläche gefunden, obwohl auf {page} ein laufender Vertrag angeboten wird („{quote}“)',
        missingForOfferElsewhere:
          'Auf den geprüften Seiten wurde keine Kündigungsschaltfläche gefunden, obwohl auf {page} ein laufender Vertrag angeboten wird („{quote}“). Bestellt wird bei {hosts}; ob dort eine steht, wurde nicht geprüft. Nach § 312k Abs. 1 BGB kommt es darauf an, ob Verbraucher den Vertrag über eine Webseite schließen können',
        deviatingLabel: 'Auf {pages} ist die Kündigungsschaltfläche mit „{label}“ statt „Verträge hier kündigen“ beschriftet',
        hidden: 'Die Schaltfläche „{label}“ ist auf {pages} nicht sichtbar, sondern in der Seite verborgen',
        notDirect: 'Die Schaltfläche „{label}“ steht nicht auf der Startseite, sondern nur auf Unterseiten ({pages})',
        loginRequired: 'Die Kündigung verlangt eine Anmeldung ({pages})',
        confirmLater: 'Auf {pages} erscheint die Schaltfläche „jetzt kündigen“ erst nach weiteren Eingaben',
        noForm: '„{label}“ führt zu {pages}; ein Formular zum Kündigen oder eine Schaltfläche „jetzt kündigen“ steht dort nicht',
        noConfirm: 'Auf der Bestätigungsseite ({pages}) fehlt eine Schaltfläche „jetzt kündigen“',
        otherConfirm: 'Auf der Bestätigungsseite ({pages}) heißt die Schaltfläche „{button}“ statt „jetzt kündigen“',
        reasonRequired: 'Auf {pages} ist „{fields}“ Pflichtangabe, auch wenn man ordentlich kündigt; dafür braucht niemand einen Grund',
        present:
          'Kündigungsschaltfläche und Bestätigungsseite mit „jetzt kündigen“ sind vorhanden; ob sich alle Angaben nach § 312k Abs. 2 BGB machen lassen (Art der Kündigung, bei außerordentlicher auch der Grund, Vertrag, Zeitpunkt), wurde nicht geprüft',
        targetUnknown: 'Die Schaltfläche „{label}“ ist vorhanden; die Bestätigungsseite dahinter wurde nicht geprüft',
        unclear: 'Ob Verbraucher laufende entgeltliche Verträge online schließen können, ließ sich nicht feststellen',
        unclearOffered:
          'Auf {page} wird ein laufender Vertrag angeboten („{quote}“); eine Kündigungsschaltfläche wurde auf den geprüften Seiten nicht gefunden. Nötig ist sie, wenn Verbraucher ihn über die Website schließen können; das ließ sich nicht feststellen',
        ...openContractTexts.de.messages,
        noOffer: 'Es wurde kein Angebot laufender entgeltlicher Verträge an Verbraucher gefunden',
        notExamined: 'Die Seiten ließen sich nicht vollständig prüfen; ob es eine Kündigungsschaltfläche gibt, ist offen',
        loginOnly: 'Die Website ist nur nach einer Anmeldung zugänglich; ob es eine Kündigungsschaltfläche gibt, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob eine Kündigungsschaltfläche folgt, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob es eine Kündigungsschaltfläche gibt, ist offen',
      },
    },
    en: {
      title: 'Cancellation button',
      explanation:
        'If consumers can conclude continuing contracts against payment on the site, Section 312k BGB asks for a button “Verträge hier kündigen” and a confirmation page with “jetzt kündigen”. Both must be permanently available and directly and easily accessible. The Federal Court of Justice (I ZR 161/24) applies the duty to fixed-term contracts with a one-off fee as well.',
      confidenceReason: 'Whether you sell continuing contracts is inferred from settings and pages; not every page is visited.',
      howToFix:
        '1. Place the button “Verträge hier kündigen” permanently visible in the footer of every page, without a login.\n2. Let it lead directly to the confirmation page.\n3. Show the button “jetzt kündigen” there from the start.\n4. Ask only for the details named in Section 312k(2) BGB.\n5. Confirm at once electronically in text form the content, date and time of receipt and the end of the contract (Section 312k(4) BGB).',
      fixes: {
        unclear:
          '1. State in the scan settings whether consumers can conclude continuing contracts against payment on the website; if not, this check does not apply.',
        unclearOffered:
          '1. Clarify whether consumers can conclude the contract on {page} with you by the website, and state it in the scan settings. If not, there is nothing to do here.\n2. Otherwise place the button “Verträge hier kündigen” permanently visible in the footer of every page, without a login and with a confirmation page that shows “jetzt kündigen”.',
        ...openContractTexts.en.fixes,
        deviatingLabel: '1. Label “{label}” on {pages} “Verträge hier kündigen” or with an equally unambiguous wording.',
        hidden: '1. Make “{label}” on {pages} visible without a further click, best in the footer of every page.',
        notDirect: '1. Place “{label}” (so far on {pages}) in the footer of every page, the start page included.',
        loginRequired: '1. Open the confirmation page ({pages}) without a login, too.',
        confirmLater: '1. Show “jetzt kündigen” on {pages} from the start.',
        noForm:
          '1. Behind “{label}”, create a confirmation page that asks without a login for the type of cancellation (with an extraordinary one the reason, too), name, contract, date and an electronic means for the confirmation and shows the button “jetzt kündigen” (Section 312k(2) BGB).\n2. Telephone, e-mail and customer account may stay beside it; they do not replace the page.',
        noConfirm: '1. Add a button “jetzt kündigen” on {pages}.',
        reasonRequired:
          '1. Make “{fields}” on {pages} optional, or ask for it only once extraordinary termination is chosen: only then a reason may be demanded (Section 312k(2) sentence 3 no. 1(a) BGB).',
        otherConfirm: '1. Rename “{button}” on {pages} to “jetzt kündigen”.',
      },
      messages: {
        missing: 'No cancellation button was found on the pages examined although continuing contracts are offered',
        missingForOffer:
          'No cancellation button was found on the pages examined although a continuing contract is offered on {page} (“{quote}”)',
        missingForOfferElsewhere:
          'No cancellation button was found on the pages examined although a continuing contract is offered on {page} (“{quote}”). Orders are taken at {hosts}; whether there is one was not examined. By Section 312k(1) BGB it matters whether consumers can conclude the contract by a website',
        deviatingLabel: 'On {pages}, the cancellation button is labelled “{label}” instead of “Verträge hier kündigen”',
        hidden: 'The control “{label}” is not visible on {pages} but hidden in the page',
        notDirect: 'The control “{label}” is not on the start page but only on subpages ({pages})',
        loginRequired: 'Cancelling requires a login ({pages})',
        confirmLater: 'On {pages}, the button “jetzt kündigen” appears only after further input',
        noForm: '“{label}” leads to {pages}; there is no form for cancelling there, nor a button “jetzt kündigen”',
        noConfirm: 'The confirmation page ({pages}) lacks a button “jetzt kündigen”',
        otherConfirm: 'On the confirmation page ({pages}), the button is called “{button}” instead of “jetzt kündigen”',
        reasonRequired: 'On {pages} “{fields}” is mandatory even for ordinary termination, for which nobody needs a reason',
        present:
          'A cancellation button and a confirmation page with “jetzt kündigen” are present; whether all details under Section 312k(2) BGB can be given (kind of cancellation, for extraordinary ones also the reason, contract, time) was not examined',
        targetUnknown: 'The control “{label}” is present; the confirmation page behind it was not examined',
        unclear: 'Whether consumers can conclude continuing contracts against payment online could not be established',
        unclearOffered:
          'On {page}, a continuing contract is offered (“{quote}”); no cancellation button was found on the pages examined. It is needed if consumers can conclude the contract by the website; that could not be established',
        ...openContractTexts.en.messages,
        noOffer: 'No offer of continuing contracts against payment to consumers was found',
        notExamined: 'The pages could not be examined completely; whether there is a cancellation button is open',
        loginOnly: 'The site is accessible only after a login; whether there is a cancellation button is open',
        underConstruction: 'The start page only announces the site; whether a cancellation button follows is open',
        language: 'The language of the start page is not supported; whether there is a cancellation button is open',
      },
    },
  },
  run({ pages, shopPages, forms, imprint, applicability }): Verdict {
    const offer = sellsSubscriptions(applicability, imprint);
    if (offer === 'no') return { class: 'NotApplicable', message: 'noOffer' };
    if (offer === 'unclear' && brokersOnly({ applicability, imprint, pages })) return { class: 'NotApplicable', message: 'noOffer' };
    const readable = readablePages(pages);
    const exact = findControls(readable, label);
    const controls = exact.length > 0 ? exact : findControls(readable, deviating).filter(isShort);
    if (offer === 'unclear') return controls.length === 0 ? openOffer(pages) : unclearOffer(pages, 'unclear');

    const visible = controls.filter((control) => control.visible);
    const [first] = visible;
    if (!first) {
      if (controls[0]) return { class: 'Hint', findings: [about('hidden', controls[0])] };
      const obstacle = startObstacle(pages);
      if (obstacle) return { class: 'NoClassification', message: obstacle === 'loginRequired' ? 'loginOnly' : obstacle };
      const items = readable.every(({ textComplete }) => textComplete)
        ? atLeastOne(readable.map(({ url, states }) => pageItem(url, states)))
        : null;
      return items
        ? { class: 'Risk', findings: [missing(readable, items, orderHosts(applicability, { pages, shopPages, forms })?.hosts ?? null)] }
        : { class: 'NoClassification', message: 'notExamined' };
    }

    const behind = visible.map((control) => formBehind(control, pages, forms)).find((target) => target !== null) ?? null;
    const findings = atLeastOne([
      ...(exact.length === 0 ? [about('deviatingLabel', first)] : []),
      ...(visible.some(({ page }) => page.kind === 'start') ? [] : [about('notDirect', first, visible)]),
      ...(behind ? judgeTarget(behind, first) : []),
    ]);
    if (findings) return { class: 'Hint', findings };
    if (!behind)
      return { class: 'NoClassification', message: 'targetUnknown', params: { label: first.label }, items: [contractControlItem(first)] };
    return { class: 'Conform', message: 'present' };
  },
});

/** Where it is open whether consumers conclude the contract: with the words that offer one, if a page shows them. */
function openOffer(pages: readonly PageFact[]): Verdict {
  const open = unclearOffer(pages, 'unclear');
  const found = open.class === 'NoClassification' && open.message === 'unclear' ? continuingOffer(pages) : null;
  if (found === null) return open;
  const params = { page: pathsOf([found.url]), quote: quoted(found.quote) };
  return { class: 'NoClassification', message: 'unclearOffered', params, items: [textItem(found.url, found.quote)] };
}

/** The words with which a page offers a contract that goes on, and the page. */
function continuingOffer(pages: readonly PageFact[]): { url: string; quote: string } | null {
  for (const { kind, url, text } of pages) {
    const lines = kind === 'start' || kind === 'other' ? text.slice(0, 60_000).split('\n').map(plainText).join('\n') : '';
    const quote = offersContinuingContract(lines) ? periodicOffer(lines) : null;
    if (quote) return { url, quote };
  }
  return null;
}

/** Quotes the offer that goes on, where a page shows one: whoever reads it has to know which contract is meant. */
function missing(pages: readonly PageFact[], items: Finding['items'], elsewhere: string | null): Finding {
  const found = continuingOffer(pages);
  if (found === null) return { message: 'missing', items, cause };
  return {
    message: elsewhere === null ? 'missingForOffer' : 'missingForOfferElsewhere',
    params: { page: pathsOf([found.url]), quote: quoted(found.quote), hosts: elsewhere ?? '' },
    items: [textItem(found.url, found.quote), ...items],
    cause,
  };
}

/** "Kündigung" as a label, not a sentence about periods of notice. */
function isShort({ label: text }: ContractControl): boolean {
  return text.length <= 30 && !/frist|schutz|recht|policy/i.test(text);
}

function judgeTarget(behind: ContractForm, control: ContractControl): Finding[] {
  const { page, form } = behind;
  if (behind.asksForLogin) return [{ ...about('loginRequired', control), params: { pages: pathsOf([page.url]) } }];
  const reasons = form ? reasonFields(form) : [];
  const asked: Finding[] =
    reasons.length > 0
      ? [
          {
            message: 'reasonRequired',
            params: { pages: pathsOf([page.url]), fields: quoted(reasons.join(', ')) },
            items: [pageItem(page.url, page.states)],
            cause,
          },
        ]
      : [];
  const confirms = confirmButtons(behind, confirm);
  if (confirms.some(({ visible }) => visible)) return asked;
  const button = form?.visible ? quoted(plainText(form.submitText)) : '';
  const message = confirms.length > 0 ? 'confirmLater' : form === null ? 'noForm' : button === '' ? 'noConfirm' : 'otherConfirm';
  const params = { pages: pathsOf([page.url]), label: control.label, ...(message === 'otherConfirm' ? { button } : {}) };
  return [{ message, params, items: [pageItem(page.url, page.states)], cause }, ...asked];
}

function about(message: string, control: ContractControl, all: readonly ContractControl[] = [control]): Finding {
  const params = { label: control.label, pages: pathsOf(all.map(({ page }) => page.url)) };
  return { message, params, items: [contractControlItem(control)], cause };
}
