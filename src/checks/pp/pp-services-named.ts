import { type ConsentOutcome, consentStates } from '#evidence/evidence.ts';
import { isEea } from '#knowledge/country.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { type BrokenPromise, brokenPromises, isBareFile, pathsOf } from '../broken-promises.ts';
import { defineCheck, type Finding, type Locale } from '../define-check.ts';
import type { Facts, ServiceUse } from '../facts.ts';
import { requestItem, serviceItem, verdictBeside } from '../items.ts';
import { settled, statute, unverified } from '../law.ts';
import { searchableText } from '../legal-page.ts';
import { legalPath } from '../legal-path.ts';
import { suffixed } from '../message-variants.ts';
import { namingOf, serverParams } from '../named-servers.ts';
import { causeOfService } from '../service-observations.ts';
import { unknownHosts } from '../tracking.ts';
import { companyName, countryOfRecipient, isThirdCountry } from '../transfers.ts';
import { type Match, matchesOf, mentions, precededBy, quoted, wholeWords } from '../wording.ts';

const tools = '(?:tools?|diensten?|programme?n?|software|technologien|services?|technologies)';
/** How a notice names a kind of service without naming the service. */
const groups: Partial<Record<ServiceCategory, RegExp>> = {
  analytics: wholeWords(`(?:web-?)?(?:analyse|analytics?|statistik|tracking|reichweitenmess[a-zß-ɏ]*)[\\s-]?${tools}`),
  'session-replay': wholeWords(`(?:web-?)?(?:analyse|analytics?|tracking|heatmap)[\\s-]?${tools}`),
  'ab-testing': wholeWords(`(?:web-?)?(?:analyse|analytics?|test(?:ing)?|optimierungs)[\\s-]?${tools}`),
  marketing: wholeWords(`(?:marketing|werbe|tracking|retargeting|remarketing|advertising)[\\s-]?(?:${tools}|netzwerken?|networks?)`),
  social: wholeWords('social[\\s-]?media[\\s-]?(?:plugins?|dienste?n?|plug-ins?)'),
  video: wholeWords('(?:eingebettete\\s+videos?|video-?(?:dienste?n?|plattformen?)|embedded\\s+videos?)'),
  map: wholeWords('(?:kartendienste?n?|online-?karten|map\\s+services?)'),
  font: wholeWords('(?:web-?fonts?|web-?schriften|schrift(?:arten)?dienste?n?|font\\s+services?)'),
  captcha: wholeWords('captchas?(?:-dienste?n?)?'),
  chat: wholeWords('(?:live-?)?chat-?(?:dienste?n?|tools?|services?)'),
  cdn: wholeWords('content[\\s-]delivery[\\s-]net(?:work|zwerke?)s?|CDNs?'),
  payment: wholeWords('zahlungs(?:dienst(?:leister|e)?n?|anbietern?)|payment\\s+(?:providers?|services?)'),
};
const hostSteps = {
  de: '1. Stellen Sie fest, wer {hosts} betreibt und wozu Ihre Website dort anfragt; betreiben Sie den Server selbst oder beschreibt die Datenschutzerklärung den Anbieter schon beim Namen, ist hier nichts zu tun.\n2. Nennen Sie den Anbieter sonst in der Datenschutzerklärung mit Zweck, Rechtsgrundlage und Speicherdauer, außerhalb des EWR auch mit der Grundlage der Übermittlung, oder entfernen Sie die Einbindung.',
  en: '1. Find out who runs {hosts} and what your website requests there; if you run the server yourself, or the privacy notice already describes the provider by name, there is nothing to do here.\n2. Otherwise name the provider in the privacy notice with purpose, legal basis and storage period, outside the EEA with the basis of the transfer too, or remove the embed.',
};
const negation = wholeWords('kein(?:e|en|er|erlei)?|nicht|ohne|verzichten|no|not|none|without');

/** What the notice says of a service it names, and what was measured instead. */
const untrue = {
  de: {
    untrueCookies: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    untrueSite: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber: {seen} ({pages})',
    untrueSiteBefore:
      'Die Datenschutzerklärung ({path}) sagt: „{quote}“; {when} gesetzt wurde aber, was eine Einwilligung braucht: {seen} ({pages})',
    untrueLoading: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})',
    untrueMode: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; eingebunden ist aber {seen} ({pages})',
    untrueModeDnt: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; eingebunden ist aber {seen} ({pages})',
    untrueLoadingUnasked: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; angefragt wurde {when} aber: {seen} ({pages})',
    untrueFiles: 'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; Dateien geladen wurden {when} aber von: {seen} ({pages})',
    untrueOwnServers:
      'Die Datenschutzerklärung ({path}) sagt zu {service}: „{quote}“; {when} gehen die Daten aber an Server von {vendor}: {seen} ({pages})',
    untrueOwnFiles: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; geladen wurde {when} aber auch von: {seen} ({pages})',
  },
  en: {
    untrueCookies: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was set: {seen} ({pages})',
    untrueSite: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set: {seen} ({pages})',
    untrueSiteBefore: 'The privacy notice ({path}) says: “{quote}”; but {when} this was set, which needs consent: {seen} ({pages})',
    untrueLoading: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was requested: {seen} ({pages})',
    untrueMode: 'The privacy notice ({path}) says of {service}: “{quote}”; but what is embedded is {seen} ({pages})',
    untrueModeDnt: 'The privacy notice ({path}) says of {service}: “{quote}”; but what is embedded is {seen} ({pages})',
    untrueLoadingUnasked: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} this was requested: {seen} ({pages})',
    untrueFiles: 'The privacy notice ({path}) says of {service}: “{quote}”; but {when} files were loaded from: {seen} ({pages})',
    untrueOwnServers:
      'The privacy notice ({path}) says of {service}: “{quote}”; but {when} the data go to servers of {vendor}: {seen} ({pages})',
    untrueOwnFiles: 'The privacy notice ({path}) says: “{quote}”; but {when} the pages also loaded from: {seen} ({pages})',
  },
};
const untrueFixes = {
  de: {
    untrueCookies:
      '1. Stellen Sie die Cookies von {service} ab, wie die Datenschutzerklärung es sagt: {seen} ({pages}).\n2. Sollen sie bleiben, berichtigen Sie den Satz, nennen Sie die Cookies mit Zweck und Laufzeit, und setzen Sie einwilligungsbedürftige erst nach der Einwilligung (§ 25 Abs. 1 TDDDG).',
    untrueSite:
      '1. Stellen Sie ab, was diese Cookies setzt, oder streichen Sie den Satz und beschreiben Sie sie mit Anbieter, Zweck und Laufzeit: {seen} ({pages}).\n2. Setzen Sie einwilligungsbedürftige Cookies erst nach der Einwilligung (§ 25 Abs. 1 TDDDG).',
    untrueSiteBefore:
      '1. Setzen Sie diese Cookies erst nach der Einwilligung ({seen}; {pages}); nur den Satz zu ändern hilft nicht (§ 25 Abs. 1 TDDDG).\n2. Prüfen Sie den Satz danach: Cookies ohne Einwilligung, die keine brauchen oder bei denen das umstritten ist (etwa von Bezahldiensten oder zum Schutz vor Bots), nennen Sie als Ausnahmen.',
    untrueLoading:
      '1. Laden Sie {service} erst zu dem Zeitpunkt, den die Datenschutzerklärung nennt; bisher lädt der Dienst früher ({pages}).\n2. Braucht er keine Einwilligung und soll er weiter früher laden, berichtigen Sie den Satz.',
    untrueMode:
      '1. Binden Sie {service} so ein, wie die Datenschutzerklärung es sagt: über www.youtube-nocookie.com; sonst streichen Sie den Satz.\n2. Streichen Sie in jedem Fall, dass vor dem Ansehen des Videos nichts gespeichert werde, wenn der Abschnitt das sagt: Auch diese Adresse legt schon beim Laden des Players Kennungen im Web-Speicher ab.\n3. Laden Sie den Player erst nach der Einwilligung oder einem Klick des Besuchers auf einen Hinweis; diese Einstellung ersetzt eine nötige Einwilligung nicht.',
    untrueModeDnt:
      '1. Binden Sie {service} so ein, wie die Datenschutzerklärung es sagt: mit „?dnt=1“ (oder „&dnt=1“) an der Adresse des Players.\n2. Sonst streichen Sie den Satz. Eine nötige Einwilligung ersetzt diese Einstellung nicht.',
    untrueLoadingUnasked:
      '1. Laden Sie {service} erst zu dem Zeitpunkt, den die Datenschutzerklärung nennt; bisher lädt der Dienst früher ({pages}). Den Satz zu ändern hilft nicht: Der Dienst braucht die Einwilligung (§ 25 Abs. 1 TDDDG).',
    untrueFiles:
      '1. Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({seen}; {pages}). Ein Link zum Anbieter kann bleiben.\n2. Sollen sie von dort laden, berichtigen Sie den Satz, und beschreiben Sie den Abruf mit Anbieter, Zweck und Rechtsgrundlage.',
    untrueOwnServers:
      '1. Berichtigen Sie den Satz: Nennen Sie {vendor} als Empfänger, mit dem Umfang der Daten und bei Sitz außerhalb des EWR mit Land und Grundlage der Übermittlung. Eine nötige Einwilligung ersetzt das nicht.\n2. Oder betreiben Sie {service} selbst, sodass nichts mehr an {seen} bei {vendor} geht.',
    untrueOwnFiles:
      '1. Liefern Sie auch diese Dateien vom eigenen Server aus: {seen} ({pages}).\n2. Sollen sie von dort laden, berichtigen Sie den Satz, und beschreiben Sie den Abruf mit Anbieter, Zweck und Rechtsgrundlage.',
  },
  en: {
    untrueCookies:
      '1. Turn off the cookies of {service}, as the privacy notice says: {seen} ({pages}).\n2. If they are to stay, correct the sentence, name the cookies with purpose and lifetime, and set those that need consent only after consent (Section 25(1) TDDDG).',
    untrueSite:
      '1. Turn off what sets these cookies, or delete the sentence and describe them with provider, purpose and lifetime: {seen} ({pages}).\n2. Set cookies that need consent only after consent (Section 25(1) TDDDG).',
    untrueSiteBefore:
      '1. Set these cookies only after consent ({seen}; {pages}); changing the sentence alone does not help (Section 25(1) TDDDG).\n2. Then check the sentence: name as exceptions the cookies set without consent that need none or of which that is disputed (such as those of payment services or against bots).',
    untrueLoading:
      '1. Load {service} only at the moment the privacy notice names; so far the service loads earlier ({pages}).\n2. If it needs no consent and is to go on loading earlier, correct the sentence.',
    untrueMode:
      '1. Embed {service} as the privacy notice says: from www.youtube-nocookie.com; otherwise delete the sentence.\n2. In any case delete that nothing is stored before the video is watched, if the section says so: this address too puts identifiers into web storage as soon as the player loads.\n3. Load the player only after consent or a click of the visitor on a note; this setting does not replace a consent that is needed.',
    untrueModeDnt:
      '1. Embed {service} as the privacy notice says: with “?dnt=1” (or “&dnt=1”) at the address of the player.\n2. Otherwise delete the sentence. This setting does not replace a consent that is needed.',
    untrueLoadingUnasked:
      '1. Load {service} only at the moment the privacy notice names; so far the service loads earlier ({pages}). Changing the sentence does not help: the service needs the consent (Section 25(1) TDDDG).',
    untrueFiles:
      '1. Deliver the files of {service} from your own server, or remove them ({seen}; {pages}). A link to the provider may stay.\n2. If they are to load from there, correct the sentence, and describe the request with provider, purpose and legal basis.',
    untrueOwnServers:
      '1. Correct the sentence: name {vendor} as recipient, with the extent of the data and, if seated outside the EEA, with country and basis of the transfer. This does not replace a consent that is needed.\n2. Or run {service} yourself, so that nothing goes to {seen} at {vendor} any more.',
    untrueOwnFiles:
      '1. Deliver these files from your own server too: {seen} ({pages}).\n2. If they are to load from there, correct the sentence, and describe the request with provider, purpose and legal basis.',
  },
};
const untrueKinds = {
  noCookies: 'untrueCookies',
  noCookiesBefore: 'untrueCookies',
  noDataBefore: 'untrueLoading',
  notBefore: 'untrueLoading',
  withConsent: 'untrueLoading',
  privateMode: 'untrueMode',
  ownFiles: 'untrueOwnFiles',
  ownServers: 'untrueOwnServers',
} as const;
const unnamed = {
  de: {
    notNamed: 'Eingesetzt, aber in der Datenschutzerklärung nicht genannt: {service} ({pages})',
    namedOtherwise:
      'Die Datenschutzerklärung ({path}) nennt {service}, beschreibt aber nicht, dass Ihre Seiten von dort laden ({pages}); sie sagt: „{quote}“',
    namedSister: 'Die Datenschutzerklärung ({path}) nennt {sister}, aber nicht {service} auf Ihren Seiten ({pages}); sie sagt: „{quote}“',
    bannerOnly: 'Nicht in der Datenschutzerklärung genannt, sondern nur im Einwilligungsbanner: {service} ({pages})',
    groupOnly: 'Die Datenschutzerklärung nennt nur die Gruppe („{group}“), nicht beim Namen: {service} ({pages})',
  },
  en: {
    notNamed: 'In use but not named in the privacy notice: {service} ({pages})',
    namedOtherwise:
      'The privacy notice ({path}) names {service} but does not describe that your pages load from there ({pages}); it says: “{quote}”',
    namedSister: 'The privacy notice ({path}) names {sister} but not {service} on your pages ({pages}); it says: “{quote}”',
    bannerOnly: 'Not named in the privacy notice but only in the consent banner: {service} ({pages})',
    groupOnly: 'The privacy notice names only the group (“{group}”), not by name: {service} ({pages})',
  },
};
/** What has to be said of a service, and what else is to be done about one that is not named. `Early`: it loads without a consent that it needs or may need; `Files`: all that loads are pictures, fonts and the like. */
const unnamedSteps = {
  de: {
    notNamed:
      '1. Beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n2. Oder entfernen Sie die Einbindung, wenn Sie sie nicht mehr brauchen.',
    notNamedEarly:
      '1. Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    notNamedFiles:
      '1. Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({pages}).\n2. Sollen sie von dort laden, beschreiben Sie in der Datenschutzerklärung den Abruf bei {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    namedOtherwise:
      '1. Ergänzen Sie in der Datenschutzerklärung zu {service}, was auf Ihren Seiten von dort lädt: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.\n2. Oder entfernen Sie die Einbindung, wenn Sie sie nicht mehr brauchen.',
    namedOtherwiseEarly:
      '1. Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, ergänzen Sie in der Datenschutzerklärung zu {service}, was auf Ihren Seiten von dort lädt: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    namedOtherwiseFiles:
      '1. Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({pages}).\n2. Sollen sie von dort laden, ergänzen Sie das in der Datenschutzerklärung zu {service}: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    bannerOnly:
      '1. Übernehmen Sie in die Datenschutzerklärung, was das Einwilligungsbanner zu {service} sagt.\n2. Ergänzen Sie, was dort fehlt: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    groupOnly:
      '1. Nennen Sie dort, wo die Datenschutzerklärung von „{group}“ spricht, {service} beim Namen, mit Anbieter, Zweck, Rechtsgrundlage und Speicherdauer{abroad}.',
  },
  en: {
    notNamed:
      '1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.\n2. Or remove the embed if you no longer need it.',
    notNamedEarly:
      '1. Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    notNamedFiles:
      '1. Deliver the files of {service} from your own server, or remove them ({pages}).\n2. If they are to load from there, describe the request to {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    namedOtherwise:
      '1. In the privacy notice, add beside {service} what loads from there on your pages: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.\n2. Or remove the embed if you no longer need it.',
    namedOtherwiseEarly:
      '1. Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, add beside {service} in the privacy notice what loads from there on your pages: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    namedOtherwiseFiles:
      '1. Deliver the files of {service} from your own server, or remove them ({pages}).\n2. If they are to load from there, add that beside {service} in the privacy notice: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    bannerOnly:
      '1. Include in the privacy notice what the consent banner says about {service}.\n2. Add what is missing there: provider, purpose, legal basis, recipient and storage period{abroad}.',
    groupOnly:
      '1. Where the privacy notice speaks of “{group}”, name {service}, with provider, purpose, legal basis and storage period{abroad}.',
  },
};
const ifAbroad: Record<Locale, string> = {
  de: ', bei einem Empfänger außerhalb des EWR auch Land und Grundlage der Übermittlung',
  en: ', for a recipient outside the EEA the country and the basis of the transfer too',
};

/** `Eea`: the recipient is known to sit in the EEA, so that there is no transfer to speak of. */
function unnamedFixes(locale: Locale): Record<string, string> {
  const filled = (clause: string) =>
    Object.fromEntries(Object.entries(unnamedSteps[locale]).map(([name, steps]) => [name, steps.replace('{abroad}', clause)]));
  const all = { ...filled(ifAbroad[locale]), ...suffixed(filled(''), 'Eea') };
  // A sister that is named changes nothing about what has to be said of the service itself.
  const sisters = Object.entries(all).flatMap(([name, steps]) =>
    name.startsWith('notNamed') ? [[name.replace('notNamed', 'namedSister'), steps] as const] : [],
  );
  return { ...all, ...Object.fromEntries(sisters) };
}

function unnamedMessages(locale: Locale): Record<string, string> {
  const { notNamed, namedOtherwise, namedSister } = unnamed[locale];
  const texts = {
    ...unnamed[locale],
    ...{ notNamedEarly: notNamed, notNamedFiles: notNamed },
    ...{ namedOtherwiseEarly: namedOtherwise, namedOtherwiseFiles: namedOtherwise },
    ...{ namedSisterEarly: namedSister, namedSisterFiles: namedSister },
  };
  return { ...texts, ...suffixed(texts, 'Eea') };
}

/** Whether the notice names every service that was seen, in whichever state. */
export default defineCheck({
  id: 'pp-services-named',
  area: 'pp',
  version: 10,
  weight: 4,
  confidence: 'high',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. c, e, f DSGVO', 'Art. 13(1)(c), (e), (f) GDPR'),
    statute('Art. 5 Abs. 1 lit. a DSGVO', 'Art. 5(1)(a) GDPR'),
    settled(
      'EuGH, 1.10.2019, C-673/17 Planet49: Funktionsdauer und Zugriff Dritter',
      'CJEU, 1 Oct 2019, C-673/17 Planet49: duration and third-party access',
    ),
    unverified(
      'EuGH, 12.1.2023, C-154/21: konkrete Empfänger (zu Art. 15 DSGVO)',
      'CJEU, 12 Jan 2023, C-154/21: concrete recipients, on Art. 15 GDPR',
    ),
  ],
  needs: ['services', 'requests', 'policyMatches', 'privacy', 'pages', 'attempts', 'site'],
  wants: ['cookies', 'noticeServices'],
  texts: {
    de: {
      title: 'Eingesetzte Dienste in der Datenschutzerklärung genannt',
      explanation:
        'Art. 13 Abs. 1 lit. c, e und f DSGVO verlangt, Zwecke, Rechtsgrundlagen, Empfänger und Übermittlungen in Drittländer zu nennen. Nach dem EuGH (C-673/17) gehören bei Cookies auch die Funktionsdauer und der Zugriff Dritter dazu. Fehlt ein eingesetzter Dienst, erfahren Besucher nicht, wer ihre Daten erhält; sagt die Datenschutzerklärung von einem Dienst etwas Unzutreffendes, verfehlt sie die Transparenz (Art. 5 Abs. 1 lit. a DSGVO).',
      confidenceReason: 'Die Dienste stammen aus dem Netzverkehr; gesucht wird nach den bekannten Namen des Dienstes.',
      howToFix:
        '1. Beschreiben Sie jeden eingesetzten Dienst mit Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer.\n2. Nennen Sie bei Empfängern außerhalb des EWR die Garantie für die Übermittlung.\n3. Übernehmen Sie Angaben aus dem Einwilligungsbanner auch in die Datenschutzerklärung.\n4. Entfernen Sie Dienste, die Sie nicht mehr brauchen, von der Website.',
      fixes: {
        ...unnamedFixes('de'),
        ...untrueFixes.de,
        hostsUnnamed: hostSteps.de,
        hostsUnnamedBeside: hostSteps.de,
      },
      messages: {
        ...unnamedMessages('de'),
        ...untrue.de,
        noRule: 'Für {services} ist kein Name bekannt, nach dem sich in der Datenschutzerklärung suchen ließe',
        allNamed:
          'Die Datenschutzerklärung nennt die beobachteten Dienste: {services}; ob die Angaben zu ihnen stimmen, wurde hier nicht geprüft',
        companionsUnnamed:
          'Die Datenschutzerklärung nennt die eingebundenen Dienste: {services}; nicht als Dienst beschrieben, aber von {parents} mitgeladen: {companions}. Ob die Angaben stimmen, wurde hier nicht geprüft',
        companionsByHost:
          'Die Datenschutzerklärung nennt die eingebundenen Dienste: {services}; von {parents} mitgeladen und nur mit der Adresse genannt, etwa bei einem Cookie: {addressed}. Ob die Angaben stimmen, wurde hier nicht geprüft',
        companionsMixed:
          'Die Datenschutzerklärung nennt die eingebundenen Dienste: {services}; nicht als Dienst beschrieben, aber von {parents} mitgeladen: {companions}; nur mit der Adresse genannt, etwa bei einem Cookie: {addressed}. Ob die Angaben stimmen, wurde hier nicht geprüft',
        noServices: 'Es wurden keine Dienste von Dritten beobachtet',
        hostsNamed:
          'Ein Dienst, den der Scanner kennt, wurde nicht beobachtet; {count|=ein fremder Server wurde|fremde Server wurden} angesprochen, mit Host oder Domain in der Datenschutzerklärung genannt: {hosts}. Ob die Angaben stimmen, wurde hier nicht geprüft',
        hostsUnnamed:
          'Angesprochen wurden fremde Server, die der Scanner keinem Dienst zuordnen kann und die Datenschutzerklärung weder mit Host noch mit Domain nennt: {hosts}',
        hostsUnnamedBeside:
          'Die Dienste, die der Scanner kennt, nennt die Datenschutzerklärung ({services}); angesprochen wurden aber auch fremde Server, die sie weder mit Host noch mit Domain nennt: {hosts}',
        acceptNotExamined: 'Welche Dienste nach einer Einwilligung laufen, ließ sich nicht prüfen',
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden, mit der die Dienste verglichen werden können',
        notRead: 'Der Text der Datenschutzerklärung ließ sich nicht vollständig lesen ({reason})',
      },
    },
    en: {
      title: 'Services in use are named in the notice',
      explanation:
        'Art. 13(1)(c), (e) and (f) GDPR asks for purposes, legal bases, recipients and transfers to third countries to be named. According to the CJEU (C-673/17), with cookies this includes their duration and the access of third parties. If a service in use is missing, visitors do not learn who receives their data; if the notice says something untrue of a service, it is not transparent (Art. 5(1)(a) GDPR).',
      confidenceReason: 'The services come from the network traffic; the notice is searched for the known names of the service.',
      howToFix:
        '1. Describe every service in use with its provider, purpose, legal basis, recipient and storage period.\n2. For recipients outside the EEA, name the safeguard for the transfer.\n3. Include in the privacy notice what the consent banner says as well.\n4. Remove services you no longer need from the site.',
      fixes: {
        ...unnamedFixes('en'),
        ...untrueFixes.en,
        hostsUnnamed: hostSteps.en,
        hostsUnnamedBeside: hostSteps.en,
      },
      messages: {
        ...unnamedMessages('en'),
        ...untrue.en,
        noRule: 'For {services} no name is known that could be searched for in the privacy notice',
        allNamed:
          'The privacy notice names the services observed: {services}; whether what it says about them is true was not examined here',
        companionsUnnamed:
          'The privacy notice names the services embedded: {services}; not described as a service but loaded by {parents}: {companions}. Whether what it says is true was not examined here',
        companionsByHost:
          'The privacy notice names the services embedded: {services}; loaded by {parents} and named only by address, for instance with a cookie: {addressed}. Whether what it says is true was not examined here',
        companionsMixed:
          'The privacy notice names the services embedded: {services}; not described as a service but loaded by {parents}: {companions}; named only by address, for instance with a cookie: {addressed}. Whether what it says is true was not examined here',
        noServices: 'No third-party services were observed',
        hostsNamed:
          'No service that the scanner knows was observed; {count|third-party server was|third-party servers were} contacted, named in the privacy notice by host or domain: {hosts}. Whether what it says is true was not examined here',
        hostsUnnamed:
          'Third-party servers were contacted that the scanner cannot assign to any service and the privacy notice names neither by host nor by domain: {hosts}',
        hostsUnnamedBeside:
          'The privacy notice names the services that the scanner knows ({services}); but third-party servers were contacted too that it names neither by host nor by domain: {hosts}',
        acceptNotExamined: 'Which services run after consent could not be examined',
        noNotice: 'No readable privacy notice was found to compare the services with',
        notRead: 'The text of the privacy notice could not be read completely ({reason})',
      },
    },
  },
  run({ services, requests, policyMatches, privacy, pages, attempts, site, cookies = [], noticeServices }) {
    const hosts = unknownHosts({ requests, services }, consentStates);
    const contacted = services.length + hosts.length > 0;
    const source = searchableText(privacy, pages);
    if (contacted && 'missing' in source) return { class: 'NoClassification', message: 'noNotice' };
    if (contacted && 'reason' in source) return { class: 'NoClassification', message: 'notRead', params: { reason: source.reason } };

    const text = 'text' in source ? source.text : '';
    const matches = new Map(policyMatches.map((match) => [match.serviceId, match]));
    const used = new Set(services.map(({ service }) => service.id));
    // A service that another one brings along is described with it.
    const own = services.filter((use) => (use.embeddedBy === null || !used.has(use.embeddedBy)) && !isOwnConsentTool(use, site.domain));
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const use of own) {
      const match = matches.get(use.service.id);
      if (match?.match !== 'notFound') continue;
      const group = groupNamed(text, use.service.category);
      const companions = services.filter(
        ({ embeddedBy, service }) => embeddedBy === use.service.id && matches.get(service.id)?.match === 'notFound',
      );
      const alike = companions.filter(({ service }) => matches.get(service.id)?.inBannerOnly === match.inBannerOnly);
      const aside = noticeServices ? quoteElsewhere(use, noticeServices) : null;
      const sister = noticeServices ? sisterNamed(use, noticeServices) : null;
      const named = aside !== null ? 'namedOtherwise' : sister !== null ? 'namedSister' : 'notNamed';
      const kind = match.inBannerOnly ? 'bannerOnly' : group ? 'groupOnly' : named;
      const isUntold = kind === named;
      const how = loadsOnlyFiles(use, { requests, cookies }) ? 'Files' : loadsUnasked(use) ? 'Early' : '';
      const message = isUntold ? `${kind}${how}` : kind;
      const finding: Finding = {
        message: [use, ...alike].every((each) => isThirdCountry(countryOfRecipient(each)) === false) ? `${message}Eea` : message,
        params: {
          service: (kind === 'groupOnly' || kind === 'namedOtherwise' || kind === 'namedSister' ? [use] : [use, ...alike])
            .map(({ service }) => service.name)
            .join(', '),
          group: group ?? '',
          path: legalPath(privacy),
          quote: aside ?? sister?.quote ?? '',
          sister: sister?.name ?? '',
          pages: pathsOf(use.pages) || (use.hosts[0] ?? ''),
        },
        items: [serviceItem(use), ...companions.map((companion) => serviceItem(companion))],
        cause: causeOfService(use.service.id, services),
        serviceIds: [use.service.id],
      };
      (isUntold && mustBeNamed(use, site.domain) ? risks : hints).push(finding);
    }
    const broken = 'text' in source ? brokenPromises(privacy.text, { services, requests, cookies, site }) : [];
    const path = legalPath(privacy);
    const verdict = verdictBeside(risks, [...hints, ...broken.map((promise) => untrueFinding(promise, path))]);
    if (verdict) return verdict;

    const unknown = own.filter(({ service }) => matches.get(service.id)?.match !== 'found');
    if (unknown.length > 0) {
      const names = unknown.map(({ service }) => service.name).join(', ');
      return { class: 'NoClassification', message: 'noRule', params: { services: names }, items: unknown.map((use) => serviceItem(use)) };
    }
    const listed = (uses: readonly ServiceUse[]) => uses.map(({ service }) => service.name).join(', ');
    const isNamed = ({ service }: ServiceUse) => matches.get(service.id)?.match === 'found';
    const named = listed(services.filter(isNamed));
    const { unnamed } = namingOf(hosts, { text });
    if (unnamed.length > 0) {
      const params = { hosts: serverParams(unnamed).hosts, services: named };
      const items = unnamed.map((request) => requestItem(request));
      return { class: 'NoClassification', message: named === '' ? 'hostsUnnamed' : 'hostsUnnamedBeside', params, items };
    }
    if (!wasAccepted(attempts.accept)) return { class: 'NoClassification', message: 'acceptNotExamined' };
    if (services.length === 0 && hosts.length > 0) return { class: 'Conform', message: 'hostsNamed', params: { ...serverParams(hosts) } };
    if (services.length === 0) return { class: 'Conform', message: 'noServices' };
    const along = services.filter((use) => !own.includes(use) && !isNamed(use) && !isOwnConsentTool(use, site.domain));
    const addressed = along.filter((use) => namesHost(text, use));
    const companions = along.filter((use) => !addressed.includes(use));
    const parents = services.filter(({ service }) => along.some(({ embeddedBy }) => embeddedBy === service.id));
    if (named === '') return { class: 'Conform' };
    if (along.length === 0) return { class: 'Conform', message: 'allNamed', params: { services: named } };
    const message = addressed.length === 0 ? 'companionsUnnamed' : companions.length === 0 ? 'companionsByHost' : 'companionsMixed';
    const params = { services: named, parents: listed(parents), companions: listed(companions), addressed: listed(addressed) };
    return { class: 'Conform', message, params };
  },
});

function untrueFinding(promise: BrokenPromise, path: string): Finding {
  const { use, quote, seen, pages, items } = promise;
  return {
    message: untrueMessage(promise),
    params: { service: use?.service.name ?? '', vendor: use === null ? '' : companyName(use), path, quote, seen, pages },
    items,
    cause: use?.service.id ?? `privacy-notice:${siteGaps[promise.kind] ?? 'no-cookies'}`,
    ...(use === null ? {} : { serviceIds: [use.service.id] }),
  };
}

const siteGaps: Partial<Record<BrokenPromise['kind'], string>> = { ownFiles: 'own-files', noCookiesBefore: 'consent-only' };

function untrueMessage({ kind, use, onlyFiles }: BrokenPromise): string {
  if (use === null) return kind === 'ownFiles' ? untrueKinds.ownFiles : kind === 'noCookiesBefore' ? 'untrueSiteBefore' : 'untrueSite';
  if (kind === 'privateMode' && use.service.id === 'vimeo') return 'untrueModeDnt';
  if (untrueKinds[kind] !== 'untrueLoading') return untrueKinds[kind];
  if (onlyFiles) return 'untrueFiles';
  return use.service.consent === 'yes' ? 'untrueLoadingUnasked' : 'untrueLoading';
}

/** What serves the site itself, or a form or payment on it, is not simply held back until a consent. */
const servesSite: ReadonlySet<ServiceCategory> = new Set(['cdn', 'hosting', 'font', 'cmp', 'payment', 'captcha', 'shop', 'necessary']);

/** What the notice says where it names a service for another reason than what loads: no mere entry of a menu, but a sentence. */
function quoteElsewhere({ service }: ServiceUse, { used, notUsed }: Facts['noticeServices']): string | null {
  const found = [...used, ...notUsed].find(({ serviceId, quote }) => serviceId === service.id && /[^.]{20}[.!;]/.test(quote));
  return found ? quoted(found.quote) : null;
}

/** The newsletter service under whose name a tracker runs too, and what the notice says of it. */
function sisterNamed({ service }: ServiceUse, { used }: Facts['noticeServices']): { name: string; quote: string } | null {
  for (const { serviceId, quote } of used) {
    const sister = serviceOf(serviceId);
    if (sister?.category !== 'newsletter' || sister.vendor !== service.vendor || sister.id === service.id) continue;
    if (sister.aliases.some((alias) => service.aliases.includes(alias))) return { name: sister.name, quote: quoted(quote) };
  }
  return null;
}

/** Pictures, fonts and the like alone, from a provider that does not serve the site as such: they can lie on its own server. */
function loadsOnlyFiles({ service }: ServiceUse, { requests, cookies }: Pick<Facts, 'requests' | 'cookies'>): boolean {
  if (servesSite.has(service.category) && service.category !== 'font' && service.category !== 'cdn') return false;
  const own = requests.filter(({ serviceId }) => serviceId === service.id);
  return own.length > 0 && own.every(isBareFile) && !cookies.some(({ serviceId }) => serviceId === service.id);
}

/** Seen without a consent that it needs or may need. */
function loadsUnasked({ service, states }: ServiceUse): boolean {
  if (service.consent === 'no' || servesSite.has(service.category)) return false;
  return states.includes('none') || states.includes('reject');
}

/** Consent-needing or received outside the EEA. Files from a CDN and the site's own software weigh less. */
function mustBeNamed({ service, vendorCountry, hosts, cloakedHost }: ServiceUse, domain: string): boolean {
  if (service.selfHosted && onOwnHosts({ hosts, cloakedHost }, domain)) return false;
  if (service.consent === 'yes') return true;
  return service.category !== 'cdn' && vendorCountry !== null && isEea(vendorCountry) === false;
}

/** A consent tool delivered by the site itself has no recipient and processes nothing beyond the choice. */
function isOwnConsentTool(use: ServiceUse, domain: string): boolean {
  return use.service.category === 'cmp' && use.service.selfHosted && onOwnHosts(use, domain);
}

function onOwnHosts({ hosts, cloakedHost }: Pick<ServiceUse, 'hosts' | 'cloakedHost'>, domain: string): boolean {
  return cloakedHost === null && hosts.every((host) => host === domain || host.endsWith(`.${domain}`));
}

/** A table of cookies often names a company by its host alone: one that was contacted, or a domain that is all its own. */
function namesHost(text: string, { hosts, service }: ServiceUse): boolean {
  const domains = service.hosts.filter((host) => host.startsWith('.')).map((host) => host.slice(1));
  return [...hosts, ...domains].some((host) => mentions(text, wholeWords(host.replaceAll('.', '\\.'))));
}

/** The words by which the text names a kind of service; "we use no analytics tools" names none. */
function groupNamed(text: string, category: ServiceCategory): string | null {
  const pattern = groups[category];
  const match =
    pattern && matchesOf(text, pattern).find((found) => !isPartOfAddress(text, found) && !precededBy(text, found, negation, 60));
  return match?.text ?? null;
}

/** "cdn.prod.website-files.com" and "/cdn/" name an address, no kind of service. */
function isPartOfAddress(text: string, { text: words, index }: Match): boolean {
  return (
    /[\w-]\.$|[/@_]$/u.test(text.slice(Math.max(0, index - 2), index)) ||
    /^(?:[/@_]|-?[\w-]*\.[a-z\d])/iu.test(text.slice(index + words.length))
  );
}

/** What runs after consent is known, or there is nothing to consent to. */
function wasAccepted(outcome: ConsentOutcome | null): boolean {
  return outcome !== null && ((outcome.performed && outcome.verified) || outcome.method === 'no-banner');
}
