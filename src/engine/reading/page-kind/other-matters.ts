import { countMatches } from './page-text.ts';

/** Texts about legal texts: articles, check lists, offers. */
const advice: readonly RegExp[] = [
  /(?:website|web-?seiten?|seiten|homepage|shop|online-?shop)[- ]?(?:betreiber|inhaber)[a-zß-ɏ]* (?:müssen|sollten|sind|haften|droh|brauchen|benötigen|müssten|haben)|(?:müssen|sollten|droht|drohen) (?:alle )?(?:website|web-?seiten|seiten|shop)-?betreiber/iu,
  /(?:ihre|eure|deine|eine|einer|ihrer)[rnms]? (?:eigene[rn]? |rechtssichere[rn]? |vollständige[rn]? |fehlerhafte[rn]? |fehlende[rn]? )*(?:datenschutzerklärung (?:muss|sollte|brauch|benötig|erstell|prüf|enthalt|enthält|gehör|ist (?:pflicht|ein))|impressum(?:s)? (?:muss|sollte|brauch|benötig|erstell|prüf|enthalt|enthält|gehör|ist (?:pflicht|ein)))|(?:ihr|dein|euer|ein|ihrem|ihres) (?:eigenes |rechtssicheres |vollständiges |fehlerhaftes |fehlendes )*impressum(?![a-zß-ɏ])/iu,
  /(?<![a-zß-ɏ])(?:was|welche|warum|wann|wer|wie|brauche ich|muss ich|do i|does my|what|why|how)(?![a-zß-ɏ])[^.?!\n]{0,80}(?:impressum[a-zß-ɏ]*|datenschutzerklärung|dsgvo|agb|imprint|privacy (?:policy|notice)|gdpr)[^.?!\n]{0,60}\?/iu,
  /impressumspflicht|pflichtangaben|(?:gehört|gehören|rein) (?:in|ins) (?:das |die |ein |eine )?(?:impressum|datenschutzerklärung)|impressum-?generator|datenschutz-?generator/iu,
  /checkliste|whitepaper|webinar|e-book|leitfaden|ratgeber|praxistipp|(?:^|\n) ?(?:fazit|tipp)s?(?![a-zß-ɏ])|checklist|key takeaways/iu,
  /abmahnung(?:en)? (?:droh|vermeid|riskier|kann|können|wegen|zu)|abmahnsicher|abmahnrisik|teure abmahnung|abgemahnt|abmahnwelle|hohe bußgelder|bußgeld(?:er)? (?:von|bis|droh|in höhe|zu vermeiden)|fines of up to/iu,
  /(?:im|in den|unsere) tarif(?:en?)?(?![a-zß-ɏ])|demo (?:buchen|anfordern|vereinbaren)|(?:kostenlos|jetzt|gratis) (?:testen|ausprobieren)|monatlich kündbar|(?:start|try)[^.!?\n]{0,20} (?:free trial|for free)|\d euro im monat|€ ?\/ ?monat/iu,
  /pressemitteilung(?![a-zß-ɏ])[^\n]{0,12}(?:nr|\d)|pressestelle|(?:weitere|alle|aktuelle) (?:meldungen|nachrichten|pressemitteilungen)|zurück zu(?:r übersicht|m newsroom| (?:allen )?meldungen)|press release/iu,
  /[“”"«] ?,? (?:sagte?|so|betonte?|erklärte?|erläuterte?|meinte?|said|says|explained)(?= [a-zß-ɏ])|heißt es (?:in|aus|von)(?![a-zß-ɏ])|teilte[^.!?\n]{0,60} mit(?![a-zß-ɏ])|laut (?:behörde|bericht|sprecher|mitteilung)/iu,
  /lesezeit|veröffentlicht (?:am|von)|(?:^|\n) ?autor(?:in)?:|geschrieben von|kommentare? \(\d|schreibe einen kommentar|beitrag teilen|ähnliche (?:artikel|beiträge)|weiterlesen|min read|posted (?:on|by)|written by|related posts|(?:^|\n) ?von \p{Lu}[a-zß-ɏ]+ \p{Lu}[a-zß-ɏ]+ ?[|•·–-] ?\d{1,2}\./iu,
  /festpreis|pauschalpreis|(?<![a-zß-ɏ])ab \d{1,4}(?:[.,]\d\d)? ?(?:€|euro)|zzgl\.? (?:ges(?:etzlicher|\.)? )?(?:mwst|ust|umsatzsteuer)|angebot (?:anfordern|anfragen|einholen)|jetzt (?:anfragen|buchen|beraten lassen|termin)|erstgespräch|kostenlose erstberatung|get a (?:free )?quote|book a (?:call|consultation)/iu,
  /(?<![a-zß-ɏ])wir (?:erstellen|prüfen|formulieren|beraten|unterstützen|begleiten|übernehmen|helfen|bieten)[^.!?]{0,100}(?:datenschutz|impressum|dsgvo|agb|rechtstext|unternehmen|mandant)|(?<![a-zß-ɏ])we (?:draft|review|advise|help)[^.!?]{0,80}(?:privacy|gdpr|imprint|clients)/iu,
  /externe[rn]? datenschutzbeauftragte[rn]?(?! (?:ist|der|des|von|erreichen|unter|haben|:))|unsere leistungen|leistungen (?:im überblick|umfassen)|our services/iu,
  /als (?:unternehmer|website-?betreiber|verein|selbstständige|freiberufler|shopbetreiber)[a-zß-ɏ]*[^.!?]{0,30}(?:müssen|sollten|sind sie|haben sie)|(?:unternehmen|vereine|selbstständige|firmen) (?:müssen|sollten|brauchen)|(?:website|site) owners? (?:must|should|need)|your (?:own )?(?:privacy policy|imprint) (?:must|should|needs)/iu,
  /(?:kostenlose[rs]? |unser )(?:muster|vorlage)|muster-?(?:impressum|datenschutzerklärung)|vorlage (?:für|zum)|zum herunterladen|free template/iu,
  /(?:das|der|die) (?:lg|olg|bgh|landgericht|oberlandesgericht|bundesgerichtshof|eugh|gericht)[^.!?]{0,60}(?:entschied|geurteilt|hat entschieden|urteil|klargestellt)|\((?:lg|olg|bgh|eugh)[ ,]|az\.:? /iu,
];
const statutes: readonly RegExp[] = [
  /(?<![a-zß-ɏ])(?:vereins|verbands|schul|gemeinde|haupt|friedhofs|beitrags)?satzung(?![a-zß-ɏ])|(?:geschäfts|haus|beitrags|wahl|benutzungs|gebühren)ordnung(?![a-zß-ɏ])|bylaws|statutes of/iu,
  /mitgliederversammlung|general meeting|generalversammlung/i,
  /mitgliedsbeitr|membership fee/i,
  /name(?:,| und) sitz|geschäftsjahr/i,
  /gemeinnützig|steuerbegünstigt/i,
  /auflösung des vereins|auflösung|vereinsvermögen/i,
  /vorstandsmitglied|der vorstand (?:besteht|wird|ist|führt)|kassenprüf/i,
  /erwerb der mitgliedschaft|ende der mitgliedschaft|ausschluss (?:eines|von) mitglied|beschlussfassung|beschlussfähig/i,
  /in kraft (?:getreten|treten|tritt)|tritt am/i,
];
const jobs: readonly RegExp[] = [
  /\(?(?:m\/w\/d|w\/m\/d|m\/f\/d|d\/m\/w|gn)\)?/i,
  /(?:ihr|dein) profil|das bringst du mit|das bringen sie mit|your profile|requirements/i,
  /(?:ihre|deine) aufgaben|your (?:tasks|responsibilities)/i,
  /wir (?:bieten|suchen)|das bieten wir|we offer/i,
  /bewerbung(?:sunterlagen)? (?:an|per|unter|bis)|jetzt bewerben|apply now|send your application/i,
  /vollzeit|teilzeit|full-time|gehalt|eintrittsdatum|ab sofort/i,
];
const contact: readonly RegExp[] = [
  /(?:^|\n) ?(?:kontakt(?:formular| aufnehmen)?|so erreichen sie uns|anfahrt|ihr weg zu uns|contact(?: us)?|get in touch|ansprechpartner(?:in)?|standorte?|find us)(?: [^\n]{0,30})?(?:\n|$)/iu,
  /öffnungszeiten|sprechzeiten|geschäftszeiten|opening hours|office hours/i,
  /anfahrt|parkplätze|parkhaus|haltestelle|routenplaner|u-bahn|s-bahn|directions|parking/i,
  /ihre nachricht|nachricht senden|betreff|pflichtfeld|absenden|rückruf|your message|send message|schreiben sie uns|wir freuen uns auf/i,
  /montag|(?<![a-zß-ɏ])mo\.? ?[–-]|mo-fr|monday/iu,
];
const consentSettings: readonly RegExp[] = [
  /cookie-?(?:einstellungen|präferenzen|details|settings|preferences|liste|übersicht)|(?:datenschutz|privatsphäre)-?(?:einstellungen|präferenzen)|privacy (?:settings|preferences)/i,
  /auswahl (?:speichern|bestätigen)|alle (?:akzeptieren|ablehnen)|einstellungen speichern|save (?:settings|preferences)|accept all|reject all/i,
  /(?:^|\n) ?(?:notwendig|essenziell|erforderlich|statistik|marketing|präferenzen|necessary|statistics)(?: \(\d+\))? ?(?:\n|$)/iu,
  /laufzeit|ablauf|lebensdauer|gültigkeitsdauer|(?<![a-zß-ɏ])expiry|duration/iu,
];
const credits =
  /bild(?:nachweise?|quellen|rechte|material|credits)|foto(?:nachweise?|credits|s:)|photo credits|image credits|stock\.adobe|shutterstock|istock|unsplash|pixabay|pexels|getty/giu;
const notFound =
  /(?<!\d)404(?!\d)|(?:seite|dokument|inhalt|page|url|adresse|datei)(?: [a-zß-ɏ"„“/-]{1,20}){0,5} (?:nicht (?:gefunden|verfügbar|vorhanden|mehr vorhanden|existent)|not (?:found|available)|(?:wurde|konnte|could|was|can)(?: [a-zß-ɏ]+){0,3} (?:nicht|not)(?: [a-zß-ɏ]+){0,2} (?:gefunden|found))|nicht gefunden|page not found|not found|existiert (?:leider )?nicht|does ?n[o']t exist|diese seite gibt es nicht|hoppla|(?<![a-zß-ɏ])oops|error 40[34]|fehler 40[34]|leider nichts gefunden|ins leere/iu;

const locked =
  /(?:melden sie sich|melde dich|log dich|loggen sie sich)[^.!?\n]{0,40} (?:passwort|kennwort|zugangsdaten|benutzer[a-zß-ɏ]*)(?![a-zß-ɏ])|(?:e-?mail(?:-adresse)?|benutzername|username)\n ?(?:passwort|kennwort|password)(?:\n|$)|passwort(?:geschützt|schutz|[^.!?\n]{0,40} (?:ein|eingeben|erforderlich))|password (?:protected|required)|enter (?:the |your )?password|(?:bitte |nur )(?:melden sie sich an|für mitglieder|mit anmeldung)|zugriff verweigert|access denied|forbidden|(?<!\d)40[13](?!\d)/iu;
const parked =
  /(?:diese |die )?domain(?: [a-zß-ɏ]+)? (?:steht (?:zum|zu) verkauf|ist (?:zu verkaufen|käuflich|geparkt|registriert worden)|for sale|is (?:for sale|parked))|buy this domain|domain-?(?:parkplatz|parking)/iu;

/** What a text is that only speaks of legal matters, or null. */
export interface OtherMatters {
  advice: number;
  statutes: number;
  jobs: number;
  contact: number;
  consentSettings: number;
  /** Sources of pictures. */
  credits: number;
  /** An error page that answers as if all were well. */
  notFound: boolean;
  /** A page that only opens with a password. */
  locked: boolean;
  /** A domain that waits for a buyer. */
  parked: boolean;
}

/** Looks for what speaks against a legal page. */
export function otherMatters(text: string, title: string): OtherMatters {
  return {
    advice: countMatches(text, advice),
    statutes: countMatches(text, statutes),
    jobs: countMatches(text, jobs),
    contact: countMatches(text, contact),
    consentSettings: countMatches(text, consentSettings),
    credits: Math.min(20, text.slice(0, 50_000).match(credits)?.length ?? 0),
    notFound: notFound.test(text.slice(0, 600)) || notFound.test(title),
    locked: text.length < 600 && locked.test(text),
    parked: parked.test(text.slice(0, 2_000)),
  };
}
