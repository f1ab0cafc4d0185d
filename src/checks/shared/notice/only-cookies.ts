const use =
  '(?:setzen|setzt|setze|verwenden|verwendet|verwende|nutzen|nutzt|nutze|benutzen|benutzt|benutze|werden|gibt\\s+es|kommen|uses?|sets?|stores?|places?|are)';
const functional = '(?:funktionale|funktionelle|functional)[nrs]?';
const and = '(?:\\s+(?:und|oder|and|or)\\s+|,\\s*)';
const needed = `(?:${functional}${and})?(?:(?:technisch|unbedingt|zwingend|strictly|technically)\\s+)?(?:notwendige|erforderliche|nötige|essen[zt]ielle|necessary|essential|required)[nrs]?(?:${and}${functional})?\\s+(?:session-?)?cookies?`;
const isNeeded =
  '(?:(?:die|welche)\\s+[^.,;:]{0,60}?(?<![a-zß-ɏ])(?:notwendig|erforderlich|nötig)\\s+sind|(?:that|which)\\s+are\\s+(?:(?:strictly|technically|absolutely)\\s+)?(?:necessary|required|essential))';
const nothingBut = '(?:nur|ausschließlich|lediglich|only)';
const onlyNeeded = new RegExp(
  `(?<![a-zß-ɏ])${use}\\s+(?:[a-zß-ɏ]+\\s+){0,6}?${nothingBut}\\s+(?:(?:solche|diejenigen|so\\s?genannte)\\s+)?${needed}(?![a-zß-ɏ-])|^${nothingBut}\\s+${needed}\\s+${use}(?![a-zß-ɏ])|(?<![a-zß-ɏ])only\\s+(?:uses?|sets?|stores?|places?)\\s+${needed}(?![a-zß-ɏ-])`,
  'iu',
);
/** "Wir nutzen nur Cookies, die für den Betrieb erforderlich sind", "we only use cookies that are necessary". */
const onlyThoseNeeded = new RegExp(
  `(?<![a-zß-ɏ])(?:${use}\\s+(?:[a-zß-ɏ]+\\s+){0,6}?${nothingBut}|only\\s+(?:uses?|sets?|stores?))\\s+(?:solche\\s+)?cookies,?\\s+${isNeeded}(?![a-zß-ɏ-])`,
  'iu',
);
const site = '(?:web|internet)?-?(?:site|seiten?|auftritt|präsenz)|homepage';
const onSite = `(?:\\s+auf\\s+(?:dieser|unserer|unseren)\\s+(?:${site})|\\s+bei\\s+uns|\\s+hier)?`;
const wholeSite = `(?:wir|(?:diese[rs]?|unsere?)\\s+(?:${site}))`;
const doneTo = '(?:ein|verwendet|gesetzt|eingesetzt|genutzt|gespeichert|zum\\s+einsatz)';
const wholly =
  '(?:(?:(?:hier|dabei|daher|deshalb|also|ganz|völlig|gänzlich|komplett|vollständig|vollkommen|bewusst|generell|gerne)\\s+){0,3})';
/** Nothing but the whole site and no cookie at all, and the sentence ends there: "Diese Website verwendet keine Cookies." */
const noneAtAll = new RegExp(
  `^(?:${[
    `(?:${wholeSite}|auf\\s+(?:dieser|unserer|unseren)\\s+(?:${site})|es)\\s+${use}${onSite}(?:\\s+wir)?\\s+${wholly}keine(?:rlei)?\\s+cookies${onSite}(?:\\s+${doneTo})?`,
    `cookies\\s+(?:setzen|verwenden|nutzen|benutzen|werden|kommen)(?:\\s+wir)?${onSite}\\s+${wholly}nicht\\s+${doneTo}`,
    `${wholeSite}\\s+komm(?:t|en)\\s+${wholly}ohne\\s+(?:jegliche\\s+)?cookies\\s+aus`,
    `${wholeSite}\\s+verzicht(?:en|et)${onSite}\\s+${wholly}auf\\s+(?:den\\s+einsatz\\s+von\\s+|die\\s+verwendung\\s+von\\s+)?cookies`,
    `(?:wir|diese\\s+(?:${site}))\\s+(?:verwenden|verwendet|setzen|setzt|nutzen|nutzt)\\s+weder\\s+cookies\\s+noch\\s+[a-zß-ɏ-]{3,30}(?:\\s+ein)?`,
    "(?:we|this\\s+(?:web)?-?site|our\\s+(?:web)?-?site)\\s+(?:(?:do(?:es)?\\s+not|don[’']t|doesn[’']t)\\s+(?:use|set|store)\\s+(?:any\\s+)?|(?:uses?|sets?|stores?)\\s+no\\s+)cookies(?:\\s+on\\s+(?:this|our)\\s+(?:web)?-?site)?",
    'no\\s+cookies\\s+are\\s+(?:used|set|stored)(?:\\s+on\\s+(?:this|our)\\s+(?:web)?-?site)?',
  ].join('|')})\\s*[.!]?$`,
  'iu',
);
const oneAlone = `${nothingBut}\\s+(?:ein(?:en|e)?\\s+einzige[sn]?|dieses\\s+eine|das\\s+eine|ein|one|a\\s+single)`;
const onlyOne = new RegExp(
  `(?<![a-zß-ɏ])${use}\\s+(?:[a-zß-ɏ]+\\s+){0,6}?${oneAlone}\\s+(?:(?:technisch\\s+)?(?:notwendiges|erforderliches|kleines|necessary)\\s+)?(?:session-?|sitzungs-?)?cookie(?![a-zß-ɏ-])`,
  'iu',
);
/** Behind a sentence on cookies: "Wir benutzen nur ein einziges: …". */
const oneOfThem = new RegExp(
  `(?<![a-zß-ɏ])${use}\\s+(?:[a-zß-ɏ]+\\s+){0,4}?${nothingBut}\\s+(?:ein(?:en)?\\s+einzige[sn]?|dieses\\s+eine|a\\s+single\\s+one)\\s*[:.,;–]`,
  'iu',
);
const conditions =
  /(?<![a-zß-ɏ])(?:wenn|sofern|falls|solange|sobald|bevor|vor|ohne|erst|können|kann|könnte|würde|zunächst|standardmäßig|voreingestellt|nicht|grundsätzlich|regel|teilweise|zusätzlich|außer|ausgenommen|neben|warenkorb|anmeld[a-zß-ɏ]*|login|if|unless|until|when|can|may|except|not|without|before|initially|default)(?![a-zß-ɏ])/iu;

/** Whether a sentence says that the site sets nothing but necessary cookies, a single one or none; `above`: the sentence before it, which may name the thing. */
export function saysOnlyCookies(text: string, above: string): boolean {
  if (noneAtAll.test(text.trim())) return true;
  const found =
    onlyNeeded.test(text) || onlyThoseNeeded.test(text) || onlyOne.test(text) || (/cookie/iu.test(above) && oneOfThem.test(text));
  return found && !conditions.test(text);
}
