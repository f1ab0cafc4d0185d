import { type ConsentItem, consentItems, evidenceOf, namesOf } from '../consent-items.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import { atLeastOne, controlItem } from '../items.ts';

const choiceRoles: ReadonlySet<string> = new Set(['accept', 'reject', 'settings', 'save', 'pay']);

const cause = 'consent-banner';

export default defineCheck({
  id: 'cmp-required-present',
  area: 'cmp',
  version: 1,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr4and7, consentLaw.planet49],
  needs: ['banner', 'services', 'requests', 'cookies', 'storage', 'site', 'attempts'],
  texts: {
    de: {
      title: 'Einwilligungsabfrage vorhanden, wenn nötig',
      explanation:
        'Wer einwilligungspflichtige Cookies oder Dienste einsetzt, muss vorher um Einwilligung bitten (§ 25 Abs. 1 TDDDG). Ein Hinweis ohne Wahl genügt nicht: Die Einwilligung braucht eine eindeutige Handlung (Art. 4 Nr. 11 DSGVO, EuGH C-673/17 Planet49).',
      confidenceReason: 'Ein Banner, das nur in anderen Ländern, auf Mobilgeräten oder sehr spät erscheint, sieht der Scan nicht.',
      howToFix:
        '1. Prüfen Sie, auf welche der genannten Dienste Sie verzichten können; ohne einwilligungspflichtige Dienste braucht die Website kein Banner.\n2. Bauen Sie für Dienste, die eine Einwilligung brauchen und bleiben sollen, ein Einwilligungswerkzeug ein, das auf der ersten Ebene Zustimmen und Ablehnen anbietet.\n3. Sperren Sie die Dienste, bis der Besucher zugestimmt hat.',
      messages: {
        noBanner: 'Es gibt kein Einwilligungsbanner, obwohl Dienste oder Cookies eine Einwilligung brauchen: {names}',
        noBannerDisputed:
          'Es gibt kein Einwilligungsbanner; ob diese Dienste oder Cookies eine Einwilligung brauchen, ist umstritten: {names}',
        informationOnly:
          'Das Banner informiert nur und bietet keine Wahl; danach werden einwilligungspflichtige Dienste oder Cookies eingesetzt: {names}',
        informationTooLate:
          'Das Banner informiert nur und bietet keine Wahl; einwilligungspflichtige Dienste oder Cookies werden schon davor eingesetzt: {names}',
        bannerUnseen: 'Das Einwilligungswerkzeug {cmp} wurde geladen, ein Banner war aber nicht zu sehen',
        bannerPresent: 'Ein Einwilligungsbanner ist vorhanden',
        nothingNeedsConsent: 'Es wurden keine einwilligungspflichtigen Cookies oder Dienste beobachtet',
        purposeUnknown: 'Es gibt kein Banner; ob diese unbekannten Einträge eine Einwilligung brauchen, ist offen: {names}',
        choiceUnknown: 'Das Banner informiert nur; was nach dem Bestätigen läuft, ließ sich nicht prüfen',
      },
    },
    en: {
      title: 'Consent request present where needed',
      explanation:
        'Whoever uses cookies or services that need consent has to ask for it first (Section 25(1) TDDDG). A notice without a choice is not enough: consent takes an unambiguous act (Art. 4(11) GDPR, CJEU C-673/17 Planet49).',
      confidenceReason: 'The scan does not see a banner that appears only in other countries, on mobile devices or very late.',
      howToFix:
        '1. Check which of the named services you can do without; a website without services that need consent needs no banner.\n2. For services that need consent and are to stay, install a consent tool that offers accepting and rejecting on the first layer.\n3. Block the services until the visitor has agreed.',
      messages: {
        noBanner: 'There is no consent banner although services or cookies need consent: {names}',
        noBannerDisputed: 'There is no consent banner; whether these services or cookies need consent is disputed: {names}',
        informationOnly:
          'The banner only informs and offers no choice; services or cookies that need consent are in use afterwards: {names}',
        informationTooLate:
          'The banner only informs and offers no choice; services or cookies that need consent are in use even before it: {names}',
        bannerUnseen: 'The consent tool {cmp} was loaded, but no banner was seen',
        bannerPresent: 'A consent banner is present',
        nothingNeedsConsent: 'No cookies or services that need consent were observed',
        purposeUnknown: 'There is no banner; whether these unknown entries need consent is open: {names}',
        choiceUnknown: 'The banner only informs; what runs after confirming could not be examined',
      },
    },
  },
  run(facts): Verdict {
    const { banner, cmpLoaded } = facts.banner;
    const shown = banner?.visible === true ? banner : null;
    const found = consentItems(facts);
    const needed = found.filter(({ need }) => need === 'yes');

    if (shown) {
      if (shown.controls.some(({ role }) => choiceRoles.has(role))) return { class: 'Conform', message: 'bannerPresent' };
      const bannerItem = controlItem(shown.pageId, shown.controls[0]?.text ?? shown.text.slice(0, 200), [shown.state]);
      const early = needed.filter(({ beforeChoice }) => beforeChoice);
      const told = (message: string, list: readonly ConsentItem[]): Finding => ({
        message,
        params: { names: namesOf(list) },
        items: [bannerItem, ...evidenceOf(list)],
        cause,
      });
      if (early.length > 0) return { class: 'Risk', findings: [told('informationTooLate', early)] };
      if (needed.length > 0) return { class: 'Hint', findings: [told('informationOnly', needed)] };
      const confirmed = facts.attempts.accept?.performed === true;
      return confirmed ? { class: 'Conform', message: 'nothingNeedsConsent' } : { class: 'NoClassification', message: 'choiceUnknown' };
    }

    // A tool that is loaded but hidden may show its banner to others only (region, time, device).
    if (cmpLoaded !== null || banner !== null) {
      return { class: 'NoClassification', message: 'bannerUnseen', params: { cmp: cmpLoaded ?? facts.banner.cmpName ?? '' } };
    }
    const disputed = found.filter(({ need }) => need === 'disputed');
    const [risk, hint] = [atLeastOne(evidenceOf(needed)), atLeastOne(evidenceOf(disputed))];
    if (risk) return { class: 'Risk', findings: [{ message: 'noBanner', params: { names: namesOf(needed) }, items: risk, cause }] };
    if (hint)
      return { class: 'Hint', findings: [{ message: 'noBannerDisputed', params: { names: namesOf(disputed) }, items: hint, cause }] };
    const suspicious = found.filter(({ need }) => need === 'suspicious');
    if (suspicious.length > 0) {
      return {
        class: 'NoClassification',
        message: 'purposeUnknown',
        params: { names: namesOf(suspicious) },
        items: evidenceOf(suspicious),
      };
    }
    return { class: 'Conform', message: 'nothingNeedsConsent' };
  },
});
