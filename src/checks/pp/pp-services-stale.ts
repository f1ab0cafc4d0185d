import { serviceOf } from '#knowledge/find-service.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import { atLeastOne, textItem, verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { statute } from '../shared/law/law.ts';
import { besideTexts } from '../shared/notice/beside-texts.ts';
import { deadServices } from '../shared/notice/dead-services.ts';
import { replacedServices } from '../shared/notice/described-instead.ts';
import { mailersBeside, nameInNotice } from '../shared/notice/mailers-beside.ts';
import { pluginsBeside } from '../shared/notice/newsletter-plugins.ts';
import { namesOf, outdatedUses } from '../shared/notice/outdated-terms.ts';
import { isLinked, mayBeSeen, wasSeen } from '../shared/notice/seen-services.ts';
import {
  isMailerWithoutSignUp,
  isPlugin,
  keptBehindTool,
  namedInBanner,
  onceEach,
  runsEverywhere,
  runsInProcess,
  servesAnother,
  unvisitedProcessPaths,
  visitedEnough,
  wasAccepted,
} from '../shared/notice/stale-services.ts';
import { isOnlyLedTo, isOnUnvisitedPage, isPlaceOfServers, loadsOnClick } from '../shared/notice/told-elsewhere.ts';
import { bringsParcels, hostsSite, sharesNameWithSeen } from '../shared/notice/unseen-by-role.ts';
import {
  deliversSeen,
  isToldOfAnother,
  isVendorOfSeen,
  mayBeHidden,
  readsDeviceItself,
  waitsForClick,
  wasAsked,
} from '../shared/notice/unseen-reasons.ts';
import { deliveringVendors, isKeptForLater, isOfWhoDelivers } from '../shared/notice/waiting-services.ts';
import { webinarsBeside } from '../shared/notice/webinars-beside.ts';
import { examineLegalPage, readablePages } from '../shared/site/legal-page.ts';
import { plainText, shortList } from '../shared/wording.ts';

const fewest = 3;

/** Whether the notice describes services of which nothing was seen. */
export default defineCheck({
  id: 'pp-services-stale',
  area: 'pp',
  version: 28,
  weight: 1,
  confidence: 'medium',
  legalBasis: [statute('Art. 5 Abs. 1 lit. a, Art. 12 Abs. 1 DSGVO', 'Art. 5(1)(a), Art. 12(1) GDPR')],
  needs: ['noticeServices', 'services', 'cookies', 'storage', 'privacy', 'pages', 'site', 'accepted'],
  wants: ['requests', 'policyMatches', 'banner', 'forms', 'embeds', 'fingerprints'],
  texts: {
    de: {
      title: 'Beschriebene Dienste sind im Einsatz',
      explanation:
        'Eine Datenschutzerklärung soll verständlich zeigen, was tatsächlich geschieht (Art. 5 Abs. 1 lit. a, Art. 12 Abs. 1 DSGVO). Dienste, die nicht mehr eingesetzt werden, verdecken die wirklichen. Was auf dem Server oder außerhalb der Website läuft, etwa ein Versanddienst, sieht der Scan nicht.',
      confidenceReason:
        'Was auf Servern geschieht, etwa der Versand von Newslettern, und was auf anderen Seiten lädt, sieht der Scan nicht.',
      howToFix:
        '1. Prüfen Sie, ob die genannten Dienste noch eingesetzt werden, auch im Hintergrund oder auf nicht besuchten Seiten.\n2. Streichen Sie die Abschnitte zu Diensten, die Sie nicht mehr nutzen; leistet heute ein anderer Dienst dasselbe (etwa Karten oder Newsletter), beschreiben Sie ihn an dieser Stelle.\n3. Aktualisieren Sie danach den Stand der Datenschutzerklärung, oder ergänzen Sie ihn, falls er fehlt.',
      fixes: {
        toolUnshown:
          '1. Klären Sie zuerst, warum das Banner von {tool} nicht erscheint, und scannen Sie erneut.\n2. Nutzen Sie einen der Dienste nicht mehr, streichen Sie seinen Abschnitt: {names}.',
        ...besideTexts('de').fixes,
        askedFor:
          '1. Prüfen Sie, ob die genannten Dienste noch eingesetzt werden, auch auf nicht besuchten Seiten.\n2. Streichen Sie die Abschnitte zu Diensten, die Sie nicht mehr nutzen, und nehmen Sie sie aus dem Einwilligungsbanner: {asked}. Eine Einwilligung in etwas, das es nicht gibt, führt in die Irre. Leistet heute ein anderer Dienst dasselbe (etwa Karten oder Newsletter), beschreiben Sie ihn an dieser Stelle.',
        deadAsked:
          '1. Prüfen Sie, ob die genannten Dienste noch eingesetzt werden, auch auf nicht besuchten Seiten.\n2. Streichen Sie die Abschnitte zu Diensten, die Sie nicht mehr nutzen, und nehmen Sie sie aus dem Einwilligungsbanner: {asked}. Eine Einwilligung in etwas, das es nicht gibt, führt in die Irre. Leistet heute ein anderer Dienst dasselbe (etwa Karten oder Newsletter), beschreiben Sie ihn an dieser Stelle.',
      },
      messages: {
        ...addedTo(
          {
            notSeen: 'Werden diese Dienste noch eingesetzt? Sie sind beschrieben, wurden aber nicht beobachtet: {names}',
            notThere:
              'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} auch nach dem Zustimmen nicht beobachtet: {names}',
            notThereUnasked: 'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}',
            runsEverywhereUnasked:
              'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; davon liefe in der Regel auf jeder Seite: {everywhere}',
            runsEverywhere:
              'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} auch nach dem Zustimmen nicht beobachtet: {names}; davon liefe in der Regel auf jeder Seite: {everywhere}',
          },
          { '': '', Dead: '. Eingestellt oder umbenannt sind außerdem: {dead}' },
        ),
        ...besideTexts('de').messages,
        deadAsked:
          'Werden diese Abschnitte noch gebraucht? Diese Dienste sind eingestellt oder heißen heute anders: {names}; beschrieben, aber nicht beobachtet: {unseen}; auch das Einwilligungsbanner fragt danach: {asked}',
        askedFor:
          'Werden diese Dienste noch eingesetzt? Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} auch nach dem Zustimmen nicht beobachtet: {names}; auch das Einwilligungsbanner fragt danach: {asked}',
        dead: 'Werden diese Abschnitte noch gebraucht? Diese Dienste sind eingestellt oder heißen heute anders: {names}',
        deadUnseen:
          'Werden diese Abschnitte noch gebraucht? Diese Dienste sind eingestellt oder heißen heute anders: {names}; beschrieben, aber nicht beobachtet: {unseen}',
        toolUnshown:
          'Das Einwilligungswerkzeug {tool} wurde geladen, ein Banner war aber nicht zu sehen; ob diese Dienste nach dem Zustimmen laufen, blieb deshalb offen: {names}',
        fewPages: 'Einige beschriebene Dienste wurden nicht beobachtet ({names}); es wurden aber nicht genügend Seiten besucht',
        allSeen:
          'Die Datenschutzerklärung nennt keinen Dienst, der ohne einen Klick des Besuchers zu sehen wäre, aber nicht beobachtet wurde',
        ...addedTo(
          {
            fewUnseen:
              'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; wenn Sie das nicht mehr einsetzen, streichen Sie den Abschnitt',
            fewUnseenBanner:
              'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; wenn Sie das nicht mehr einsetzen, streichen Sie den Abschnitt, im Einwilligungsbanner auch: {asked}',
          },
          {
            '': '',
            Elsewhere:
              '; auch nicht beobachtet, aber oft auf dem Server, auf anderen Seiten oder erst auf einen Klick im Einsatz: {elsewhere}',
          },
        ),
        replaced:
          'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; dort lädt ein anderer Dienst derselben Art, den die Datenschutzerklärung nicht nennt: {by}{see:pp-services-named}',
        elsewhere:
          'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; solche Dienste laufen oft auf dem Server oder erst auf einen Klick',
        elsewhereUnvisited:
          'Beschrieben, aber auf {pages|=einer besuchten Seite|besuchten Seiten} nicht beobachtet: {names}; solche Dienste können auf Seiten laufen, die der Scan nicht besucht hat, etwa {unvisited}',
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden',
        notRead: 'Der Text der Datenschutzerklärung ließ sich nicht lesen',
      },
    },
    en: {
      title: 'Described services are in use',
      explanation:
        'A privacy notice should show intelligibly what really happens (Art. 5(1)(a), Art. 12(1) GDPR). Services no longer in use hide the real ones. What runs on the server or outside the website, such as a mailing service, is not visible to the scan.',
      confidenceReason: 'The scan does not see what happens on servers, such as sending newsletters, or what loads on other pages.',
      howToFix:
        '1. Check whether the services named are still in use, in the background or on pages not visited too.\n2. Delete the sections on services you no longer use; if another service does the same today (such as maps or newsletters), describe it in that place.\n3. Then update the date of the privacy notice, or add one if it is missing.',
      fixes: {
        toolUnshown:
          '1. First find out why the banner of {tool} does not appear, and scan again.\n2. If you no longer use one of the services, delete its section: {names}.',
        ...besideTexts('en').fixes,
        askedFor:
          '1. Check whether the services named are still in use, on pages not visited too.\n2. Delete the sections on services you no longer use, and take them out of the consent banner: {asked}. Consent to something that is not there misleads. If another service does the same today (such as maps or newsletters), describe it in that place.',
        deadAsked:
          '1. Check whether the services named are still in use, on pages not visited too.\n2. Delete the sections on services you no longer use, and take them out of the consent banner: {asked}. Consent to something that is not there misleads. If another service does the same today (such as maps or newsletters), describe it in that place.',
      },
      messages: {
        ...addedTo(
          {
            notSeen: 'Are these services still in use? They are described but were not observed: {names}',
            notThere: 'Described but not observed on {pages|=one visited page|visited pages}, after accepting either: {names}',
            notThereUnasked: 'Described but not observed on {pages|=one visited page|visited pages}: {names}',
            runsEverywhereUnasked:
              'Described but not observed on {pages|=one visited page|visited pages}: {names}; what would as a rule run on every page: {everywhere}',
            runsEverywhere:
              'Described but not observed on {pages|=one visited page|visited pages}, after accepting either: {names}; what would as a rule run on every page: {everywhere}',
          },
          { '': '', Dead: '. Discontinued or renamed besides: {dead}' },
        ),
        ...besideTexts('en').messages,
        deadAsked:
          'Are these sections still needed? These services were discontinued or have another name today: {names}; described but not observed: {unseen}; the consent banner asks for it too: {asked}',
        askedFor:
          'Are these services still in use? Described but not observed on {pages|=one visited page|visited pages}, after accepting either: {names}; the consent banner asks for it too: {asked}',
        dead: 'Are these sections still needed? These services were discontinued or have another name today: {names}',
        deadUnseen:
          'Are these sections still needed? These services were discontinued or have another name today: {names}; described but not observed: {unseen}',
        toolUnshown:
          'The consent tool {tool} was loaded, but no banner was to be seen; whether these services run after accepting therefore stayed open: {names}',
        fewPages: 'Some services described were not observed ({names}); but not enough pages were visited',
        allSeen: 'The privacy notice names no service that would show without a click of the visitor but was not observed',
        ...addedTo(
          {
            fewUnseen:
              'Described but not observed on {pages|=one visited page|visited pages}: {names}; if you no longer use it, delete the section',
            fewUnseenBanner:
              'Described but not observed on {pages|=one visited page|visited pages}: {names}; if you no longer use it, delete the section, and in the consent banner: {asked}',
          },
          {
            '': '',
            Elsewhere: '; not observed either, but often in use on the server, on other pages or only after a click: {elsewhere}',
          },
        ),
        replaced:
          'Described but not observed on {pages|=one visited page|visited pages}: {names}; another service of the same kind loads there, which the privacy notice does not name: {by}{see:pp-services-named}',
        elsewhere:
          'Described but not observed on {pages|=one visited page|visited pages}: {names}; such services often run on the server or only after a click',
        elsewhereUnvisited:
          'Described but not observed on {pages|=one visited page|visited pages}: {names}; such services may run on pages that the scan did not visit, such as {unvisited}',
        noNotice: 'No readable privacy notice was found',
        notRead: 'The text of the privacy notice could not be read',
      },
    },
  },
  run(facts) {
    const { noticeServices, privacy, pages } = facts;
    const { kind } = examineLegalPage(privacy, pages);
    if (kind === 'missing' || kind === 'faulty') return { class: 'NotApplicable', message: 'noNotice' };
    const text = plainText(privacy.text);
    if (text === '') return { class: 'NoClassification', message: 'notRead' };

    const url = privacy.url ?? '';
    const delivering = deliveringVendors(facts);
    const working = { forms: [], embeds: [], ...facts };
    const mailers = mailersBeside(working);
    const beside = [...(mailers.length > 0 ? mailers : pluginsBeside(working)), ...webinarsBeside(working)];
    // Which consent tool took the place of the one described is told where it is missing.
    const replacedTools = replacedServices({ policyMatches: [], ...facts }).flatMap(({ named }) =>
      serviceOf(named.serviceId)?.category === 'cmp' ? [named] : [],
    );
    const missed = onceEach(noticeServices.used).filter(
      (named) =>
        !beside.some((other) => other.named === named) &&
        mayBeSeen(named) &&
        !wasSeen(named, facts) &&
        !wasAsked(named, facts) &&
        !readsDeviceItself(named, facts) &&
        !isVendorOfSeen(named, facts) &&
        !isLinked(named, facts) &&
        !isKeptForLater(named, facts) &&
        !waitsForClick(named, facts) &&
        !isOfWhoDelivers(named, delivering) &&
        !mayBeHidden(named, facts) &&
        !servesAnother.test(named.quote) &&
        !isOnlyLedTo(named, facts) &&
        !loadsOnClick(named, facts) &&
        !isPlaceOfServers(named) &&
        !hostsSite(named, facts) &&
        !sharesNameWithSeen(named, facts) &&
        !isOnUnvisitedPage(named, facts) &&
        !deliversSeen(named, facts) &&
        !isToldOfAnother(named, facts) &&
        !replacedTools.includes(named),
    );
    const { hidden, seen: unseen, tool } = keptBehindTool(missed, facts);
    const names = shortList(
      unseen.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId),
      12,
    );
    const uses = outdatedUses(text, deadServices);
    const deadItems = atLeastOne(uses.map(({ quote }) => textItem(url, quote)));
    const unseenItems = unseen.length >= fewest ? atLeastOne(unseen.map(({ quote }) => textItem(url, quote))) : null;
    const enough = visitedEnough(facts);
    const asked = shortList(unseen.flatMap((one) => (namedInBanner(one, facts) ? (serviceOf(one.serviceId)?.name ?? []) : [])));
    const findings: Finding[] = [];
    const staleCause = 'privacy-notice:stale-services';
    const everywhere = unseen.filter(
      ({ serviceId, quote }) =>
        runsEverywhere.has(serviceOf(serviceId)?.category ?? '') && !uses.some(({ term }) => quote.includes(term.name)),
    );
    const fewItems = everywhere.length > 0 && wasAccepted(facts) ? atLeastOne(unseen.map(({ quote }) => textItem(url, quote))) : null;
    const isAsked = asked !== '' && wasAccepted(facts);
    const visitedPages = readablePages(pages).length;
    // Whether few or many: what the banner asks for in vain has to go there as well.
    if (unseenItems && enough && isAsked && !deadItems)
      findings.push({ message: 'askedFor', params: { names, asked, pages: visitedPages }, items: unseenItems, cause: staleCause });
    else if (unseenItems && enough) findings.push({ message: 'notSeen', params: { names }, items: unseenItems, cause: staleCause });
    else if (fewItems && enough) {
      const always = shortList(everywhere.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId));
      const params = { names, everywhere: always, pages: readablePages(pages).length };
      // Where it is all that is missing, the sentence has its name already; plugins stand where the articles are.
      const message = always === names || everywhere.every(({ serviceId }) => isPlugin(serviceId)) ? 'notThere' : 'runsEverywhere';
      // Without a banner nobody agreed to anything.
      const asking = facts.accepted.method === 'no-banner' ? 'Unasked' : '';
      findings.push({ message: `${message}${asking}`, params, items: fewItems, cause: staleCause });
    }
    for (const { named, by, message } of enough ? beside : []) {
      const params = { names: nameInNotice(named), by };
      const cause = `${staleCause}-${message === 'besideWebinars' ? 'webinars' : 'mailer'}`;
      // One thing seldom to be seen makes no finding of its own, but must not go unmentioned beside another one.
      const tellsUnseen = unseen.length > 0 && findings.length === 0 && !deadItems;
      const told = tellsUnseen ? { message: `${message}Unseen`, params: { ...params, unseen: names } } : { message, params };
      const others = tellsUnseen ? unseen.map(({ quote }) => textItem(url, quote)) : [];
      findings.push({ ...told, items: [textItem(url, named.quote), ...others], cause });
    }
    const [stale] = findings;
    if (deadItems && stale?.cause === staleCause) {
      // The same steps settle both.
      const params = { ...stale.params, dead: namesOf(uses) };
      findings[0] = { ...stale, message: `${stale.message}Dead`, params, items: [...stale.items, ...deadItems] };
    } else if (deadItems) {
      // The sentence on “Google Universal Analytics” names two services and describes one.
      const unseenBeside = unseen.filter(({ quote }) => !uses.some(({ term }) => quote.includes(term.name)));
      const isUnseenToo = !unseenItems && enough && unseenBeside.length > 0;
      const message = !isUnseenToo ? 'dead' : asked !== '' && wasAccepted(facts) ? 'deadAsked' : 'deadUnseen';
      const unseenNames = shortList(unseenBeside.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId));
      findings.push({
        message,
        params: { names: namesOf(uses), unseen: unseenNames, asked },
        items: deadItems,
        cause: 'privacy-notice:dead-services',
      });
    }
    const askedItems =
      findings.length === 0 && asked !== '' && wasAccepted(facts) ? atLeastOne(unseen.map(({ quote }) => textItem(url, quote))) : null;
    if (askedItems && enough)
      findings.push({ message: 'askedFor', params: { names, asked, pages: visitedPages }, items: askedItems, cause: staleCause });
    const verdict = verdictOf({ hints: findings });
    if (verdict) return verdict;
    const hiddenItems = atLeastOne(hidden.map(({ quote }) => textItem(url, quote)));
    if (hiddenItems) {
      const params = { tool, names: shortList(missed.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId)) };
      return { class: 'NoClassification', message: 'toolUnshown', params, items: hiddenItems };
    }
    if (unseenItems) return { class: 'NoClassification', message: 'fewPages', params: { names }, items: unseenItems };
    if (!noticeServices.complete) return { class: 'NoClassification', message: 'notRead' };
    if (noticeServices.used.length === 0) return { class: 'Conform' };
    const visited = { pages: readablePages(pages).length };
    const elsewhere = noticeServices.used.filter(
      (one) =>
        (runsInProcess(one) || loadsOnClick(one, facts) || (enough && isMailerWithoutSignUp(one, facts))) &&
        !unseen.includes(one) &&
        !readsDeviceItself(one, facts) &&
        !bringsParcels(one, facts) &&
        !sharesNameWithSeen(one, facts) &&
        !wasSeen(one, facts) &&
        !isLinked(one, facts),
    );
    const elsewhereNames = shortList(elsewhere.map(({ serviceId }) => serviceOf(serviceId)?.name ?? serviceId));
    if (unseen.length > 0) {
      // A list of what was not observed is taken for a whole one.
      const message = `fewUnseen${asked === '' ? '' : 'Banner'}${elsewhere.length > 0 ? 'Elsewhere' : ''}`;
      const items = atLeastOne(unseen.map(({ quote }) => textItem(url, quote)));
      // Whether one or two are gone or load elsewhere the scan cannot tell.
      return {
        class: 'NoClassification',
        message,
        params: { names, asked, elsewhere: elsewhereNames, ...visited },
        ...(items && { items }),
      };
    }
    const replaced = replacedServices({ policyMatches: [], ...facts }).filter(({ named }) => runsInProcess(named));
    if (replaced.length > 0) {
      const by = shortList([...new Set(replaced.map((one) => one.by.service.name))]);
      const gone = shortList([...new Set(replaced.map(({ named }) => serviceOf(named.serviceId)?.name ?? named.serviceId))]);
      return { class: 'Conform', message: 'replaced', params: { names: gone, by, ...visited } };
    }
    if (elsewhere.length === 0) return { class: 'Conform', message: 'allSeen' };
    // What waits for a click does so wherever it stands.
    const unvisited = elsewhere.every((one) => loadsOnClick(one, facts)) ? '' : shortList(unvisitedProcessPaths(facts), 3);
    const params = { names: elsewhereNames, unvisited, ...visited };
    return { class: 'Conform', message: unvisited === '' ? 'elsewhere' : 'elsewhereUnvisited', params };
  },
});
