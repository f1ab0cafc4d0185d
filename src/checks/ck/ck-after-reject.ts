import { consentLaw } from '../consent-law.ts';
import { namesEntry } from '../declared-cookies.ts';
import { defineCheck } from '../define-check.ts';
import { verdictOf } from '../items.ts';
import { readNotice } from '../notice.ts';
import { shortList, storedFindings, storedItem } from '../stored-findings.ts';
import { familyOf, kindOfCookie, wasStored, wasWrittenIn } from '../stored-items.ts';

export default defineCheck({
  id: 'ck-after-reject',
  area: 'ck',
  version: 1,
  weight: 5,
  confidence: 'high',
  legalBasis: [consentLaw.tdddg25, consentLaw.gdpr5and6],
  needs: ['cookies', 'services', 'site', 'rejected', 'privacy', 'pages'],
  texts: {
    de: {
      title: 'Keine einwilligungspflichtigen Cookies nach Ablehnung',
      explanation:
        'Wer ablehnt, hat nicht eingewilligt: Cookies für Analyse oder Werbung sind dann nach § 25 Abs. 1 TDDDG nicht zulässig. Werden sie trotzdem gesetzt, ist die angebotene Wahl ohne Wirkung und der anschließenden Verarbeitung fehlt die Einwilligung (Art. 5 Abs. 1 lit. a, Art. 6 Abs. 1 lit. a DSGVO).',
      confidenceReason: 'Beobachtet, nachdem das Ablehnen gespeichert war; wozu ein Cookie dient, sagt der Katalog bekannter Cookies.',
      howToFix:
        '1. Prüfen Sie im Einwilligungswerkzeug, ob der Dienst einer abwählbaren Kategorie zugeordnet ist.\n2. Binden Sie das Skript an den Einwilligungsstatus, sodass es nach „Ablehnen“ nicht lädt.\n3. Lassen Sie das Werkzeug Cookies löschen, die vor der Auswahl gesetzt wurden; Cookies fremder Domains kann Ihre Website nicht löschen, sie dürfen gar nicht erst entstehen.\n4. Lehnen Sie in einem neuen Browserprofil ab, rufen Sie eine zweite Seite auf und prüfen Sie die Cookies.',
      messages: {
        afterReject: '{service} setzt nach dem Ablehnen {count|Cookie|Cookies}: {names}',
        disputed: '{service} setzt nach dem Ablehnen {count|Cookie|Cookies}; ob eine Einwilligung nötig ist, ist umstritten: {names}',
        technical: '{count|technisches Cookie|technische Cookies} nach dem Ablehnen, bitte Zweck prüfen: {names} ({service})',
        leftOver: 'Vor dem Ablehnen gesetzt und danach noch gespeichert: {names} ({service})',
        suspicious: 'Ein fremdes Skript speichert nach dem Ablehnen einen unbekannten Wert, der wie eine Besucherkennung aussieht: {names}',
        unknownOnly: 'Nach dem Ablehnen wird nur gesetzt, was nicht im Katalog steht: {names}',
        described: '{names} steht nicht im Katalog; die Datenschutzerklärung beschreibt es',
        allDescribed: 'Nach dem Ablehnen wird nur gesetzt, was nicht im Katalog steht, aber die Datenschutzerklärung beschreibt: {names}',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden, also gibt es nichts abzulehnen',
      },
    },
    en: {
      title: 'No consent-requiring cookies after rejection',
      explanation:
        'A visitor who rejects has not consented: cookies for analytics or advertising are then not permitted under Section 25(1) TDDDG. If they are set nevertheless, the choice offered has no effect and the processing that follows lacks consent (Art. 5(1)(a), Art. 6(1)(a) GDPR).',
      confidenceReason: 'Observed after the rejection was stored; the catalogue of known cookies tells what a cookie is for.',
      howToFix:
        '1. Check in the consent tool whether the service belongs to a category that can be refused.\n2. Tie the script to the consent status, so that it does not load after “Reject”.\n3. Have the tool delete cookies that were set before the choice; your website cannot delete cookies of other domains, so they must not come about in the first place.\n4. Reject in a fresh browser profile, open a second page and check the cookies.',
      messages: {
        afterReject: '{service} sets {count|cookie|cookies} after rejection: {names}',
        disputed: '{service} sets {count|cookie|cookies} after rejection; whether consent is needed is disputed: {names}',
        technical: '{count|technical cookie|technical cookies} after rejection, please examine the purpose: {names} ({service})',
        leftOver: 'Set before the rejection and still stored after it: {names} ({service})',
        suspicious: 'A third-party script stores an unknown value after rejection that looks like a visitor identifier: {names}',
        unknownOnly: 'After rejection, only what is not in the catalogue is set: {names}',
        described: '{names} is not in the catalogue; the privacy notice describes it',
        allDescribed: 'After rejection, only what is not in the catalogue but described in the privacy notice is set: {names}',
        noBanner: 'No consent banner was found, so there is nothing to reject',
      },
    },
  },
  run({ cookies, services, site, rejected, privacy, pages }) {
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
    if (unknown) {
      const names = [...Map.groupBy(unknown, ({ name }) => familyOf(name)).keys()];
      const { text } = readNotice({ privacy, pages });
      const allTold = names.length === 1 ? 'described' : 'allDescribed';
      const message = unknown.every((cookie) => namesEntry(text, cookie)) ? allTold : 'unknownOnly';
      return { class: 'NoClassification', message, params: { names: shortList(names) }, items: unknown.map(storedItem) };
    }
    return { class: 'Conform' };
  },
});
