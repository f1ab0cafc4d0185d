import type { BannerEvidence } from '#evidence/banner.ts';
import type { Locale } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { switchWords } from '../banner/bare-labels.ts';
import { quoted } from '../wording.ts';

/** What the banner does not say of a service either, by what it says of the group. */
const missing = {
  de: {
    bannerGroup: 'die Laufzeiten und die Empfänger im Einzelnen',
    bannerGroupProvider: 'der Zweck und die Laufzeiten',
    bannerGroupPurpose: 'der Anbieter und die Laufzeiten',
    bannerGroupVague: 'Anbieter, Zweck und Laufzeiten',
  },
  en: {
    bannerGroup: 'the lifetimes and the recipients in detail',
    bannerGroupProvider: 'the purpose and the lifetimes',
    bannerGroupPurpose: 'the provider and the lifetimes',
    bannerGroupVague: 'provider, purpose and lifetimes',
  },
};
const toAdd: Record<Locale, Record<keyof (typeof missing)['de'], string>> = {
  de: {
    bannerGroup: 'wie lange seine Cookies bleiben und wer die Daten im Einzelnen erhält',
    bannerGroupProvider: 'wozu der Dienst dient und wie lange seine Cookies bleiben',
    bannerGroupPurpose: 'wer ihn anbietet und wie lange seine Cookies bleiben',
    bannerGroupVague: 'wozu der Dienst dient, wer ihn anbietet und wie lange seine Cookies bleiben',
  },
  en: {
    bannerGroup: 'how long its cookies stay and who receives the data in detail',
    bannerGroupProvider: 'what the service is for and how long its cookies stay',
    bannerGroupPurpose: 'who offers it and how long its cookies stay',
    bannerGroupVague: 'what the service is for, who offers it and how long its cookies stay',
  },
};
const texts = {
  de: {
    label: 'Nicht in der Datenschutzerklärung genannt, im Einwilligungsbanner nur als Schalter ohne Beschreibung: {service} ({pages})',
    group: (lacks: string) =>
      `Nicht in der Datenschutzerklärung genannt, im Einwilligungsbanner nur als Schalter ohne eigene Beschreibung: {service} ({pages}); zur Gruppe sagt es: „{quote}“, dort fehlen ${lacks}`,
    steps: (added: string) =>
      `1. Beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n2. Ergänzen Sie auch im Einwilligungsbanner beim Schalter, ${added}.`,
  },
  en: {
    label: 'Not named in the privacy notice, and in the consent banner only as a switch without a description: {service} ({pages})',
    group: (lacks: string) =>
      `Not named in the privacy notice, and in the consent banner only as a switch without a description of its own: {service} ({pages}); of the group it says: “{quote}”, which lacks ${lacks}`,
    steps: (added: string) =>
      `1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.\n2. In the consent banner too, add at the switch ${added}.`,
  },
};

/** What is said of services of which the banner has no more than a switch. */
export function switchMessages(locale: Locale): Record<string, string> {
  const { label, group } = texts[locale];
  return { bannerLabel: label, ...each(missing[locale], group) };
}

/** What to do about each of them; `{abroad}` is left open. */
export function switchSteps(locale: Locale): Record<string, string> {
  const { steps } = texts[locale];
  return { bannerLabel: steps(toAdd[locale].bannerGroupVague), ...each(toAdd[locale], steps) };
}

function each(parts: Readonly<Record<string, string>>, text: (part: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, text(part)]));
}

/** Which of these messages fits a service that only the banner names, with what the banner says of the group; null: it says more. */
export function switchOnly(use: ServiceUse, banner: BannerEvidence | null | undefined): { message: string; quote: string } | null {
  const bare = banner ? switchWords(use, banner) : null;
  if (bare === null) return null;
  if (bare.group === null) return { message: 'bannerLabel', quote: '' };
  const { quote, saysProvider, saysPurpose } = bare.group;
  const message = saysProvider ? (saysPurpose ? '' : 'Provider') : saysPurpose ? 'Purpose' : 'Vague';
  return { message: `bannerGroup${message}`, quote: quoted(quote) };
}
