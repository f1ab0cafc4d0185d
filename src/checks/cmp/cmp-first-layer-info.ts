import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts, ServiceUse } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { bannerTextItem, firstLayer } from '../shared/banner/banner-controls.ts';
import { linksNotice } from '../shared/banner/banner-notice-link.ts';
import {
  dependsOnChoice,
  embeddedItself,
  nameInBanner,
  unknownBehind,
  unnamedIn,
  unsaidAdvertising,
} from '../shared/banner/banner-recipients.ts';
import { firstLayerFixes, withRemarks } from '../shared/banner/first-layer-steps.ts';
import { saysPurpose, saysRecipients, thirdCountry, withdrawal } from '../shared/banner/first-layer-words.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { statute } from '../shared/law/law.ts';
import { impliedConsents } from '../shared/notice/implied-consent.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { isSupportedLanguage } from '../shared/site/supported-language.ts';
import { languageOf } from '../shared/site/text-language.ts';
import { shortList } from '../shared/stored/stored-findings.ts';
import { countryOfRecipient, isThirdCountry } from '../shared/transfers/transfers.ts';
import { mentions, plainText } from '../shared/wording.ts';

const cause = 'banner-first-layer-text';
/** So many of the five points may be missing without a remark. */
const tolerated = 1;

export default defineCheck({
  id: 'cmp-first-layer-info',
  area: 'cmp',
  version: 13,
  weight: 3,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, statute('Art. 7, 13 DSGVO', 'Art. 7, 13 GDPR'), consentLaw.vgHannover],
  volatile: {
    de: 'Welche Angaben schon auf der ersten Ebene stehen müssen, leiten die Aufsichtsbehörden und das VG Hannover (10 A 5385/22, nicht rechtskräftig) her; einen festen Katalog gibt es nicht.',
    en: 'Which information the first layer has to contain is inferred by the supervisory authorities and the Administrative Court Hanover (10 A 5385/22, not final); there is no fixed list.',
    since: '2026-11-21',
  },
  needs: ['banner', 'services', 'pages'],
  wants: ['privacy', 'legalAccess', 'site', 'requests', 'policyMatches'],
  texts: {
    de: {
      title: 'Ausreichende Information auf der ersten Ebene',
      explanation:
        'Eine Einwilligung setzt klare und umfassende Informationen voraus (§ 25 Abs. 1 TDDDG). Wer auf „Akzeptieren“ klickt, muss vorher wissen, wofür die Daten dienen, wer sie erhält, ob sie in ein Drittland gelangen, dass er widerrufen kann und wo mehr darüber steht.',
      confidenceReason: 'Es zählt, was im Banner ohne Klick zu lesen ist; ungewohnte Formulierungen können übersehen werden.',
      howToFix:
        '1. Nennen Sie auf der ersten Ebene die Zwecke beim Namen, je nach Dienst etwa „Statistik“ oder „Werbung“.\n2. Nennen Sie die Empfänger oder ihre Zahl und, wo es zutrifft, die Übermittlung in ein Drittland.\n3. Weisen Sie auf den jederzeit möglichen Widerruf hin und verlinken Sie die Datenschutzerklärung.',
      fixes: firstLayerFixes('de'),
      messages: {
        noPurpose:
          'Die erste Ebene nennt keinen konkreten Zweck, obwohl {count|=ein Dienst für Werbung oder soziale Medien eingesetzt wird|Dienste für Werbung oder soziale Medien eingesetzt werden}: {services}',
        noPurposeAlong:
          'Die erste Ebene nennt keinen konkreten Zweck, obwohl mit {sources} {count|=ein Dienst für Werbung oder soziale Medien lädt|Dienste für Werbung oder soziale Medien laden}: {services}',
        purposeMissing: 'Die erste Ebene nennt keinen konkreten Zweck',
        onlyServicesMissing: 'Die erste Ebene nennt als Zweck nur Dienste ({named}), nicht, wozu sie dienen',
        recipientsMissing: 'Die erste Ebene nennt weder Empfänger noch die Zahl der Partner',
        withdrawalMissing: 'Die erste Ebene weist nicht auf den Widerruf hin',
        thirdCountryMissing: 'Die erste Ebene erwähnt nicht, dass Daten in ein Drittland gelangen können ({services})',
        noticeLinkMissing: 'Die erste Ebene enthält keinen Link zur Datenschutzerklärung',
        impliedUse:
          'Das Banner nimmt die bloße Nutzung der Website als Einwilligung: „{clause}“. Weitersurfen ist keine (Art. 4 Nr. 11 DSGVO)',
        servicesUnnamed: 'Das Banner nennt {named}, nicht aber {unnamed}',
        advertisingUnsaid:
          'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising}',
        advertisingUncovered:
          'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising}; {absent} nennt auch die Datenschutzerklärung nicht: Wer zustimmt, erfährt davon nichts, die Zustimmung ist dafür nicht informiert',
        advertisingUnsaidAlong:
          'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising} (eingebunden: {sources})',
        advertisingUncoveredAlong:
          'Werbung oder Marketing nennt die erste Ebene nicht, obwohl nach dem Zustimmen {advertisingCount|=ein Dienst lädt, den|Dienste laden, die} der Katalog des Scanners dazu zählt: {advertising} (eingebunden: {sources}); {absent} nennt auch die Datenschutzerklärung nicht: Wer zustimmt, erfährt davon nichts, die Zustimmung ist dafür nicht informiert',
        sufficientOwn:
          'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; fremde Empfänger, die zu nennen wären, waren nicht festzustellen',
        sufficientOwnHosts:
          'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; ob sie nennt, wer hinter {hosts} steht, wohin nur nach dem Zustimmen Anfragen gehen, wurde nicht geprüft',
        sufficientOwnHostsNamed:
          'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; zu {hosts}, wohin nur nach dem Zustimmen Anfragen gehen, passt dem Namen nach „{recipients}“ im Banner',
        ...withRemarks('de', {
          both: {
            sufficient: 'Die erste Ebene nennt Zwecke, Empfänger, Widerruf und Drittland und verlinkt die Datenschutzerklärung',
            sufficientNear:
              'Die erste Ebene nennt Zwecke, Empfänger und Widerruf und verlinkt die Datenschutzerklärung; ein Drittland, das zu nennen wäre, war nicht festzustellen',
            withdrawalAlone:
              '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurde der Hinweis auf den Widerruf. Eine einzelne Lücke wertet diese Prüfung nicht, weil nicht geklärt ist, ob die verlinkte Datenschutzerklärung genügt (Art. 7 Abs. 3 Satz 3 DSGVO). Empfehlung: Weisen Sie schon im Banner darauf hin, dass die Einwilligung jederzeit widerrufen werden kann, und sagen Sie, wo',
            thirdCountryAlone:
              '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurde der Hinweis auf das Drittland. Eine einzelne Lücke wertet diese Prüfung nicht, weil nicht geklärt ist, ob die verlinkte Datenschutzerklärung genügt (Art. 13 Abs. 1 lit. f DSGVO). Empfehlung: Weisen Sie schon im Banner darauf hin, dass Daten in ein Drittland gelangen können',
            noticeLinkAlone:
              '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurde der Link zur Datenschutzerklärung. Eine einzelne Lücke wertet diese Prüfung nicht, weil das Gesetz die Angaben der ersten Ebene nicht aufzählt; vor der Einwilligung muss sie leicht zu erreichen sein (Art. 12, 13 DSGVO), siehe „Impressum und Datenschutzerklärung trotz Banner aufrufbar“. Empfehlung: Verlinken Sie sie im Banner',
          },
          unnamed: {
            purposeAlone:
              '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurden Zwecke beim Namen. Eine einzelne Lücke wertet diese Prüfung nicht, weil das Gesetz die Angaben der ersten Ebene nicht aufzählt; bestimmt sein muss die Einwilligung dennoch (Art. 4 Nr. 11 DSGVO). Empfehlung: Nennen Sie die Zwecke im Banner',
            onlyServicesAlone:
              '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurden Zwecke beim Namen, genannt sind nur Dienste ({named}). Eine einzelne Lücke wertet diese Prüfung nicht, weil das Gesetz die Angaben der ersten Ebene nicht aufzählt; bestimmt sein muss die Einwilligung dennoch (Art. 4 Nr. 11 DSGVO). Empfehlung: Sagen Sie im Banner, wozu sie dienen',
          },
          advertising: {
            recipientsAlone:
              '{seen} von {total} geprüften Angaben stehen auf der ersten Ebene; nicht gefunden wurden die Empfänger oder ihre Zahl. Eine einzelne Lücke wertet diese Prüfung nicht, weil nicht geklärt ist, ob die verlinkte Datenschutzerklärung genügt (Art. 13 Abs. 1 lit. e DSGVO). Empfehlung: Nennen Sie sie im Banner',
          },
        }),
        language: 'Der Text des Banners ist in keiner Sprache, die sich hier beurteilen lässt',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Sufficient information on the first layer',
      explanation:
        'Consent requires clear and comprehensive information (Section 25(1) TDDDG). Whoever clicks “Accept” has to know beforehand what the data are used for, who receives them, whether they reach a third country, that consent can be withdrawn, and where to read more.',
      confidenceReason: 'Only what can be read in the banner without a click counts; unusual wording may be missed.',
      howToFix:
        '1. Name the purposes on the first layer, such as “statistics” or “advertising”, depending on the service.\n2. Name the recipients or their number and, where it applies, the transfer to a third country.\n3. Point out that consent can be withdrawn at any time and link the privacy notice.',
      fixes: firstLayerFixes('en'),
      messages: {
        noPurpose:
          'The first layer names no concrete purpose although {count|=a service for advertising or social media is|services for advertising or social media are} in use: {services}',
        noPurposeAlong:
          'The first layer names no concrete purpose although {count|=a service for advertising or social media loads|services for advertising or social media load} with {sources}: {services}',
        purposeMissing: 'The first layer names no concrete purpose',
        onlyServicesMissing: 'As purposes the first layer only names services ({named}), not what they are for',
        recipientsMissing: 'The first layer names neither recipients nor the number of partners',
        withdrawalMissing: 'The first layer does not mention withdrawal',
        thirdCountryMissing: 'The first layer does not mention that data may reach a third country ({services})',
        noticeLinkMissing: 'The first layer contains no link to the privacy notice',
        impliedUse:
          'The banner takes the mere use of the website for a consent: “{clause}”. Continuing to browse is none (Art. 4(11) GDPR)',
        servicesUnnamed: 'The banner names {named} but not {unnamed}',
        advertisingUnsaid:
          'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising}',
        advertisingUncovered:
          'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising}; the privacy notice does not name {absent} either: whoever accepts learns nothing of it, and the consent is not informed in this respect',
        advertisingUnsaidAlong:
          'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising} (embedded: {sources})',
        advertisingUncoveredAlong:
          'The first layer does not name advertising or marketing although after accepting {advertisingCount|=a service loads that|services load that} the scanner’s catalogue counts among these: {advertising} (embedded: {sources}); the privacy notice does not name {absent} either: whoever accepts learns nothing of it, and the consent is not informed in this respect',
        sufficientOwn:
          'The first layer names purposes and withdrawal and links the privacy notice; no other recipients were seen that would have to be named',
        sufficientOwnHosts:
          'The first layer names purposes and withdrawal and links the privacy notice; whether it names who is behind {hosts}, to which requests go only after accepting, was not examined',
        sufficientOwnHostsNamed:
          'The first layer names purposes and withdrawal and links the privacy notice; “{recipients}” in the banner fits {hosts} by its name, to which requests go only after accepting',
        ...withRemarks('en', {
          both: {
            sufficient: 'The first layer names purposes, recipients, withdrawal and third country and links the privacy notice',
            sufficientNear:
              'The first layer names purposes, recipients and withdrawal and links the privacy notice; no third country was seen that would have to be named',
            withdrawalAlone:
              '{seen} of {total} points examined are on the first layer; the note on withdrawal was not found. This check does not rate a single gap, because it is not settled whether the linked privacy notice is enough (Art. 7(3) sentence 3 GDPR). Recommendation: point out in the banner that consent can be withdrawn at any time, and say where',
            thirdCountryAlone:
              '{seen} of {total} points examined are on the first layer; the note on the third country was not found. This check does not rate a single gap, because it is not settled whether the linked privacy notice is enough (Art. 13(1)(f) GDPR). Recommendation: point out in the banner that data may reach a third country',
            noticeLinkAlone:
              '{seen} of {total} points examined are on the first layer; the link to the privacy notice was not found. This check does not rate a single gap, because the law does not list what the first layer has to contain; the notice has to be easy to reach before consenting (Art. 12, 13 GDPR), see “Legal pages reachable despite the banner”. Recommendation: link it in the banner',
          },
          unnamed: {
            purposeAlone:
              '{seen} of {total} points examined are on the first layer; purposes by name were not found. This check does not rate a single gap, because the law does not list what the first layer has to contain; consent has to be specific nevertheless (Art. 4(11) GDPR). Recommendation: name the purposes in the banner',
            onlyServicesAlone:
              '{seen} of {total} points examined are on the first layer; purposes by name were not found, only services are named ({named}). This check does not rate a single gap, because the law does not list what the first layer has to contain; consent has to be specific nevertheless (Art. 4(11) GDPR). Recommendation: say in the banner what they are for',
          },
          advertising: {
            recipientsAlone:
              '{seen} of {total} points examined are on the first layer; recipients or their number were not found. This check does not rate a single gap, because it is not settled whether the linked privacy notice is enough (Art. 13(1)(e) GDPR). Recommendation: name them in the banner',
          },
        }),
        language: 'The text of the banner is in no language that can be judged here',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner }, services, pages, privacy, legalAccess, site, requests, policyMatches }) {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const controls = firstLayer(banner);
    const labels = banner.toggles.filter(({ layer }) => layer === 1).map(({ label }) => label);
    const text = plainText([banner.text, ...controls.map((control) => control.text), ...labels].join(' '));
    if (!isReadable(text, startPage(pages)?.language ?? '')) return { class: 'NoClassification', message: 'language' };

    const wanting = services.filter(dependsOnChoice);
    const marketing = wanting.filter(({ service }) => service.category === 'marketing' || service.category === 'social');
    const foreign = wanting.filter(({ service, hosts }) => !service.selfHosted && hosts.length > 0);
    // The maker of what runs on the own server receives nothing.
    const abroad = wanting.filter((use) => !use.service.selfHosted && isThirdCountry(countryOfRecipient(use)) === true);
    const kindNamed = saysRecipients(text);
    const named = [...new Set(foreign.flatMap((use) => nameInBanner(text, use) ?? []))];
    const unnamed = kindNamed ? [] : unnamedIn(text, foreign);
    const lacking = named.length > 0 && unnamed.length > 0;
    // "Google Analytics" says who is called, not what for; whoever reads it may guess, which is less than a risk.
    const purposeNamed = saysPurpose(named.reduce((rest, name) => rest.replaceAll(name, ' '), text));
    const guessable = saysPurpose(text);
    // Consent to what neither the banner nor the notice speaks of is not informed, however much else the banner says.
    const isUnread = (id: string) => policyMatches?.some((own) => own.serviceId === id && own.match === 'notFound') === true;
    const unsaid = guessable
      ? unsaidAdvertising(
          text,
          // What the banner leaves out although it names others is told as that, unless the notice is silent about it too.
          foreign.filter((use) => !lacking || !unnamed.includes(use) || isUnread(use.service.id)),
          services,
        )
      : null;
    const uncovered = unsaid?.ids.filter((line) => line.every(isUnread)).map((line) => line[0]!) ?? [];
    const known = {
      named: shortList(named),
      unnamed: namesOf(unnamed),
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
        items: [bannerTextItem(banner)],
        cause,
      });

    if (!purposeNamed) miss(named.length > 0 ? 'onlyServicesMissing' : 'purposeMissing');
    if (foreign.length > 0 && !kindNamed && named.length === 0) miss('recipientsMissing');
    if (!mentions(text, withdrawal)) miss('withdrawalMissing');
    if (abroad.length > 0 && !mentions(text, thirdCountry)) miss('thirdCountryMissing', embeddedItself(abroad, requests ?? [], services));
    const target = { banner, privacy, legalAccess, base: site?.finalUrl };
    if (!controls.some((control) => linksNotice(control, target))) miss('noticeLinkMissing');

    const gaps = missing.length;
    // The sentence tells the visitor that every choice below it is idle.
    const [implied] = impliedConsents(plainText(banner.text).slice(0, 20_000));
    if (implied)
      missing.push({
        message: 'impliedUse',
        params: { clause: shownQuote(implied.text) },
        items: [bannerTextItem(banner)],
        cause: 'banner-implied-consent',
      });
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
      return {
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
      };
    }
    // A tolerated gap stays without a remark beside it.
    if (implied && gaps <= tolerated && uncovered.length === 0)
      return verdictOf({ hints: missing.filter(({ message }) => message === 'impliedUse') })!;
    if (gaps > tolerated || uncovered.length > 0) return verdictOf({ hints: missing })!;
    // Each gap that is tolerated has a message of its own, which lists what is there.
    const near = foreign.length > 0 ? 'sufficientNear' : 'sufficientOwn';
    const complete = abroad.length > 0 && foreign.length > 0 ? 'sufficient' : near;
    if (gaps === 0 && foreign.length === 0) {
      const told = unknownBehind(text, { requests: requests ?? [], services });
      if (told) return { class: 'Conform', ...told };
    }
    const message = gaps > 0 ? missing[0]!.message.replace('Missing', 'Alone') : complete;
    const total = 3 + [foreign, abroad].filter(({ length }) => length > 0).length;
    const remark = `${lacking ? 'Unnamed' : ''}${unsaid ? 'Advertising' : ''}`;
    return { class: 'Conform', message: `${message}${remark}`, params: { ...known, seen: total - gaps, total } };
  },
});

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

function namesOf(uses: Facts['services']): string {
  return shortList(namesIn(uses));
}

function namesIn(uses: Facts['services']): string[] {
  return [...new Set(uses.map(({ service }) => service.name))];
}
