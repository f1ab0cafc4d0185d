import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, controlItem, textItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { sectionsOf } from '../shared/notice/denied-companions.ts';
import { jointControllerPattern } from '../shared/notice/notice.ts';
import { judgeNotice, type NoticeContent, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { untoldCreditCheck } from '../shared/notice/untold-credit-checks.ts';
import { untoldMeeting } from '../shared/notice/untold-meetings.ts';
import { linesBesides, pageAt, readablePages } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { recipientsOf } from '../shared/transfers/recipients.ts';
import { mentions, plainText, quoted, shortList, wholeWords } from '../shared/wording.ts';

const creditCheckFix = {
  de: '1. Beschreiben Sie in der Datenschutzerklärung die Bonitätsprüfung: wann sie stattfindet, welche Daten an welche Auskunftei gehen, Rechtsgrundlage (bei Vorleistung in der Regel Art. 6 Abs. 1 lit. f DSGVO) und Speicherdauer.\n2. Entscheidet ihr Ergebnis ohne einen Menschen über die Zahlungsart, erläutern Sie auch das (Art. 22, Art. 13 Abs. 2 lit. f DSGVO).',
  en: '1. Describe the credit check in the privacy notice: when it takes place, which data goes to which agency, the legal basis (as a rule Art. 6(1)(f) GDPR where you deliver first) and the storage period.\n2. If its result decides on the way to pay without a human being, explain that too (Art. 22, Art. 13(2)(f) GDPR).',
};

/** Whether the notice says who receives data, by WhatsApp too where the site offers that. */
export default defineCheck({
  id: 'ppc-recipients',
  area: 'pp',
  version: 9,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. e DSGVO', 'Art. 13(1)(e) GDPR'),
    statute('Art. 26 Abs. 2 Satz 2 DSGVO', 'Art. 26(2) sentence 2 GDPR'),
  ],
  needs: [...noticeNeeds, 'services', 'requests'],
  texts: {
    de: {
      title: 'Empfänger oder Kategorien von Empfängern',
      explanation:
        'Die Datenschutzerklärung muss nennen, wer Daten erhält, oder wenigstens die Kategorien (Art. 13 Abs. 1 lit. e DSGVO). Dazu zählen auch Auftragsverarbeiter wie Hoster, Newsletter- und Zahlungsdienste.',
      confidenceReason:
        'Empfänger werden an Begriffen, Sätzen zur Weitergabe und Namen bekannter Dienste erkannt; andere Namen können fehlen.',
      howToFix:
        '1. Listen Sie alle Stellen auf, die Daten erhalten: Hoster, Versand- und Zahlungsdienste, eingebundene Dienste.\n2. Nennen Sie bei jeder Verarbeitung Empfänger oder Kategorie.\n3. Streichen Sie Aussagen, wonach niemand Daten erhält, wenn das nicht zutrifft.',
      fixes: {
        onRequest:
          '1. Nennen Sie die Empfänger oder ihre Kategorien in der Datenschutzerklärung; wechseln sie, verlinken Sie dort eine Liste, die Sie aktuell halten.',
        onRequestJoint:
          '1. Nennen Sie die Partner in der Datenschutzerklärung; wechseln sie, verlinken Sie dort eine Liste, die Sie aktuell halten.\n2. Stellen Sie dazu das Wesentliche der Vereinbarung über die gemeinsame Verantwortung dar: wer welche Pflichten erfüllt und an wen sich Betroffene wenden können (Art. 26 Abs. 2 DSGVO).',
        meeting:
          '1. Beschreiben Sie in der Datenschutzerklärung die Treffen über {tool}: Anbieter als Empfänger, welche Daten anfallen, Rechtsgrundlage und Speicherdauer, bei einem Empfänger außerhalb des EWR auch Land und Grundlage der Übermittlung.\n2. Oder geben Sie den Teilnehmern diese Angaben spätestens mit der Einladung; dann genügt in der Datenschutzerklärung ein Hinweis darauf.',
        creditCheck: creditCheckFix.de,
        creditCheckOpen: creditCheckFix.de,
        whatsApp:
          '1. Beschreiben Sie in der Datenschutzerklärung den Kontakt über WhatsApp: Anbieter (im EWR WhatsApp Ireland Limited, ein Unternehmen von Meta), Zweck, Rechtsgrundlage und Speicherdauer.\n2. Sind Sie zur Verschwiegenheit verpflichtet (§ 203 StGB, etwa Praxis, Kanzlei oder Beratungsstelle), bitten Sie auf diesem Weg nicht um vertrauliche Angaben oder Unterlagen.',
      },
      messages: {
        ...noticeMessages.de,
        some: 'Mindestens ein Empfänger oder eine Kategorie von Empfängern wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        none: 'Die Datenschutzerklärung sagt, Daten würden nicht weitergegeben; Empfänger wurden nicht beobachtet',
        missing: 'Die Datenschutzerklärung nennt keine Empfänger und keine Kategorien von Empfängern',
        onRequest: 'Die Datenschutzerklärung nennt Empfänger nur auf Anfrage: „{quote}“',
        onRequestJoint:
          'Die Datenschutzerklärung nennt gemeinsam Verantwortliche nur auf Anfrage („{quote}“); das Wesentliche der Vereinbarung mit ihnen steht dort nicht',
        whatsApp: 'Die Website bietet Kontakt über WhatsApp an ({pages}); die Datenschutzerklärung sagt dazu nichts',
        meeting: 'Laut {pages} findet etwas über {tool} statt („{quote}“); die Datenschutzerklärung nennt {tool} nicht',
        creditCheck:
          'Die Website kündigt eine Bonitätsauskunft an ({pages}): „{quote}“; die Datenschutzerklärung nennt {agency} nicht als Empfänger',
        creditCheckOpen: 'Die Website kündigt eine Bonitätsprüfung an ({pages}): „{quote}“; die Datenschutzerklärung sagt dazu nichts',
        contradiction: 'Die Datenschutzerklärung sagt, Daten würden nicht weitergegeben; beobachtet wurden diese Empfänger: {names}',
      },
    },
    en: {
      title: 'Recipients or categories of recipients',
      explanation:
        'The privacy notice must name who receives data, or at least the categories (Art. 13(1)(e) GDPR). Processors such as hosts, newsletter and payment services count too.',
      confidenceReason:
        'Recipients are recognised by terms, sentences on disclosure and names of known services; other names may be missed.',
      howToFix:
        '1. List everybody who receives data: host, dispatch and payment services, embedded services.\n2. Name the recipient or category for every kind of processing.\n3. Delete statements that nobody receives data if they are not true.',
      fixes: {
        onRequest:
          '1. Name the recipients or their categories in the privacy notice; if they change, link a list there that you keep up to date.',
        onRequestJoint:
          '1. Name the partners in the privacy notice; if they change, link a list there that you keep up to date.\n2. Add the essence of the arrangement on joint responsibility: who fulfils which duties and whom data subjects can turn to (Art. 26(2) GDPR).',
        meeting:
          '1. Describe the meetings by {tool} in the privacy notice: provider as recipient, which data arises, legal basis and storage period, for a recipient outside the EEA the country and the basis of the transfer too.\n2. Or give participants these details with the invitation at the latest; then a reference to that is enough in the privacy notice.',
        creditCheck: creditCheckFix.en,
        creditCheckOpen: creditCheckFix.en,
        whatsApp:
          '1. Describe contact by WhatsApp in the privacy notice: provider (in the EEA WhatsApp Ireland Limited, a company of Meta), purpose, legal basis and storage period.\n2. If you are bound to professional secrecy (Section 203 StGB, such as a practice, law firm or counselling centre), do not ask for confidential information or documents this way.',
      },
      messages: {
        ...noticeMessages.en,
        some: 'At least one recipient or category of recipients is named; whether for every kind of processing was not examined',
        none: 'The privacy notice says that data is not passed on; no recipients were observed',
        missing: 'The privacy notice names neither recipients nor categories of recipients',
        onRequest: 'The privacy notice names recipients only on request: “{quote}”',
        onRequestJoint:
          'The privacy notice names joint controllers only on request (“{quote}”); the essence of the arrangement with them is not told there',
        whatsApp: 'The website offers contact by WhatsApp ({pages}); the privacy notice says nothing of it',
        meeting: 'According to {pages}, something takes place by {tool} (“{quote}”); the privacy notice does not name {tool}',
        creditCheck: 'The website announces a credit report ({pages}): “{quote}”; the privacy notice does not name {agency} as a recipient',
        creditCheckOpen: 'The website announces a credit check ({pages}): “{quote}”; the privacy notice says nothing of it',
        contradiction: 'The privacy notice says that data is not passed on; these recipients were observed: {names}',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const stated = notice.of('recipients');
      const observed = recipientsOf(facts);
      const isDenied = stated.length > 0 && stated.every(({ value }) => value === 'none');
      const params = { names: shortList(observed.map(({ use }) => use.service.name)) };
      const found = atLeastOne([
        ...(stated.length === 0 ? [notice.finding('missing', 'recipients')] : []),
        ...(isDenied && observed.length > 0 ? [notice.finding('contradiction', 'recipients', stated, params)] : []),
        ...untoldWhatsApp(facts, notice),
        ...onRequest(facts.privacy.text, notice),
        ...creditCheck(facts, notice),
        ...meeting(facts, notice),
      ]);
      if (!found) return { class: 'Conform', message: isDenied ? 'none' : 'some' };
      // What is missing is missing only in a text that was read as a whole; what it names, it names all the same.
      if (
        found.every(({ message }) => message === 'whatsApp' || message === 'meeting' || message.startsWith('creditCheck')) &&
        !facts.noticeItems.complete
      )
        return { class: 'Conform', message: 'some' };
      return notice.ifComplete({ class: 'Hint', findings: found });
    }),
});

const whom = '(?:empfänger[a-zß-ɏ]{0,4}|partner(?:n|unternehmen|firmen|betriebe[n]?)?|recipients?|partners?)';
const asked = '(?:auf\\s(?:ihre\\s)?(?:anfrage|nachfrage|wunsch)|on\\s(?:your\\s)?request)';
const tells = '(?:nennen|teilen|mitgeteilt|mitteilen|genannt|erfahren|erhalten|name|tell)';
const namesThem = wholeWords(
  `${tells}[^.;]{0,120}?${whom}[^.;]{0,80}?${asked}|${whom}[^.;]{0,80}?${tells}[^.;]{0,80}?${asked}|${asked}[^.;]{0,80}?${tells}[^.;]{0,80}?${whom}`,
);
/** The right of access, and copies of safeguards. */
const ofAccess = wholeWords(
  'auskunft[a-zß-ɏ]*|rechte?|gespeichert[a-zß-ɏ]*|art\\.?\\s15|garantien?|kopie[n]?|klauseln|access|right|stored|copy|safeguards?',
);
const essence = /wesentliche|vereinbarung(?![a-zß-ɏ]{0,3} über die auftrags)|essence|arrangement/iu;

/** "Die jeweils aktuellen Empfänger nennen wir auf Anfrage": whoever gives data has to know before. */
function onRequest(text: string, notice: NoticeContent): Finding[] {
  for (const section of sectionsOf(text)) {
    const sentences = section.flatMap((line) => line.split(/(?<=[.!?]) (?=[A-ZÄÖÜ„])/u));
    const said = sentences.find((one) => mentions(one, namesThem) && !mentions(one, ofAccess));
    if (said === undefined) continue;
    const isJoint = sentences.some((one) => jointControllerPattern.test(one));
    const message = isJoint && !sentences.some((one) => essence.test(one)) ? 'onRequestJoint' : 'onRequest';
    return [{ ...notice.finding(message, 'recipients-on-request', [], { quote: quoted(said) }), items: [textItem(notice.url, said)] }];
  }
  return [];
}

/** What a page says of asking for the credit standing, of which the notice is silent. */
function creditCheck(facts: Pick<Facts, 'pages' | 'privacy'>, notice: NoticeContent): Finding[] {
  const check = untoldCreditCheck(facts);
  if (check === null) return [];
  const { url, quote, agency } = check;
  const message = agency === '' ? 'creditCheckOpen' : 'creditCheck';
  const finding = notice.finding(message, 'credit-check', [], { pages: pathsOf([url]), quote, agency });
  return [{ ...finding, items: [textItem(url, quote)] }];
}

/** What a page says to take place in a tool for video meetings that the notice does not name. */
function meeting(facts: Pick<Facts, 'pages' | 'privacy'>, notice: NoticeContent): Finding[] {
  const untold = untoldMeeting(facts);
  if (untold === null) return [];
  const { url, quote, tool } = untold;
  const finding = notice.finding('meeting', 'meetings', [], { pages: pathsOf([url]), quote, tool });
  return [{ ...finding, items: [textItem(url, quote)] }];
}

const whatsApp = /whats\s?-?app/iu;
/** Extensions that put a button for a chat on pages and open it by script, not by a link. */
const chatPlugin =
  /\/wp-content\/plugins\/(?:creame-whatsapp-me|joinchat(?:-premium)?|click-to-chat-for-whatsapp|wp-whatsapp(?:-chat)?|whatsapp-for-wordpress)\//i;
const protection = /datenschutz|privacy|data\s+protection/iu;

/** Visitors are asked to write by WhatsApp, and neither the notice nor one of its own that a page links speaks of it. */
function untoldWhatsApp({ privacy, pages, requests }: Pick<Facts, 'privacy' | 'pages' | 'requests'>, notice: NoticeContent): Finding[] {
  const links = readablePages(pages).flatMap(({ url, links }) => links.filter(({ visible }) => visible).map((link) => ({ ...link, url })));
  if (links.some((link) => whatsApp.test(link.text) && protection.test(link.text))) return [];
  const contacts = links.filter(({ href }) => isChat(href));
  const own = pageAt(pages, notice.url)?.links.filter(({ href, visible }) => visible && isChat(href)) ?? [];
  const others = pages.filter((page) => page.url !== notice.url && page.kind !== 'privacy').map((page) => page.text);
  // A button that is no link floats over every page as well: its label is a line of them all.
  const told = linesBesides(privacy.text, others).join('\n');
  if (
    speaksOfWhatsApp(
      told,
      own.map(({ text }) => plainText(text)),
    )
  )
    return [];
  const widgets = requests.filter(({ url }) => chatPlugin.test(url));
  const items = atLeastOne([
    ...[...new Set(contacts.map(({ href }) => href))].map((href) => controlItem(href, 'WhatsApp')),
    ...(contacts.length > 0 ? [] : widgets.slice(0, 1).map(({ url }) => controlItem(url, 'WhatsApp'))),
  ]);
  const offering = contacts.length > 0 ? contacts.map(({ url }) => url) : widgets.map(({ pageUrl }) => pageUrl);
  return items ? [{ ...notice.finding('whatsApp', 'whatsapp', [], { pages: pathsOf(offering) }), items }] : [];
}

/** Whether a notice speaks of it, and not only the buttons that float over it: their labels stand alone in a line. */
function speaksOfWhatsApp(text: string, buttons: readonly string[]): boolean {
  const lines = text
    .split('\n')
    .map(plainText)
    .filter((line) => whatsApp.test(line));
  const labels = lines.filter((line) => buttons.includes(line));
  return lines.length > labels.length || labels.length > buttons.length;
}

/** A link that opens a chat with somebody; one that shares a page names nobody. */
function isChat(href: string): boolean {
  const url = URL.parse(href);
  if (url === null) return false;
  if (/^(?:www\.)?wa\.me$/.test(url.hostname)) return /^\/(?:\+?\d|message\/)/.test(url.pathname);
  const opens = /^(?:api|web|www)\.whatsapp\.com$/.test(url.hostname) || url.protocol === 'whatsapp:';
  return opens && (url.searchParams.get('phone') ?? '') !== '';
}
