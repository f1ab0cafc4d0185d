import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import { verdictOf } from '../items.ts';
import { storedFindings, storedItem } from '../stored-findings.ts';
import { kindOfCookie, wasWrittenIn } from '../stored-items.ts';

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
      confidenceReason:
        'Beobachtet in einem frischen Browser vor jeder Auswahl; wozu ein Cookie dient, sagt der Katalog bekannter Cookies.',
      howToFix:
        '1. Laden Sie die Dienste, die diese Cookies setzen, erst nach der Einwilligung.\n2. Ordnen Sie die Skripte, die der Nachweis nennt, dazu im Einwilligungswerkzeug der passenden Kategorie (Statistik, Marketing) zu, damit sie bis zur Einwilligung gesperrt bleiben.\n3. Löschen Sie die Cookies im Browser, laden Sie die Seite neu und prüfen Sie, dass vor der Auswahl keiner mehr erscheint.',
      messages: {
        beforeConsent: '{service} setzt Cookies vor der Einwilligung: {names}',
        disputed: '{service} setzt vor der Einwilligung Cookies, deren Einwilligungspflicht umstritten ist: {names}',
        technical: '{count|technisches Cookie|technische Cookies} vor der Einwilligung, bitte Zweck prüfen: {names} ({service})',
        suspicious: 'Ein fremdes Skript setzt vor der Einwilligung ein unbekanntes Cookie, das wie eine Besucherkennung aussieht: {names}',
        unknownOnly: 'Vor der Einwilligung werden nur Cookies gesetzt, deren Zweck nicht bekannt ist',
      },
    },
    en: {
      title: 'No consent-requiring cookies before consent',
      explanation:
        'Under Section 25(1) TDDDG, cookies for analytics, advertising or social networks may only be set once the visitor has consented. Only what is strictly necessary for the service the visitor expressly asked for is exempt (Section 25(2) TDDDG). The rule also applies to private websites.',
      confidenceReason: 'Observed in a fresh browser before any choice; the catalogue of known cookies tells what a cookie is for.',
      howToFix:
        '1. Load the services that set these cookies only after consent.\n2. To that end, assign the scripts that the evidence names to the fitting category (statistics, marketing) in the consent tool, so that they stay blocked until consent is given.\n3. Delete the cookies in your browser, reload the page and verify that none appears before the choice.',
      messages: {
        beforeConsent: '{service} sets cookies before consent: {names}',
        disputed: '{service} sets cookies before consent for which the need for consent is disputed: {names}',
        technical: '{count|technical cookie|technical cookies} before consent, please examine the purpose: {names} ({service})',
        suspicious: 'A third-party script sets an unknown cookie before consent that looks like a visitor identifier: {names}',
        unknownOnly: 'Only cookies of unknown purpose are set before consent',
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
    if (unknown) return { class: 'NoClassification', message: 'unknownOnly', items: unknown.map(storedItem) };
    return { class: 'Conform' };
  },
});
