import { defineCheck } from '../define-check.ts';
import { textItem } from '../items.ts';
import { statute } from '../shared/law/law.ts';
import { authorRequest } from '../shared/notice/author-requests.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { placeholderAfter } from '../shared/notice/notice-placeholder.ts';
import { otherHost } from '../shared/notice/other-host.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { quoted, sentencesIn } from '../shared/wording.ts';

const hosting = /(?:web-?)?hosting(?:-?(?:anbieter|dienstleister|provider|partner)\w{0,2})?(?![a-zß-ɏ])|(?:web)?hoster\w{0,2}(?![a-zß-ɏ])/;
const hostWord = new RegExp(hosting.source, 'iu');

/** "Bitte Name und Anschrift des Hosters ergänzen", and "Unser Hoster: bitte ergänzen, sobald bekannt". */
function hostRequest(text: string): string | null {
  for (const line of text.split('\n')) {
    if (!hostWord.test(line)) continue;
    const asking = sentencesIn(line).find(
      (sentence) => sentence.length < 600 && hostWord.test(sentence) && authorRequest(sentence) !== null,
    );
    if (asking !== undefined) return quoted(authorRequest(asking) ?? asking);
  }
  return null;
}

/** Whether the notice describes what the web server records. */
export default defineCheck({
  id: 'ppc-hosting-logs',
  area: 'pp',
  version: 9,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. c, e DSGVO', 'Art. 13(1)(c), (e) GDPR')],
  needs: [...noticeNeeds, 'applicability'],
  wants: ['services', 'noticeServices', 'requests', 'site'],
  texts: {
    de: {
      title: 'Server-Protokolle und Hosting beschrieben',
      explanation:
        'Jeder Aufruf übermittelt die IP-Adresse an den Webserver, der sie meist protokolliert. Zweck, Rechtsgrundlage, Dauer und der Hoster als Empfänger gehören in die Datenschutzerklärung (Art. 13 Abs. 1 lit. c und e DSGVO).',
      confidenceReason:
        'Der Abschnitt wird an Wörtern wie Logfile, Hosting oder IP-Adresse erkannt; eine freie Umschreibung kann übersehen werden.',
      howToFix:
        '1. Beschreiben Sie, welche Daten beim Aufruf protokolliert werden, wofür und wie lange.\n2. Nennen Sie den Hoster oder wenigstens, dass einer eingesetzt wird.',
      fixes: {
        unfilled:
          '1. Ersetzen Sie „{placeholder}“ durch Namen und Anschrift des Hosters.\n2. Lesen Sie den Abschnitt danach ganz: Was dort noch zu tun war, etwa der Vertrag zur Auftragsverarbeitung, muss auch getan sein.',
        bare: '1. Ergänzen Sie dort, welche Daten beim Aufruf protokolliert werden, wofür, auf welcher Rechtsgrundlage (meist Art. 6 Abs. 1 lit. f DSGVO) und wie lange.\n2. Nennen Sie den Hoster oder wenigstens, dass einer eingesetzt wird, soweit es dort noch fehlt.',
        otherHost:
          '1. Beschreiben Sie beim Hosting {platform} statt {host}; {host} bleibt nur stehen, soweit dort anderes liegt, etwa Ihre E-Mail.',
      },
      messages: {
        ...noticeMessages.de,
        unfilled: 'In der Datenschutzerklärung ({path}) steht beim Hosting ein nicht ausgefüllter Platzhalter: „{placeholder}“',
        otherHost:
          'Die Datenschutzerklärung nennt {host} als Hoster („{quote}“); ausgeliefert wird die Website über {platform}, das sie nicht nennt',
        bare: 'Wo die Datenschutzerklärung von Server-Protokollen oder Hosting spricht („{quote}“), nennt sie weder Zweck noch Rechtsgrundlage noch Speicherdauer',
        missing: 'Die Datenschutzerklärung beschreibt weder die Protokolle des Webservers noch das Hosting',
      },
    },
    en: {
      title: 'Server logs and hosting described',
      explanation:
        'Every visit sends the IP address to the web server, which usually logs it. Purpose, legal basis, duration and the host as recipient belong in the privacy notice (Art. 13(1)(c) and (e) GDPR).',
      confidenceReason: 'The passage is recognised by words such as log file, hosting or IP address; a free paraphrase may be missed.',
      howToFix: '1. Describe which data is logged on a visit, what for and how long.\n2. Name the host, or at least that one is used.',
      fixes: {
        unfilled:
          '1. Replace “{placeholder}” with name and address of the host.\n2. Then read the whole section: what was still to be done there, such as the processing agreement, has to be done as well.',
        bare: '1. Add there which data is logged on a visit, what for, on which legal basis (mostly Art. 6(1)(f) GDPR) and how long.\n2. Name the host, or at least that one is used, where it is still missing there.',
        otherHost:
          '1. In the passage on hosting, describe {platform} instead of {host}; {host} stays only as far as something else is kept there, such as your e-mail.',
      },
      messages: {
        ...noticeMessages.en,
        unfilled: 'In the privacy notice ({path}) a placeholder that was not filled in stands at the hosting: “{placeholder}”',
        otherHost: 'The privacy notice names {host} as host (“{quote}”); the website is delivered by {platform}, which it does not name',
        bare: 'Where the privacy notice speaks of server logs or hosting (“{quote}”), it names neither purpose nor legal basis nor storage period',
        missing: 'The privacy notice describes neither the logs of the web server nor the hosting',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const placeholder = placeholderAfter(notice.text, hosting, 200) ?? hostRequest(notice.text);
      if (placeholder !== null) {
        const finding = notice.finding('unfilled', 'hosting-logs', [], { path: legalPath(notice), placeholder });
        return { class: 'Hint', findings: [{ ...finding, items: [textItem(notice.url, placeholder)] }] };
      }
      const other = otherHost(facts);
      if (other) {
        const items = [textItem(notice.url, other.quote)] as const;
        return notice.ifComplete({ class: 'Hint', findings: [{ ...notice.finding('otherHost', 'other-host', [], { ...other }), items }] });
      }
      const [told] = notice.of('hostingLogs');
      if (told?.value === 'bare')
        return notice.ifComplete({
          class: 'Hint',
          findings: [notice.finding('bare', 'hosting-logs', [told], { quote: quoted(told.quote) })],
        });
      if (told) return { class: 'Conform' };
      return notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'hosting-logs')] });
    }),
});
