import { defineCheck, type Finding, type TextParams } from '../define-check.ts';
import type { WithdrawalFact } from '../facts/consent.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { ServiceUse } from '../facts/services.ts';
import { verdictOf } from '../items.ts';
import { dependsOnChoice } from '../shared/banner/banner-recipients.ts';
import { runningRegardless, withRegardless } from '../shared/banner/runs-regardless.ts';
import { runningItem, withdrawalFindings } from '../shared/banner/withdrawal-findings.ts';
import { withdrawalFixes } from '../shared/banner/withdrawal-steps.ts';
import {
  alsoUntried,
  asUnasked,
  goesOn,
  ifItGoesOn,
  stoppedRemain,
  unclearFixes,
  unclearTexts,
  withCall,
  withServer,
  withUntried,
} from '../shared/banner/withdrawal-texts.ts';
import { unreadFixes, unreadMessages, unreadWithdrawal } from '../shared/banner/withdrawal-unread.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { unverified } from '../shared/law/law.ts';
import { causeOfService } from '../shared/services/service-observations.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { shortList } from '../shared/wording.ts';

const elsewhereSteps = {
  de: '1. Prüfen Sie in einem neuen Browserprofil auf {pages}: zustimmen, widerrufen, neu laden; danach darf keine Anfrage mehr an {services} gehen.\n2. Geht doch eine hinaus, binden Sie den Dienst an den aktuellen Stand der Einwilligung.',
  en: '1. Check in a fresh browser profile on {pages}: accept, withdraw, reload; after that no request may go to {services} any more.\n2. If one does go out, tie the service to the current state of consent.',
};

export default defineCheck({
  id: 'cmp-withdrawal-effective',
  area: 'cmp',
  version: 30,
  weight: 3,
  confidence: 'medium',
  legalBasis: [consentLaw.gdpr7withdrawal, unverified('Art. 17 Abs. 1 lit. b DSGVO', 'Art. 17(1)(b) GDPR')],
  stepPlaces: ['deleting', 'system'],
  needs: ['withdrawalTest', 'services', 'attempts', 'site'],
  wants: ['requests', 'cookies', 'storage', 'banner', 'privacy', 'pages', 'applicability'],
  texts: {
    de: {
      title: 'Widerruf wirkt technisch',
      explanation:
        'Nach einem Widerruf dürfen die Dienste, für die eingewilligt war, nicht weiterlaufen (Art. 7 Abs. 3 DSGVO). Bleiben ihre Cookies liegen, lässt sich der Besucher weiter wiedererkennen; Daten, die nur auf der Einwilligung beruhten, sind zu löschen (Art. 17 Abs. 1 lit. b DSGVO). Der Scan stimmt dazu auf der Startseite zu, öffnet die Auswahl erneut, lehnt alles ab und lädt die Seite neu. Cookies fremder Domains kann die Website nicht löschen; sie zählen nicht, der Web-Speicher wird nicht betrachtet.',
      confidenceReason: 'Ausprobiert auf der Startseite: zustimmen, widerrufen, neu laden; fremde Cookies zählen nicht mit.',
      howToFix: `1. Prüfen Sie in einem neuen Browserprofil: zustimmen, widerrufen, neu laden, Netzverkehr und Cookies ansehen.\n${ifItGoesOn.de}`,
      fixes: {
        ...alsoUntried({ ...withdrawalFixes('de'), ...unclearFixes.de }),
        nothingSeenElsewhere: elsewhereSteps.de,
        nothingSeenElsewhereAlways: elsewhereSteps.de,
        hostsContinue:
          '1. Klären Sie, wofür {hosts} gebraucht wird; braucht es keine Einwilligung, ist hier nichts zu tun.\n2. Sonst binden Sie das Skript, das dort anfragt, an den aktuellen Stand der Einwilligung, und löschen Sie beim Widerruf, was es gespeichert hat.',
        ...unreadFixes('de'),
      },
      messages: {
        ...withUntried(
          {
            ...withCall(goesOn.de),
            ...asUnasked.de,
            ...unclearTexts.de,
            cookiesSetAgain:
              'Nach dem Widerruf über „{control}“ beim Neuladen der Startseite erneut gesetzt, wie auch nach sofortigem Ablehnen: {count|=ein Cookie|Cookies} von {service} ({names})',
            ...withServer(
              {
                cookiesComeBack:
                  'Nach dem Widerruf über „{control}“ noch im Browser gespeichert: {count|=ein Cookie|Cookies} von {service} ({names}); {service} lädt auch ohne Einwilligung und schreibt sie dann neu, gelöscht oder nicht; der Web-Speicher wurde nicht betrachtet',
                cookiesRemain:
                  'Nach dem Widerruf über „{control}“ noch im Browser gespeichert: {count|=ein Cookie|Cookies} ({names}); der Web-Speicher wurde nicht betrachtet',
                ...withCall({
                  cookiesOfServiceRemain:
                    'Nach dem Widerruf über „{control}“ noch im Browser gespeichert: {count|=ein Cookie|Cookies} von {service} ({names}); der Web-Speicher wurde nicht betrachtet',
                  cookiesOfStoppedRemain: stoppedRemain.de,
                }),
              },
              {
                server: '; nur für den Server erreichbar (HttpOnly): {serverNames}',
                beyond: '; auf {beyond} und damit für Skripte auf {host} nicht erreichbar: {beyondNames}',
                revoke: '; ein Widerruf über „{revoke}“ wurde nicht ausprobiert',
              },
            ),
          },
          '. Nicht geprüft, weil auf der Startseite nach dem Zustimmen nicht aufgerufen: {untried}',
        ),
        ...withRegardless(
          withUntried(
            {
              ended:
                'Auf der Startseite kamen nach dem Widerruf über „{control}“ keine Anfragen mehr an {ended}; einwilligungsbedürftige Cookies der eigenen Domain waren nach dem Zustimmen dort nicht zu erkennen, der Web-Speicher wurde nicht betrachtet',
              endedDeleted:
                'Auf der Startseite kamen nach dem Widerruf über „{control}“ keine Anfragen mehr an {ended}; gelöscht: {names}; betrachtet wurden nur Cookies der eigenen Domain, nicht der Web-Speicher',
              deleted:
                'Auf der Startseite nach dem Widerruf über „{control}“ gelöscht: {names}; betrachtet wurden nur Cookies der eigenen Domain, nicht der Web-Speicher',
            },
            '. Nicht geprüft, weil auf der Startseite nach dem Zustimmen nicht aufgerufen: {untried}',
          ),
          'de',
        ),
        hostsContinue:
          'Auf der Startseite kamen auch nach dem Widerruf über „{control}“ Anfragen an {hosts}, die es sonst nur nach dem Zustimmen gab; ob sie eine Einwilligung brauchen, ist dem Scanner nicht bekannt',
        ...unreadMessages('de'),
        nothingSeenElsewhere:
          'Auf der Startseite lief nach dem Zustimmen nichts, dessen Ende sich beobachten ließe; auf {pages}, wo der Scan {services} gesehen hat, wurde der Widerruf nicht geprüft',
        nothingSeenElsewhereAlways:
          'Auf der Startseite lief nach dem Zustimmen nichts, was an der Einwilligung hängt; {always} lädt dort auch ohne sie. Auf {pages}, wo der Scan {services} gesehen hat, wurde der Widerruf nicht geprüft',
        nothingSeenAlways:
          'Auf der Startseite lief nach dem Zustimmen nichts, was an der Einwilligung hängt; {always} lädt dort auch ohne sie. Ein Widerruf ließ sich daran nicht prüfen',
        nothingSeen: 'Auf der Startseite lief nach dem Zustimmen nichts, dessen Ende sich beobachten ließe',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Withdrawal takes technical effect',
      explanation:
        'After a withdrawal, the services that consent was given for must not go on running (Art. 7(3) GDPR). If their cookies stay, the visitor can still be recognised; data that rested on consent alone have to be erased (Art. 17(1)(b) GDPR). To see this, the scan accepts on the start page, reopens the choice, rejects everything and loads the page again. The website cannot delete cookies of other domains; they do not count, and web storage is not looked at.',
      confidenceReason: 'Tried on the start page: accept, withdraw, load again; cookies of third parties do not count.',
      howToFix: `1. Check in a fresh browser profile: accept, withdraw, reload, look at network traffic and cookies.\n${ifItGoesOn.en}`,
      fixes: {
        ...alsoUntried({ ...withdrawalFixes('en'), ...unclearFixes.en }),
        nothingSeenElsewhere: elsewhereSteps.en,
        nothingSeenElsewhereAlways: elsewhereSteps.en,
        hostsContinue:
          '1. Find out what {hosts} is needed for; if it needs no consent, nothing needs to be done here.\n2. Otherwise tie the script that calls there to the current state of consent, and delete on withdrawal what it stored.',
        ...unreadFixes('en'),
      },
      messages: {
        ...withUntried(
          {
            ...withCall(goesOn.en),
            ...asUnasked.en,
            ...unclearTexts.en,
            cookiesSetAgain:
              'Set again when the start page was loaded after withdrawing by “{control}”, as after rejecting at once: {count|cookie|cookies} of {service} ({names})',
            ...withServer(
              {
                cookiesComeBack:
                  'Still stored in the browser after withdrawing by “{control}”: {count|cookie|cookies} of {service} ({names}); {service} loads without consent as well and then writes them again, deleted or not; web storage was not looked at',
                cookiesRemain:
                  'Still stored in the browser after withdrawing by “{control}”: {count|cookie|cookies} ({names}); web storage was not looked at',
                ...withCall({
                  cookiesOfServiceRemain:
                    'Still stored in the browser after withdrawing by “{control}”: {count|cookie|cookies} of {service} ({names}); web storage was not looked at',
                  cookiesOfStoppedRemain: stoppedRemain.en,
                }),
              },
              {
                server: '; within reach of the server only (HttpOnly): {serverNames}',
                beyond: '; on {beyond} and so out of reach for scripts on {host}: {beyondNames}',
                revoke: '; withdrawing by “{revoke}” was not tried',
              },
            ),
          },
          '. Not examined, because the start page does not call it after accepting: {untried}',
        ),
        ...withRegardless(
          withUntried(
            {
              ended:
                'On the start page, no more requests went to {ended} after withdrawing by “{control}”; no cookies of the own domain that need consent were recognised there after accepting, and web storage was not looked at',
              endedDeleted:
                'On the start page, no more requests went to {ended} after withdrawing by “{control}”; deleted: {names}; only cookies of the own domain were looked at, not web storage',
              deleted:
                'On the start page, deleted after withdrawing by “{control}”: {names}; only cookies of the own domain were looked at, not web storage',
            },
            '. Not examined, because the start page does not call it after accepting: {untried}',
          ),
          'en',
        ),
        hostsContinue:
          'On the start page, requests still went to {hosts} after withdrawing by “{control}”, which otherwise came only after accepting; whether they need consent is not known to the scanner',
        ...unreadMessages('en'),
        nothingSeenElsewhere:
          'After accepting, nothing ran on the start page whose end could be observed; on {pages}, where the scan saw {services}, the withdrawal was not tried',
        nothingSeenElsewhereAlways:
          'After accepting, nothing ran on the start page that hangs on consent; {always} loads there without it as well. On {pages}, where the scan saw {services}, the withdrawal was not tried',
        nothingSeenAlways:
          'After accepting, nothing ran on the start page that hangs on consent; {always} loads there without it as well. A withdrawal could not be tried on that',
        nothingSeen: 'After accepting, nothing ran on the start page whose end could be observed',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ withdrawalTest, services, attempts: { reject }, site, requests, cookies, storage, banner, privacy, pages, applicability }) {
    if (withdrawalTest === null) return { class: 'NotApplicable', message: 'noBanner' };
    const rejected = reject?.performed === true && reject.verified;
    /** What runs without consent as well does not end with it: its silence for once shows nothing. */
    const waitsForChoice = ({ states }: Pick<ServiceUse, 'states'>) => !states.includes(rejected ? 'reject' : 'none');
    const waiting = (id: string) => services.every((use) => use.service.id !== id || waitsForChoice(use));
    const test = { ...withdrawalTest, services: withdrawalTest.services.filter(({ id, after }) => after || waiting(id)) };
    const { control, confirmed } = test;
    const own = test.cookies.filter(({ party }) => party === 'first');
    const hosts = test.hosts.filter(({ host }) => isOnlyAfterAccepting(host, requests ?? []));
    const tried = test.services.filter(({ id, before }) => before && waiting(id));
    // Whoever sees a service end has seen its loader end: it came to the start page by that.
    const loads = ({ service }: ServiceUse, id: string) =>
      services.some((use) => use.service.id === id && (use.embeddedBy === service.id || isLoaderOf(service, use.service)));
    // A service that another brings along ends with it; what a consent tool or tag manager releases does not.
    const untried = services.filter(
      (use) =>
        dependsOnChoice(use) &&
        waitsForChoice(use) &&
        causeOfService(use.service.id, services) === use.service.id &&
        use.states.includes('accept') &&
        !tried.some(({ id }) => id === use.service.id || loads(use, id)),
    );
    const found = withdrawalFindings(test, {
      services,
      reject,
      site,
      banner: banner?.banner ?? null,
      cookies: cookies ?? [],
      storage: storage ?? [],
      privacy,
      pages,
      system: applicability?.system,
    });
    // Beside what goes on, what no test of the start page can show: whether it waits for the choice or not.
    const seen = new Set(withdrawalTest.services.map(({ id }) => id));
    const unseen = services.filter(
      (use) =>
        dependsOnChoice(use) &&
        causeOfService(use.service.id, services) === use.service.id &&
        use.states.includes('accept') &&
        ![...seen].some((id) => id === use.service.id || loads(use, id)) &&
        !use.pages.includes(site.finalUrl),
    );
    const verdict = verdictOf(unseen.length === 0 ? found : withUnseen(found, placesOf(unseen, site.finalUrl)));
    if (verdict) return verdict;
    if (tried.length === 0 && own.length === 0 && hosts.length === 0) {
      const elsewhere = untried.filter(({ pages }) => !pages.includes(site.finalUrl));
      const always = withdrawalTest.services.filter(({ id, before }) => before && !waiting(id));
      const message = `nothingSeen${elsewhere.length > 0 ? 'Elsewhere' : ''}${always.length > 0 ? 'Always' : ''}`;
      return {
        class: 'NoClassification',
        message,
        params: { ...elsewhereParams(elsewhere), always: shortList(always.map(({ name }) => name)) },
      };
    }
    const isOnStart = (use: ServiceUse) => startsUnasked(use, withdrawalTest, requests ?? [], site.finalUrl);
    const always = runningRegardless(services, waitsForChoice, isOnStart);
    if (!confirmed) {
      const gone = [...test.services.filter(({ before, after }) => before && !after).map(({ name }) => name), ...quiet(hosts)];
      return unreadWithdrawal(test, gone, always, site.finalUrl);
    }
    const goOn = hosts.filter(({ after }) => after);
    if (goOn.length > 0) {
      const items = goOn.map((running) => runningItem(running, site.finalUrl));
      return {
        class: 'NoClassification',
        message: 'hostsContinue',
        params: { control, hosts: shortList(goOn.map(({ host }) => host)) },
        items,
      };
    }
    const ended = [...tried.map(({ name }) => name), ...hosts.map(({ host }) => host)];
    const names = [...new Set(own.map(({ name }) => name))];
    const outcome = ended.length === 0 ? 'deleted' : names.length === 0 ? 'ended' : 'endedDeleted';
    return {
      class: 'Conform',
      message: `${outcome}${untried.length > 0 ? 'Untried' : ''}${always.length > 0 ? 'Always' : ''}`,
      params: {
        control,
        ended: shortList(ended),
        names: shortList(names),
        untried: placesOf(untried, site.finalUrl),
        always: shortList(always),
      },
    };
  },
});

/** The code by which a company loads its products goes by their name, and has come to the page with each of them: the embed code of HubSpot. */
function isLoaderOf(loader: ServiceUse['service'], service: ServiceUse['service']): boolean {
  return loader.category === 'tag-manager' && loader.vendor === service.vendor && loader.aliases.includes(service.name);
}

/** Whether it runs on the start page without consent: what waits there may run unasked on other pages only. */
function startsUnasked(
  { service, pages }: ServiceUse,
  { services }: WithdrawalFact,
  requests: readonly RequestFact[],
  start: string,
): boolean {
  const tested = services.find(({ id }) => id === service.id);
  const own = requests.filter(({ serviceId }) => serviceId === service.id);
  if (tested?.after === true) return true;
  if (own.length === 0) return tested !== undefined || pages.includes(start);
  return own.some(({ pageUrl, states }) => pageUrl === start && states.some((state) => state !== 'accept'));
}

/** Told once, after the last of what was found. */
function withUnseen({ risks, hints }: ReturnType<typeof withdrawalFindings>, untried: string): ReturnType<typeof withdrawalFindings> {
  const told = (findings: readonly Finding[]) =>
    findings.map((finding, index) =>
      index < findings.length - 1 ? finding : { ...finding, message: `${finding.message}Untried`, params: { ...finding.params, untried } },
    );
  // With a risk the hints stay out.
  return risks.length > 0 ? { risks: told(risks), hints } : { risks, hints: told(hints) };
}

function quiet(hosts: WithdrawalFact['hosts']): string[] {
  return hosts.filter(({ after }) => !after).map(({ host }) => host);
}

/** Services with the pages other than the start page on which they load: `YouTube (/konzerte)`. */
function placesOf(uses: readonly ServiceUse[], start: string): string {
  const places = uses.map(({ service, pages }) => {
    const others = pathsOf(pages.filter((page) => page !== start));
    return others === '' ? service.name : `${service.name} (${others})`;
  });
  return shortList(places);
}

function elsewhereParams(uses: readonly ServiceUse[]): TextParams {
  return { services: shortList(uses.map(({ service }) => service.name)), pages: pathsOf(uses.flatMap(({ pages }) => pages)) };
}

/** What only consent brings about has to end with it, known or not. */
function isOnlyAfterAccepting(host: string, requests: readonly RequestFact[]): boolean {
  const own = requests.filter((request) => request.host === host);
  return own.length > 0 && own.every(({ states }) => states.every((state) => state === 'accept'));
}
