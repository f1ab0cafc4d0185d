import { bannerTextItem, firstLayer } from '../banner-controls.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts, ServiceUse } from '../facts.ts';
import { purpose, recipient, thirdCountry, withdrawal, withUnnamed } from '../first-layer-words.ts';
import { verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { passagesAbout } from '../notice.ts';
import { isSupportedLanguage } from '../supported-language.ts';
import { languageOf } from '../text-language.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers.ts';
import { startPage } from '../transport-hosts.ts';
import { labelNames, mentions, plainText } from '../wording.ts';

const cause = 'banner-first-layer-text';
/** So many of the five points may be missing without a remark. */
const tolerated = 1;

export default defineCheck({
  id: 'cmp-first-layer-info',
  area: 'cmp',
  version: 1,
  weight: 3,
  confidence: 'medium',
  legalBasis: [consentLaw.tdddg25, statute('Art. 7, 13 DSGVO', 'Art. 7, 13 GDPR'), consentLaw.vgHannover],
  volatile: {
    de: 'Welche Angaben schon auf der ersten Ebene stehen müssen, leiten die Aufsichtsbehörden und das VG Hannover (10 A 5385/22, nicht rechtskräftig) her; einen festen Katalog gibt es nicht.',
    en: 'Which information the first layer has to contain is inferred by the supervisory authorities and the Administrative Court Hanover (10 A 5385/22, not final); there is no fixed list.',
    since: '2026-11-21',
  },
  needs: ['banner', 'services', 'pages'],
  texts: {
    de: {
      title: 'Ausreichende Information auf der ersten Ebene',
      explanation:
        'Eine Einwilligung setzt klare und umfassende Informationen voraus (§ 25 Abs. 1 TDDDG). Wer auf „Akzeptieren“ klickt, muss vorher wissen, wofür die Daten dienen, wer sie erhält, ob sie in ein Drittland gelangen, dass er widerrufen kann und wo mehr darüber steht.',
      confidenceReason: 'Es zählt, was im Banner ohne Klick zu lesen ist; ungewohnte Formulierungen können übersehen werden.',
      howToFix:
        '1. Nennen Sie auf der ersten Ebene die Zwecke beim Namen, etwa „Statistik“ und „Werbung“.\n2. Nennen Sie die Empfänger oder ihre Zahl und, wo es zutrifft, die Übermittlung in ein Drittland.\n3. Weisen Sie auf den jederzeit möglichen Widerruf hin und verlinken Sie die Datenschutzerklärung.',
      fixes: {
        noPurpose: '1. Nennen Sie auf der ersten Ebene die Zwecke beim Namen, etwa „Statistik“ und „Werbung“.',
        purposeMissing: '1. Nennen Sie auf der ersten Ebene die Zwecke beim Namen, etwa „Statistik“ und „Werbung“.',
        onlyServicesMissing: '1. Sagen Sie auf der ersten Ebene, wozu {named} dient, etwa „Statistik“ oder „Werbung“.',
        recipientsMissing: '1. Nennen Sie auf der ersten Ebene die Empfänger oder ihre Zahl.',
        withdrawalMissing: '1. Ergänzen Sie im Bannertext: „Sie können Ihre Einwilligung jederzeit widerrufen“, und sagen Sie, wo.',
        thirdCountryMissing:
          '1. Weisen Sie auf der ersten Ebene darauf hin, dass Daten in ein Drittland gelangen können (durch {services}).',
        noticeLinkMissing: '1. Verlinken Sie auf der ersten Ebene die Datenschutzerklärung.',
        servicesUnnamed: '1. Ergänzen Sie im Banner {unnamed}, bevor Sie dessen Einwilligung dafür verwenden.',
        recipientsAlone: '1. Nennen Sie auf der ersten Ebene die Empfänger oder ihre Zahl.',
        sufficientUnnamed: '1. Ergänzen Sie im Banner {unnamed}, bevor Sie dessen Einwilligung dafür verwenden.',
        sufficientNearUnnamed: '1. Ergänzen Sie im Banner {unnamed}, bevor Sie dessen Einwilligung dafür verwenden.',
        ...withUnnamed(
          {
            purposeAlone: '1. Nennen Sie auf der ersten Ebene die Zwecke beim Namen, etwa „Statistik“ und „Werbung“.',
            onlyServicesAlone: '1. Sagen Sie auf der ersten Ebene, wozu {named} dient, etwa „Statistik“ oder „Werbung“.',
            withdrawalAlone: '1. Ergänzen Sie im Bannertext: „Sie können Ihre Einwilligung jederzeit widerrufen“, und sagen Sie, wo.',
            thirdCountryAlone: '1. Weisen Sie auf der ersten Ebene darauf hin, dass Daten in ein Drittland gelangen können.',
            noticeLinkAlone: '1. Verlinken Sie auf der ersten Ebene die Datenschutzerklärung.',
          },
          '\n2. Ergänzen Sie im Banner {unnamed}, bevor Sie dessen Einwilligung dafür verwenden.',
        ),
      },
      messages: {
        noPurpose: 'Die erste Ebene nennt keinen konkreten Zweck, obwohl Werbedienste eingesetzt werden: {services}',
        purposeMissing: 'Die erste Ebene nennt keinen konkreten Zweck',
        onlyServicesMissing: 'Die erste Ebene nennt als Zweck nur Dienste ({named}), nicht, wozu sie dienen',
        recipientsMissing: 'Die erste Ebene nennt weder Empfänger noch die Zahl der Partner',
        withdrawalMissing: 'Die erste Ebene weist nicht auf den Widerruf hin',
        thirdCountryMissing: 'Die erste Ebene erwähnt nicht, dass Daten durch {services} in ein Drittland gelangen können',
        noticeLinkMissing: 'Die erste Ebene enthält keinen Link zur Datenschutzerklärung',
        servicesUnnamed: 'Das Banner nennt {named}, nicht aber {unnamed}',
        sufficientOwn:
          'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; fremde Empfänger, die zu nennen wären, waren nicht festzustellen',
        recipientsAlone:
          'Von den geprüften Angaben wurde auf der ersten Ebene eine nicht gefunden: Empfänger oder ihre Zahl. Über sie ist zu informieren (Art. 13 Abs. 1 lit. e DSGVO); ob dafür die verlinkte Datenschutzerklärung genügt, ist nicht abschließend geklärt',
        ...withUnnamed(
          {
            sufficient: 'Die erste Ebene nennt Zwecke, Empfänger, Widerruf und Drittland und verlinkt die Datenschutzerklärung',
            sufficientNear:
              'Die erste Ebene nennt Zwecke, Empfänger und Widerruf und verlinkt die Datenschutzerklärung; ein Drittland, das zu nennen wäre, war nicht festzustellen',
            purposeAlone:
              'Von den geprüften Angaben wurde auf der ersten Ebene eine nicht gefunden: Zwecke beim Namen. Eine Einwilligung gilt nur für bestimmte Zwecke, die vorher bekannt sind (Art. 4 Nr. 11 DSGVO)',
            onlyServicesAlone:
              'Von den geprüften Angaben wurde auf der ersten Ebene eine nicht gefunden: Zwecke beim Namen; genannt sind nur Dienste ({named}), nicht, wozu sie dienen',
            withdrawalAlone:
              'Von den geprüften Angaben wurde auf der ersten Ebene eine nicht gefunden: der Hinweis auf den Widerruf. Über ihn ist vor der Einwilligung zu informieren (Art. 7 Abs. 3 Satz 3 DSGVO); ob der Hinweis in der verlinkten Datenschutzerklärung genügt, ist nicht abschließend geklärt',
            thirdCountryAlone:
              'Von den geprüften Angaben wurde auf der ersten Ebene eine nicht gefunden: der Hinweis auf das Drittland. Über die Übermittlung ist zu informieren (Art. 13 Abs. 1 lit. f DSGVO); ob dafür die verlinkte Datenschutzerklärung genügt, ist nicht abschließend geklärt',
            noticeLinkAlone:
              'Von den geprüften Angaben wurde auf der ersten Ebene eine nicht gefunden: der Link zur Datenschutzerklärung. Die vollständigen Angaben müssen vor der Einwilligung leicht zu erreichen sein (Art. 12, 13 DSGVO)',
          },
          '. Das Banner nennt {named}, nicht aber {unnamed}',
        ),
        language: 'Der Text des Banners ist in keiner Sprache, die sich hier beurteilen lässt',
        noBanner: 'Es wurde kein Einwilligungsbanner gefunden',
      },
    },
    en: {
      title: 'Sufficient information on the first layer',
      explanation:
        'Consent requires clear and comprehensive information (Section 25(1) TDDDG). Whoever clicks “Accept” has to know beforehand what the data are used for, who receives them, whether they reach a third country, that consent can be withdrawn, and where to read more.',
      confidenceReason: 'Only what can be read in the banner without a click counts; unusual wording may be missed.',
      howToFix:
        '1. Name the purposes on the first layer, such as “statistics” and “advertising”.\n2. Name the recipients or their number and, where it applies, the transfer to a third country.\n3. Point out that consent can be withdrawn at any time and link the privacy notice.',
      fixes: {
        noPurpose: '1. Name the purposes on the first layer, such as “statistics” and “advertising”.',
        purposeMissing: '1. Name the purposes on the first layer, such as “statistics” and “advertising”.',
        onlyServicesMissing: '1. Say on the first layer what {named} is for, such as “statistics” or “advertising”.',
        recipientsMissing: '1. Name the recipients or their number on the first layer.',
        withdrawalMissing: '1. Add to the text of the banner: “You can withdraw your consent at any time”, and say where.',
        thirdCountryMissing: '1. Point out on the first layer that data may reach a third country (through {services}).',
        noticeLinkMissing: '1. Link the privacy notice on the first layer.',
        servicesUnnamed: '1. Add {unnamed} to the banner before you use its consent for that.',
        recipientsAlone: '1. Name the recipients or their number on the first layer.',
        sufficientUnnamed: '1. Add {unnamed} to the banner before you use its consent for that.',
        sufficientNearUnnamed: '1. Add {unnamed} to the banner before you use its consent for that.',
        ...withUnnamed(
          {
            purposeAlone: '1. Name the purposes on the first layer, such as “statistics” and “advertising”.',
            onlyServicesAlone: '1. Say on the first layer what {named} is for, such as “statistics” or “advertising”.',
            withdrawalAlone: '1. Add to the text of the banner: “You can withdraw your consent at any time”, and say where.',
            thirdCountryAlone: '1. Point out on the first layer that data may reach a third country.',
            noticeLinkAlone: '1. Link the privacy notice on the first layer.',
          },
          '\n2. Add {unnamed} to the banner before you use its consent for that.',
        ),
      },
      messages: {
        noPurpose: 'The first layer names no concrete purpose although advertising services are in use: {services}',
        purposeMissing: 'The first layer names no concrete purpose',
        onlyServicesMissing: 'As purposes the first layer only names services ({named}), not what they are for',
        recipientsMissing: 'The first layer names neither recipients nor the number of partners',
        withdrawalMissing: 'The first layer does not mention withdrawal',
        thirdCountryMissing: 'The first layer does not mention that data may reach a third country through {services}',
        noticeLinkMissing: 'The first layer contains no link to the privacy notice',
        servicesUnnamed: 'The banner names {named} but not {unnamed}',
        sufficientOwn:
          'The first layer names purposes and withdrawal and links the privacy notice; no other recipients were seen that would have to be named',
        recipientsAlone:
          'Of the points examined, one was not found on the first layer: recipients or their number. Visitors have to be informed of them (Art. 13(1)(e) GDPR); whether the linked privacy notice is enough for that is not finally settled',
        ...withUnnamed(
          {
            sufficient: 'The first layer names purposes, recipients, withdrawal and third country and links the privacy notice',
            sufficientNear:
              'The first layer names purposes, recipients and withdrawal and links the privacy notice; no third country was seen that would have to be named',
            purposeAlone:
              'Of the points examined, one was not found on the first layer: purposes by name. Consent only covers specific purposes that are known beforehand (Art. 4(11) GDPR)',
            onlyServicesAlone:
              'Of the points examined, one was not found on the first layer: purposes by name; only services are named ({named}), not what they are for',
            withdrawalAlone:
              'Of the points examined, one was not found on the first layer: the note on withdrawal. Visitors have to be informed of it before consenting (Art. 7(3) sentence 3 GDPR); whether a note in the linked privacy notice is enough is not finally settled',
            thirdCountryAlone:
              'Of the points examined, one was not found on the first layer: the note on the third country. Visitors have to be informed of the transfer (Art. 13(1)(f) GDPR); whether the linked privacy notice is enough for that is not finally settled',
            noticeLinkAlone:
              'Of the points examined, one was not found on the first layer: the link to the privacy notice. The full information has to be easy to reach before consenting (Art. 12, 13 GDPR)',
          },
          '. The banner names {named} but not {unnamed}',
        ),
        language: 'The text of the banner is in no language that can be judged here',
        noBanner: 'No consent banner was found',
      },
    },
  },
  run({ banner: { banner }, services, pages }) {
    if (!banner?.visible) return { class: 'NotApplicable', message: 'noBanner' };
    const controls = firstLayer(banner);
    const labels = banner.toggles.filter(({ layer }) => layer === 1).map(({ label }) => label);
    const text = plainText([banner.text, ...controls.map((control) => control.text), ...labels].join(' '));
    if (!isReadable(text, startPage(pages)?.language ?? '')) return { class: 'NoClassification', message: 'language' };

    const wanting = services.filter(({ service }) => service.consent !== 'no');
    const marketing = wanting.filter(({ service }) => service.category === 'marketing' || service.category === 'social');
    const abroad = wanting.filter((use) => isThirdCountry(countryOfRecipient(use)) === true);
    const foreign = wanting.filter(({ service, hosts }) => !service.selfHosted && hosts.length > 0);
    const kindNamed = mentions(text, recipient);
    const named = foreign.filter((use) => isNamed(text, use));
    const unnamed = kindNamed ? [] : unnamedBeside(named, foreign);
    const known = { named: namesOf(named), unnamed: namesOf(unnamed) };
    const missing: Finding[] = [];
    const miss = (message: string, uses: readonly ServiceUse[] = []) =>
      missing.push({ message, params: { services: namesOf(uses), ...known }, items: [bannerTextItem(banner)], cause });

    const purposeNamed = mentions(text, purpose);
    if (!purposeNamed) miss(named.length > 0 ? 'onlyServicesMissing' : 'purposeMissing');
    if (foreign.length > 0 && !kindNamed && named.length === 0) miss('recipientsMissing');
    if (!mentions(text, withdrawal)) miss('withdrawalMissing');
    if (abroad.length > 0 && !mentions(text, thirdCountry)) miss('thirdCountryMissing', abroad);
    if (!controls.some(({ role, text: label }) => role !== 'settings' && labelNames('privacy', label))) miss('noticeLinkMissing');

    // Whoever reads "Meta-Pixel" has not read what for, but may guess.
    if (!purposeNamed && marketing.length > 0 && !marketing.some((use) => isNamed(text, use))) {
      const params = { services: namesOf(marketing) };
      return { class: 'Risk', findings: [{ message: 'noPurpose', params, items: [bannerTextItem(banner)], cause }] };
    }
    const lacking = named.length > 0 && unnamed.length > 0;
    if (missing.length > tolerated) {
      if (lacking) miss('servicesUnnamed');
      return verdictOf({ hints: missing })!;
    }
    // Each gap that is tolerated has a message of its own, which lists what is there.
    const near = foreign.length > 0 ? 'sufficientNear' : 'sufficientOwn';
    const complete = abroad.length > 0 && foreign.length > 0 ? 'sufficient' : near;
    const message = missing[0]?.message.replace('Missing', 'Alone') ?? complete;
    return { class: 'Conform', message: lacking ? `${message}Unnamed` : message, params: known };
  },
});

/** A banner asks: that its sentences are questions or offers takes nothing from the names in them. */
function isNamed(text: string, use: ServiceUse): boolean {
  return passagesAbout({ url: null, text, complete: true }, use, 0).length > 0;
}

/** Services the site itself embeds that the banner leaves out although it names others; a vendor named once is known. */
function unnamedBeside(named: readonly ServiceUse[], all: readonly ServiceUse[]): ServiceUse[] {
  const vendors = new Set(named.flatMap(({ service, vendorName }) => [service.vendor, vendorName]));
  return all.filter(
    ({ service, vendorName, embeddedBy }) =>
      embeddedBy === null && service.consent === 'yes' && !vendors.has(service.vendor) && !vendors.has(vendorName),
  );
}

/** Short banners have too few words to tell their language: then the page's counts, unless the words speak against it. */
function isReadable(text: string, pageLanguage: string): boolean {
  if (isSupportedLanguage({ language: '', text })) return true;
  const told = languageOf(text);
  return text.length < shortText && /^(de|en)(?![a-z])/i.test(pageLanguage) && (told === null || told === 'de' || told === 'en');
}
const shortText = 240;

function namesOf(uses: Facts['services']): string {
  return [...new Set(uses.map(({ service }) => service.name))].slice(0, 4).join(', ');
}
