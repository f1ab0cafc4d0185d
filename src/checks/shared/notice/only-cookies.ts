const use =
  '(?:setzen|setzt|setze|verwenden|verwendet|verwende|nutzen|nutzt|nutze|benutzen|benutzt|benutze|werden|gibt\\s+es|kommen|use|sets?)';
const needed =
  '(?:(?:technisch|unbedingt|zwingend|strictly|technically)\\s+)?(?:notwendige|erforderliche|nötige|essen[zt]ielle|necessary|essential)[nrs]?\\s+(?:session-?)?cookies?';
const nothingBut = '(?:nur|ausschließlich|lediglich|only)';
const onlyNeeded = new RegExp(
  `(?<![a-zß-ɏ])${use}\\s+(?:[a-zß-ɏ]+\\s+){0,6}?${nothingBut}\\s+(?:(?:solche|diejenigen|so\\s?genannte)\\s+)?${needed}(?![a-zß-ɏ-])|^${nothingBut}\\s+${needed}\\s+${use}(?![a-zß-ɏ])`,
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

/** Whether a sentence says that the site sets nothing but necessary cookies, or a single one; `above`: the sentence before it, which may name the thing. */
export function saysOnlyCookies(text: string, above: string): boolean {
  const found = onlyNeeded.test(text) || onlyOne.test(text) || (/cookie/iu.test(above) && oneOfThem.test(text));
  return found && !conditions.test(text);
}
