const longestLabel = 64;
const mostWords = 11;

/** How prose about consent begins or addresses the reader, in words of a normalised label. */
const prose = new RegExp(
  [
    '^(?:durch|mit|indem|wenn|sofern|sobald) (?:(?:dem|einem|ihrem|deinem|der|das|die|ihrer|deiner) )?(?:klick\\w*|anklick\\w*|weiter\\w*|nutz\\w*|sie|du|akzeptier\\w*)\\b',
    '\\b(?:stimmen|akzeptieren|erlauben|willigen|erklaeren|lehnen|klicken|finden|koennen|nutzen|gehen) sie\\b',
    '\\b(?:stimmst|akzeptierst|erlaubst|willigst|kannst|klickst|findest) du\\b',
    '\\b(?:wir|diese seite|diese website|diese webseite|unsere website) (?:verwende[nt]|nutz(?:en|t)|setz(?:en|t)|brauch\\w+)\\b',
    '\\b(?:by|when|while) (?:\\w+ )?(?:clicking|continuing|using|accepting|browsing|visiting|tapping|pressing)\\b',
    '\\byou (?:agree|accept|consent|can|may|must|are|allow|have)\\b',
    '\\b(?:we|this site|this website|our site|our website) uses?\\b',
    '\\b(?:en|tout en) (?:cliquant|continuant|poursuivant|acceptant|naviguant)\\b',
    '\\bvous (?:acceptez|pouvez|consentez|autorisez)\\b',
    '\\b(?:nous utilisons|ce site utilise)\\b',
    '\\bal (?:hacer|pulsar|continuar|aceptar|navegar)\\b',
    '\\b(?:utilizamos|usamos|utilizziamo|usiamo|uzywamy|pouzivame|korzystamy)\\b',
    '\\b(?:cliccando|continuando|proseguendo|accettando|haciendo clic|clicando|klikajac|kontynuujac|akceptujac|kliknutim)\\b',
    '\\b(?:door|als) (?:op|te|verder|je|u)\\b',
    '\\b(?:wij|we|vi) (?:gebruiken|bruger|anvaender)\\b',
    '\\b(?:ved at|genom att) (?:klik\\w*|fort\\w*|bruge|anvaenda)\\b',
    '\\b(?:gaat|stemt|stem) (?:u|je)\\b',
  ].join('|'),
);

/** True when a text is prose rather than the label of a control: a question, an explanation, or simply too long. */
export function isSentence(text: string, normalised: string): boolean {
  if (normalised.length > longestLabel) return true;
  if (/[?¿؟]/.test(text)) return true;
  if (normalised.split(' ').length > mostWords) return true;
  return prose.test(normalised);
}
