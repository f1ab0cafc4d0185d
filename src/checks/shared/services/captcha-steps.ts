/** What to do about a captcha of another provider: said in the same words wherever one is found. Place: `{service}`. */
export const captchaSteps = {
  de: {
    /** Solves the question of consent; so it comes first. */
    replace:
      '{#replace} Ersetzen Sie {service} durch einen Schutz ohne Drittanbieter, etwa ein unsichtbares Feld (Honeypot; manche Formulare haben es schon) oder eine Rechenaufgabe vom eigenen Server; dann erübrigt sich die Frage der Einwilligung.',
    /** What is left where the service stays, and what it costs. */
    later:
      '{#later} Oder laden Sie {service} vorsichtshalber erst nach der Einwilligung; den Dienst erst beim Ausfüllen zu laden, erspart die Übertragung beim bloßen Lesen, ersetzt aber keine Einwilligung. Wer nicht einwilligt, kann das Formular dann nicht absenden: Nennen Sie daneben einen anderen Weg (E-Mail, Telefon).',
  },
  en: {
    replace:
      '{#replace} Replace {service} by a protection without a third party, such as an invisible field (honeypot; some forms have it already) or a proof of work from your own server; then the question of consent does not arise.',
    later:
      '{#later} Or, to be on the safe side, load {service} only after consent; loading it only when the form is filled in spares the transmission to those who merely read, but replaces no consent. Whoever does not consent can then not send the form: name another way beside it (e-mail, telephone).',
  },
};
