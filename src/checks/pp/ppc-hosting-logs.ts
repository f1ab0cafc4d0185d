import { defineCheck } from '../define-check.ts';
import { statute } from '../law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../notice-content.ts';

/** Whether the notice describes what the web server records. */
export default defineCheck({
  id: 'ppc-hosting-logs',
  area: 'pp',
  version: 1,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 1 lit. c, e DSGVO', 'Art. 13(1)(c), (e) GDPR')],
  needs: [...noticeNeeds],
  texts: {
    de: {
      title: 'Server-Protokolle und Hosting beschrieben',
      explanation:
        'Jeder Aufruf übermittelt die IP-Adresse an den Webserver, der sie meist protokolliert. Zweck, Rechtsgrundlage, Dauer und der Hoster als Empfänger gehören in die Datenschutzerklärung (Art. 13 Abs. 1 lit. c und e DSGVO).',
      confidenceReason:
        'Der Abschnitt wird an Wörtern wie Logfile, Hosting oder IP-Adresse erkannt; eine freie Umschreibung kann übersehen werden.',
      howToFix:
        '1. Beschreiben Sie, welche Daten beim Aufruf protokolliert werden, wofür und wie lange.\n2. Nennen Sie den Hoster oder wenigstens, dass einer eingesetzt wird.',
      messages: {
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung beschreibt weder die Protokolle des Webservers noch das Hosting',
      },
    },
    en: {
      title: 'Server logs and hosting described',
      explanation:
        'Every visit sends the IP address to the web server, which usually logs it. Purpose, legal basis, duration and the host as recipient belong in the privacy notice (Art. 13(1)(c) and (e) GDPR).',
      confidenceReason: 'The passage is recognised by words such as log file, hosting or IP address; a free paraphrase may be missed.',
      howToFix: '1. Describe which data is logged on a visit, what for and how long.\n2. Name the host, or at least that one is used.',
      messages: {
        ...noticeMessages.en,
        missing: 'The privacy notice describes neither the logs of the web server nor the hosting',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) =>
      notice.has('hostingLogs')
        ? { class: 'Conform' }
        : notice.ifComplete({ class: 'Hint', findings: [notice.finding('missing', 'hosting-logs')] }),
    ),
});
