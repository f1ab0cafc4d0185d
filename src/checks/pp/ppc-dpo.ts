import { defineCheck } from '../define-check.ts';
import { textItem } from '../items.ts';
import { isPublicBody } from '../shared/imprint/public-body.ts';
import { statedStaff } from '../shared/imprint/stated-staff.ts';
import { settled, statute } from '../shared/law/law.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { placeholderAfter } from '../shared/notice/notice-placeholder.ts';
import { leadingOfficer } from '../shared/notice/officer-conflict.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { quoted } from '../shared/wording.ts';

/** Special categories of data at the core of the work (Art. 37(1)(c) GDPR) are likely here, at least in larger houses. */
const likelyIndustries: ReadonlySet<string> = new Set(['medical', 'health-services', 'pharmacy', 'church-welfare']);

/** From so many people constantly engaged in automated processing on, one is mandatory (Section 38(1) BDSG). */
const manyStaff = 20;

const manyStaffDe =
  '1. Stellen Sie fest, wie viele der Personen („{quote}“) in der Regel ständig personenbezogene Daten automatisiert verarbeiten, etwa mit E-Mail oder Kundenverwaltung: Ab 20 müssen Sie einen Datenschutzbeauftragten benennen (§ 38 Abs. 1 Satz 1 BDSG).\n2. Sind es weniger, prüfen Sie die übrigen Gründe (§ 38 Abs. 1 Satz 2 BDSG, Art. 37 Abs. 1 DSGVO).\n3. Wenn Sie einen benennen müssen: Nennen Sie in der Datenschutzerklärung eine E-Mail-Adresse oder Anschrift, unter der er erreichbar ist, und teilen Sie der Aufsichtsbehörde die Kontaktdaten mit (Art. 37 Abs. 7 DSGVO).';
const manyStaffEn =
  '1. Establish how many of these people (“{quote}”) as a rule constantly process personal data by automated means, for instance with e-mail or customer management: from 20 on you have to appoint a data protection officer (Section 38(1) sentence 1 BDSG).\n2. If there are fewer, check the other grounds (Section 38(1) sentence 2 BDSG, Art. 37(1) GDPR).\n3. If you have to appoint one: state in the privacy notice an e-mail or postal address at which they can be reached, and communicate the contact details to the supervisory authority (Art. 37(7) GDPR).';

/** Against the lack of an officer with a public body, which needs one whatever its size. */
const ofPublicBodyDe =
  '1. Benennen Sie einen Datenschutzbeauftragten, falls noch keiner benannt ist: Bei öffentlichen Stellen kommt es auf die Zahl der Beschäftigten nicht an (Art. 37 Abs. 1 lit. a DSGVO); mehrere Stellen können einen gemeinsamen benennen (Art. 37 Abs. 3 DSGVO).\n2. Nennen Sie in der Datenschutzerklärung eine E-Mail-Adresse oder Anschrift, unter der er erreichbar ist, und teilen Sie der Aufsichtsbehörde die Kontaktdaten mit (Art. 37 Abs. 7 DSGVO).';
const ofPublicBodyEn =
  '1. Appoint a data protection officer if none is appointed yet: with public bodies the number of employees does not matter (Art. 37(1)(a) GDPR); several bodies may appoint one together (Art. 37(3) GDPR).\n2. State in the privacy notice an e-mail or postal address at which they can be reached, and communicate the contact details to the supervisory authority (Art. 37(7) GDPR).';

/** In place of the advice to look whether there has to be one. */
const publicContactDe =
  '1. Nennen Sie in der Datenschutzerklärung eine E-Mail-Adresse oder Anschrift, unter der Ihr Datenschutzbeauftragter erreichbar ist; öffentliche Stellen müssen einen benennen (Art. 37 Abs. 1 lit. a DSGVO).\n2. Teilen Sie der Aufsichtsbehörde die Kontaktdaten mit (Art. 37 Abs. 7 DSGVO).';
const publicContactEn =
  '1. State in the privacy notice an e-mail or postal address at which your data protection officer can be reached; public bodies have to appoint one (Art. 37(1)(a) GDPR).\n2. Communicate the contact details to the supervisory authority (Art. 37(7) GDPR).';

const longestDenial = 200;
/** A sentence that was cut ends with a word and a sign that more follows. */
const longestCutDenial = 180;

/** Whether the notice says how to reach the data protection officer, where there has to be one. */
export default defineCheck({
  id: 'ppc-dpo',
  area: 'pp',
  version: 13,
  weight: 3,
  confidence: 'medium',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. b, Art. 37 DSGVO', 'Art. 13(1)(b), Art. 37 GDPR'),
    statute('§ 38 Abs. 1 BDSG', 'Section 38(1) BDSG'),
    settled(
      'Art. 38 Abs. 6 DSGVO; EuGH, 9.2.2023, C-453/21 X-FAB: keine Aufgabe, die über Zwecke und Mittel der Verarbeitung entscheidet',
      'Art. 38(6) GDPR; CJEU, 9 Feb 2023, C-453/21 X-FAB: no task that decides on purposes and means of processing',
    ),
  ],
  volatile: {
    de: 'Über die Schwelle von 20 Personen in § 38 BDSG wird politisch verhandelt',
    en: 'The threshold of 20 persons in Section 38 BDSG is under political discussion',
    since: '2026-11-21',
  },
  needs: [...noticeNeeds, 'applicability'],
  wants: ['imprintElements'],
  texts: {
    de: {
      title: 'Kontaktdaten des Datenschutzbeauftragten',
      explanation:
        'Wer einen Datenschutzbeauftragten benennen muss, muss dessen Kontaktdaten angeben (Art. 13 Abs. 1 lit. b DSGVO); der Name ist nicht nötig. Öffentliche Stellen müssen in der Regel einen benennen (Art. 37 Abs. 1 lit. a DSGVO). Andere müssen es unter anderem, wenn in der Regel mindestens 20 Personen ständig mit der automatisierten Verarbeitung personenbezogener Daten beschäftigt sind, wenn eine Datenschutz-Folgenabschätzung nötig ist oder Daten geschäftsmäßig zur (auch anonymisierten) Übermittlung oder zur Markt- oder Meinungsforschung verarbeitet werden (§ 38 Abs. 1 BDSG), oder wenn die Kerntätigkeit in der umfangreichen regelmäßigen und systematischen Überwachung von Personen oder in der umfangreichen Verarbeitung besonderer Kategorien oder von Daten über Straftaten besteht (Art. 37 Abs. 1 lit. b, c DSGVO).',
      confidenceReason:
        'Die Pflicht hängt auch von der Zahl der Beschäftigten und von ihrer Arbeit ab; eine Website zeigt davon allenfalls die Zahl.',
      howToFix:
        '1. Prüfen Sie, ob Sie einen Datenschutzbeauftragten benennen müssen.\n2. Wenn ja: Nennen Sie in der Datenschutzerklärung eine E-Mail-Adresse oder Anschrift, unter der er erreichbar ist.\n3. Wenn ja: Teilen Sie der Aufsichtsbehörde die Kontaktdaten mit (Art. 37 Abs. 7 DSGVO).',
      fixes: {
        noContactPublic: publicContactDe,
        unfilledPublic:
          '1. Ersetzen Sie „{placeholder}“ durch eine E-Mail-Adresse oder Anschrift, unter der Ihr Datenschutzbeauftragter erreichbar ist; ist noch keiner benannt, benennen Sie einen: Als öffentliche Stelle müssen Sie das unabhängig von der Zahl der Beschäftigten (Art. 37 Abs. 1 lit. a DSGVO), auch gemeinsam mit anderen Stellen (Art. 37 Abs. 3 DSGVO).\n2. Teilen Sie der Aufsichtsbehörde die Kontaktdaten mit (Art. 37 Abs. 7 DSGVO).',
        leadership:
          '1. Prüfen Sie, ob Sie einen Datenschutzbeauftragten benennen müssen (§ 38 Abs. 1 BDSG, Art. 37 Abs. 1 DSGVO).\n2. Wenn ja: Benennen Sie jemanden außerhalb der Leitung, im Haus oder extern, nennen Sie dessen Kontaktdaten, und teilen Sie sie der Aufsichtsbehörde mit (Art. 37 Abs. 7 DSGVO).\n3. Wenn nein: Streichen Sie die Bezeichnung „Datenschutzbeauftragter“; als Ansprechpartner zum Datenschutz kann die Leitung stehen bleiben.',
        denied:
          '1. Prüfen Sie, ob die Angabe stimmt: Pflicht ist ein Datenschutzbeauftragter aus den Gründen des Art. 37 Abs. 1 DSGVO, bei Sitz in Deutschland unter anderem auch ab 20 Personen, die in der Regel ständig personenbezogene Daten automatisiert verarbeiten (§ 38 Abs. 1 BDSG).\n2. Stimmt sie, ist nichts zu tun.',
        missing: ofPublicBodyDe,
        missingDenied: `${ofPublicBodyDe}\n3. Streichen Sie den zitierten Satz: Die Schwelle von 20 Personen in § 38 BDSG gilt nur für nichtöffentliche Stellen.`,
        deniedManyStaff: manyStaffDe,
        dutyUnknownManyStaff: manyStaffDe,
        unfilled:
          '1. Ist ein Datenschutzbeauftragter benannt: Ersetzen Sie „{placeholder}“ durch seine E-Mail-Adresse oder Anschrift, und teilen Sie der Aufsichtsbehörde die Kontaktdaten mit (Art. 37 Abs. 7 DSGVO).\n2. Ist keiner benannt: Prüfen Sie, ob Sie einen benennen müssen (§ 38 Abs. 1 BDSG, Art. 37 Abs. 1 DSGVO); wenn ja, benennen Sie einen und tragen Sie ihn ein, sonst streichen Sie den Abschnitt.',
      },
      messages: {
        ...noticeMessages.de,
        missing: 'Öffentliche Stellen brauchen in der Regel einen Datenschutzbeauftragten; die Datenschutzerklärung nennt keinen',
        likely: 'In dieser Branche kann ein Datenschutzbeauftragter Pflicht sein; die Datenschutzerklärung nennt keinen',
        leadership:
          'Als Datenschutzbeauftragten nennt die Datenschutzerklärung ({path}) jemanden, der den Betrieb leitet: „{quote}“; wer über Zwecke und Mittel der Verarbeitung entscheidet, kann diese Aufgabe nicht haben (Art. 38 Abs. 6 DSGVO)',
        noContact: 'Die Datenschutzerklärung erwähnt einen Datenschutzbeauftragten, sagt aber nicht, wie er zu erreichen ist',
        unfilled:
          'In der Datenschutzerklärung ({path}) steht beim Datenschutzbeauftragten statt der Kontaktdaten ein nicht ausgefüllter Platzhalter: „{placeholder}“',
        noContactPublic: 'Die Datenschutzerklärung erwähnt einen Datenschutzbeauftragten, sagt aber nicht, wie er zu erreichen ist',
        unfilledPublic:
          'In der Datenschutzerklärung ({path}) steht beim Datenschutzbeauftragten statt der Kontaktdaten ein nicht ausgefüllter Platzhalter: „{placeholder}“',
        dutyUnknown:
          'In der Datenschutzerklärung ({path}) wurde kein Datenschutzbeauftragter gefunden; ob einer Pflicht ist, hängt von Umständen ab, die die Website nicht zeigt',
        denied:
          'In der Datenschutzerklärung ({path}) steht: „{denial}“; ob das zutrifft, hängt von Umständen ab, die die Website nicht zeigt',
        deniedManyStaff:
          'In der Datenschutzerklärung ({path}) steht: „{denial}“. Auf {staffPath} steht dagegen: „{quote}“; ob davon in der Regel mindestens 20 ständig personenbezogene Daten automatisiert verarbeiten (§ 38 Abs. 1 Satz 1 BDSG), zeigt die Website nicht',
        missingDenied:
          'Öffentliche Stellen brauchen in der Regel einen Datenschutzbeauftragten; in der Datenschutzerklärung steht: „{denial}“',
        likelyDenied: 'In dieser Branche kann ein Datenschutzbeauftragter Pflicht sein; in der Datenschutzerklärung steht: „{denial}“',
        dutyUnknownManyStaff:
          'In der Datenschutzerklärung ({path}) wurde kein Datenschutzbeauftragter gefunden. Auf {staffPath} steht: „{quote}“; ob davon in der Regel mindestens 20 ständig personenbezogene Daten automatisiert verarbeiten (§ 38 Abs. 1 Satz 1 BDSG) oder ein anderer Grund einen Datenschutzbeauftragten verlangt, zeigt die Website nicht',
        dutyUnknownFewStaff:
          'In der Datenschutzerklärung ({path}) wurde kein Datenschutzbeauftragter gefunden. Auf {staffPath} steht: „{quote}“; trifft das auf den ganzen Betrieb zu und arbeiten nicht weitere Personen mit, etwa freie oder ehrenamtliche, ist die Schwelle von 20 Personen nicht erreicht (§ 38 Abs. 1 Satz 1 BDSG). Ob ein anderer Grund einen Datenschutzbeauftragten verlangt, zeigt die Website nicht',
        noBusiness: 'Private Websites brauchen keinen Datenschutzbeauftragten',
      },
    },
    en: {
      title: 'Data protection officer contact',
      explanation:
        'Whoever has to appoint a data protection officer must state their contact details (Art. 13(1)(b) GDPR); the name is not needed. Public bodies as a rule have to appoint one (Art. 37(1)(a) GDPR). Others have to, among other cases, if as a rule at least 20 persons are constantly engaged in the automated processing of personal data, if a data protection impact assessment is needed or data is processed commercially for transfer (anonymised transfer included) or for market or opinion research (Section 38(1) BDSG), or if the core activities consist of regular and systematic monitoring of people on a large scale or of large-scale processing of special categories or of data on criminal convictions and offences (Art. 37(1)(b), (c) GDPR).',
      confidenceReason: 'The duty also depends on the number of employees and on their work; a website shows the number at most.',
      howToFix:
        '1. Check whether you have to appoint a data protection officer.\n2. If so: state in the privacy notice an e-mail or postal address at which they can be reached.\n3. If so: communicate the contact details to the supervisory authority (Art. 37(7) GDPR).',
      fixes: {
        noContactPublic: publicContactEn,
        unfilledPublic:
          '1. Replace “{placeholder}” with an e-mail or postal address at which your data protection officer can be reached; if none is appointed yet, appoint one: as a public body you have to whatever the number of employees (Art. 37(1)(a) GDPR), also together with other bodies (Art. 37(3) GDPR).\n2. Communicate the contact details to the supervisory authority (Art. 37(7) GDPR).',
        leadership:
          '1. Check whether you have to appoint a data protection officer (Section 38(1) BDSG, Art. 37(1) GDPR).\n2. If so: appoint somebody outside the management, in the house or external, state their contact details, and communicate them to the supervisory authority (Art. 37(7) GDPR).\n3. If not: delete the term “data protection officer”; as a contact for data protection the management may stay.',
        denied:
          '1. Check whether the statement is right: a data protection officer is mandatory on the grounds of Art. 37(1) GDPR, with a seat in Germany, among other cases, also from 20 people who as a rule constantly process personal data by automated means (Section 38(1) BDSG).\n2. If it is right, there is nothing to do.',
        missing: ofPublicBodyEn,
        missingDenied: `${ofPublicBodyEn}\n3. Delete the quoted sentence: the threshold of 20 people in Section 38 BDSG holds for private bodies only.`,
        deniedManyStaff: manyStaffEn,
        dutyUnknownManyStaff: manyStaffEn,
        unfilled:
          '1. If a data protection officer is appointed: replace “{placeholder}” with their e-mail or postal address, and communicate the contact details to the supervisory authority (Art. 37(7) GDPR).\n2. If none is appointed: check whether you have to appoint one (Section 38(1) BDSG, Art. 37(1) GDPR); if so, appoint one and enter them, otherwise delete the section.',
      },
      messages: {
        ...noticeMessages.en,
        missing: 'Public bodies as a rule need a data protection officer; the privacy notice names none',
        likely: 'In this industry a data protection officer may be mandatory; the privacy notice names none',
        leadership:
          'As data protection officer the privacy notice ({path}) names somebody who leads the business: “{quote}”; whoever decides on purposes and means of processing cannot have this task (Art. 38(6) GDPR)',
        noContact: 'The privacy notice mentions a data protection officer but does not say how to reach them',
        unfilled:
          'In the privacy notice ({path}) a placeholder that was not filled in stands in place of the contact details of the data protection officer: “{placeholder}”',
        noContactPublic: 'The privacy notice mentions a data protection officer but does not say how to reach them',
        unfilledPublic:
          'In the privacy notice ({path}) a placeholder that was not filled in stands in place of the contact details of the data protection officer: “{placeholder}”',
        dutyUnknown:
          'No data protection officer was found in the privacy notice ({path}); whether one is mandatory depends on circumstances the website does not show',
        denied: 'The privacy notice ({path}) says: “{denial}”; whether that is right depends on circumstances the website does not show',
        deniedManyStaff:
          'The privacy notice ({path}) says: “{denial}”. {staffPath}, however, says: “{quote}”; whether as a rule at least 20 of them constantly process personal data by automated means (Section 38(1) sentence 1 BDSG), the website does not show',
        missingDenied: 'Public bodies as a rule need a data protection officer; the privacy notice says: “{denial}”',
        likelyDenied: 'In this industry a data protection officer may be mandatory; the privacy notice says: “{denial}”',
        dutyUnknownManyStaff:
          'No data protection officer was found in the privacy notice ({path}). {staffPath} says: “{quote}”; whether as a rule at least 20 of them constantly process personal data by automated means (Section 38(1) sentence 1 BDSG), or another ground demands a data protection officer, the website does not show',
        dutyUnknownFewStaff:
          'No data protection officer was found in the privacy notice ({path}). {staffPath} says: “{quote}”; if that is true of the whole business and no further people, such as freelancers or volunteers, work for it, the threshold of 20 people is not reached (Section 38(1) sentence 1 BDSG). Whether another ground demands a data protection officer the website does not show',
        noBusiness: 'Private websites need no data protection officer',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      const leader = notice.has('dpo') ? leadingOfficer(facts.privacy.text, facts.imprintElements?.elements ?? []) : null;
      if (leader !== null) {
        const finding = notice.finding('leadership', 'dpo-conflict', [], { path: legalPath(notice), quote: leader });
        return { class: 'Hint', findings: [{ ...finding, items: [textItem(notice.url, leader)] }] };
      }
      if (notice.has('dpoContact')) return { class: 'Conform' };
      const suffix = facts.applicability.settings.websiteType !== 'privateer' && isPublicBody(facts) ? 'Public' : '';
      if (notice.has('dpo')) {
        const placeholder = placeholderAfter(notice.text, /datenschutz-?\s?beauftragte|data\s+protection\s+officer/);
        if (placeholder !== null) {
          const finding = notice.finding(`unfilled${suffix}`, 'dpo', notice.of('dpo'), { path: legalPath(notice), placeholder });
          const [first, ...rest] = finding.items;
          return { class: 'Hint', findings: [{ ...finding, items: [textItem(notice.url, placeholder), first, ...rest] }] };
        }
        return notice.ifComplete({ class: 'Hint', findings: [notice.finding(`noContact${suffix}`, 'dpo', notice.of('dpo'))] });
      }
      const { legalForm, industry, websiteType } = facts.applicability.settings;
      const isPublic = legalForm === 'public-law' || industry === 'public-body';
      const likely = legalForm === 'church-body' || (industry !== null && likelyIndustries.has(industry));
      // A private person that is a public body: one of the settings is wrong.
      const denials = notice.of('dpoDenied');
      const { quote: denialQuote } = denials[0] ?? { quote: '' };
      const isWhole = /[.!]$/.test(denialQuote);
      const denial = quoted(denialQuote.replace(/[.!]$/, ''), isWhole ? longestDenial : longestCutDenial);
      const told = (message: string) => notice.finding(denial === '' ? message : `${message}Denied`, 'dpo', denials, { denial });
      if (isPublic && websiteType !== 'privateer') return notice.ifComplete({ class: 'Risk', findings: [told('missing')] });
      if (!isPublic && isPublicBody(facts)) return notice.ifComplete({ class: 'Hint', findings: [told('missing')] });
      if (isPublic || likely) return notice.ifComplete({ class: 'Hint', findings: [told('likely')] });
      if (facts.applicability.isBusiness === false) return { class: 'NotApplicable', message: 'noBusiness' };
      const path = legalPath(notice);
      const staff = statedStaff(facts.pages);
      const isMany = staff !== null && staff.count >= manyStaff;
      if (denial !== '') {
        const quotes = [textItem(notice.url, denial), ...(isMany ? [textItem(staff.url, staff.quote)] : [])];
        const params = { path, denial, ...(isMany && { staffPath: staff.path, quote: staff.quote }) };
        return { class: 'NoClassification', message: isMany ? 'deniedManyStaff' : 'denied', params, items: quotes };
      }
      // A few of the staff may be part of many.
      if (staff === null || !(isMany || staff.isWhole)) return { class: 'NoClassification', message: 'dutyUnknown', params: { path } };
      return {
        class: 'NoClassification',
        message: isMany ? 'dutyUnknownManyStaff' : 'dutyUnknownFewStaff',
        params: { path, staffPath: staff.path, quote: staff.quote },
        items: [textItem(staff.url, staff.quote)],
      };
    }),
});
