import type { BannerEvidence, BannerToggle } from '#evidence/banner.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import { atLeastOne, controlItem } from '../items.ts';
import { type ChoicePairs, choicePairs, isOptional, toggleItem } from '../shared/banner/banner-controls.ts';
import { withoutState } from '../shared/banner/banner-declarations.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { shortList } from '../shared/wording.ts';

/** What is named can be found in the tool: a category may be off, and a single service in it on. */
const turnOff = {
  de: '1. {#preselection} Stellen Sie im Einwilligungswerkzeug auf „aus“, was vorausgewählt ist: {labels}. Ist nur ein einzelner Dienst oder ein Cookie darin voreingestellt, ändern Sie es an dessen Eintrag.\n2. Öffnen Sie das Banner in einem neuen Browserprofil, und prüfen Sie dort (Ebene {layer}) die Schalter.',
  en: '1. {#preselection} In the consent tool, set to “off” what is preselected: {labels}. If only a single service or cookie in it is preset, change that at its entry.\n2. Open the banner in a fresh browser profile and look at the switches there (layer {layer}).',
};

const findAndTurnOff = {
  de: '1. {#preselection} Öffnen Sie das Banner in einem neuen Browserprofil, und sehen Sie nach, was dort (Ebene {layer}) schon eingeschaltet ist, ohne technisch notwendig zu sein.\n2. {#preselection} Stellen Sie es im Einwilligungswerkzeug auf „aus“.',
  en: '1. {#preselection} Open the banner in a fresh browser profile and look for what is already switched on there (layer {layer}) without being technically necessary.\n2. {#preselection} Set it to “off” in the consent tool.',
};

/** A switch for all others at once: “Alle Dienste aktivieren oder deaktivieren”. */
const switchesAll = /^\s*(?:alle[ns]?|all|enable\s+all|toggle\s+all)(?![a-zß-ɏ])/iu;

export default defineCheck({
  id: 'cmp-no-preselection',
  area: 'cmp',
  version: 7,
  weight: 4,
  confidence: 'high',
  legalBasis: [consentLaw.planet49, consentLaw.bghCookieConsent, consentLaw.tdddg25],
  needs: ['banner'],
  texts: {
    de: {
      title: 'Keine vorangekreuzten Kategorien',
      explanation:
        'Ein vorangekreuztes Kästchen ist keine Einwilligung (EuGH C-673/17 Planet49). Wer die Auswahl nur speichert, ohne die Häkchen zu entfernen, hat nichts erklärt, was § 25 Abs. 1 TDDDG genügt.',
      confidenceReason:
        'Gelesen wird der Zustand, den Schalter und Schaltflächen selbst angeben, nicht ihre Farbe, bevor jemand sie umstellt.',
      howToFix:
        '1. {#preselection} Stellen Sie im Einwilligungswerkzeug alle Kategorien außer „Notwendig“ auf „aus“.\n2. Öffnen Sie die Einstellungen in einem neuen Browserprofil und prüfen Sie die Schalter.',
      fixes: {
        preselected: turnOff.de,
        preselectedUnsaved: turnOff.de,
        unnamedPreselected: findAndTurnOff.de,
        unnamedUnsaved: findAndTurnOff.de,
        legitimateInterest:
          '1. Stellen Sie im Einwilligungswerkzeug die Rechtsgrundlage von „berechtigtes Interesse“ auf „Einwilligung“, wo Sie die Dienste selbst eintragen (der Haken entfällt damit), sonst die Schalter auf „aus“: {labels}. Den Haken nur zu entfernen genügt nicht, wenn der Dienst dann weiter ohne Einwilligung lädt.\n2. Öffnen Sie die Einstellungen in einem neuen Browserprofil und prüfen Sie die Schalter.',
        pairsPreselected:
          '1. Öffnen Sie die Einstellungen in einem neuen Browserprofil und sehen Sie nach, bei welchen Diensten „{allow}“ schon gewählt ist; sind es nur technisch notwendige, ist nichts zu tun.\n2. Sonst stellen Sie im Einwilligungswerkzeug ein, dass vor der Auswahl des Besuchers nichts erlaubt ist.',
        pairsUnread:
          '1. Öffnen Sie die Einstellungen in einem neuen Browserprofil und prüfen Sie, ob „{allow}“ irgendwo schon gewählt ist; wenn nicht, ist nichts zu tun.\n2. Sonst stellen Sie im Einwilligungswerkzeug ein, dass vor der Auswahl des Besuchers nichts erlaubt ist.',
        settingsNotReached:
          '1. Öffnen Sie die Einstellungen in einem neuen Browserprofil und prüfen Sie, ob alle Schalter außer „Notwendig“ auf „aus“ stehen; wenn ja, ist nichts zu tun.\n2. Sonst stellen Sie sie im Einwilligungswerkzeug auf „aus“.',
      },
      messages: {
        preselected:
          'Auf Ebene {layer} des Banners ist vorausgewählt: {labels}. Wer „{save}“ klickt, ohne etwas abzuwählen, lässt das als Zustimmung speichern, ohne es selbst eingeschaltet zu haben; das ergibt sich aus Schalter und Schaltfläche, ausprobiert wurde es nicht',
        preselectedUnsaved:
          'Auf Ebene {layer} des Banners ist vorausgewählt: {labels}; ob das als Einwilligung gespeichert wird, war nicht zu erkennen',
        unnamedPreselected:
          'Vorausgewählt auf Ebene {layer} des Banners: {count|=ein abwählbarer Schalter|abwählbare Schalter} ohne lesbaren Namen. Wer „{save}“ klickt, ohne etwas abzuwählen, lässt das als Zustimmung speichern, ohne es selbst eingeschaltet zu haben; das ergibt sich aus Schalter und Schaltfläche, ausprobiert wurde es nicht',
        unnamedUnsaved:
          'Vorausgewählt auf Ebene {layer} des Banners: {count|=ein abwählbarer Schalter|abwählbare Schalter} ohne lesbaren Namen; ob das als Einwilligung gespeichert wird, war nicht zu erkennen',
        legitimateInterest: 'Auf Ebene {layer} des Banners ist unter „berechtigtes Interesse“ vorausgewählt: {labels}',
        nothingPreselected: 'Unter den gelesenen Schaltern des Banners war kein abwählbarer vorausgewählt',
        pairsPreselected:
          'Auf Ebene {layer} ist bei {allowed} von {count} Paaren aus „{allow}“ und „{deny}“ schon vor der Auswahl „{allow}“ als gewählt gekennzeichnet (aria-pressed); zu welchen Diensten sie gehören und ob es notwendige sind, konnte der Scan nicht lesen',
        pairsNotPreselected:
          'Auf Ebene {layer} stehen statt Schaltern {count} Paare von „{allow}“ und „{deny}“; vor der Auswahl ist bei keinem „{allow}“ als gewählt gekennzeichnet (aria-pressed)',
        pairsUnread:
          'Auf Ebene {layer} stehen statt Schaltern {count} Paare von „{allow}“ und „{deny}“; ob davon schon etwas gewählt ist, konnte der Scan nicht lesen',
        settingsNotReached:
          'Hinter den Einstellungen des Banners konnte der Scan keine Schalter lesen; ob dort etwas vorausgewählt ist, ist offen',
        noSettings: 'Das Banner bietet keine Auswahl nach Kategorien',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'No pre-ticked categories',
      explanation:
        'A pre-ticked box is no consent (CJEU C-673/17 Planet49). Whoever merely saves the selection without removing the ticks has declared nothing that satisfies Section 25(1) TDDDG.',
      confidenceReason:
        'What is read is the state that switches and buttons give themselves, not their colour, before anyone changes them.',
      howToFix:
        '1. {#preselection} Set all categories except “Necessary” to “off” in the consent tool.\n2. Open the settings in a fresh browser profile and look at the switches.',
      fixes: {
        preselected: turnOff.en,
        preselectedUnsaved: turnOff.en,
        unnamedPreselected: findAndTurnOff.en,
        unnamedUnsaved: findAndTurnOff.en,
        legitimateInterest:
          '1. In the consent tool, change the legal basis from “legitimate interest” to “consent” where you enter the services yourself (the tick goes with that), otherwise set the switches to “off”: {labels}. Only taking out the tick is not enough if the service then still loads without consent.\n2. Open the settings in a fresh browser profile and look at the switches.',
        pairsPreselected:
          '1. Open the settings in a fresh browser profile and look for which services “{allow}” is already chosen; if they are technically necessary ones only, nothing needs to be done.\n2. Otherwise set the consent tool so that nothing is allowed before the visitor chooses.',
        pairsUnread:
          '1. Open the settings in a fresh browser profile and check whether “{allow}” is already chosen anywhere; if not, nothing needs to be done.\n2. Otherwise set the consent tool so that nothing is allowed before the visitor chooses.',
        settingsNotReached:
          '1. Open the settings in a fresh browser profile and check whether all switches except “Necessary” are off; if so, nothing needs to be done.\n2. Otherwise set them to “off” in the consent tool.',
      },
      messages: {
        preselected:
          'On layer {layer} of the banner, preselected is: {labels}. Whoever clicks “{save}” without deselecting anything has that stored as consent without having switched it on; this follows from switch and button and was not tried',
        preselectedUnsaved:
          'On layer {layer} of the banner, preselected is: {labels}; whether that is stored as consent could not be recognised',
        unnamedPreselected:
          'Preselected on layer {layer} of the banner: {count|=one switch that can be turned off|switches that can be turned off}, without a readable name. Whoever clicks “{save}” without deselecting anything has that stored as consent without having switched it on; this follows from switch and button and was not tried',
        unnamedUnsaved:
          'Preselected on layer {layer} of the banner: {count|=one switch that can be turned off|switches that can be turned off}, without a readable name; whether that is stored as consent could not be recognised',
        legitimateInterest: 'On layer {layer} of the banner, preselected under “legitimate interest” is: {labels}',
        nothingPreselected: 'Among the switches of the banner that were read, none that can be turned off was preselected',
        pairsPreselected:
          'On layer {layer}, {allowed} of {count} pairs of “{allow}” and “{deny}” mark “{allow}” as chosen (aria-pressed) before any choice; to which services they belong and whether those are necessary could not be read',
        pairsNotPreselected:
          'On layer {layer} there are {count} pairs of “{allow}” and “{deny}” instead of switches; before the choice none of them marks “{allow}” as chosen (aria-pressed)',
        pairsUnread:
          'On layer {layer} there are {count} pairs of “{allow}” and “{deny}” instead of switches; whether any of it is already chosen could not be read',
        settingsNotReached:
          'The scan could read no switches behind the settings of the banner; whether anything is preselected there is open',
        noSettings: 'The banner offers no choice by category',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner } }): Verdict {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const { toggles, controls } = banner;
    if (toggles.length === 0) {
      const pairs = choicePairs(banner);
      if (pairs) return judgePairs(banner, pairs);
      return controls.some(({ role }) => role === 'settings')
        ? { class: 'NoClassification', message: 'settingsNotReached' }
        : { class: 'NotApplicable', message: 'noSettings' };
    }
    const on = toggles.filter((toggle) => toggle.checked && isOptional(toggle));
    const told = (list: readonly BannerToggle[]) => list.map((toggle) => toggleItem(banner, toggle));
    const consenting = on.filter(({ legitimateInterest }) => !legitimateInterest);
    // What switches all of them shows as on when one of them is: it is no choice of its own.
    const single = consenting.filter(({ label }) => !switchesAll.test(label));
    const optional = single.length > 0 ? single : consenting;
    const labels = (list: readonly BannerToggle[]) => shortList([...new Set(list.map(({ label }) => withoutState(label)))], 5);
    const named = optional.filter((toggle) => namesOne(toggle, toggles));

    const layers = (list: readonly BannerToggle[]) => [...new Set(list.map(({ layer }) => layer))].sort().join('/');

    const items = atLeastOne(told(optional));
    if (items) {
      const saves = controls.filter(({ role }) => role === 'save');
      const save = saves.find(({ layer }) => optional.some((toggle) => toggle.layer === layer)) ?? saves[0];
      const finding = {
        params: { save: save?.text ?? '', layer: layers(optional), labels: labels(named), count: optional.length },
        items,
        cause: 'banner-preselection',
      };
      const unnamed = named.length === 0;
      return save
        ? { class: 'Risk', findings: [{ ...finding, message: unnamed ? 'unnamedPreselected' : 'preselected' }] }
        : { class: 'Hint', findings: [{ ...finding, message: unnamed ? 'unnamedUnsaved' : 'preselectedUnsaved' }] };
    }
    const interests = atLeastOne(told(on));
    if (!interests) return { class: 'Conform', message: 'nothingPreselected' };
    const params = { layer: layers(on), labels: labels(on) };
    return { class: 'Hint', findings: [{ message: 'legitimateInterest', params, items: interests, cause: 'banner-preselection' }] };
  },
});

/** Whether the label of a switch is its name: where one beside it is called the same and is not on, nobody can tell which is meant. */
function namesOne({ label, layer }: BannerToggle, toggles: readonly BannerToggle[]): boolean {
  return label !== '' && toggles.every((other) => other.layer !== layer || other.label !== label || other.checked);
}

/** Buttons in the place of switches say by themselves whether they are chosen. Which of them stand for what is necessary, they do not. */
function judgePairs({ pageId, state }: BannerEvidence, { told, allowing }: ChoicePairs): Verdict {
  const chosen = allowing.filter(({ pressed }) => pressed === true);
  const items = atLeastOne(chosen.map(({ text, layer }) => controlItem(pageId, text, [state], { layer, checked: true })));
  if (items) {
    const params = { ...told, allowed: chosen.length };
    return { class: 'Hint', findings: [{ message: 'pairsPreselected', params, items, cause: 'banner-preselection' }] };
  }
  return allowing.every(({ pressed }) => pressed === false)
    ? { class: 'Conform', message: 'pairsNotPreselected', params: told }
    : { class: 'NoClassification', message: 'pairsUnread', params: told };
}
