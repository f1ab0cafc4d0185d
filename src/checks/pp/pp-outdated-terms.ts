import { defineCheck, type Finding, type FindingItem } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import { atLeastOne, textItem, verdictOf } from '../items.ts';
import { isPublicBody } from '../shared/imprint/public-body.ts';
import { settled, statute, unverified } from '../shared/law/law.ts';
import { foreignNotices } from '../shared/notice/foreign-notices.ts';
import { otherGround, unusedWithTerm } from '../shared/notice/framework-sections.ts';
import { impliedConsents } from '../shared/notice/implied-consent.ts';
import { oldRetentionIn } from '../shared/notice/old-retention.ts';
import { names, platform, repealed, universalIn, withSuccessors } from '../shared/notice/outdated-names.ts';
import {
  addressOf,
  currentGuarantee,
  frameworks,
  namesOf,
  type OutdatedTerm,
  type OutdatedUse,
  oldDateIn,
  outdatedUses,
  placesOfTerm,
} from '../shared/notice/outdated-terms.ts';
import { invalidFixes, invalidMessages, outdatedFixes, outdatedMessages } from '../shared/notice/outdated-texts.ts';
import { separateNotices } from '../shared/notice/separate-notices.ts';
import { searchableText } from '../shared/site/legal-page.ts';
import { legalPath } from '../shared/site/legal-path.ts';
import { excerpt, mentions, plainText } from '../shared/wording.ts';

const mostPlaces = 5;

/** Whether the notice rests on law or names that no longer exist. */
export default defineCheck({
  id: 'pp-outdated-terms',
  area: 'pp',
  version: 21,
  weight: 2,
  confidence: 'high',
  legalBasis: [
    statute('Art. 13 Abs. 1 lit. f DSGVO', 'Art. 13(1)(f) GDPR'),
    unverified('EuGH, 16.7.2020, C-311/18: Privacy Shield ungültig', 'CJEU, 16 Jul 2020, C-311/18: Privacy Shield invalid'),
    settled('EuGH, 1.10.2019, C-673/17 Planet49: aktive Einwilligung', 'CJEU, 1 Oct 2019, C-673/17 Planet49: active consent'),
    statute('§ 147 Abs. 3 AO, § 257 Abs. 4 HGB (seit 1.1.2025)', 'Section 147(3) AO, Section 257(4) HGB (since 1 January 2025)'),
    statute('DDG und TDDDG (seit 14.5.2024 anstelle von TMG und TTDSG)', 'DDG and TDDDG (since 14 May 2024 in place of TMG and TTDSG)'),
  ],
  volatile: {
    de: 'Gegen das Urteil des EuG zum EU-US Data Privacy Framework (T-553/23) ist Rechtsmittel zum EuGH eingelegt (C-703/25 P); eine Entscheidung ist dem Katalog nicht bekannt',
    en: 'An appeal against the judgment of the General Court on the EU-US Data Privacy Framework (T-553/23) has been lodged with the CJEU (C-703/25 P); the catalogue knows of no decision',
    since: '2026-11-21',
  },
  needs: ['privacy', 'pages'],
  wants: ['cookies', 'storage', 'services', 'applicability', 'imprintElements'],
  stepPlaces: ['replaced', 'rest'],
  texts: {
    de: {
      title: 'Rechtsbegriffe in der Datenschutzerklärung aktuell',
      explanation:
        'Art. 13 Abs. 1 lit. f DSGVO verlangt, die Garantie für eine Übermittlung in ein Drittland zu nennen. Privacy Shield (EuGH C-311/18) und Safe Harbor sind ungültig und tragen keine Übermittlung in die USA. Umbenannte Gesetze und Unternehmen sind für sich kein Verstoß, zeigen aber, dass der Text nicht mehr dem Stand entspricht. Das gilt auch für Sätze, die aus der bloßen Nutzung der Website eine Einwilligung ableiten (EuGH C-673/17).',
      confidenceReason: 'Gesucht wird nach dem Wortlaut; Sätze, die selbst sagen, dass eine Grundlage nicht mehr gilt, zählen nicht.',
      howToFix:
        '1. Ersetzen Sie „Privacy Shield“ und „Safe Harbor“ durch die heutige Garantie: Data Privacy Framework bei zertifizierten Empfängern, sonst Standardvertragsklauseln.\n2. Ersetzen Sie TTDSG durch TDDDG und § 5 TMG durch § 5 DDG; streichen Sie § 15 TMG als Rechtsgrundlage, er hat im DDG keinen Nachfolger (maßgeblich sind Art. 6 DSGVO und § 25 TDDDG).\n3. Nennen Sie Unternehmen mit ihrem heutigen Namen, etwa Google Ireland Limited und Meta Platforms Ireland Limited.\n4. Streichen Sie Verweise auf die eingestellte OS-Plattform.\n5. Streichen Sie Sätze, nach denen die bloße Nutzung der Website eine Einwilligung ist.',
      fixes: {
        ...invalidFixes('de'),
        separateNotice:
          '1. Berichtigen Sie auch {path}: Setzen Sie ein, was hinter dem Pfeil steht, und streichen Sie, wozu keiner steht: {terms}.',
        furtherNotice: '1. Übersetzen Sie die heutige Datenschutzerklärung neu, und ersetzen Sie damit {path}; überholt ist dort: {terms}.',
        ...outdatedFixes('de'),
        section15:
          '1. Streichen Sie § 15 TMG, oder den ganzen Abschnitt, wenn Sie den Dienst dort nicht mehr einsetzen; als Rechtsgrundlage kommen Art. 6 DSGVO und, für Zugriffe auf das Gerät, § 25 TDDDG in Betracht.',
        platform: '1. Streichen Sie den Verweis auf die eingestellte OS-Plattform.',
      },
      messages: {
        ...invalidMessages('de'),
        impliedConsent: 'Die Datenschutzerklärung nimmt die bloße Nutzung der Website als Einwilligung: „{clause}“',
        ...outdatedMessages('de'),
        section15: 'Die Datenschutzerklärung nennt § 15 TMG, der seit dem 1.12.2021 nicht mehr gilt',
        separateNotice: 'Die gesonderten Datenschutzhinweise ({path}) enthalten Überholtes: {terms}',
        furtherNotice:
          'Die Datenschutzerklärung in einer weiteren Sprache ({path}) verwendet überholte Begriffe oder stützt sich auf eine ungültige Grundlage: {terms}. Die übrigen Prüfungen der Datenschutzerklärung gelten nur {main}',
        none: 'In der Datenschutzerklärung ({path}) wurden keine überholten Rechtsbegriffe gefunden',
        platform: 'Die Datenschutzerklärung verweist auf die eingestellte OS-Plattform',
        noNotice: 'Es wurde keine lesbare Datenschutzerklärung gefunden',
        notRead: 'Der Text der Datenschutzerklärung ließ sich nicht vollständig lesen ({reason})',
      },
    },
    en: {
      title: 'Legal terms in the notice up to date',
      explanation:
        'Art. 13(1)(f) GDPR asks for the safeguard of a transfer to a third country to be named. Privacy Shield (CJEU C-311/18) and Safe Harbor are invalid and support no transfer to the USA. Renamed acts and companies are no breach in themselves, but show that the text is not up to date. The same goes for sentences that infer consent from the mere use of the website (CJEU C-673/17).',
      confidenceReason: 'The wording is searched; sentences that say themselves that a basis no longer holds do not count.',
      howToFix:
        '1. Replace “Privacy Shield” and “Safe Harbor” with the safeguard of today: Data Privacy Framework for certified recipients, otherwise standard contractual clauses.\n2. Replace TTDSG with TDDDG and Section 5 TMG with Section 5 DDG; delete Section 15 TMG as a legal basis, it has no successor in the DDG (Art. 6 GDPR and Section 25 TDDDG apply).\n3. Name companies by their present name, such as Google Ireland Limited and Meta Platforms Ireland Limited.\n4. Delete references to the ODR platform, which was closed.\n5. Delete sentences that take the mere use of the website for a consent.',
      fixes: {
        ...invalidFixes('en'),
        separateNotice: '1. Correct {path} too: put in what stands behind the arrow, and delete what has none: {terms}.',
        furtherNotice: '1. Translate the notice of today anew and replace {path} with it; obsolete there: {terms}.',
        ...outdatedFixes('en'),
        section15:
          '1. Delete Section 15 TMG, or the whole section of the notice if you no longer use the service there; as a legal basis Art. 6 GDPR and, for access to the device, Section 25 TDDDG come into question.',
        platform: '1. Delete the reference to the ODR platform, which was closed.',
      },
      messages: {
        ...invalidMessages('en'),
        impliedConsent: 'The privacy notice takes the mere use of the website for a consent: “{clause}”',
        ...outdatedMessages('en'),
        section15: 'The privacy notice names Section 15 TMG, which has not been in force since 1 December 2021',
        separateNotice: 'The separate privacy information ({path}) contains what is obsolete: {terms}',
        furtherNotice:
          'The privacy notice in a further language ({path}) uses obsolete terms or rests on an invalid ground: {terms}. The other checks of the privacy notice are about {main} only',
        none: 'No obsolete legal terms were found in the privacy notice ({path})',
        platform: 'The privacy notice refers to the ODR platform, which was closed',
        noNotice: 'No readable privacy notice was found',
        notRead: 'The text of the privacy notice could not be read completely ({reason})',
      },
    },
  },
  run({ privacy, pages, cookies = [], storage = [], services, applicability, imprintElements }) {
    const source = searchableText(privacy, pages);
    if ('missing' in source) return { class: 'NoClassification', message: 'noNotice' };
    if ('reason' in source) return { class: 'NoClassification', message: 'notRead', params: { reason: source.reason } };
    const { text } = source;
    const find = (terms: readonly OutdatedTerm[], message: string, cause: string): Finding[] =>
      toFinding(outdatedUses(text, terms), message, cause);
    const toFinding = (uses: readonly OutdatedUse[], message: string, cause: string): Finding[] => {
      // A framework that stands beside several services has to be replaced at each of them.
      const quotes = uses.flatMap(({ term, quote }) => (frameworks.includes(term) ? placesOfTerm(text, term, mostPlaces) : [quote]));
      const items = atLeastOne(quotes.map((quote) => textItem(addressOf(privacy), quote)));
      return items
        ? [
            {
              message,
              params: { terms: namesAndSuccessors(uses), replaced: withSuccessors(uses), rest: restOf(uses) },
              items: [...items, ...dateOf(addressOf(privacy), text)],
              cause,
            },
          ]
        : [];
    };

    const annulled = outdatedUses(text, frameworks);
    const unusedOf = annulled.map(({ term }) => (services ? unusedWithTerm(privacy.text, term, { services, cookies, storage }) : []));
    const unused = unusedOf.every((each) => each.length > 0) ? [...new Set(unusedOf.flat())] : [];
    // Nothing rests on what is said of a service that is not there, or where another ground is named.
    const onlyGuarantee = !mentions(text, currentGuarantee) && !mentions(text, otherGround) && unused.length === 0;
    // A verdict has one class: what else is outdated is told along with the risk.
    const isStillSet = cookies.some(({ name }) => /^_(?:gid|gat)(?:_|$)/.test(name));
    const universal = isStillSet ? null : universalIn(text);
    const olds = universal ? [...names, universal] : names;
    // Budget law sets periods of its own for public bodies.
    const isPublic = applicability !== undefined && isPublicBody({ applicability, ...(imprintElements && { imprintElements }) });
    const retentions = isPublic ? [] : oldRetentionIn(privacy.text);
    const [retention] = retentions;
    const others = [...outdatedUses(text, [...olds, repealed, platform]), ...retentions];
    const withOthers = (found: Finding[]): Finding[] =>
      others.length === 0
        ? found
        : found.map((finding) => ({
            ...finding,
            message: 'invalidWithOthers',
            params: { ...finding.params, others: withSuccessors(others) },
            items: [...finding.items, ...others.map(({ quote }) => textItem(addressOf(privacy), quote))],
          }));
    const cause = 'privacy-notice:outdated-terms';
    const date = oldDateIn(text);
    const hasMore = outdatedUses(text, olds).length > 0;
    const standing = annulled.length === 0 || onlyGuarantee ? '' : unused.length === 0 ? 'Framework' : hasMore ? 'Unused' : 'UnusedOnly';
    const outdatedMessage = `outdated${standing}${date === null ? '' : 'Dated'}`;
    const withDetails = (finding: Finding): Finding => ({
      ...finding,
      params: {
        ...finding.params,
        ...(date === null ? {} : { date }),
        ...(standing.startsWith('Unused') && { unused: unused.join(', '), frameworks: annulled.map(({ term }) => term.name).join(', ') }),
      },
    });
    /** The age of a text tells why it rests on what is gone; its steps stay the same. */
    const withDate = (found: Finding[]): Finding[] =>
      date === null ? found : found.map((finding) => withDetails({ ...finding, message: `${finding.message}Dated` }));
    const [clause] = impliedConsents(text);
    const clauseItem = clause && textItem(addressOf(privacy), excerpt(text, clause));
    const quoted = clause && quotedInText(clause.text);
    const withClause = (found: Finding[]): Finding[] =>
      clauseItem && quoted !== undefined
        ? found.map((finding, index) =>
            index > 0
              ? finding
              : {
                  ...finding,
                  message: `${finding.message}Implied`,
                  params: { ...finding.params, clause: quoted },
                  items: [finding.items[0], ...finding.items.slice(1), clauseItem],
                },
          )
        : found;
    return (
      verdictOf({
        risks: onlyGuarantee
          ? withDate(withClause(withOthers(find(frameworks, 'invalidGuarantee', 'privacy-notice:invalid-guarantee'))))
          : [],
        hints: [
          ...find(onlyGuarantee ? olds : [...frameworks, ...olds], outdatedMessage, cause).map(withDetails),
          ...find([repealed], 'section15', cause),
          ...find([platform], 'platform', 'odr-platform'),
          ...(retention
            ? [
                {
                  message: 'oldRetention',
                  params: { quote: quotedInText(retention.match.text) },
                  items: [textItem(addressOf(privacy), retention.quote)] as const,
                  cause: 'privacy-notice:old-retention',
                },
              ]
            : []),
          ...inSeparateNotices({ privacy, pages }, isPublic),
          ...inFurtherNotices({ privacy, pages }),
          ...(clauseItem && quoted !== undefined
            ? [
                {
                  message: 'impliedConsent',
                  params: { clause: quoted },
                  items: [clauseItem] as const,
                  cause: 'privacy-notice:implied-consent',
                },
              ]
            : []),
        ],
      }) ?? { class: 'Conform', message: 'none', params: { path: legalPath(privacy) } }
    );
  },
});

/** What is outdated as a sentence names it: with what a framework is replaced the step says. */
function namesAndSuccessors(uses: readonly OutdatedUse[]): string {
  const [annulled, others] = [uses.filter(({ term }) => frameworks.includes(term)), uses.filter(({ term }) => !frameworks.includes(term))];
  return [namesOf(annulled), withSuccessors(others)].filter((part) => part !== '').join('; ');
}

/** What has to be replaced beside the frameworks, which have a step of their own where their services are gone. */
function restOf(uses: readonly OutdatedUse[]): string {
  return withSuccessors(uses.filter(({ term }) => !frameworks.includes(term)));
}

/** What is outdated in notices for customers, applicants or members, which nobody thinks of when the main one is mended. */
function inSeparateNotices(facts: Pick<Facts, 'privacy' | 'pages'>, isPublic: boolean): Finding[] {
  return separateNotices(facts).flatMap((page) => {
    const text = plainText(page.text);
    const uses = [...outdatedUses(text, [...frameworks, ...names, repealed]), ...(isPublic ? [] : oldRetentionIn(page.text))];
    const items = atLeastOne(uses.map(({ quote }) => textItem(page.url, quote)));
    const params = { path: legalPath(page), terms: withSuccessors(uses) };
    return items ? [{ message: 'separateNotice', params, items, cause: `privacy-notice:separate:${legalPath(page)}` }] : [];
  });
}

/** What is outdated in notices of further languages; the main one alone decides on a risk. */
function inFurtherNotices(facts: Pick<Facts, 'privacy' | 'pages'>): Finding[] {
  return foreignNotices(facts).flatMap(({ page }) => {
    const text = plainText(page.text);
    const uses = outdatedUses(text, [...frameworks, ...names, repealed, platform]);
    const items = atLeastOne(uses.map(({ quote }) => textItem(page.url, quote)));
    const params = { path: legalPath(page), main: legalPath(facts.privacy), terms: withSuccessors(uses) };
    return items
      ? [{ message: 'furtherNotice', params, items: [...items, ...dateOf(page.url, text)], cause: 'privacy-notice:further-language' }]
      : [];
  });
}

/** The date of an old text, beside what is outdated in it. */
function dateOf(url: string, text: string): FindingItem[] {
  const date = oldDateIn(text);
  return date === null ? [] : [textItem(url, date)];
}

const longestClause = 200;

/** The clause as it stands within quotation marks, without what would close them. */
function quotedInText(clause: string): string {
  const plain = clause.trim().replaceAll('„', '‚').replace(/[“”"]/g, '‘');
  return plain.length > longestClause ? `${plain.slice(0, longestClause - 1).trimEnd()}…` : plain;
}
