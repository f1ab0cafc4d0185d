import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import { verdictOf } from '../items.ts';
import { shortList, storedFindings, storedItem } from '../stored-findings.ts';
import { familyOf, kindOfCookie, wasWrittenIn } from '../stored-items.ts';

export default defineCheck({
  id: 'ck-before-consent',
  area: 'ck',
  version: 1,
  weight: 5,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25WithExceptions,
    consentLaw.planet49,
    consentLaw.bghCookieConsent,
    consentLaw.olgFrankfurt,
    consentLaw.dskGuidance,
  ],
  needs: ['cookies', 'services', 'site'],
  texts: {
    de: {
      title: 'Keine einwilligungspflichtigen Cookies vor der Einwilligung',
      explanation:
        'Cookies für Analyse, Werbung oder soziale Netzwerke dürfen nach § 25 Abs. 1 TDDDG erst gesetzt werden, wenn der Besucher eingewilligt hat. Ausgenommen ist nur, was für den ausdrücklich gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 TDDDG). Die Regel gilt auch für private Websites.',
      confidenceReason: 'Beobachtet in einem frischen Browser vor jeder Auswahl; wozu ein Cookie dient, sagt eine Liste bekannter Cookies.',
      howToFix:
        '1. Laden Sie die Dienste, die diese Cookies setzen, erst nach der Einwilligung.\n2. Ordnen Sie die Skripte, die der Nachweis nennt, dazu im Einwilligungswerkzeug der passenden Kategorie (Statistik, Marketing) zu, damit sie bis zur Einwilligung gesperrt bleiben.\n3. Löschen Sie die Cookies im Browser, laden Sie die Seite neu und prüfen Sie, dass vor der Auswahl kein einwilligungspflichtiges Cookie mehr erscheint.',
      fixes: {
        technical:
          '1. Stellen Sie fest, wozu diese Cookies dienen: {names}; schützen sie nur vor Missbrauch oder verteilen sie die Last, halten Sie das fest.\n2. Dienen sie anderen Zwecken, laden Sie den Dienst erst nach der Einwilligung.',
        unknownOnly:
          '1. Stellen Sie für jedes dieser Cookies fest, wozu es dient: {names}; ist es für den gewünschten Dienst unbedingt erforderlich, ist nichts zu tun.\n2. Dient eines der Analyse oder Werbung, laden Sie das Skript, das es setzt, erst nach der Einwilligung.',
      },
      messages: {
        beforeConsent: '{service} setzt Cookies vor der Einwilligung: {names}',
        disputed: '{service} setzt vor der Einwilligung Cookies, deren Einwilligungspflicht umstritten ist: {names}',
        technical: '{count|technisches Cookie|technische Cookies} vor der Einwilligung, bitte Zweck prüfen: {names} ({service})',
        suspicious: 'Ein fremdes Skript setzt vor der Einwilligung ein unbekanntes Cookie, das wie eine Besucherkennung aussieht: {names}',
        unknownOnly: 'Vor der Einwilligung wird nur gesetzt, was der Scanner nicht kennt: {names}',
      },
    },
    en: {
      title: 'No consent-requiring cookies before consent',
      explanation:
        'Under Section 25(1) TDDDG, cookies for analytics, advertising or social networks may only be set once the visitor has consented. Only what is strictly necessary for the service the visitor expressly asked for is exempt (Section 25(2) TDDDG). The rule also applies to private websites.',
      confidenceReason: 'Observed in a fresh browser before any choice; a list of known cookies tells what a cookie is for.',
      howToFix:
        '1. Load the services that set these cookies only after consent.\n2. To that end, assign the scripts that the evidence names to the fitting category (statistics, marketing) in the consent tool, so that they stay blocked until consent is given.\n3. Delete the cookies in your browser, reload the page and verify that no cookie that needs consent appears before the choice.',
      fixes: {
        technical:
          '1. Find out what these cookies are for: {names}; if they only protect against abuse or balance load, put that on record.\n2. If they serve other purposes, load the service only after consent.',
        unknownOnly:
          '1. Find out for each of these cookies what it is for: {names}; if it is strictly necessary for the service asked for, nothing is to be done.\n2. If one serves analytics or advertising, load the script that sets it only after consent.',
      },
      messages: {
        beforeConsent: '{service} sets cookies before consent: {names}',
        disputed: '{service} sets cookies before consent for which the need for consent is disputed: {names}',
        technical: '{count|technical cookie|technical cookies} before consent, please examine the purpose: {names} ({service})',
        suspicious: 'A third-party script sets an unknown cookie before consent that looks like a visitor identifier: {names}',
        unknownOnly: 'Before consent, only what the scanner does not know is set: {names}',
      },
    },
  },
  run({ cookies, services, site }) {
    const written = cookies.filter((cookie) => wasWrittenIn(cookie, 'none'));
    const { consent, disputed, technical, suspicious, unknown } = Object.groupBy(written, (cookie) => kindOfCookie(cookie, site.domain));
    const verdict = verdictOf({
      risks: storedFindings('beforeConsent', consent ?? [], services),
      hints: [
        ...storedFindings('suspicious', suspicious ?? [], services),
        ...storedFindings('disputed', disputed ?? [], services),
        ...storedFindings('technical', technical ?? [], services),
      ],
    });
    if (verdict) return verdict;
    if (unknown) {
      const names = shortList([...Map.groupBy(unknown, ({ name }) => familyOf(name)).keys()]);
      return { class: 'NoClassification', message: 'unknownOnly', params: { names }, items: unknown.map(storedItem) };
    }
    return { class: 'Conform' };
  },
});
