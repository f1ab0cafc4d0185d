const site = '(?:web|internet|home|online)-?(?:sites?|seiten?|auftritt|page|pages|präsenz|angebot|shop|dienst|portal|blog)';
const done =
  'betrieben|herausgegeben|angeboten|bereitgestellt|zur verfügung gestellt|verantwortet|veröffentlicht|unterhalten|gepflegt|präsentiert|publiziert|verlegt|getragen|geführt';
const thing = `angebot|projekt|service|dienst|dienstleistung|marke|handelsmarke|produkt|seite|seiten|portal|initiative|unternehmen|tochterunternehmen|blog|plattform|publikation|einrichtung|(?:geschäfts|unternehmens)bereich|betrieb|zweigbetrieb|eigenbetrieb|label|magazin|podcast|kampagne|informationsangebot|shop|${site}`;
/** What leads up to the provider's name in a sentence that says whose offer the site is. */
const leads: readonly RegExp[] = [
  /^wir,? (?:die|das|der) /iu,
  /^(?:ich bin|ich heiße|mein name ist|wir sind|hinter [^:\n]{3,60} (?:steht|stehen)|diese [^:\n]{3,40} gehört|my name is|i am) /iu,
  new RegExp(`^[^:\\n]{0,140}?(?<![a-zß-ɏ])(?:${done})(?: wird| werden)? (?:von|vom|durch) `, 'iu'),
  new RegExp(
    `^(?:[^:\\n]{1,100}? (?:ist|sind|–|-|,) )?(?:eine?|eines|das|die|der) (?:[a-zß-ɏ]+es? ){0,2}(?:${thing}) (?:der|des|von|vom) `,
    'iu',
  ),
  new RegExp(`^(?:die(?:se)? |offizielle[rs]? )?${site} (?:der|des|von|vom) `, 'iu'),
  /^(?:betreiber(?:in)?|anbieter(?:in)?|herausgeber(?:in)?|träger(?:in)?|verantwortlich(?:e[rn]?)?)(?: [^:\n]{3,60}?)? (?:ist|sind) /iu,
  /^[^:\n]{0,120}?(?<![a-z])(?:operated|run|published|provided|owned|maintained|offered|managed) by /iu,
  /^(?:[^:\n]{1,100}? (?:is|are|[–-]) )?(?:an?|the) (?:[a-z]+ ){0,2}(?:website|service|project|brand|product|site|publication|trademark|initiative|offer) (?:of|by) /iu,
];
const technical =
  /(?<![a-zß-ɏ])(?:technisch|gehostet|hosting|gestaltet|erstellt|programmiert|hosted|designed|built|gefördert|finanziert|unterstützt)(?![a-zß-ɏ])/iu;
const article = /^(?:der|die|das|dem|den|the|firma|fa\.) /iu;
/** What goes on after the name. */
const tail =
  /(?:,? (?:und (?:wohne|lebe|betreibe|bin)|wohnhaft)(?![a-zß-ɏ]).*|[,;]? (?:gesetzlich |rechtlich |diese[rs]? )?vertreten durch .*|,? mit (?:haupt)?sitz (?:in|an).*|,? ansässig .*|,? \(?(?:im )?(?:nach)?folgenden?(?![a-zß-ɏ]).*|, (?:einer?|eines|einem) .*|,? (?:represented|located|based|with its) .*)$/iu;

/** "… des Landkreises Muster", "… des Vereins Muster" */
const genitive =
  /^(?:([a-zß-ɏ]{0,20}(?:kreis|amt|verband|bund|werk|haus|rat))es|([a-zß-ɏ]{0,20}(?:verein|verband|institut|ministerium|bistum|dekanat|klub|club|chor|verlag|zentrum|museum|theater|orchester|netzwerk|werk|amt|bund))s) /iu;

/** The provider's name within "Diese Website ist ein Angebot der …", "Betrieben wird sie von …"; other texts as they are. */
export function offeredBy(text: string): string {
  const line = text.slice(0, 400);
  for (const pattern of leads) {
    const lead = pattern.exec(line)?.[0];
    if (lead === undefined || technical.test(lead)) continue;
    const name = withoutArticle(line.slice(lead.length)).replace(tail, '').trim();
    if (name !== '') return / des $/iu.test(lead) ? name.replace(genitive, '$1$2 ') : name;
  }
  return text;
}

/** A name without the article a sentence needs before it. */
export function withoutArticle(text: string): string {
  return text.replace(article, '');
}
