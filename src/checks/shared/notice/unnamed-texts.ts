import type { Locale } from '../../define-check.ts';
import { addedTo, suffixed } from '../../message-variants.ts';
import { withBuilt, withForms, withServed, withTrackers } from './early-ways.ts';
import { switchMessages, switchSteps } from './switch-only.ts';

const unnamed = {
  de: {
    notNamed: 'Eingesetzt, aber in der Datenschutzerklärung nicht genannt: {service} ({pages})',
    namedOtherwise:
      'Die Datenschutzerklärung ({path}) nennt {service}, beschreibt aber nicht, dass Ihre Seiten von dort laden ({pages}); sie sagt: „{quote}“',
    namedDenied:
      'Die Datenschutzerklärung ({path}) verneint den Einsatz von {service}: „{quote}“; Ihre Seiten laden aber von dort ({pages})',
    namedLinked:
      'Die Datenschutzerklärung ({path}) beschreibt nicht, dass Ihre Seiten von {service} laden ({pages}); sie spricht nur von Links: „{quote}“',
    namedSister: 'Die Datenschutzerklärung ({path}) nennt {sister}, aber nicht {service} auf Ihren Seiten ({pages}); sie sagt: „{quote}“',
    notNamedCarried: 'Nicht in der Datenschutzerklärung ({path}) genannt: {service}, mitgebracht von {carrier} ({pages})',
    notNamedCarriedDenied:
      'Nicht in der Datenschutzerklärung ({path}) genannt: {service}, mitgebracht von {carrier} ({pages}); sie sagt dort aber: „{quote}“',
    namedPeer:
      'Die Datenschutzerklärung ({path}) beschreibt {sister} („{quote}“); geladen wird ein anderer Dienst derselben Art, den sie nicht nennt: {service} ({pages})',
    notNamedDenied: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; geladen wird aber, was sie nicht nennt: {service} ({pages})',
    bannerOnly: 'Nicht in der Datenschutzerklärung genannt, sondern nur im Einwilligungsbanner: {service} ({pages})',
    policyOnly: 'Nicht in der Datenschutzerklärung genannt, sondern nur auf der Seite zu Cookies ({policy}): {service} ({pages})',
    groupOnly: 'Die Datenschutzerklärung nennt nur die Gruppe („{group}“), nicht beim Namen: {service} ({pages})',
  },
  en: {
    notNamed: 'In use but not named in the privacy notice: {service} ({pages})',
    namedOtherwise:
      'The privacy notice ({path}) names {service} but does not describe that your pages load from there ({pages}); it says: “{quote}”',
    namedDenied: 'The privacy notice ({path}) denies the use of {service}: “{quote}”; but your pages load from there ({pages})',
    namedLinked:
      'The privacy notice ({path}) does not describe that your pages load from {service} ({pages}); it speaks of links alone: “{quote}”',
    namedSister: 'The privacy notice ({path}) names {sister} but not {service} on your pages ({pages}); it says: “{quote}”',
    notNamedCarried: 'Not named in the privacy notice ({path}): {service}, brought along by {carrier} ({pages})',
    notNamedCarriedDenied:
      'Not named in the privacy notice ({path}): {service}, brought along by {carrier} ({pages}); but it says there: “{quote}”',
    namedPeer:
      'The privacy notice ({path}) describes {sister} (“{quote}”); what loads is another service of the same kind, which it does not name: {service} ({pages})',
    notNamedDenied: 'The privacy notice ({path}) says: “{quote}”; but this is loaded, which it does not name: {service} ({pages})',
    bannerOnly: 'Not named in the privacy notice but only in the consent banner: {service} ({pages})',
    policyOnly: 'Not named in the privacy notice but only on the page on cookies ({policy}): {service} ({pages})',
    groupOnly: 'The privacy notice names only the group (“{group}”), not by name: {service} ({pages})',
  },
};
/** What has to be said of a service, and what else is to be done about one that is not named. `Early`: it loads without a consent that it needs or may need, `Tracking` where it is a tracker, `Unseen` where it is none but shows nothing either, `Form` where it is there for a form, `Built` where the platform brings it; `Files`: all that loads are pictures, fonts and the like, `Served`: such as only their vendor may deliver, `Avatars`: by a hash that stands for a person; `Tool`: it asks for consent, so that it cannot simply go; `Platform`: the site runs on it. */
const unnamedSteps = {
  de: {
    notNamed:
      '1. Beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n2. Oder entfernen Sie die Einbindung, wenn Sie sie nicht mehr brauchen.',
    notNamedTool:
      '1. Beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}. Beschreibt sie ein anderes Einwilligungswerkzeug, das Sie nicht mehr einsetzen, ersetzen Sie diesen Abschnitt.',
    notNamedPlatform:
      '1. Beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n2. Läuft Ihre Website darauf, schließen Sie mit dem Anbieter einen Vertrag zur Auftragsverarbeitung, falls er fehlt; ist es nur eine Einbindung, die Sie nicht mehr brauchen, entfernen Sie sie.',
    notNamedEarly:
      '1. {#remove} Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, beschreiben Sie in der Datenschutzerklärung {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    notNamedFiles:
      '1. {#own-files} Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({pages}).\n2. Sollen sie von dort laden, beschreiben Sie in der Datenschutzerklärung den Abruf bei {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    notNamedAvatars:
      '1. Schalten Sie die Avatare von {service} ab (in WordPress unter „Einstellungen > Diskussion“), oder zeigen Sie Bilder vom eigenen Server ({pages}); die Einwilligung des Besuchers genügt nicht, denn der Hash gehört zu anderen Personen{see:emb-hidden-thirdparties}.\n2. Bleibt {service}, beschreiben Sie in der Datenschutzerklärung den Abruf und den Hash: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    namedOtherwise:
      '1. Ergänzen Sie in der Datenschutzerklärung zu {service}, was auf Ihren Seiten von dort lädt: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.\n2. Oder entfernen Sie die Einbindung, wenn Sie sie nicht mehr brauchen.',
    namedOtherwiseEarly:
      '1. {#remove} Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, ergänzen Sie in der Datenschutzerklärung zu {service}, was auf Ihren Seiten von dort lädt: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    namedOtherwiseFiles:
      '1. {#own-files} Liefern Sie die Dateien von {service} vom eigenen Server aus, oder entfernen Sie sie ({pages}).\n2. Sollen sie von dort laden, ergänzen Sie das in der Datenschutzerklärung zu {service}: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    namedOtherwiseAvatars:
      '1. Schalten Sie die Avatare von {service} ab (in WordPress unter „Einstellungen > Diskussion“), oder zeigen Sie Bilder vom eigenen Server ({pages}); die Einwilligung des Besuchers genügt nicht, denn der Hash gehört zu anderen Personen{see:emb-hidden-thirdparties}.\n2. Bleibt {service}, beschreiben Sie in der Datenschutzerklärung den Abruf und den Hash: Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; berichtigen Sie Sätze, die dem widersprechen.',
    notNamedCarried:
      '1. Verlangen Sie vom Betreiber von {carrier}, dass er {service} dort abschaltet: Der Dienst steht in dessen Einbindung, nicht im Code Ihrer Website.\n2. Soweit er bleibt, laden Sie die Einbindung von {carrier} erst nach einer Einwilligung oder einem Klick, die {service} umfassen, und beschreiben Sie {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.',
    notNamedCarriedDenied:
      '1. Verlangen Sie vom Betreiber von {carrier}, dass er {service} dort abschaltet: Der Dienst steht in dessen Einbindung, nicht im Code Ihrer Website.\n2. Soweit er bleibt, laden Sie die Einbindung von {carrier} erst nach einer Einwilligung oder einem Klick, die {service} umfassen, und beschreiben Sie {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n3. Berichtigen Sie den zitierten Satz, solange {service} dort lädt.',
    namedPeer:
      '1. Ist {service} an die Stelle von {sister} getreten, ersetzen Sie den Abschnitt; sonst ergänzen Sie einen: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer von {service}{abroad}.',
    namedPeerEarly:
      '1. Ist {service} an die Stelle von {sister} getreten, ersetzen Sie den Abschnitt; sonst ergänzen Sie einen: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer von {service}{abroad}.\n2. {#later} Braucht {service} eine Einwilligung, laden Sie den Dienst erst nach dieser oder einem Klick des Besuchers; die Beschreibung ersetzt sie nicht.',
    notNamedDenied:
      '1. {#remove} Entfernen Sie die Einbindung von {service}; dann stimmt der Satz ({pages}).\n2. Soll sie bleiben, streichen Sie den Satz, und beschreiben Sie {service}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}. Eine nötige Einwilligung ersetzt das nicht.',
    bannerOnly:
      '1. Beschreiben Sie {service} auch in der Datenschutzerklärung: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}.\n2. Übernehmen Sie vom Einwilligungsbanner nur, was zutrifft: Prüfen Sie vorher, ob Gruppe, Zweck und Cookies dort stimmen.',
    policyOnly:
      '1. Beschreiben Sie {service} auch in der Datenschutzerklärung: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer{abroad}; die Angaben auf {policy} können Sie übernehmen, soweit sie zutreffen.\n2. Oder verweisen Sie in der Datenschutzerklärung auf {policy}, und ergänzen Sie dort, was davon fehlt.',
    groupOnly:
      '1. Nennen Sie dort, wo die Datenschutzerklärung von „{group}“ spricht, {service} beim Namen, mit Anbieter, Zweck, Rechtsgrundlage und Speicherdauer{abroad}.',
    groupOnlyEarly:
      '1. {#remove} Entfernen Sie die Einbindung von {service}, wenn Sie sie nicht brauchen, oder laden Sie sie erst nach der Einwilligung oder einem Klick des Besuchers; die Beschreibung ersetzt eine nötige Einwilligung nicht.\n2. Soweit sie bleibt, nennen Sie dort, wo die Datenschutzerklärung von „{group}“ spricht, {service} beim Namen, mit Anbieter, Zweck, Rechtsgrundlage und Speicherdauer{abroad}.',
  },
  en: {
    notNamed:
      '1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.\n2. Or remove the embed if you no longer need it.',
    notNamedTool:
      '1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}. If it describes another consent tool that you no longer use, replace that section.',
    notNamedPlatform:
      '1. Describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.\n2. If your website runs on it, conclude a contract on processing with the provider if there is none; if it is only an embed that you no longer need, remove it.',
    notNamedEarly:
      '1. {#remove} Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, describe {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    notNamedFiles:
      '1. {#own-files} Deliver the files of {service} from your own server, or remove them ({pages}).\n2. If they are to load from there, describe the request to {service} in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    notNamedAvatars:
      '1. Turn the avatars of {service} off (in WordPress under Settings > Discussion), or show pictures from your own server ({pages}); the visitor’s consent is not enough, as the hash belongs to other persons{see:emb-hidden-thirdparties}.\n2. If {service} stays, describe the request and the hash in the privacy notice: provider, purpose, legal basis, recipient and storage period{abroad}.',
    namedOtherwise:
      '1. In the privacy notice, add beside {service} what loads from there on your pages: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.\n2. Or remove the embed if you no longer need it.',
    namedOtherwiseEarly:
      '1. {#remove} Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, add beside {service} in the privacy notice what loads from there on your pages: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    namedOtherwiseFiles:
      '1. {#own-files} Deliver the files of {service} from your own server, or remove them ({pages}).\n2. If they are to load from there, add that beside {service} in the privacy notice: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    namedOtherwiseAvatars:
      '1. Turn the avatars of {service} off (in WordPress under Settings > Discussion), or show pictures from your own server ({pages}); the visitor’s consent is not enough, as the hash belongs to other persons{see:emb-hidden-thirdparties}.\n2. If {service} stays, describe the request and the hash in the privacy notice: purpose, legal basis, recipient and storage period{abroad}; correct sentences that contradict this.',
    notNamedCarried:
      '1. Ask the operator of {carrier} to turn {service} off there: the service is part of that embed, not of the code of your website.\n2. As far as it stays, load the embed of {carrier} only after a consent or click that covers {service}, and describe {service}: provider, purpose, legal basis, recipient and storage period{abroad}.',
    notNamedCarriedDenied:
      '1. Ask the operator of {carrier} to turn {service} off there: the service is part of that embed, not of the code of your website.\n2. As far as it stays, load the embed of {carrier} only after a consent or click that covers {service}, and describe {service}: provider, purpose, legal basis, recipient and storage period{abroad}.\n3. Correct the sentence quoted as long as {service} loads there.',
    namedPeer:
      '1. If {service} has taken the place of {sister}, replace the section; otherwise add one: provider, purpose, legal basis, recipient and storage period of {service}{abroad}.',
    namedPeerEarly:
      '1. If {service} has taken the place of {sister}, replace the section; otherwise add one: provider, purpose, legal basis, recipient and storage period of {service}{abroad}.\n2. {#later} If {service} needs consent, load it only after that or a click of the visitor; the description does not replace it.',
    notNamedDenied:
      '1. {#remove} Remove the embed of {service}; then the sentence is true ({pages}).\n2. If it is to stay, delete the sentence, and describe {service}: provider, purpose, legal basis, recipient and storage period{abroad}. This does not replace a consent that is needed.',
    bannerOnly:
      '1. Describe {service} in the privacy notice too: provider, purpose, legal basis, recipient and storage period{abroad}.\n2. Take over from the consent banner only what is true: check beforehand whether group, purpose and cookies are right there.',
    policyOnly:
      '1. Describe {service} in the privacy notice too: provider, purpose, legal basis, recipient and storage period{abroad}; you can take over what {policy} says as far as it is true.\n2. Or refer to {policy} in the privacy notice, and add there what is missing.',
    groupOnly:
      '1. Where the privacy notice speaks of “{group}”, name {service}, with provider, purpose, legal basis and storage period{abroad}.',
    groupOnlyEarly:
      '1. {#remove} Remove the embed of {service} if you do not need it, or load it only after consent or a click of the visitor; the description does not replace a consent that is needed.\n2. As far as it stays, where the privacy notice speaks of “{group}”, name {service}, with provider, purpose, legal basis and storage period{abroad}.',
  },
};
const ifAbroad: Record<Locale, string> = {
  de: ', bei einem Empfänger außerhalb des EWR auch Land und Grundlage der Übermittlung',
  en: ', for a recipient outside the EEA the country and the basis of the transfer too',
};

/** Named for another reason than what loads. */
export const otherwise = 'namedOtherwise';
/** What a notice says of a service that it names for another reason than what loads: that it is not used, or only linked. */
const asides = ['namedDenied', 'namedLinked'] as const;

/** `Eea`: the recipient is known to sit in the EEA, so that there is no transfer to speak of. */
export function unnamedFixes(locale: Locale): Record<string, string> {
  const filled = (clause: string) =>
    Object.fromEntries(
      Object.entries({ ...unnamedSteps[locale], ...switchSteps(locale) }).map(([name, steps]) => [name, steps.replace('{abroad}', clause)]),
    );
  const each = withServed({ ...filled(ifAbroad[locale]), ...suffixed(filled(''), 'Eea') }, locale);
  const all = withBuilt(withForms(withTrackers(each), locale), locale);
  // A sister that is named changes nothing about what has to be said of the service itself.
  const sisters = Object.entries(all).flatMap(([name, steps]) =>
    name.startsWith('notNamed') && !/Carried|Denied|Tool|Platform/.test(name)
      ? [[name.replace('notNamed', 'namedSister'), steps] as const]
      : [],
  );
  // Whether it is denied or only linked, what is to be done is the same.
  const others = Object.entries(all).flatMap(([name, steps]) =>
    name.startsWith(otherwise) ? asides.map((aside) => [name.replace(otherwise, aside), steps] as const) : [],
  );
  return { ...all, ...Object.fromEntries([...sisters, ...others]) };
}

/** Said of pictures that are fetched by the address of a person. */
const hashSent: Record<Locale, string> = {
  de: '; mit den Profilbildern erhält der Anbieter einen Hash der E-Mail-Adresse der Personen, die dort kommentiert oder geschrieben haben',
  en: '; with the profile pictures the provider receives a hash of the e-mail address of the persons who commented or wrote there',
};

/** How a notice leaves a service out, each with and without a transfer to speak of. */
export function unnamedMessages(locale: Locale): Record<string, string> {
  const { notNamed, namedOtherwise, namedSister, namedPeer, namedDenied, namedLinked, groupOnly } = unnamed[locale];
  const saidAside = { namedOtherwise, namedSister, namedDenied, namedLinked };
  const texts = {
    ...unnamed[locale],
    ...switchMessages(locale),
    ...addedTo({ namedPeer, groupOnly }, { Early: '', Tracking: '', Unseen: '', Form: '', Built: '' }),
    ...addedTo({ notNamed, ...saidAside }, { Early: '', Tracking: '', Unseen: '', Form: '', Built: '', Files: '', Served: '' }),
    ...addedTo({ notNamed, ...saidAside }, { Avatars: hashSent[locale] }),
    ...addedTo({ notNamed }, { Tool: '', Platform: '' }),
  };
  return { ...texts, ...suffixed(texts, 'Eea') };
}
