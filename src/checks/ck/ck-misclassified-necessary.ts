import type { BannerEvidence } from '#evidence/evidence.ts';
import { reviewIds } from '#knowledge/services.ts';
import { readText } from '#knowledge/text-reading.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { CookieFact, Facts, ServiceUse } from '../facts.ts';
import { serviceItem, verdictOf } from '../items.ts';
import { addedTo, numberedSteps, suffixed } from '../message-variants.ts';
import { bannerWords, isOptional, necessaryLabel } from '../shared/banner/banner-controls.ts';
import {
  type Declared,
  fixedServices,
  isAskedFor,
  isReadInFull,
  labelsOf,
  listedServices,
  switchesAbove,
  withoutState,
} from '../shared/banner/banner-declarations.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { cookieListRead, namesEntry } from '../shared/notice/declared-cookies.ts';
import { namesService, namesVendor } from '../shared/notice/notice.ts';
import { isOrderStep } from '../shared/offer/order-steps.ts';
import { pathsOf } from '../shared/offer/shop-offer.ts';
import { captchaSteps } from '../shared/services/captcha-steps.ts';
import { wasSent } from '../shared/services/initiator-chains.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { unknownHosts } from '../shared/services/tracking.ts';
import { shortList } from '../shared/stored/stored-findings.ts';
import { wasWrittenIn } from '../shared/stored/stored-items.ts';

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

/** Filed as necessary, filed rightly but not held back, or not filed at all: three faults with a step each. */
const stillRunsSteps = {
  de: {
    look: '1. Sehen Sie im Einwilligungswerkzeug nach, wo dies steht: {names}.',
    open: '1. Öffnen Sie im Banner „{settings}“, und sehen Sie nach, wo dies steht: {names}.',
    rest: '\n2. Steht einer unter den notwendigen, obwohl er für den vom Besucher gewünschten Dienst nicht unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG), ordnen Sie ihn einer abwählbaren Kategorie zu.\n3. Steht er schon in einer abwählbaren oder fehlt er ganz, lassen Sie das Einwilligungswerkzeug sein Skript oder seinen Rahmen zurückhalten, bis der Besucher zugestimmt hat: Der Eintrag allein sperrt nichts.\n4. Lehnen Sie in einem neuen Browserprofil ab, und prüfen Sie, dass er nicht mehr lädt.',
  },
  en: {
    look: '1. Look in the consent tool where this stands: {names}.',
    open: '1. Open “{settings}” in the banner and look where this stands: {names}.',
    rest: '\n2. If one stands among the necessary ones although it is not strictly necessary for the service the visitor asked for (Section 25(2) no. 2 TDDDG), assign it to a category that can be refused.\n3. If it already stands in such a category or is missing altogether, have the consent tool hold back its script or frame until the visitor has agreed: the entry alone blocks nothing.\n4. Reject in a fresh browser profile and check that it no longer loads.',
  },
};
const heldBack = {
  de: '1. Lassen Sie das Einwilligungswerkzeug die Skripte und Rahmen zurückhalten, die {names} jetzt ohne Zustimmung laden; dass das Banner danach fragt, sperrt allein nichts{see:trk-after-reject,ck-after-reject}.\n2. Lehnen Sie in einem neuen Browserprofil ab, und prüfen Sie, dass davon nichts mehr lädt.',
  en: '1. Have the consent tool hold back the scripts and frames that now load {names} without consent; that the banner asks for it blocks nothing by itself{see:trk-after-reject,ck-after-reject}.\n2. Reject in a fresh browser profile and check that none of it loads any more.',
};
const paymentFix = {
  de: '1. Laden Sie {service} erst, wo bezahlt wird, oder auf einen Klick hin, nicht mit dem Aufruf von {paths}; im Warenkorb und an der Kasse darf der Dienst als notwendig gelten.\n2. Solange er auch sonst lädt, führen Sie ihn im Banner nicht unter den notwendigen („{label}“).',
  en: '1. Load {service} only where payment is made, or upon a click, not as soon as {paths} opens; in the cart and at the checkout the service may count as necessary.\n2. As long as it loads elsewhere too, do not file it in the banner among the necessary ones (“{label}”).',
};

function stillRunsFixes(locale: 'de' | 'en'): Record<string, string> {
  const { look, open, rest } = stillRunsSteps[locale];
  const fixes = { stillRuns: look + rest, stillRunsUnlisted: look + rest, stillRunsUnopened: open + rest };
  return { ...fixes, ...suffixed(fixes, 'Asked'), askedFor: heldBack[locale], onlyAfterReject: heldBack[locale] };
}

const mostNames = 12;

/** Whether the banner declares services necessary that are not. */
export default defineCheck({
  id: 'ck-misclassified-necessary',
  area: 'ck',
  version: 17,
  weight: 4,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25Necessary, consentLaw.edpbTaskforce, consentLaw.vgHannover],
  needs: ['banner', 'services'],
  wants: ['rejected', 'requests', 'cookies', 'shopPages', 'embeds'],
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
        ...stillRunsFixes('de'),
        examinePayment: paymentFix.de,
        examineCaptcha: numberedSteps(Object.values(captchaSteps.de)),
        listedCaptcha: numberedSteps(Object.values(captchaSteps.de)),
      },
      messages: {
        fixedOn: '{service} ist im Banner fest eingeschaltet („{label}“) und lässt sich nicht ablehnen',
        examine: '{service} ist im Banner fest eingeschaltet („{label}“); ob der Dienst unbedingt erforderlich ist, ist zu prüfen',
        examineReviews:
          '{service} ist im Banner fest eingeschaltet („{label}“); Bewertungen oder Siegel zu zeigen ist in der Regel nicht unbedingt erforderlich',
        examineCaptcha:
          '{service} ist im Banner fest eingeschaltet („{label}“); ob der Schutz eines Formulars unbedingt erforderlich ist, ist umstritten',
        examinePayment:
          '{service} ist im Banner fest eingeschaltet („{label}“), lädt aber schon, wo noch niemand bezahlt ({paths}); dort ist der Dienst in der Regel nicht unbedingt erforderlich',
        listed: 'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“)',
        listedReviews:
          'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“); Bewertungen oder Siegel zu zeigen ist in der Regel nicht unbedingt erforderlich',
        listedCaptcha:
          'Der Text des Banners führt {service} unter den notwendigen Diensten auf („{label}“); ob der Schutz eines Formulars unbedingt erforderlich ist, ist umstritten',
        switches: 'Fest eingeschaltet ist im Banner kein Dienst, den der Scanner als Tracking kennt; gelesene Schalter: {labels}',
        listRead: 'Unter den notwendigen Diensten führt der Text des Banners kein Tracking auf; gelesen: {names}',
        categoriesOnly: 'Das Banner zeigt Kategorien ({labels}); welche Dienste es ihnen zuordnet, wurde nicht ausgewertet',
        switchesOnly: 'Das Banner zeigt Schalter ({labels}); welche Dienste zu ihnen gehören, wurde nicht ausgewertet',
        notOpened: 'Die Einstellungen des Banners ließen sich nicht lesen; die Einstufung der Dienste wurde nicht geprüft',
        noCategories: 'Am Banner war nicht zu lesen, welche Dienste es als notwendig einstuft; die Einstufung wurde nicht geprüft',
        nothingListed:
          'Das Banner stuft keinen Dienst namentlich als notwendig ein; ob einer ohne Einwilligung lädt, werten die Prüfungen zu Tracking, Cookies und Einbettungen',
        nothingRuns:
          'Nach dem Ablehnen lädt auf den geprüften Seiten kein Dienst, den der Scanner als Tracking kennt; als notwendig eingestuft liefe er dort weiter',
        askedFor:
          'Das Banner fragt nach {names} und führt davon nichts als notwendig auf; dass es nach dem Ablehnen trotzdem lädt, werten die Prüfungen zu Tracking, Cookies und Einbettungen',
        ...addedTo(
          {
            stillRuns:
              'Schon vor der Auswahl und noch nach dem Ablehnen geladen, obwohl selten unbedingt erforderlich: {names}; ob das Banner etwas davon als notwendig einstuft, zeigen Text und Schalter nicht',
            stillRunsUnlisted:
              'Schon vor der Auswahl und noch nach dem Ablehnen geladen, obwohl selten unbedingt erforderlich: {names}; in dem, was der Scan vom Banner gelesen hat, ist davon nichts genannt, weder als notwendig noch als abwählbar',
            stillRunsUnopened:
              'Schon vor der Auswahl und noch nach dem Ablehnen geladen, obwohl selten unbedingt erforderlich: {names}; ob das Banner etwas davon als notwendig einstuft, steht hinter „{settings}“; das hat der Scan nicht oder nicht ganz gelesen',
          },
          { '': '', Asked: '. Nach {asked} fragt das Banner; dass es trotzdem lädt, ist keine Frage der Einstufung' },
        ),
        ...addedTo(
          {
            notAmongListed:
              'Als notwendig führt das Banner keinen Dienst auf, den der Scanner als Tracking kennt; von den selten notwendigen auf keiner gelesenen Ebene genannt: {names}. Dass davon etwas ohne Zustimmung lädt, werten die Prüfungen zu Tracking, Cookies und Einbettungen',
          },
          { '': '', Asked: '. Ebenso werten sie, wonach das Banner fragt und was trotzdem lädt: {asked}' },
        ),
        onlyAfterReject:
          'Nach dem Ablehnen werden geladen: {names}; vor der Auswahl nicht, als notwendig eingestuft lüden sie schon da. Dass sie laden, werten die Prüfungen zu Tracking, Cookies und Einbettungen',
        onlyBrought:
          'Nach dem Ablehnen werden geladen: {names}. Die Website bindet das nicht selbst ein; dass es lädt, werten die Prüfungen zu Tracking und Einbettungen, nicht diese',
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
        ...stillRunsFixes('en'),
        examinePayment: paymentFix.en,
        examineCaptcha: numberedSteps(Object.values(captchaSteps.en)),
        listedCaptcha: numberedSteps(Object.values(captchaSteps.en)),
      },
      messages: {
        fixedOn: '{service} is switched on firmly in the banner (“{label}”) and cannot be refused',
        examine: '{service} is switched on firmly in the banner (“{label}”); whether the service is strictly necessary has to be examined',
        examineReviews:
          '{service} is switched on firmly in the banner (“{label}”); to show reviews or seals is as a rule not strictly necessary',
        examineCaptcha:
          '{service} is switched on firmly in the banner (“{label}”); whether the protection of a form is strictly necessary is disputed',
        examinePayment:
          '{service} is switched on firmly in the banner (“{label}”) but loads where nobody pays yet ({paths}); as a rule the service is not strictly necessary there',
        listed: 'The text of the banner lists {service} among the necessary services (“{label}”)',
        listedReviews:
          'The text of the banner lists {service} among the necessary services (“{label}”); to show reviews or seals is as a rule not strictly necessary',
        listedCaptcha:
          'The text of the banner lists {service} among the necessary services (“{label}”); whether the protection of a form is strictly necessary is disputed',
        switches: 'No service that the scanner knows as tracking is switched on firmly in the banner; switches read: {labels}',
        listRead: 'Among the necessary services, the text of the banner lists no tracking; read: {names}',
        categoriesOnly: 'The banner shows categories ({labels}); which services it assigns to them was not examined',
        switchesOnly: 'The banner shows switches ({labels}); which services belong to them was not examined',
        notOpened: 'The settings of the banner could not be read; how services are declared was not examined',
        noCategories: 'The banner did not show which services it declares necessary; how services are declared was not examined',
        nothingListed:
          'The banner declares no service necessary by name; whether one loads without consent is rated by the checks on tracking, cookies and embeds',
        nothingRuns:
          'After rejection, no service that the scanner knows as tracking loads on the pages examined; declared necessary, it would go on running there',
        askedFor:
          'The banner asks for {names} and lists none of it as necessary; that it loads after rejection nevertheless is rated by the checks on tracking, cookies and embeds',
        ...addedTo(
          {
            stillRuns:
              'Loaded before the choice already and still after rejection, though rarely strictly necessary: {names}; text and switches do not show whether the banner declares any of it necessary',
            stillRunsUnlisted:
              'Loaded before the choice already and still after rejection, though rarely strictly necessary: {names}; what the scan has read of the banner names none of it, neither as necessary nor as something to be refused',
            stillRunsUnopened:
              'Loaded before the choice already and still after rejection, though rarely strictly necessary: {names}; whether the banner declares any of it necessary stands behind “{settings}”, which the scan has not read, or not in full',
          },
          { '': '', Asked: '. The banner asks for {asked}; that it loads nevertheless is no question of how it is declared' },
        ),
        ...addedTo(
          {
            notAmongListed:
              'The banner lists no service as necessary that the scanner knows as tracking; of those rarely necessary, named on no layer that was read: {names}. That some of it loads without consent is rated by the checks on tracking, cookies and embeds',
          },
          { '': '', Asked: ', and so is that this loads although the banner asks for it: {asked}' },
        ),
        onlyAfterReject:
          'After rejection there load: {names}; not before the choice, when they would load already if declared necessary. That they load is rated by the checks on tracking, cookies and embeds',
        onlyBrought:
          'After rejection there load: {names}. The website does not embed these itself; that they load is rated by the checks on tracking and embeds, not by this one',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner, cmpName }, services, rejected, requests, cookies = [], shopPages = [], embeds = [] }) {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const fixed = fixedServices(banner, services);
    const listed = listedServices(banner, services).filter(({ use }) => !fixed.some((other) => other.use === use));
    const verdict = verdictOf({
      risks: fixed.filter(({ use }) => isClearlyTracking(use)).map((entry) => findingOf('fixedOn', entry, services)),
      hints: [
        ...byRank(fixed.filter(({ use }) => isRarelyNecessary(use))).map((entry) =>
          findingOf(kindOf('examine', entry.use), entry, services),
        ),
        ...fixed.flatMap((entry) => {
          const pages = unpaidPages(entry.use, { requests: requests ?? [], shopPages, embeds, cookies });
          if (pages.length === 0) return [];
          const found = findingOf('examinePayment', entry, services);
          return { ...found, params: { ...found.params, paths: pathsOf(pages) } };
        }),
        ...byRank(listed.filter(({ use }) => isClearlyTracking(use) || isRarelyNecessary(use))).map((entry) =>
          findingOf(kindOf('listed', entry.use), entry, services),
        ),
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
    if (isReadInFull(banner, services)) return { class: 'Conform', message: 'nothingListed' };
    const message = !cookieListRead(banner) ? 'notOpened' : 'noCategories';
    const byLabels = read.some((label) => necessaryLabel.test(label)) ? 'categoriesOnly' : 'switchesOnly';
    return (
      byRejection({ rejected, requests, services, cookies }, banner) ??
      (read.length > 0 ? { class: 'NoClassification', message: byLabels, params: { labels } } : { class: 'NoClassification', message })
    );
  },
});

/**
 * What the banner does not tell, the rejection shows: a service filed as necessary goes on running after it. Null where nothing was
 * rejected or where it is not known who was contacted.
 */
function byRejection(
  { rejected, requests, services, cookies }: Pick<Facts, 'services' | 'cookies'> & Partial<Pick<Facts, 'rejected' | 'requests'>>,
  banner: BannerEvidence,
) {
  if (!rejected?.performed || !requests) return null;
  const loaded = services.filter((use) => use.states.includes('reject') && (isClearlyTracking(use) || isRarelyNecessary(use)));
  const after = loaded.filter((use) => isPlacedBySite(use, services));
  // What is filed as necessary loads before the choice already.
  const running = after.filter(({ states }) => states.includes('none'));
  const isOffered = (use: ServiceUse) =>
    isAskedFor(use, banner) || isOfferedByVendor(use, banner, services) || isOfferedByCookies(use, banner, cookies);
  const [asked, rest] = [running.filter(isOffered), running.filter((use) => !isOffered(use))];
  const words = bannerWords(banner).join('\n');
  const isMentioned = (use: ServiceUse) => namesService(words, use) || (namesVendor(words, use) && !isVendorOfOptional(use, banner));
  if (rest.length > 0 && listsServices(banner) && !rest.some(isMentioned)) {
    const params = { names: told(rest), ...(asked.length > 0 && { asked: told(asked) }) };
    return { class: 'Conform', message: `notAmongListed${asked.length > 0 ? 'Asked' : ''}`, params } as const;
  }
  if (rest.length > 0) {
    const settings = cookieListRead(banner) ? undefined : banner.controls.find(({ role }) => role === 'settings')?.text;
    const named = rest.some(isMentioned);
    const kind = settings !== undefined ? 'Unopened' : named ? '' : 'Unlisted';
    const params = { names: told(rest), ...(settings !== undefined && { settings }), ...(asked.length > 0 && { asked: told(asked) }) };
    const message = `stillRuns${kind}${asked.length > 0 ? 'Asked' : ''}`;
    return { class: 'NoClassification', message, params, items: sorted(rest).map((use) => serviceItem(use)) } as const;
  }
  if (asked.length > 0) return { class: 'Conform', message: 'askedFor', params: { names: told(asked) } } as const;
  const unknown = unknownHosts({ requests, services }, ['reject']).filter(({ servesBanner }) => !servesBanner);
  if (unknown.length > 0) return null;
  if (after.length > 0) return { class: 'Conform', message: 'onlyAfterReject', params: { names: told(after) } } as const;
  return loaded.length > 0
    ? ({ class: 'Conform', message: 'onlyBrought', params: { names: told(loaded) } } as const)
    : ({ class: 'Conform', message: 'nothingRuns' } as const);
}

/** The name of a vendor stands for its only service in use: “Meta und TikTok” below a switch. */
function isOfferedByVendor(use: ServiceUse, banner: BannerEvidence, services: readonly ServiceUse[]): boolean {
  if (services.filter(({ service }) => service.vendor === use.service.vendor).length !== 1) return false;
  const above = switchesAbove(banner, (line) => namesVendor(line, use));
  return above.length > 0 && above.every(isOptional);
}

/** Whether the vendor is named only below switches that can be refused, as with another of its services: nothing of it is called necessary. */
function isVendorOfOptional(use: ServiceUse, banner: BannerEvidence): boolean {
  const above = switchesAbove(banner, (line) => namesVendor(line, use));
  const upper = [banner.text, ...banner.toggles.map(({ label }) => label)].join('\n');
  return above.length > 0 && above.every(isOptional) && !namesVendor(upper, use);
}

/** A list of cookies below the switches: what a service sets stands below one that can be refused, and nowhere else. */
function isOfferedByCookies({ service }: ServiceUse, banner: BannerEvidence, cookies: readonly CookieFact[]): boolean {
  const own = cookies.filter(({ serviceId }) => serviceId === service.id);
  const above = switchesAbove(banner, (line) => own.some((cookie) => namesEntry(line, cookie)));
  return above.length > 0 && above.every(isOptional);
}

/**
 * Whether the layers behind the first, or the lists folded below its switches, were read and name services: then one that they leave out
 * is not declared necessary.
 */
function listsServices(banner: BannerEvidence): boolean {
  if (!cookieListRead(banner) || !banner.deeperText) return false;
  const names = (text: string) => readText(text).hits.some((hit) => hit.names.some(({ of }) => of.category !== 'cmp'));
  // A sentence of the first layer is no list; an entry below one of its switches is.
  if (!banner.toggles.some(({ layer }) => layer > 1)) return switchesAbove(banner, names, true).length > 0;
  return bannerWords(banner).some(names);
}

/** Through these a site loads what it wants itself. */
const carriers: ReadonlySet<ServiceCategory | undefined> = new Set(['tag-manager', 'cmp', 'hosting', 'cdn']);

/** What a tag manager, a consent tool or the builder fires is the site's own doing; what an embed or another tracker brings along ends with that. */
function isPlacedBySite({ service, embeddedBy }: ServiceUse, services: readonly ServiceUse[]): boolean {
  const placer = services.find((use) => use.service.id === embeddedBy)?.service.category;
  return embeddedBy === null || (carriers.has(placer) && causeOfService(service.id, services) === service.id);
}

/** What protects a form may be necessary there: of what has to be examined it comes last. */
function rank(use: ServiceUse): number {
  return isClearlyTracking(use) ? 0 : use.service.category === 'captcha' ? 2 : 1;
}

/** Each service once; what can hardly be necessary comes first. */
function sorted(uses: readonly ServiceUse[]): ServiceUse[] {
  const order = [...uses].sort((a, b) => rank(a) - rank(b));
  return [...new Map(order.map((use) => [use.service.name, use])).values()];
}

/** Their names: the step asks about each of them. */
function told(uses: readonly ServiceUse[]): string {
  return shortList(
    sorted(uses).map(({ service }) => service.name),
    mostNames,
  );
}

function isClearlyTracking({ service }: ServiceUse): boolean {
  return neverNecessary.has(service.category) && service.consent === 'yes' && !service.selfHosted;
}

/** What needs no consent may be called necessary. */
function isRarelyNecessary(use: ServiceUse): boolean {
  const { id, category, consent } = use.service;
  const isRare = neverNecessary.has(category) || rarelyNecessary.has(category) || reviewIds.has(id);
  return !isClearlyTracking(use) && consent !== 'no' && isRare;
}

/**
 * Pages that load a payment service before the choice although nothing is paid there and no button of its own stands there, or although
 * it stores something beside its button.
 */
function unpaidPages(
  { service }: ServiceUse,
  { requests, shopPages, embeds, cookies }: Pick<Facts, 'requests' | 'shopPages' | 'embeds' | 'cookies'>,
): string[] {
  if (service.category !== 'payment') return [];
  const storing = new Set(
    cookies
      .filter((cookie) => cookie.serviceId === service.id && cookie.party === 'third' && wasWrittenIn(cookie, 'none'))
      .flatMap(({ setOn, pages }) => setOn ?? pages),
  );
  const placed = new Set(
    embeds.filter(({ kind, visible, serviceId }) => kind === 'iframe' && visible && serviceId === service.id).map(({ pageUrl }) => pageUrl),
  );
  const loading = requests.filter(
    (request) => request.serviceId === service.id && request.party !== 'first' && request.states.includes('none') && wasSent(request),
  );
  return [...new Set(loading.map(({ pageUrl }) => pageUrl))].filter(
    (url) => (!placed.has(url) || storing.has(url)) && !isOrderStep(url, shopPages),
  );
}

function byRank(entries: readonly Declared[]): Declared[] {
  return [...entries].sort((a, b) => rank(a.use) - rank(b.use));
}

/** Of some kinds the reader is told what speaks for or against their being necessary. */
function kindOf(message: 'examine' | 'listed', { service }: ServiceUse): string {
  return `${message}${reviewIds.has(service.id) ? 'Reviews' : service.category === 'captcha' ? 'Captcha' : ''}`;
}

function findingOf(message: string, { use, label, item }: Declared, services: readonly ServiceUse[]): Finding {
  const { id, name } = use.service;
  return { message, params: { service: name, label }, items: [item], cause: causeOfService(id, services), serviceIds: [id] };
}
