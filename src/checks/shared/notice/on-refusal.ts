const refuses =
  '(?:ablehn[a-zß-ɏ]*|abgelehnt|verweiger[a-zß-ɏ]*|(?:„|"|“)?nein(?:“|”|")?\\s+(?:klick|wähl|sag|drück|anklick|auswähl)[a-zß-ɏ]*|(?:nicht|keine)\\s+(?:[a-zß-ɏ]+\\s+){0,2}?(?:zustimm|zugestimmt|einwillig|eingewilligt|akzeptier|erteil)[a-zß-ɏ]*|reject[a-z]*|declin[a-z]*|refus[a-z]*|do\\s+not\\s+(?:consent|agree))';
/** "Wenn Sie ablehnen, …", "Lehnen Sie ab, …", "Klicken Sie auf „Nein“, …", "Nach einer Ablehnung …". */
const refusal = `(?:^|[;:–]\\s)(?:(?:wenn|falls|sofern|sobald|if|when|once)\\s+(?:sie|du|ihr|you)\\s+[^,;.]{0,60}?${refuses}[^,;.]{0,40},|(?:lehnen|lehnst|verweiger[nst]{1,3})\\s+(?:sie|du|ihr)\\s[^,;.]{0,40},|(?:klicken|klickst|wählen|wählst|tippen)\\s+(?:sie|du)\\s+(?:auf\\s+)?(?:„|"|“)?(?:nein|ablehnen|nur\\s+notwendige)[^,;.]{0,30},|(?:nach|bei)\\s+(?:einer|der|ihrer|deiner)?\\s*ablehnung(?![a-zß-ɏ])|after\\s+(?:a\\s+|your\\s+)?rejection)`;
const nothingDone =
  '[^.;]{0,80}?(?<![a-zß-ɏ])(?:nichts|kein(?:e[nrms]?|erlei)?|nicht|nothing|no|not)(?![a-zß-ɏ])[^.;]{0,60}?(?<![a-zß-ɏ])(?:gezählt|zählung|gemessen|messung|misst|erfasst|erfassung|erhoben|geladen|lädt|laden|übertragen|übermittelt|gesendet|ausgewertet|auswertung|analysiert|analyse|aufgezeichnet|getrackt|tracking|aktiv(?:iert)?|gestartet|eingesetzt|ausgeführt|counted|measured|tracked|collected|loaded|sent|transmitted|used)(?![a-zß-ɏ])';
const pattern = new RegExp(`${refusal}${nothingDone}`, 'iu');
/** What the visitor may do, or how cookies fare, says nothing of what is asked of a service. */
const otherwise =
  /(?<![a-zß-ɏ])(?:können|kannst|kann|möglich|funktion[a-zß-ɏ]*|nutzbar|verfügbar|personalisiert[a-zß-ɏ]*|cookies?|can|may|available|personali[sz]ed)(?![a-zß-ɏ])/iu;

/** Whether a sentence says that nothing is measured or sent once the visitor has refused: "Wenn du „Nein“ klickst, wird nichts gezählt". */
export function promisesOnRefusal(text: string): boolean {
  return text.length <= 300 && pattern.test(text) && !otherwise.test(text);
}
