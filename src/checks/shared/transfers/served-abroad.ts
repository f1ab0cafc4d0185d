import type { Locale } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import { addedTo, numberedSteps } from '../../message-variants.ts';
import { onlyPictures } from '../services/payment-pictures.ts';

/** What to do about a company in the EEA that answers from elsewhere, by what loads of it: files, a frame or scripts as well. */
const serverSteps = {
  de: {
    '': 'Legen Sie die Dateien von {service} auf den eigenen Server, soweit der Anbieter das erlaubt, oder laden Sie sie erst nach der Einwilligung.',
    Pixel:
      'Löschen Sie das Zählpixel von {service} ({pixels}); ein sichtbares Bild legen Sie auf den eigenen Server, soweit der Anbieter das erlaubt.',
    Frame:
      '{#replace} Ersetzen Sie den Rahmen (iframe) von {service} durch einen Link, oder laden Sie ihn erst auf einen Klick des Besuchers.',
    Script:
      '{#later} Laden Sie {service} erst nach der Einwilligung oder auf einen Klick des Besuchers, oder rufen Sie die Inhalte über den eigenen Server ab, soweit der Anbieter das erlaubt.',
    Counting:
      '{#later} Laden Sie {service} erst nach der Einwilligung, oder schalten Sie den Dienst ab; schreibt Ihr Baukasten sein Skript selbst, in dessen Einstellungen, sonst fragen Sie dessen Anbieter.',
    Counted:
      '{#later} Der Standort der Server allein verlangt keine Einwilligung: Halten Sie fest, warum Sie die Zählung mit {service} ohne Einwilligung für zulässig halten, oder laden Sie den Dienst erst nach der Einwilligung.',
    Payment:
      '{#later} Laden Sie {service} erst, wenn der Besucher bezahlen will: im Warenkorb, an der Kasse oder, wo ein Formular zugleich die Kasse ist, mit dessen Ausfüllen. Binden Sie den Dienst nicht an das Banner, sonst könnte nicht bezahlen, wer ablehnt.',
    Search:
      '{#later} Laden Sie {service} erst, wenn der Besucher in das Suchfeld klickt; bänden Sie den Dienst an das Banner, fehlte die Suche Besuchern, die ablehnen.',
  },
  en: {
    '': 'Put the files of {service} on your own server as far as the provider allows it, or load them only after consent.',
    Pixel: 'Delete the counting pixel of {service} ({pixels}); put a visible picture on your own server as far as the provider allows it.',
    Frame: '{#replace} Replace the frame (iframe) of {service} by a link, or load it only on a click of the visitor.',
    Script:
      '{#later} Load {service} only after consent or on a click of the visitor, or fetch the contents through your own server as far as the provider allows it.',
    Counting:
      '{#later} Load {service} only after consent, or turn the service off; if your website builder writes its script itself, in its settings, otherwise ask its provider.',
    Counted:
      '{#later} The location of the servers alone asks for no consent: put on record why you consider counting with {service} permitted without consent, or load the service only after consent.',
    Payment:
      '{#later} Load {service} only when the visitor wants to pay: in the cart, at checkout or, where a form is the checkout, when it is filled in. Do not tie the service to the banner, or whoever rejects could not pay.',
    Search:
      '{#later} Load {service} only when the visitor clicks into the search field; tied to the banner, the search would be missing for visitors who reject.',
  },
};
const serverRest = {
  de: 'Soweit die Verbindung bleibt, klären Sie mit dem Anbieter, ob Daten in das Drittland gelangen, und nennen Sie Land und Grundlage in der Datenschutzerklärung, wenn sie dort noch fehlen.',
  en: 'As far as the connection stays, clarify with the provider whether data goes to the third country, and state country and basis in the privacy notice if they are still missing there.',
};

/** Where the notice names country and basis already. */
const serverRestTold = {
  de: 'Soweit die Verbindung bleibt, klären Sie mit dem Anbieter, ob Daten in das Drittland gelangen; Land und Grundlage nennt die Datenschutzerklärung schon.',
  en: 'As far as the connection stays, clarify with the provider whether data goes to the third country; the privacy notice names country and basis already.',
};

const serverTold = {
  de: {
    serverInUsa:
      '{service} (Sitz des Unternehmens: {country}) liefert {when} von Servern aus, deren Adresse den USA zugeordnet ist: {hosts}',
    serverOnly:
      '{service} (Sitz des Unternehmens: {country}) liefert {when} von Servern aus, deren Adresse einem Drittland zugeordnet ist ({place}): {hosts}',
  },
  en: {
    serverInUsa: '{service} (seat of the company: {country}) delivers {when} from servers whose address is assigned to the USA: {hosts}',
    serverOnly:
      '{service} (seat of the company: {country}) delivers {when} from servers whose address is assigned to a third country ({place}): {hosts}',
  },
};

/** Messages on companies of the EEA whose servers answer from elsewhere, by what loads of them. */
export function serverMessages(locale: Locale): Record<string, string> {
  const pixel = locale === 'de' ? ', darunter das Zählpixel {pixels}' : ', among them the counting pixel {pixels}';
  return addedTo(
    addedTo(serverTold[locale], { '': '', Pixel: pixel, Frame: '', Script: '', Payment: '', Counting: '', Counted: '', Search: '' }),
    {
      '': '',
      Explained: '',
    },
  );
}

/** The fixes of these messages. */
export function serverFixes(locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.keys(serverTold[locale]).flatMap((name) =>
      Object.entries(serverSteps[locale]).flatMap(([kind, step]) => [
        [name + kind, numberedSteps([step, serverRest[locale]])],
        [`${name}${kind}Explained`, numberedSteps([step, serverRestTold[locale]])],
      ]),
    ),
  );
}

/**
 * What loads: a frame with all that is in it, files that can be kept elsewhere, or more than these; what measures shows nothing to click on,
 * and where it is disputed whether it has to wait, its servers do not decide that.
 */
export function loadedKind(
  requests: readonly RequestFact[],
  measures: 'no' | 'disputed' | 'yes',
  isPayment: boolean,
): '' | 'Pixel' | 'Frame' | 'Script' | 'Payment' | 'Counting' | 'Counted' {
  if ((onlyPictures(requests)?.pixels.length ?? 0) > 0) return 'Pixel';
  if (!isPayment && requests.some(({ type, parentId }) => type === 'frame' && parentId === null)) return 'Frame';
  return requests.every(({ type }) => type === 'image' || type === 'font' || type === 'stylesheet' || type === 'media')
    ? ''
    : measures === 'no'
      ? isPayment
        ? 'Payment'
        : 'Script'
      : measures === 'disputed'
        ? 'Counted'
        : 'Counting';
}
