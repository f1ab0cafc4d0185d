import { serviceOf } from '#knowledge/find-service.ts';
import { defineCheck, type Finding, type TextParams, type Verdict } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import { formItem, verdictBeside } from '../items.ts';
import { isTargetUnseen } from '../shared/forms/form-recipients.ts';
import { isSentByScript } from '../shared/forms/form-sending.ts';
import { shownForms } from '../shared/forms/framed-forms.ts';
import { preparesMail, saysMailProgram } from '../shared/forms/mail-programs.ts';
import { scriptedTexts, unseenTargets } from '../shared/forms/scripted-forms.ts';
import { formPlace, labelsOf, textAround } from '../shared/forms/visitor-forms.ts';
import { art32, tdddg19 } from '../shared/law/law.ts';
import { servesClearText, unencryptedCause } from '../shared/services/transport-hosts.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { quoted, shortList } from '../shared/wording.ts';

const sensitive: ReadonlySet<FormFact['personalFields'][number]> = new Set(['email', 'password', 'health']);
/** By these somebody can be found; a name or a place alone is often looked for rather than told. */
const identifying: ReadonlySet<FormFact['personalFields'][number]> = new Set(['phone', 'birthdate']);

const nothingFound = {
  de: 'wurde weder eine unverschlüsselte Seite noch ein unverschlüsseltes Ziel gefunden und auch nicht, dass E-Mail-Adresse, Telefonnummer, Passwort, Bank- oder Gesundheitsangaben in die Adresse geschrieben werden (Methode GET)',
  en: 'neither an unencrypted page nor an unencrypted target was found, and none puts e-mail address, phone number, password, bank details or health data into the address (GET method)',
};
const nothingFoundAt = {
  de: nothingFound.de.replace('wurde', 'wurde bei {forms|=einem Formular|Formularen} mit personenbezogenen Angaben ({paths})'),
  en: `at {forms|form|forms} asking for personal data ({paths}) ${nothingFound.en}`,
};

/** What shows only on submitting: whoever runs the form sees it by sending once. */
const sendOnce = {
  de: '1. Senden Sie das Formular einmal ab, und sehen Sie in den Entwicklerwerkzeugen des Browsers unter „Netzwerk“ nach: Das Skript muss an eine https://-Adresse senden, mit der Methode POST und ohne die Eingaben in der Adresse. Ist das so, ist nichts zu tun.',
  en: '1. Submit the form once and look in the browser’s developer tools under “Network”: the script has to send to an https:// address, by the POST method and without the entries in the address. If it does, there is nothing to do.',
};

/** Whether what visitors enter into forms travels encrypted and outside the address. */
export default defineCheck({
  id: 'frm-transport',
  area: 'frm',
  version: 13,
  weight: 5,
  confidence: 'high',
  legalBasis: [art32, tdddg19],
  needs: ['forms', 'framedForms'],
  wants: ['transport', 'pages'],
  texts: {
    de: {
      title: 'Formulare verschlüsselt und per POST',
      explanation:
        'Angaben in Formularen sind personenbezogene Daten und nach Art. 32 Abs. 1 lit. a DSGVO bei der Übertragung zu schützen; § 19 Abs. 4 TDDDG nennt als Vorkehrung insbesondere ein als sicher anerkanntes Verschlüsselungsverfahren. Bei der Methode GET stehen die Eingaben zudem in der Adresse und damit in Protokollen, im Verlauf und im Referrer.',
      confidenceReason:
        'Gelesen werden Seite, Ziel und Methode des Formulars; sendet ein Skript, ist das Ziel ohne Absenden nicht zu sehen.',
      howToFix:
        '1. Senden Sie Angaben aus Formularen verschlüsselt (HTTPS) und mit der Methode POST.\n2. Liefern Sie dazu auch die Seite mit dem Formular über HTTPS aus.\n3. Stellen Sie das Formularziel auf eine https://-Adresse um.\n4. Ersetzen Sie mailto:-Ziele durch eine Verarbeitung auf Ihrem Server.',
      fixes: {
        pageUnencrypted:
          '1. Liefern Sie die Seite mit dem Formular nur über HTTPS aus, und leiten Sie http:// dorthin um.\n2. Prüfen Sie, dass auch das Formularziel eine https://-Adresse ist.',
        actionUnencrypted: '1. Stellen Sie das Formularziel auf eine https://-Adresse um; bietet {target} keine, wechseln Sie das Ziel.',
        getWithPersonalData:
          '1. Stellen Sie das Formular „{button}“ auf {path} auf die Methode POST um.\n2. Prüfen Sie, dass die Eingaben danach auch in keiner Weiterleitung in der Adresse stehen.',
        getWithHealth:
          '1. Entweder werten Sie die Antworten des Formulars „{button}“ auf {path} im Browser aus, ohne sie zu senden, oder Sie stellen es auf die Methode POST um.\n2. Prüfen Sie, ob die Adressen mit Antworten in Serverprotokollen oder Statistiken liegen, und löschen Sie sie dort.',
        getWithHealthPromised:
          '1. Entweder werten Sie die Antworten des Formulars „{button}“ auf {path} im Browser aus, ohne sie zu senden, oder Sie stellen es auf die Methode POST um.\n2. Prüfen Sie, ob die Adressen mit Antworten in Serverprotokollen oder Statistiken liegen, und löschen Sie sie dort.\n3. Lassen Sie „{promise}“ am Formular nur stehen, wenn es dann stimmt.',
        getWithFile:
          '1. Stellen Sie das Formular „{button}“ auf {path} auf die Methode POST mit enctype="multipart/form-data" um.\n2. Senden Sie zur Probe eine Datei, und prüfen Sie, ob sie ankommt.\n3. Löschen Sie Adressen mit Dateinamen und Eingaben aus Serverprotokollen und Statistiken.',
        mailto:
          '1. Ersetzen Sie das mailto:-Ziel durch eine Verarbeitung auf Ihrem Server, verschlüsselt (HTTPS) und mit der Methode POST.\n2. Sagen Sie sonst am Formular, dass es nur eine E-Mail vorbereitet und wer sie erhält.',
        mailtoByScript:
          '1. Ersetzen Sie den Aufruf des E-Mail-Programms durch eine Verarbeitung auf Ihrem Server, verschlüsselt (HTTPS) und mit der Methode POST.\n2. Sagen Sie sonst am Formular, dass es nur eine E-Mail vorbereitet und wer sie erhält.',
        forwardedByScript:
          '1. Leiten Sie nach dem Absenden auf {target} ohne Eingaben in der Adresse weiter.\n2. Braucht die nächste Seite Angaben, übergeben Sie sie über den Server oder den Sitzungsspeicher des Browsers (sessionStorage).\n3. Löschen Sie Adressen mit Eingaben aus Serverprotokollen und Statistiken.',
        byScript: sendOnce.de,
        byScriptUnnamed: sendOnce.de,
        byScriptTo: sendOnce.de,
        locked: scriptedTexts.de.fixes['locked']!,
      },
      messages: {
        pageUnencrypted: 'Das Formular „{button}“ steht auf einer unverschlüsselten Seite: {page}',
        actionUnencrypted: 'Das Formular „{button}“ auf {path} sendet seine Angaben unverschlüsselt an {target}',
        getWithPersonalData:
          'Das Formular „{button}“ auf {path} schreibt die Eingaben in die Adresse, an die es sendet (Methode GET): {target}',
        getWithHealth:
          'Das Formular „{button}“ auf {path} schreibt Antworten auf Fragen zur Gesundheit („{questions}“) in die Adresse, an die es sendet (Methode GET): {target}; so stehen sie in Verlauf und Serverprotokollen',
        getWithHealthPromised:
          'Das Formular „{button}“ auf {path} schreibt Antworten auf Fragen zur Gesundheit („{questions}“) in die Adresse, an die es sendet (Methode GET): {target}; so stehen sie in Verlauf und Serverprotokollen, obwohl am Formular steht: „{promise}“',
        getWithFile:
          'Das Formular „{button}“ auf {path} nimmt Dateien an („{files}“), sendet aber mit der Methode GET: So wird keine Datei übertragen, und ihr Name steht mit den übrigen Eingaben in der Adresse ({target}) und damit in Verlauf und Serverprotokollen',
        mailto: 'Das Formular „{button}“ auf {path} übergibt die Angaben dem E-Mail-Programm (mailto:)',
        forwardedByScript:
          'Nach dem Code der Seite leitet ein Skript nach dem Absenden von „{button}“ auf {path} vermutlich auf {target} weiter und hängt Eingaben an die Adresse; so stehen sie in Verlauf und Serverprotokollen und gehen an Dienste, die dort die Adresse der Seite lesen',
        byScript: scriptedTexts.de.messages['byScript']!,
        byScriptUnnamed: scriptedTexts.de.messages['byScriptUnnamed']!,
        byScriptTo: scriptedTexts.de.messages['byScriptTo']!,
        locked: scriptedTexts.de.messages['locked']!,
        mailtoByScript: 'Nach dem Code der Seite übergibt ein Skript die Angaben aus „{button}“ auf {path} dem E-Mail-Programm (mailto:)',
        mailAnnounced:
          'Nach dem Code der Seite übergibt ein Skript die Angaben aus „{button}“ auf {path} dem E-Mail-Programm (mailto:), und am Formular steht dazu: „{quote}“',
        mailtoAnnounced:
          'Das Formular „{button}“ auf {path} übergibt die Angaben dem E-Mail-Programm (mailto:), und am Formular steht dazu: „{quote}“',
        safe: `Bei {forms|=einem Formular|Formularen} mit personenbezogenen Angaben ({paths}) ${nothingFound.de}`,
        safeByBuilder: `Bei {forms|=einem Formular|Formularen} mit personenbezogenen Angaben ({paths}) ${nothingFound.de}; {byBuilder|=eines davon sendet|davon sendet} das Skript von {builder}, nach dessen bekannter Arbeitsweise per HTTPS und POST`,
        safeOverHttps: `Beim Aufruf über HTTPS ${nothingFoundAt.de}; Aufrufe über HTTP leitet der Server von {host} aber nicht auf HTTPS um{see:tls-http-redirect}`,
        noForms: 'Auf den geprüften Seiten wurde kein Formular mit personenbezogenen Angaben gefunden',
      },
    },
    en: {
      title: 'Forms encrypted and sent by POST',
      explanation:
        'Entries in forms are personal data and must be protected in transit under Art. 32(1)(a) GDPR; Section 19(4) TDDDG names as a precaution in particular an encryption method recognised as secure. With the GET method, entries also end up in the address and thus in logs, in the history and in the referrer.',
      confidenceReason: 'Page, target and method of the form are read; if a script sends it, the target cannot be seen without submitting.',
      howToFix:
        '1. Send entries of forms encrypted (HTTPS) and by the POST method.\n2. To that end, deliver the page with the form over HTTPS too.\n3. Change the form target to an https:// address.\n4. Replace mailto: targets with processing on your server.',
      fixes: {
        pageUnencrypted:
          '1. Deliver the page with the form over HTTPS only and redirect http:// there.\n2. Check that the form target is an https:// address too.',
        actionUnencrypted: '1. Change the form target to an https:// address; if {target} offers none, change the target.',
        getWithPersonalData:
          '1. Change the form “{button}” on {path} to the POST method.\n2. Check that afterwards no redirect carries the input in its address either.',
        getWithHealth:
          '1. Either evaluate the answers of the form “{button}” on {path} in the browser without sending them, or change it to the POST method.\n2. Check whether addresses with answers are kept in server logs or statistics, and delete them there.',
        getWithHealthPromised:
          '1. Either evaluate the answers of the form “{button}” on {path} in the browser without sending them, or change it to the POST method.\n2. Check whether addresses with answers are kept in server logs or statistics, and delete them there.\n3. Leave “{promise}” at the form only if it is true then.',
        getWithFile:
          '1. Change the form “{button}” on {path} to the POST method with enctype="multipart/form-data".\n2. Send a file as a test and see whether it arrives.\n3. Delete addresses with file names and entries from server logs and statistics.',
        mailto:
          '1. Replace the mailto: target with processing on your server, encrypted (HTTPS) and by the POST method.\n2. Otherwise say at the form that it only prepares an e-mail, and who receives it.',
        mailtoByScript:
          '1. Replace the call of the e-mail program with processing on your server, encrypted (HTTPS) and by the POST method.\n2. Otherwise say at the form that it only prepares an e-mail, and who receives it.',
        forwardedByScript:
          '1. After submitting, redirect to {target} without entries in the address.\n2. If the next page needs them, hand them over through the server or the browser’s session storage (sessionStorage).\n3. Delete addresses with entries from server logs and statistics.',
        byScript: sendOnce.en,
        byScriptUnnamed: sendOnce.en,
        byScriptTo: sendOnce.en,
        locked: scriptedTexts.en.fixes['locked']!,
      },
      messages: {
        pageUnencrypted: 'The form “{button}” is on an unencrypted page: {page}',
        actionUnencrypted: 'The form “{button}” on {path} sends its entries unencrypted to {target}',
        getWithPersonalData: 'The form “{button}” on {path} writes the entries into the address it sends to (GET method): {target}',
        getWithHealth:
          'The form “{button}” on {path} writes answers to questions about health (“{questions}”) into the address it sends to (GET method): {target}; so they stand in the history and in server logs',
        getWithHealthPromised:
          'The form “{button}” on {path} writes answers to questions about health (“{questions}”) into the address it sends to (GET method): {target}; so they stand in the history and in server logs, although the form says: “{promise}”',
        getWithFile:
          'The form “{button}” on {path} takes files (“{files}”) but sends by the GET method: no file is transmitted this way, and its name stands in the address ({target}) with the other entries, and so in the history and in server logs',
        mailto: 'The form “{button}” on {path} hands the entries to the e-mail program (mailto:)',
        forwardedByScript:
          'By the code of the page, a script presumably redirects to {target} after “{button}” on {path} was submitted and appends entries to the address; so they stand in the history and in server logs and reach services that read the address of the page there',
        byScript: scriptedTexts.en.messages['byScript']!,
        byScriptUnnamed: scriptedTexts.en.messages['byScriptUnnamed']!,
        byScriptTo: scriptedTexts.en.messages['byScriptTo']!,
        locked: scriptedTexts.en.messages['locked']!,
        mailtoByScript: 'By the code of the page, a script hands the entries of “{button}” on {path} to the e-mail program (mailto:)',
        mailAnnounced:
          'By the code of the page, a script hands the entries of “{button}” on {path} to the e-mail program (mailto:), and the form says so: “{quote}”',
        mailtoAnnounced: 'The form “{button}” on {path} hands the entries to the e-mail program (mailto:), and the form says so: “{quote}”',
        safe: `At {forms|form|forms} asking for personal data ({paths}) ${nothingFound.en}`,
        safeByBuilder: `At {forms|form|forms} asking for personal data ({paths}) ${nothingFound.en}; {byBuilder|=one of them is|of them are} sent by the script of {builder}, as far as known over HTTPS and by POST`,
        safeOverHttps: `Called over HTTPS, ${nothingFoundAt.en}; but the server of {host} does not redirect calls over HTTP to HTTPS{see:tls-http-redirect}`,
        noForms: 'No form with personal data was found on the pages examined',
      },
    },
  },
  run({ forms, framedForms, transport, pages = [] }) {
    const personal = shownForms({ forms, framedForms }).filter(asksForPersonalData);
    if (personal.length === 0) return { class: 'NotApplicable', message: 'noForms' };
    const verdict = verdictBeside(
      personal.flatMap((form) => riskOf(form, pages)),
      personal.flatMap((form) => hintOf(form, personal, pages)),
    );
    if (verdict) return verdict;
    const announced = personal.filter((form) => opensMail(form, personal));
    const unseen = unseenTargets(personal.filter((form) => !announced.includes(form)));
    if (unseen) return { class: 'NoClassification', ...unseen };
    // A target without a scheme goes the way the page came, and a browser asks for the page over HTTP where nothing sends it to HTTPS.
    const open = transport?.hosts.filter(servesClearText).map(({ host }) => host) ?? [];
    const host = open.find((each) => personal.some(({ pageUrl }) => URL.parse(pageUrl)?.hostname === each));
    const params = { forms: personal.length, paths: pathsOf(personal.map(({ pageUrl }) => pageUrl)) };
    const [mail] = announced;
    if (mail && host === undefined) {
      const quote = saysMailProgram(mail, pages) ?? '';
      return { class: 'Conform', message: isMailto(mail) ? 'mailtoAnnounced' : 'mailAnnounced', params: { ...formPlace(mail), quote } };
    }
    return host === undefined ? builtBy(personal, params) : { class: 'Conform', message: 'safeOverHttps', params: { ...params, host } };
  },
});

/** What the script of a builder sends was not seen, but is known of the builder: that is said. */
function builtBy(personal: readonly FormFact[], params: TextParams): Verdict {
  const built = personal.filter((form) => isSentByScript(form) && form.builderServiceId !== undefined);
  const builders = [...new Set(built.flatMap(({ builderServiceId = '' }) => serviceOf(builderServiceId)?.name ?? []))];
  return built.length === 0
    ? { class: 'Conform', message: 'safe', params }
    : { class: 'Conform', message: 'safeByBuilder', params: { ...params, byBuilder: built.length, builder: shortList(builders) } };
}

/** Search boxes and the consent banner's switches ask for none. */
function asksForPersonalData({ kind, personalFields, asked }: FormFact): boolean {
  // A postcode alone finds the next branch.
  const isPlace = kind === 'other' && personalFields.every((field) => field === 'address');
  const takesFiles = asked.some(({ kind: each, topic }) => each === 'file' && topic !== null);
  return kind !== 'search' && kind !== 'consent' && ((personalFields.length > 0 && !isPlace) || takesFiles);
}

/** A number of a card alone may be that of a library or a voucher; beside a name it is an account. */
function isGrave({ personalFields }: FormFact): boolean {
  return personalFields.some((field) => sensitive.has(field)) || (personalFields.includes('payment') && personalFields.includes('name'));
}

/** Whether what is entered ends up in the address of the next page. */
function isWrittenInAddress(form: FormFact): boolean {
  return form.method === 'get' && !isSentByScript(form) && !isMailto(form);
}

function riskOf(form: FormFact, pages: readonly PageFact[]): Finding[] {
  const host = URL.parse(form.pageUrl)?.hostname ?? form.pageUrl;
  if (!form.pageHttps) return [finding('pageUnencrypted', form, unencryptedCause(host))];
  if (/^http:/i.test(form.action)) return [finding('actionUnencrypted', form, `form-transport:${form.id}`)];
  if (isWrittenInAddress(form) && isGrave(form)) {
    const isHealthAlone = form.personalFields.every((field) => field === 'health');
    return [isHealthAlone ? healthAnswers(form, pages) : finding('getWithPersonalData', form, `form-transport:${form.id}`)];
  }
  return [];
}

const promises =
  /[^.!?\n]{0,120}(?:(?:nicht|nirgends|nie)\s+(?:gespeichert|übertragen|übermittelt|weitergegeben|gesendet)|bleib(?:t|en)\s+anonym|not\s+(?:stored|saved|transmitted))[^.!?\n]{0,60}[.!]?/iu;

/** What a self-test asks, and what it says of the answers where they end up in logs. */
function healthAnswers(form: FormFact, pages: readonly PageFact[]): Finding {
  const { before, inside, after } = textAround(form, pages);
  const promise = promises.exec(before.slice(-400)) ?? promises.exec(inside) ?? promises.exec(after.slice(0, 400));
  const questions = labelsOf(form.asked.filter(({ topic }) => topic === 'health'));
  const base = finding(promise ? 'getWithHealthPromised' : 'getWithHealth', form, `form-transport:${form.id}`);
  const shown = quoted(shortList(questions.length > 0 ? questions : labelsOf(form.asked)));
  return { ...base, params: { ...base.params, questions: shown, ...(promise && { promise: quoted(promise[0].trim()) }) } };
}

function hintOf(form: FormFact, all: readonly FormFact[], pages: readonly PageFact[]): Finding[] {
  if (opensMail(form, all)) {
    const message = isMailto(form) ? 'mailto' : 'mailtoByScript';
    return saysMailProgram(form, pages) === null ? [finding(message, form, `form-transport:${form.id}`)] : [];
  }
  const [forward] = form.locked ? [] : (form.scriptForwards ?? []);
  if (forward !== undefined && isTargetUnseen(form)) {
    const base = finding('forwardedByScript', form, `form-transport:${form.id}`);
    return [{ ...base, params: { ...base.params, target: URL.parse(forward)?.pathname ?? forward } }];
  }
  const isRisk = !form.pageHttps || isGrave(form);
  const files = labelsOf(form.asked.filter(({ kind }) => kind === 'file'));
  if (files.length > 0 && isWrittenInAddress(form) && !isRisk) {
    const base = finding('getWithFile', form, `form-transport:${form.id}`);
    return [{ ...base, params: { ...base.params, files: quoted(shortList(files)) } }];
  }
  const isTold = form.personalFields.includes('name') && form.personalFields.some((field) => identifying.has(field));
  return isWrittenInAddress(form) && isTold && !isRisk ? [finding('getWithPersonalData', form, `form-transport:${form.id}`)] : [];
}

/** Whether it opens a mail in the visitor's own program, by its target or by a script. */
function opensMail(form: FormFact, all: readonly FormFact[]): boolean {
  return isMailto(form) || preparesMail(form, all);
}

function isMailto({ action }: FormFact): boolean {
  return /^mailto:/i.test(action);
}

function finding(message: string, form: FormFact, cause: string): Finding {
  return {
    message,
    params: { ...formPlace(form), page: withoutQuery(form.pageUrl), target: withoutQuery(form.action) },
    items: [formItem(form, { action: form.action, method: form.method, fields: form.personalFields.join(', ') })],
    cause,
  };
}

/** Queries may carry what nobody should read in a report. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0]!;
}
