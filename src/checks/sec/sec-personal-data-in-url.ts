import { defineCheck, type Finding } from '../define-check.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { pageItem, verdictOf } from '../items.ts';
import { addedTo } from '../message-variants.ts';
import { formFinding, searchFindings, searchFixes, sendsByGet } from '../shared/forms/search-by-address.ts';
import { bareLabel, labelsOf } from '../shared/forms/visitor-forms.ts';
import { unverified } from '../shared/law/law.ts';
import {
  foreignRequestsFrom,
  isFromForeignFrame,
  pagesWithFullReferrer,
  placedEmails,
  publishedEmails,
  publishedPhones,
  visitorDataIn,
} from '../shared/services/address-data.ts';
import { type Carrying, foreignFindings, ownFinding, placed } from '../shared/services/carried-data.ts';
import { wasSent } from '../shared/services/initiator-chains.ts';
import { linkedIllness } from '../shared/services/linked-illness.ts';
import { trackingCategories } from '../shared/services/service-observations.ts';
import { pathsOf } from '../shared/site/page-paths.ts';
import { quoted, shortList } from '../shared/wording.ts';

/** More than a registration asks of a person as a rule: a list that stops before the date of birth would hide it. */
const mostFields = 10;

const getSteps = {
  de: '1. Stellen Sie das Formular „{button}“ auf {path} auf die Methode POST um.\n2. Prüfen Sie, dass die Eingaben danach auch in keiner Weiterleitung in der Adresse stehen.',
  en: '1. Change the form “{button}” on {path} to the POST method.\n2. Check that afterwards no redirect carries the input in its address either.',
};

/** The same sentence for services that can be told another address, that cannot, and for both: the steps differ. */
const searchKinds = { '': '', Others: '', Mixed: '' };

/** What stands in a parameter of its own, the site or the service put there: no page of the site has to change its address. */
const asParameter = {
  de: {
    email: '1. Nehmen Sie die E-Mail-Adresse aus dem Bild oder Aufruf heraus, der sie an {target} sendet; gesendet wird er von {pages}.',
    phone: '1. Nehmen Sie die Telefonnummer aus dem Bild oder Aufruf heraus, der sie an {target} sendet; gesendet wird er von {pages}.',
    session: '1. Nehmen Sie die Sitzungskennung aus dem Bild oder Aufruf heraus, der sie an {target} sendet; gesendet wird er von {pages}.',
  },
  en: {
    email: '1. Take the e-mail address out of the image or call that sends it to {target}; it is sent from {pages}.',
    phone: '1. Take the phone number out of the image or call that sends it to {target}; it is sent from {pages}.',
    session: '1. Take the session id out of the image or call that sends it to {target}; it is sent from {pages}.',
  },
};

/** Steps for the messages of one place, by kind of data, with what all of them need after it. */
function eachKind(place: string, first: Record<'email' | 'phone' | 'session', string>, rest: string): Record<string, string> {
  return Object.fromEntries(Object.entries(first).map(([kind, step]) => [`${kind}${place}`, `${step}${rest}`]));
}

/** Whether addresses carry personal data: of the site itself, of third parties, or by forms that write input into them. */
const linkedFix = {
  de: '1. Nehmen Sie die Angabe aus den Links auf {linking}, und fragen Sie erst im Formular danach: Sonst steht sie auch in Protokollen und bei allem, was auf {page} die Adresse erfährt.\n2. Lassen Sie bei {services} löschen, was mit solchen Adressen schon angekommen ist.',
  en: '1. Take the information out of the links on {linking} and ask for it in the form only: otherwise it also stands in logs and with everything that learns the address on {page}.\n2. Have deleted at {services} what has arrived with such addresses already.',
};

export default defineCheck({
  id: 'sec-personal-data-in-url',
  area: 'sec',
  version: 17,
  stepPlaces: ['measuring', 'others'],
  weight: 4,
  confidence: 'medium',
  legalBasis: [unverified('Art. 5 Abs. 1 lit. c, f, Art. 25, 32 DSGVO', 'Art. 5(1)(c), (f), Art. 25, 32 GDPR')],
  needs: ['requests', 'services', 'forms', 'pages', 'applicability', 'site'],
  wants: ['embeds'],
  texts: {
    de: {
      title: 'Keine personenbezogenen Daten in Adressen',
      explanation:
        'Adressen stehen in Protokollen, im Verlauf und im Referrer, den andere Anbieter erhalten. Stehen E-Mail-Adressen, Telefonnummern oder Sitzungskennungen darin, gelangen sie an Stellen, für die sie nicht bestimmt sind; ein Suchbegriff ist heikel, wenn jemand Persönliches eingibt. Art. 5 Abs. 1 lit. c und f, Art. 25 und 32 DSGVO verlangen, das zu vermeiden.',
      confidenceReason:
        'Gesendete Adressen werden nach Mustern durchsucht; ein Wert kann nur so aussehen wie eine Telefonnummer oder Kennung.',
      howToFix:
        '1. Senden Sie Formulare mit der Methode POST.\n2. Entfernen Sie Personendaten und Sitzungskennungen aus Adressen und Weiterleitungen.\n3. Setzen Sie den Header „Referrer-Policy: strict-origin-when-cross-origin“.\n4. Prüfen Sie auch die Seiten nach dem Absenden eines Formulars; der Scan sendet keine Formulare ab.',
      fixes: {
        ...addedTo({ searchShared: '', searchSharedAccepted: '' }, searchFixes[0]!),
        ...eachKind(
          'FromPage',
          {
            email: '1. Ersetzen Sie die E-Mail-Adresse in der Adresse der Seite {page} durch eine zufällige Kennung oder eine Anmeldung.',
            phone: '1. Ersetzen Sie die Telefonnummer in der Adresse der Seite {page} durch eine zufällige Kennung oder eine Anmeldung.',
            session: '1. Nehmen Sie die Sitzungskennung aus der Adresse der Seite {page}, und führen Sie sie in einem Cookie.',
          },
          '\n2. Ändern Sie auch die Links, die dorthin führen, etwa in E-Mails.\n3. Binden Sie auf solchen Seiten keine Dienste ein, die die Adresse der Seite übermitteln.',
        ),
        ...eachKind(
          'FromLinkedPage',
          {
            email: '1. Ersetzen Sie die E-Mail-Adresse in der Adresse der Seite {page} durch eine zufällige Kennung oder eine Anmeldung.',
            phone: '1. Ersetzen Sie die Telefonnummer in der Adresse der Seite {page} durch eine zufällige Kennung oder eine Anmeldung.',
            session: '1. Nehmen Sie die Sitzungskennung aus der Adresse der Seite {page}, und führen Sie sie in einem Cookie.',
          },
          '\n2. Ändern Sie auch den Link „{link}“, der auf {linking} dorthin führt, und prüfen Sie Links dieser Art in E-Mails.\n3. Binden Sie auf solchen Seiten keine Dienste ein, die die Adresse der Seite übermitteln.',
        ),
        ...eachKind(
          'ToThird',
          {
            email: '1. Nehmen Sie die E-Mail-Adresse aus den Angaben, die an {target} gesendet werden.',
            phone: '1. Nehmen Sie die Telefonnummer aus den Angaben, die an {target} gesendet werden.',
            session: '1. Nehmen Sie die Sitzungskennung aus den Angaben, die an {target} gesendet werden.',
          },
          '\n2. Steht sie in der Adresse einer Ihrer Seiten, ersetzen Sie sie dort durch eine zufällige Kennung oder eine Anmeldung.',
        ),
        ...eachKind('AsParameter', asParameter.de, ''),
        ...eachKind(
          'InReferrer',
          {
            email:
              '1. Ersetzen Sie die E-Mail-Adresse in der Adresse der Seite ({pages}) durch eine zufällige Kennung oder eine Anmeldung.',
            phone: '1. Ersetzen Sie die Telefonnummer in der Adresse der Seite ({pages}) durch eine zufällige Kennung oder eine Anmeldung.',
            session: '1. Nehmen Sie die Sitzungskennung aus der Adresse der Seite ({pages}), und führen Sie sie in einem Cookie.',
          },
          '\n2. Setzen Sie den Header „Referrer-Policy: strict-origin-when-cross-origin“.',
        ),
        ...eachKind(
          'InBoth',
          {
            email:
              '1. Ersetzen Sie die E-Mail-Adresse in der Adresse der Seite ({pages}) durch eine zufällige Kennung oder eine Anmeldung.',
            phone: '1. Ersetzen Sie die Telefonnummer in der Adresse der Seite ({pages}) durch eine zufällige Kennung oder eine Anmeldung.',
            session: '1. Nehmen Sie die Sitzungskennung aus der Adresse der Seite ({pages}), und führen Sie sie in einem Cookie.',
          },
          '\n2. Setzen Sie den Header „Referrer-Policy: strict-origin-when-cross-origin“.',
        ),
        searchSensitive:
          '1. Laden Sie auf der Trefferseite keine Analyse- und Werbedienste, oder nehmen Sie den Suchbegriff aus der Seitenadresse, die Sie ihnen melden (den Parameter in den Einstellungen des Dienstes ausschließen oder die gemeldete Adresse überschreiben).\n2. Bewahren Sie Protokolle des Servers mit Suchbegriffen nur kurz auf.\n3. Die Methode GET kann bleiben: Blättern, Filtern und Verweise auf Treffer beruhen darauf.',
        linkedIllness: linkedFix.de,
        linkedIllnessAccepted: linkedFix.de,
        fullReferrer:
          '1. Setzen Sie den Header „Referrer-Policy: strict-origin-when-cross-origin“, dann erfahren diese Anbieter im Referrer nur noch die Domain. Was Skripte von sich aus melden, etwa die Seitenadresse an Analyse- und Werbedienste, ändert der Header nicht.',
        getForm: getSteps.de,
        ownAddress:
          '1. Ersetzen Sie E-Mail-Adressen und Telefonnummern in Adressen der Website durch eine zufällige Kennung oder eine Anmeldung.\n2. Führen Sie Sitzungskennungen in einem Cookie statt in der Adresse.\n3. Ändern Sie auch Links und Weiterleitungen, die dorthin führen.',
        typedToThird:
          '1. Entweder nehmen Sie Formularfelder von der Erfassung durch {host} aus, oder, wenn das Feld von dort Vorschläge oder eine Prüfung erhält (Suche, Anschrift), nennen Sie den Empfänger in der Datenschutzerklärung, soweit er dort fehlt.',
        typedFieldToThird:
          '1. Entweder nehmen Sie das Feld „{field}“ von der Erfassung durch {host} aus, oder, wenn es von dort Vorschläge oder eine Prüfung erhält (etwa der Anschrift), nennen Sie den Empfänger in der Datenschutzerklärung, soweit er dort fehlt.',
      },
      messages: {
        emailToThird: 'Beim Aufruf von {pages} geht eine E-Mail-Adresse in der Adresse einer Anfrage an {target}',
        emailAsParameter: 'Beim Aufruf von {pages} geht eine E-Mail-Adresse in der Adresse einer Anfrage an {target}',
        emailInReferrer: 'Beim Aufruf von {pages} geht eine E-Mail-Adresse im Referrer an {host}',
        emailInBoth: 'Beim Aufruf von {pages} geht eine E-Mail-Adresse in der Adresse einer Anfrage und im Referrer an {host}',
        phoneToThird: 'Beim Aufruf von {pages} geht eine Telefonnummer in der Adresse einer Anfrage an {target}',
        phoneAsParameter: 'Beim Aufruf von {pages} geht eine Telefonnummer in der Adresse einer Anfrage an {target}',
        phoneInReferrer: 'Beim Aufruf von {pages} geht eine Telefonnummer im Referrer an {host}',
        phoneInBoth: 'Beim Aufruf von {pages} geht eine Telefonnummer in der Adresse einer Anfrage und im Referrer an {host}',
        sessionToThird: 'Beim Aufruf von {pages} geht eine Sitzungskennung der Website in der Adresse einer Anfrage an {target}',
        sessionAsParameter: 'Beim Aufruf von {pages} geht eine Sitzungskennung der Website in der Adresse einer Anfrage an {target}',
        sessionInReferrer: 'Beim Aufruf von {pages} geht eine Sitzungskennung der Website im Referrer an {host}',
        sessionInBoth:
          'Beim Aufruf von {pages} geht eine Sitzungskennung der Website in der Adresse einer Anfrage und im Referrer an {host}',
        typedToThird: 'Auf {pages} gehen Eingaben in ein Formularfeld noch vor dem Absenden in der Adresse an {host}',
        typedFieldToThird: 'Auf {pages} gehen Eingaben in das Feld „{field}“ noch vor dem Absenden in der Adresse an {host}',
        searchSuggestions:
          'In den Adressen der eigenen Seiten und in deren Weitergabe wurden keine E-Mail-Adressen, Telefonnummern oder Sitzungskennungen erkannt; das Suchfeld sendet den Suchbegriff schon beim Tippen an {hosts}. Formulare sendet der Scan nicht ab',
        ownAddress: 'Adressen der Website enthalten personenbezogene Daten oder Sitzungskennungen: {addresses}',
        emailFromPage: 'Eine E-Mail-Adresse steht in der Adresse der Seite {page} und geht mit ihr an {host}',
        emailFromLinkedPage:
          'Eine E-Mail-Adresse steht in der Adresse der Seite {page} und geht mit ihr an {host}; dorthin führt der Link „{link}“ auf {linking}',
        phoneFromPage: 'Eine Telefonnummer steht in der Adresse der Seite {page} und geht mit ihr an {host}',
        phoneFromLinkedPage:
          'Eine Telefonnummer steht in der Adresse der Seite {page} und geht mit ihr an {host}; dorthin führt der Link „{link}“ auf {linking}',
        sessionFromPage: 'Eine Sitzungskennung steht in der Adresse der Seite {page} und geht mit ihr an {host}',
        sessionFromLinkedPage:
          'Eine Sitzungskennung steht in der Adresse der Seite {page} und geht mit ihr an {host}; dorthin führt der Link „{link}“ auf {linking}',
        getForm: 'Das Formular „{button}“ auf {path} schreibt beim Absenden diese Angaben in die Adresse (Methode GET): {fields}',
        ...addedTo(
          {
            searchShared:
              'Die Suche (Formular auf {path}) schreibt den Suchbegriff in die Adresse der Trefferseite; diese Adresse erführen die eingebundenen Analyse- oder Werbedienste: {services}. Abgesendet hat der Scan das Formular nicht',
            searchSharedAccepted:
              'Die Suche (Formular auf {path}) schreibt den Suchbegriff in die Adresse der Trefferseite; nach dem Zustimmen erführen diese Adresse die Analyse- oder Werbedienste: {services}. Abgesendet hat der Scan das Formular nicht',
          },
          searchKinds,
        ),
        searchSensitive:
          'Die Suche (Formular auf {path}) schreibt den Suchbegriff in die Adresse der Trefferseite; auf einer Website mit sensiblem Thema kann schon er viel über einen Menschen sagen. Abgesendet hat der Scan das Formular nicht',
        fullReferrer:
          'Auf einer Website mit sensiblem Thema teilen Seiten Dritten ihre volle Adresse mit (Referrer-Policy „{policy}“): {places}',
        linkedIllness:
          'Links auf {linking} tragen eine Angabe zur Gesundheit in der Adresse („{told}“) und führen auf {page}; von dort wird die Adresse der Seite ohne Einwilligung an {services} gesendet. Den Links ist der Scan nicht gefolgt',
        linkedIllnessAccepted:
          'Links auf {linking} tragen eine Angabe zur Gesundheit in der Adresse („{told}“) und führen auf {page}; von dort wird die Adresse der Seite nach dem Zustimmen an {services} gesendet. Den Links ist der Scan nicht gefolgt',
        none: 'In den Adressen der eigenen Seiten und in deren Weitergabe wurden keine E-Mail-Adressen, Telefonnummern oder Sitzungskennungen erkannt; Kennungen, die Dienste in ihren eigenen Aufrufen senden, bewerten die Prüfungen zu Tracking. Formulare sendet der Scan nicht ab',
      },
    },
    en: {
      title: 'No personal data in URLs',
      explanation:
        'Addresses end up in logs, in the history and in the referrer that other providers receive. If they hold e-mail addresses, phone numbers or session ids, these reach places they are not meant for; a search term is delicate where somebody enters something personal. Art. 5(1)(c) and (f), Art. 25 and 32 GDPR require that to be avoided.',
      confidenceReason: 'Addresses that were sent are searched for patterns; a value may merely look like a telephone number or an id.',
      howToFix:
        '1. Send forms with the POST method.\n2. Remove personal data and session ids from addresses and redirects.\n3. Set the header “Referrer-Policy: strict-origin-when-cross-origin”.\n4. Also examine the pages after a form was submitted; the scan submits no forms.',
      fixes: {
        ...addedTo({ searchShared: '', searchSharedAccepted: '' }, searchFixes[1]!),
        ...eachKind(
          'FromPage',
          {
            email: '1. Replace the e-mail address in the address of the page {page} by a random identifier or a login.',
            phone: '1. Replace the phone number in the address of the page {page} by a random identifier or a login.',
            session: '1. Take the session id out of the address of the page {page} and keep it in a cookie.',
          },
          '\n2. Change the links that lead there as well, for instance in e-mails.\n3. Embed no services on such pages that transmit the address of the page.',
        ),
        ...eachKind(
          'FromLinkedPage',
          {
            email: '1. Replace the e-mail address in the address of the page {page} by a random identifier or a login.',
            phone: '1. Replace the phone number in the address of the page {page} by a random identifier or a login.',
            session: '1. Take the session id out of the address of the page {page} and keep it in a cookie.',
          },
          '\n2. Change the link “{link}” on {linking} that leads there as well, and check links of this kind in e-mails.\n3. Embed no services on such pages that transmit the address of the page.',
        ),
        ...eachKind(
          'ToThird',
          {
            email: '1. Take the e-mail address out of what is sent to {target}.',
            phone: '1. Take the phone number out of what is sent to {target}.',
            session: '1. Take the session id out of what is sent to {target}.',
          },
          '\n2. If it stands in the address of one of your pages, replace it there by a random identifier or a login.',
        ),
        ...eachKind('AsParameter', asParameter.en, ''),
        ...eachKind(
          'InReferrer',
          {
            email: '1. Replace the e-mail address in the address of the page ({pages}) by a random identifier or a login.',
            phone: '1. Replace the phone number in the address of the page ({pages}) by a random identifier or a login.',
            session: '1. Take the session id out of the address of the page ({pages}) and keep it in a cookie.',
          },
          '\n2. Set the header “Referrer-Policy: strict-origin-when-cross-origin”.',
        ),
        ...eachKind(
          'InBoth',
          {
            email: '1. Replace the e-mail address in the address of the page ({pages}) by a random identifier or a login.',
            phone: '1. Replace the phone number in the address of the page ({pages}) by a random identifier or a login.',
            session: '1. Take the session id out of the address of the page ({pages}) and keep it in a cookie.',
          },
          '\n2. Set the header “Referrer-Policy: strict-origin-when-cross-origin”.',
        ),
        searchSensitive:
          '1. Load no analytics and advertising services on the page of results, or take the search term out of the page address that you report to them (exclude the parameter in the settings of the service or overwrite the address reported).\n2. Keep logs of the server that hold search terms for a short time only.\n3. The GET method may stay: paging, filters and links to results rest on it.',
        linkedIllness: linkedFix.en,
        linkedIllnessAccepted: linkedFix.en,
        fullReferrer:
          '1. Set the header “Referrer-Policy: strict-origin-when-cross-origin”; these providers then learn only the domain from the referrer. What scripts report by themselves, such as the page address to analytics and advertising services, the header does not change.',
        getForm: getSteps.en,
        ownAddress:
          '1. Replace e-mail addresses and phone numbers in addresses of the website by a random identifier or a login.\n2. Keep session ids in a cookie instead of the address.\n3. Change links and redirects that lead there as well.',
        typedToThird:
          '1. Either exempt form fields from collection by {host}, or, if the field gets suggestions or a check from there (search, postal address), name the recipient in the privacy notice where it is missing there.',
        typedFieldToThird:
          '1. Either exempt the field “{field}” from collection by {host}, or, if it gets suggestions or a check from there (of the postal address, say), name the recipient in the privacy notice where it is missing there.',
      },
      messages: {
        emailToThird: 'When {pages} is loaded, an e-mail address goes in the address of a request to {target}',
        emailAsParameter: 'When {pages} is loaded, an e-mail address goes in the address of a request to {target}',
        emailInReferrer: 'When {pages} is loaded, an e-mail address goes in the referrer to {host}',
        emailInBoth: 'When {pages} is loaded, an e-mail address goes in the address of a request and in the referrer to {host}',
        phoneToThird: 'When {pages} is loaded, a phone number goes in the address of a request to {target}',
        phoneAsParameter: 'When {pages} is loaded, a phone number goes in the address of a request to {target}',
        phoneInReferrer: 'When {pages} is loaded, a phone number goes in the referrer to {host}',
        phoneInBoth: 'When {pages} is loaded, a phone number goes in the address of a request and in the referrer to {host}',
        sessionToThird: 'When {pages} is loaded, a session id of the website goes in the address of a request to {target}',
        sessionAsParameter: 'When {pages} is loaded, a session id of the website goes in the address of a request to {target}',
        sessionInReferrer: 'When {pages} is loaded, a session id of the website goes in the referrer to {host}',
        sessionInBoth: 'When {pages} is loaded, a session id of the website goes in the address of a request and in the referrer to {host}',
        typedToThird: 'On {pages}, input in a form field goes to {host} in the address even before it is submitted',
        typedFieldToThird: 'On {pages}, input in the field “{field}” goes to {host} in the address even before it is submitted',
        searchSuggestions:
          'No e-mail addresses, telephone numbers or session ids were recognised in the addresses of the site itself and where these are passed on; the search field sends the search term to {hosts} already while it is typed. The scan submits no forms',
        ownAddress: 'Addresses of the website contain personal data or session ids: {addresses}',
        emailFromPage: 'An e-mail address stands in the address of the page {page} and goes with it to {host}',
        emailFromLinkedPage:
          'An e-mail address stands in the address of the page {page} and goes with it to {host}; the link “{link}” on {linking} leads there',
        phoneFromPage: 'A phone number stands in the address of the page {page} and goes with it to {host}',
        phoneFromLinkedPage:
          'A phone number stands in the address of the page {page} and goes with it to {host}; the link “{link}” on {linking} leads there',
        sessionFromPage: 'A session id stands in the address of the page {page} and goes with it to {host}',
        sessionFromLinkedPage:
          'A session id stands in the address of the page {page} and goes with it to {host}; the link “{link}” on {linking} leads there',
        getForm: 'On submitting, the form “{button}” on {path} writes these details into the address (GET method): {fields}',
        ...addedTo(
          {
            searchShared:
              'The search (form on {path}) writes the search term into the address of the page of results; the embedded analytics or advertising services would learn this address: {services}. The scan did not submit the form',
            searchSharedAccepted:
              'The search (form on {path}) writes the search term into the address of the page of results; after accepting, the analytics or advertising services would learn this address: {services}. The scan did not submit the form',
          },
          searchKinds,
        ),
        searchSensitive:
          'The search (form on {path}) writes the search term into the address of the page of results; on a website with a sensitive topic the term alone may tell much about a person. The scan did not submit the form',
        fullReferrer:
          'On a website with a sensitive topic, pages tell third parties their full address (Referrer-Policy “{policy}”): {places}',
        linkedIllness:
          'Links on {linking} carry information about health in their address (“{told}”) and lead to {page}; from there the address of the page is sent to {services} without consent. The scan did not follow the links',
        linkedIllnessAccepted:
          'Links on {linking} carry information about health in their address (“{told}”) and lead to {page}; from there the address of the page is sent to {services} after accepting. The scan did not follow the links',
        none: 'No e-mail addresses, telephone numbers or session ids were recognised in the addresses of the site itself and where these are passed on; identifiers that services send in requests of their own are judged by the checks on tracking. The scan submits no forms',
      },
    },
  },
  run(facts) {
    const published = new Set([
      ...publishedEmails(facts.pages),
      ...publishedPhones(facts.pages),
      ...placedEmails(facts.embeds ?? [], facts.pages),
    ]);
    const carrying = facts.requests.filter(wasSent).flatMap((request) => {
      const data = visitorDataIn(request, published, facts.site.domain);
      return data.length > 0 ? [{ request, data }] : [];
    });
    const foreign = carrying.filter(({ request }) => request.party !== 'first');
    const own = carrying.filter(({ request }) => request.party === 'first');
    const verdict = verdictOf({
      risks: [
        ...foreignFindings(placed('email'), 'email', foreign, facts),
        ...foreignFindings(placed('phone'), 'phone', foreign, facts),
        ...foreignFindings(placed('session'), 'session', foreign, facts),
        ...facts.forms.filter(isGraveGetForm).map((form) => getFinding(form)),
      ],
      hints: [
        ...typedFindings(foreign, facts),
        ...ownFinding(own),
        ...facts.forms.filter((form) => isTellingGetForm(form) && !isGraveGetForm(form)).map((form) => getFinding(form)),
        ...linkedIllness(facts),
        ...searchFindings(facts),
        ...referrerFinding(facts),
      ],
    });
    if (verdict) return verdict;
    const hosts = shortList([...new Set(foreign.filter((each) => suggests(each, facts)).map(({ request }) => request.host))]);
    return hosts === '' ? { class: 'Conform', message: 'none' } : { class: 'Conform', message: 'searchSuggestions', params: { hosts } };
  },
});

/** What somebody types into a search goes out before it is sent because suggestions are what they ask for; nobody asks to be followed. */
function suggests({ request }: Carrying[number], { services, applicability }: Pick<Facts, 'services' | 'applicability'>): boolean {
  const category = services.find(({ service }) => service.id === request.serviceId)?.service.category;
  const follows = category !== undefined && trackingCategories.has(category);
  return request.typedInto?.search === true && !follows && !applicability.sensitive;
}

/** One finding for each recipient and field; the field is named where the scan kept which one it was. */
function typedFindings(foreign: Carrying, facts: Pick<Facts, 'services' | 'requests' | 'pages' | 'applicability'>): Finding[] {
  const typed = foreign.filter((each) => !suggests(each, facts));
  const fields = Map.groupBy(typed, ({ request: { typedInto } }) => (typedInto ? bareLabel(typedInto.label) || typedInto.name : ''));
  return [...fields].flatMap(([field, group]) =>
    foreignFindings(() => (field === '' ? 'typedToThird' : 'typedFieldToThird'), 'typed-text', group, facts).map((found) =>
      field === '' ? found : { ...found, params: { ...found.params, field: quoted(field) } },
    ),
  );
}

/** Whether a form that is no search writes an address or a password into the address of the page. */
function isGraveGetForm(form: FormFact): boolean {
  return isTellingGetForm(form) && form.personalFields.some((field) => field === 'email' || field === 'password');
}

/** Whether it writes there what tells of one person: filters ask for places and ages as well, but for nobody’s name and number. */
function isTellingGetForm(form: FormFact): boolean {
  const has = (...kinds: FormFact['personalFields']) => form.personalFields.some((field) => kinds.includes(field));
  const tells = has('email', 'password') || (has('phone', 'payment') && has('name', 'message'));
  return tells && sendsByGet(form) && form.kind !== 'search';
}

/** Names every question about the visitor, as the form words it: with GET none of them stays out of the address. */
function getFinding(form: FormFact): Finding {
  const sent = new Set(form.fields.filter(({ name }) => name !== '').map(({ label, name }) => label || name));
  const labels = labelsOf(form.asked.filter(({ kind, label }) => kind !== null && sent.has(label)));
  const finding = formFinding('getForm', form, `form-transport:${form.id}`);
  const fields = shortList(labels.length > 0 ? labels : form.personalFields, mostFields);
  return { ...finding, params: { ...finding.params, fields } };
}

function referrerFinding(facts: Pick<Facts, 'pages' | 'requests' | 'applicability'>): Finding[] {
  if (!facts.applicability.sensitive) return [];
  const told = (page: PageFact) => foreignRequestsFrom([page], facts).filter((request) => wasSent(request) && !isFromForeignFrame(request));
  const all = pagesWithFullReferrer(facts.pages).filter((page) => told(page).length > 0);
  // What somebody reads about themselves tells more than that they looked for the imprint.
  const telling = all.filter(({ kind }) => kind !== 'imprint' && kind !== 'privacy' && kind !== 'terms');
  const pages = telling.length > 0 ? telling : all;
  const [first, ...rest] = pages
    .slice(0, 15)
    .map(({ url, states, headers }) => pageItem(url, states, { policy: headers['referrer-policy'] ?? null }));
  if (!first) return [];
  const alike = Map.groupBy(pages, (page) => shortList([...new Set(told(page).map(({ host }) => host))].sort(), mostFields));
  const places = [...alike].map(([hosts, group]) => `${pathsOf(group.map(({ url }) => url))}: ${hosts}`);
  const policy = quoted(pages[0]!.headers['referrer-policy'] ?? '');
  return [{ message: 'fullReferrer', params: { places: places.join('; '), policy }, items: [first, ...rest], cause: 'referrer-policy' }];
}
