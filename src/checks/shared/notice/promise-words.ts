/** A pattern of whole words, in German and English. */
export const word = (words: string) => `(?<![a-zäöüß])(?:${words})(?![a-zäöüß])`;
/** The visitor is led on, no data: "Werden Sie zu PayPal weitergeleitet", "leiten wir Sie weiter". */
export const visitorLedOn =
  /(?<![a-zäöüß])(?:werden\s+(?:sie|besucher)|wirst\s+du|(?:sie|du)\s+(?:werden|wirst))\s[^.;:,]{0,60}?weitergeleitet|(?<![a-zäöüß])weiterleitung\s+(?:zu|auf)(?![a-zäöüß])|(?<![a-zäöüß])leite[nt]?\s+(?:wir\s+|ich\s+)?(?:sie|dich)\s[^.;:,]{0,60}?weiter(?![a-zäöüß])/giu;
/** What is passed on, put together or asked for elsewhere says nothing of what loads; and what somebody else says, or a condition, is no promise. */
export const otherMatter =
  /(?:sofern|soweit|falls|wenn|if|insofar)[^.;]{0,80}(?:abgefragt|eingeholt|erforderlich|requested|obtained|required)|weiter(?:gegeben|gabe|geleitet|leitung)|(?:an|durch) dritte|zusammengef|verknüpf|(?<![a-zäöüß])profil|newsletter|rundbrief|widerruf|widersprech|widerspruch|e-mail|bewerb|formular|(?<![a-zäöüß])laut |nach (?:eigenen |den )?angaben|können sie|sie können|you can|personalisier|geräteübergreifend|werbezweck|marketingzweck|(?<!one)signal|remarketing|retargeting|zusätzlich|erweitert|weitere|weitergehend|vollständig|passed on|third parties|profile|additional/iu;
/** What is said beside of the right to withdraw: "…; die Einwilligung ist jederzeit widerrufbar", "…, die Sie jederzeit widerrufen können". */
export const withdrawalBeside =
  /[;–]\s*(?:(?:und\s+)?(?:die|diese|ihre|deine|eine|sie|du|der|ein|this|the|you|your)\s)[^;]{0,80}?(?:widerruf|withdraw)[^;]{0,80}|,\s*(?:die|welche|which)\s+(?:sie|du|jederzeit|you)(?![a-zß-ɏ])[^,;]{0,160}?(?:widerruf|withdraw)[^,;]{0,60}/giu;
/** Under such words a sentence promises nothing for certain. */
export const conditional =
  /(?<![a-zäöüß])(?:wenn|sofern|soweit|falls|solange|sobald|bis|bevor|sonst|andernfalls|dann|modus|variante|alternativ|deaktivier[a-zäöüß]*|blockier[a-zäöüß]*|browser(?:einstellung[a-zäöüß]*)?|können|kann|könnte|würde|möglich|if|unless|until|when|mode|can|could|may)(?![a-zäöüß])/iu;
/** A word that turns a statement round. */
export const negated = /(?<![a-zäöüß])(?:nicht|kein[a-zäöüß]*|ohne|not|no|without)(?![a-zäöüß])/iu;
/** Some embeds use the mode, others may not. */
export const partly =
  /(?<![a-zäöüß])(?:teilweise|meist(?:ens)?|grundsätzlich|möglich(?:st)?|regel|alternativ|könn(?:en|te|ten)|kann|würde|sonst|partly|usually|where\s+possible|could|can)(?![a-zäöüß])/iu;
/** "Lehnen Sie ab, liefern wir …": a condition by the order of its words. */
const verbFirst = /^[a-zß-ɏ]+(?:en|st|t)\s+(?:sie|du|ihr)\s[^.,;]{0,80},/iu;
const refusing = /(?<![a-zäöüß])(?:lehn|ablehn|abgelehnt|ablehnung|verweiger|refus|reject|declin)/iu;

/** "… speichert keine Cookies in Ihrem Browser": a place, no setting of the visitor. */
const inBrowser = /(?<![a-zäöüß])(?:in|im|auf|von|on)\s+(?:(?:ihre[mn]|deine[mn]|de[mn]|your|the)\s+)?(?:web-?)?browsers?(?![a-zäöüß-])/giu;

/** Whether a sentence speaks of a case only, or of what is refused. */
export function isConditional(text: string): boolean {
  return conditional.test(text.replace(inBrowser, ' ')) || verbFirst.test(text) || refusing.test(text);
}

/** "Google Fonts werden nicht von Servern von Google geladen". */
export const notFromThere =
  /(?<![a-zäöüß])(?:nicht|keinesfalls|never|not)\s+(?:von|vom|über|from)\s+[^.;,]{0,60}?(?<![a-zäöüß])(?:servern?|google|adobe|drittanbietern?|anbieters?)(?![a-zäöüß])[^.;,]{0,40}?(?<![a-zäöüß])(?:(?:nach)?geladen|abgerufen|bezogen)(?![a-zäöüß])|(?<![a-zäöüß])(?:laden|beziehen)\s+(?:wir|ich)\s[^.;,]{0,60}?(?<![a-zäöüß])nicht\s+(?:von|vom|über)\s+[^.;,]{0,40}?(?<![a-zäöüß])(?:servern?|google|adobe|drittanbietern?|anbieters?)(?![a-zäöüß])/iu;
/** "Wenn Sie diese Zahlungsart nicht wählen, erhält … keine Daten": not chosen, nothing is sent. */
export const nothingUnlessChosen =
  /(?<![a-zäöüß])(?:wenn|sofern|falls|solange|if|unless|as\s+long\s+as)\s+(?:sie|du|ihr|you)\s[^.;,]{0,60}?(?<![a-zäöüß])(?:(?:nicht|keine[nrs]?|not)\s+(?:[a-zäöüß]+\s+){0,2}?)?(?:(?:aus)?wähl|gewählt|nutz|verwend|bezahl|zahl|anklick|choos|select|use|pay)[a-zäöüß]{0,6}(?![a-zäöüß])[^.;,]{0,20},\s[^.;]{0,80}?(?<![a-zäöüß])(?:keine(?:rlei)?|no)\s+(?:[a-zäöüß]+\s+)?(?:[a-zäöüß]{0,20}daten|informationen|data|information)(?![a-zäöüß])/iu;
/** A negation, or what stands for one, in such a condition. */
export const unlessPart = /^[^,]*(?<![a-zäöüß])(?:nicht|keine[nrs]?|not|unless)(?![a-zäöüß])/iu;
/** "… wird erst im Bezahlvorgang geladen": when somebody pays. */
export const onlyWhenPaying =
  /(?<![a-zäöüß])(?:erst|nur|ausschließlich|only)\s+(?:(?:geladen|eingebunden|aktiv|angefragt|loaded),?\s+)?(?:(?:dann,?\s+)?(?:wenn|sobald|when)\s+(?:sie|du|ihr|you)\s+(?:[a-zäöüß]+\s+){0,4}?(?:(?:be)?zahl[a-zäöüß]{0,4}|(?:zur|an\s+der|die|an\s+die)\s+kasse|to\s+the\s+checkout)|(?:im|beim|mit|an|in|während|nach|zu|auf|at|during|in|on)\s+(?:(?:der|dem|des|den|beginn|the|start|of)\s+){0,3}(?:eigentlichen\s+)?(?:bezahl|zahlungs|bestell|checkout|kassen?|kauf)[a-zäöüß-]{0,20})(?![a-zäöüß])/iu;
/** What follows the moment: "…, wenn Sie klicken; dann werden … übertragen und das Cookie … gesetzt". */
export const afterwards = /;\s*(?:erst\s+|nur\s+)?(?:dann|danach|anschließend|hierbei|dabei|then|after\s+that)\s[\s\S]*$/iu;
/** "Ohne Ihre Einwilligung setzen wir nur technisch notwendige Cookies". */
export const onlyNeededYet =
  /^(?:(?:ohne|vor|without|before)\s+(?:(?:ihre[rn]?|deine[rn]?|eine|der|your)\s+)?(?:[a-zäöüß]+\s+)?(?:einwilligung|zustimmung|consent)|(?:solange|wenn|sofern|bevor|until|unless|if)\s+(?:sie|du|you)\s+(?:[a-zäöüß]+\s+){0,3}?(?:zustimm|einwillig|zugestimmt|eingewilligt|consent|agree)[a-zäöüß]{0,5}(?:\s+(?:haben|hast))?,?)\s[^.;]{0,60}?(?<![a-zäöüß])(?:nur|ausschließlich|lediglich|only)\s+(?:(?:technisch|unbedingt|zwingend|strictly|technically)\s+)?(?:notwendige|erforderliche|essen[zt]ielle|necessary|essential)[nr]?\s+cookies(?![a-zäöüß-])/iu;
/** A category of the banner that the visitor lets through: "wenn Sie „Marketing“ zugelassen haben". */
export const choice =
  '(?:[„"“][^„“”"]{1,40}["“”]|(?:cookies?|marketing|statistik(?:en)?|analyse|medien|inhalte|kategorie|dienste?))\\s+(?:im\\s+[a-zäöüß-]{3,30}\\s+)?(?:zulass|zugelassen|erlaub|freige(?:ge|schal)|aktivier|(?:aus)?gewählt|angekreuzt|allow)';
/** A consent, or an act that stands for one. */
export const consent = `(?:einwillig|zustimm|zugestimmt|eingewilligt|akzeptier|${choice}|opt-in|consent|agree)`;
/** That something happens under a condition alone. */
export const only = '(?<![a-zäöüß])(?:erst|nur|ausschließlich|lediglich|only|not until)(?![a-zäöüß])';
