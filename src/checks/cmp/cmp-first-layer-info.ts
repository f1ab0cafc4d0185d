import { bannerTextItem, firstLayer } from '../banner-controls.ts';
import { consentLaw } from '../consent-law.ts';
import { defineCheck, type Finding } from '../define-check.ts';
import type { Facts, ServiceUse } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { statute } from '../law.ts';
import { passagesAbout } from '../notice.ts';
import { isSupportedLanguage } from '../supported-language.ts';
import { languageOf } from '../text-language.ts';
import { countryOfRecipient, isThirdCountry } from '../transfers.ts';
import { startPage } from '../transport-hosts.ts';
import { labelNames, mentions, plainText, wholeWords } from '../wording.ts';

/** What the data are for. "To improve your experience" is no purpose. */
const purpose = wholeWords(
  'analys[a-zß-ɏ]*|analyt[a-zß-ɏ]*|analyz[a-zß-ɏ]*|statisti[a-zß-ɏ]*|[a-zß-ɏ]{0,30}messung[a-zß-ɏ]*|messen|auswert[a-zß-ɏ]*|werten|zählen|besuchszahlen|marketing[a-zß-ɏ]*|werb[a-zß-ɏ]*|anzeigen|[a-zß-ɏ]{0,30}personali[sz][a-zß-ɏ]*|personalised|profile?n?|tracking[a-zß-ɏ]*|remarketing|conversions?|soziale[nrs]?\\s+(?:medien|netzwerke[a-zß-ɏ]*)|social\\s+media|videos?|karten|externe[nrs]?\\s+(?:medien|inhalten?)|advertis[a-zß-ɏ]*|ads|measur[a-zß-ɏ]*|audience|insights|maps|external\\s+(?:media|content)',
);
const recipient = wholeWords(
  '[a-zß-ɏ]{0,30}partner[a-zß-ɏ]*|drittanbieter[a-zß-ɏ]*|dritten?|dienstleister[a-zß-ɏ]*|dienst(?:e|en)?\\s+von|(?:dienste?)?anbieter[a-zß-ɏ]*|vendors?|third[\\s-]part[a-zß-ɏ]*|providers?|services?\\s+(?:of|by|from)',
);
const withdrawal = wholeWords(
  'widerruf[a-zß-ɏ]*|jederzeit|zurücknehm[a-zß-ɏ]*|später\\s+ändern|nachträglich\\s+ändern|withdraw[a-zß-ɏ]*|revok[a-zß-ɏ]*|at\\s+any\\s+time|any\\s?time|change\\s+your\\s+(?:mind|choices?|settings)',
);
const thirdCountry = wholeWords(
  'USA|U\\.S\\.A\\.|the\\s+US|vereinigten?\\s+staaten|drittl(?:and|ands|änder|ändern)|drittstaat[a-zß-ɏ]*|außerhalb\\s+(?:der|des)\\s+(?:EU|EWR|europäischen)[a-zß-ɏ]*|united\\s+states|third\\s+countr[a-zß-ɏ]*|outside\\s+(?:of\\s+)?the\\s+(?:EU|EEA|european)',
);

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
        recipientsMissing:
          '1. Nennen Sie auf der ersten Ebene die Empfänger oder ihre Zahl.\n2. Ergänzen Sie, was davon ebenfalls fehlt: den Hinweis auf den jederzeit möglichen Widerruf, das Drittland und den Link zur Datenschutzerklärung.',
        withdrawalMissing:
          '1. Weisen Sie auf der ersten Ebene auf den jederzeit möglichen Widerruf hin.\n2. Ergänzen Sie, was davon ebenfalls fehlt: den Hinweis auf das Drittland und den Link zur Datenschutzerklärung.',
        thirdCountryMissing:
          '1. Weisen Sie auf der ersten Ebene darauf hin, dass Daten in ein Drittland gelangen können: {services}.\n2. Verlinken Sie dort die Datenschutzerklärung.',
        purposeAlone: '1. Nennen Sie auf der ersten Ebene die Zwecke beim Namen, etwa „Statistik“ und „Werbung“.',
        recipientsAlone: '1. Nennen Sie auf der ersten Ebene die Empfänger oder ihre Zahl.',
        withdrawalAlone: '1. Weisen Sie auf der ersten Ebene auf den jederzeit möglichen Widerruf hin.',
        thirdCountryAlone: '1. Weisen Sie auf der ersten Ebene darauf hin, dass Daten in ein Drittland gelangen können.',
        noticeLinkAlone: '1. Verlinken Sie auf der ersten Ebene die Datenschutzerklärung.',
      },
      messages: {
        noPurpose: 'Die erste Ebene nennt keinen konkreten Zweck, obwohl Werbedienste eingesetzt werden: {services}',
        purposeMissing: 'Die erste Ebene nennt keinen konkreten Zweck',
        recipientsMissing: 'Die erste Ebene nennt weder Empfänger noch die Zahl der Partner',
        withdrawalMissing: 'Die erste Ebene weist nicht auf den Widerruf hin',
        thirdCountryMissing: 'Die erste Ebene erwähnt nicht, dass Daten in ein Drittland gelangen können: {services}',
        noticeLinkMissing: 'Die erste Ebene enthält keinen Link zur Datenschutzerklärung',
        sufficient: 'Die erste Ebene nennt Zwecke, Empfänger, Widerruf und Drittland und verlinkt die Datenschutzerklärung',
        sufficientNear:
          'Die erste Ebene nennt Zwecke, Empfänger und Widerruf und verlinkt die Datenschutzerklärung; ein Drittland, das zu nennen wäre, war nicht festzustellen',
        sufficientOwn:
          'Die erste Ebene nennt Zwecke und Widerruf und verlinkt die Datenschutzerklärung; fremde Empfänger, die zu nennen wären, waren nicht festzustellen',
        purposeAlone:
          'Auf der ersten Ebene wurde von den geprüften Angaben nur eine nicht gefunden: Zwecke beim Namen; empfohlen wird, sie zu nennen',
        recipientsAlone:
          'Auf der ersten Ebene wurde von den geprüften Angaben nur eine nicht gefunden: Empfänger oder ihre Zahl; empfohlen wird, sie zu nennen',
        withdrawalAlone:
          'Auf der ersten Ebene wurde von den geprüften Angaben nur eine nicht gefunden: ein Hinweis auf den Widerruf; empfohlen wird, ihn zu ergänzen',
        thirdCountryAlone:
          'Auf der ersten Ebene wurde von den geprüften Angaben nur eine nicht gefunden: ein Hinweis auf das Drittland; empfohlen wird, ihn zu ergänzen',
        noticeLinkAlone:
          'Auf der ersten Ebene wurde von den geprüften Angaben nur eine nicht gefunden: ein Link zur Datenschutzerklärung; empfohlen wird, ihn zu ergänzen',
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
        recipientsMissing:
          '1. Name the recipients or their number on the first layer.\n2. Add what is missing of these as well: the note that consent can be withdrawn at any time, the third country and the link to the privacy notice.',
        withdrawalMissing:
          '1. Point out on the first layer that consent can be withdrawn at any time.\n2. Add what is missing of these as well: the note on the third country and the link to the privacy notice.',
        thirdCountryMissing:
          '1. Point out on the first layer that data may reach a third country: {services}.\n2. Link the privacy notice there.',
        purposeAlone: '1. Name the purposes on the first layer, such as “statistics” and “advertising”.',
        recipientsAlone: '1. Name the recipients or their number on the first layer.',
        withdrawalAlone: '1. Point out on the first layer that consent can be withdrawn at any time.',
        thirdCountryAlone: '1. Point out on the first layer that data may reach a third country.',
        noticeLinkAlone: '1. Link the privacy notice on the first layer.',
      },
      messages: {
        noPurpose: 'The first layer names no concrete purpose although advertising services are in use: {services}',
        purposeMissing: 'The first layer names no concrete purpose',
        recipientsMissing: 'The first layer names neither recipients nor the number of partners',
        withdrawalMissing: 'The first layer does not mention withdrawal',
        thirdCountryMissing: 'The first layer does not mention that data may reach a third country: {services}',
        noticeLinkMissing: 'The first layer contains no link to the privacy notice',
        sufficient: 'The first layer names purposes, recipients, withdrawal and third country and links the privacy notice',
        sufficientNear:
          'The first layer names purposes, recipients and withdrawal and links the privacy notice; no third country was seen that would have to be named',
        sufficientOwn:
          'The first layer names purposes and withdrawal and links the privacy notice; no other recipients were seen that would have to be named',
        purposeAlone: 'Of the points examined, only one was not found on the first layer: purposes by name; it is recommended to name them',
        recipientsAlone:
          'Of the points examined, only one was not found on the first layer: recipients or their number; it is recommended to name them',
        withdrawalAlone:
          'Of the points examined, only one was not found on the first layer: a note on withdrawal; it is recommended to add it',
        thirdCountryAlone:
          'Of the points examined, only one was not found on the first layer: a note on the third country; it is recommended to add it',
        noticeLinkAlone:
          'Of the points examined, only one was not found on the first layer: a link to the privacy notice; it is recommended to add it',
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
    const missing: Finding[] = [];
    const miss = (message: string, uses: readonly ServiceUse[] = []) =>
      missing.push({ message, params: { services: namesOf(uses) }, items: [bannerTextItem(banner)], cause });

    const purposeNamed = mentions(text, purpose);
    if (!purposeNamed) miss('purposeMissing');
    const recipientNamed = mentions(text, recipient) || foreign.some((use) => isNamed(text, use));
    if (foreign.length > 0 && !recipientNamed) miss('recipientsMissing');
    if (!mentions(text, withdrawal)) miss('withdrawalMissing');
    if (abroad.length > 0 && !mentions(text, thirdCountry)) miss('thirdCountryMissing', abroad);
    if (!controls.some(({ role, text: label }) => role !== 'settings' && labelNames('privacy', label))) miss('noticeLinkMissing');

    // Whoever reads "Meta-Pixel" has not read what for, but may guess.
    if (!purposeNamed && marketing.length > 0 && !marketing.some((use) => isNamed(text, use))) {
      const params = { services: namesOf(marketing) };
      return { class: 'Risk', findings: [{ message: 'noPurpose', params, items: [bannerTextItem(banner)], cause }] };
    }
    const verdict = missing.length > tolerated ? verdictOf({ hints: missing }) : null;
    if (verdict) return verdict;
    // Each gap that is tolerated has a message of its own, which lists what is there.
    const [only] = missing;
    if (only) return { class: 'Conform', message: only.message.replace('Missing', 'Alone') };
    const near = foreign.length > 0 ? 'sufficientNear' : 'sufficientOwn';
    return { class: 'Conform', message: abroad.length > 0 && foreign.length > 0 ? 'sufficient' : near };
  },
});

/** A banner asks: that its sentences are questions or offers takes nothing from the names in them. */
function isNamed(text: string, use: ServiceUse): boolean {
  return passagesAbout({ url: null, text, complete: true }, use, 0).length > 0;
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
