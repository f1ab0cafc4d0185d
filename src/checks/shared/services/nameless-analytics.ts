/** What loads or sends without consent and without naming anybody, and which check judges that. */
export const nameless = {
  de: namelessMessages(
    'Messaufrufe mit Besucherkennung wurden ohne Einwilligung nicht beobachtet. ',
    {
      script: 'Das Skript lädt aber {moment}, und Google erhält dabei die IP-Adresse; {judged}',
      signals:
        'Google Analytics lädt aber {moment} und sendet Signale ohne Besucherkennung, und Google erhält dabei die IP-Adresse; {judged}',
    },
    {
      Early: ['schon ohne Einwilligung', 'das wertet die Prüfung „Keine Tracking-Dienste vor der Einwilligung“'],
      Rejected: ['nach dem Ablehnen', 'das wertet die Prüfung „Keine Tracking-Dienste nach Ablehnung“'],
      Throughout: [
        'vor der Auswahl und nach dem Ablehnen',
        'das werten die Prüfungen „Keine Tracking-Dienste vor der Einwilligung“ und „Keine Tracking-Dienste nach Ablehnung“',
      ],
    },
  ),
  en: namelessMessages(
    'No measurement with a visitor identifier was observed without consent. ',
    {
      script: 'But the script loads {moment}, and Google receives the IP address with it; {judged}',
      signals:
        'But Google Analytics loads {moment} and sends signals without visitor identifier, and Google receives the IP address with it; {judged}',
    },
    {
      Early: ['without consent', 'the check “No tracking services before consent” judges that'],
      Rejected: ['after rejection', 'the check “No tracking services after rejection” judges that'],
      Throughout: [
        'before the choice and after rejection',
        'the checks “No tracking services before consent” and “No tracking services after rejection” judge that',
      ],
    },
  ),
};

function namelessMessages(
  head: string,
  deeds: Record<'script' | 'signals', string>,
  moments: Record<'Early' | 'Rejected' | 'Throughout', readonly [moment: string, judged: string]>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(deeds).flatMap(([deed, text]) =>
      Object.entries(moments).map(([name, [moment, judged]]) => [
        `${deed}${name}`,
        head + text.replace('{moment}', moment).replace('{judged}', judged),
      ]),
    ),
  );
}
