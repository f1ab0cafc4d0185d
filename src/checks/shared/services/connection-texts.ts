import { addedTo, numberedSteps } from '../../message-variants.ts';

const describeLast = {
  de: 'Bleibt die Verbindung, beschreiben Sie {service} in der Datenschutzerklärung, soweit das dort fehlt.',
  en: 'If the connection stays, describe {service} in the privacy notice where that is missing there.',
};
/** Where the notice has the service already, with the ending of the messages that say so. */
const described = {
  fix: {
    de: 'Bleibt die Verbindung, prüfen Sie, ob die Datenschutzerklärung {named} auch für diesen Abruf nennt und nicht nur in anderem Zusammenhang; sonst ergänzen Sie ihn.',
    en: 'If the connection stays, check whether the privacy notice names {named} for this request too and not only in another context; otherwise add it.',
  },
  correct: {
    de: 'Richten Sie {service} so ein, wie es der zitierte Satz der Datenschutzerklärung sagt, oder berichtigen Sie den Satz.',
    en: 'Set {service} up as the quoted sentence of the privacy notice says, or correct the sentence.',
  },
  asked: {
    de: '{#later} Lassen Sie {service} auf die Wahl warten, die das Banner dafür anbietet, oder nehmen Sie den Dienst dort heraus, wenn er keine Einwilligung braucht.',
    en: '{#later} Let {service} wait for the choice that the banner offers for it, or take it out there if it needs no consent.',
  },
  message: {
    de: {
      Asked: '; das Banner stellt den Dienst zur Wahl, er wartet aber nicht auf sie',
      Described: '; die Datenschutzerklärung nennt {named}, ob auch für diesen Abruf, wurde nicht geprüft',
      Told: '; die Datenschutzerklärung beschreibt diese Verbindung',
      Untrue: '; die Datenschutzerklärung sagt dazu „{quote}“, was zum beobachteten Abruf nicht passt{see:pp-services-named}',
    },
    en: {
      Asked: '; the banner offers the service as a choice, but it does not wait for it',
      Described: '; the privacy notice names {named}, whether for this request too was not examined',
      Told: '; the privacy notice describes this connection',
      Untrue: '; the privacy notice says “{quote}” about it, which does not fit the request observed{see:pp-services-named}',
    },
  },
};
/** Sentences about connections to which can be added what the notice says. */
export const connectedMessages = {
  de: {
    connected: 'Ohne Einwilligung laden Inhalte von {service} ({hosts}) auf: {paths}',
    connectedScripts: 'Ohne Einwilligung laufen Skripte von {service} ({hosts}) auf: {paths}',
    connectedForm: 'Ohne Einwilligung lädt das Formular von {service} ({hosts}) auf: {paths}',
    connectedFormScript: 'Ohne Einwilligung läuft ein Skript von {service} für ein Formular ({hosts}) auf: {paths}',
    connectedFormScriptSetting:
      'Ohne Einwilligung läuft ein Skript von {service} für ein Formular ({hosts}) auf: {paths}; dabei gesetzte Cookies: {stored}',
    connectedFormSetting: 'Ohne Einwilligung lädt das Formular von {service} ({hosts}) auf: {paths}; dabei gesetzte Cookies: {stored}',
    connectedScriptsSetting: 'Ohne Einwilligung laufen Skripte von {service} ({hosts}) auf: {paths}; dabei gesetzte Cookies: {stored}',
    connectedCalls:
      'Ohne Einwilligung fragt ein Skript der Website bei {service} an oder sendet Daten dorthin ({calls}); Skripte von {service} selbst laden nicht. Beobachtet auf: {paths}',
    connectedCallsIn:
      'Ohne Einwilligung fragt das Skript {script} der Website bei {service} an oder sendet Daten dorthin ({calls}); Skripte von {service} selbst laden nicht. Beobachtet auf: {paths}',
    connectedSearch: 'Ohne Einwilligung laufen Skripte der Suche von {service} ({hosts}) auf: {paths}',
    connectedFrame: 'Ohne Einwilligung lädt ein eingebetteter Rahmen von {service} ({hosts}) auf: {paths}',
    connectedFiles: 'Ohne Einwilligung laden Bilder oder Dateien von {service} ({hosts}) auf: {paths}',
    connectedAvatars:
      'Ohne Einwilligung laden Profilbilder von {service} ({hosts}); in ihrer Adresse erhält der Anbieter einen Hash der E-Mail-Adresse der Person, die dort kommentiert oder geschrieben hat, auf: {paths}',
    connectedPixel: 'Ohne Einwilligung lädt ein Zählpixel von {service} ({hosts}) auf: {paths}',
    connectedImage: 'Ohne Einwilligung lädt ein Bild von {service} ({file}, {hosts}) auf: {paths}',
    connectedLive: 'Ohne Einwilligung laden Bilder von {service} ({hosts}), die sich laufend ändern, auf: {paths}',
    connectedErrors:
      'Ohne Einwilligung läuft die Fehler- oder Leistungsmessung von {service} ({hosts}), wobei im Endgerät keine Kennung beobachtet wurde, auf: {paths}',
  },
  en: {
    connected: 'Without consent, content from {service} ({hosts}) loads on: {paths}',
    connectedScripts: 'Without consent, scripts of {service} ({hosts}) run on: {paths}',
    connectedForm: 'Without consent, the form of {service} ({hosts}) loads on: {paths}',
    connectedFormScript: 'Without consent, a script of {service} for a form ({hosts}) runs on: {paths}',
    connectedFormScriptSetting:
      'Without consent, a script of {service} for a form ({hosts}) runs on: {paths}; cookies set with it: {stored}',
    connectedFormSetting: 'Without consent, the form of {service} ({hosts}) loads on: {paths}; cookies set with it: {stored}',
    connectedScriptsSetting: 'Without consent, scripts of {service} ({hosts}) run on: {paths}; cookies set with it: {stored}',
    connectedCalls:
      'Without consent, a script of the website asks {service} for data or sends some there ({calls}); no scripts of {service} itself load. Observed on: {paths}',
    connectedCallsIn:
      'Without consent, the script {script} of the website asks {service} for data or sends some there ({calls}); no scripts of {service} itself load. Observed on: {paths}',
    connectedSearch: 'Without consent, scripts of the search by {service} ({hosts}) run on: {paths}',
    connectedFrame: 'Without consent, an embedded frame from {service} ({hosts}) loads on: {paths}',
    connectedFiles: 'Without consent, images or files from {service} ({hosts}) load on: {paths}',
    connectedAvatars:
      'Without consent, profile pictures from {service} ({hosts}) load; in their address the provider receives a hash of the e-mail address of the person who commented or wrote there, on: {paths}',
    connectedPixel: 'Without consent, a counting pixel of {service} ({hosts}) loads on: {paths}',
    connectedImage: 'Without consent, a picture from {service} ({file}, {hosts}) loads on: {paths}',
    connectedLive: 'Without consent, pictures from {service} ({hosts}) that change all the time load on: {paths}',
    connectedErrors:
      'Without consent, the error or performance measurement of {service} ({hosts}) runs, with no identifier observed on the device, on: {paths}',
  },
};
const connectedFixes = {
  de: {
    connected: numberedSteps([
      '{#own-embed} Prüfen Sie, ob Sie {service} auf diesen Seiten brauchen; wenn nicht, entfernen Sie die Einbindung.',
      'Sonst laden Sie den Dienst erst, wenn der Besucher ihn nutzen will, etwa nach einem Klick, oder ersetzen Sie ihn durch einen Link.',
      describeLast.de,
    ]),
    connectedScripts: numberedSteps([
      '{#own-embed} Prüfen Sie, ob Sie {service} auf diesen Seiten brauchen; wenn nicht, entfernen Sie die Einbindung.',
      '{#own-embed} Arbeitet der Dienst unsichtbar, etwa zum Messen, Wiedererkennen oder Nachladen anderer Dienste, laden Sie ihn erst nach der Einwilligung.',
      '{#own-embed} Zeigt er etwas an, etwa ein Formular, genügt es, ihn zu laden, wenn der Besucher das nutzen will.',
      `${describeLast.de} Eine nötige Einwilligung ersetzt das nicht.`,
    ]),
    connectedForm: numberedSteps([
      '{#later} Laden Sie das Formular von {service} erst auf einen Klick hin, ersetzen Sie es durch ein eigenes oder verlinken Sie es; binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt es Besuchern, die ablehnen.',
      describeLast.de,
    ]),
    connectedFormScript: numberedSteps([
      '{#later} Laden Sie das Skript von {service} erst auf einen Klick hin (öffnet eine Schaltfläche das Formular, auf diesen), oder nehmen Sie es heraus und verlinken Sie das Formular; binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt das Formular Besuchern, die ablehnen.',
      describeLast.de,
    ]),
    connectedFormScriptSetting: numberedSteps([
      '{#later} Laden Sie das Skript von {service} erst auf einen Klick hin (öffnet eine Schaltfläche das Formular, auf diesen), oder nehmen Sie es heraus und verlinken Sie das Formular; binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt das Formular Besuchern, die ablehnen.',
      describeLast.de,
    ]),
    connectedFormSetting: numberedSteps([
      '{#later} Laden Sie das Formular von {service} erst auf einen Klick hin, ersetzen Sie es durch ein eigenes oder verlinken Sie es; binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt es Besuchern, die ablehnen.',
      describeLast.de,
    ]),
    connectedScriptsSetting: numberedSteps([
      '{#own-embed} Prüfen Sie, ob Sie {service} auf diesen Seiten brauchen; wenn nicht, entfernen Sie die Einbindung.',
      '{#own-embed} Arbeitet der Dienst unsichtbar, etwa zum Messen, Wiedererkennen oder Nachladen anderer Dienste, laden Sie ihn erst nach der Einwilligung.',
      '{#own-embed} Zeigt er etwas an, etwa ein Formular, genügt es, ihn zu laden, wenn der Besucher das nutzen will.',
      `${describeLast.de} Eine nötige Einwilligung ersetzt das nicht.`,
    ]),
    connectedCalls: numberedSteps([
      '{#own-embed} Sehen Sie im Skript der Website nach, wozu es {service} anspricht ({calls}); braucht die Website die Antwort nicht, streichen Sie den Aufruf.',
      '{#own-embed} Sonst lassen Sie den eigenen Server bei {service} anfragen, oder schreiben Sie feste Werte in die Seite; dann erhält {service} keine Daten der Besucher.',
      '{#own-embed} Zählt oder erkennt der Aufruf Besucher, und wird dafür im Endgerät etwas gespeichert oder ausgelesen, muss er auf die Einwilligung warten (§ 25 Abs. 1 TDDDG).',
      describeLast.de,
    ]),
    connectedCallsIn: numberedSteps([
      '{#own-embed} Sehen Sie in {script} nach, wozu es {service} anspricht ({calls}); braucht die Website die Antwort nicht, streichen Sie den Aufruf.',
      '{#own-embed} Sonst lassen Sie den eigenen Server bei {service} anfragen, oder schreiben Sie feste Werte in die Seite; dann erhält {service} keine Daten der Besucher.',
      '{#own-embed} Zählt oder erkennt der Aufruf Besucher, und wird dafür im Endgerät etwas gespeichert oder ausgelesen, muss er auf die Einwilligung warten (§ 25 Abs. 1 TDDDG).',
      describeLast.de,
    ]),
    connectedSearch: numberedSteps([
      '{#later} Laden Sie {service} erst, wenn der Besucher in das Suchfeld klickt; bänden Sie den Dienst an das Banner, fehlte die Suche Besuchern, die ablehnen.',
      describeLast.de,
    ]),
    connectedFrame: numberedSteps([
      '{#replace} Ersetzen Sie den Rahmen von {service} durch einen Link, oder laden Sie ihn erst nach einem Klick.',
      describeLast.de,
    ]),
    connectedFiles: numberedSteps([
      'Liefern Sie die Bilder und Dateien von {service} vom eigenen Server aus, soweit die Bedingungen des Anbieters das erlauben, oder entfernen Sie sie.',
      describeLast.de,
    ]),
    connectedAvatars: numberedSteps([
      'Schalten Sie die Avatare ab (in WordPress unter „Einstellungen > Diskussion“), oder zeigen Sie nur Bilder, die auf Ihrem Server hochgeladen sind; ein gemeinsames Ersatzbild ohne Hash verrät niemanden. Ein Zwischenspeicher für {service} verbirgt die Besucher, der Server sendet den Hash aber weiter.',
      'Die Einwilligung des Besuchers im Banner genügt nicht, denn der Hash gehört zu anderen Personen. Soll {service} bleiben, brauchen Sie für deren Daten eine eigene Rechtsgrundlage, etwa ihre Einwilligung beim Absenden des Kommentars, und müssen sie darüber unterrichten.',
      describeLast.de,
    ]),
    connectedPixel: numberedSteps([
      'Entfernen Sie das Zählpixel von {service} aus {paths}, oder laden Sie es erst nach der Einwilligung; misst es Bewerbungen oder Bestellungen, erst nach dem Absenden.',
      describeLast.de,
    ]),
    connectedImage: numberedSteps([
      'Legen Sie das Bild {file} auf den eigenen Server, soweit die Bedingungen von {service} das erlauben, und ändern Sie seine Adresse in der Seite; ein Link dorthin darf bleiben.',
      describeLast.de,
    ]),
    connectedLive: numberedSteps([
      'Lassen Sie Ihren Server das Bild regelmäßig holen (etwa alle zehn Minuten mit einem Cronjob) und zeigen Sie es von dort, soweit die Bedingungen von {service} das erlauben, oder setzen Sie einen Link an seine Stelle. Eine einmalige Kopie genügt nicht: Sie zeigte einen überholten Stand.',
      describeLast.de,
    ]),
    connectedErrors: numberedSteps([
      'Entweder halten Sie fest, warum Sie die Messung brauchen (Art. 6 Abs. 1 lit. f DSGVO), und lassen Kennung und Speicherung im Endgerät abgeschaltet, oder Sie laden {service} vorsichtshalber erst nach der Einwilligung oder entfernen den Dienst.',
      describeLast.de,
    ]),
    connectionOnly: numberedSteps([
      'Entfernen Sie den Verweis, der die Verbindung zu {service} vorab aufbaut (preconnect), wenn Sie ihn nicht brauchen.',
    ]),
  },
  en: {
    connected: numberedSteps([
      '{#own-embed} Examine whether you need {service} on these pages; if not, remove it.',
      'Otherwise load the service only when the visitor wants to use it, for example after a click, or replace it by a link.',
      describeLast.en,
    ]),
    connectedScripts: numberedSteps([
      '{#own-embed} Examine whether you need {service} on these pages; if not, remove it.',
      '{#own-embed} If the service works unseen, for example to measure, to recognise visitors or to load other services, load it only after consent.',
      '{#own-embed} If it shows something, for example a form, it is enough to load it when the visitor wants to use that.',
      `${describeLast.en} That does not replace a consent that is needed.`,
    ]),
    connectedForm: numberedSteps([
      '{#later} Load the form of {service} only on a click, replace it by one of your own or link to it; do not tie it to the consent for cookies, or visitors who reject will lack it.',
      describeLast.en,
    ]),
    connectedFormScript: numberedSteps([
      '{#later} Load the script of {service} only on a click (where a button opens the form, on that one), or take it out and link to the form; do not tie it to the consent for cookies, or visitors who reject lack the form.',
      describeLast.en,
    ]),
    connectedFormScriptSetting: numberedSteps([
      '{#later} Load the script of {service} only on a click (where a button opens the form, on that one), or take it out and link to the form; do not tie it to the consent for cookies, or visitors who reject lack the form.',
      describeLast.en,
    ]),
    connectedFormSetting: numberedSteps([
      '{#later} Load the form of {service} only on a click, replace it by one of your own or link to it; do not tie it to the consent for cookies, or visitors who reject will lack it.',
      describeLast.en,
    ]),
    connectedScriptsSetting: numberedSteps([
      '{#own-embed} Examine whether you need {service} on these pages; if not, remove it.',
      '{#own-embed} If the service works unseen, for example to measure, to recognise visitors or to load other services, load it only after consent.',
      '{#own-embed} If it shows something, for example a form, it is enough to load it when the visitor wants to use that.',
      `${describeLast.en} That does not replace a consent that is needed.`,
    ]),
    connectedCalls: numberedSteps([
      '{#own-embed} Look up in the script of the website what it calls {service} for ({calls}); if the website does not need the answer, delete the call.',
      '{#own-embed} Otherwise let your own server ask {service}, or write fixed values into the page; then {service} receives no data of visitors.',
      '{#own-embed} If the call counts or recognises visitors, and something is stored on or read from the device for that, it has to wait for consent (Section 25(1) TDDDG).',
      describeLast.en,
    ]),
    connectedCallsIn: numberedSteps([
      '{#own-embed} Look up in {script} what it calls {service} for ({calls}); if the website does not need the answer, delete the call.',
      '{#own-embed} Otherwise let your own server ask {service}, or write fixed values into the page; then {service} receives no data of visitors.',
      '{#own-embed} If the call counts or recognises visitors, and something is stored on or read from the device for that, it has to wait for consent (Section 25(1) TDDDG).',
      describeLast.en,
    ]),
    connectedSearch: numberedSteps([
      '{#later} Load {service} only when the visitor clicks into the search field; tied to the banner, the search would be missing for visitors who reject.',
      describeLast.en,
    ]),
    connectedFrame: numberedSteps([
      '{#replace} Replace the frame from {service} by a link, or load it only after a click.',
      describeLast.en,
    ]),
    connectedFiles: numberedSteps([
      'Deliver the images and files from {service} from your own server as far as the provider’s terms permit, or remove them.',
      describeLast.en,
    ]),
    connectedAvatars: numberedSteps([
      'Turn the avatars off (in WordPress under Settings > Discussion), or show only pictures uploaded to your server; a common substitute picture without a hash gives nobody away. A cache for {service} hides the visitors, but the server goes on sending the hash.',
      'The visitor’s consent in the banner is not enough, as the hash belongs to other persons. If {service} is to stay, you need a legal basis of its own for their data, such as their consent when they send the comment, and have to inform them.',
      describeLast.en,
    ]),
    connectedPixel: numberedSteps([
      'Remove the counting pixel of {service} from {paths}, or load it only after consent; if it measures applications or orders, only after these are sent.',
      describeLast.en,
    ]),
    connectedImage: numberedSteps([
      'Put the picture {file} on your own server as far as the terms of {service} permit, and change its address in the page; a link there may stay.',
      describeLast.en,
    ]),
    connectedLive: numberedSteps([
      'Have your server fetch the picture regularly (for example every ten minutes by a cron job) and show it from there as far as the terms of {service} permit, or put a link in its place. A single copy is not enough: it would show an outdated state.',
      describeLast.en,
    ]),
    connectedErrors: numberedSteps([
      'Either put on record why you need the measurement (Art. 6(1)(f) GDPR) and keep identifier and storing on the device switched off, or, to be on the safe side, load {service} only after consent or remove it.',
      describeLast.en,
    ]),
    connectionOnly: numberedSteps([
      'Remove the reference that opens the connection to {service} in advance (preconnect) if you do not need it.',
    ]),
  },
};

/** The same steps, with the last that fits a notice which names the service, and without it where the notice tells this request. */
function describedFixes(locale: 'de' | 'en'): Record<string, string> {
  const fixes = Object.entries(connectedFixes[locale]).filter(([name]) => name in connectedMessages[locale]);
  return Object.fromEntries(
    fixes.flatMap(([name, fix]) => [
      [`${name}Described`, fix.replace(describeLast[locale], described.fix[locale])],
      [`${name}Asked`, fix.replace(describeLast[locale], described.asked[locale])],
      [`${name}Untrue`, fix.replace(describeLast[locale], described.correct[locale])],
      [`${name}Told`, fix.slice(0, fix.lastIndexOf('\n'))],
    ]),
  );
}

/** Sentences about connections, by message, also with what the notice says of them. */
export const connectionMessages: Record<'de' | 'en', Record<string, string>> = { de: messagesIn('de'), en: messagesIn('en') };
/** Steps against connections, by message. */
export const connectionFixes: Record<'de' | 'en', Record<string, string>> = {
  de: { ...connectedFixes.de, ...describedFixes('de') },
  en: { ...connectedFixes.en, ...describedFixes('en') },
};

function messagesIn(locale: 'de' | 'en'): Record<string, string> {
  return { ...connectedMessages[locale], ...addedTo(connectedMessages[locale], described.message[locale]) };
}
