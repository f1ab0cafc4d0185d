import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { TcfFact } from '../facts/consent.ts';
import { verdictOf } from '../items.ts';
import { consentLaw } from '../shared/law/consent-law.ts';

/** Policy version of TCF 2.3, required for strings made since 28 February 2026; checked 2026-11-21. */
const currentPolicyVersion = 5;
/** The Transparency and Consent Framework numbers its platforms from 2 on. */
const firstCmpId = 2;

export default defineCheck({
  id: 'cmp-tcf-valid',
  area: 'cmp',
  version: 1,
  weight: 3,
  confidence: 'high',
  legalBasis: [consentLaw.iabEurope, consentLaw.gdpr7proof],
  needs: ['tcf', 'attempts'],
  texts: {
    de: {
      title: 'TCF-Signal stimmt mit der Wahl überein',
      explanation:
        'Über das Transparency and Consent Framework (TCF) teilt die Website ihren Werbepartnern mit, worin der Besucher eingewilligt hat; die Zeichenkette kann selbst ein personenbezogenes Datum sein (EuGH C-604/22). Meldet sie Einwilligungen, die niemand erteilt hat, lässt sich die Einwilligung nicht nachweisen (Art. 7 Abs. 1 DSGVO).',
      confidenceReason: 'Das Signal gibt das Einwilligungswerkzeug selbst aus; gelesen wird es vor der Auswahl und nach dem Ablehnen.',
      howToFix:
        '1. Aktualisieren Sie das Einwilligungswerkzeug auf eine Fassung mit TCF 2.3.\n2. Prüfen Sie, dass Zwecke und Anbieter vor der Auswahl und nach dem Ablehnen auf „keine Einwilligung“ stehen.\n3. Fragen Sie den Anbieter des Werkzeugs nach der gültigen CMP-Nummer, wenn sie fehlt.',
      messages: {
        consentBeforeChoice: 'Das TCF-Signal meldet vor der Auswahl Einwilligungen ({purposes} Zwecke, {vendors} Anbieter)',
        consentAfterReject: 'Das TCF-Signal meldet nach dem Ablehnen Einwilligungen ({purposes} Zwecke, {vendors} Anbieter)',
        outdatedPolicy: 'Das TCF-Signal verwendet eine überholte Regelfassung ({version} statt {current})',
        undecodable: 'Die TCF-Zeichenkette lässt sich nicht lesen',
        unknownCmp: 'Das TCF-Signal nennt keine gültige CMP-Nummer ({cmpId})',
        gdprNotApplied: 'Das TCF-Signal meldet, die DSGVO gelte für diesen Besuch nicht',
        rejectNotExamined: 'Vor der Auswahl war das TCF-Signal unauffällig; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        noTcf: 'Die Website verwendet kein TCF',
      },
    },
    en: {
      title: 'TCF signal matches the choice',
      explanation:
        'Through the Transparency and Consent Framework (TCF) the website tells its advertising partners what the visitor has consented to; the string itself can be personal data (CJEU C-604/22). If it reports consent that nobody has given, consent cannot be demonstrated (Art. 7(1) GDPR).',
      confidenceReason: 'The consent tool itself issues the signal; it is read before the choice and after rejection.',
      howToFix:
        '1. Update the consent tool to a version with TCF 2.3.\n2. Verify that purposes and vendors are set to “no consent” before the choice and after rejection.\n3. Ask the provider of the tool for its valid CMP number if it is missing.',
      messages: {
        consentBeforeChoice: 'The TCF signal reports consent before the choice ({purposes} purposes, {vendors} vendors)',
        consentAfterReject: 'The TCF signal reports consent after rejection ({purposes} purposes, {vendors} vendors)',
        outdatedPolicy: 'The TCF signal uses an outdated version of the rules ({version} instead of {current})',
        undecodable: 'The TCF string cannot be read',
        unknownCmp: 'The TCF signal names no valid CMP number ({cmpId})',
        gdprNotApplied: 'The TCF signal reports that the GDPR does not apply to this visit',
        rejectNotExamined: 'The TCF signal was unobtrusive before the choice; the state after rejection could not be examined',
        noTcf: 'The website does not use the TCF',
      },
    },
  },
  run({ tcf, attempts: { reject } }) {
    const [first] = tcf;
    if (!first) return { class: 'NotApplicable', message: 'noTcf' };
    const rejected = reject?.performed === true && reject.verified;
    const early = tcf.filter(({ state, moment }) => state === 'none' || moment === 'before-choice');
    const afterReject = rejected ? tcf.filter(({ state, moment }) => state === 'reject' && moment === 'after-choice') : [];

    const worst = (signals: readonly TcfFact[]) => signals.filter(grantsConsent).toSorted((a, b) => consentsOf(b) - consentsOf(a))[0];
    const [before, after] = [worst(early), worst(afterReject)];
    const undecodable = tcf.find(({ tcString, decodes }) => tcString !== null && tcString !== '' && !decodes);
    const outdated = tcf.find(({ tcfPolicyVersion }) => tcfPolicyVersion !== null && tcfPolicyVersion < currentPolicyVersion);
    const nameless = tcf.find(({ cmpId }) => cmpId === null || cmpId < firstCmpId);
    const exempted = tcf.find(({ gdprApplies }) => gdprApplies === false);
    const verdict = verdictOf({
      risks: [...(before ? [finding('consentBeforeChoice', before)] : []), ...(after ? [finding('consentAfterReject', after)] : [])],
      hints: [
        ...(undecodable ? [finding('undecodable', undecodable)] : []),
        ...(outdated ? [finding('outdatedPolicy', outdated)] : []),
        ...(nameless ? [finding('unknownCmp', nameless)] : []),
        ...(exempted ? [finding('gdprNotApplied', exempted)] : []),
      ],
    });
    if (verdict) return verdict;
    const complete = afterReject.length > 0 || reject?.method === 'no-banner';
    return complete ? { class: 'Conform' } : { class: 'NoClassification', message: 'rejectNotExamined' };
  },
});

function consentsOf({ purposeConsents, vendorConsents }: TcfFact): number {
  return purposeConsents + vendorConsents;
}

function grantsConsent(signal: TcfFact): boolean {
  return consentsOf(signal) > 0;
}

function finding(message: string, signal: TcfFact): Finding {
  const { state, moment, tcString, cmpId, tcfPolicyVersion, gdprApplies, pageId, purposeConsents, vendorConsents } = signal;
  const item: FindingItem = {
    kind: 'text',
    ref: pageId,
    value: tcString?.slice(0, 200) ?? '',
    states: [state],
    detail: { moment, cmpId, policyVersion: tcfPolicyVersion, gdprApplies, purposes: purposeConsents, vendors: vendorConsents },
  };
  const params = {
    purposes: purposeConsents,
    vendors: vendorConsents,
    version: tcfPolicyVersion ?? 0,
    current: currentPolicyVersion,
    cmpId: cmpId ?? '–',
  };
  return { message, params, items: [item], cause: 'tcf-signal' };
}
