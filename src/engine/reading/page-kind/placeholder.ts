import { withoutOpenFields } from '#checks/shared/imprint/open-fields.ts';

/** Words of those who meant to write something here. */
const filler =
  /lorem ipsum|dolor sit amet|(?<![a-zß-ɏ])(?:fügen?|tragen?|geben?|setzen?|hinterlegen?|kopieren?|ergänzen?)(?: sie)?(?: bitte)? (?:hier|an dieser stelle|in dieses? feld)(?![a-zß-ɏ])[^.!?\n]{0,80}(?:text|impressum|erklärung|inhalt|agb)[^.!?\n]{0,40}(?: ein| hinein)?(?=[.!?\n]|$)|(?:ihren?|deinen?|eigenen?|diesen?) (?:[a-zß-ɏ-]+-)?text[^.!?\n]{0,40} (?:ein(?:fügen|geben|tragen)|hinterlegen|bearbeiten|ersetzen)|(?:text|inhalt|seite)[^.!?\n]{0,40} (?:im|unter|über) [^.!?\n]{0,60}(?:backend|administration|admin-?bereich|adminbereich|dashboard|editor|storefront|shopverwaltung)[^.!?\n]{0,80}(?:bearbeit|änder|anpass|pfleg|hinterleg)|(?:doppel)?klick(?:en|e)?(?: sie)?(?: hier| auf)?[^.!?\n]{0,30}um[^.!?\n]{0,50}(?:text|inhalt)[^.!?\n]{0,30}(?:bearbeiten|ändern|einzugeben|hinzuzufügen|einzufügen)|click (?:here )?to (?:add|edit)[^.!?\n]{0,30}text|(?:i['’]m|this is) a (?:paragraph|text (?:block|element))|ich bin ein (?:text(?:block|element|absatz)?|absatz)|hier (?:bitte )?(?:(?:ihr(?:en?)?|den|der|das) )?(?:text|impressum|inhalt|datenschutzerklärung|angaben)[^.!?\n]{0,30} (?:einfügen|eingeben|einsetzen|eintragen|ergänzen|stehen)|hier steht (?:ihr|der) text|text (?:folgt|einfügen|hier)|platzhalter(?:text)?|insert (?:your )?(?:text|content|imprint|company) here|your text here|\[text\]|beispieltext|dummy ?text|blindtext|bitte (?:ausfüllen|ergänzen|anpassen|ersetzen sie)|wird noch ergänzt|\bto be (?:added|completed|defined)\b|vorgeschlagener text:|suggested text:|add your (?:own )?(?:text|content)|diese(?:r)? (?:seite|text) ist ein muster|mustertext|(?:text|inhalt|abschnitt|angaben)[^.!?\n]{0,30} (?:noch )?zu (?:ersetzen|ergänzen|befüllen)|this is an? (?:example|sample|demo) page|replace (?:this|the) (?:text|content)(?: below)? with|(?:^|\n) ?todo ?:/iu;
/** Fields that a generator left for the owner to fill in. */
const field =
  /[[{<%«‹]{1,2} ?(?!e-?mail.(?:protected|geschützt))(?:\$|_)?(?:ihr(?:e|en|em)?|name|vor- ?und nachname|vorname|nachname|firma|firmenname|unternehmen|straße|strasse|hausnummer|anschrift|adresse|plz|ort|e-?mail|telefon(?:nummer)?|tel|website|domain|url|your|company|street|address|city|zip|phone|owner|insert|bitte|hier (?:ihr|name|text|ein|bitte)|datum|date|hrb|registergericht|ust-?id|geschäftsführer|vertreter|kontakt|eintragen|ergänzen|xx+|\.\.\.|…)[^\]}>\n]{0,60}[\]}>%»›]{1,2}/giu;
/** "Name: ______", "Telefon: XXXX", "Straße: …". */
const blank =
  /(?:^|\n|[: ] ?)\((?:(?:ihr|dein)e? )?(?:name|anschrift|adresse|nummer|straße|plz|ort|firma|telefon|e-?mail)(?: d[a-z]{2} [a-zß-ɏ]{3,30})?\)(?=\s|,|$)|(?:^|\n|: ?)(?:_{4,}|\.{5,}|…{2,}|x{3,}|X{3,}|n\.? ?n\.?)\s*(?=$|\n|,)|(?<![a-zß-ɏ])(?:XXXXX?|XX\.XX\.XXXX|0{2,4}[ /-]?(?:0{4,}|123456)|DE ?X{6,9}|HR[AB] ?(?:X{3,}|0{3,})|0{5}|0{3,} ?[/-] ?0{3,}|demo (?:company|firma|street|straße|city|gmbh)|strasse 1(?=\n)|name nachname|ihre? (?:firmenname|straße|ort|unternehmensname)|(?<=: )vorname nachname)(?![a-z\dß-ɏ])/giu;
/** "XXX GmbH, XXX-Straße XX". */
const crosses = /(?<![\p{L}\d])X{2,}(?![\p{L}\d])/gu;
/** Lines of a form that still say what belongs there. */
const unfilled =
  /(?:^|\n) ?(?:(?:ihr(?:e)? )?(?:vor- und nachname|vorname(?:,)? (?:und )?nachname|(?:ihr(?:e)? )(?:name|firma|firmenname|straße|anschrift|adresse|stadt|telefonnummer|e-mail-adresse)|firmenname|straße (?:und |\+ |, )?(?:hausnummer|hausnr\.?|nr\.?|nummer)|plz,? (?:und |\/ ?)?(?:ort|stadt)|postleitzahl(?:,| und)? ort|your (?:name|company|address|street)|company name|street address|zip code,? city))\s*(?=$|\n|,)/giu;
/** The people and places of templates. One or two may be real, together they are a template's. */
const sampleData: readonly RegExp[] = [
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{2,12} (?:muster(?:mann|frau|person)|beispiel(?:mann|frau)?)|(?:john|jane) doe)(?![a-zß-ɏ])/iu,
  /(?<![a-zß-ɏ])(?:muster|beispiel)-?(?:firma|unternehmen|betrieb|verein|praxis|company|kanzlei|agentur|shop|laden|mann (?:gmbh|ag|kg|&))(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:firmen-?name|name der firma) (?:gmbh|ag|kg|ug|ohg|e\.)|(?<![a-zß-ɏ])(?:ihre?|your) (?:firma|company)(?![a-zß-ɏ])/iu,
  /(?<![a-zß-ɏ])(?:muster|beispiel)-?(?:str(?:aße|asse|\.)|weg|allee|platz|gasse)(?![a-zß-ɏ])|terry franc(?:ois|ine) |(?<!\d)\d{1,4} (?:main|example|sample) st|heidestra(?:ß|ss)e 17(?!\d)[ ,\n]{1,3}51147/iu,
  /(?<![a-zß-ɏ])(?:muster|beispiel)-?(?:stadt|ort|hausen|dorf|städten)(?![a-zß-ɏ])|(?<!\d)12345 (?:stadt|ort|irgendwo)(?![a-zß-ɏ])/iu,
  /@(?:(?:muster|beispiel)[a-z-]{0,16}|example|domain|mysite|meine?-?(?:domain|seite|website|firma)|firma|website|email|deine-?(?:seite|firma|website)|ihre-?(?:domain|firma|website)|your-?(?:domain|company)|deine-?domain|mail)\.(?:de|com|org|net|example)|mustermann@/iu,
  /\+?49 ?\(0\) ?123[ /-]?44 ?55 ?66|(?<!\d)0?1234[ /-]?567?89?0?(?!\d)|(?<!\d)01234[ /-]?5{0,1}678?9?0?(?!\d)|(?<!\d)0123[ /-]{0,3}456 ?7?8?9?0?(?!\d)|(?<!\d)123-456-7890(?!\d)|\(000\) ?000-?0000|\+49 ?(?:\(0\) ?)?123[ /-]?456/u,
  /(?<!\d)(?:DE ?999 ?999 ?999|DE ?123 ?456 ?789|HRB ?999999|HR[AB] ?12345)(?!\d)/iu,
];
const underConstruction =
  /(?<![a-zß-ɏ])(?:hier|an dieser stelle|diese[rn]? (?:seite|bereich)|impressum|datenschutz[a-zß-ɏ]*|agb|texte?|angaben|inhalte?)(?![a-zß-ɏ])[^.!?\n]{0,60}(?<![a-zß-ɏ])(?:demnächst|bald|in kürze|in den nächsten (?:tagen|wochen))(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:demnächst|bald|in kürze)(?![a-zß-ɏ])[^.!?\n]{0,60}(?<![a-zß-ɏ])(?:hier|an dieser stelle|impressum|datenschutzerklärung)(?![a-zß-ɏ])|(?:texte?|inhalte?|angaben|impressum|datenschutzerklärung) (?:kommt|kommen|folgt|folgen)(?: noch| bald| später)?(?![a-zß-ɏ])|noch in (?:arbeit|bearbeitung|vorbereitung|entwicklung)(?![a-zß-ɏ])|yapım aşamasında|hazırlan(?:ıyor|maktadır)|çok yakında|en (?:cours de )?(?:construction|rédaction|maintenance|préparation)|bientôt (?:disponible|en ligne)|in (?:costruzione|allestimento|lavorazione)|prossimamente|en construcción|próximamente|in (?:aanbouw|opbouw|ontwikkeling)|binnenkort (?:beschikbaar|online|meer)|w (?:budowie|przygotowaniu|trakcie tworzenia)|wkrótce (?:dostępn|będzie|pojawi)|ve výstavbě|připravujeme|în construcție|u izradi|в разработке|скоро (?:будет|появится)|на стадии разработки|у розробці|(?:kommt|folgt|folgen|wird|werden) (?:später|in kürze|bald|demnächst)(?![a-zß-ɏ])|(?:^|\n) ?(?:später|in kürze|coming soon|demnächst|in arbeit|in bearbeitung|under construction|im aufbau|tba|tbd|todo|n\/a|folgt|baustelle) ?[.!…]*(?:$|\n)|wird (?:derzeit|gerade|momentan|zurzeit|aktuell|noch)[^.!?\n]{0,30} (?:überarbeitet|erstellt|aktualisiert|ergänzt|eingepflegt|bearbeitet)|(?:wird|werden|ist|sind)(?![a-zß-ɏ])[^.!?\n]{0,60}(?<![a-zß-ɏ])(?:gerade|derzeit|momentan|aktuell|zurzeit|noch|in kürze|demnächst|bald|nächste[nr]?)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:überarbeitet|erstellt|aktualisiert|ergänzt|veröffentlicht|bereitgestellt|bereitstehen|eingestellt|geprüft|angepasst|online|verfügbar|vorbereitet|bearbeitet|finden)(?![a-zß-ɏ])|(?:is|are|will be)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:currently|soon|shortly|being|moment)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:updated|prepared|published|written|revised|available|reviewed|here)(?![a-zß-ɏ])|hier entsteht|(?:veröffentlichen|stellen|zeigen|ergänzen) wir (?:es |sie |ihn )?(?:hier|an dieser stelle)(?![a-zß-ɏ])|sobald (?:uns |wir |es |sie |er )?[^.!?\n]{0,60}(?:vorliegen|vorliegt|fertig|eingetragen|abgeschlossen)(?![a-zß-ɏ])|in (?:vorbereitung|überarbeitung)[ .!…]*(?:$|\n)|folg(?:t|en) in (?:den|dem|der|wenigen|einigen) [a-zß-ɏ ]{3,30}|wir (?:erneuern|überarbeiten|erstellen|aktualisieren) (?:gerade|derzeit|momentan|aktuell)|(?:neues gesicht|in neuem (?:glanz|gewand|design))|(?:wird|werden)(?: [a-zß-ɏ]+){0,4} (?:nachgereicht|nachgetragen|nachgeliefert)|(?:wird|werden) (?:gerade |derzeit |momentan )?(?:gewartet|umgebaut|neu gestaltet)|wartungs(?:arbeiten|modus)|(?:under|scheduled|down for) maintenance|schauen sie (?:bald|später|demnächst) (?:wieder|noch)|working (?:hard )?on (?:our|a|the) (?:new )?(?:web)?site|befindet sich (?:noch |derzeit |gerade |aktuell )?(?:im aufbau|in (?:bearbeitung|arbeit|vorbereitung|überarbeitung))|(?:ist|sind) (?:noch |derzeit |gerade )?(?:im aufbau|in (?:bearbeitung|arbeit|vorbereitung))|currently (?:being (?:written|updated|revised)|under construction)|(?:is|will be) (?:under construction|coming soon|available (?:soon|shortly)|added (?:soon|later))|inhalte? (?:folgt|folgen)|noch kein inhalt|no content yet|wir arbeiten (?:gerade |derzeit )?(?:an|noch)[^.!?\n]{0,40} (?:seite|impressum|datenschutzerklärung)/iu;
/** What a content system shows instead of the text it should have put there. */
const shortcode = /^\s*(?:\[\/?[a-z][\w-]{2,40}(?: [^\]\n]{0,120})?\]|\{\{ ?[\w.-]{2,60} ?\}\}|%%?[A-Z_]{3,40}%%?)\s*$/gmu;

/** A template has at least one open field in so many characters. */
const fieldEvery = 2_500;

/** What only short pages without any statement mean as a promise. */
const hint =
  /(?<![a-zß-ɏ])(?:in (?:bearbeitung|arbeit|vorbereitung|entstehung|progress)|im (?:auf|um)bau|folgt|folgen|demnächst|bald|in kürze|nächste[rn]? (?:woche|tage)|ergänz(?:en|t)|überarbeite[nt]|überarbeitung|aktualisier(?:t|en|ung)|einfügen|eingefügt|(?:noch|derzeit|momentan) nicht (?:verfügbar|fertig|vorhanden|online|hinterlegt)|fehlt noch|geduld|baustelle|shortly|soon|(?:will|to) follow|not yet available|under construction|to come)(?![a-zß-ɏ])/iu;

const dated = /(?:letzte|last) (?:aktualisierung|änderung|update)|(?:zuletzt|last) (?:aktualisiert|geändert|updated)|aktualisiert am/giu;

/** Whether a page on which hardly anything stands says that it is to be filled. */
export function promisesMore(text: string): boolean {
  return hint.test(text.replace(dated, ' '));
}

const customersForm = /(?:muster-?widerrufsformular|hiermit widerrufe|withdrawal form)[\s\S]{0,2000}/giu;
const visitorsForm =
  /(?:^|\n) ?(?:absenden|senden|abschicken|(?:ihre )?nachricht|pflichtfelder?|send|submit|betreff)[^\n]{0,40}(?:$|\n)|pflichtfeld/iu;

/** Text that somebody meant to replace: filler, unfilled fields of a generator, "coming soon" where nothing is `stated` besides. */
export function isPlaceholder(
  text: string,
  stated = false,
  { isAdvice = false, isImprint = false, isContact = false, isNotice = false, isReachable = false } = {},
): boolean {
  const long = text.length >= 1_200;
  const fillers = filler.test(text) ? (text.match(new RegExp(filler.source, 'giu'))?.length ?? 0) : 0;
  // A label that a system put over one of many sections is no placeholder for all of them.
  const mayBeShort = !isNotice && text.length < 4_000;
  if (!isReachable && fillers > 0 && (mayBeShort || fillers >= Math.max(3, text.length / fieldEvery))) return true;
  if (!stated && text.length < 600 && underConstruction.test(text)) return true;
  if (stated && announcesText(text, isImprint)) return true;
  const codes = text.match(shortcode) ?? [];
  if (codes.length > 0 && text.length - codes.join('').length < 150) return true;
  // Articles give examples.
  if (!isAdvice && isTemplate(text)) return true;
  // Who can be reached by what is filled in has an imprint with gaps.
  if (isReachable) return false;
  // The lines of a withdrawal form are for customers to fill in, those of a contact form for visitors.
  const ours = text.replace(customersForm, '');
  // Beside what is stated, such lines are the labels of a table.
  const labels = stated || isContact || visitorsForm.test(text) ? 0 : (text.match(unfilled)?.length ?? 0);
  const crossed = text.match(crosses)?.length ?? 0;
  const open = (crossed >= 3 ? crossed : 0) + (text.match(field)?.length ?? 0) + (ours.match(blank)?.length ?? 0) + labels;
  // One forgotten field in a long, complete text is a slip, not a placeholder.
  return open >= Math.max(3, text.length / fieldEvery) || (open >= 1 && !long && !stated);
}

const legalText =
  /(?<![a-zß-ɏ])(?:impressum|imprint|legal notice|anbieterkennzeichnung|datenschutz(?:erklärung|hinweise)?|privacy (?:policy|notice)|agb|rechtstexte?|rechtliche[a-z]* (?:angaben|hinweise|texte)|pflichtangaben|angaben|text)(?![a-zß-ɏ])/iu;

/** Above the address of a footer, the page says that its legal text is still to come. */
function announcesText(text: string, isImprint: boolean): boolean {
  if (text.length >= 1_500) return false;
  const announcement = text.split(/\n|(?<=[.!?]) /).find((line) => line.length < 240 && underConstruction.test(line));
  if (announcement === undefined) return false;
  const before = text.slice(0, text.indexOf(announcement));
  if (/@|(?<!\d)\d{5} \p{Lu}/u.test(before)) return false;
  if (legalText.test(announcement)) return true;
  return (
    !isImprint && before.length < 120 && announcement.length < 120 && !/(?:web-?(?:site|seite)|homepage|shop|auftritt)/i.test(announcement)
  );
}

/** A text without what only stands there for somebody to replace: open fields, filler, places and numbers of templates. */
export function withoutSamples(text: string): string {
  return [filler, field, blank, crosses, unfilled, ...sampleData].reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`), ' '),
    withoutOpenFields(text),
  );
}

/** Persons, streets and numbers of a template, together. */
function isTemplate(text: string): boolean {
  const [person, firm, ...places] = sampleData.map((pattern) => pattern.test(text));
  const others = places.filter(Boolean).length;
  return (person || firm) === true && others >= 2 + (text.length > 8_000 ? 1 : 0);
}
