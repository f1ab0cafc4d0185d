import type { ConsentState } from '#evidence/gathered.ts';
import { libraryService } from '#knowledge/find-service.ts';
import type { Service } from '#knowledge/types.ts';
import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { pageItem, serviceItem, verdictBeside } from '../items.ts';
import { addedTo, suffixed } from '../message-variants.ts';
import { isAskedFor } from '../shared/banner/banner-declarations.ts';
import { consentLaw } from '../shared/law/consent-law.ts';
import { disputed, guidance } from '../shared/law/law.ts';
import { namesService, passagesAbout, readNotice } from '../shared/notice/notice.ts';
import { bareMessage, bareSteps } from '../shared/services/bare-connection.ts';
import { captchaFixes } from '../shared/services/captcha-fixes.ts';
import { embedFinding, observeEmbeds, onlyConnected } from '../shared/services/embed-observations.ts';
import { openAfterReject, passedAfterConsent, rejectNotExamined } from '../shared/services/passed-after-consent.ts';
import type { ServiceObservation } from '../shared/services/service-observations.ts';
import { shieldFixes, shieldMessages, shields } from '../shared/services/shield-texts.ts';
import { unconsentedStates } from '../shared/services/unconsented-states.ts';
import { readablePages } from '../shared/site/legal-page.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { wasWrittenIn } from '../shared/stored/stored-items.ts';
import { shortList } from '../shared/wording.ts';

const recaptcha = 'google-recaptcha';

/** Google as a controller of its own for reCAPTCHA: so until 2 April 2026, processor since. */
const ownController =
  /Google[^.]{0,160}(?:eigene\w*\s+Verantwortlich|eigenverantwortlich)|Google[^.]{0,160}(?:own|independent|separate)\s+(?:data\s+)?controller/i;

/** Where the forms have a field for robots already. */
const trapped = {
  de: '; ein verstecktes Feld gegen automatische Eingaben (Honeypot) ist dort schon im Formular',
  en: '; the form there already has a hidden field against automatic entries (honeypot)',
};

/** What is said of services other than reCAPTCHA, on form pages and elsewhere. */
const quiet = {
  de: {
    notNamed: '{service} lädt ohne Einwilligung; die Datenschutzerklärung nennt den Dienst nicht',
    stores: '{service} speichert ohne Einwilligung im Endgerät; ob das erforderlich ist, ist umstritten',
  },
  en: {
    notNamed: '{service} loads without consent; the privacy notice does not name the service',
    stores: '{service} stores on the device without consent; whether that is necessary is disputed',
  },
};

export default defineCheck({
  id: 'emb-captcha',
  area: 'emb',
  version: 10,
  weight: 3,
  confidence: 'high',
  legalBasis: [
    consentLaw.tdddg25Necessary,
    disputed('BVwG (Österreich), 13.9.2024, W298 2274626-1/8E', 'Federal Administrative Court (Austria), 13 Sep 2024, W298 2274626-1/8E', {
      de: 'österreichisches Urteil, in Deutschland nicht bindend',
      en: 'Austrian judgment, not binding in Germany',
    }),
    guidance('CNIL, Auffassung zu reCAPTCHA', 'CNIL, view on reCAPTCHA'),
  ],
  volatile: {
    de: 'Ein österreichisches Gericht verlangt für reCAPTCHA eine Einwilligung; deutsche Urteile dazu sind nicht bekannt. Seit 2.4.2026 handelt Google als Auftragsverarbeiter, an der Einwilligungsfrage ändert das nichts.',
    en: 'An Austrian court requires consent for reCAPTCHA; no German judgments on it are known. Google acts as a processor since 2 Apr 2026, which does not change the question of consent.',
    since: '2026-11-21',
  },
  needs: ['requests', 'services', 'cookies', 'storage', 'forms', 'pages', 'privacy', 'attempts'],
  wants: ['banner'],
  texts: {
    de: {
      title: 'Captcha-/Bot-Schutz-Dienste',
      explanation:
        'Ein Captcha-Dienst liest Gerätedaten, um Menschen von Programmen zu unterscheiden. Ohne Einwilligung geht das nur, soweit es für einen gewünschten Dienst unbedingt erforderlich ist (§ 25 Abs. 2 Nr. 2 TDDDG): Auf Seiten ohne Formular ist es das nicht, auf Formularseiten ist es umstritten. Ein österreichisches Gericht verlangt auch dort eine Einwilligung; das Urteil bindet in Deutschland nicht.',
      confidenceReason: 'Gemessen wird, auf welchen Seiten der Dienst lädt; ob das Formular dort ihn braucht, zeigt die Messung nicht.',
      howToFix:
        '1. {#later} Laden Sie das Captcha nur auf Seiten mit Formular.\n2. Oder stellen Sie auf einen Dienst um, der ohne Kennung auskommt (Rechenaufgabe im Browser, Honeypot, Anbieter aus der EU).\n3. Nennen Sie den Dienst in der Datenschutzerklärung, soweit er dort fehlt; bei reCAPTCHA ist Google seit 2.4.2026 Auftragsverarbeiter.',
      fixes: { connectionOnly: bareSteps.de, ...captchaFixes('de'), ...shieldFixes('de') },
      messages: {
        withoutForm: '{service} lädt ohne Einwilligung auf {pages|=einer Seite|Seiten} ohne Formular',
        everywhere: '{service} lädt ohne Einwilligung auf allen {pages} geprüften Seiten',
        ...addedTo(
          {
            offeredInBanner:
              '{service} lädt {when} auf Formularseiten ({addresses}), obwohl das Banner den Dienst zur Wahl stellt; wer die Einwilligung selbst abfragt, kann sich auf die umstrittene Ausnahme kaum berufen',
            onFormPages: '{service} lädt auf Formularseiten ({addresses}) ohne Einwilligung; ob das erforderlich ist, ist umstritten',
            ...quiet.de,
          },
          { '': '', Trap: trapped.de },
        ),
        ...suffixed(quiet.de, 'Wide'),
        ...shieldMessages('de'),
        connectionOnly: bareMessage('de', 'Ohne Einwilligung'),
        namedWithoutForm:
          '{service} lädt ohne Einwilligung auch auf {pages|=einer Seite|Seiten} ohne Formular; ob das dort erforderlich ist, ist umstritten',
        namedOnForms:
          'Ohne Einwilligung auf Formularseiten geladen und in der Datenschutzerklärung genannt: {names} ({addresses}); ein Eintrag im Endgerät wurde dabei nicht beobachtet. Ob ein solcher Schutz ohne Einwilligung zulässig ist, ist umstritten',
        roleOutdated:
          'Die Datenschutzerklärung nennt Google für reCAPTCHA noch als eigenen Verantwortlichen; seit 2.4.2026 ist Google Auftragsverarbeiter',
        library:
          'Eingebunden ist {service}, mit einer Datei von {host}; eine Verbindung zum Anbieter selbst wurde nicht beobachtet, oft entsteht sie erst beim Ausfüllen des Formulars',
        noticeUnread: 'Ob die Datenschutzerklärung den Captcha-Dienst nennt, ließ sich nicht lesen',
        noneObserved: 'Auf den geprüften Seiten wurde kein bekannter Captcha-Dienst beobachtet',
        onlyAfterConsent: 'Erst nach dem Zustimmen geladen: {names}',
        rejectNotExamined: 'Vor der Einwilligung lud kein Captcha-Dienst; der Zustand nach dem Ablehnen ließ sich nicht prüfen',
        ...rejectNotExamined.de,
        noForms: 'Es wurden weder Formulare noch Captcha-Dienste gefunden',
      },
    },
    en: {
      title: 'Captcha and bot protection',
      explanation:
        'A captcha service reads device data to tell people from programs. Without consent this is only possible as far as strictly necessary for a service the visitor asked for (Section 25(2) no. 2 TDDDG): on pages without a form it is not, on form pages it is disputed. An Austrian court requires consent there too; the judgment does not bind in Germany.',
      confidenceReason:
        'The scan measures on which pages the service loads; the measurement does not show whether the form there needs it.',
      howToFix:
        '1. {#later} Load the captcha only on pages with a form.\n2. Or switch to a service that needs no identifier (proof of work in the browser, honeypot, provider from the EU).\n3. Name the service in the privacy notice where it is missing there; for reCAPTCHA, Google is a processor since 2 Apr 2026.',
      fixes: { connectionOnly: bareSteps.en, ...captchaFixes('en'), ...shieldFixes('en') },
      messages: {
        withoutForm: '{service} loads without consent on {pages|page|pages} without a form',
        everywhere: '{service} loads without consent on all {pages|page|pages} examined',
        ...addedTo(
          {
            offeredInBanner:
              '{service} loads on form pages ({addresses}) {when} although the banner offers the service as a choice; whoever asks for consent can hardly rely on the disputed exemption',
            onFormPages: '{service} loads on form pages ({addresses}) without consent; whether that is necessary is disputed',
            ...quiet.en,
          },
          { '': '', Trap: trapped.en },
        ),
        ...suffixed(quiet.en, 'Wide'),
        ...shieldMessages('en'),
        connectionOnly: bareMessage('en', 'Without consent'),
        namedWithoutForm:
          '{service} loads without consent on {pages|=one page|pages} without a form, too; whether that is necessary there is disputed',
        namedOnForms:
          'Loaded without consent on form pages and named in the privacy notice: {names} ({addresses}); no entry on the device was observed with it. Whether such a protection is permitted without consent is disputed',
        roleOutdated: 'The privacy notice still calls Google a controller of its own for reCAPTCHA; since 2 Apr 2026 Google is a processor',
        library:
          '{service} is embedded, with a file from {host}; a connection to the provider itself was not observed, often it only arises when the form is filled in',
        noticeUnread: 'Whether the privacy notice names the captcha service could not be read',
        noneObserved: 'No known captcha service was observed on the pages examined',
        onlyAfterConsent: 'Loaded only after accepting: {names}',
        rejectNotExamined: 'No captcha service loaded before consent; the state after rejection could not be examined',
        ...rejectNotExamined.en,
        noForms: 'Neither forms nor captcha services were found',
      },
    },
  },
  run(facts) {
    const { states, complete } = unconsentedStates(facts.attempts);
    const captchas = facts.services.filter(({ service }) => service.category === 'captcha');
    if (captchas.length === 0 && formPages(facts).size === 0) return { class: 'NotApplicable', message: 'noForms' };

    const notice = readNotice(facts);
    const risks: Finding[] = [];
    const hints: Finding[] = [];
    const named: ServiceObservation[] = [];
    let unread = false;
    for (const observation of observeEmbeds(facts, states, 'captcha')) {
      const { use } = observation;
      const told = (message: string) => embedFinding(message, observation, facts);
      const scope = scopeOf(observation, facts, states);
      const kept = scope === null && hasTraps(observation, facts) ? 'Trap' : '';
      const wide = scope === null ? kept : 'Wide';
      if (onlyConnected(observation)) hints.push(told('connectionOnly'));
      else if (shields.has(use.service.id)) {
        const storing = stores(use.service.id, facts, states) ? 'Storing' : '';
        hints.push(told(`shield${storing}${namesService(notice.text, use) ? 'Named' : ''}`));
      } else if (use.service.id === recaptcha) {
        if (scope)
          risks.push({
            ...told(scope.message),
            params: { service: use.service.name, pages: scope.pages.length },
            items: [...scope.items, ...told('').items],
          });
        else {
          const { banner = null } = facts.banner ?? {};
          const finding = told(`${banner !== null && isAskedFor(use, banner) ? 'offeredInBanner' : 'onFormPages'}${kept}`);
          hints.push({ ...finding, params: { ...finding.params, addresses: pathsOf(observation.requests.map(({ pageUrl }) => pageUrl)) } });
        }
      } else if (stores(use.service.id, facts, states)) hints.push(told(`stores${wide}`));
      else if (namesService(notice.text, use)) {
        if (use.service.consent === 'no') continue;
        if (scope?.message === 'withoutForm')
          hints.push({ ...told('namedWithoutForm'), params: { service: use.service.name, pages: scope.pages.length } });
        else named.push(observation);
      } else if (notice.complete || notice.url === null) hints.push(told(`notNamed${wide}`));
      else unread = true;
    }
    const google = captchas.find(({ service }) => service.id === recaptcha);
    if (google && passagesAbout(notice, { ...google, vendorName: null }, 1_500).some((passage) => ownController.test(passage))) {
      hints.push({
        message: 'roleOutdated',
        items: [serviceItem(google), pageItem(notice.url ?? '')],
        cause: recaptcha,
        serviceIds: [recaptcha],
      });
    }
    const verdict = verdictBeside(risks, hints);
    if (verdict) return verdict;
    if (unread) return { class: 'NoClassification', message: 'noticeUnread', items: captchas.map((use) => serviceItem(use)) };
    if (named.length > 0 && complete) {
      const names = shortList(named.map(({ use }) => use.service.name));
      const addresses = pathsOf(named.flatMap(({ requests }) => requests.map(({ pageUrl }) => pageUrl)));
      return { class: 'Conform', message: 'namedOnForms', params: { names, addresses } };
    }
    const library = captchas.length === 0 ? libraryOf(facts) : null;
    if (library) return { class: 'Conform', message: 'library', params: library };
    return complete ? passedAfterConsent(facts, inScope) : openAfterReject(facts, inScope);
  },
});

/** A captcha of which only the library was seen, on the way from a delivery network. */
function libraryOf({ requests }: Pick<Facts, 'requests'>): { service: string; host: string } | null {
  for (const { url, host, party } of requests) {
    const service = party === 'first' ? null : libraryService(url);
    if (service && inScope(service)) return { service: service.name, host };
  }
  return null;
}

/** Pages with a form a captcha could protect. */
function formPages(facts: Pick<Facts, 'forms'>): Set<string> {
  return new Set(protectable(facts).map(({ pageUrl }) => pageUrl));
}

/** A search field needs no protection. */
function protectable({ forms }: Pick<Facts, 'forms'>): Facts['forms'] {
  return forms.filter(({ kind }) => kind !== 'search' && kind !== 'consent');
}

/** Whether each form where the captcha loads has a trap for robots of its own. */
function hasTraps({ requests }: ServiceObservation, facts: Pick<Facts, 'forms'>): boolean {
  const forms = protectable(facts).filter((form) => requests.some(({ pageUrl }) => pageUrl === form.pageUrl));
  return forms.length > 0 && forms.every(({ honeypot }) => honeypot);
}

/** Whether the captcha loads where no form is, or everywhere; null when only form pages load it. */
function scopeOf(
  { requests }: ServiceObservation,
  facts: Pick<Facts, 'forms' | 'pages'>,
  states: readonly ConsentState[],
): { message: 'withoutForm' | 'everywhere'; pages: string[]; items: [FindingItem, ...FindingItem[]] } | null {
  const withForm = formPages(facts);
  const loading = [...new Set(requests.map(({ pageUrl }) => pageUrl))];
  const bare = loading.filter((url) => !withForm.has(url));
  const examined = readablePages(facts.pages).filter((page) => states.some((state) => page.states.includes(state)));
  const everywhere = examined.length > 1 && examined.every(({ url }) => loading.includes(url));
  const pages = bare.length > 0 ? bare : everywhere ? loading : [];
  const [first, ...rest] = pages.slice(0, 5).map((url) => pageItem(url));
  return first ? { message: bare.length > 0 ? 'withoutForm' : 'everywhere', pages, items: [first, ...rest] } : null;
}

function stores(serviceId: string, { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>, states: readonly ConsentState[]): boolean {
  return (
    cookies.some((cookie) => cookie.serviceId === serviceId && states.some((state) => wasWrittenIn(cookie, state))) ||
    storage.some((entry) => entry.serviceId === serviceId && states.some((state) => entry.states.includes(state)))
  );
}

function inScope({ category }: Service): boolean {
  return category === 'captcha';
}
