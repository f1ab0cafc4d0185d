import { sentenceEndsIn } from '#knowledge/sentence-ends.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** What somebody is permitted by ticking a box: in the first person, or of oneself and one's child. */
const permits = wholeWords(
  'dürfen|darf|erlaube[n]?|gestatte[n]?|genehmige[n]?|willige[n]?\\s+(?:[a-zß-ɏ]+\\s+){0,8}ein|einwillig[a-zß-ɏ]*|stimme[n]?\\s+(?:[a-zß-ɏ]+\\s+){0,8}zu|stimme[n]?|einverstanden|einverständnis|zustimm[a-zß-ɏ]*|may|allow|permit|(?:i|we)\\s+(?:consent|agree)|consent',
);
const pictures = wholeWords(
  '(?:[a-zß-ɏ]+-)?(?:fotos?|fotografien?|foto-?\\s?(?:und\\s+(?:video|film))?-?aufnahmen|bild(?:er|ern|aufnahmen|material)|video(?:s|aufnahmen)?|filmaufnahmen|film-?\\s?und\\s+fotoaufnahmen|aufnahmen|gruppen(?:foto|bild)[a-zß-ɏ]*|portrait[a-zß-ɏ]*)|photos?|photographs?|pictures?|recordings?',
);
const publishes = wholeWords(
  'veröffentlich[a-zß-ɏ]*|publizier[a-zß-ɏ]*|erscheinen|gezeigt|zeigen|verwende[nt]|genutzt|nutzen|nutzung|verwendung|gemacht|angefertigt|aufgenommen|gepostet|website|webseite|homepage|internet[a-zß-ɏ]*|instagram|facebook|tiktok|social(?:\\s|-)media|soziale[nr]?\\s+(?:medien|netzwerke[n]?)|presse[a-zß-ɏ]*|gemeindebrief|vereinszeitung|publish(?:ed)?|used|taken',
);
/** To be shown by name, or with what one wrote, where others read it. */
const named = wholeWords(
  '(?:mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|my|our)\\s+(?:[a-zß-ɏ-]+,?\\s+){0,3}(?:(?:vor-?|nach|familien|firmen|voller\\s+)?namen?|wohnort|ort|name)|namentlich|names?',
);
const madePublic = wholeWords('veröffentlich[a-zß-ɏ]*|publizier[a-zß-ɏ]*|namentlich\\s+(?:genannt|aufgeführt|erwähnt)|published?');
const messenger = wholeWords(
  '(?:whats-?app|telegram|signal|messenger|chat|threema|facebook|discord)(?:-|\\s)?(?:gruppe[n]?|chats?|kanal|community|groups?)',
);
const joins = wholeWords('aufgenommen|hinzugefügt|beitreten|aufnehmen|hinzufügen|aufnahme|teilnehmen|mitglied|added|join');
const negated = wholeWords('kein(?:e|en|er|es)?|nicht|ohne|widersprech[a-zß-ɏ]*|widerspreche|do\\s+not|don.t|not|no|without');

/** Asking an agency how somebody pays, by whatever name. */
const credit = wholeWords(
  'bonität[a-zß-ɏ-]*|kreditwürdigkeit[a-zß-ɏ]*|zahlungsverhalten[a-zß-ɏ]*|wahrscheinlichkeitswert[a-zß-ɏ]*|score-?wert[a-zß-ɏ]*|(?:kredit|wirtschafts)?auskunftei(?:en)?|schufa[a-zß-ɏ-]*|creditreform|boniversum|crif|infoscore|credit\\s+(?:check|report|agency|score|assessment)|creditworthiness',
);
const asksFor = wholeWords(
  'einhol[a-zß-ɏ]*|eingeholt|abfrag[a-zß-ɏ]*|abgefragt|prüf[a-zß-ɏ]*|geprüft|[a-zß-ɏ]*prüfung|[a-zß-ɏ]*auskunft|[a-zß-ɏ]*auskünfte|anfrage[n]?|übermittel[a-zß-ɏ]*|übermittlung|weiter(?:gabe|geben|gegeben|geleitet)|speicher[a-zß-ɏ]*|check(?:s|ed)?|obtain|request|transfer[a-z]*|pass(?:ed)?\\s+on',
);
/** Giving data on to others for whatever they want it. */
const passesOn = wholeWords(
  '(?:daten|angaben|adresse|rufnummer|e-?mail-?adresse)\\s+(?:[a-zß-ɏ,-]+\\s+){0,10}(?:weiter(?:gegeben|geben|geleitet|gereicht)|übermittelt|überlassen|verkauft)|weitergabe\\s+(?:meiner|der|von)\\s+(?:[a-zß-ɏ-]+\\s+){0,4}(?:daten|angaben|adresse)|(?:my|the)\\s+data\\s+(?:[a-z]+\\s+){0,6}(?:passed\\s+on|shared|sold)',
);
const others = wholeWords(
  '(?:[a-zß-ɏ]+-?)?partner[n]?|partner(?:unternehmen|firmen)|dritte[nr]?|verbundene[nr]?\\s+unternehmen|konzernunternehmen|tochter(?:unternehmen|gesellschaften)|sponsoren|partners|third\\s+parties|affiliates',
);

/**
 * Consents that are none of advertising, by what they permit: to show pictures of somebody, to publish their name, to add somebody to a
 * group of a messenger, to ask an agency how somebody pays, or to give data on to others.
 */
export type Permission = 'Pictures' | 'Messenger' | 'Credit' | 'Sharing' | 'Publishing';

/** What a box permits where it is a consent of that kind; what is turned down is none. */
export function permissionOf(label: string): Permission | null {
  const found = sentencesOf(label).flatMap((sentence): Permission[] => {
    if (!mentions(sentence, permits) || mentions(sentence, negated)) return [];
    if (mentions(sentence, credit) && mentions(sentence, asksFor)) return ['Credit'];
    if (mentions(sentence, passesOn) && mentions(sentence, others)) return ['Sharing'];
    if (mentions(sentence, messenger) && mentions(sentence, joins)) return ['Messenger'];
    if (mentions(sentence, pictures) && mentions(sentence, publishes)) return ['Pictures'];
    return mentions(sentence, named) && mentions(sentence, madePublic) ? ['Publishing'] : [];
  });
  return found[0] ?? null;
}

const offered =
  '(?:angebote[n]?|neuigkeiten|neuheiten|aktionen|rabatt(?:e|aktionen)|sonderaktionen|werbeaktionen|gewinnspiele[n]?|offers|promotions)';
/** What somebody is called or written to for, where a consent names the way and not the word. */
const promotedBy =
  '(?:[a-zß-ɏ]{0,24}angeboten|veranstaltungen|(?:dienst)?leistungen|[a-zß-ɏ]{0,16}produkten|neuigkeiten|aktionen|offers|events|products)';
/** What comes again and again; once more is what somebody asked for. */
const more = '(?:regelmäßig|gelegentlich)[a-zß-ɏ]*';
const letters = '(?:infos?|informationen|tipps|neuigkeiten|news|empfehlungen)';
/** Letters beyond what was asked for, or offers among other things: the offer somebody wants alone is none of them. */
const promotion = `(?:${more}\\s+(?:[a-zß-ɏ&,-]+\\s+){0,5}${letters}|${letters}\\s+(?:und|&|sowie|oder)\\s+(?:[a-zß-ɏ-]+\\s+)?${offered}|${offered}\\s+(?:und|&|sowie|oder)\\s+(?:[a-zß-ɏ-]+\\s+)?${letters})`;
const sent = '(?:(?:zu)?(?:schick|send|sand)[a-zß-ɏ]*|zuge(?:schickt|sandt)|zukommen|mailen|erhalte[nt]?|bekomme[nt]?)';
const told = '(?:informier|kontaktier|benachrichtig|angesprochen|anrufen|angerufen|inform|contact|notif)[a-zß-ɏ]*';
const advertising = wholeWords(
  [
    'werb(?:ung|lich[a-zß-ɏ]*|ezwecken?|e-?mails?|eanrufe[n]?|einformationen|emaßnahmen|ebotschaften|ekontakt[a-zß-ɏ]*)|(?:direkt-?|e-?mail-?|telefon-?)?(?:marketing|werbung)(?:zwecken?|-zwecken?)?',
    `über\\s+(?:[a-zß-ɏ&,-]+\\s+){0,6}${offered}\\s+(?:[a-zß-ɏ&,-]+\\s+){0,10}${told}`,
    `${told}\\s+(?:[a-zß-ɏ&,-]+\\s+){0,8}über\\s+(?:[a-zß-ɏ,-]+\\s+){0,6}${offered}`,
    `(?:erhalt|empfang|zusendung|übersendung|zuschicken)\\s+(?:von\\s+)?(?:[a-zß-ɏ-]+\\s+){0,2}(?:e-?mails?|informationen|nachrichten|mitteilungen|infos)\\s+(?:zu|über)\\s+(?:[a-zß-ɏ,-]+\\s+){0,4}${promotedBy}`,
    `zu\\s+(?:[a-zß-ɏ,-]+\\s+){0,4}${promotedBy}\\s+(?:[a-zß-ɏ,-]+\\s+){0,6}(?:kontaktier|angesprochen|anrufen|angerufen|anschreiben)[a-zß-ɏ]*`,
    `(?:kontaktier|ansprechen|anrufen|anschreiben)[a-zß-ɏ]*\\s+(?:[a-zß-ɏ,-]+\\s+){0,8}zu\\s+(?:[a-zß-ɏ,-]+\\s+){0,4}${promotedBy}`,
    `(?:regelmäßig|künftig|zukünftig|gelegentlich|weitere|aktuelle|exklusive|interessante|spezielle|attraktive|neue)[a-zß-ɏ]*\\s+(?:[a-zß-ɏ,-]+\\s+){0,6}${offered}\\s+(?:[a-zß-ɏ,-]+\\s+){0,8}(?:(?:zu)?(?:schick|send|sand)[a-zß-ɏ]*|zuge(?:schickt|sandt)|zukommen|erhalte[nt]?|bekomme[nt]?|empfange[n]?|unterbreit[a-zß-ɏ]*)`,
    `${promotion}\\s+(?:[a-zß-ɏ&,-]+\\s+){0,8}${sent}|${sent}\\s+(?:[a-zß-ɏ&,-]+\\s+){0,6}${promotion}`,
    `${told}\\s+(?:[a-z,-]+\\s+){0,8}(?:about|of)\\s+(?:[a-z,-]+\\s+){0,6}${offered}|advertis(?:ing|ements?)|promotional\\s+(?:e-?mails?|messages|purposes)`,
  ].join('|'),
);
const agrees = wholeWords(
  'willige[n]?|einwillig[a-zß-ɏ]*|stimme[n]?|zustimm[a-zß-ɏ]*|einverstanden|möchte[n]?|erlaube[n]?|gestatte[n]?|dürfen|dürft|darf|darfst|ja|gerne?|(?:schick|send)(?:t|et|en)?\\s+(?:sie\\s+|ihr\\s+)?mir|(?:i|we)\\s+(?:consent|agree|accept|want|would\\s+like)|may',
);

/** Whether a box agrees to advertising; the offer somebody asked for is none. */
export function agreesToAdvertising(label: string): boolean {
  return sentencesOf(label).some(
    (sentence) => mentions(sentence, advertising) && mentions(sentence, agrees) && !mentions(sentence, negated),
  );
}

/** "Fotos von mir bzw. meinem Kind": the dot of an abbreviation ends no sentence. */
function sentencesOf(label: string): string[] {
  const text = plainText(label);
  const ends = [...sentenceEndsIn(text), ...[...text.matchAll(/;(?=\s)/g)].map(({ index }) => index + 1)].toSorted((a, b) => a - b);
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
}
