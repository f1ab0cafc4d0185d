import { defineCheck } from '../define-check.ts';
import { statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';

/** Whether the right to object is set apart from the rest of the notice. */
export default defineCheck({
  id: 'ppc-objection',
  area: 'pp',
  version: 7,
  weight: 2,
  confidence: 'medium',
  legalBasis: [statute('Art. 21 Abs. 4 DSGVO', 'Art. 21(4) GDPR')],
  needs: [...noticeNeeds, 'forms'],
  texts: {
    de: {
      title: 'Widerspruchsrecht gesondert hervorgehoben',
      explanation:
        'Beruht eine Verarbeitung auf berechtigtem Interesse oder öffentlichem Auftrag oder dient sie der Direktwerbung, ist auf das Widerspruchsrecht ausdrücklich und getrennt von anderen Informationen hinzuweisen (Art. 21 Abs. 4 DSGVO). Ein Wort in der Aufzählung der Rechte hebt es nicht hervor.',
      confidenceReason:
        'Hervorhebung wird an Überschrift, Großschrift, Fettdruck, Rahmen oder eigenem Absatz erkannt; Farbe liest der Scan nicht.',
      howToFix:
        '1. Stellen Sie das Widerspruchsrecht in einen eigenen Absatz mit eigener Überschrift.\n2. Heben Sie ihn sichtbar hervor, etwa durch Fettdruck oder Rahmen; ein fettes Stichwort im Absatz der Rechte genügt nicht.\n3. Nennen Sie, an wen der Widerspruch zu richten ist.',
      fixes: {
        missing:
          '1. Ergänzen Sie das Widerspruchsrecht (Art. 21 DSGVO) in einem eigenen Absatz mit eigener Überschrift, sichtbar hervorgehoben, etwa durch Fettdruck oder Rahmen.\n2. Nennen Sie, an wen der Widerspruch zu richten ist.',
      },
      messages: {
        ...noticeMessages.de,
        inText: 'Das Widerspruchsrecht steht zwischen anderen Angaben und nicht getrennt von ihnen',
        missing: 'Die Datenschutzerklärung nennt das Widerspruchsrecht nicht',
        noGround: 'Die Datenschutzerklärung stützt nichts auf Art. 6 Abs. 1 lit. e oder f DSGVO',
      },
    },
    en: {
      title: 'Right to object highlighted',
      explanation:
        'If processing rests on a legitimate interest or a public task, or serves direct marketing, the right to object has to be brought to attention expressly and separately from other information (Art. 21(4) GDPR). One word in the list of rights does not set it apart.',
      confidenceReason:
        'Emphasis is recognised by heading, capitals, bold type, a frame or a paragraph of its own; the scan does not read colour.',
      howToFix:
        '1. Put the right to object into a paragraph of its own with its own heading.\n2. Set it apart visibly, by bold type or a frame; a bold keyword in the paragraph on rights is not enough.\n3. Say to whom the objection is to be addressed.',
      fixes: {
        missing:
          '1. Add the right to object (Art. 21 GDPR) in a paragraph of its own with its own heading, set apart visibly, by bold type or a frame.\n2. Say to whom the objection is to be addressed.',
      },
      messages: {
        ...noticeMessages.en,
        inText: 'The right to object stands among other information and not separately from it',
        missing: 'The privacy notice does not name the right to object',
        noGround: 'The privacy notice bases nothing on Art. 6(1)(e) or (f) GDPR',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('objectionHighlighted')) return { class: 'Conform' };
      const advertises = facts.forms.some(({ kind, visible }) => kind === 'newsletter' && visible);
      if (!notice.grounds.has('e') && !notice.grounds.has('f') && !advertises) {
        return notice.ifComplete({ class: 'NotApplicable', message: 'noGround' });
      }
      const named = notice.of('rightObjection');
      // A right that is not named at all is the gap that `ppc-rights` reports.
      const finding = named.length > 0 ? notice.finding('inText', 'objection', named) : notice.finding('missing', 'rights');
      return notice.ifComplete({ class: 'Hint', findings: [finding] });
    }),
});
