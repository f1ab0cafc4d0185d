import type { Locale } from '../../define-check.ts';
import { captchaSteps } from '../services/captcha-steps.ts';
import { limitedAdsFix } from '../services/limited-ads.ts';
import { priceTableStep } from '../services/price-tables.ts';

/** What is to be said of a recipient in the USA that is on the list of the Data Privacy Framework, or may be: by its need for consent and by what it does. */
export type ListedKind =
  | 'listed'
  | 'listedStoring'
  | 'listedBrought'
  | 'listedBroughtTracking'
  | 'listedDisputed'
  | 'listedSignals'
  | 'listedLimited'
  | 'listedWaiting'
  | 'listedMeasurement'
  | 'listedForm'
  | 'listedCalls'
  | 'listedLoader'
  | 'listedFiles'
  | 'listedMixedFiles'
  | 'listedStartedFiles'
  | 'listedServedOnly'
  | 'listedPayment'
  | 'listedPaying'
  | 'listedPrices'
  | 'listedPictures'
  | 'listedAvatars'
  | 'listedCaptcha';

const onTheList = {
  de: 'Zur Übermittlung: Nach dem Katalog des Scanners nimmt {vendor} am Data Privacy Framework teil; maßgeblich ist die Liste auf dataprivacyframework.gov',
  en: 'As to the transfer: according to the scanner’s catalogue, {vendor} takes part in the Data Privacy Framework; the list on dataprivacyframework.gov decides',
};
/** Where the catalogue does not know whether the company takes part: nothing is said for it. */
const perhapsListed = {
  de: 'Zur Übermittlung: Ob {vendor} am Data Privacy Framework teilnimmt, ist dem Scanner nicht bekannt',
  en: 'As to the transfer: the scanner does not know whether {vendor} takes part in the Data Privacy Framework',
};
/** Where the notice gives the company a seat in a country with a decision of its own: the list matters only if that is wrong. */
const seatedElsewhere = {
  de: 'Zur Übermittlung: Als Sitz von {vendor} nennt die Datenschutzerklärung {seatStated}, der Katalog des Scanners die USA; ob {vendor} am Data Privacy Framework teilnimmt, ist dem Scanner nicht bekannt',
  en: 'As to the transfer: as the seat of {vendor} the privacy notice names {seatStated}, the scanner’s catalogue the USA; the scanner does not know whether {vendor} takes part in the Data Privacy Framework',
};
const statements: Record<Locale, Record<ListedKind, string>> = {
  de: {
    listed: ' Daten, ohne dass die für den Zugriff auf das Endgerät nötige Einwilligung vorliegt (§ 25 Abs. 1 TDDDG)',
    listedStoring:
      ' Daten, und im Endgerät wird dabei gespeichert: {stored}; dafür verlangt § 25 Abs. 1 TDDDG eine Einwilligung, soweit es für das vom Besucher Gewünschte nicht unbedingt erforderlich ist',
    listedBrought: ' Daten; eingebunden wird der Dienst dabei von {loader}',
    listedBroughtTracking:
      ' Daten, ohne dass die für den Zugriff auf das Endgerät nötige Einwilligung vorliegt (§ 25 Abs. 1 TDDDG); eingebunden wird der Dienst dabei von {loader}',
    listedForm: ' Daten; das Laden eines Formulars ist gewünscht, soweit der Besucher die Seite dafür aufruft',
    listedCalls: ' Daten, weil ein Skript der Website dort anfragt; ob das für sich allein eine Einwilligung braucht, ist umstritten',
    listedDisputed: ' Daten; ob der Dienst für sich allein eine Einwilligung braucht, ist umstritten',
    listedSignals:
      ' Signale ohne Besucherkennung; ob diese allein ohne Einwilligung zulässig sind, ist umstritten (das Laden des Skripts ist gesondert bewertet)',
    listedLimited:
      ' Daten; angefordert werden ohne Einwilligung nur „Limited Ads“ (ltd=1), und ob das eine Einwilligung braucht, ist umstritten',
    listedWaiting:
      ' mit dem Abruf des Skripts die IP-Adresse; gemeldet oder gespeichert wurde erst nach dem Zustimmen. Ob der Abruf allein eine Einwilligung braucht, ist umstritten',
    listedMeasurement: ' Daten; ob der Dienst für sich allein eine Einwilligung braucht, ist umstritten',
    listedLoader:
      ' Daten; ob der Dienst für sich allein eine Einwilligung braucht, ist umstritten (was er nachlädt, ist gesondert bewertet)',
    listedFiles: ' Daten; ob der Dienst für sich allein eine Einwilligung braucht, ist umstritten',
    listedMixedFiles: ' Daten; ob der Dienst für sich allein eine Einwilligung braucht, ist umstritten',
    listedStartedFiles: ' Daten; die Dateien lädt {starter}, eigene Verweise der Seiten darauf wurden nicht beobachtet',
    listedServedOnly: ' Daten; ob der Dienst für sich allein eine Einwilligung braucht, ist umstritten',
    listedPayment:
      ' Daten; wo der Besucher bezahlen will, braucht der Dienst in der Regel keine Einwilligung, auf anderen Seiten ist das umstritten',
    listedPrices: ' Daten, wo nur Preise oder Schaltflächen zu sehen sind; ob der Dienst dort nötig ist, ist umstritten',
    listedPaying: ' Daten, im Warenkorb oder an der Kasse; ob der Dienst schon vor der Wahl dieser Zahlungsart nötig ist, ist umstritten',
    listedPictures:
      ' Daten, darunter die IP-Adresse; beobachtet wurden nur Dateien wie Bilder, kein Zugriff auf das Endgerät (§ 25 Abs. 1 TDDDG)',
    listedAvatars:
      ' Daten, darunter einen Hash der E-Mail-Adresse von Personen, die kommentiert oder geschrieben haben; für diese kann der Besucher nicht einwilligen',
    listedCaptcha:
      ' Daten; ob und auf welchen Seiten der Dienst eine Einwilligung braucht, bewertet die Prüfung „Captcha-/Bot-Schutz-Dienste“',
  },
  en: {
    listed: ' without the consent needed for access to the device (Section 25(1) TDDDG)',
    listedStoring:
      ', and this is stored on the device: {stored}; Section 25(1) TDDDG requires consent for that as far as it is not strictly necessary for what the visitor asked for',
    listedBrought: '; the service is embedded by {loader}',
    listedBroughtTracking:
      ' without the consent needed for access to the device (Section 25(1) TDDDG); the service is embedded by {loader}',
    listedForm: '; loading a form is asked for as far as the visitor opens the page for it',
    listedCalls: ' because a script of the website calls it; whether that by itself needs consent is disputed',
    listedDisputed: '; whether the service by itself needs consent is disputed',
    listedSignals:
      ' in signals without a visitor identifier; whether these alone are permitted without consent is disputed (the loading of the script is rated separately)',
    listedLimited: '; without consent only “limited ads” are asked for (ltd=1), and whether that needs consent is disputed',
    listedWaiting:
      ', namely the IP address with the request for the script; reported or stored was only after accepting. Whether the request alone needs consent is disputed',
    listedMeasurement: '; whether the service by itself needs consent is disputed',
    listedLoader: '; whether the service by itself needs consent is disputed (what it loads is rated separately)',
    listedFiles: '; whether the service by itself needs consent is disputed',
    listedMixedFiles: '; whether the service by itself needs consent is disputed',
    listedStartedFiles: '; {starter} loads the files, references of the pages themselves were not observed',
    listedServedOnly: '; whether the service by itself needs consent is disputed',
    listedPayment: '; where the visitor wants to pay, the service as a rule needs no consent, on other pages that is disputed',
    listedPrices: ' where only prices or buttons are shown; whether the service is needed there is disputed',
    listedPaying: ', in the cart or at checkout; whether the service is needed before this way of paying is chosen is disputed',
    listedPictures: ', the IP address among them; only files such as pictures were observed, no access to the device (Section 25(1) TDDDG)',
    listedAvatars: ', among it a hash of the e-mail address of persons who commented or wrote; for these the visitor cannot consent',
    listedCaptcha: '; whether and on which pages the service needs consent is rated by the check “Captcha and bot protection”',
  },
};

const onTheSafeSide = {
  de: '1. {#later} Laden Sie den Dienst {service} vorsichtshalber erst nach der Einwilligung.',
  en: '1. {#later} To be on the safe side, load {service} only after consent.',
};
const steps: Record<Locale, Record<ListedKind, string>> = {
  de: {
    listed: '1. {#tie,later} Laden Sie den Dienst {service} erst nach der Einwilligung.',
    listedStoring:
      '1. {#later} Laden Sie {service} erst nach der Einwilligung, oder erst, wenn der Besucher den Dienst selbst aufruft, etwa mit einem Klick auf einen Platzhalter.',
    ...loadedWith('1. {#later} Laden Sie {loader} erst nach der Einwilligung; {service} kommt dann erst damit.'),
    listedForm:
      '1. {#later} Laden Sie das Formular von {service} und sein Skript erst auf einen Klick hin, oder verwenden Sie ein eigenes; binden Sie es nicht an die Einwilligung für Cookies, sonst fehlt es Besuchern, die ablehnen.',
    listedCalls:
      '1. {#own-embed} Lassen Sie den eigenen Server bei {service} anfragen, oder schreiben Sie feste Werte in die Seite; an das Banner gebunden, fehlte Besuchern, die ablehnen, was der Aufruf bewirkt{see:emb-hidden-thirdparties}.',
    listedDisputed: onTheSafeSide.de,
    listedSignals: '1. {#tie,later} Laden Sie den Dienst {service} erst nach der Einwilligung.',
    listedLimited: limitedAdsFix.de,
    listedWaiting:
      '1. Ziehen Sie den Befehl, der das Skript von {service} lädt, in dieselbe Bedingung, mit der die Messung schon auf die Zustimmung wartet. Bindet es das System Ihrer Website von selbst ein, sehen Sie dort nach, ob sich das abschalten lässt; wenn nicht, nennen Sie den Abruf in der Datenschutzerklärung.',
    listedMeasurement:
      '1. Entweder halten Sie fest, warum Sie die Messung brauchen (Art. 6 Abs. 1 lit. f DSGVO), oder laden Sie {service} vorsichtshalber erst nach der Einwilligung.',
    listedLoader: onTheSafeSide.de,
    listedFiles: '1. {#other-way} Liefern Sie die Dateien von {service} vom eigenen Server aus.',
    listedMixedFiles:
      '1. {#other-way} Liefern Sie die Dateien, die Ihre Seiten selbst von {service} laden, vom eigenen Server aus. Was eingebettete Dienste mitbringen, lädt weiter mit ihnen.',
    listedStartedFiles:
      '1. Stellen Sie in {starter}, wenn es dort geht, eigene Dateien oder eine Systemschrift ein, oder laden Sie {starter} selbst nicht vor der Einwilligung; an Ihren Seiten ist dafür nichts zu ändern{see:emb-google-fonts,emb-other-webfonts,emb-cdn-libraries}.',
    listedServedOnly:
      '1. {#other-way} {service} lässt kein Ausliefern vom eigenen Server zu: Wählen Sie eine Schrift, die Sie selbst ausliefern dürfen, oder laden Sie {service} erst nach der Einwilligung.',
    listedPayment:
      '1. {#later} Laden Sie {service} erst, wenn der Besucher bezahlen will: im Warenkorb, an der Kasse oder, wo ein Formular zugleich die Kasse ist, mit dessen Ausfüllen. Binden Sie den Dienst nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.',
    listedPrices: `1. ${priceTableStep.de}`,
    listedPaying:
      '1. {#later} Laden Sie {service} auch in Warenkorb und Kasse erst, wenn der Besucher diese Zahlungsart wählt, oder halten Sie fest, warum der Dienst dort schon vorher nötig ist. Binden Sie ihn nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.',
    listedPictures:
      '1. {#own-files} Liefern Sie die Dateien von {service} vom eigenen Server aus, oder laden Sie sie erst nach der Einwilligung.',
    listedAvatars:
      '1. Schalten Sie die Avatare ab (in WordPress unter „Einstellungen > Diskussion“), oder zeigen Sie Bilder vom eigenen Server; sie erst nach der Einwilligung des Besuchers zu laden, genügt nicht{see:emb-hidden-thirdparties}.',
    listedCaptcha: `1. ${captchaSteps.de.replace}\n2. ${captchaSteps.de.later}`,
  },
  en: {
    listed: '1. {#tie,later} Load {service} only after consent.',
    listedStoring:
      '1. {#later} Load {service} only after consent, or only when the visitor calls it up, for example by a click on a placeholder.',
    ...loadedWith('1. {#later} Load {loader} only after consent; {service} then comes only with it.'),
    listedForm:
      '1. {#later} Load the form of {service} and its script only on a click, or use one of your own; do not tie it to the consent for cookies, or visitors who reject will lack it.',
    listedCalls:
      '1. {#own-embed} Let your own server ask {service}, or write fixed values into the page; tied to the banner, visitors who reject would lack what the call does{see:emb-hidden-thirdparties}.',
    listedDisputed: onTheSafeSide.en,
    listedSignals: '1. {#tie,later} Load {service} only after consent.',
    listedLimited: limitedAdsFix.en,
    listedWaiting:
      '1. Move the command that loads the script of {service} into the same condition by which the measurement waits for consent already. If the system of your website includes it by itself, look there whether that can be switched off; if not, name the request in the privacy notice.',
    listedMeasurement:
      '1. Either put on record why you need the measurement (Art. 6(1)(f) GDPR), or, to be on the safe side, load {service} only after consent.',
    listedLoader: onTheSafeSide.en,
    listedFiles: '1. {#other-way} Deliver the files of {service} from your own server.',
    listedMixedFiles:
      '1. {#other-way} Deliver the files that your own pages load from {service} from your own server. What embedded services bring along keeps loading with them.',
    listedStartedFiles:
      '1. Set your own files or a system font in {starter} where that is possible, or do not load {starter} itself before consent; your pages need no change for that{see:emb-google-fonts,emb-other-webfonts,emb-cdn-libraries}.',
    listedServedOnly:
      '1. {#other-way} {service} does not permit delivery from your own server: choose a font that you may deliver yourself, or load {service} only after consent.',
    listedPayment:
      '1. {#later} Load {service} only when the visitor wants to pay: in the cart, at checkout or, where a form is the checkout, when it is filled in. Do not tie the service to the banner, or whoever rejects could not pay.',
    listedPrices: `1. ${priceTableStep.en}`,
    listedPaying:
      '1. {#later} In cart and checkout too, load {service} only when the visitor chooses this way of paying, or put on record why it is needed there before. Do not tie it to the banner, or whoever rejects could not pay.',
    listedPictures: '1. {#own-files} Deliver the files of {service} from your own server, or load them only after consent.',
    listedAvatars:
      '1. Turn the avatars off (in WordPress under Settings > Discussion), or show pictures from your own server; to load them only after the visitor’s consent is not enough{see:emb-hidden-thirdparties}.',
    listedCaptcha: `1. ${captchaSteps.en.replace}\n2. ${captchaSteps.en.later}`,
  },
};
function loadedWith(step: string): Record<'listedBrought' | 'listedBroughtTracking', string> {
  return { listedBrought: step, listedBroughtTracking: step };
}
const nameFramework = {
  de: 'ennen Sie in der Datenschutzerklärung die Teilnahme von {vendor} am Data Privacy Framework als Grundlage der Übermittlung.',
  en: 'ame the participation of {vendor} in the Data Privacy Framework as the basis of the transfer in the privacy notice.',
};
const naming: Record<Locale, { now: string; files: string }> = {
  de: { now: `Soweit der Dienst bleibt, n${nameFramework.de}`, files: `Solange Dateien von dort laden, n${nameFramework.de}` },
  en: { now: `As far as the service stays, n${nameFramework.en}`, files: `As long as files load from there, n${nameFramework.en}` },
};

const lookUp = {
  de: 'Soweit der Dienst bleibt, klären Sie auf dataprivacyframework.gov, ob {vendor} teilnimmt; wenn nicht, braucht die Übermittlung eine andere Garantie, etwa Standardvertragsklauseln.',
  en: 'Where the service stays, find out on dataprivacyframework.gov whether {vendor} takes part; if not, the transfer needs another guarantee, such as standard contractual clauses.',
};

/** The same where the notice names a guarantee beside the service already. */
const covered = {
  de: 'Prüfen Sie, ob die Garantie, die die Datenschutzerklärung nennt, die Übermittlung an {vendor} umfasst; trägt sie, kommt es auf das Data Privacy Framework nicht an.',
  en: 'Check whether the guarantee that the privacy notice names covers the transfer to {vendor}; if it holds, the Data Privacy Framework does not matter.',
};

/** The same where the notice says that the company sits elsewhere, with the decision on that country. */
const settleSeat = {
  de: 'Soweit der Dienst bleibt, klären Sie, mit welchem Unternehmen Ihr Vertrag besteht: Sitzt es, wie die Datenschutzerklärung sagt, nicht in den USA, trägt der Angemessenheitsbeschluss für jenes Land; sonst berichtigen Sie Sitz und Grundlage.',
  en: 'Where the service stays, find out with which company your contract is: if, as the privacy notice says, its seat is not in the USA, the adequacy decision for that country is the basis; otherwise correct seat and basis.',
};

/**
 * Each statement five times: `…Named` where the notice names the framework already, so that only the fix differs, and `…Perhaps` where
 * it is not known whether the company is on the list, `…PerhapsCovered` where the notice names another guarantee for that,
 * `…PerhapsElsewhere` where it gives the company a seat in another country.
 */
function messagesOf(locale: Locale, head: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(statements[locale]).flatMap(([kind, statement]) => {
      const text = `${head}${statement}. ${onTheList[locale]}`;
      return [
        [kind, text],
        [`${kind}Named`, text],
        [`${kind}Perhaps`, `${head}${statement}. ${perhapsListed[locale]}`],
        [`${kind}PerhapsCovered`, `${head}${statement}. ${perhapsListed[locale]}`],
        [
          `${kind}PerhapsElsewhere`,
          `${head.replace('USA', locale === 'de' ? 'Sitz ungeklärt' : 'seat unclear')}${statement}. ${seatedElsewhere[locale]}`,
        ],
      ];
    }),
  );
}

function fixesOf(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(steps[locale]).flatMap(([kind, step]) => [
      [
        kind,
        withNext(
          step,
          /Files$/.test(kind) || kind === 'listedServedOnly' || kind === 'listedAvatars' ? naming[locale].files : naming[locale].now,
        ),
      ],
      [`${kind}Named`, step],
      [`${kind}Perhaps`, withNext(step, lookUp[locale])],
      [`${kind}PerhapsCovered`, withNext(step, covered[locale])],
      [`${kind}PerhapsElsewhere`, withNext(step, settleSeat[locale])],
    ]),
  );
}

/** The steps with one more behind them. */
function withNext(steps: string, next: string): string {
  return `${steps}\n${steps.split('\n').length + 1}. ${next}`;
}

export const listedRecipientMessages: Record<Locale, Record<string, string>> = {
  de: messagesOf('de', '{service} ({vendor}, USA) erhält {when}'),
  en: messagesOf('en', '{service} ({vendor}, USA) receives data {when}'),
};
export const listedRecipientFixes: Record<Locale, Record<string, string>> = { de: fixesOf('de'), en: fixesOf('en') };
