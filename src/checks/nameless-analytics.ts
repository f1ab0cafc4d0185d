/** What loads or sends without consent and without naming anybody, and which check judges that. */
export const nameless = {
  de: namelessMessages(
    'Messaufrufe mit Besucherkennung wurden ohne Einwilligung nicht beobachtet. ',
    {
      script: 'Das Skript lädt aber {moment}, und Google erhält dabei die IP-Adresse; das wertet die Prüfung „{check}“',
      signals:
        'Google Analytics lädt aber {moment} und sendet Signale ohne Besucherkennung, und Google erhält dabei die IP-Adresse; das wertet die Prüfung „{check}“',
    },
    {
      Early: ['schon ohne Einwilligung', 'Keine Tracking-Dienste vor der Einwilligung'],
      Rejected: ['nach dem Ablehnen', 'Keine Tracking-Dienste nach Ablehnung'],
    },
  ),
  en: namelessMessages(
    'No measurement with a visitor identifier was observed without consent. ',
    {
      script: 'But the script loads {moment}, and Google receives the IP address with it; the check “{check}” judges that',
      signals:
        'But Google Analytics loads {moment} and sends signals without visitor identifier, and Google receives the IP address with it; the check “{check}” judges that',
    },
    {
      Early: ['without consent', 'No tracking services before consent'],
      Rejected: ['after rejection', 'No tracking services after rejection'],
    },
  ),
};

function namelessMessages(
  head: string,
  deeds: Record<'script' | 'signals', string>,
  moments: Record<'Early' | 'Rejected', readonly [moment: string, check: string]>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(deeds).flatMap(([deed, text]) =>
      Object.entries(moments).map(([name, [moment, check]]) => [
        `${deed}${name}`,
        head + text.replace('{moment}', moment).replace('{check}', check),
      ]),
    ),
  );
}
