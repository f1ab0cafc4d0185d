import type { Locale } from '../../define-check.ts';
import { addedTo } from '../../message-variants.ts';

const messages: Record<Locale, Record<string, string>> = {
  de: {
    besideOther:
      'Wird {names} noch eingesetzt? Auf den besuchten Seiten ist ein anderer Dienst für Newsletter und Formulare im Einsatz ({by}), den die Datenschutzerklärung auch beschreibt; von {names} zeigt sich nichts. Der Versand auf dem Server bliebe dem Scan verborgen',
    besideUnnamed:
      'Wird {names} noch eingesetzt? Auf den besuchten Seiten ist ein anderer Dienst für Newsletter und Formulare im Einsatz ({by}), den die Datenschutzerklärung nicht nennt; von {names} zeigt sich nichts. Der Versand auf dem Server bliebe dem Scan verborgen',
    besidePlugin:
      'Versendet {names} noch Ihren Newsletter? So sagt es die Datenschutzerklärung; die Formulare dafür sind die des Plugins {by}, das sie nicht nennt. Worüber das Plugin versendet, bleibt dem Scan verborgen',
    besideWebinars:
      'Wird {names} noch für Webinare eingesetzt? So sagt es die Datenschutzerklärung; auf den besuchten Seiten dient dazu {by}. Treffen über {names}, zu denen Sie einzeln einladen, blieben dem Scan verborgen',
  },
  en: {
    besideOther:
      'Is {names} still in use? On the pages visited another service for newsletters and forms is in use ({by}), which the privacy notice describes too; nothing of {names} shows. Sending on the server would not be visible to the scan',
    besideUnnamed:
      'Is {names} still in use? On the pages visited another service for newsletters and forms is in use ({by}), which the privacy notice does not name; nothing of {names} shows. Sending on the server would not be visible to the scan',
    besidePlugin:
      'Does {names} still send your newsletter? The privacy notice says so; the forms for it are those of the plugin {by}, which it does not name. Through whom the plugin sends is not visible to the scan',
    besideWebinars:
      'Is {names} still in use for webinars? The privacy notice says so; on the pages visited {by} serves for them. Meetings over {names} to which you invite people one by one would not be visible to the scan',
  },
};
const fixes: Record<Locale, Record<string, string>> = {
  de: {
    besideUnnamed:
      '1. Prüfen Sie, ob {names} noch Daten erhält. Wenn nicht, ersetzen Sie den Abschnitt durch einen zu {by}: Anbieter, Zweck, Rechtsgrundlage, Empfänger und Speicherdauer, außerhalb des EWR auch die Grundlage der Übermittlung; liegen dort noch Adressen, lassen Sie sie löschen.\n2. Nutzen Sie beide Dienste, ergänzen Sie {by}.',
    besidePlugin:
      '1. Sehen Sie in den Einstellungen von {by} nach, worüber der Newsletter versendet wird und was das Plugin auswertet.\n2. Ist es nicht mehr {names}, ersetzen Sie den Abschnitt durch den heutigen Versandweg mit Zweck, Rechtsgrundlage, Empfänger und Speicherdauer; liegen bei {names} noch Adressen, lassen Sie sie löschen. Sonst ergänzen Sie, was {by} auf Ihrer Website verarbeitet.',
    besideWebinars:
      '1. Laufen Webinare nur noch über {by}, nennen Sie in der Datenschutzerklärung dafür {by} statt {names}, und lassen Sie {names} nur für das stehen, wozu Sie den Dienst noch nutzen.\n2. Nutzen Sie {names} gar nicht mehr, streichen Sie den Abschnitt.',
  },
  en: {
    besideUnnamed:
      '1. Check whether {names} still receives data. If not, replace the section with one on {by}: provider, purpose, legal basis, recipient and storage period, outside the EEA the basis of the transfer too; if addresses are still kept there, have them erased.\n2. If you use both services, add {by}.',
    besidePlugin:
      '1. Look up in the settings of {by} through whom the newsletter is sent and what the plugin evaluates.\n2. If it is no longer {names}, replace the section with the way of sending of today, with purpose, legal basis, recipient and storage period; if addresses are still kept at {names}, have them erased. Otherwise add what {by} processes on your website.',
    besideWebinars:
      '1. If webinars run over {by} only, name {by} for them in the privacy notice instead of {names}, and leave {names} only for what you still use the service for.\n2. If you no longer use {names} at all, delete the section.',
  },
};

/** What else is described and was not seen, where that makes no finding of its own. */
const unseen: Record<Locale, string> = {
  de: '. Ebenfalls beschrieben, aber nicht beobachtet: {unseen}',
  en: '. Likewise described but not observed: {unseen}',
};

/** What to do about these. */
const unseenStep: Record<Locale, string> = {
  de: '\n3. Prüfen Sie auch, ob Sie {unseen} noch einsetzen; wenn nicht, streichen Sie die Abschnitte dazu.',
  en: '\n3. Check whether you still use {unseen} too; if not, delete the sections on them.',
};

/** What is said of described services whose work another one does on the site, and what to do about it. */
export function besideTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  return {
    messages: addedTo(messages[locale], { '': '', Unseen: unseen[locale] }),
    fixes: addedTo(fixes[locale], { '': '', Unseen: unseenStep[locale] }),
  };
}
