import { defineCheck } from '../define-check.ts';
import { isPublicBody } from '../shared/imprint/public-body.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import type { NoticeItemKind } from '../shared/notice/notice-items.ts';
import { mentions, wholeWords } from '../shared/wording.ts';

/** The rights in the order of their articles; each has a message of its own. */
const rights: readonly NoticeItemKind[] = [
  'rightAccess',
  'rightRectification',
  'rightErasure',
  'rightRestriction',
  'rightPortability',
  'rightObjection',
];
const allArticles = wholeWords(
  'art(?:\\.|ikeln?|icles?)?\\s?(?:12|13|15)\\s?(?:bis|-|–|to|ff|through)\\.?\\s?(?:art(?:\\.|ikel|icle)?\\s?)?(?:2[0-3])?|(?:17|1[89])\\s?(?:-\\s?)?2[0-5]\\s+(?:KDG|DSG-EKD)',
);

/** What restricting was called before. */
const blocking = wholeWords('sperrung');

const addMissing = {
  de: '1. Ergänzen Sie im Abschnitt zu den Betroffenenrechten die hier als fehlend genannten, jedes in einem Satz mit der Vorschrift.\n2. Sagen Sie, an wen man sich wendet, soweit es dort noch nicht steht.',
  en: '1. Add the rights told as missing here to the section on data subject rights, each in one sentence with its provision.\n2. Say whom to turn to where it is not stated there yet.',
};
/** The same for each message of one finding, so that it is told once. */
const fixes = (step: string) =>
  Object.fromEntries(['missing', 'some', 'byReference', 'rightRestrictionBlocked', ...rights].map((message) => [message, step]));

/** Whether the notice names the six rights one by one. */
export default defineCheck({
  id: 'ppc-rights',
  area: 'pp',
  version: 6,
  weight: 4,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 2 lit. b, Art. 15 bis 21 DSGVO', 'Art. 13(2)(b), Art. 15 to 21 GDPR')],
  needs: [...noticeNeeds, 'applicability'],
  wants: ['imprintElements'],
  texts: {
    de: {
      title: 'Betroffenenrechte',
      explanation:
        'Die Datenschutzerklärung muss sechs Rechte nennen: Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18), Datenübertragbarkeit (Art. 20) und Widerspruch (Art. 21); das verlangt Art. 13 Abs. 2 lit. b DSGVO. Fehlen einzelne, wissen Besucher nicht, was sie verlangen können.',
      confidenceReason: 'Jedes Recht wird einzeln am Wortlaut gesucht; eine freie Umschreibung kann übersehen werden.',
      howToFix:
        '1. Nennen Sie alle sechs Rechte einzeln in einem eigenen Abschnitt.\n2. Beschreiben Sie jedes in einem Satz mit der Vorschrift.\n3. Sagen Sie, an wen man sich wendet.',
      fixes: fixes(addMissing.de),
      messages: {
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung nennt {count|=ein Betroffenenrecht|Betroffenenrechte} nicht',
        some: 'Die Datenschutzerklärung nennt {count|=ein Betroffenenrecht|Betroffenenrechte} nicht',
        byReference: 'Die Datenschutzerklärung verweist nur auf die Artikel und nennt {count|=ein Recht|Rechte} nicht ausdrücklich',
        rightAccess: 'Es fehlt: Auskunft (Art. 15 DSGVO)',
        rightRectification: 'Es fehlt: Berichtigung (Art. 16 DSGVO)',
        rightErasure: 'Es fehlt: Löschung (Art. 17 DSGVO)',
        rightRestriction: 'Es fehlt: Einschränkung der Verarbeitung (Art. 18 DSGVO)',
        rightRestrictionBlocked:
          'Es fehlt: Einschränkung der Verarbeitung (Art. 18 DSGVO); von „Sperrung“ sprach das bis 2018 geltende Recht',
        rightPortability: 'Es fehlt: Datenübertragbarkeit (Art. 20 DSGVO)',
        rightObjection: 'Es fehlt: Widerspruch (Art. 21 DSGVO)',
      },
    },
    en: {
      title: 'Data subject rights',
      explanation:
        'The privacy notice must name six rights: access (Art. 15 GDPR), rectification (Art. 16), erasure (Art. 17), restriction of processing (Art. 18), data portability (Art. 20) and objection (Art. 21); Art. 13(2)(b) GDPR asks for it. If some are missing, visitors do not know what they can ask for.',
      confidenceReason: 'Each right is looked for by its wording; a free paraphrase may be missed.',
      howToFix:
        '1. Name all six rights one by one in a section of their own.\n2. Describe each in one sentence with its provision.\n3. Say whom to turn to.',
      fixes: fixes(addMissing.en),
      messages: {
        ...noticeMessages.en,
        missing: 'The privacy notice does not name {count|right|rights} of the data subject',
        some: 'The privacy notice does not name {count|right|rights} of the data subject',
        byReference: 'The privacy notice only refers to the articles and does not expressly name {count|right|rights}',
        rightAccess: 'Missing: access (Art. 15 GDPR)',
        rightRectification: 'Missing: rectification (Art. 16 GDPR)',
        rightErasure: 'Missing: erasure (Art. 17 GDPR)',
        rightRestriction: 'Missing: restriction of processing (Art. 18 GDPR)',
        rightRestrictionBlocked:
          'Missing: restriction of processing (Art. 18 GDPR); “blocking” (Sperrung) is the term of the law in force until 2018',
        rightPortability: 'Missing: data portability (Art. 20 GDPR)',
        rightObjection: 'Missing: objection (Art. 21 GDPR)',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      // Data processed for a public task is not portable (Art. 20(3) GDPR).
      const isPublic = isPublicBody(facts);
      const lacking = rights.filter((kind) => !notice.has(kind) && !(isPublic && kind === 'rightPortability'));
      if (lacking.length === 0) return { class: 'Conform' };
      const params = { count: lacking.length };
      const isOldName = mentions(notice.text, blocking);
      const messageOf = (kind: NoticeItemKind) => (kind === 'rightRestriction' && isOldName ? 'rightRestrictionBlocked' : kind);
      const named = lacking.map((kind) => notice.finding(messageOf(kind), 'rights'));
      const verdict = (kind: 'Risk' | 'Hint', message: string) =>
        notice.ifComplete({ class: kind, findings: [notice.finding(message, 'rights', [], params), ...named] });
      if (lacking.length <= 2) return verdict('Hint', 'some');
      return mentions(notice.text, allArticles) ? verdict('Hint', 'byReference') : verdict('Risk', 'missing');
    }),
});
