import type { PageFact } from '../../facts/pages.ts';

/** Words of titles, headings and host names that show a site to be about health, belief, politics, sexuality or distress (Art. 9 GDPR). */
export const sensitiveTopics =
  /(?<![a-zß-ɏ])((?:zahn|haus|fach|privat|kinder|frauen|haut|augen)?arztpraxis|hausarzt|frauenarzt|psychotherap[a-zß-ɏ]*|psychiatr[a-zß-ɏ]*|schwangerschaftsberatung|schwangerschaftskonflikt[a-zß-ɏ]*|suchtberatung|schuldnerberatung|hiv|krebs(beratung|hilfe|therapie)|onkolog[a-zß-ɏ]*|urolog[a-zß-ɏ]*|gynäkolog[a-zß-ɏ]*|kinderwunsch[a-zß-ɏ]*|apotheke|selbsthilfegruppe|depression(en)?|erektions[a-zß-ɏ]*|gewerkschaft|kirchengemeinde|pfarrei|fetisch|escort|erotik[a-zß-ɏ]*|medical practice|abortion|addiction counselling|fertility clinic)(?![a-zß-ɏ])/iu;

/** The same in host names, which write words without umlauts and run them together. */
export const sensitiveHost =
  /(?:arztpraxis|hausarzt|zahnarzt|frauenarzt|psychotherap|psychiatr|suchtberatung|schuldnerberatung|krebs(?:beratung|hilfe)|onkolog|urolog|gyn(?:ae|a)kolog|kinderwunsch|apotheke|kirchengemeinde|pfarrei|gewerkschaft)/;

/** What houses call themselves whose visitors mostly come for their health or a plight. No goods: who sells them is none of these. */
const sensitiveHouses =
  /(?<![a-zß-ɏ])((?:[a-zß-ɏ]{1,30}-?)?apotheke|sanit(?:ä|ae)tsh(?:aus|äuser)|hörgeräteakustik|hörakustik|orthopädie(?:schuh)?technik|(?:fach|reha|haut|augen|zahn|privat|tages|frauen|kinder|universitäts|uni)?klinik(?:um)?(?!-)|krankenhaus|(?:zahn|haut|augen|frauen|kinder|haus|fach|privat)?arztpraxis|privatpraxis für [a-zß-ɏ]{4,40}|(?:naturheil|heilpraktiker|osteopathie|hebammen|gemeinschafts)praxis|ärztehaus|(?:haus|fach|zahn|haut|augen|kinder|frauen)(?:arzt|ärzt(?:e|in))|dr\. ?med\.(?: dent\.)?(?! ?vet)|chiroprakti(?:k|ker(?:in)?)|chiropraktor(?:in)?|psychotherapie|suchtberatung(?:sstelle)?|hebammen?|podologie|praxis für (?:psych|physio|ergo|logo|osteo|natur|allgemein|inner|zahn|haut|frauen|kinder|orthop|kardio|neuro)[a-zß-ɏ]{1,30}|physiotherapie|ergotherapie|logopädie|heilpraktiker(?:in)?|osteopath(?:ie|in)?|pflegedienst|sozialstation|tagespflege|(?:alten|senioren)?pflegeheime?|altenheime?|senioren(?:heime?|residenz(?:en)?|zentr(?:um|en))|medizinisches versorgungszentrum|mvz|hospiz|frauenhaus|telefonseelsorge|(?:beratung(?:sstelle)?|hilfe) (?:bei|für menschen (?:mit|in)) (?:sucht|gewalt|schulden|überschuldung|krise|krisen|trauer|schwangerschaft|depression|depressionen|essstörungen|hiv|krebs))(?![a-zß-ɏ])/iu;
/** Who supplies such houses, writes about them, or means animals and devices. */
const othersBusiness =
  /(?<![a-zß-ɏ])(?:[a-zß-ɏ]{0,30}software|[a-zß-ɏ]{0,30}marketing|[a-zß-ɏ-]{0,30}agentur|webdesign|großhandel|[a-zß-ɏ]{0,30}bedarf|[a-zß-ɏ]{0,30}einrichtung(?:en)?|[a-zß-ɏ]{0,30}planung|praxismanagement|stellen[a-zß-ɏ]{0,20}|jobs?|karriere|magazin|ratgeber|[a-zß-ɏ]{0,30}ausbildung(?:en)?|[a-zß-ɏ]{0,30}schule|[a-zß-ɏ]{0,30}akademie|[a-zß-ɏ]{0,30}fortbildung(?:en)?|verlag|roman|nachrichten|verzeichnis|vergleich|versicherung(?:en)?|immobilien|steuer[a-zß-ɏ]{0,30}|tier[a-zß-ɏ]{0,30}|kleintiere?|hunde?|pferde?|katzen?|handy|smartphone|iphone|computer|notebook|auto|puppen)(?![a-zß-ɏ])/iu;
/** Prescriptions are redeemed where medicines and aids are supplied. */
const prescriptionLink = /^\W{0,3}(?:e-?)?rezepte? (?:online )?(?:einlösen|einreichen|hochladen|übermitteln)\W{0,3}$/iu;

/**
 * What the site calls itself on several pages, as it writes it, where that tells of its visitors' health or plight: in the titles of two
 * pages, or in the start page's and a heading of another, or by a link to redeem prescriptions that two pages have. Else null.
 */
export function sensitiveSelfName(pages: readonly Pick<PageFact, 'url' | 'kind' | 'title' | 'headings' | 'links'>[]): string | null {
  const own = [...new Map(pages.filter(({ kind }) => kind === 'start' || kind === 'other').map((page) => [page.url, page])).values()];
  const titled = own.flatMap((page) => {
    const name = houseIn(page.title);
    return name === null ? [] : [{ page, name }];
  });
  const byName = [...Map.groupBy(titled, ({ name }) => name.toLowerCase()).values()];
  const repeated = byName.find((group) => {
    const [{ page, name }] = group as [(typeof group)[number]];
    const inHeading = (other: (typeof own)[number]) =>
      other.url !== page.url && other.headings.slice(0, 60).some((line) => houseIn(line)?.toLowerCase() === name.toLowerCase());
    return group.length > 1 || (page.kind === 'start' && own.some(inHeading));
  });
  if (repeated) return repeated[0]!.name;
  const links = own.flatMap(({ links }) => links.find(({ text }) => text.length < 60 && prescriptionLink.test(text))?.text.trim() ?? []);
  return links.length > 1 ? links[0]! : null;
}

/** Chambers and titles of those who treat people; veterinarians have both as well. */
const healer =
  /(?<![a-zß-ɏ])(?:(?:landes|bezirks)?(?:zahn)?ärztekammer|kassen(?:zahn)?ärztliche vereinigung|(?:landes)?(?:psychotherapeuten|apotheker)kammer|(?:berufsbezeichnung|professional title)[^\n.;]{0,40}[ \n:](?:(?:fach|zahn)?(?:arzt|ärztin)|(?:psychologischer? )?psychotherapeut(?:in)?|heilpraktiker(?:in)?|(?:physio|ergo)therapeut(?:in)?|logopäd(?:e|in)|hebamme|podolog(?:e|in)|apotheker(?:in)?))(?![a-zß-ɏ])/iu;

/** What an imprint says of treating people: a chamber of theirs, or the professional title. Null: nothing. */
export function healerInImprint(text: string): string | null {
  const said = healer.exec(text.slice(0, 50_000))?.[0];
  return said === undefined ? null : said.replace(/\s+/gu, ' ');
}

function houseIn(line: string): string | null {
  const text = line.slice(0, 300).replace(/\s/g, ' ');
  return othersBusiness.test(text) ? null : (sensitiveHouses.exec(text)?.[1] ?? null);
}
