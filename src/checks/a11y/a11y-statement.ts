import { reviewIds } from '#knowledge/services.ts';
import { defineCheck, type Finding, type Verdict } from '../define-check.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import { pageItem, textItem } from '../items.ts';
import { isPublicAuthority, isPublicBody, isSelfGoverned } from '../shared/imprint/public-body.ts';
import { staffInNotice } from '../shared/imprint/staff-in-notice.ts';
import { type StatedStaff, statedStaff } from '../shared/imprint/stated-staff.ts';
import { statute, unverified } from '../shared/law/law.ts';
import { sellsToConsumers } from '../shared/offer/contract-offer.ts';
import { openContractTexts, unclearOfferTexts } from '../shared/offer/contract-sign.ts';
import { unclearOffer } from '../shared/offer/shop-offer.ts';
import { startPage } from '../shared/services/transport-hosts.ts';
import { pageAt, readablePages, startObstacle } from '../shared/site/legal-page.ts';
import { oldDateOf } from '../shared/site/statement-date.ts';
import { mentions, plainText, quoted, shortList, wholeWords } from '../shared/wording.ts';

const statementName = wholeWords(
  '(?:erklärung\\s+zur\\s+|informationen\\s+zur\\s+|hinweise\\s+zur\\s+)?(?:digitalen\\s+)?barrierefreiheit(?:serklärung|sinformationen|shinweise)?|barrierefreiheitsstärkungsgesetz|BFSG|accessibility(?:\\s+(?:statement|information|notice))?',
);
/**
 * Who watches over it: the joint authority of the Länder for services, enforcement and conciliation bodies for public bodies, which some
 * Länder call ombuds offices or entrust to their commissioner for people with disabilities.
 */
const authority = wholeWords(
  'marktüberwachungs(?:stelle|behörde)[a-zß-ɏ]*|MLBF|market\\s+surveillance|durchsetzungs(?:-|stellen?|verfahrens?)|schlichtungs(?:-|stellen?|verfahrens?)|überwachungsstelle|ombuds(?:stelle|person|frau|mann)|landesbehindertenbeauftragte[nr]?|(?:landes|bundes)?(?:beauftragte[nrs]?|beauftragung)\\s+(?:[a-zß-ɏ]+\\s+){0,6}menschen\\s+mit\\s+behinderung(?:en)?|(?:beschwerde|clearing|schieds)stelle\\s+(?:[a-zß-ɏ]+\\s+){0,5}(?:barriere|behinder)[a-zß-ɏ]*|enforcement\\s+(?:body|procedure)|ombuds(?:\\s+office|person)',
);
/** Where a statement says how to report what cannot be used. */
const feedback = wholeWords(
  'feedback|rückmeld[a-zß-ɏ]*|barrieren?\\s+(?:[a-zß-ɏ]{1,12}\\s+){0,3}(?:melden|mitteilen)|mängel[^.]{0,60}(?:melden|mitteilen)|report\\s+[^.]{0,30}barriers?',
);
/** By what a statement says it is owed: these rules bind public bodies alone, schools and theatres of towns among them. */
const publicLaw = wholeWords('[a-z]{0,3}BGG|BITV[a-z-]{0,5}|2016/2102|behindertengleichstellungsgesetz[a-z]{0,2}');
/** Towns are called Gelsenkirchen. */
const church =
  /kirche(?:n(?:gemeinde|kreis|bezirk|verband|stiftung|verwaltung))?(?![a-zß-ɏ])|pfarr(?:ei|gemeinde|amt|verband)|diözese|bistum|diakonie|caritas/i;
/** Forms in which more than nine people work as a rule; anything else may be a micro-enterprise, which is exempt for services. */
const largerForms: ReadonlySet<string> = new Set(['gmbh', 'gmbh-co-kg', 'ag', 'se', 'kgaa', 'eg']);
/** With fewer people a business may be a micro-enterprise (Section 2 no. 17 BFSG), if its turnover or its balance is small too. */
const microStaff = 10;
const cause = 'accessibility-statement';

export default defineCheck({
  id: 'a11y-statement',
  area: 'a11y',
  version: 12,
  weight: 2,
  confidence: 'low',
  legalBasis: [
    statute('§ 1 Abs. 3 Nr. 5, § 3 Abs. 3, § 14 Abs. 1 Nr. 2, Anlage 3 BFSG', 'Sections 1(3) no. 5, 3(3), 14(1) no. 2, Annex 3 BFSG'),
    unverified('§ 12b BGG und Landesrecht (öffentliche Stellen)', 'Section 12b BGG and state law (public bodies)'),
  ],
  needs: ['applicability', 'imprint', 'imprintElements', 'pages'],
  wants: ['services'],
  texts: {
    de: {
      title: 'Informationen zur Barrierefreiheit (BFSG) / Erklärung öffentlicher Stellen',
      explanation:
        'Wer Verbrauchern online Verträge anbietet, muss seit dem 28.6.2025 angeben, wie die Dienstleistung die Anforderungen an die Barrierefreiheit erfüllt und welche Marktüberwachungsbehörde zuständig ist (§ 14 Abs. 1 Nr. 2, Anlage 3 BFSG). Ausgenommen sind Kleinstunternehmen, die Dienstleistungen erbringen: weniger als zehn Beschäftigte und höchstens 2 Mio. Euro Jahresumsatz oder Jahresbilanzsumme. Für öffentliche Stellen gilt statt des BFSG das Behindertengleichstellungsrecht ihres Landes (für den Bund § 12b BGG); sie brauchen eine Erklärung zur Barrierefreiheit.',
      confidenceReason:
        'Ob die Pflicht Sie trifft, hängt auch von Größe und Angebot des Unternehmens ab; beides zeigt eine Website nur zum Teil.',
      howToFix:
        '1. Prüfen Sie, ob Sie unter die Ausnahme für Kleinstunternehmen fallen.\n2. Legen Sie sonst eine Seite „Informationen zur Barrierefreiheit“ an: Beschreibung der Dienstleistung, wie sie die Anforderungen erfüllt, zuständige Marktüberwachungsbehörde.\n3. Verlinken Sie die Seite in der Fußzeile.',
      fixes: {
        ...openContractTexts.de.fixes,
        offerUnclear: unclearOfferTexts.de.fixes.b2cUnclear,
        booking:
          '1. Bereitet die Buchung keinen Vertrag mit Verbrauchern vor, oder haben Sie weniger als zehn Beschäftigte und höchstens 2 Mio. Euro Jahresumsatz oder Jahresbilanzsumme (§ 3 Abs. 3 BFSG), ist nichts zu tun.\n2. Legen Sie sonst eine Seite „Informationen zur Barrierefreiheit“ an: Beschreibung der Dienstleistung, wie sie die Anforderungen erfüllt, zuständige Marktüberwachungsbehörde.\n3. Verlinken Sie die Seite in der Fußzeile.',
        linkOnly:
          '1. Prüfen Sie auf der verlinkten Seite, ob sie die zuständige Marktüberwachungsbehörde oder das Durchsetzungsverfahren nennt.',
        authorityMissing: '1. Nennen Sie in den Informationen zur Barrierefreiheit die zuständige Marktüberwachungsbehörde.',
        oldStatement:
          '1. Überprüfen Sie die Website neu, und berichtigen Sie die Erklärung, auch die Liste der nicht barrierefreien Inhalte.\n2. Nennen Sie das Datum der letzten Überprüfung, und wiederholen Sie sie regelmäßig.',
        procedureMissing:
          '1. Ergänzen Sie in der Erklärung zur Barrierefreiheit das Durchsetzungsverfahren: die Durchsetzungs- oder Schlichtungsstelle Ihres Landes (für den Bund die Schlichtungsstelle nach § 16 BGG) mit Anschrift oder Link.',
        feedbackMissing:
          '1. Ergänzen Sie in der Erklärung zur Barrierefreiheit, wo Besucher Barrieren melden können.\n2. Ergänzen Sie das Durchsetzungsverfahren: die Durchsetzungs- oder Schlichtungsstelle Ihres Landes (für den Bund die Schlichtungsstelle nach § 16 BGG) mit Anschrift oder Link.',
        missingStaff:
          '1. Legen Sie eine Seite „Informationen zur Barrierefreiheit“ an: Beschreibung der Dienstleistung, wie sie die Anforderungen erfüllt, zuständige Marktüberwachungsbehörde.\n2. Verlinken Sie die Seite in der Fußzeile.\n3. Entbehrlich ist das nur, wenn Sie Dienstleistungen mit weniger als zehn Beschäftigten und höchstens 2 Mio. Euro Jahresumsatz oder Jahresbilanzsumme erbringen; „{staff}“ auf {staffPath} spricht dagegen.',
        fewStaff:
          '1. Prüfen Sie, ob die Zahl auf {staffPath} auf alle Beschäftigten zutrifft („{staff}“) und Jahresumsatz oder Jahresbilanzsumme höchstens 2 Mio. Euro betragen: Dann sind Ihre Dienstleistungen ausgenommen (§ 3 Abs. 3 BFSG), und es ist nichts zu tun.\n2. Legen Sie sonst eine Seite „Informationen zur Barrierefreiheit“ an: Beschreibung der Dienstleistung, wie sie die Anforderungen erfüllt, zuständige Marktüberwachungsbehörde.\n3. Verlinken Sie die Seite in der Fußzeile.',
        publicUnclear:
          '1. Prüfen Sie, ob das Behindertengleichstellungsrecht Ihres Landes (für den Bund §§ 12 bis 12b BGG) Sie als öffentliche Stelle erfasst; sonst ist nichts zu tun.\n2. Veröffentlichen Sie in diesem Fall eine Erklärung zur Barrierefreiheit mit Rückmeldemöglichkeit und Durchsetzungsverfahren, und verlinken Sie sie in der Fußzeile.',
        missingPublic:
          '1. Veröffentlichen Sie eine Erklärung zur Barrierefreiheit mit Rückmeldemöglichkeit und Durchsetzungsverfahren, und verlinken Sie sie in der Fußzeile; maßgeblich ist das Behindertengleichstellungsrecht Ihres Landes (für den Bund § 12b BGG). Für Schulen und Kindertagesstätten kann es die Pflicht auf wesentliche Online-Formulare beschränken.',
      },
      messages: {
        missing: 'Auf den geprüften Seiten wurden keine Informationen zur Barrierefreiheit gefunden',
        missingStaff:
          'Auf den geprüften Seiten wurden keine Informationen zur Barrierefreiheit gefunden. Auf {staffPath} steht: „{staff}“; das spricht gegen die Ausnahme für Kleinstunternehmen (weniger als zehn Beschäftigte)',
        missingPublic: 'Auf den geprüften Seiten dieser öffentlichen Stelle wurde keine Erklärung zur Barrierefreiheit gefunden',
        authorityMissing: 'Die Informationen zur Barrierefreiheit nennen keine zuständige Marktüberwachungsbehörde',
        oldStatement:
          'Die Erklärung zur Barrierefreiheit trägt das Datum „{date}“ und keine spätere Überprüfung; öffentliche Stellen müssen sie regelmäßig aktualisieren (Art. 7 Abs. 1 RL (EU) 2016/2102)',
        procedureMissing: 'Die Erklärung zur Barrierefreiheit nennt kein Durchsetzungsverfahren',
        feedbackMissing: 'Die Erklärung zur Barrierefreiheit nennt weder eine Rückmeldemöglichkeit noch ein Durchsetzungsverfahren',
        found: 'Informationen zur Barrierefreiheit sind vorhanden und nennen eine Marktüberwachungsbehörde oder andere zuständige Stelle',
        linkOnly: 'Es gibt einen Link „{text}“; die Seite dahinter wurde nicht untersucht',
        sizeUnknown:
          'Es wurden keine Informationen zur Barrierefreiheit gefunden; Kleinstunternehmen sind ausgenommen, die Größe des Unternehmens ist nicht bekannt',
        fewStaff:
          'Es wurden keine Informationen zur Barrierefreiheit gefunden. Auf {staffPath} steht: „{staff}“; Kleinstunternehmen mit weniger als zehn Beschäftigten sind ausgenommen, wenn Jahresumsatz oder Jahresbilanzsumme höchstens 2 Mio. Euro betragen, und das zeigt die Website nicht',
        ...openContractTexts.de.messages,
        offerUnclear: 'Ob über die Website Verträge mit Verbrauchern geschlossen werden, war nicht zu erkennen{see:shop-withdrawal-policy}',
        booking:
          'Gebucht werden kann online ({services}). Schließen Verbraucher dort Verträge, etwa über Zimmer, Karten oder Kurse, gilt das BFSG, außer für Kleinstunternehmen; die Größe des Unternehmens ist nicht bekannt. Informationen zur Barrierefreiheit wurden nicht gefunden',
        notExamined: 'Die Startseite ließ sich nicht so lesen, dass ein fehlender Link etwas besagt',
        noDuty: 'Auf der Website wurde kein Angebot an Verbraucher und keine öffentliche Stelle erkannt',
        publicUnclear:
          'Nach dem Impressum gehört die Website einer Einrichtung des öffentlichen Rechts; ob sie als öffentliche Stelle eine Erklärung zur Barrierefreiheit braucht, ist offen. Gefunden wurde keine',
      },
    },
    en: {
      title: 'Accessibility information / statement',
      explanation:
        'Since 28 June 2025, whoever offers contracts to consumers online has to state how the service meets the accessibility requirements and which market surveillance authority is responsible (Section 14(1) no. 2, Annex 3 BFSG). Micro-enterprises that provide services are exempt: fewer than ten employees and at most EUR 2 million annual turnover or annual balance sheet total. For public bodies the equality law of their state applies instead of the BFSG (for federal bodies Section 12b BGG); they need an accessibility statement.',
      confidenceReason: 'Whether the duty concerns you also depends on size and offer of the firm; a website shows both only in part.',
      howToFix:
        '1. Check whether the exemption for micro-enterprises applies to you.\n2. Otherwise create a page “Accessibility information”: description of the service, how it meets the requirements, responsible market surveillance authority.\n3. Link the page in the footer.',
      fixes: {
        ...openContractTexts.en.fixes,
        offerUnclear: unclearOfferTexts.en.fixes.b2cUnclear,
        booking:
          '1. If the booking prepares no contract with consumers, or you have fewer than ten employees and at most EUR 2 million annual turnover or annual balance sheet total (Section 3(3) BFSG), there is nothing to do.\n2. Otherwise create a page “Accessibility information”: description of the service, how it meets the requirements, responsible market surveillance authority.\n3. Link the page in the footer.',
        linkOnly:
          '1. Check on the linked page whether it names the responsible market surveillance authority or the enforcement procedure.',
        authorityMissing: '1. Name the responsible market surveillance authority in the accessibility information.',
        oldStatement:
          '1. Review the website anew and correct the statement, the list of contents that are not accessible too.\n2. State the date of the last review, and repeat it regularly.',
        procedureMissing:
          '1. Add the enforcement procedure to the accessibility statement: the enforcement or conciliation body of your state (for federal bodies the conciliation body under Section 16 BGG) with address or link.',
        feedbackMissing:
          '1. Add to the accessibility statement where visitors can report barriers.\n2. Add the enforcement procedure: the enforcement or conciliation body of your state (for federal bodies the conciliation body under Section 16 BGG) with address or link.',
        missingStaff:
          '1. Create a page “Accessibility information”: description of the service, how it meets the requirements, responsible market surveillance authority.\n2. Link the page in the footer.\n3. That is dispensable only if you provide services with fewer than ten employees and at most EUR 2 million annual turnover or annual balance sheet total; “{staff}” on {staffPath} speaks against it.',
        fewStaff:
          '1. Check whether the number on {staffPath} is true of all employees (“{staff}”) and the annual turnover or annual balance sheet total is at most EUR 2 million: then your services are exempt (Section 3(3) BFSG), and there is nothing to do.\n2. Otherwise create a page “Accessibility information”: description of the service, how it meets the requirements, responsible market surveillance authority.\n3. Link the page in the footer.',
        publicUnclear:
          '1. Check whether the disability equality law of your state (for the federation Sections 12 to 12b BGG) binds you as a public body; otherwise there is nothing to do.\n2. If it does, publish an accessibility statement with a way to give feedback and the enforcement procedure, and link it in the footer.',
        missingPublic:
          '1. Publish an accessibility statement with a way to give feedback and the enforcement procedure, and link it in the footer; the equality law of your state decides (for federal bodies Section 12b BGG). For schools and nurseries it may limit the duty to essential online forms.',
      },
      messages: {
        missing: 'No accessibility information was found on the pages examined',
        missingStaff:
          'No accessibility information was found on the pages examined. {staffPath} says: “{staff}”; that speaks against the exemption for micro-enterprises (fewer than ten employees)',
        missingPublic: 'No accessibility statement was found on the pages examined of this public body',
        authorityMissing: 'The accessibility information names no responsible market surveillance authority',
        oldStatement:
          'The accessibility statement is dated “{date}” and shows no later review; public bodies have to update it regularly (Art. 7(1) of Directive (EU) 2016/2102)',
        procedureMissing: 'The accessibility statement names no enforcement procedure',
        feedbackMissing: 'The accessibility statement names neither a way to give feedback nor an enforcement procedure',
        found: 'Accessibility information exists and names a market surveillance authority or another responsible body',
        linkOnly: 'There is a link “{text}”; the page behind it was not examined',
        sizeUnknown: 'No accessibility information was found; micro-enterprises are exempt, and the size of the company is not known',
        fewStaff:
          'No accessibility information was found. {staffPath} says: “{staff}”; micro-enterprises with fewer than ten employees are exempt if their annual turnover or annual balance sheet total is at most EUR 2 million, and that the website does not show',
        ...openContractTexts.en.messages,
        offerUnclear: 'Whether contracts with consumers are concluded on the website could not be recognised{see:shop-withdrawal-policy}',
        booking:
          'Bookings can be made online ({services}). If consumers conclude contracts there, for instance on rooms, tickets or courses, the BFSG applies, except to micro-enterprises; the size of the company is not known. No accessibility information was found',
        notExamined: 'The start page could not be read in a way that a missing link would tell anything',
        noDuty: 'Neither an offer to consumers nor a public body was recognised on the website',
        publicUnclear:
          'According to the imprint the website belongs to an institution under public law; whether it needs an accessibility statement as a public body is open. None was found',
      },
    },
  },
  run({ applicability, imprint, imprintElements, pages, services = [] }): Verdict {
    const ofPublicBody = isPublic({ applicability, imprintElements });
    const offer = ofPublicBody ? 'yes' : sellsToConsumers(applicability, imprint);
    const bookings = applicability.isConsumerOffer === false ? '' : bookedWith(services, applicability.isConsumerOffer === true);
    const told = findStatement(pages);
    if (offer === 'no' && bookings === '' && told.kind === 'none' && isUnderPublicLaw({ applicability, imprintElements }))
      return { class: 'NoClassification', message: 'publicUnclear' };
    if (offer === 'no' && bookings === '') return { class: 'NotApplicable', message: 'noDuty' };
    if (offer === 'no' && told.kind === 'none') return { class: 'NoClassification', message: 'booking', params: { services: bookings } };
    if (told.kind === 'complete') {
      const [old] = ofPublicBody || mentions(plainText(told.page.text), publicLaw) ? oldStatement(told.page) : [];
      return old ? { class: 'Hint', findings: [old] } : { class: 'Conform', message: 'found' };
    }
    // What calls itself a statement under the law of public bodies is measured by that law, whoever publishes it.
    const isOfPublicLaw = told.kind === 'read' && (ofPublicBody || mentions(plainText(told.page.text), publicLaw));
    if (offer === 'unclear' && !isOfPublicLaw) return unclearOffer(pages, 'offerUnclear');
    if (told.kind === 'read') {
      const { page } = told;
      const lacking = mentions(plainText(page.text), feedback) ? 'procedureMissing' : 'feedbackMissing';
      const first = { message: isOfPublicLaw ? lacking : 'authorityMissing', items: [pageItem(page.url)] as const, cause };
      return { class: 'Hint', findings: [first, ...(isOfPublicLaw ? oldStatement(page) : [])] };
    }
    if (told.kind === 'linked')
      return { class: 'NoClassification', message: 'linkOnly', params: { text: told.text }, items: [pageItem(told.url)] };
    if (startObstacle(pages) !== null) return { class: 'NoClassification', message: 'notExamined' };
    const item = pageItem(startPage(pages)?.url ?? '');
    if (ofPublicBody) return { class: 'Hint', findings: [{ message: 'missingPublic', items: [item], cause }] };
    const staff = statedStaff(pages) ?? staffInNotice(pages);
    if (staff !== null && staff.count >= microStaff)
      return {
        class: 'Hint',
        findings: [{ message: 'missingStaff', params: staffParams(staff), items: [item, textItem(staff.url, staff.quote)], cause }],
      };
    if (staff?.isWhole)
      return { class: 'NoClassification', message: 'fewStaff', params: staffParams(staff), items: [textItem(staff.url, staff.quote)] };
    const form = applicability.settings.legalForm ?? imprintElements.elements.find(({ kind }) => kind === 'legalForm')?.value ?? '';
    if (!largerForms.has(form)) return { class: 'NoClassification', message: 'sizeUnknown' };
    return { class: 'Hint', findings: [{ message: 'missing', items: [item], cause }] };
  },
});

/** Firms arrange talks with these, too: alone they tell of no consumers. */
const forTalks: ReadonlySet<string> = new Set([
  'calendly',
  'hubspot-meetings',
  'microsoft-bookings',
  'cal-com',
  'zeeg',
  'meetergo',
  'doodle',
  'youcanbookme',
]);

/** What is booked there is offered by the market place, or by many. */
const ofMarkets: ReadonlySet<string> = new Set([
  'getyourguide',
  'booking-com',
  'lieferando',
  'eventim',
  'ticketmaster',
  'reservix',
  'eventbrite',
  'traum-ferienwohnungen',
]);

/** Tools by which visitors book on the site, by name; empty without any. */
function bookedWith(services: Facts['services'], isOfConsumers: boolean): string {
  const tools = services.filter(
    ({ service: { id, category } }) =>
      category === 'booking' && !reviewIds.has(id) && !ofMarkets.has(id) && (isOfConsumers || !forTalks.has(id)),
  );
  return shortList([...new Set(tools.map(({ service }) => service.name))]);
}

function staffParams({ quote, path }: StatedStaff) {
  return { staff: quote, staffPath: path };
}

/** By the settings, or as an authority, municipality, school, chamber or guild by the imprint. Churches are under public law and no part of the state. */
function isPublic({ applicability, imprintElements }: Pick<Facts, 'applicability' | 'imprintElements'>): boolean {
  const { industry, legalForm, purposes } = applicability.settings;
  if (industry === 'public-body' || legalForm === 'public-law' || purposes.includes('public-services')) return true;
  const facts = { applicability, imprintElements };
  return isUnderPublicLaw(facts) && (isPublicAuthority(facts) || isSelfGoverned(facts));
}

/** Whatever it does: a savings bank and a hospital of a town as well. */
function isUnderPublicLaw(facts: Pick<Facts, 'applicability' | 'imprintElements'>): boolean {
  const { applicability, imprintElements } = facts;
  const isChurch =
    applicability.settings.industry === 'church-welfare' ||
    imprintElements.elements.some(({ value, quote }) => church.test(`${value} ${quote}`));
  return !isChurch && isPublicBody(facts);
}

/** What is wrong with a statement of a public body that nobody has looked at for years; nothing for another. */
function oldStatement(page: PageFact): Finding[] {
  const date = oldDateOf(page);
  return date === null ? [] : [{ message: 'oldStatement', params: { date: quoted(date) }, items: [textItem(page.url, date)], cause }];
}

type Statement =
  | { kind: 'complete'; page: PageFact }
  | { kind: 'read'; page: PageFact }
  | { kind: 'linked'; text: string; url: string }
  | { kind: 'none' };

/** The statement may be a page of its own or part of another, the terms for example. */
function findStatement(pages: Facts['pages']): Statement {
  const readable = readablePages(pages);
  const named = (page: PageFact) =>
    [page.title, ...page.headings].some((line) => line.length < 120 && mentions(plainText(line), statementName));
  const link = readable
    .flatMap(({ links, url }) => links.map((candidate) => ({ ...candidate, target: URL.parse(candidate.href, url)?.href ?? '' })))
    .find(({ text, visible }) => visible && text.length < 90 && mentions(plainText(text), statementName));
  const own = readable.filter(named);
  const target = link ? pageAt(pages, link.target) : null;
  if (target && readable.includes(target) && !own.includes(target) && target.kind !== 'start') own.push(target);
  const page = own.find(({ text }) => mentions(plainText(text), authority)) ?? own[0];
  if (page) return mentions(plainText(page.text), authority) ? { kind: 'complete', page } : { kind: 'read', page };
  return link ? { kind: 'linked', text: link.text, url: link.target } : { kind: 'none' };
}
