import { consentLaw } from '../consent-law.ts';
import { defineCheck } from '../define-check.ts';
import { verdictOf } from '../items.ts';
import { storedFindings, storedItem } from '../stored-findings.ts';
import { kindOfCookie, wasStored, wasWrittenIn } from '../stored-items.ts';

export default defineCheck({
  id: 'ck-after-reject',
  area: 'ck',
  version: 1,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr7withdrawal, consentLaw.gdpr5fairness],
  needs: ['cookies', 'services', 'site', 'rejected'],
  texts: {
    de: {
      title: 'Keine einwilligungspflichtigen Cookies nach Ablehnung',
      explanation:
        'Wer ablehnt, hat nicht eingewilligt: Cookies für Analyse oder Werbung sind dann nach § 25 Abs. 1 TDDDG nicht zulässig. Werden sie trotzdem gesetzt, ist die angebotene Wahl ohne Wirkung und die Verarbeitung nicht nach Treu und Glauben (Art. 5 Abs. 1 lit. a, Art. 7 Abs. 3 DSGVO).',
      confidenceReason: 'Beobachtet, nachdem das Ablehnen gespeichert war; wozu ein Cookie dient, sagt der Katalog bekannter Cookies.',
      howToFix:
        '1. Prüfen Sie im Einwilligungswerkzeug, ob der Dienst einer abwählbaren Kategorie zugeordnet ist.\n2. Binden Sie das Skript an den Einwilligungsstatus, sodass es nach „Ablehnen“ nicht lädt.\n3. Lassen Sie das Werkzeug Cookies löschen, die vor der Auswahl gesetzt wurden; Cookies fremder Domains kann Ihre Website nicht löschen, sie dürfen gar nicht erst entstehen.\n4. Lehnen Sie in einem neuen Browserprofil ab, rufen Sie eine zweite Seite auf und prüfen Sie die Cookies.',
      messages: {
        afterReject: '{service} setzt Cookies nach dem Ablehnen: {names}',
        disputed: '{service} setzt nach dem Ablehnen Cookies, deren Einwilligungspflicht umstritten ist: {names}',
        technical: 'Technischer Cookie nach dem Ablehnen, bitte Zweck prüfen: {names} ({service})',
        leftOver: 'Nach dem Ablehnen bleiben zuvor gesetzte Cookies bestehen: {names} ({service})',
        suspicious: 'Ein fremdes Skript setzt nach dem Ablehnen einen unbekannten Cookie, der wie eine Besucherkennung aussieht: {names}',
        unknownOnly: 'Nach dem Ablehnen werden nur Cookies gesetzt, deren Zweck nicht bekannt ist',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden, also gibt es nichts abzulehnen',
      },
    },
    en: {
      title: 'No consent-requiring cookies after rejection',
      explanation:
        'A visitor who rejects has not consented: cookies for analytics or advertising are then not permitted under Section 25(1) TDDDG. If they are set nevertheless, the choice offered has no effect and the processing is not fair (Art. 5(1)(a), Art. 7(3) GDPR).',
      confidenceReason: 'Observed after the rejection was stored; the catalogue of known cookies tells what a cookie is for.',
      howToFix:
        '1. Check in the consent tool whether the service belongs to a category that can be refused.\n2. Tie the script to the consent status, so that it does not load after “Reject”.\n3. Have the tool delete cookies that were set before the choice; your website cannot delete cookies of other domains, so they must not come about in the first place.\n4. Reject in a fresh browser profile, open a second page and check the cookies.',
      messages: {
        afterReject: '{service} sets cookies after rejection: {names}',
        disputed: '{service} sets cookies after rejection for which the need for consent is disputed: {names}',
        technical: 'Technical cookie after rejection, please examine its purpose: {names} ({service})',
        leftOver: 'Cookies set earlier remain after rejection: {names} ({service})',
        suspicious: 'A third-party script sets an unknown cookie after rejection that looks like a visitor identifier: {names}',
        unknownOnly: 'Only cookies of unknown purpose are set after rejection',
        noBanner: 'No consent banner was found, so there is nothing to reject',
      },
    },
  },
  run({ cookies, services, site, rejected }) {
    if (rejected.method === 'no-banner') return { class: 'NotApplicable', message: 'noBanner' };
    const kindOf = (cookie: (typeof cookies)[number]) => kindOfCookie(cookie, site.domain);
    const written = cookies.filter((cookie) => wasWrittenIn(cookie, 'reject'));
    const leftOver = cookies.filter((cookie) => wasStored(cookie) && cookie.leftOverIn.includes('reject') && kindOf(cookie) === 'consent');
    const { consent, disputed, technical, suspicious, unknown } = Object.groupBy(written, kindOf);
    const verdict = verdictOf({
      risks: storedFindings('afterReject', consent ?? [], services),
      hints: [
        ...storedFindings('leftOver', leftOver, services),
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
