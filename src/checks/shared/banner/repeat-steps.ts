import type { Locale } from '../../define-check.ts';

export const again = {
  de: 'Lehnen Sie in einem neuen Browserprofil ab, öffnen Sie weitere Seiten in neuen Tabs (Adresse eintippen), und laden Sie die Startseite neu.',
  en: 'Reject in a fresh browser profile, open further pages in new tabs (type the address) and reload the start page.',
};
export const storeStep = {
  de: `1. Speichern Sie die Ablehnung ebenso wie die Zustimmung und genauso lange.\n2. Prüfen Sie, ob jede Seite die gespeicherte Auswahl liest, bevor sie das Banner zeigt; ein Cookie muss dazu für alle Seiten gelten (Pfad „/“, richtige Domain), Local Storage gilt für Adressen mit und ohne „www.“ getrennt.\n3. ${again.de}`,
  en: `1. Store the rejection just as you store the consent, and as long.\n2. Check whether every page reads the stored choice before it shows the banner; a cookie has to hold for all pages for that (path “/”, right domain), local storage holds for addresses with and without “www.” separately.\n3. ${again.en}`,
};
export const tabStep = {
  de: `1. Speichern Sie die Ablehnung so wie die Zustimmung, etwa im selben Cookie, und gleich lange, nicht im Session-Storage („{entry}“): Er gilt nur für einen Tab.\n2. ${again.de}`,
  en: `1. Store the rejection as you store the consent, for example in the same cookie, and as long, not in session storage (“{entry}”): that holds for one tab only.\n2. ${again.en}`,
};
const keepIt = {
  de: 'Lassen Sie „{label}“ die Ablehnung dort speichern, wo die Zustimmung steht ({entry}), mit einem eigenen Wert und ebenso lange; bisher blendet die Schaltfläche das Banner nur aus. Zeigen Sie das Banner beim Laden nur, wenn keiner von beiden Werten gespeichert ist.',
  en: 'Have “{label}” store the rejection where the consent is kept ({entry}), with a value of its own and as long; so far the button merely hides the banner. When a page loads, show the banner only if neither value is stored.',
};
export const unstoredStep = { de: `1. ${keepIt.de}\n2. ${again.de}`, en: `1. ${keepIt.en}\n2. ${again.en}` };
/** Where the banner may go altogether, its memory needs no repair. */
export const unstoredIdleStep = {
  de: `1. Entfernen Sie das Banner, wenn nichts darauf wartet{see:cmp-unnecessary,cmp-required-present}: Dann ist auch keine Ablehnung zu speichern.\n2. Soll es bleiben: ${keepIt.de}\n3. ${again.de}`,
  en: `1. Remove the banner if nothing waits for it{see:cmp-unnecessary,cmp-required-present}: then there is no rejection to store either.\n2. If it is to stay: ${keepIt.en}\n3. ${again.en}`,
};
/** Where it asked again: on a share of the pages, or on the only one. */
const askedOn = {
  de: {
    '': 'auf {pages} von {total|Seite|Seiten}, die danach in einem neuen Tab geöffnet wurden',
    One: 'auf der einzigen Seite, die danach in einem neuen Tab geöffnet wurde',
  },
  en: { '': 'on {pages} of {total|page|pages} opened in a new tab afterwards', One: 'on the only page opened in a new tab afterwards' },
};
export function onPages(locale: Locale, texts: Readonly<Record<string, string>>): Record<string, string> {
  const where = Object.entries(askedOn[locale]);
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => where.map(([ending, place]) => [`${name}${ending}`, text.replace('{where}', place)])),
  );
}
export const soonerStep = {
  de: '1. Stellen Sie im Einwilligungswerkzeug die Frist, nach der das Banner erneut fragt, für die Ablehnung so ein wie für die Zustimmung ({acceptDays|=einen Tag|Tage}), oder kürzen Sie beide auf dieselbe Dauer, etwa sechs Monate.\n2. Nennt die Datenschutzerklärung eine Dauer für die gespeicherte Auswahl, gleichen Sie sie an.\n3. Löschen Sie die Cookies der Website, lehnen Sie ab, und vergleichen Sie in den Entwicklerwerkzeugen den Ablauf der Cookies {names}.',
  en: '1. In the consent tool, set the period after which the banner asks again to the same for a rejection as for a consent ({acceptDays|day|days}), or shorten both to the same, six months for example.\n2. If the privacy notice states a duration for the stored choice, adjust it.\n3. Delete the cookies of the website, reject, and compare the expiry of the cookies {names} in the developer tools.',
};
export const stayedStep = {
  de: `1. Prüfen Sie in einem neuen Browserprofil, ob das Banner nach „{label}“ verschwindet; wenn nicht, lassen Sie die Schaltfläche die Ablehnung speichern und das Banner schließen.\n2. Bleibt es danach auch auf weiteren Seiten aus (in neuen Tabs, Adresse eintippen), ist nichts zu tun.`,
  en: `1. Check in a fresh browser profile whether the banner disappears after “{label}”; if not, have the button store the rejection and close the banner.\n2. If it stays away on further pages too (in new tabs, address typed), nothing needs to be done.`,
};
/** Where nothing was seen to go wrong, there is only the try. */
export const tryByHand = {
  de: `1. Prüfen Sie von Hand: ${again.de} Bleibt das Banner aus, ist nichts zu tun.\n2. Fragt es erneut, speichern Sie die Ablehnung genauso lange wie die Zustimmung und für alle Seiten.`,
  en: `1. Check by hand: ${again.en} If the banner stays away, nothing needs to be done.\n2. If it asks again, store the rejection as long as the consent and for all pages.`,
};
