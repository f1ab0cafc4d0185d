import { defineCheck, type FindingItem } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, controlItem, textItem } from '../items.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { sectionsOf } from '../shared/notice/denied-companions.ts';
import { notNamedBeside, onSeveralPages, profileAt } from '../shared/notice/network-profiles.ts';
import { jointControllerPattern } from '../shared/notice/notice.ts';
import { judgeNotice, noticeMessages, noticeNeeds } from '../shared/notice/notice-content.ts';
import { sentencesOf } from '../shared/notice/notice-passages.ts';
import { readablePages } from '../shared/site/legal-page.ts';
import { quoted, shortList } from '../shared/wording.ts';

const network =
  '(?:facebook|instagram|linkedin|youtube|xing|tiktok|pinterest|sozialen?\\s+(?:netzwerken?|medien)|social\\s+(?:media|networks?))';
const presence =
  '(?:auftritte?n?s?|profile?[ns]?|[a-zß-ɏ-]{0,20}präsenz(?:en)?|(?:facebook|instagram|linkedin|unternehmens|fan)-?seiten?|fanpages?|seiten|kan[aä]le?n?s?|accounts?|profiles|presences?|channels?|pages)';
/** "Unsere Auftritte bei Facebook und Instagram": named with whose they are, whatever is told of them. */
const ownPages = new RegExp(
  `(?<![a-zß-ɏ])(?:unser(?:e[nrms]?)?|mein(?:e[nrms]?)?|eigene[nrms]?|our|my)\\s(?:[^.;]{0,40}?\\s)?${presence}(?![a-zß-ɏ])[^.;]{0,40}?${network}|(?<![a-zß-ɏ])(?:unser(?:e[nrms]?)?|mein(?:e[nrms]?)?|our|my)\\s[^.;]{0,20}?${network}[\\s-]${presence}(?![a-zß-ɏ])`,
  'iu',
);
const ofNetwork = new RegExp(`(?<![a-zß-ɏ])${network}(?![a-zß-ɏ])`, 'iu');
const ownPresence =
  /(?<![a-zß-ɏ])(?:unser(?:e[nrms]?)?|mein(?:e[nrms]?)?|our|my)\s(?:[^.;]{0,40}?\s)?(?:auftritte?n?s?|profile?[ns]?|[a-zß-ɏ-]{0,20}präsenz(?:en)?|fanpages?|kan[aä]le?n?s?|accounts?|profiles|presences?|channels?)(?![a-zß-ɏ])/iu;
const denies = /(?<![a-zß-ɏ])(?:keine?[nr]?|nicht|no|not)(?![a-zß-ɏ])/iu;

/** "Für unsere Seiten bei Meta sind wir mit dem Anbieter gemeinsam verantwortlich": it may stand beside the sentence that names them. */
function tellsJointControl(notice: string): boolean {
  const company = new RegExp(`${ofNetwork.source}|(?<![a-zß-ɏ])meta(?![a-zß-ɏ])`, 'iu');
  return sectionsOf(notice).some(([heading = '', ...lines]) => {
    const told = [heading, ...lines].join(' ');
    return company.test(told) && lines.some((line) => line.split(/(?<=[.!?]) (?=[A-ZÄÖÜ])/u).some(isJoint));
  });
}

function isJoint(sentence: string): boolean {
  return jointControllerPattern.test(sentence) && !denies.test(sentence);
}

/** "Instagram" as a heading, and below it "Auf unsere Profile verweisen wir …": the heading says where they are. */
function pagesUnderHeading(notice: string): string | undefined {
  for (const [heading = '', ...lines] of sectionsOf(notice)) {
    if (!ofNetwork.test(heading)) continue;
    const sentence = lines.flatMap((line) => line.split(/(?<=[.!?]) /)).find((one) => ownPresence.test(one) && !denies.test(one));
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

const builtIn =
  /(?<![a-zß-ɏ])(?:funktionen|plug-?ins?|elemente|inhalte|schaltflächen?|buttons?|functions|features)(?![a-zß-ɏ])[^.;]{0,100}?(?<![a-zß-ɏ])(?:eingebunden|integriert|eingebettet|integrated|embedded)(?![a-zß-ɏ])/iu;

/** A collector of posts shows those of some network, and nobody sees from outside of which: what the notice says of functions may be right. */
function collectsPosts({ service }: Facts['services'][number]): boolean {
  return service.category === 'social' && service.purpose.de.startsWith('Einbindung von Beiträgen');
}

/** "Auf dieser Website sind Funktionen des Dienstes Instagram eingebunden": generators write it for whoever has a profile there. */
function functionsOf(name: string, { privacy, services }: Pick<Facts, 'privacy'> & Partial<Pick<Facts, 'services'>>): string | undefined {
  if (services === undefined || services.some(({ service }) => [service.name, ...service.aliases].join(' ').includes(name)))
    return undefined;
  if (services.some(collectsPosts)) return undefined;
  const ofName = new RegExp(`(?<![a-zß-ɏ])${name}(?![a-zß-ɏ])`, 'iu');
  return sentencesOf(privacy.text).find(({ text }) => ofName.test(text) && builtIn.test(text) && !denies.test(text))?.text;
}

/** "Auf unseren Seiten sind Plugins des Netzwerks Facebook integriert": those pages are the website itself, not the ones in the network. */
const ofWebsite = new RegExp(
  `${builtIn.source}|(?<![a-zß-ɏ])(?:social-?)?plug-?ins?(?![a-zß-ɏ])|(?:like|share)-?(?:button|schaltfläche)`,
  'iu',
);
const namesPages = (text: string) => ownPages.test(text) && !denies.test(text) && (!ofWebsite.test(text) || ownPresence.test(text));

const linksOnly =
  /(?<![a-zß-ɏ])(?:(?:nur|lediglich|bloß)\s(?:verlinkt|verwiesen|verlinken|verweisen)|(?:verlinken|verweisen)\s(?:wir\s)?(?:nur|lediglich|bloß)|(?:only|merely)\slink(?:s|ed)?|link\s(?:only|merely))(?![a-zß-ɏ])/iu;
const ofProcessing =
  /verarbeit|(?<![a-zß-ɏ])(?:[a-zß-ɏ-]*daten|insights?|statistik[a-zß-ɏ]*|data|process[a-z]*)(?![a-zß-ɏ])|art\.?\s26|gemeinsam|jointly/iu;

/** "Auf unsere Seite bei Facebook verlinken wir nur": that tells nothing of what happens there, unless another sentence on the network does. */
function isOnlyLinked(stated: readonly { quote: string }[], text: string): boolean {
  const saysSo = ({ quote }: { quote: string }) => linksOnly.test(quote) && !ofProcessing.test(quote);
  if (!stated.every(saysSo)) return false;
  return !sentencesOf(text).some((one) => ofNetwork.test(one.text) && ofProcessing.test(one.text));
}

/** Whether the notice describes the profiles in social networks that the site links. */
export default defineCheck({
  id: 'ppc-social',
  area: 'pp',
  version: 13,
  weight: 1,
  confidence: 'low',
  legalBasis: [
    statute('Art. 13, Art. 26 DSGVO', 'Art. 13, Art. 26 GDPR'),
    unverified('EuGH, 5.6.2018, C-210/16 Wirtschaftsakademie', 'CJEU, 5 Jun 2018, C-210/16 Wirtschaftsakademie'),
  ],
  needs: [...noticeNeeds],
  wants: ['services'],
  texts: {
    de: {
      title: 'Auftritte in sozialen Netzwerken beschrieben',
      explanation:
        'Wer eine Seite in einem sozialen Netzwerk betreibt, ist für die Verarbeitung dort mitverantwortlich (EuGH C-210/16). Darüber ist zu informieren (Art. 13 und 26 DSGVO), meist in der Datenschutzerklärung der eigenen Website.',
      confidenceReason: 'Ob ein verlinktes Profil Ihr eigenes ist, steht nicht fest; die Hinweise können auch im Netzwerk selbst stehen.',
      howToFix:
        '1. Ergänzen Sie einen Abschnitt zu Ihren Auftritten in sozialen Netzwerken.\n2. Verlinken Sie dort die Hinweise der Netzwerke und, wo ein Netzwerk eine anbietet, die Vereinbarung zur gemeinsamen Verantwortung.\n3. Verlinken Sie Ihre Datenschutzerklärung in Ihren Profilen.',
      fixes: {
        someMissing:
          '1. Ergänzen Sie den Abschnitt zu Ihren Auftritten um {missing}: welche Daten dort wozu verarbeitet werden, den Anbieter und, wo Sie mit ihm gemeinsam verantwortlich sind, das Wesentliche der Vereinbarung darüber (Art. 26 Abs. 2 DSGVO).\n2. Nutzen Sie ein Profil nicht mehr, entfernen Sie den Link.',
        functionsInstead:
          '1. Ersetzen Sie den Abschnitt, wenn die Funktionen nicht mehr eingebunden sind, durch einen zu Ihren Auftritten: was dort wozu verarbeitet wird, wer mit Ihnen verantwortlich ist (im EWR in der Regel die irische Gesellschaft des Netzwerks) und das Wesentliche der Vereinbarung darüber (Art. 26 Abs. 2 DSGVO). Sind sie noch eingebunden, ergänzen Sie ihn darum.\n2. Verlinken Sie Ihre Datenschutzerklärung in Ihren Profilen.',
        onlyJoint:
          '1. Ergänzen Sie im Abschnitt zu den Auftritten, welche Daten dort wozu verarbeitet werden, und das Wesentliche der Vereinbarung über die gemeinsame Verantwortung (Art. 26 Abs. 2 DSGVO), etwa mit einem Link darauf.\n2. Verlinken Sie Ihre Datenschutzerklärung in Ihren Profilen.',
        onlyLinked:
          '1. Ergänzen Sie den Abschnitt, der die Auftritte erwähnt, um die Verarbeitung dort, die gemeinsame Verantwortung und, wo das Netzwerk eine anbietet, die Vereinbarung darüber.\n2. Verlinken Sie Ihre Datenschutzerklärung in Ihren Profilen.',
      },
      messages: {
        ...noticeMessages.de,
        onlyJoint:
          'Die Website verlinkt eigene Profile ({networks}); die Datenschutzerklärung erwähnt die Auftritte („{quote}“) und die gemeinsame Verantwortung, beschreibt aber nicht, wie dort Daten verarbeitet werden',
        functionsInstead:
          'Die Website verlinkt eigene Profile ({networks}); die Datenschutzerklärung beschreibt dazu nur eingebundene Funktionen („{quote}“), die auf den geprüften Seiten nicht beobachtet wurden, nicht die Auftritte',
        someMissing:
          'Die Website verlinkt eigene Profile ({networks}); die Datenschutzerklärung beschreibt Auftritte in sozialen Netzwerken, nennt dabei aber nicht: {missing}',
        missing: 'Die Website verlinkt eigene Profile ({networks}); die Datenschutzerklärung beschreibt sie nicht',
        onlyLinked:
          'Die Website verlinkt eigene Profile ({networks}); die Datenschutzerklärung erwähnt die Auftritte („{quote}“), beschreibt aber nicht, wie dort Daten verarbeitet werden und wer mit Ihnen verantwortlich ist',
        noProfiles: 'Es wurden keine Links zu Profilen in sozialen Netzwerken gefunden',
      },
    },
    en: {
      title: 'Social media presences described',
      explanation:
        'Whoever runs a page in a social network is jointly responsible for the processing there (CJEU C-210/16). It has to be informed about (Art. 13 and 26 GDPR), usually in the privacy notice of the own website.',
      confidenceReason: 'Whether a linked profile is your own is not certain; the information may also stand in the network itself.',
      howToFix:
        '1. Add a section on your presences in social networks.\n2. Link the notices of the networks there and, where a network offers one, the arrangement on joint responsibility.\n3. Link your privacy notice in your profiles.',
      fixes: {
        someMissing:
          '1. Extend the section on your presences by {missing}: which data is processed there for what, the provider and, where you are jointly responsible with it, the essence of the arrangement on it (Art. 26(2) GDPR).\n2. If you no longer use a profile, remove the link.',
        functionsInstead:
          '1. If the functions are no longer built in, replace the section with one on your presences: which data is processed there for what, who is responsible with you (in the EEA as a rule the Irish company of the network) and the essence of the arrangement on it (Art. 26(2) GDPR). If they still are, extend it by that.\n2. Link your privacy notice in your profiles.',
        onlyJoint:
          '1. In the section on the presences, add which data is processed there for what, and the essence of the arrangement on joint responsibility (Art. 26(2) GDPR), for instance by a link to it.\n2. Link your privacy notice in your profiles.',
        onlyLinked:
          '1. Extend the section that mentions the presences by the processing there, the joint responsibility and, where the network offers one, the arrangement on it.\n2. Link your privacy notice in your profiles.',
      },
      messages: {
        ...noticeMessages.en,
        onlyJoint:
          'The website links profiles of its own ({networks}); the privacy notice mentions the presences (“{quote}”) and the joint responsibility but does not describe how data is processed there',
        functionsInstead:
          'The website links profiles of its own ({networks}); of these the privacy notice describes only functions built in (“{quote}”), which were not observed on the pages examined, not the presences',
        someMissing:
          'The website links profiles of its own ({networks}); the privacy notice describes presences in social networks but does not name: {missing}',
        missing: 'The website links profiles of its own ({networks}); the privacy notice does not describe them',
        onlyLinked:
          'The website links profiles of its own ({networks}); the privacy notice mentions the presences (“{quote}”) but does not describe how data is processed there and who is responsible with you',
        noProfiles: 'No links to profiles in social networks were found',
      },
    },
  },
  run: (facts) =>
    judgeNotice(facts, (notice) => {
      if (notice.has('social') && !isOnlyLinked(notice.of('social'), facts.privacy.text)) {
        const missing = notNamedBeside(facts, notice.of('social')[0]!.quote);
        const items = atLeastOne(missing.map(({ href, network }) => controlItem(href, network)));
        if (!items) return { class: 'Conform' };
        const linked = onSeveralPages(facts.pages).map(({ network }) => network);
        const params = { networks: shortList(linked), missing: shortList(missing.map(({ network }) => network)) };
        return notice.ifComplete({
          class: 'Hint',
          findings: [
            { ...notice.finding('someMissing', 'social', [], params), items: [...items, ...quotesOf(notice.of('social'), notice.url)] },
          ],
        });
      }
      const links = readablePages(facts.pages).flatMap((page) => page.links.filter(({ visible }) => visible));
      const profiles = [
        ...new Map(links.flatMap(({ href, text }) => profileAt(href, text)).map((profile) => [profile.network, profile])).values(),
      ];
      const items = atLeastOne(profiles.map(({ href, network }) => controlItem(href, network)));
      if (!items) return { class: 'NotApplicable', message: 'noProfiles' };
      const params = { networks: shortList(profiles.map(({ network }) => network)) };
      const quote =
        sentencesOf(facts.privacy.text).find(({ text }) => namesPages(text))?.text ??
        pagesUnderHeading(facts.privacy.text) ??
        notice.of('social')[0]?.quote;
      const mentioned = tellsJointControl(facts.privacy.text) ? 'onlyJoint' : 'onlyLinked';
      const instead = quote === undefined ? functionsOf(profiles[0]!.network, facts) : undefined;
      const told = quote ?? instead;
      const message = quote !== undefined ? mentioned : instead !== undefined ? 'functionsInstead' : 'missing';
      const finding = notice.finding(message, 'social', [], { ...params, ...(told === undefined ? {} : { quote: quoted(told) }) });
      return notice.ifComplete({ class: 'Hint', findings: [{ ...finding, items }] });
    }),
});

function quotesOf(stated: readonly { quote: string }[], url: string): FindingItem[] {
  return stated.map(({ quote }) => textItem(url, quote));
}
