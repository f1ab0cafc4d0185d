import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { ServiceUse } from '../facts/services.ts';
import { verdictOf } from '../items.ts';
import { type BrokenAnonymity, brokenAnonymity } from '../shared/banner/anonymous-claim.ts';
import { bannerTextItem, bannerWords } from '../shared/banner/banner-controls.ts';
import { brokenBannerDenials } from '../shared/banner/banner-denials.ts';
import { asksInEnglish } from '../shared/banner/banner-language.ts';
import { linksNotice } from '../shared/banner/banner-notice-link.ts';
import {
  dependsOnChoice,
  embeddedItself,
  nameInBanner,
  namesAsTold,
  unknownBehind,
  unnamedIn,
  unsaidAdvertising,
} from '../shared/banner/banner-recipients.ts';
import { type BrokenThirdPartyPromise, brokenThirdPartyPromise } from '../shared/banner/banner-third-party-promise.ts';
import { type BrokenTransferPromise, brokenTransferPromise } from '../shared/banner/banner-transfer-promise.ts';
import { behind, consentLayer, wordsUpTo } from '../shared/banner/consent-layer.ts';
import { firstLayerMessages } from '../shared/banner/first-layer-messages.ts';
import { firstLayerFixes } from '../shared/banner/first-layer-steps.ts';
import { barelyNamed, saysPurpose, saysRecipients, thirdCountry, withdrawal } from '../shared/banner/first-layer-words.ts';
import { idleBanner } from '../shared/banner/idle-banner.ts';
import { informsOnly } from '../shared/banner/informs-only.ts';
import { needsNoConsent } from '../shared/banner/needless-banner.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { impliedInBanner } from '../shared/notice/implied-consent.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { languageOf } from '../shared/site/text-language.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/third-country.ts';
import { mentions, plainText, shortList } from '../shared/wording.ts';

const cause = 'banner-first-layer-text';
/** So many of the five points may be missing without a remark. */
const tolerated = 1;

export default defineCheck({
  id: 'cmp-first-layer-info',
  area: 'cmp',
  version: 29,
  weight: 3,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, statute('Art. 4 Nr. 11, Art. 7, 13 DSGVO', 'Art. 4(11), Art. 7, 13 GDPR'), consentLaw.vgHannover],
  volatile: {
    de: 'Welche Angaben schon auf der ersten Ebene stehen müssen, leiten die Aufsichtsbehörden und das VG Hannover (10 A 5385/22, nicht rechtskräftig) her; einen festen Katalog gibt es nicht.',
    en: 'Which information the first layer has to contain is inferred by the supervisory authorities and the Administrative Court Hanover (10 A 5385/22, not final); there is no fixed list.',
    since: '2026-11-21',
  },
  needs: ['banner', 'services', 'pages'],
  wants: [
    'privacy',
    'legalAccess',
    'site',
    'requests',
    'policyMatches',
    'cookies',
    'attempts',
    'storage',
    'consentMode',
    'tcf',
    'accepted',
    'recordings',
  ],
  texts: {
    de: {
      title: 'Ausreichende Information auf der ersten Ebene',
      explanation:
        'Eine Einwilligung setzt klare und umfassende Informationen voraus (§ 25 Abs. 1 TDDDG). Wer auf „Akzeptieren“ klickt, muss vorher wissen, wofür die Daten dienen, wer sie erhält, ob sie in ein Drittland gelangen, dass er widerrufen kann und wo mehr darüber steht.',
      confidenceReason:
        'Es zählt, was im Banner bis zu der Ebene zu lesen ist, auf der man zustimmen kann; ungewohnte Formulierungen können übersehen werden.',
      howToFix:
        '1. Nennen Sie auf der ersten Ebene die Zwecke beim Namen, je nach Dienst etwa „Statistik“ oder „Werbung“.\n2. Nennen Sie die Empfänger oder ihre Zahl und, wo es zutrifft, die Übermittlung in ein Drittland.\n3. Weisen Sie auf den jederzeit möglichen Widerruf hin und verlinken Sie die Datenschutzerklärung.',
      fixes: firstLayerFixes('de'),
      messages: firstLayerMessages('de'),
    },
    en: {
      title: 'Sufficient information on the first layer',
      explanation:
        'Consent requires clear and comprehensive information (Section 25(1) TDDDG). Whoever clicks “Accept” has to know beforehand what the data are used for, who receives them, whether they reach a third country, that consent can be withdrawn, and where to read more.',
      confidenceReason:
        'Only what can be read in the banner up to the layer on which one can consent counts; unusual wording may be missed.',
      howToFix:
        '1. Name the purposes on the first layer, such as “statistics” or “advertising”, depending on the service.\n2. Name the recipients or their number and, where it applies, the transfer to a third country.\n3. Point out that consent can be withdrawn at any time and link the privacy notice.',
      fixes: firstLayerFixes('en'),
      messages: firstLayerMessages('en'),
    },
  },
  run({
    banner: asked,
    services,
    pages,
    privacy,
    legalAccess,
    site,
    requests,
    policyMatches,
    cookies,
    attempts,
    storage,
    consentMode,
    tcf,
    accepted,
    recordings,
  }) {
    const { banner } = asked;
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const { layer, settings } = consentLayer(banner);
    const controls = banner.controls.filter((control) => control.layer <= layer);
    const text = plainText(wordsUpTo(layer, banner));
    const shown = [bannerTextItem(settings ? { ...banner, text: banner.deeperText ?? banner.text } : banner)] as const;
    const told = (verdict: Verdict) => (settings ? ofLayerBehind(verdict, settings.text) : verdict);
    if (!isReadable(text, startPage(pages)?.language ?? '')) return { class: 'NoClassification', message: 'language' };

    const wanting = services.filter(dependsOnChoice);
    const marketing = wanting.filter(({ service }) => service.category === 'marketing' || service.category === 'social');
    const foreign = wanting.filter(({ service, hosts }) => !service.selfHosted && hosts.length > 0);
    // The maker of what runs on the own server receives nothing.
    const abroad = wanting.filter((use) => !use.service.selfHosted && isThirdCountry(countryOfRecipient(use)) === true);
    const kindNamed = saysRecipients(text);
    const named = namesAsTold(text, foreign);
    const kind = named.length === 0 && foreign.length > 0 ? barelyNamed(text) : null;
    const unnamed = kindNamed ? [] : unnamedIn(text, foreign, services);
    const isLackingHere = named.length > 0 && unnamed.length > 0;
    // Its details may name what the layer to consent on leaves out; the company beside a cookie there is that of another service.
    const inDetails = plainText(bannerWords(banner).join('\n').slice(0, 60_000));
    const unnamedAnywhere = unnamed.filter((use) => nameInBanner(inDetails, { ...use, vendorName: null }) === null);
    const lacking = isLackingHere && unnamedAnywhere.length > 0;
    // "Google Analytics" says who is called, not what for; whoever reads it may guess, which is less than a risk.
    const purposeNamed = saysPurpose(named.reduce((rest, name) => rest.replaceAll(name, ' '), text));
    const guessable = saysPurpose(text);
    // Consent to what neither the banner nor the notice speaks of is not informed, however much else the banner says.
    const isUnread = (id: string) => policyMatches?.some((own) => own.serviceId === id && own.match === 'notFound') === true;
    // What followed a click that may not have counted is not told as what follows consent.
    const isUnconfirmed = attempts?.accept?.performed === true && !attempts.accept.verified;
    const unsaid =
      guessable && !isUnconfirmed
        ? unsaidAdvertising(
            text,
            // What the banner leaves out although it names others is told as that, unless the notice is silent about it too.
            foreign.filter((use) => !isLackingHere || !unnamed.includes(use) || isUnread(use.service.id)),
            services,
          )
        : null;
    // The site's own advertising is a purpose for which consent is asked: one that is not named is not consented to (Art. 4(11) GDPR).
    const hidesPurpose = unsaid !== null && !unsaid.comesAlong;
    const uncovered = unsaid?.ids.filter((line) => line.every(isUnread)).map((line) => line[0]!) ?? [];
    const known = {
      named: shortList(named),
      ...(kind !== null && { kind }),
      unnamed: namesOf(unnamedAnywhere),
      ...(unsaid && {
        advertising: shortList(unsaid.chains),
        advertisingCount: unsaid.chains.length,
        sources: shortList(unsaid.sources),
        absent: namesOf(services.filter(({ service }) => uncovered.includes(service.id))),
      }),
    };
    const missing: Finding[] = [];
    const miss = (message: string, uses: readonly ServiceUse[] = []) =>
      missing.push({
        message,
        params: { services: namesOf(uses), count: namesIn(uses).length, ...known },
        items: shown,
        cause,
      });

    if (!purposeNamed) miss(named.length > 0 ? 'onlyServicesMissing' : 'purposeMissing');
    if (foreign.length > 0 && !kindNamed && named.length === 0) miss('recipientsMissing');
    if (!mentions(text, withdrawal)) miss('withdrawalMissing');
    if (abroad.length > 0 && !mentions(text, thirdCountry)) miss('thirdCountryMissing', embeddedItself(abroad, requests ?? [], services));
    const target = { banner, privacy, legalAccess, base: site?.finalUrl };
    if (!controls.some((control) => linksNotice(control, target))) miss('noticeLinkMissing');

    // Who asks for nothing has nothing to tell beforehand; what the banner says all the same has to be true.
    const informing = informsOnly({ banner: asked, attempts, services, requests, cookies, storage, site });
    if (informing !== null) missing.length = 0;
    // A banner that steers nothing while nothing needs consent has nothing to ask for: what it lacks goes with it.
    const seen = { banner: asked, attempts, services, requests, cookies, storage, site, pages, consentMode, tcf };
    const idle = informing === null ? idleBanner(seen) : null;
    const isIdle = idle?.isWide === true && idle.regardless.length === 0;
    // Nor has one that asks although nothing that was seen needs it.
    const isNeedless = !isUnconfirmed && needsNoConsent({ accepted, services, requests, cookies, storage, recordings, site, pages });
    if (isIdle || isNeedless) missing.length = 0;
    const gaps = missing.length;
    // The sentence tells the visitor that every choice below it is idle.
    const [implied] = impliedInBanner(plainText(settings ? `${banner.text}\n${banner.deeperText ?? ''}` : banner.text).slice(0, 20_000));
    if (implied)
      missing.push({
        message: 'impliedUse',
        params: { clause: shownQuote(implied.text) },
        items: shown,
        cause: 'banner-implied-consent',
      });
    const isEnglish = informing === null && asksInEnglish(text, pages);
    if (isEnglish)
      missing.push({ message: 'inEnglish', params: { clause: shownQuote(firstSentence(text)) }, items: shown, cause: 'banner-language' });
    const transfer = brokenTransferPromise(banner, { services, requests: requests ?? [] });
    if (transfer) missing.push(transferFinding(transfer));
    const handed = brokenThirdPartyPromise(banner, { services, requests: requests ?? [], siteDomain: site?.domain ?? null });
    if (handed) missing.push(handedFinding(handed));
    const anonymity = isUnconfirmed ? null : brokenAnonymity(banner, { services, cookies: cookies ?? [] });
    if (anonymity) missing.push(anonymityFinding(anonymity));
    const measured = { services, requests: requests ?? [], cookies: cookies ?? [], accepted: !isUnconfirmed };
    const denials = brokenBannerDenials(banner, measured);
    missing.push(...denials);
    const untrue = implied ?? transfer ?? handed ?? anonymity ?? denials[0];
    if (informing !== null) return told(verdictOf({ hints: missing }) ?? { class: 'NotApplicable', message: 'informsOnly' });
    if (isIdle) return told(verdictOf({ hints: missing }) ?? { class: 'NotApplicable', message: 'steersNothing' });
    if (isNeedless) return told(verdictOf({ hints: missing }) ?? { class: 'NotApplicable', message: 'needsNothing' });
    // Told among other gaps; by itself the law asks for the categories of recipients only.
    if (kind !== null && (gaps > tolerated || uncovered.length > 0 || hidesPurpose)) miss('recipientsBare');
    if (lacking) miss('servicesUnnamed');
    if (unsaid) miss(`advertising${uncovered.length > 0 ? 'Uncovered' : 'Unsaid'}${unsaid.comesAlong ? 'Along' : ''}`);
    // Whoever reads "Meta-Pixel" has not read what for, but may guess.
    if (!guessable && marketing.length > 0 && marketing.every((use) => nameInBanner(text, use) === null)) {
      // What else is missing belongs to the same remedy: the first entry is the purpose itself.
      const [{ items }, ...others] = missing as [Finding, ...Finding[]];
      const causes = marketing.map(({ service }) => causeOfService(service.id, services));
      // Told only where all of it comes along: what the site embeds itself stands by its own name.
      const isBrought = marketing.every(({ service }, index) => causes[index] !== service.id);
      const sources = isBrought ? namesIn(services.filter(({ service }) => causes.includes(service.id))) : [];
      return told({
        class: 'Risk',
        findings: [
          {
            message: sources.length > 0 ? 'noPurposeAlong' : 'noPurpose',
            params: { services: namesOf(marketing), count: namesIn(marketing).length, sources: shortList(sources) },
            items,
            cause,
          },
          ...others,
        ],
      });
    }
    // A tolerated gap stays without a remark beside it.
    if ((untrue || isEnglish) && gaps <= tolerated && uncovered.length === 0 && !hidesPurpose)
      return told(verdictOf({ hints: missing.filter(({ message }) => /^(?:impliedUse|inEnglish|untrue.*)$/.test(message)) })!);
    if (gaps > tolerated || uncovered.length > 0 || hidesPurpose) return told(verdictOf({ hints: missing })!);
    // Each gap that is tolerated has a message of its own, which lists what is there.
    const near = foreign.length > 0 ? 'sufficientNear' : 'sufficientOwn';
    const full = abroad.length > 0 && foreign.length > 0 ? 'sufficient' : near;
    const complete = kind === null ? full : `${full}Kind`;
    if (gaps === 0 && foreign.length === 0) {
      const unknown = unknownBehind(text, { requests: requests ?? [], services });
      if (unknown) return told({ class: 'Conform', ...unknown });
    }
    const message = gaps > 0 ? missing[0]!.message.replace('Missing', 'Alone') : complete;
    const total = 3 + [foreign, abroad].filter(({ length }) => length > 0).length;
    const remark = `${lacking ? 'Unnamed' : ''}${unsaid ? 'Advertising' : ''}`;
    return told({ class: 'Conform', message: `${message}${remark}`, params: { ...known, seen: total - gaps, total } });
  },
});

/** A sentence of the banner that the recipients seen refute. */
function transferFinding({ quote, uses, items }: BrokenTransferPromise): Finding {
  const isUnasked = items.some(({ states }) => states.some((state) => state !== 'accept'));
  return {
    message: isUnasked ? 'untrueTransfer' : 'untrueTransferLater',
    params: { quote, services: namesOf(uses) },
    items,
    cause: 'consent-banner:transfers',
    serviceIds: uses.map(({ service }) => service.id),
  };
}

/** A sentence of the banner on data for others before the choice, refuted by those who received some. */
function handedFinding({ quote, uses, items, servers }: BrokenThirdPartyPromise): Finding {
  return {
    message: servers === '' ? 'untrueHanded' : 'untrueHandedServers',
    params: { quote, services: shortList(namesIn(uses), 8), servers },
    items,
    cause: 'consent-banner:handed-over',
    serviceIds: uses.map(({ service }) => service.id),
  };
}

/** A sentence of the banner that a lasting identifier refutes. */
function anonymityFinding({ quote, use, days, names, items }: BrokenAnonymity): Finding {
  return {
    message: 'untrueAnonymous',
    params: { quote, service: use.service.name, days, names: shortList(names) },
    items,
    cause: 'consent-banner:anonymous',
    serviceIds: [use.service.id],
  };
}

/** The same verdict, told of the layer behind the control that leads there. */
function ofLayerBehind(verdict: Verdict, settings: string): Verdict {
  const moved = (finding: Finding): Finding => ({
    ...finding,
    message: `${finding.message}${behind}`,
    params: { ...finding.params, settings },
  });
  if (verdict.class === 'Risk' || verdict.class === 'Hint') {
    const [first, ...others] = verdict.findings;
    return { ...verdict, findings: [moved(first), ...others.map(moved)] };
  }
  if (verdict.class !== 'Conform' || verdict.message === undefined) return verdict;
  return { ...verdict, message: `${verdict.message}${behind}`, params: { ...verdict.params, settings } };
}

/** Short banners have too few words to tell their language: then the page's counts, unless the words speak against it. */
function isReadable(text: string, pageLanguage: string): boolean {
  if (isSupportedLanguage({ language: '', text })) return true;
  const told = languageOf(text);
  return text.length < shortText && /^(de|en)(?![a-z])/i.test(pageLanguage) && (told === null || told === 'de' || told === 'en');
}
const shortText = 240;

const mostQuoted = 200;

function shownQuote(text: string): string {
  return text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')} …`;
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/, 1)[0]!.replace(/\.$/, '');
}

function namesOf(uses: readonly ServiceUse[]): string {
  return shortList(namesIn(uses));
}

function namesIn(uses: readonly ServiceUse[]): string[] {
  return [...new Set(uses.map(({ service }) => service.name))];
}
