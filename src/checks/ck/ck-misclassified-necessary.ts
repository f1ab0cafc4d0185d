import type { BannerEvidence } from '#evidence/evidence.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { bannerTextItem, necessaryLabel, toggleItem } from '../banner-controls.ts';
import { consentLaw } from '../consent-law.ts';
import { cookieListRead } from '../declared-cookies.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { ServiceUse } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { namesService } from '../notice.ts';
import { causeOfService } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';

/** Kinds of which none is strictly necessary. */
const neverNecessary: ReadonlySet<ServiceCategory> = new Set(['analytics', 'marketing', 'session-replay']);
/** Kinds that rarely are; whether in this case, has to be examined. */
const rarelyNecessary: ReadonlySet<ServiceCategory> = new Set([
  'tag-manager',
  'captcha',
  'font',
  'chat',
  'video',
  'map',
  'social',
  'ab-testing',
  'audio',
]);

const orderFix = {
  de: '1. Prüfen Sie im Einwilligungswerkzeug, welche Dienste ohne Zustimmung laden dürfen.\n2. Verschieben Sie jeden, der für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), in eine abwählbare Kategorie.\n3. Prüfen Sie, dass er danach erst nach der Zustimmung lädt.',
  en: '1. Check in the consent tool which services may load without consent.\n2. Move each that is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG) into a category that can be refused.\n3. Check that it then loads only after consent.',
};

/** Whether the banner declares services necessary that are not. */
export default defineCheck({
  id: 'ck-misclassified-necessary',
  area: 'ck',
  version: 2,
  weight: 4,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25Necessary, consentLaw.edpbTaskforce, consentLaw.vgHannover],
  needs: ['banner', 'services'],
  texts: {
    de: {
      title: 'Tracking nicht als „notwendig“ eingestuft',
      explanation:
        'Ohne Einwilligung darf nur laufen, was für den vom Besucher ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG). Reichweitenmessung, Werbung und Aufzeichnung gehören nach Auffassung der Aufsichtsbehörden in der Regel nicht dazu, gleich wie das Banner sie nennt. Bei Tag-Managern, Schriften, Karten und Videos ist es meist ebenso, aber im Einzelfall zu prüfen.',
      confidenceReason:
        'Gelesen werden Schalter und Text des Banners; ob ein Dienst im Einzelfall nötig ist, etwa beim Bezahlen, zeigen sie nicht.',
      howToFix:
        '1. Gehen Sie durch, was im Einwilligungswerkzeug als notwendig oder fest eingeschaltet geführt wird.\n2. Verschieben Sie jeden Dienst, der für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), in eine abwählbare Kategorie.\n3. Prüfen Sie, dass er danach erst nach der Zustimmung lädt.',
      fixes: {
        noCategories:
          '1. Prüfen Sie, welche Dienste Ihre Website ohne Einwilligung lädt.\n2. Laden Sie davon erst nach der Zustimmung, was für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG).',
        switchesOnly: orderFix.de,
        notOpened: orderFix.de,
      },
      messages: {
        fixedOn: '{service} ist im Banner fest eingeschaltet („{label}“) und lässt sich nicht ablehnen',
        examine: '{service} ist im Banner fest eingeschaltet („{label}“); ob der Dienst unbedingt erforderlich ist, ist zu prüfen',
        listed: 'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“)',
        switches: 'Fest eingeschaltet ist im Banner kein Dienst, den der Scanner als Tracking kennt; gelesene Schalter: {labels}',
        listRead: 'Unter den notwendigen Diensten führt der Text des Banners kein Tracking auf; gelesen: {names}',
        categoriesOnly: 'Das Banner zeigt Kategorien ({labels}); welche Dienste es ihnen zuordnet, wurde nicht ausgewertet',
        switchesOnly: 'Das Banner zeigt Schalter ({labels}); welche Dienste zu ihnen gehören, wurde nicht ausgewertet',
        notOpened: 'Die Einstellungen des Banners ließen sich nicht lesen; die Einstufung der Dienste wurde nicht geprüft',
        noCategories: 'Am Banner war nicht zu lesen, welche Dienste es als notwendig einstuft; die Einstufung wurde nicht geprüft',
        nothingListed:
          'Das Banner stuft keinen Dienst namentlich als notwendig ein; was ohne Einwilligung lädt, steht im Bereich „Tracking & Tags“',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Tracking not labelled as necessary',
      explanation:
        'Without consent, only what is strictly necessary for the service the visitor expressly asked for may run (Section 25(2) no. 2 TDDDG). In the view of the supervisory authorities, audience measurement, advertising and recording as a rule do not belong to that, whatever the banner calls them. For tag managers, fonts, maps and videos it is mostly the same, but has to be examined in each case.',
      confidenceReason: 'Switches and text of the banner are read; they do not show whether a service is needed, such as for paying.',
      howToFix:
        '1. Go through what is kept as necessary or switched on firmly in the consent tool.\n2. Move every service that is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG) into a category that can be refused.\n3. Check that it then loads only after consent.',
      fixes: {
        noCategories:
          '1. Check which services your website loads without consent.\n2. Of these, load only after consent what is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG).',
        switchesOnly: orderFix.en,
        notOpened: orderFix.en,
      },
      messages: {
        fixedOn: '{service} is switched on firmly in the banner (“{label}”) and cannot be refused',
        examine: '{service} is switched on firmly in the banner (“{label}”); whether the service is strictly necessary has to be examined',
        listed: 'The text of the banner lists {service} among the necessary services (“{label}”)',
        switches: 'No service that the scanner knows as tracking is switched on firmly in the banner; switches read: {labels}',
        listRead: 'Among the necessary services, the text of the banner lists no tracking; read: {names}',
        categoriesOnly: 'The banner shows categories ({labels}); which services it assigns to them was not examined',
        switchesOnly: 'The banner shows switches ({labels}); which services belong to them was not examined',
        notOpened: 'The settings of the banner could not be read; how services are declared was not examined',
        noCategories: 'The banner did not show which services it declares necessary; how services are declared was not examined',
        nothingListed: 'The banner declares no service necessary by name; what loads without consent is in the area “Tracking & tags”',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner, cmpName }, services }) {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const fixed = fixedServices(banner, services);
    const listed = listedServices(banner, services).filter(({ use }) => !fixed.some((other) => other.use === use));
    const verdict = verdictOf({
      risks: fixed.filter(({ use }) => isClearlyTracking(use)).map((entry) => findingOf('fixedOn', entry, services)),
      hints: [
        ...fixed.filter(({ use }) => isRarelyNecessary(use)).map((entry) => findingOf('examine', entry, services)),
        ...listed
          .filter(({ use }) => isClearlyTracking(use) || isRarelyNecessary(use))
          .map((entry) => findingOf('listed', entry, services)),
      ],
    });
    if (verdict) return verdict;
    // A banner that tells only categories says nothing about what they hold.
    const tellsServices = banner.toggles.some(({ label }) => services.some((use) => namesService(withoutState(label), use)));
    const read = labelsOf(banner, cmpName);
    // Straight quotation marks: params are the same in every language.
    const labels = shortList(
      read.map((label) => `"${label}"`),
      6,
    );
    if (tellsServices) return { class: 'Conform', message: 'switches', params: { labels } };
    if (listed.length > 0) {
      return { class: 'Conform', message: 'listRead', params: { names: shortList(listed.map(({ use }) => use.service.name)) } };
    }
    if (read.length > 0) {
      const message = read.some((label) => necessaryLabel.test(label)) ? 'categoriesOnly' : 'switchesOnly';
      return { class: 'NoClassification', message, params: { labels } };
    }
    if (!cookieListRead(banner)) return { class: 'NoClassification', message: 'notOpened' };
    return isReadInFull(banner, services)
      ? { class: 'Conform', message: 'nothingListed' }
      : { class: 'NoClassification', message: 'noCategories' };
  },
});

const longestLabel = 60;
const sectionLength = 400;

/** A label without counts and states: “Statistik deaktiviert” would read as if the service were denied. */
function withoutState(label: string): string {
  return label
    .slice(0, 1_000)
    .replace(/[ \t]*\([ \t]*\d+[ \t]*\)/g, '')
    .replace(
      /[ \t:–-]+(?:(?:de)?aktiviert|(?:in)?aktiv|ein(?:geschaltet)?|aus(?:geschaltet)?|(?:en|dis)abled|(?:in)?active|on|off)[ \t]*$/gim,
      '',
    );
}

/** Names of the switches: without counts and states, and without what switches everything or is the tool itself. */
function labelsOf({ toggles }: BannerEvidence, cmpName: string | null): string[] {
  const names = toggles.map(({ label }) => shortName(label));
  const isOwn = (name: string) => name.toLowerCase() === cmpName?.toLowerCase() || /^(?:alle|all)(?![a-zß-ɏ])/iu.test(name);
  return [...new Set(names)].filter((name) => name !== '' && !isOwn(name));
}

/** The name of a switch, without the description that stands behind it: “Analytics (Statistik)Cookies _ga, 2 Jahre”. */
function shortName(label: string): string {
  const [line = ''] = withoutState(label).trim().split('\n');
  const name = (
    /^[^)]{1,80}\)(?=[a-zß-ɏ])/iu.exec(line)?.[0] ??
    /^.{10,200}?[a-zß-ɏ]{3}(?=[.!?](?:\s|$))/iu.exec(line)?.[0] ??
    line
  ).trim();
  return name.length > longestLabel ? `${name.slice(0, longestLabel).replace(/\s+\S*$/, '')} …` : name;
}

/** One layer only, whose text names no service soon after it speaks of what is necessary: then nothing is declared so. */
function isReadInFull({ controls, toggles, text }: BannerEvidence, services: readonly ServiceUse[]): boolean {
  const isOneLayer = toggles.length === 0 && controls.every(({ layer, role }) => layer === 1 && role !== 'settings');
  if (!isOneLayer || text === '') return false;
  const passages = text.split(necessaryLabel).slice(1);
  return !services.some((use) => passages.some((passage) => namesService(passage.slice(0, sectionLength), use)));
}

interface Declared {
  use: ServiceUse;
  label: string;
  item: FindingItem;
}

/** Services in use that a switch names which the visitor cannot turn off. */
function fixedServices(banner: BannerEvidence, services: readonly ServiceUse[]): Declared[] {
  const fixed = banner.toggles.filter((toggle) => toggle.checked && toggle.disabled);
  return services.flatMap((use) => {
    const toggle = fixed.find(({ label }) => namesService(withoutState(label), use));
    return toggle ? [{ use, label: shortName(toggle.label), item: toggleItem(banner, toggle) }] : [];
  });
}

const necessaryHeading =
  /^(?:(?:unbedingt|technisch|zwingend|absolut|strictly|absolutely)\s+)?(?:notwendig|erforderlich|essen[zt]iell|necessary|essential)(?:e[nrs]?)?(?![a-zß-ɏ])[^.!?]{0,40}$/iu;
const otherHeading =
  /^(?:statisti|analy|marketing|werbung|advertis|präferenz|preferenc|komfort|comfort|funktion|function|extern|social|soziale|personali|targeting|performance|leistung|medien|media|optional|drittanbieter|third)[^.!?]{0,50}$/iu;

/** Services in use that stand in the text between the heading of the necessary ones and the next heading. */
function listedServices(banner: BannerEvidence, services: readonly ServiceUse[]): Declared[] {
  const lines = banner.text
    .slice(0, 60_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const start = lines.findIndex((line) => line.length <= 70 && necessaryHeading.test(line));
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => line.length <= 70 && otherHeading.test(line));
  // Without a next heading the rest is the ordinary text of the banner.
  if (length < 0) return [];
  // A list has names in lines; a sentence may speak of what is not necessary.
  const section = lines.slice(start + 1, start + 1 + length).filter((line) => line.length <= 80 && !/[.!?]$/.test(line));
  return services.flatMap((use) => {
    const line = section.find((candidate) => namesService(candidate, use));
    return line === undefined ? [] : [{ use, label: line, item: bannerTextItem(banner) }];
  });
}

function isClearlyTracking({ service }: ServiceUse): boolean {
  return neverNecessary.has(service.category) && service.consent === 'yes' && !service.selfHosted;
}

/** What needs no consent may be called necessary. */
function isRarelyNecessary(use: ServiceUse): boolean {
  const { category, consent } = use.service;
  return !isClearlyTracking(use) && consent !== 'no' && (neverNecessary.has(category) || rarelyNecessary.has(category));
}

function findingOf(message: string, { use, label, item }: Declared, services: readonly ServiceUse[]): Finding {
  const { id, name } = use.service;
  return { message, params: { service: name, label }, items: [item], cause: causeOfService(id, services), serviceIds: [id] };
}
