import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, controlItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { pathsOf } from '../shared/notice/broken-promises.ts';
import { judgeNotice, type NoticeContent, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { pageAt, readablePages } from '../shared/site/legal-page.ts';
import { shortList } from '../shared/stored/stored-findings.ts';
import { recipientsOf } from '../shared/transfers/recipients.ts';
import { plainText } from '../shared/wording.ts';

/** Whether the notice says who receives data, by WhatsApp too where the site offers that. */
export default defineCheck({
  id: 'ppc-recipients',
  area: 'pp',
  version: 2,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. e DSGVO', 'Art. 13(1)(e) GDPR')],
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
        whatsApp:
          '1. Beschreiben Sie in der Datenschutzerklärung den Kontakt über WhatsApp: Anbieter (im EWR WhatsApp Ireland Limited, ein Unternehmen von Meta), Zweck, Rechtsgrundlage und Speicherdauer.',
      },
      messages: {
        ...noticeMessages.de,
        some: 'Mindestens ein Empfänger oder eine Kategorie von Empfängern wird genannt; ob für jede Verarbeitung, wurde nicht geprüft',
        none: 'Die Datenschutzerklärung sagt, Daten würden nicht weitergegeben; Empfänger wurden nicht beobachtet',
        missing: 'Die Datenschutzerklärung nennt keine Empfänger und keine Kategorien von Empfängern',
        whatsApp: 'Die Website bietet Kontakt über WhatsApp an ({pages}); die Datenschutzerklärung sagt dazu nichts',
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
        whatsApp:
          '1. Describe contact by WhatsApp in the privacy notice: provider (in the EEA WhatsApp Ireland Limited, a company of Meta), purpose, legal basis and storage period.',
      },
      messages: {
        ...noticeMessages.en,
        some: 'At least one recipient or category of recipients is named; whether for every kind of processing was not examined',
        none: 'The privacy notice says that data is not passed on; no recipients were observed',
        missing: 'The privacy notice names neither recipients nor categories of recipients',
        whatsApp: 'The website offers contact by WhatsApp ({pages}); the privacy notice says nothing of it',
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
      ]);
      if (!found) return { class: 'Conform', message: isDenied ? 'none' : 'some' };
      // What is missing is missing only in a text that was read as a whole; what it names, it names all the same.
      if (found.every(({ message }) => message === 'whatsApp') && !facts.noticeItems.complete) return { class: 'Conform', message: 'some' };
      return notice.ifComplete({ class: 'Hint', findings: found });
    }),
});

const whatsApp = /whats\s?-?app/iu;
const protection = /datenschutz|privacy|data\s+protection/iu;

/** Visitors are asked to write by WhatsApp, and neither the notice nor one of its own that a page links speaks of it. */
function untoldWhatsApp({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>, notice: NoticeContent): Finding[] {
  const links = readablePages(pages).flatMap(({ url, links }) => links.filter(({ visible }) => visible).map((link) => ({ ...link, url })));
  if (links.some((link) => whatsApp.test(link.text) && protection.test(link.text))) return [];
  const contacts = links.filter(({ href }) => isChat(href));
  const own = pageAt(pages, notice.url)?.links.filter(({ href, visible }) => visible && isChat(href)) ?? [];
  if (
    speaksOfWhatsApp(
      privacy.text,
      own.map(({ text }) => plainText(text)),
    )
  )
    return [];
  const items = atLeastOne([...new Set(contacts.map(({ href }) => href))].map((href) => controlItem(href, 'WhatsApp')));
  return items ? [{ ...notice.finding('whatsApp', 'whatsapp', [], { pages: pathsOf(contacts.map(({ url }) => url)) }), items }] : [];
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
