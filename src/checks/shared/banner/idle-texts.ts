import type { Locale } from '../../define-check.ts';

/** A banner whose choice changes nothing while what needs consent runs. Places: `names`, `pages`. */
export const idleTexts: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Das Banner bietet eine Wahl, steuert aber nichts: Auf {pages|=der gelesenen Seite|gelesenen Seiten} sind Anfragen, Cookies und Einträge vor der Auswahl, nach dem Ablehnen und nach dem Zustimmen dieselben; ohne Rücksicht auf die Wahl läuft: {names}',
    fix: '1. Prüfen Sie, worauf Sie verzichten können: {names}. Karten, Videos und ähnliche Inhalte können statt auf das Banner auf einen Klick an Ort und Stelle warten. Bleibt danach nichts, was eine Einwilligung braucht, entfernen Sie das Banner.\n2. Lassen Sie, was bleibt, erst nach dem Zustimmen laden: Nehmen Sie es aus der Vorlage der Seiten, und fügen Sie es im Skript des Banners ein, sobald zugestimmt ist, auch beim nächsten Aufruf mit gespeicherter Zustimmung; ein Banner, das nur sich selbst ausblendet, genügt nicht.\n3. Setzen Sie dann auch einen Link in die Fußzeile, der das Banner erneut öffnet, damit sich die Einwilligung widerrufen lässt.',
  },
  en: {
    message:
      'The banner offers a choice but steers nothing: on {pages|=the page read|pages read}, requests, cookies and entries are the same before the choice, after rejecting and after accepting; whatever is chosen, this runs: {names}',
    fix: '1. Check what you can do without: {names}. Maps, videos and the like can wait for a click where they stand instead of the banner. If nothing that needs consent remains, remove the banner.\n2. Have what remains load after accepting only: take it out of the template of the pages, and insert it in the script of the banner once consent is given, also on the next visit with a stored consent; a banner that merely hides itself is not enough.\n3. Then also place a link in the footer that opens the banner again, so that consent can be withdrawn.',
  },
};

/** Told by the checks that have nothing to look at then. */
export const nothingSteered: Record<Locale, Record<'steersNothing' | 'steersNothingRuns' | 'needsNothing', string>> = {
  de: {
    steersNothing: 'Das Banner steuert nichts, und nichts wurde beobachtet, was eindeutig eine Einwilligung braucht{see:cmp-unnecessary}',
    needsNothing:
      'Nach dem Zustimmen wurde nichts beobachtet, was eine Einwilligung braucht; das Banner scheint entbehrlich{see:cmp-unnecessary}',
    steersNothingRuns: 'Das Banner steuert nichts: Was eine Einwilligung braucht, läuft, gleich was gewählt wird{see:cmp-required-present}',
  },
  en: {
    steersNothing: 'The banner steers nothing, and nothing was observed that clearly needs consent{see:cmp-unnecessary}',
    needsNothing: 'After accepting, nothing that needs consent was observed; the banner seems dispensable{see:cmp-unnecessary}',
    steersNothingRuns: 'The banner steers nothing: what needs consent runs whatever is chosen{see:cmp-required-present}',
  },
};
