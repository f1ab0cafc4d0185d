/** What a published text asks of whoever was to fill it in, without "Sie": "Bitte ergänzen: Registernummer", "Register: TBD". */
const fill = '(?:ergänzen|nachtragen|eintragen|einfügen|einsetzen)';
const untilKnown = '(?:sobald|sofern|falls|wenn)(?![a-zß-ɏ])';
/** What only the operator knows. */
const ofOperator =
  '(?:[a-zß-ɏ-]*anbieters?|[a-zß-ɏ-]*dienstleisters?|(?:web)?hosters?|hosting|anschrift|firmierung|rechtsform|[a-zß-ɏ-]*register[a-zß-ɏ-]*|handwerksrolle[a-zß-ɏ-]*|registergericht|ust-?id(?:-?nr)?|umsatzsteuer[a-zß-ɏ-]*|aufsichtsbehörde|kammer|verantwortliche[nr]?|vertretungsberechtigte[nr]?|speicherdauer|rechtsgrundlage)';
const words = '(?:[a-zß-ɏ,/-]{1,40}\\s+){0,10}?';

const requests: readonly RegExp[] = [
  // "Bitte ergänzen: Handwerksrollen-Nummer", "Bitte ergänzen, falls vorhanden", "Bitte ergänzen!"
  `bitte\\s+(?:hier\\s+|noch\\s+){0,2}(?:ergänzen|nachtragen|einfügen)(?:\\s?:\\s?(?=[a-zß-ɏ])|,?\\s+${untilKnown}|\\s*[.!)\\]]{0,3}$)[^.!?]{0,120}`,
  // "Bitte Name und Anschrift des Hosters ergänzen, sobald dieser feststeht"
  `bitte\\s+${words}${ofOperator}\\s+${words}${fill}(?![a-zß-ɏ])(?:,?\\s+${untilKnown}[^.!?]{0,120})?`,
  `bitte\\s+${words}${fill},?\\s+sobald(?![a-zß-ɏ])[^.!?]{0,120}`,
  // "USA (Anschrift ergänzen)"
  `(?<=(?:^|[(:,[–-])\\s?)${ofOperator}\\s+(?:hier\\s+|noch\\s+){0,2}${fill}(?=\\s*(?:[.)\\]!]|$))`,
  `hinweis,?\\s+${untilKnown}\\s+${words}(?:feststeht|feststehen|bekannt\\s+ist|gewählt\\s+ist|vorliegt)`,
  `(?:verifizieren|prüfen|klären|erfragen)\\s+und\\s+(?:hier|dann)\\s+${fill}(?![a-zß-ɏ])`,
  `(?:dies|es|hierbei)\\s+(?:ist|handelt\\s+es\\s+sich\\s+um)\\s+(?:nur\\s+|lediglich\\s+)?eine?n?\\s+(?:[a-zß-ɏ-]+\\s+){0,2}(?:nachbildung|nachbau)(?=\\s*[.!]?$|\\s+(?:der|des|dieser|einer)\\s+(?:[a-zß-ɏ]+\\s+)?(?:datenschutz|impressum|web|original|seite|homepage))`,
  `bitte\\s+gleichen\\s+sie\\s+(?:die|diesen?|den|das)\\s+(?:angaben|texte?|inhalte?|erklärung|daten)\\s[^.!?]{0,160}(?<![a-zß-ɏ])ab(?![a-zß-ɏ])`,
  // "Bitte ergänzen Sie die rechtlich verbindlichen Angaben (Registergericht, Telefon)"
  `bitte\\s+(?:ergänzen|vervollständigen)\\s+sie\\s+(?:hier\\s+|noch\\s+){0,2}(?:die|das|den)\\s+(?:(?:rechtlich|gesetzlich)(?:en)?\\s+(?:[a-zß-ɏ]+\\s+){0,2}angaben|${ofOperator})[^.!?]{0,160}`,
].map((pattern) => new RegExp(`(?<![a-zß-ɏ])(?:${pattern})`, 'iu'));
/** Written in capitals where a value belongs; "TBD GmbH" is a name. */
const toBeDone = /(?:^|[:(,–]\s?)(?:TBD|TODO|tbd|t\.b\.d\.)\s*[.)\]]?$/;
/** What visitors are asked to fill in. */
const ofVisitors =
  /(?<![a-zß-ɏ])(?:ihre?[mnrs]?|deine?[mnrs]?|formular[a-zß-ɏ]*|[a-zß-ɏ]*felde?r?n?|betreff|nachricht|bestell[a-zß-ɏ]*|absenden|kunden[a-zß-ɏ]*|newsletter|verteiler|wir|uns)(?![a-zß-ɏ])/iu;

/** Such a request in a sentence, from its first word on; null: none. */
export function authorRequest(sentence: string): string | null {
  if (toBeDone.test(sentence)) return sentence;
  for (const request of requests) {
    const found = request.exec(sentence)?.[0];
    if (found !== undefined && !ofVisitors.test(found)) return found.trim();
  }
  return null;
}
