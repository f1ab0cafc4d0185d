import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { isPublicAuthority, isPublicBody } from '../shared/imprint/public-body.ts';
import { churchLawOf } from '../shared/law/church-law.ts';
import { statute } from '../shared/law/law.ts';
import { stateOfAddress, stateOfAuthority } from '../shared/notice/notice-authority.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { isPersonName } from '../shared/notice/other-controller.ts';
import { bavarianKind, namesStateForChurch } from '../shared/notice/own-authorities.ts';
import { excerpt, quoted } from '../shared/wording.ts';

/** Whether the notice points out the right to complain, and to whom. */
export default defineCheck({
  id: 'ppc-complaint',
  area: 'pp',
  version: 10,
  weight: 3,
  confidence: 'medium',
  legalBasis: [statute('Art. 13 Abs. 2 lit. d, Art. 77 DSGVO', 'Art. 13(2)(d), Art. 77 GDPR')],
  needs: [...noticeNeeds, 'imprintElements', 'applicability'],
  texts: {
    de: {
      title: 'Beschwerderecht bei der Aufsichtsbehörde',
      explanation:
        'Die Datenschutzerklärung muss auf das Recht hinweisen, sich bei einer Datenschutz-Aufsichtsbehörde zu beschweren (Art. 13 Abs. 2 lit. d DSGVO). Die Behörde muss nicht genannt werden; wird eine genannt, sollte es die zuständige sein. Für private Stellen ist das in der Regel die des Bundeslandes, in dem sie ihren Sitz haben.',
      confidenceReason:
        'Das Recht wird am Wortlaut erkannt; welche Behörde zuständig ist, wird aus der Anschrift im Impressum geschlossen.',
      howToFix:
        '1. Ergänzen Sie den Hinweis auf das Beschwerderecht.\n2. Nennen Sie, wenn Sie eine Behörde angeben, die Ihres Bundeslandes mit Anschrift.',
      fixes: {
        onlyAuthority:
          '1. Ergänzen Sie bei der Angabe der Aufsichtsbehörde, dass betroffene Personen das Recht haben, sich dort über die Verarbeitung ihrer Daten zu beschweren (Art. 77 DSGVO).',
        otherState:
          '1. Nennen Sie statt der Behörde von {named} die von {seat} mit Anschrift, oder streichen Sie den Namen der Behörde. Stimmt die Anschrift im Impressum nicht, berichtigen Sie diese.',
        stateForChurch:
          '1. Nennen Sie statt der staatlichen Behörde die Datenschutzaufsicht Ihrer Kirche mit Anschrift: im Geltungsbereich des DSG-EKD den Beauftragten für den Datenschutz der EKD oder den eigenen Ihrer Landeskirche, in dem des KDG die Datenschutzaufsicht Ihres (Erz-)Bistums.',
        companiesInBavaria:
          '1. Nennen Sie statt des Landesamts für Datenschutzaufsicht den Bayerischen Landesbeauftragten für den Datenschutz mit Anschrift, oder streichen Sie den Namen der Behörde.',
        publicInBavaria:
          '1. Nennen Sie statt des Landesbeauftragten das Bayerische Landesamt für Datenschutzaufsicht (BayLDA) mit Anschrift, oder streichen Sie den Namen der Behörde.',
      },
      messages: {
        ...noticeMessages.de,
        missing: 'Die Datenschutzerklärung erwähnt das Beschwerderecht bei einer Aufsichtsbehörde nicht',
        onlyAuthority:
          'Die Datenschutzerklärung nennt eine Aufsichtsbehörde für den Datenschutz, nicht aber das Recht, sich dort zu beschweren',
        stateForChurch:
          'Genannt ist eine staatliche Aufsichtsbehörde („{named}“); für eine Stelle, für die das {law} gilt, ist die Datenschutzaufsicht der Kirche zuständig',
        companiesInBavaria:
          'Genannt ist das Bayerische Landesamt für Datenschutzaufsicht, das die nicht öffentlichen Stellen beaufsichtigt; der Anbieter laut Impressum ist eine öffentliche Stelle, für die in Bayern der Landesbeauftragte zuständig ist',
        publicInBavaria:
          'Genannt ist der Bayerische Landesbeauftragte für den Datenschutz, der die öffentlichen Stellen beaufsichtigt; für Unternehmen ist in Bayern das Landesamt für Datenschutzaufsicht zuständig',
        otherState: 'Genannt ist die Aufsichtsbehörde von {named}; der Sitz im Impressum liegt in {seat}',
      },
    },
    en: {
      title: 'Right to complain to the supervisory authority',
      explanation:
        'The privacy notice must point out the right to complain to a data protection authority (Art. 13(2)(d) GDPR). The authority need not be named; if one is, it should be the competent one. For private bodies that is as a rule the one of the state in which they have their seat.',
      confidenceReason: 'The right is recognised by its wording; which authority is competent is inferred from the address in the imprint.',
      howToFix: '1. Add the note on the right to complain.\n2. If you name an authority, name that of your state with its address.',
      fixes: {
        onlyAuthority:
          '1. Where the authority is named, add that data subjects have the right to complain there about the processing of their data (Art. 77 GDPR).',
        otherState:
          '1. Name the authority of {seat} with its address in place of that of {named}, or delete the name of the authority. If the address in the imprint is wrong, correct that.',
        stateForChurch:
          '1. In place of the authority of the state, name the data protection supervision of your church with its address: under the DSG-EKD the commissioner for data protection of the EKD or that of your regional church if it has one of its own, under the KDG the supervision of your (arch)diocese.',
        companiesInBavaria:
          '1. In place of the Landesamt für Datenschutzaufsicht, name the Bavarian state commissioner (Bayerischer Landesbeauftragter für den Datenschutz) with the address, or delete the name of the authority.',
        publicInBavaria:
          '1. In place of the state commissioner, name the Bayerisches Landesamt für Datenschutzaufsicht (BayLDA) with its address, or delete the name of the authority.',
      },
      messages: {
        ...noticeMessages.en,
        missing: 'The privacy notice does not mention the right to complain to a supervisory authority',
        onlyAuthority: 'The privacy notice names a data protection authority but not the right to complain there',
        stateForChurch:
          'The authority named is one of the state (“{named}”); for a body under the {law} the data protection supervision of the church is competent',
        companiesInBavaria:
          'The authority named is the Bayerisches Landesamt für Datenschutzaufsicht, which supervises private bodies; the provider in the imprint is a public body, for which the state commissioner is competent in Bavaria',
        publicInBavaria:
          'The authority named is the Bavarian state commissioner, who supervises public bodies; for companies the Landesamt für Datenschutzaufsicht is competent in Bavaria',
        otherState: 'The authority named is that of {named}; the seat in the imprint is in {seat}',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const stated = notice.of('complaint');
      if (stated.length === 0) {
        const authority = notice.of('complaintAuthority');
        if (authority.length > 0)
          return notice.ifComplete({ class: 'Hint', findings: [notice.finding('onlyAuthority', 'complaint', authority)] });
        return notice.ifComplete({ class: 'Risk', findings: [notice.finding('missing', 'complaint')] });
      }
      const { value } = stated[0]!;
      const named = stateOfAuthority(value);
      const quotes = [...stated, ...authorityBehind(notice.text, stated[0]!)];
      const wrong = (message: string, params: Finding['params']): Verdict => ({
        class: 'Hint',
        findings: [notice.finding(message, 'complaint', quotes, params)],
      });
      const law = churchLawOf(facts);
      if (namesStateForChurch(law, value, notice.text)) return wrong('stateForChurch', { law, named: authorityName(value) });
      const seats = facts.imprintElements.elements.filter(({ kind }) => kind === 'address').map(({ value }) => stateOfAddress(value));
      const { legalForm, industry } = facts.applicability.settings;
      // Public bodies and churches answer to authorities of their own.
      const ownAuthority = law !== null || isPublicBody(facts) || legalForm === 'church-body' || industry === 'church-welfare';
      const [seat] = seats;
      // A postcode at the border of two states tells neither; the commissioner of Bavaria is nowhere competent for companies.
      if (seats.length > 0 && seats.every((state) => state === 'Bayern' || state === null)) {
        const kind = bavarianKind(value, notice.text);
        if (kind === 'companies' && isPublicAuthority(facts)) return wrong('companiesInBavaria', {});
        if (kind === 'public-bodies' && !ownAuthority && isCompany(facts)) return wrong('publicInBavaria', {});
      }
      // For the public bodies of a state its authority is competent as well.
      if (
        (ownAuthority && !isPublicAuthority(facts)) ||
        named === null ||
        !seat ||
        seats.some((state) => state === null || state === named)
      )
        return { class: 'Conform' };
      return wrong('otherState', { named, seat });
    }),
});

/** The name without the address behind it. */
function authorityName(value: string): string {
  return quoted(value.split(/[,;(–]|(?<=[a-zß-ɏ])\.(?: |$)| - /u)[0]!.trim());
}

const privateForms = new Set([
  'sole-trader',
  'ek',
  'gbr',
  'egbr',
  'ohg',
  'kg',
  'gmbh-co-kg',
  'ug-co-kg',
  'gmbh',
  'ug',
  'ag',
  'se',
  'partg',
]);
/** Companies of municipalities and of the state count as public bodies where they act for public tasks. */
const mayBePublic = /stadt|gemeinde|kommunal|kreis|zweckverband|klini|staat|bayerische/i;

/** Only a legal form, or a person who stands alone as provider, tells for sure that somebody is no public body. */
function isCompany({ imprintElements: { elements } }: Pick<Facts, 'imprintElements'>): boolean {
  const forms = elements.filter(({ kind }) => kind === 'legalForm');
  const names = elements.filter(({ kind }) => kind === 'name');
  const isPerson = forms.length === 0 && names.length > 0 && names.every(({ value }) => isPersonName(value));
  return (
    (isPerson || forms.some(({ value }) => privateForms.has(value))) &&
    elements.every(({ kind, value }) => kind !== 'name' || !mayBePublic.test(value))
  );
}

/** The authority is often named in a sentence behind the one on the right to complain; the passage, where the quotation lacks it. */
function authorityBehind<Item extends { quote: string; value: string }>(text: string, item: Item): Item[] {
  const { quote, value } = item;
  const index = quote.includes(value) ? -1 : text.indexOf(value);
  return index < 0 ? [] : [{ ...item, quote: excerpt(text, { text: value, index }) }];
}
