import type { BannerToggle } from '#evidence/evidence.ts';
import { isOptional, toggleItem } from '../banner-controls.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import { atLeastOne } from '../items.ts';
import { shortList } from '../stored-findings.ts';

export default defineCheck({
  id: 'cmp-no-preselection',
  area: 'cmp',
  version: 1,
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.planet49, consentLaw.bghCookieConsent, consentLaw.tdddg25],
  needs: ['banner'],
  texts: {
    de: {
      title: 'Keine vorangekreuzten Kategorien',
      explanation:
        'Ein vorangekreuztes Kästchen ist keine Einwilligung (EuGH C-673/17 Planet49). Wer die Auswahl nur speichert, ohne die Häkchen zu entfernen, hat nichts erklärt, was § 25 Abs. 1 TDDDG genügt.',
      confidenceReason: 'Gelesen wird der Zustand der Schalter selbst, nicht ihre Farbe, bevor jemand sie umstellt.',
      howToFix:
        '1. Stellen Sie im Einwilligungswerkzeug alle Kategorien außer „Notwendig“ auf „aus“.\n2. Prüfen Sie auch die Liste der einzelnen Anbieter und die Schalter für „berechtigtes Interesse“.\n3. Öffnen Sie die Einstellungen in einem neuen Browserprofil und kontrollieren Sie die Schalter.',
      messages: {
        preselected: 'Im Banner sind Kategorien vorausgewählt, die sich mit „{save}“ speichern lassen: {labels}',
        preselectedUnsaved:
          'Im Banner sind Kategorien vorausgewählt; ob sie als Einwilligung gespeichert werden, war nicht zu erkennen: {labels}',
        legitimateInterest: 'Schalter für „berechtigtes Interesse“ sind vorausgewählt: {labels}',
        settingsNotReached: 'Die Einstellungen des Banners wurden nicht geöffnet; ob dort etwas vorausgewählt ist, ist offen',
        noSettings: 'Das Banner bietet keine Auswahl nach Kategorien',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'No pre-ticked categories',
      explanation:
        'A pre-ticked box is no consent (CJEU C-673/17 Planet49). Whoever merely saves the selection without removing the ticks has declared nothing that satisfies Section 25(1) TDDDG.',
      confidenceReason: 'The state of the switches themselves is read, not their colour, before anyone changes them.',
      howToFix:
        '1. Set all categories except “Necessary” to “off” in the consent tool.\n2. Check the list of individual vendors and the switches for “legitimate interest” as well.\n3. Open the settings in a fresh browser profile and look at the switches.',
      messages: {
        preselected: 'Categories are preselected in the banner that “{save}” stores: {labels}',
        preselectedUnsaved:
          'Categories are preselected in the banner; whether they are stored as consent could not be recognised: {labels}',
        legitimateInterest: 'Switches for “legitimate interest” are preselected: {labels}',
        settingsNotReached: 'The settings of the banner were not opened; whether anything is preselected there is open',
        noSettings: 'The banner offers no choice by category',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner } }) {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const { toggles, controls } = banner;
    if (toggles.length === 0) {
      return controls.some(({ role }) => role === 'settings')
        ? { class: 'NoClassification', message: 'settingsNotReached' }
        : { class: 'NotApplicable', message: 'noSettings' };
    }
    const on = toggles.filter((toggle) => toggle.checked && isOptional(toggle));
    const told = (list: readonly BannerToggle[]) => list.map((toggle) => toggleItem(banner, toggle));
    const optional = on.filter(({ legitimateInterest }) => !legitimateInterest);
    const labels = (list: readonly BannerToggle[]) => shortList([...new Set(list.map(({ label }) => label))], 5);

    const items = atLeastOne(told(optional));
    if (items) {
      const save = controls.find(({ role }) => role === 'save');
      const finding = { params: { save: save?.text ?? '', labels: labels(optional) }, items, cause: 'banner-preselection' };
      return save
        ? { class: 'Risk', findings: [{ ...finding, message: 'preselected' }] }
        : { class: 'Hint', findings: [{ ...finding, message: 'preselectedUnsaved' }] };
    }
    const interests = atLeastOne(told(on));
    if (!interests) return { class: 'Conform' };
    const params = { labels: labels(on) };
    return { class: 'Hint', findings: [{ message: 'legitimateInterest', params, items: interests, cause: 'banner-preselection' }] };
  },
});
