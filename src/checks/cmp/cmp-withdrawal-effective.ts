import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { WithdrawalFact } from '../facts.ts';
import { controlItem, verdictOf } from '../items.ts';
import { unverified } from '../law.ts';
import { causeOfService } from '../service-observations.ts';
import { shortList } from '../stored-findings.ts';
import { familyOf } from '../stored-items.ts';

export default defineCheck({
  id: 'cmp-withdrawal-effective',
  area: 'cmp',
  version: 1,
  weight: 3,
  confidence: 'medium',
  legalBasis: [consentLaw.gdpr7withdrawal, unverified('Art. 17 Abs. 1 lit. b DSGVO', 'Art. 17(1)(b) GDPR')],
  needs: ['withdrawalTest', 'services', 'attempts', 'site'],
  texts: {
    de: {
      title: 'Widerruf wirkt technisch',
      explanation:
        'Nach einem Widerruf dürfen die Dienste, für die eingewilligt war, nicht weiterlaufen (Art. 7 Abs. 3 DSGVO). Der Scan stimmt dazu auf der Startseite zu, öffnet die Auswahl erneut, lehnt alles ab und lädt die Seite neu. Cookies fremder Domains kann die Website nicht löschen; sie zählen nicht.',
      confidenceReason: 'Ausprobiert auf der Startseite: zustimmen, widerrufen, neu laden; fremde Cookies zählen nicht mit.',
      howToFix:
        '1. Lassen Sie das Einwilligungswerkzeug beim Widerruf die Cookies der abgewählten Dienste löschen; hinterlegen Sie dazu je Dienst ihre Namen.\n2. Läuft ein Dienst weiter, laden Sie die Seite nach dem Widerruf neu oder beenden Sie sein Skript.\n3. Prüfen Sie in einem neuen Browserprofil: zustimmen, widerrufen, neu laden, Netzverkehr ansehen.',
      messages: {
        continues: '{service} läuft nach dem Widerruf weiter, obwohl der Dienst nach sofortigem Ablehnen nicht läuft',
        continuesAsRejected: '{service} wird nach dem Widerruf weiter aufgerufen, so wie auch nach sofortigem Ablehnen',
        continuesUnclear:
          '{service} wurde nach dem Widerruf weiter aufgerufen; ob der Widerruf gespeichert war, ließ sich nicht sicher auslesen',
        cookiesRemain: 'Nach dem Widerruf bleibt im Browser gespeichert: {names}',
        effective:
          'Auf der Startseite liefen nach dem Widerruf über „{control}“ die Dienste nicht mehr, und die Cookies waren gelöscht; betrachtet wurden nur Cookies der eigenen Domain',
        unconfirmed: 'Ob der Widerruf über „{control}“ gespeichert wurde, ließ sich nicht auslesen',
        nothingSeen: 'Auf der Startseite lief nach dem Zustimmen nichts, dessen Ende sich beobachten ließe',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Withdrawal takes technical effect',
      explanation:
        'After a withdrawal, the services that consent was given for must not go on running (Art. 7(3) GDPR). To see this, the scan accepts on the start page, reopens the choice, rejects everything and loads the page again. The website cannot delete cookies of other domains; they do not count.',
      confidenceReason: 'Tried on the start page: accept, withdraw, load again; cookies of third parties do not count.',
      howToFix:
        '1. Have the consent tool delete the cookies of the deselected services on withdrawal; enter their names there for each service.\n2. If a service goes on running, reload the page after the withdrawal or stop its script.\n3. Check in a fresh browser profile: accept, withdraw, reload, look at the network traffic.',
      messages: {
        continues: '{service} goes on running after the withdrawal although it does not run when rejected at once',
        continuesAsRejected: '{service} is still called after the withdrawal, as it is when rejected at once',
        continuesUnclear:
          '{service} was still called after the withdrawal; whether the withdrawal was stored could not be read back for certain',
        cookiesRemain: 'After the withdrawal, the browser still stores: {names}',
        effective:
          'On the start page, after withdrawing by “{control}”, the services no longer ran and the cookies were deleted; only cookies of the own domain were looked at',
        unconfirmed: 'Whether the withdrawal by “{control}” was stored could not be read back',
        nothingSeen: 'After accepting, nothing ran on the start page whose end could be observed',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ withdrawalTest: test, services, attempts: { reject }, site }) {
    if (test === null) return { class: 'NotApplicable', message: 'noBanner' };
    const { control, confirmed } = test;
    const own = test.cookies.filter(({ party }) => party === 'first');
    if (!test.services.some(({ before }) => before) && own.length === 0) return { class: 'NoClassification', message: 'nothingSeen' };

    const rejected = reject?.performed === true && reject.verified;
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    for (const running of test.services.filter(({ before, after }) => before && after)) {
      const use = services.find(({ service }) => service.id === running.id);
      const silentWhenRejected = rejected && use !== undefined && !use.states.includes('reject');
      const message = !confirmed || !rejected ? 'continuesUnclear' : silentWhenRejected ? 'continues' : 'continuesAsRejected';
      const list = message === 'continues' ? risks : hints;
      const cause = causeOfService(running.id, services);
      list.push({
        message,
        params: { service: running.name },
        items: [runningItem(running, site.finalUrl), controlItem(site.finalUrl, control)],
        cause,
        serviceIds: [running.id],
      });
    }
    // Unread, the withdrawal may not have been stored: then cookies rightly remain.
    const left = confirmed ? own.filter(({ remains }) => remains) : [];
    for (const [cause, cookies] of Map.groupBy(left, ({ serviceId, name }) => serviceId ?? familyOf(name))) {
      const [first, ...rest] = cookies.map(cookieItem);
      const names = shortList([...new Set(cookies.map(({ name }) => name))]);
      hints.push({ message: 'cookiesRemain', params: { names }, items: [first!, ...rest], cause });
    }
    const verdict = verdictOf({ risks, hints });
    if (verdict) return verdict;
    return confirmed
      ? { class: 'Conform', message: 'effective', params: { control } }
      : { class: 'NoClassification', message: 'unconfirmed', params: { control } };
  },
});

/** Requests of the test carry no id of their own: the page they were seen on stands for it. */
function runningItem({ url }: WithdrawalFact['services'][number], page: string): FindingItem {
  return { kind: 'request', ref: page, value: url, states: [] };
}

function cookieItem({ name, domain }: WithdrawalFact['cookies'][number]): FindingItem {
  return { kind: 'cookie', ref: `${domain} ${name}`, value: name, states: [], detail: { domain } };
}
