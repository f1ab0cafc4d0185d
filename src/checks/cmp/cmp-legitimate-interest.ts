import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { TcfFact } from '../facts/consent.ts';
import { atLeastOne, verdictOf } from '../items.ts';
import { bannerTextItem, isOptional, toggleItem } from '../shared/banner/banner-controls.ts';
import { listedInterests } from '../shared/banner/listed-interests.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { shortList } from '../shared/wording.ts';

/** Profiles for advertising and content, and what is shown by them: the TCF excludes a legitimate interest for these purposes. */
const profiling: ReadonlySet<number> = new Set([3, 4, 5, 6]);
/** Selecting basic advertising, measuring, market research, developing: the TCF leaves the choice of the legal basis. */
const otherPurposes: ReadonlySet<number> = new Set([2, 7, 8, 9, 10, 11]);

export default defineCheck({
  id: 'cmp-legitimate-interest',
  area: 'cmp',
  version: 2,
  weight: 3,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, consentLaw.edpbTaskforce, consentLaw.metaPlatforms],
  needs: ['tcf', 'banner', 'attempts'],
  wants: ['services'],
  texts: {
    de: {
      title: 'Kein „berechtigtes Interesse“ für Werbe-Tracking',
      explanation:
        '§ 25 TDDDG kennt für das Speichern und Auslesen auf dem Endgerät kein berechtigtes Interesse: Nötig ist eine Einwilligung oder unbedingte Erforderlichkeit. Im Werbestandard TCF ist das berechtigte Interesse für Werbe- und Inhaltsprofile (Zwecke 3 bis 6) ausgeschlossen. Besteht es nach „Alle ablehnen“ fort, ist nicht alles abgelehnt.',
      confidenceReason: 'Gelesen werden Schalter und TCF-Signal; ob ein Anbieter sich wirklich darauf stützt, ist nicht zu sehen.',
      howToFix:
        '1. Stellen Sie in der CMP die Rechtsgrundlage aller Werbe- und Profilzwecke auf „Einwilligung“.\n2. Schalten Sie „berechtigtes Interesse“ für alle Anbieter ab, die Cookies oder Kennungen verwenden.\n3. Prüfen Sie, dass „Alle ablehnen“ auch den Widerspruch gegen berechtigte Interessen enthält.',
      fixes: {
        listed:
          '1. Lassen Sie {services} erst nach der Zustimmung laden, soweit das noch nicht so ist, und tragen Sie im Banner als Rechtsgrundlage die Einwilligung ein (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG).\n2. Gleichen Sie die Datenschutzerklärung an: Banner und Erklärung müssen dieselbe Grundlage nennen.',
      },
      messages: {
        profilingAfterReject: 'Nach dem Ablehnen beansprucht das TCF-Signal berechtigtes Interesse für Profilzwecke: {purposes}',
        profilingClaimed: 'Das TCF-Signal beansprucht berechtigtes Interesse für Profilzwecke: {purposes}',
        interestAfterReject: 'Nach dem Ablehnen besteht das berechtigte Interesse für diese TCF-Zwecke fort: {purposes}',
        togglesOn: 'Schalter für „berechtigtes Interesse“ sind voreingestellt an: {labels}',
        listed:
          'Die Liste der Dienste im Banner stützt {services} auf ein berechtigtes Interesse („{quote}“); für das Speichern und Auslesen auf dem Endgerät gibt es das nicht (§ 25 TDDDG)',
        deepObjection: 'Der Widerspruch gegen berechtigte Interessen ist erst auf Ebene {layer} möglich',
        undecodable: 'Das TCF-Signal nach dem Ablehnen lässt sich nicht lesen',
        rejectNotExamined: 'Das TCF-Signal nach dem Ablehnen ließ sich nicht prüfen',
        noTcf: 'Die Website verwendet kein TCF, und das Banner zeigt keine Schalter für „berechtigtes Interesse“',
      },
    },
    en: {
      title: 'No legitimate interest for tracking',
      explanation:
        'Section 25 TDDDG knows no legitimate interest for storing and reading on the device: it takes consent or strict necessity. In the advertising standard TCF, legitimate interest is excluded for advertising and content profiles (purposes 3 to 6). If it persists after “Reject all”, not everything has been rejected.',
      confidenceReason: 'Switches and TCF signal are read; whether a vendor really relies on it cannot be seen.',
      howToFix:
        '1. Set the legal basis of all advertising and profiling purposes to “consent” in the CMP.\n2. Switch off “legitimate interest” for all vendors that use cookies or identifiers.\n3. Verify that “Reject all” includes the objection to legitimate interests.',
      fixes: {
        listed:
          '1. Have {services} load only after consent, as far as that is not so yet, and enter consent as the legal basis in the banner (Art. 6(1)(a) GDPR, Section 25(1) TDDDG).\n2. Adjust the privacy notice: banner and notice have to name the same basis.',
      },
      messages: {
        profilingAfterReject: 'After rejection the TCF signal claims legitimate interest for profiling purposes: {purposes}',
        profilingClaimed: 'The TCF signal claims legitimate interest for profiling purposes: {purposes}',
        interestAfterReject: 'After rejection the legitimate interest persists for these TCF purposes: {purposes}',
        togglesOn: 'Switches for “legitimate interest” are on by default: {labels}',
        listed:
          'The list of services in the banner rests {services} on a legitimate interest (“{quote}”); for storing and reading on the device there is none (Section 25 TDDDG)',
        deepObjection: 'Objecting to legitimate interests is only possible on layer {layer}',
        undecodable: 'The TCF signal after rejection cannot be read',
        rejectNotExamined: 'The TCF signal after rejection could not be examined',
        noTcf: 'The website does not use the TCF, and the banner shows no switches for “legitimate interest”',
      },
    },
  },
  run({ tcf, banner: { banner }, attempts: { reject }, services = [] }) {
    const toggles = banner?.visible ? banner.toggles.filter(({ legitimateInterest }) => legitimateInterest) : [];
    const listed = banner?.visible ? listedInterests(banner, services) : [];
    if (tcf.length === 0 && toggles.length === 0 && listed.length === 0) return { class: 'NotApplicable', message: 'noTcf' };
    const rejected = reject?.performed === true && reject.verified;
    const after = rejected ? tcf.filter(({ state, moment }) => state === 'reject' && moment === 'after-choice') : [];
    // The last answer is the one that counts: platforms write the string a moment after the click.
    const final = after.at(-1);
    const elsewhere = tcf.filter((signal) => !after.includes(signal) && claims(signal, profiling).length > 0);

    const hints: Finding[] = [];
    if (final && claims(final, otherPurposes).length > 0) hints.push(finding('interestAfterReject', final, otherPurposes));
    if (elsewhere[0]) hints.push(finding('profilingClaimed', elsewhere[0], profiling));
    const on = toggles.filter((toggle) => toggle.checked && isOptional(toggle));
    const items = banner && atLeastOne(on.map((toggle) => toggleItem(banner, toggle)));
    // The same switches are told as preselected: one cause.
    if (items) {
      const labels = shortList([...new Set(on.map(({ label }) => label))], 5);
      hints.push({ message: 'togglesOn', params: { labels }, items, cause: 'banner-preselection' });
    }
    const [first] = listed;
    if (banner && first)
      hints.push({
        message: 'listed',
        params: { services: shortList(listed.map(({ use }) => use.service.name)), quote: first.quote },
        items: [bannerTextItem(banner, first.quote)],
        cause: 'banner-listed-interest',
      });
    const layer = Math.min(...toggles.map((toggle) => toggle.layer));
    const deep = banner && layer > 2 ? atLeastOne(toggles.map((toggle) => toggleItem(banner, toggle))) : null;
    if (deep) hints.push({ message: 'deepObjection', params: { layer }, items: deep, cause });
    const risks = final && claims(final, profiling).length > 0 ? [finding('profilingAfterReject', final, profiling)] : [];
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    if (tcf.length === 0) return { class: 'Conform' };
    if (!final) return { class: 'NoClassification', message: 'rejectNotExamined' };
    return final.decodes ? { class: 'Conform' } : { class: 'NoClassification', message: 'undecodable' };
  },
});

const cause = 'tcf-legitimate-interest';

function claims({ purposeLegitimateInterests }: TcfFact, among: ReadonlySet<number>): number[] {
  return purposeLegitimateInterests.filter((purpose) => among.has(purpose));
}

function finding(message: string, signal: TcfFact, among: ReadonlySet<number>): Finding {
  const { pageId, tcString, state, moment, cmpId } = signal;
  const purposes = claims(signal, among).join(', ');
  const item: FindingItem = {
    kind: 'text',
    ref: pageId,
    value: tcString?.slice(0, 200) ?? '',
    states: [state],
    detail: { moment, cmpId, purposes },
  };
  return { message, params: { purposes }, items: [item], cause };
}
