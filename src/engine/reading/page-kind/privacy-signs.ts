import { countMatches } from './page-text.ts';

const rights: readonly RegExp[] = [
  /auskunft|right of access|right to access|access to (?:your|the) (?:personal )?data|information about your/i,
  /berichtig|rectif|correct(?:ion)? (?:of )?(?:your|inaccurate)/i,
  /löschung|erasure|deletion/i,
  /einschränkung|restrict/i,
  /übertragbarkeit|portab/i,
  /widerspruch|widersprechen|right to object|object to/i,
];
const signs: readonly (RegExp | ((text: string) => boolean))[] = [
  // Controller.
  /verantwortlichkeit für (?:die|den)|verantwortliche(r|n)? (im sinne|i\. ?s\. ?d|nach art|gemäß art|für (die|diese) (daten)?(verarbeitung|erhebung)|stelle|für den datenschutz)|verantwortliche(r|n)?( stelle)? ?(ist|:|\n)|verantwortlich (für|ist|im sinne)|(?:bin|sind) (?:wir |ich )?verantwortlich|(?:wir|ich) (?:sind|bin) (?:selbst )?verantwortlich|verantwortlich:|(?:^|\n)verantwortliche[rn]?(?: stelle)? [a-zß-ɏ][^\n]{10}|(data )?controller( (is|within the meaning|in the sense|responsible|for|of)|:|\n)|responsible (party|body|entity|for (data|the) processing)|(?:party|person|body|entity) responsible/i,
  // Purposes.
  /zweck(e|en|s)? (der |und rechtsgrundlagen? (der )?)?(daten)?verarbeitung|zu (folgenden|den nachstehenden|diesem|diesen|dem) zweck|verarbeitung dient|zwecke?:|zwecke? (?:und )?(?:rechtsgrundlage|empfänger|speicherdauer|löschung)|zur (bearbeitung|abwicklung|bereitstellung|beantwortung|durchführung|erfüllung)|um ihre anfrage|dient (der|dem|dazu)|purposes? of (the )?(data )?processing|for the (following )?purposes?|in order to (provide|process|respond|improve|answer)|to (answer|respond to|process) your/i,
  // Rights: three of six named, and said to be those of the reader.
  (text) =>
    countMatches(text, rights) >= 3 &&
    /(recht(e)? auf|haben (sie )?das recht|ihre rechte|betroffenenrechte|sie verlangen|verlangen (?:sie|können)|rechte der (betroffenen|nutzer)|können sie|your rights|right to|right of access|you (may|can|have))/i.test(
      text,
    ),
  // Storage period; a mere right to deletion is none.
  /speicherdauer|(?:^|\n)wie lange[^\n]{0,60}(?:\?|\n)|dauer der speicherung|aufbewahrungs(frist|pflicht|dauer)|löschfrist|rechtsgrundlage[^\n.]{0,40}(?:löschung|speicherung|aufbewahrung)(?=\n| )|nach (ablauf von )?(\d{1,3}|sieben|vierzehn|dreißig) (stunden|tagen?|wochen|monaten?|jahren?)|gelöscht|solange .{0,60}(erforderlich|notwendig)|retention|(?:how long we|data (?:is|are)) (?:retain|keep|store)|(?:are|is) retained|storage (period|duration)|stored for|deleted|erased|as long as .{0,60}necessary/i,
  // Art. 6 with a letter.
  /art(ikel|icle|\.)? ?6 ?(\(1\)|I|abs(atz|\.)? ?1|para(graph|\.)? ?1|1)? ?,? ?(s(atz|\.)? ?1 ?)?(uabs\.? ?1 ?)?(lit(\.|era)?|buchst(abe|\.)?|letter|point)? ?\(?[a-f]\)?(?![a-zß-ɏ])|§ ?6 (DSG-EKD|KDG)|rechtsgrundlage|legal basis/iu,
];
/** What a notice tells about the site itself. */
const topics: readonly RegExp[] = [
  /(?:personenbezogene|ihre) daten (?:werden|verarbeiten|erheben|speichern|nur|nicht)|(?:wir|website) (?:erheben|erhebt|verarbeiten|verarbeitet|speichern|speichert|erfassen|nutzen|nehmen)[^.!?]{0,80}daten|(?:process|collect|store|use|share|retain)[^.!?]{0,40}(?:your|personal|the) (?:personal )?data(?! processing)|personal data we (?:hold|store|have)|your data is sent/i,
  /server-?log-?(?:files?|dateien)|logfiles?|ip-adresse|ip address|browsertyp|browser type|zugriffsdaten/i,
  /(?:verwende[nt]|setz(?:en|t)|nutz(?:en|t)|benutz(?:en|t)|kein[a-zß-ɏ]*|use|uses)[^.!?]{0,60}cookies|cookies? (?:sind|are) /iu,
  /kontaktformular|(?:anfrage|kontaktaufnahme) per e-mail|contact form|wenn sie uns (?:per|eine e-mail|kontaktieren|schreiben)|when you (?:contact|write)/i,
  /newsletter|kommentarfunktion|registrier[a-zß-ɏ]+ auf|bestellung|bewerb[a-zß-ɏ]+ ?daten/iu,
  /google analytics|matomo|youtube|google fonts|google maps|recaptcha|facebook|hosting(?:anbieter|provider)?|auftragsverarbeit|processor/i,
  /ssl|tls|verschlüssel|encrypt/i,
  /beschwerde|aufsichtsbehörde|supervisory authority|lodge a complaint/i,
  /datenschutz-?grundverordnung|ds-?gvo|gdpr|bdsg|tdddg|ttdsg|dsg-ekd|kdg(?![a-zß-ɏ])/iu,
  /weitergabe (?:von|ihrer|der|an)|an dritte|third part/i,
];

/** What a person says about data who never read a law; always of themselves, articles say it of others. */
const everyday: readonly RegExp[] = [
  /(?:wir|ich|seite|server|(?:web)?hoster|provider|we|I)(?![a-zß-ɏ])[^.!?\n]{0,60}(?<![a-zß-ɏ])(?:speicher|merk|beh[aä]lt|bewahr|notier|sammel|sammle|erfass|erheb|protokollier|keep|store|collect|save)[a-zß-ɏ]*|(?:speicher|merk|beh[aä]lt|bewahr|notier|sammel|erheb|erfass|protokollier)[a-zß-ɏ]* (?:wir|ich|(?:der|unser|mein|dieser) (?:web)?(?:server|hoster|host|provider|anbieter))(?![a-zß-ɏ])|(?:ip-?adresse|zugriff|daten|angaben|anfrage)[a-zß-ɏ]*(?![a-zß-ɏ])[^.!?\n]{0,60} (?:ge|auf)?(?:speichert|zeichnet|bewahrt)(?![a-zß-ɏ])/iu,
  /(?:lösch|vernicht|entsorg)[a-zß-ɏ]* (?:wir|ich)(?![a-zß-ɏ])|(?:wir|ich)(?![a-zß-ɏ])[^.!?\n]{0,80}(?:lösch|vernicht|entsorg)[a-zß-ɏ]*|(?:wird|werden)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:gelöscht|vernichtet|weggeworfen)|(?:we|I) delete|(?:is|are) deleted/iu,
  /(?:nichts|nicht|niemand[a-zß-ɏ]*|kein[a-zß-ɏ]*)(?![a-zß-ɏ])[^.!?\n]{0,50}(?:weiter(?![a-zß-ɏ])|weitergegeben|weitergereicht|verkauft|verkaufen)|(?:never|not|nobody)[^.!?\n]{0,40}(?:pass|shar|sell|sold|give)/iu,
  /(?:frag|schreib|ruf|meld)[a-zß-ɏ]*(?![a-zß-ɏ])[^.!?\n]{0,40}(?:nach(?![a-zß-ɏ])|mail|an(?![a-zß-ɏ])|dich|sich)|was wir (?:von|über) (?:dich|dir|sie|ihnen)|(?:jederzeit|auf wunsch)(?![a-zß-ɏ])[^.!?\n]{0,70}(?:lösch|auskunft|zeig|verlang|sag|sehen)|(?:ask|tell) us/iu,
  /(?:nutz|verwend|brauch|gebrauch)[a-zß-ɏ]* (?:wir|ich)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:ausschließlich|nur|lediglich|allein)(?![a-zß-ɏ])|(?:hält|halten|heb[a-z]*)(?![a-zß-ɏ])[^.!?\n]{0,60}(?:provider|hoster|server|wir|ich)(?![a-zß-ɏ])[^.!?\n]{0,40}(?:tage|wochen|monate|stunden)[a-z]{0,2}(?![a-zß-ɏ])/iu,
  /kein[a-zß-ɏ]* (?:[a-zß-ɏ]+ ){0,2}(?:cookies?|besucher|statistik[a-zß-ɏ]*|tracking|werbung|zähler|analyse[a-zß-ɏ]*)|(?:no|any) (?:cookies|tracking|statistics|analytics)/iu,
  /ip-?adresse|ip address|(?:server|web)-?(?:logs?|protokoll[a-zß-ɏ]*)|e-?mail-?adresse|mail address|deine (?:daten|angaben|nachricht)|ihre (?:daten|angaben|nachricht)|your (?:data|message|address)/iu,
];

/** What of a privacy notice a text holds. */
export interface PrivacySigns {
  /** Of controller, purposes, rights, storage and legal basis. */
  parts: number;
  /** Of the matters notices speak about. */
  topics: number;
  /** Of what notices say, told in everyday words. */
  everyday: number;
  /** Whether the controller is named with an address or e-mail. */
  controller: boolean;
  /** Whether somebody speaks of what they do with data; statutes speak of controllers in general. */
  ownVoice: boolean;
}

const firstPerson = /(?<![a-zß-ɏ])(?:wir|uns|unsere?[rnms]?|ich|mir|meine?[rnms]?|we|our|us|I|my)(?![a-zß-ɏ])/giu;

/** A notice speaks to its reader about the site; that makes up for a missing "we". */
const reader =
  /(?<!\p{L})(?:Ihnen|Ihre[rnms]?|Sie (?:haben|sind|können|im|auf|uns|sich|hier|wollen|möchten)|dir|deine[rnms]?|du hast|your|you have)(?!\p{L})/u;
const site = /(?<![a-zß-ɏ])(?:server[a-zß-ɏ]*|website|webseite|hoster|internetseiten?|unsere[rn]? seite|diese[rn]? seiten?)(?![a-zß-ɏ])/iu;

const controllerAt = /verantwortlich(?:e[rn]?)?(?![a-zß-ɏ])|(?<![a-zß-ɏ])controller(?![a-zß-ɏ])|responsible (?:party|body|entity)/giu;
const reachable = /@|\(at\)|\[at\]|(?<!\d)\d{5} \p{Lu}|(?:tel(?:efon)?|phone)\.? ?:? ?[+\d(]/iu;

/** Looks for the statements of a privacy notice. */
export function privacySigns(text: string): PrivacySigns {
  let controller = false;
  let looked = 0;
  for (const { index } of text.matchAll(controllerAt)) {
    if (controller || ++looked > 40) break;
    controller = reachable.test(text.slice(index, index + 400));
  }
  return {
    parts: signs.filter((sign) => (typeof sign === 'function' ? sign(text) : sign.test(text))).length,
    topics: countMatches(text, topics),
    everyday: text.length < 6_000 ? countMatches(text, everyday) : 0,
    controller,
    ownVoice: (text.slice(0, 40_000).match(firstPerson)?.length ?? 0) + (reader.test(text) && site.test(text) ? 2 : 0) >= 2,
  };
}
