import type { BannerEvidence, BannerToggle } from '#evidence/banner.ts';
import { readText } from '#knowledge/text-reading.ts';
import { defineCheck, type Verdict } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne } from '../items.ts';
import {
  acknowledgedBy,
  bannerTextItem,
  bannerWords,
  choicePairs,
  firstLayer,
  isOptional,
  mayLeadOn,
  toggleItem,
} from '../shared/banner/banner-controls.ts';
import { isCategoryName, labelsOf, switchesAbove } from '../shared/banner/banner-declarations.ts';
import { nameInBanner } from '../shared/banner/banner-recipients.ts';
import { isForEmbeds, type Purpose, purposeOf, purposesCoveredBy } from '../shared/banner/category-purposes.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { guidance } from '../shared/law/law.ts';
import { namesService } from '../shared/notice/notice.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { wasStored } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const cause = 'banner-granularity';
const unreadSteps = {
  de: '1. Öffnen Sie die Auswahl in einem neuen Browserprofil und prüfen Sie, ob jeder Zweck einen eigenen Schalter hat und sich die Auswahl speichern lässt; wenn ja, ist nichts zu tun.\n2. Sonst teilen Sie die Dienste im Einwilligungswerkzeug nach Zwecken auf, etwa „Statistik“, „Marketing“ und „Externe Medien“, jeweils mit einem Schalter.',
  en: '1. Open the selection in a fresh browser profile and check whether each purpose has a switch of its own and the selection can be saved; if so, nothing needs to be done.\n2. Otherwise divide the services in the consent tool by purpose, such as “statistics”, “marketing” and “external media”, each with a switch.',
};

export default defineCheck({
  id: 'cmp-granularity',
  area: 'cmp',
  version: 12,
  weight: 2,
  confidence: 'medium',
  legalBasis: [consentLaw.gdpr4and7, guidance('ErwGr 32, 43 DSGVO', 'Recitals 32, 43 GDPR'), consentLaw.dskGuidance],
  needs: ['banner', 'accepted', 'services', 'cookies'],
  texts: {
    de: {
      title: 'Einwilligung nach Zwecken getrennt',
      explanation:
        'Dient die Verarbeitung mehreren Zwecken, soll der Besucher jedem einzeln zustimmen können; eine Einwilligung „alles oder nichts“ gilt im Zweifel nicht als freiwillig (Erwägungsgründe 32 und 43 DSGVO).',
      confidenceReason:
        'Gezählt werden lesbare Schalter und beobachtete Zwecke; eine Auswahl auf einer weiteren Ebene kann übersehen werden.',
      howToFix:
        '1. {#granularity} Teilen Sie die Dienste im Einwilligungswerkzeug nach Zwecken auf, etwa „Statistik“, „Marketing“ und „Externe Medien“.\n2. {#granularity} Bieten Sie hinter „Einstellungen“ für jeden Zweck einen Schalter und „Auswahl speichern“ an.\n3. Prüfen Sie, dass nur die Dienste der gewählten Zwecke laden.',
      fixes: {
        settingsNotReached: unreadSteps.de,
        settingsNotSeen: unreadSteps.de,
        fixedOnly: unreadSteps.de,
        sameName: unreadSteps.de,
        purposeWithoutSwitch:
          '1. Legen Sie im Einwilligungswerkzeug für {services} einen eigenen Eintrag mit eigenem Schalter an, mit dem Zweck, oder verzichten Sie darauf.\n2. Geben Sie {services} nur mit diesem Schalter frei, nicht mit dem eines anderen Dienstes; das gilt auch für die Signale des Consent Mode (für Werbung „ad_storage“, „ad_user_data“ und „ad_personalization“).',
        filedBelowOther:
          '1. Ordnen Sie im Einwilligungswerkzeug {services} einer eigenen Kategorie zu, die nach dem Zweck heißt, etwa „Statistik“ oder „Marketing“; sie muss ausgeschaltet sein, bis der Besucher sie wählt.\n2. Prüfen Sie in einem neuen Browserprofil, dass davon nichts lädt, wenn nur „{label}“ gewählt ist.',
        paidOffer:
          '1. Bieten Sie im Banner einen Weg zu einer Auswahl an, in der Besucher jedem Zweck einzeln zustimmen können: Schalter je Zweck auf der ersten Ebene oder hinter „Einstellungen“, vor der Einwilligung erreichbar. Hat die Website eine solche Auswahl schon an anderer Stelle, etwa hinter einem Link in der Fußzeile, genügt eine Schaltfläche dorthin.\n2. Prüfen Sie, dass nur die Dienste der gewählten Zwecke laden.',
      },
      messages: {
        allOrNothing: 'Das Banner bietet nur alles oder nichts an, obwohl {count} Zwecke verfolgt werden, etwa mit {services}',
        oneSwitch: 'Das Banner bietet nur einen Schalter („{label}“) für {count} Zwecke, etwa mit {services}',
        purposeWithoutSwitch:
          'Das Banner bietet Schalter nur für {labels}; ohne eigenen Schalter läuft nach dem Zustimmen zu allem, was einem anderen Zweck dient: {services}',
        filedBelowOther:
          'Das Banner führt unter „{label}“ auch auf, was messen oder werben soll: {services}; wer die Kategorie wegen ihrer übrigen Dienste einschaltet, stimmt dem mit zu',
        separate: 'Das Banner bietet {count} einzeln wählbare Kategorien',
        oneCategory:
          'Das Banner bietet eine abwählbare Kategorie („{label}“); was nach dem Zustimmen an einwilligungspflichtigen Zwecken zu sehen war, sind eingebundene Inhalte ({services})',
        separateServices: 'Das Banner bietet Schalter für {count} einzelne Dienste',
        separateBoth:
          'Das Banner bietet {count|=eine abwählbare Kategorie|abwählbare Kategorien} und Schalter für {single|=einen einzelnen Dienst|einzelne Dienste}',
        separateMixed: 'Das Banner bietet {count} getrennte Schalter für die Einwilligung, für Kategorien und für einzelne Dienste',
        sameName:
          'Das Banner bietet {count} abwählbare Schalter, deren Namen der Scan nicht auseinanderhalten konnte; ob sie nach Zwecken trennen, ist offen',
        separatePairs:
          'Auf Ebene {layer} des Banners lassen sich {count} Dienste oder Gruppen einzeln wählen („{allow}“ / „{deny}“ bei jedem); ausprobiert wurde das nicht',
        settingsNotReached:
          'Hinter den Einstellungen des Banners konnte der Scan keine Schalter lesen; ob sie nach Zwecken trennen, ist offen',
        settingsNotSeen: 'Auf der ersten Ebene waren keine Einstellungen zu erkennen; ob „{label}“ dorthin führt, ist offen',
        paidOffer:
          'Auf der ersten Ebene war keine Auswahl nach Zwecken zu erkennen; das Banner stellt vor die Wahl zwischen Zahlen und Zustimmen',
        fixedOnly: 'Im Banner war kein Schalter zu lesen, mit dem sich ein einzelner Zweck wählen lässt',
        acknowledged: 'Das Banner lässt nur bestätigen, dass man es gelesen hat; zugestimmt wird damit keinem Zweck',
        singlePurpose: 'Nach dem Zustimmen wurde höchstens ein einwilligungspflichtiger Zweck beobachtet',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Granular consent',
      explanation:
        'If processing serves several purposes, visitors should be able to agree to each of them separately; consent by “all or nothing” is presumed not to be freely given (recitals 32 and 43 GDPR).',
      confidenceReason: 'Readable switches and observed purposes are counted; a selection on a further layer may be missed.',
      howToFix:
        '1. {#granularity} Divide the services in the consent tool by purpose, such as “statistics”, “marketing” and “external media”.\n2. {#granularity} Offer a switch for each purpose and “Save selection” behind “Settings”.\n3. Verify that only the services of the selected purposes load.',
      fixes: {
        settingsNotReached: unreadSteps.en,
        settingsNotSeen: unreadSteps.en,
        fixedOnly: unreadSteps.en,
        sameName: unreadSteps.en,
        purposeWithoutSwitch:
          '1. Set up an entry of its own with a switch of its own for {services} in the consent tool, with the purpose, or do without.\n2. Release {services} with that switch only, not with that of another service; this also goes for the signals of Consent Mode (for advertising “ad_storage”, “ad_user_data” and “ad_personalization”).',
        filedBelowOther:
          '1. In the consent tool, assign {services} to a category of its own that is called after the purpose, such as “Statistics” or “Marketing”; it has to be off until the visitor chooses it.\n2. Check in a fresh browser profile that none of it loads when only “{label}” is chosen.',
        paidOffer:
          '1. Offer a way in the banner to a selection in which visitors can agree to each purpose separately: switches for each purpose on the first layer or behind “Settings”, within reach before consenting. Where the website already has such a choice elsewhere, say behind a link in the footer, a button leading there is enough.\n2. Verify that only the services of the selected purposes load.',
      },
      messages: {
        allOrNothing: 'The banner offers all or nothing although {count} purposes are pursued, for example with {services}',
        oneSwitch: 'The banner offers a single switch (“{label}”) for {count} purposes, for example with {services}',
        purposeWithoutSwitch:
          'The banner offers switches for {labels} only; what serves another purpose runs after accepting everything, without a switch of its own: {services}',
        filedBelowOther:
          'Under “{label}” the banner also lists what is to measure or advertise: {services}; whoever switches the category on for its other services agrees to that as well',
        separate: 'The banner offers {count} categories that can be chosen separately',
        oneCategory:
          'The banner offers one category that can be refused (“{label}”); what was seen after accepting that needs consent is embedded content ({services})',
        separateServices: 'The banner offers switches for {count} single services',
        separateBoth:
          'The banner offers {count|category that can be refused|categories that can be refused} and switches for {single|single service|single services}',
        separateMixed: 'The banner offers {count} separate switches for consent, for categories and single services',
        sameName:
          'The banner offers {count} switches that can be refused, whose names the scan could not tell apart; whether they separate purposes is open',
        separatePairs:
          'On layer {layer} of the banner {count} services or groups can be chosen separately (“{allow}” / “{deny}” at each); this was not tried',
        settingsNotReached: 'The scan could read no switches behind the settings of the banner; whether they separate purposes is open',
        settingsNotSeen: 'No settings could be recognised on the first layer; whether “{label}” leads there is open',
        paidOffer: 'No selection by purpose could be recognised on the first layer; the banner demands to pay or to agree',
        fixedOnly: 'No switch could be read in the banner by which a single purpose can be chosen',
        acknowledged: 'The banner only has one confirm having read it; that agrees to no purpose',
        singlePurpose: 'After accepting, at most one purpose that needs consent was observed',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner, cmpName, payOrConsent }, accepted, services, cookies }): Verdict {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    // Nothing is agreed to by "Understood": there is no consent to divide.
    if (acknowledgedBy(accepted) !== null) return { class: 'NotApplicable', message: 'acknowledged' };
    const pursued = purposesOf({ services, cookies });
    if (pursued.size < 2) return { class: 'NotApplicable', message: 'singlePurpose' };
    const named = { count: pursued.size, services: [...new Set([...pursued.values()])].slice(0, 3).join(', ') };
    const switches = banner.toggles.filter((toggle) => isOptional(toggle) && !toggle.legitimateInterest);
    const labels = labelsOf({ ...banner, toggles: switches }, cmpName);
    if (labels.length > 1)
      return withoutSwitch(labels, services, { banner, switches }) ?? filedBelowOther(services, banner) ?? separate(labels);
    const pairs = choicePairs(banner);
    if (pairs) return { class: 'Conform', message: 'separatePairs', params: pairs.told };
    const side = sideBySide(switches, cmpName);
    if (side > 1) return { class: 'NoClassification', message: 'sameName', params: { count: side } };
    const items = atLeastOne(switches.map((toggle) => toggleItem(banner, toggle)));
    if (items) {
      const params = { ...named, label: labels[0] ?? switches[0]!.label };
      if (isForEmbeds(params.label) && [...pursued.keys()].every((purpose) => purposesCoveredBy(params.label)?.has(purpose)))
        return { class: 'Conform', message: 'oneCategory', params };
      return { class: 'Hint', findings: [{ message: 'oneSwitch', params, items, cause }] };
    }
    // A control that was not understood may lead to the selection.
    const controls = firstLayer(banner);
    const unnamed = controls.find(mayLeadOn);
    if (controls.length === 0 || controls.some(({ role }) => role === 'settings'))
      return { class: 'NoClassification', message: 'settingsNotReached' };
    if (banner.toggles.length > 0) return { class: 'NoClassification', message: 'fixedOnly' };
    if (unnamed && payOrConsent) return { class: 'NoClassification', message: 'paidOffer' };
    if (unnamed) return { class: 'NoClassification', message: 'settingsNotSeen', params: { label: unnamed.text } };
    return { class: 'Hint', findings: [{ message: 'allOrNothing', params: named, items: [bannerTextItem(banner)], cause }] };
  },
});

/**
 * How many switches of one layer go by a name that does not say what they switch ("Details", or none at all). One drawn again on the next
 * layer is the same; so is one of the same category or service.
 */
function sideBySide(switches: readonly BannerToggle[], cmpName: string | null): number {
  const unclear = switches.filter(({ label }) => {
    const [name = ''] = labelsOf({ toggles: [{ label }] }, cmpName);
    return label.trim() === '' || (name !== '' && !isCategoryName(name) && readText(name).hits.length === 0);
  });
  return Math.max(0, ...[...Map.groupBy(unclear, ({ layer }) => layer).values()].map(({ length }) => length));
}

/**
 * Where each switch is one known service, or a category whose name says its purpose, what serves a purpose of none of them hangs on the
 * switch of another, or on none. Of categories only measuring and advertising are told apart so: for the rest names are taken too widely.
 */
function withoutSwitch(
  labels: readonly string[],
  services: Facts['services'],
  { banner, switches }: { banner: BannerEvidence; switches: readonly BannerToggle[] },
): Verdict | null {
  const covered = coveredBy(labels);
  if (covered === null) return null;
  const words = bannerWords(banner).join('\n');
  const left = services.filter((use) => {
    const purpose = purposeOf[use.service.category];
    return (
      purpose !== undefined &&
      !covered.purposes.has(purpose) &&
      // What runs without asking hangs on no category: that is told of it, not of the categories.
      (covered.byService || use.states.every((state) => state === 'accept')) &&
      use.service.consent === 'yes' &&
      use.active.accept &&
      causeOfService(use.service.id, services) === use.service.id &&
      !namesService(words, use) &&
      labels.every((label) => nameInBanner(label, use) === null)
    );
  });
  const items = atLeastOne(switches.map((toggle) => toggleItem(banner, toggle)));
  if (left.length === 0 || items === null) return null;
  const params = { labels: shortList(labels), services: shortList(left.map(({ service }) => service.name)) };
  return { class: 'Hint', findings: [{ message: 'purposeWithoutSwitch', params, items, cause }] };
}

/** What such a category may hold besides the comfort its name promises is another purpose for certain. */
const certainPurposes: ReadonlySet<Purpose | undefined> = new Set(['measuring', 'marketing']);

/** Where the lists below the switches file measuring or advertising under a category that by its name is for comfort or content. */
function filedBelowOther(services: Facts['services'], banner: BannerEvidence): Verdict | null {
  const filed = services.flatMap((use) => {
    const purpose = purposeOf[use.service.category];
    const hasOwn = banner.toggles.some(({ label }) => namesService(label, use));
    if (use.service.consent !== 'yes' || !certainPurposes.has(purpose) || hasOwn) return [];
    const above = switchesAbove(banner, (line) => namesService(line, use), true);
    const [toggle, ...others] = above.filter((one) => above[0]!.label === one.label);
    if (!toggle || others.length < above.length - 1 || !isOptional(toggle)) return [];
    const covered = purposesCoveredBy(toggle.label);
    const isOther = covered !== null && ![...covered].some((one) => certainPurposes.has(one));
    return isOther ? [{ use, toggle }] : [];
  });
  const [first] = filed;
  if (!first) return null;
  const own = filed.filter(({ toggle }) => toggle === first.toggle);
  const params = {
    label: labelsOf({ toggles: [first.toggle] }, null)[0] ?? first.toggle.label,
    services: shortList([...new Set(own.map(({ use }) => use.service.name))]),
  };
  return { class: 'Hint', findings: [{ message: 'filedBelowOther', params, items: [toggleItem(banner, first.toggle)], cause }] };
}

/** The purposes that the switches stand for; null where a name of them leaves open what it holds. */
function coveredBy(labels: readonly string[]): { purposes: ReadonlySet<Purpose>; byService: boolean } | null {
  const offered = labels.map((label) => readText(label).hits.flatMap(({ names, start }) => (start === 0 ? names : [])));
  if (offered.every((names) => names.length > 0)) {
    const known = offered.flat().flatMap(({ of }) => purposeOf[of.category] ?? []);
    // A switch for advertising or for a network is one for the other as well.
    const both = known.flatMap((purpose): Purpose[] =>
      purpose === 'marketing' || purpose === 'social' ? ['marketing', 'social'] : [purpose],
    );
    return { purposes: new Set(both), byService: true };
  }
  const named = labels.map((label, index) => {
    const [name] = offered[index]!;
    return name === undefined ? purposesCoveredBy(label) : new Set([purposeOf[name.of.category] ?? 'comfort']);
  });
  if (named.some((purposes) => purposes === null)) return null;
  const widely: readonly Purpose[] = ['media', 'social', 'comfort'];
  return { purposes: new Set([...named.flatMap((purposes) => [...purposes!]), ...widely]), byService: false };
}

/** Switches of single services stand beside or below those of their categories: they are told apart, not added up. */
function separate(labels: readonly string[]): Verdict {
  const single = labels.filter((label) => readText(label).hits[0]?.start === 0).length;
  const count = labels.length - single;
  if (single === 0) return { class: 'Conform', message: 'separate', params: { count } };
  if (count === 0) return { class: 'Conform', message: 'separateServices', params: { count: single } };
  // Beside services that are known, a name that is no category may be a service as well.
  if (!labels.every((label) => readText(label).hits[0]?.start === 0 || isCategoryName(label)))
    return { class: 'Conform', message: 'separateMixed', params: { count: labels.length } };
  return { class: 'Conform', message: 'separateBoth', params: { count, single } };
}

/**
 * Purposes seen after accepting that need consent, each with the first service or cookie that shows it. What a service brings along
 * (the advertising cookie of a video) serves the purpose of that service.
 */
function purposesOf({ services, cookies }: Pick<Facts, 'services' | 'cookies'>): Map<Purpose, string> {
  const found = new Map<Purpose, string>();
  const note = (category: keyof typeof purposeOf | null, name: string) => {
    const purpose = category === null ? undefined : purposeOf[category];
    if (purpose !== undefined && !found.has(purpose)) found.set(purpose, name);
  };
  for (const { service, states } of services) {
    if (service.consent === 'yes' && states.includes('accept') && causeOfService(service.id, services) === service.id)
      note(service.category, service.name);
  }
  const used = new Set(services.map(({ service }) => service.id));
  for (const cookie of cookies) {
    const brought = cookie.serviceId !== null ? used.has(cookie.serviceId) : cookie.party === 'third';
    if (!brought && wasStored(cookie) && cookie.needsConsent === 'yes' && cookie.states.includes('accept'))
      note(cookie.category, cookie.name);
  }
  // To visitors a network is advertising where the site advertises besides.
  if (found.has('marketing')) found.delete('social');
  return found;
}
