import { defineCheck, type Locale, type Verdict } from '../define-check.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { Facts } from '../facts.ts';
import { serviceItem, verdictBeside } from '../items.ts';
import { numberedSteps, suffixed } from '../message-variants.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { disputed, settled } from '../shared/law/law.ts';
import { jointControllerPattern, passagesAbout, readNotice } from '../shared/notice/notice.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { isConnectionOnly } from '../shared/services/initiator-chains.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined, trackersLoaded } from '../shared/services/passed-after-consent.ts';
import { consentedServerEvents, serverEventsOf, serverTexts } from '../shared/services/server-side-events.ts';
import { observationItems, observeServices } from '../shared/services/service-observations.ts';
import { momentOf, unconsentedStates } from '../shared/services/unconsented-states.ts';
import { laterParams, waitingFix, waitingMessage, waitsForConsent } from '../shared/services/waiting-tracker.ts';
import { framedMessages, framedSteps, framesOf } from '../shared/site/page-frames.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { pictureBesideScript, withPictureStep } from '../shared/site/page-pictures.ts';
import { storedItem } from '../shared/stored/stored-findings.ts';
import { wasWrittenIn } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const pixel = 'meta-pixel';

const fix = {
  de: '1. {#later} Laden Sie fbevents.js erst, nachdem der Besucher der Werbung zugestimmt hat.\n2. Schalten Sie den erweiterten Abgleich im Events Manager ab, wenn Sie ihn nicht ausdrücklich in der Einwilligung nennen.\n3. Beschreiben Sie in der Datenschutzerklärung die gemeinsame Verantwortlichkeit mit Meta nach Art. 26 DSGVO, soweit das dort fehlt.\n4. {#no-request} Prüfen Sie, dass ohne Einwilligung keine Anfrage an facebook.com/tr geht.',
  en: '1. {#later} Load fbevents.js only after the visitor has agreed to advertising.\n2. Switch off advanced matching in the Events Manager unless the consent names it expressly.\n3. Describe the joint controllership with Meta under Art. 26 GDPR in the privacy notice where that is missing there.\n4. {#no-request} Verify that no request goes to facebook.com/tr without consent.',
};
/** What the notice lacks comes first where nothing else is wrong. */
const jointControlFix = {
  de: '1. Beschreiben Sie in der Datenschutzerklärung beim Meta-Pixel die gemeinsame Verantwortlichkeit mit Meta nach Art. 26 DSGVO: wofür sie gilt, wer welche Pflicht erfüllt (nach Metas Zusatz für Verantwortliche) und an wen sich Besucher wenden.\n2. Schalten Sie den erweiterten Abgleich im Events Manager ab, wenn Sie ihn nicht ausdrücklich in der Einwilligung nennen.',
  en: '1. In the privacy notice, describe beside the Meta pixel the joint controllership with Meta under Art. 26 GDPR: what it covers, who meets which duty (under Meta’s controller addendum) and whom visitors turn to.\n2. Switch off advanced matching in the Events Manager unless the consent names it expressly.',
};

const running = {
  de: {
    beforeConsent: 'Das Meta-Pixel läuft vor der Einwilligung',
    afterReject: 'Das Meta-Pixel läuft nach dem Ablehnen',
    throughout: 'Das Meta-Pixel läuft vor der Einwilligung und nach dem Ablehnen weiter',
  },
  en: {
    beforeConsent: 'The Meta pixel runs before consent',
    afterReject: 'The Meta pixel runs after rejection',
    throughout: 'The Meta pixel runs before consent and keeps running after rejection',
  },
};
const pictured = {
  de: {
    beforeConsentPicture: `${running.de.beforeConsent}, auch als Bild von {picture}`,
    afterRejectPicture: `${running.de.afterReject}, auch als Bild von {picture}`,
    throughoutPicture: `${running.de.throughout}, auch als Bild von {picture}`,
  },
  en: {
    beforeConsentPicture: `${running.en.beforeConsent}, also as an image from {picture}`,
    afterRejectPicture: `${running.en.afterReject}, also as an image from {picture}`,
    throughoutPicture: `${running.en.throughout}, also as an image from {picture}`,
  },
};

/** Nothing but images of the page: the script may wait for consent, they do not. */
const imaged = {
  de: {
    beforeConsentImage: `${running.de.beforeConsent}: als Bild {picture} auf {pages}, ohne sein Skript; auch so erfährt Meta Besuch und Ereignis`,
    afterRejectImage: `${running.de.afterReject}: als Bild {picture} auf {pages}, ohne sein Skript; auch so erfährt Meta Besuch und Ereignis`,
    throughoutImage: `${running.de.throughout}: als Bild {picture} auf {pages}, ohne sein Skript; auch so erfährt Meta Besuch und Ereignis`,
  },
  en: {
    beforeConsentImage: `${running.en.beforeConsent}: as an image {picture} on {pages}, without its script; Meta learns visit and event all the same`,
    afterRejectImage: `${running.en.afterReject}: as an image {picture} on {pages}, without its script; Meta learns visit and event all the same`,
    throughoutImage: `${running.en.throughout}: as an image {picture} on {pages}, without its script; Meta learns visit and event all the same`,
  },
};
const imageFix = {
  de: '1. {#call} Löschen Sie das Bild {picture} im Inhalt von {pages}; meist ist es der Teil des Pixel-Codes, der in <noscript> gehört. Ein Einwilligungswerkzeug hält ein <img> im Quelltext in der Regel nicht zurück.\n2. Soll Meta das Ereignis erfahren, melden Sie es nach der Zustimmung über das Skript des Pixels (fbq).\n3. {#no-request} Prüfen Sie, dass ohne Einwilligung keine Anfrage an facebook.com/tr geht.',
  en: '1. {#call} Delete the image {picture} in the content of {pages}; mostly it is the part of the pixel code that belongs in <noscript>. A consent tool as a rule does not hold back an <img> in the source.\n2. If Meta is to learn of the event, report it after consent by the script of the pixel (fbq).\n3. {#no-request} Verify that no request goes to facebook.com/tr without consent.',
};

export default defineCheck({
  id: 'trk-meta-pixel',
  area: 'trk',
  version: 12,
  weight: 5,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25,
    consentLaw.fashionId,
    settled(
      'OLG Dresden, 3.2.2026, 4 U 196/25 u. a. (rechtskräftig, gegen Meta)',
      'Higher Regional Court Dresden, 3 Feb 2026, 4 U 196/25 et al. (final, against Meta)',
    ),
    disputed('OLG Jena, 3 U 31/25', 'Higher Regional Court Jena, 3 U 31/25', {
      de: 'nicht rechtskräftig, Revision zugelassen, gegen Meta',
      en: 'not final, appeal on points of law admitted, against Meta',
    }),
    settled(
      'OLG München, 18.12.2025, 14 U 1068/25 e (gegen Meta)',
      'Higher Regional Court Munich, 18 Dec 2025, 14 U 1068/25 e (against Meta)',
    ),
  ],
  volatile: {
    de: 'Die Urteile der Oberlandesgerichte zu den Meta Business Tools sind zum Teil nicht rechtskräftig; sie richten sich gegen Meta, nicht gegen Websitebetreiber.',
    en: 'Some of the higher regional courts’ judgments on the Meta Business Tools are not final; they are directed at Meta, not at website operators.',
    since: '2026-11-21',
  },
  needs: ['requests', 'services', 'cookies', 'privacy', 'pages', 'attempts'],
  stepPlaces: ['pixelYourSite'],
  texts: {
    de: {
      title: 'Meta-Pixel/Business Tools nur mit Einwilligung',
      explanation:
        'Das Meta-Pixel speichert und liest im Endgerät und meldet Besuche an Meta; dafür verlangt § 25 Abs. 1 TDDDG eine Einwilligung. Meta verknüpft die Besuche mit Nutzerkonten, soweit es den Besucher erkennt; das braucht eine Rechtsgrundlage nach Art. 6 DSGVO. Wer es einbindet, ist für Erhebung und Übermittlung gemeinsam mit Meta verantwortlich (EuGH C-40/17) und muss darüber nach Art. 26 DSGVO informieren.',
      confidenceReason:
        'Erkannt wird das Pixel an Skript, Aufruf und Cookies; was ein Server direkt an Meta meldet, sieht ein Browser nicht.',
      howToFix: fix.de,
      fixes: {
        ...ownFixes('de'),
        ...imageFixes('de'),
        ...framedFixes('de'),
        ...serverTexts('de').fixes,
        waiting: waitingFix.de,
        connectionBare: bareSteps.de,
        noJointControl: jointControlFix.de,
        noJointControlAccepted: jointControlFix.de,
      },
      messages: {
        ...running.de,
        ...pictured.de,
        ...imaged.de,
        ...suffixed({ ...running.de, ...pictured.de }, 'Informed'),
        ...framedMessages(running.de, 'de'),
        ...serverTexts('de').messages,
        waiting: waitingMessage('de', 'ohne Einwilligung'),
        connectionOnly: 'Ohne Einwilligung besteht eine Verbindung zum Meta-Pixel, ein Aufruf wurde nicht beobachtet',
        connectionBare: bareMessage('de', 'Ohne Einwilligung'),
        noJointControl:
          'Das Meta-Pixel läuft nur mit Einwilligung; die Datenschutzerklärung nennt keine gemeinsame Verantwortlichkeit (Art. 26 DSGVO)',
        noJointControlAccepted:
          'Das Meta-Pixel läuft nach dem Zustimmen (der Zustand nach dem Ablehnen ließ sich nicht prüfen); die Datenschutzerklärung nennt keine gemeinsame Verantwortlichkeit (Art. 26 DSGVO)',
        noticeUnreadAccepted:
          'Das Meta-Pixel läuft nach dem Zustimmen (der Zustand nach dem Ablehnen ließ sich nicht prüfen); ob die Datenschutzerklärung Art. 26 DSGVO behandelt, ließ sich nicht lesen',
        noticeUnread:
          'Das Meta-Pixel läuft nur mit Einwilligung; ob die Datenschutzerklärung Art. 26 DSGVO behandelt, ließ sich nicht lesen',
        noneObserved: 'Auf den geprüften Seiten wurde kein Meta-Pixel beobachtet',
        serverOnly:
          'Ereignisse für das Meta-Pixel ({event}) melden Seiten erst nach dem Zustimmen an den eigenen Server ({action}); ob er sie an Meta weitergibt, sieht ein Browser nicht. Gibt er sie weiter, gehört das in Einwilligung und Datenschutzerklärung',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lief das Meta-Pixel nicht; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        ...trackersLoaded.de,
      },
    },
    en: {
      title: 'Meta pixel only with consent',
      explanation:
        'The Meta pixel stores and reads on the device and reports visits to Meta; Section 25(1) TDDDG requires consent for that. Meta links the visits to user accounts where it recognises the visitor; that needs a legal basis under Art. 6 GDPR. Whoever embeds it is jointly responsible with Meta for collection and transmission (CJEU C-40/17) and has to inform about it under Art. 26 GDPR.',
      confidenceReason:
        'The pixel is recognised by script, call and cookies; a browser does not see what a server reports to Meta directly.',
      howToFix: fix.en,
      fixes: {
        ...ownFixes('en'),
        ...imageFixes('en'),
        ...framedFixes('en'),
        ...serverTexts('en').fixes,
        waiting: waitingFix.en,
        connectionBare: bareSteps.en,
        noJointControl: jointControlFix.en,
        noJointControlAccepted: jointControlFix.en,
      },
      messages: {
        ...running.en,
        ...pictured.en,
        ...imaged.en,
        ...suffixed({ ...running.en, ...pictured.en }, 'Informed'),
        ...framedMessages(running.en, 'en'),
        ...serverTexts('en').messages,
        waiting: waitingMessage('en', 'without consent'),
        connectionOnly: 'Without consent there is a connection to the Meta pixel; no call was observed',
        connectionBare: bareMessage('en', 'Without consent'),
        noJointControl: 'The Meta pixel runs only with consent; the privacy notice does not mention joint controllership (Art. 26 GDPR)',
        noJointControlAccepted:
          'The Meta pixel runs after accepting (the state after rejection could not be examined); the privacy notice does not mention joint controllership (Art. 26 GDPR)',
        noticeUnreadAccepted:
          'The Meta pixel runs after accepting (the state after rejection could not be examined); whether the privacy notice deals with Art. 26 GDPR could not be read',
        noticeUnread: 'The Meta pixel runs only with consent; whether the privacy notice deals with Art. 26 GDPR could not be read',
        noneObserved: 'No Meta pixel was observed on the pages examined',
        serverOnly:
          'Pages report events for the Meta pixel ({event}) to the site’s own server ({action}) only after accepting; a browser does not see whether it passes them on to Meta. If it does, that belongs in the consent and the privacy notice',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'The Meta pixel did not run before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        ...trackersLoaded.en,
      },
    },
  },
  run(facts) {
    const own = judgePixel(facts);
    const server = serverEventsOf(pixel, facts);
    if (server.length === 0) {
      const params = own.class === 'Conform' && own.message === 'noneObserved' ? consentedServerEvents(pixel, facts) : null;
      return params ? { class: 'Conform', message: 'serverOnly', params } : own;
    }
    const found = 'findings' in own ? own.findings : [];
    return (own.class === 'Risk' ? verdictBeside(found, server) : verdictBeside([], [...found, ...server])) ?? own;
  },
});

type Examined = Pick<Facts, 'requests' | 'services' | 'cookies' | 'privacy' | 'pages' | 'attempts'>;

function judgePixel(facts: Examined): Verdict {
  const { states, complete } = unconsentedStates(facts.attempts);
  const isPixel = ({ id }: { id: string }) => id === pixel;
  const [observed] = observeServices(facts, states, isPixel);
  const cookies = facts.cookies.filter(
    (cookie) => (cookie.serviceId === pixel || /^_fb[pc]$/.test(cookie.name)) && states.some((state) => wasWrittenIn(cookie, state)),
  );
  const seen = states.filter(
    (state) => (observed?.active && observed.states.includes(state)) || cookies.some((cookie) => wasWrittenIn(cookie, state)),
  );
  const evidence = [...(observed ? observationItems(observed) : []), ...cookies.map(storedItem)];
  const [firstItem, ...restItems] = evidence;
  if (firstItem) {
    const cause = observed?.cause ?? pixel;
    const finding = { params: { service: 'Meta-Pixel' }, items: [firstItem, ...restItems] as const, cause, serviceIds: [pixel] };
    const isBare = observed?.requests.every(isConnectionOnly) === true;
    if (seen.length === 0) return { class: 'Hint', findings: [{ ...finding, message: isBare ? 'connectionBare' : 'connectionOnly' }] };
    const stored = { cookies: facts.cookies, storage: [] };
    if (observed && cookies.length === 0 && waitsForConsent(observed, stored)) {
      const hosts = shortList([...new Set(observed.requests.map(({ host }) => host))]);
      const params = { ...finding.params, hosts, ...laterParams(observed, stored) };
      return { class: 'Hint', findings: [{ ...finding, message: 'waiting', params }] };
    }
    const frames = observed ? framesOf(pixel, observed.requests, facts) : null;
    if (frames) {
      const params = { ...finding.params, ...frames.params };
      return { class: 'Risk', findings: [{ ...finding, message: `${momentOf(seen)}${frames.kind}`, params }] };
    }
    const image = observed && cookies.length === 0 ? imageAlone(observed.requests) : null;
    if (image) {
      const params = { ...finding.params, ...image };
      return { class: 'Risk', findings: [{ ...finding, message: `${momentOf(seen)}Image`, params }] };
    }
    const picture = observed ? pictureBesideScript(observed.requests, pixel, facts.requests) : null;
    const told = isJointTold(facts) ? 'Informed' : '';
    if (picture === null) return { class: 'Risk', findings: [{ ...finding, message: `${momentOf(seen)}${told}` }] };
    const params = { ...finding.params, picture };
    return { class: 'Risk', findings: [{ ...finding, message: `${momentOf(seen)}Picture${told}`, params }] };
  }

  const use = facts.services.find(({ service, states: inStates }) => isPixel(service) && inStates.includes('accept'));
  if (use) {
    const notice = readNotice(facts);
    const informed = jointControllerPattern.test(notice.text);
    const ending = complete ? '' : 'Accepted';
    if (!informed && !notice.complete) return { class: 'NoClassification', message: `noticeUnread${ending}`, items: [serviceItem(use)] };
    if (!informed) {
      return {
        class: 'Hint',
        findings: [{ message: `noJointControl${ending}`, items: [serviceItem(use)], cause: pixel, serviceIds: [pixel] }],
      };
    }
  }
  return complete ? passedAfterConsent(facts, isPixel) : openAfterReject(facts, isPixel);
}

/** The image of a pixel that nothing but images call, as a message names it, and where it stands; null where a script or frame does. */
function imageAlone(requests: readonly RequestFact[]): { picture: string; pages: string } | null {
  const own = requests.filter(({ serviceId }) => serviceId === pixel);
  // An identifier in it comes from the cookie that the script sets.
  const isPlaced = ({ type, parentId, embeddedBy, inWrittenFrame, identifiers }: RequestFact) =>
    type === 'image' && parentId === null && embeddedBy === null && !inWrittenFrame && identifiers.length === 0;
  const called = own.map(({ url }) => URL.parse(url)).find((url) => url !== null);
  if (!called || !own.every(isPlaced)) return null;
  const event = called.searchParams.get('ev');
  const picture = `${called.host}${called.pathname.replace(/\/$/, '')}${event ? ` (ev=${event})` : ''}`;
  return { picture, pages: pathsOf(own.map(({ pageUrl }) => pageUrl)) };
}

/** One fix for the image at any moment. */
function imageFixes(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.keys(imaged[locale]).map((message) => [message, imageFix[locale]]));
}

/** The pixel of a frame is set where that frame is made; there the matching is switched off too. */
function framedFixes(locale: Locale): Record<string, string> {
  const name = locale === 'de' ? 'Meta-Pixel' : 'Meta pixel';
  const [, ...others] = fix[locale].split('\n').map((step) => step.replace(/^\d+\. /, ''));
  return Object.fromEntries(
    Object.entries(framedSteps[locale]).flatMap(([kind, step]) =>
      Object.keys(running[locale]).map(
        (message) => [`${message}${kind}`, numberedSteps([step.replaceAll('{service}', name), ...others])] as const,
      ),
    ),
  );
}

/** By whether the image is in the page besides, and whether the notice has the section on joint control already. */
function ownFixes(locale: Locale): Record<string, string> {
  const informed = numberedSteps(
    fix[locale]
      .split('\n')
      .map((step) => step.replace(/^\d+\. /, ''))
      .filter((step) => !/Art\. 26/.test(step)),
  );
  return Object.fromEntries(
    Object.keys(running[locale]).flatMap((name) => [
      [`${name}Informed`, informed],
      [`${name}Picture`, withPictureStep(fix[locale], locale)],
      [`${name}PictureInformed`, withPictureStep(informed, locale)],
    ]),
  );
}

/** Whether the notice speaks of joint control where it speaks of the pixel or its vendor. */
function isJointTold(facts: Pick<Facts, 'privacy' | 'pages' | 'services'>): boolean {
  const use = facts.services.find(({ service }) => service.id === pixel);
  return use !== undefined && passagesAbout(readNotice(facts), use, 800).some((passage) => jointControllerPattern.test(passage));
}
