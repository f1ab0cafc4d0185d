import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import { atLeastOne, formItem, pageItem, textItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { spotTexts, spotVerdict } from '../shared/offer/concluded-on-spot.ts';
import {
  type ContractControl,
  type ContractForm,
  confirmButtons,
  contractControlItem,
  coreFields,
  excessFields,
  findControls,
  formBehind,
  withdrawalLabel,
} from '../shared/offer/contract-controls.ts';
import { sellsToConsumers } from '../shared/offer/contract-offer.ts';
import { unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { exemptPackageTravel, packageTravelTexts } from '../shared/offer/package-travel.ts';
import { isAskedOnce, unclearOffer } from '../shared/offer/shop-offer.ts';
import { exemptInPartTexts, exemptionVerdict } from '../shared/offer/withdrawal-exemption.ts';
import { pageAt, readablePages, searchableText, startObstacle } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { excerpt, matchesOf, mentions, plainText, wholeWords } from '../shared/wording.ts';

const cause = 'withdrawal-function';

const confirm = wholeWords(
  'widerruf\\s+(?:jetzt\\s+)?best(?:ä|ae)tigen|jetzt\\s+widerrufen|widerruf\\s+(?:jetzt\\s+)?absenden|confirm\\s+(?:the\\s+)?withdrawal|withdraw\\s+now',
);
/** A first step whose second one is seen only after sending. */
const nextStep = wholeWords('weiter|fortfahren|prüfen|nächster\\s+schritt|continue|next|review|proceed');
const withdrawalWord = wholeWords('widerruf[a-zß-ɏ]*|widerrufen|withdraw(?:al)?');
/** The instruction says that the function is offered inside the customer account only. */
const inAccount = wholeWords(
  '(?:kundenkonto|kunden-?bereich|nutzerkonto|benutzerkonto|(?:ihrem|deinem|im)\\s+konto|nach\\s+(?:dem\\s+|der\\s+)?(?:login|anmeldung)|customer\\s+account|your\\s+account)[^.]{0,160}(?:widerrufsfunktion|widerrufsbutton|widerrufsschaltfläche|schaltfläche|vertrag\\s+widerrufen|button|withdraw)',
);

/** Whether consumers can withdraw from a contract by a function on the site (§ 356a BGB). */
export default defineCheck({
  id: 'shop-withdrawal-button',
  area: 'shop',
  version: 14,
  weight: 5,
  confidence: 'medium',
  legalBasis: [
    statute('§ 356a BGB (in Kraft seit dem 19.6.2026)', 'Section 356a BGB (in force since 19 Jun 2026)'),
    statute('§ 355 Abs. 1 Satz 4 BGB (keine Begründung nötig)', 'Section 355(1) sentence 4 BGB (no reasons needed)'),
    statute(
      'Art. 11a RL 2011/83/EU in der Fassung der RL (EU) 2023/2673',
      'Art. 11a of Directive 2011/83/EU as amended by Directive (EU) 2023/2673',
    ),
    statute(
      'Art. 246b EGBGB, § 8 VVG (Finanz- und Versicherungsverträge)',
      'Art. 246b EGBGB, Section 8 VVG (financial and insurance contracts)',
    ),
  ],
  volatile: {
    de: 'Zu Platzierung, Anmeldung und Anzeige nur für berechtigte Kunden liegt zu § 356a BGB noch keine gefestigte Rechtsprechung vor',
    en: 'On placement, login and display to entitled customers only, there is no settled case law on Section 356a BGB yet',
    since: '2026-11-21',
  },
  needs: ['pages', 'forms', 'cancellation', 'imprint', 'applicability'],
  wants: ['shopPages'],
  stepPlaces: ['label'],
  texts: {
    de: {
      title: 'Elektronische Widerrufsfunktion („Vertrag widerrufen“)',
      explanation:
        'Seit dem 19.6.2026 müssen Unternehmer nach § 356a BGB auf Websites, über die Verbraucher widerrufliche Fernabsatzverträge schließen, eine Widerrufsfunktion bereitstellen. Sie muss mit „Vertrag widerrufen“ oder ebenso eindeutig beschriftet, während der Widerrufsfrist ständig verfügbar, hervorgehoben platziert und leicht zugänglich sein. Verlangt werden dürfen nur Name, Angaben zum Vertrag und ein Kommunikationsmittel; bestätigt wird mit „Widerruf bestätigen“ oder einer ebenso eindeutigen Formulierung.',
      confidenceReason: 'Gesucht wird auf den besuchten Seiten ohne Anmeldung; was im Kundenkonto steht, ist nicht zu sehen.',
      howToFix:
        '1. Setzen Sie auf jede Seite eine gut lesbare Schaltfläche „Vertrag widerrufen“, ohne Anmeldung, und heben Sie sie hervor; ob ein gewöhnlicher Eintrag in der Fußzeile genügt, ist nicht geklärt.\n2. Fragen Sie im Formular nur Name, Angaben zum Vertrag und ein Kommunikationsmittel ab.\n3. Schließen Sie mit einer Schaltfläche „Widerruf bestätigen“ ab.\n4. Senden Sie automatisch eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit.',
      fixes: {
        concludedOnSpot: spotTexts.de.fix,
        exemptInPart: exemptInPartTexts.de.buttonFix,
        hidden: '1. Zeigen Sie „{label}“ auf jeder Seite sichtbar und gut lesbar an, ohne Anmeldung.',
        unclearLabel:
          '1. Benennen Sie den Zugang „{label}“ um in „Vertrag widerrufen“, und verlinken Sie ihn von jeder Seite, ohne Anmeldung.\n2. Schließen Sie das Formular dahinter mit „Widerruf bestätigen“ ab, soweit es noch anders ist, und verlangen Sie nur Name, Angaben zum Vertrag und ein Kommunikationsmittel (§ 356a Abs. 2, 3 BGB).\n3. Senden Sie automatisch eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit (§ 356a Abs. 4 BGB).',
        onlyOnPolicyPage: '1. Setzen Sie „{label}“ auch auf die übrigen Seiten, am besten in den Kopf oder die Fußzeile der Vorlage.',
        missingOnPages:
          '1. Setzen Sie „{label}“ auch auf die Seiten, auf denen es fehlt, am besten in den Kopf oder die Fußzeile der Vorlage, aus der alle Seiten entstehen.',
        accountOnly:
          '1. Setzen Sie „Vertrag widerrufen“ zusätzlich auf jede Seite, ohne Anmeldung: Auch wer als Gast bestellt oder sein Passwort nicht kennt, muss widerrufen können.\n2. Ändern Sie danach den Satz in der Widerrufsbelehrung.',
        loginRequired:
          '1. Lassen Sie das Formular hinter „{label}“ ohne Anmeldung öffnen: Name, Angaben zum Vertrag und ein Kommunikationsmittel genügen.',
        noForm:
          '1. Setzen Sie auf die Seite hinter „{label}“ ein Formular, das nur Name, Angaben zum Vertrag und ein Kommunikationsmittel verlangt (§ 356a Abs. 2 BGB).\n2. Schließen Sie es mit „Widerruf bestätigen“ ab (§ 356a Abs. 3 BGB).\n3. Senden Sie automatisch eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit (§ 356a Abs. 4 BGB).',
        formIncomplete:
          '1. Ergänzen Sie im Widerrufsformular, was von diesen drei Angaben fehlt: Name, Angaben zum Vertrag und ein Kommunikationsmittel für die Eingangsbestätigung (§ 356a Abs. 2 BGB).',
        excessData:
          '1. Entfernen Sie im Widerrufsformular, was dort zu viel verlangt wird („{fields}“), oder stellen Sie es auf freiwillig um: Verlangen dürfen Sie nur Name, Angaben zum Vertrag und ein Kommunikationsmittel (§ 356a Abs. 2 BGB); eine Begründung braucht der Widerruf nicht (§ 355 Abs. 1 Satz 4 BGB).',
        noConfirm:
          '1. Beschriften Sie die Schaltfläche „{button}“ im Widerrufsformular mit „Widerruf bestätigen“ oder ebenso eindeutig (§ 356a Abs. 3 BGB).',
        targetUnknown:
          '1. Prüfen Sie das Formular hinter „{label}“: Es darf nur Name, Angaben zum Vertrag und ein Kommunikationsmittel verlangen und schließt mit „Widerruf bestätigen“ ab.\n2. Prüfen Sie, dass danach automatisch eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit kommt.',
        confirmUnseen:
          '1. Prüfen Sie, dass der zweite Schritt mit „Widerruf bestätigen“ oder ebenso eindeutig abschließt.\n2. Prüfen Sie, dass danach automatisch eine Eingangsbestätigung mit Inhalt, Datum und Uhrzeit kommt.',
        ...unclearOfferTexts.de.fixes,
      },
      messages: {
        concludedOnSpot: spotTexts.de.message,
        found:
          'Ein Link „{label}“ und dahinter ein Formular ({path}) wurden gefunden; ob er hervorgehoben genug platziert ist, prüft der Scan nicht',
        foundInFooter:
          'Ein Link „{label}“ in der Fußzeile und dahinter ein Formular ({path}) wurden gefunden; ob ein gewöhnlicher Eintrag in der Fußzeile als hervorgehoben genügt, ist nicht geklärt',
        missing: 'Auf den geprüften Seiten wurde keine Widerrufsfunktion („Vertrag widerrufen“) gefunden',
        unclearLabel: 'Die Widerrufsfunktion ist nur unter der Bezeichnung „{label}“ zu finden',
        hidden: '„{label}“ ist nicht sichtbar, sondern in der Seite verborgen',
        onlyOnPolicyPage: '„{label}“ steht nur auf der Seite mit der Widerrufsbelehrung',
        missingOnPages: 'Auf {pages} von {total} geprüften Seiten fehlt „{label}“',
        accountOnly: 'Die Widerrufsfunktion wird nach der Widerrufsbelehrung nur im Kundenkonto angeboten',
        loginRequired: 'Die Widerrufsfunktion verlangt eine Anmeldung',
        noForm: '„{label}“ führt zu einer Seite ohne Formular',
        formIncomplete: 'Das Widerrufsformular fragt nicht Name, Angaben zum Vertrag und Kommunikationsmittel ab',
        excessData: 'Das Widerrufsformular verlangt mehr als die erlaubten Angaben: {fields}',
        noConfirm: 'Das Widerrufsformular hat keine Schaltfläche „Widerruf bestätigen“, sondern „{button}“',
        targetUnknown: '„{label}“ ist vorhanden; das Formular dahinter wurde nicht geprüft',
        confirmUnseen: 'Das Widerrufsformular ist vorhanden; der zweite Schritt war ohne Absenden nicht zu sehen',
        packageTravel: packageTravelTexts.de.withdrawal,
        exemptInPart: exemptInPartTexts.de.button,
        exempt: 'Für das Angebot kommt eine Ausnahme vom Widerrufsrecht in Betracht („{sign}“); ob die Funktion nötig ist, ist offen',
        ...unclearOfferTexts.de.messages,
        noOffer: 'Es wurde kein Angebot an Verbraucher gefunden, das online bestellt werden kann',
        loginOnly: 'Der Shop ist nur nach einer Anmeldung zugänglich; ob es eine Widerrufsfunktion gibt, ist offen',
        notExamined: 'Die Seiten ließen sich nicht vollständig prüfen; ob es eine Widerrufsfunktion gibt, ist offen',
        underConstruction: 'Die Startseite kündigt die Website nur an; ob eine Widerrufsfunktion folgt, ist offen',
        language: 'Die Sprache der Startseite wird nicht unterstützt; ob es eine Widerrufsfunktion gibt, ist offen',
      },
    },
    en: {
      title: 'Electronic withdrawal function',
      explanation:
        'Since 19 June 2026, Section 356a BGB has required traders to provide a withdrawal function on sites through which consumers conclude distance contracts that can be withdrawn from. It must be labelled “Vertrag widerrufen” or just as unambiguously, be permanently available during the withdrawal period, prominently placed and easily accessible. Only name, details of the contract and a means of communication may be asked for; it is confirmed with “Widerruf bestätigen” or a wording just as unambiguous.',
      confidenceReason: 'The pages visited are searched without logging in; what stands in the customer account cannot be seen.',
      howToFix:
        '1. Place a clearly legible button “Vertrag widerrufen” on every page, without a login, and make it prominent; whether an ordinary entry in the footer suffices is not settled.\n2. Ask only for name, details of the contract and a means of communication in the form.\n3. Conclude with a button “Widerruf bestätigen”.\n4. Automatically send a confirmation of receipt with content, date and time.',
      fixes: {
        concludedOnSpot: spotTexts.en.fix,
        exemptInPart: exemptInPartTexts.en.buttonFix,
        hidden: '1. Show “{label}” visibly and clearly legibly on every page, without a login.',
        unclearLabel:
          '1. Rename the access “{label}” to “Vertrag widerrufen” and link it from every page, without a login.\n2. Conclude the form behind it with “Widerruf bestätigen” where it still differs, and require only name, details of the contract and a means of communication (Section 356a(2), (3) BGB).\n3. Automatically send a confirmation of receipt with content, date and time (Section 356a(4) BGB).',
        onlyOnPolicyPage: '1. Put “{label}” on the other pages too, best in the header or footer of the template.',
        missingOnPages:
          '1. Put “{label}” on the pages where it is missing too, best in the header or footer of the template from which all pages are made.',
        accountOnly:
          '1. In addition, put “Vertrag widerrufen” on every page, without a login: those who order as guests or do not know their password must be able to withdraw too.\n2. Then change the sentence in the instruction on withdrawal.',
        loginRequired:
          '1. Let the form behind “{label}” open without a login: name, details of the contract and a means of communication suffice.',
        noForm:
          '1. Put a form on the page behind “{label}” that requires only name, details of the contract and a means of communication (Section 356a(2) BGB).\n2. Conclude it with “Widerruf bestätigen” (Section 356a(3) BGB).\n3. Automatically send a confirmation of receipt with content, date and time (Section 356a(4) BGB).',
        formIncomplete:
          '1. Add to the withdrawal form what is missing of these three: name, details of the contract and a means of communication for the confirmation of receipt (Section 356a(2) BGB).',
        excessData:
          '1. Remove “{fields}” from the withdrawal form, or make it voluntary: you may require only name, details of the contract and a means of communication (Section 356a(2) BGB); a withdrawal needs no reasons (Section 355(1) sentence 4 BGB).',
        noConfirm:
          '1. Label the button “{button}” of the withdrawal form “Widerruf bestätigen” or just as unambiguously (Section 356a(3) BGB).',
        targetUnknown:
          '1. Check the form behind “{label}”: it may require only name, details of the contract and a means of communication, and concludes with “Widerruf bestätigen”.\n2. Check that a confirmation of receipt with content, date and time follows automatically.',
        confirmUnseen:
          '1. Check that the second step concludes with “Widerruf bestätigen” or just as unambiguously.\n2. Check that a confirmation of receipt with content, date and time follows automatically.',
        ...unclearOfferTexts.en.fixes,
      },
      messages: {
        concludedOnSpot: spotTexts.en.message,
        found: 'A link “{label}” and a form behind it ({path}) were found; whether it is placed prominently enough is not examined',
        foundInFooter:
          'A link “{label}” in the footer and a form behind it ({path}) were found; whether an ordinary entry in the footer counts as prominent enough is not settled',
        missing: 'No withdrawal function (“Vertrag widerrufen”) was found on the pages examined',
        unclearLabel: 'The withdrawal function can only be found under the label “{label}”',
        hidden: 'The control “{label}” is not visible but hidden in the page',
        onlyOnPolicyPage: 'The control “{label}” is found only on the page with the withdrawal instruction',
        missingOnPages: 'The control “{label}” is missing on {pages} of {total|page|pages} examined',
        accountOnly: 'According to the withdrawal instruction, the withdrawal function is offered only in the customer account',
        loginRequired: 'The withdrawal function requires a login',
        noForm: 'The control “{label}” leads to a page without a form',
        formIncomplete: 'The withdrawal form does not ask for name, details of the contract and means of communication',
        excessData: 'The withdrawal form requires more than the data allowed: {fields}',
        noConfirm: 'The withdrawal form has no button “Widerruf bestätigen” but “{button}”',
        targetUnknown: 'The control “{label}” is present; the form behind it was not examined',
        confirmUnseen: 'The withdrawal form is present; its second step could not be seen without submitting',
        packageTravel: packageTravelTexts.en.withdrawal,
        exemptInPart: exemptInPartTexts.en.button,
        exempt: 'An exception from the right of withdrawal may apply to the offer (“{sign}”); whether the function is needed is open',
        ...unclearOfferTexts.en.messages,
        noOffer: 'No offer to consumers that can be ordered online was found',
        loginOnly: 'The shop is accessible only after a login; whether there is a withdrawal function is open',
        notExamined: 'The pages could not be examined completely; whether there is a withdrawal function is open',
        underConstruction: 'The start page only announces the site; whether a withdrawal function follows is open',
        language: 'The language of the start page is not supported; whether there is a withdrawal function is open',
      },
    },
  },
  run({ pages, forms, cancellation, imprint, applicability, shopPages }): Verdict {
    const offer = sellsToConsumers(applicability, imprint);
    if (offer === 'no') return { class: 'NotApplicable', message: 'noOffer' };
    if (offer === 'unclear' && isAskedOnce({ applicability, imprint, pages })) return { class: 'NotApplicable', message: 'noOffer' };
    if (offer === 'unclear') return unclearOffer(pages);

    const readable = readablePages(pages);
    const controls = findControls(readable, withdrawalLabel);
    const visible = controls.filter((control) => control.visible);
    if (visible[0]) return judgeControls([visible[0], ...visible.slice(1)], readable, pages, forms);
    const hidden = controls[0];
    if (hidden) return hint(aboutControl('hidden', hidden));
    const unclear = unclearlyLabelled(readable, forms);
    if (unclear) return hint(unclear);

    const policy = searchableText(cancellation, pages);
    const account = 'text' in policy ? matchesOf(policy.text, inAccount)[0] : undefined;
    if ('text' in policy && account) {
      return hint({ message: 'accountOnly', items: [textItem(cancellation.url ?? '', excerpt(policy.text, account))], cause });
    }
    const obstacle = startObstacle(pages);
    if (obstacle) return { class: 'NoClassification', message: obstacle === 'loginRequired' ? 'loginOnly' : obstacle };
    // The function may stand on the page that was not read.
    if ('reason' in policy || readable.some(({ textComplete }) => !textComplete))
      return { class: 'NoClassification', message: 'notExamined' };
    const travel = exemptPackageTravel({ applicability, pages, forms, shopPages });
    if (travel) return travel;
    // Who says that nothing is concluded at a distance says more than a word about an exception.
    const onSpot = spotVerdict(pages);
    if (onSpot) return onSpot;
    const exempt = exemptionVerdict({ applicability, pages, forms, shopPages }, cause);
    if (exempt) return exempt;
    const items = atLeastOne(readable.map(({ url, states }) => pageItem(url, states)));
    return items
      ? { class: 'Risk', findings: [{ message: 'missing', items, cause }] }
      : { class: 'NoClassification', message: 'notExamined' };
  },
});

function judgeControls(
  controls: readonly [ContractControl, ...ContractControl[]],
  readable: readonly PageFact[],
  pages: readonly PageFact[],
  forms: readonly FormFact[],
): Verdict {
  const hints: Finding[] = [];
  const [first] = controls;
  const leading = controls.find((control) => formBehind(control, pages, forms) !== null) ?? first;
  const behind = formBehind(leading, pages, forms);
  const carrying = new Set(controls.map(({ page }) => page.url));
  const expected = readable.filter((page) => page !== behind?.page);
  const without = expected.filter(({ url }) => !carrying.has(url));
  if (controls.every(({ page }) => page.kind === 'cancellation')) hints.push(aboutControl('onlyOnPolicyPage', first));
  else if (without[0]) {
    const items = without.map(({ url, states }) => pageItem(url, states));
    const params = { label: first.label, pages: without.length, total: expected.length };
    hints.push({ message: 'missingOnPages', params, items: [items[0]!, ...items.slice(1)], cause });
  }
  const step = behind ? judgeForm(behind, first) : { hints: [], open: 'targetUnknown' };
  const findings = atLeastOne([...hints, ...step.hints]);
  if (findings) return { class: 'Hint', findings };
  if (step.open)
    return { class: 'NoClassification', message: step.open, params: { label: first.label }, items: [contractControlItem(first)] };
  const message = controls.every(({ area }) => area === 'footer') ? 'foundInFooter' : 'found';
  return { class: 'Conform', message, params: { label: leading.label, path: pathsOf([behind?.page.url ?? '']) } };
}

function judgeForm(behind: ContractForm, control: ContractControl): { hints: Finding[]; open: string | null } {
  const { form, asksForLogin } = behind;
  if (asksForLogin) return { hints: [aboutControl('loginRequired', control)], open: null };
  if (!form) return { hints: [aboutControl('noForm', control)], open: null };
  const hints: Finding[] = [];
  const items = [formItem(form)] as const;
  const { name, contract, contact } = coreFields(form);
  if (!name || !contract || !contact) hints.push({ message: 'formIncomplete', items, cause });
  const excess = excessFields(form);
  if (excess.length > 0) hints.push({ message: 'excessData', params: { fields: excess.join(', ') }, items, cause });
  if (confirmButtons(behind, confirm).length > 0) return { hints, open: null };
  if (mentions(plainText(form.submitText), nextStep)) return { hints, open: 'confirmUnseen' };
  return { hints: [...hints, { message: 'noConfirm', params: { button: form.submitText }, items, cause }], open: null };
}

/** An online form for the withdrawal that is called otherwise: "Widerruf", "Retoure", or a choice in the contact form. */
function unclearlyLabelled(pages: readonly PageFact[], forms: readonly FormFact[]): Finding | null {
  const form = forms.find(
    ({ kind, text, submitText, fields, personalFields }) =>
      !['search', 'login', 'registration', 'newsletter', 'consent', 'order'].includes(kind) &&
      personalFields.length > 0 &&
      (mentions(plainText(submitText), withdrawalWord) ||
        isAboutWithdrawal(plainText(text).slice(0, 160)) ||
        fields.some(({ options }) => options.some((option) => mentions(option, withdrawalWord)))),
  );
  if (!form) return null;
  const links = pages.flatMap((page) => page.links.map((link) => ({ ...link, target: URL.parse(link.href, page.url)?.href ?? '' })));
  const target = pageAt(pages, form.pageUrl);
  const name =
    links.find((link) => link.visible && link.text !== '' && target !== null && pageAt([target], link.target) !== null)?.text ??
    form.submitText;
  return { message: 'unclearLabel', params: { label: plainText(name) }, items: [formItem(form)], cause };
}

/** The small print of many forms speaks of withdrawing consent. */
function isAboutWithdrawal(text: string): boolean {
  return mentions(text, withdrawalWord) && !/einwilligung|datenschutz|consent|privacy/i.test(text);
}

function aboutControl(message: string, control: ContractControl): Finding {
  return { message, params: { label: control.label }, items: [contractControlItem(control)], cause };
}

function hint(finding: Finding): Verdict {
  return { class: 'Hint', findings: [finding] };
}
