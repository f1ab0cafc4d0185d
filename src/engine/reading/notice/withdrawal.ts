import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { part, phrase, spelled } from './phrase.ts';
import { sentenceWith, stated } from './quote.ts';

const withdrawal = phrase`(?:ihr|dein|euer)\s+ja\s[^\n.]{0,60}?(?:widerruf|zurücknehm|zurückzieh|wegnehm|rückgängig)\p{L}*|(?:einwilligung|zustimmung|einverständnis)\p{L}*[^\n]{0,160}?(?:widerruf\p{L}*|rückgängig|zurücknehmen|zurückziehen|zurückzuziehen|zurückgezogen|zu\s+widerrufen)|widerruf(?:en|e|t|st|s(?:recht)?|lich|bar)?\s[^\n]{0,100}?(?:einwilligung|zustimmung|einverständnis)\p{L}*|einwilligungswiderruf|eingewilligt[^\n]{0,80}?(?:widerruf\p{L}*|zurücknehmen|zurückziehen)|zieh(?:en|t)?\s[^\n]{0,40}(?:einwilligung|zustimmung)\p{L}*[^\n]{0,20}zurück|(?:withdraw\p{L}*|revoke\p{L}*|revocation)\s[^\n]{0,100}?consent\p{L}*|consent\p{L}*[^\n]{0,120}?(?:withdraw|revoke|revocable|withdrawn|revoked)\p{L}*|widerruf\s+mit\s+wirkung\s+für\s+die\s+zukunft|recht\s+auf\s+widerruf|widerruf(?:srecht)?\s[^\n.]{0,40}?art(?:\.|ikel|icle)?\s?7(?!\d)|(?:auskunft|berichtigung|löschung|einschränkung|datenübertragbarkeit|widerspruch)[^\n.]{0,160}?\swiderruf`;
/** "Until you withdraw your consent" measures a time; the withdrawal of a contract is another right. */
const otherTalk = phrase`(?:widerrufsbelehrung|widerruf\s+(?:ihrer\s+|der\s+|einer\s+)?(?:bestellung|vertragserklärung)|kaufvertrag\p{L}*|diesen\s+vertrag|ware|waren|rücksendung|vierzehn\s+tagen?|fourteen\s+days)`;
const merelyUntil =
  /^(?:[^\n]{0,160})(?:bis|until|sobald|solange|once)(?: zum| zur| sie| you)? (?!\d)[^\n,;]{0,60}(?:widerruf|withdraw|revok)/u;
const right = phrase`jederzeit|recht|können|kannst|any\s+time|right|may|can|wirkung\s+für\s+die\s+zukunft|effect\s+for\s+the\s+future`;
const way = phrase`e-?mail\p{L}*|mails?|formlose?|mitteilung|nachricht|schriftlich|postalisch|per\s+post|brief|link|klick\p{L}*|anklicken|cookie-?\s?(?:einstellungen|symbol|banner)|(?:datenschutz|consent)-?\s?einstellungen|einwilligungs\p{L}*(?:tool|manager|einstellungen|verwaltung)|einstellungen|schaltfläche|auswahl|button|banner|abmelde\p{L}*|abmeldung|kontaktdaten|kontaktmöglichkeit\p{L}*|anschrift|adresse|telefon\p{L}*|fußzeile|footer|click\p{L}*|settings|unsubscribe|contact(?:ing)?|message|writing|notify\p{L}*|inform\p{L}*|gegenüber\s+uns|uns\s+gegenüber|an\s+uns|fingerabdruck`;

/** What tells the way where the very sentence speaks of withdrawing; elsewhere these words mean anything. */
const wayHere = phrase`kn(?:o|ö)pfe?n?|reiter|symbol\p{L}*|icon\p{L}*|(?:seiten)?ende|rand|fuß(?:bereich|leiste)|menü\p{L}*|widerrufs?formular\p{L}*|(?:kontakt)?formular|häkchen|schalter\p{L}*|schieberegler\p{L}*|regler|(?:zustimmung|cookies?|einwilligung\p{L}*|auswahl|consent)\s+(?:verwalten|ändern|anpassen)|kundenkonto|nutzerkonto|profil|telefonisch|mündlich|persönlich|faxe?|austragen|abbestell\p{L}*|(?:bei|mit)\s+uns|genügt|reicht|tab|toggle|icons?|manage\s+consent|preferences`;

/** The right to withdraw consent; the value quotes the way to do so and is empty when none is named (Art. 13(2)(c) GDPR). */
export function readWithdrawal(notice: NoticeText): NoticeItem[] {
  const isOther = (sentence: Sentence) =>
    otherTalk.test(sentence.low) ||
    (merelyUntil.test(sentence.low) && !right.test(sentence.low)) ||
    sentence.section.heading.includes('widerrufsbelehrung');
  const body = sentenceWith(notice, withdrawal, (sentence) => isOther(sentence) || sentence.isHeading);
  const found = body ?? splitInTwo(notice, isOther) ?? sentenceWith(notice, withdrawal, isOther);
  if (!found) return [];
  return [stated('withdrawal', found.sentence, wayOf(notice, found.sentence, isOther), found.at)];
}

const consent = phrase`(?:einwillig|eingewilligt|zustimm|zugestimmt|einverständnis|einverstanden|consent|freigabe|erlaubnis)\p{L}*|willig(?:st|t|en)?\s[^\n.]{0,40}\sein|stimm(?:st|t|en)?\s[^\n.]{0,40}\szu|opt-?in|(?:ihr|dein|euer)\s+ja|(?:wenn|falls)\s+sie\s+ja\s+sagen|sign\s+up|agree\p{L}*`;
const withdrawing = phrase`widerrufen|widerruft|widerrufst|widerrufe|widerruf|zurücknehmen|zurückziehen|wegnehmen|rückgängig|withdraw|revoke|withdrawn|revoked`;

/** "Widerrufen können Sie, indem Sie die Seite neu laden": told as a way, whatever it is. */
const byDoing = phrase`indem\s+(?:sie|du|ihr)|dadurch,?\s+dass\s+(?:sie|du|ihr)|by\s+(?:reloading|clearing|deleting|changing|opening|using|writing|sending)`;
/** The label of a control in the notice itself: "Cookie-Einstellungen ändern", "Manage consent". */
const ownControl = phrase`(?:cookie|einwilligungs|consent|privatsphären?|datenschutz|privacy|tracking)[\s-]{0,3}(?:einstellungen|präferenzen|auswahl|wahl|zustimmung|entscheidung|settings|preferences|choices?)\s+(?:jederzeit\s+|hier\s+|erneut\s+|wieder\s+)?(?:ändern|öffnen|anpassen|verwalten|bearbeiten|aufrufen|anzeigen|widerrufen|zurücksetzen)|(?:cookies?|einwilligung(?:en)?|zustimmung)\s+(?:verwalten|ändern|anpassen|widerrufen)|(?:ändern|widerrufen|verwalten|bearbeiten|prüfen|überprüfen)\s+sie\s+(?:hier\s+)?(?:ihre|die)\s+(?:erteilte\s+)?(?:cookie-?)?(?:einwilligung(?:en)?|zustimmung|auswahl|einstellungen|entscheidung)|(?:change|open|adjust|manage|edit|review|withdraw)\s+(?:(?:your|the)\s+)?(?:cookies?|consent|privacy|tracking)(?:\s+(?:settings|preferences|choices?))?`;
/** A label is no more than a few words. */
const longestLabel = 60;

/** "Rechtsgrundlage ist Ihre Einwilligung. Sie können diese jederzeit widerrufen.", or right below: "Das gilt als Widerruf." */
function splitInTwo({ sentences }: NoticeText, isOther: (sentence: Sentence) => boolean): { sentence: Sentence; at: number } | null {
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.isHeading || isOther(sentence)) continue;
    const at = sentence.low.search(withdrawing);
    if (at < 0 || !(right.test(sentence.low) || way.test(sentence.low) || sentence.low.length < 80)) continue;
    if (consent.test(sentence.section.heading) || followsConsent(sentences, index)) return { sentence, at };
  }
  return null;
}

/** Whether the sentences just before it in its section speak of consent. */
function followsConsent(sentences: readonly Sentence[], index: number): boolean {
  const { section } = sentences[index]!;
  return sentences.slice(Math.max(0, index - 3), index).some((before) => before.section === section && consent.test(before.low));
}

/** "Wende dich hierzu an rechte@firma.test": an address for what was just told, which is not that of an authority. */
const writingTo = phrase`(?:wende[nt]?|richte[nt]?|schreib\p{L}*|melde[nt]?)\s[^\n.]{0,40}?(?:an\s+(?:uns|mich)|hierzu|hierfür|dazu|dafür|dafuer)|[a-z0-9._-]{2,64}(?:@|\s?[([]at[)\]]\s?)[a-z0-9-]{2,63}`;
const supervising = phrase`\p{L}*aufsicht\p{L}*|\p{L}*behörde\p{L}*|landesbeauftragte\p{L}*|beschwer\p{L}*|supervisory|authority|complain\p{L}*`;

/** The first sentence about withdrawing, or the one after it, that tells how. */
function wayOf({ sentences }: NoticeText, first: Sentence, isOther: (sentence: Sentence) => boolean): string {
  for (const [index, sentence] of sentences.entries()) {
    if (isOther(sentence)) continue;
    const isAbout = sentence === first || withdrawal.test(sentence.low);
    const own = isAbout || isOnItsOwn(sentence) ? wayHere.exec(sentence.low) : null;
    if (own) return around(sentence, own.index);
    const done = withdrawing.test(sentence.low) && (isAbout || followsConsent(sentences, index)) ? byDoing.exec(sentence.low) : null;
    if (done) return around(sentence, done.index);
    const candidates = isAbout ? [sentence, ...sentences.slice(index + 1, index + 4)] : isOnItsOwn(sentence) ? [sentence] : [];
    for (const candidate of candidates) {
      const match =
        way.exec(candidate.low) ??
        (candidate.section === sentence.section && !supervising.test(candidate.low) ? writingTo.exec(candidate.low) : null);
      if (match) return around(candidate, match.index);
    }
  }
  return (
    wayOfChanging(sentences, isOther) ||
    wayOfSettings(sentences, isOther) ||
    labelOfControl(sentences) ||
    wayOfUnsubscribing(sentences) ||
    wayOfAllRights(sentences, isOther)
  );
}

const rights = part`(?:(?:dieser|diese|dieses|ihre[rs]?|deine[rs]?|eure[rs]?|these|your|those)\s+(?:\p{L}+\s+){0,2}?|(?:genannten?|vorgenannten?|vorstehenden?|obigen|aufgeführten)\s+(?:\p{L}+\s+)?)(?:betroffenen)?(?:rechte?n?|rechts|rights?)`;
const exercising = phrase`${rights}\s[^\n.]{0,60}?(?:wahrnehmen|wahrzunehmen|ausüben|auszuüben|geltend|gebrauch|anspruch|exercise|assert)|(?:ausübung|wahrnehmung|geltendmachung|exercise|exercising)\s(?:of\s)?${rights}`;
const turningTo = phrase`wenden|wende|wendet|kontaktier\p{L}*|schreib\p{L}*|melden|mailen|anrufen|e-?mail\p{L}*|formlos\p{L}*|contact|write`;

/** "Möchten Sie eines dieser Rechte in Anspruch nehmen, wenden Sie sich an den Vorstand", where withdrawing is one of the rights told there. */
function wayOfAllRights(sentences: readonly Sentence[], isOther: (sentence: Sentence) => boolean): string {
  const sections = new Set(
    sentences.flatMap((sentence) => (!isOther(sentence) && withdrawal.test(sentence.low) ? [sentence.section] : [])),
  );
  const found = sentences.find(
    (sentence) => !sentence.isHeading && sections.has(sentence.section) && exercising.test(sentence.low) && turningTo.test(sentence.low),
  );
  return found ? around(found, found.low.search(exercising)) : '';
}

const unsubscribing = phrase`abmelden|abbestellen|austragen|abgemeldet|abbestellt|unsubscribe`;
const wayOut = phrase`links?|e-?mails?|mails?|schaltfläche|formlos|button|(?:jeder|jedem|in\s+der)\s+(?:ausgabe|newsletter|e-?mail|mail)`;

/** "Abmelden können Sie sich jederzeit über den Link in jeder Ausgabe", where the newsletter rests on the consent: a way to withdraw that. */
function wayOfUnsubscribing(sentences: readonly Sentence[]): string {
  const found = sentences.find(
    ({ low, isHeading }, index) =>
      !isHeading && unsubscribing.test(low) && wayOut.test(low) && right.test(low) && followsConsent(sentences, index),
  );
  return found ? around(found, found.low.search(unsubscribing)) : '';
}

/** A control that stands in the notice behind a sentence or as a line of its own, which heads nothing, and names nobody else's settings. */
function labelOfControl(sentences: readonly Sentence[]): string {
  const found = sentences.find(({ low, isHeading }, index) => {
    // Labels may stand side by side: "Ändern Sie Ihre Einwilligung | Widerrufen Sie Ihre Einwilligung".
    const labels = low.split(/\s[|·•]\s/);
    if (!labels.some((label) => label.length <= longestLabel && !elsewhere.test(label) && ownControl.test(label))) return false;
    const next = sentences[index + 1];
    return !isHeading || next === undefined || next.isHeading;
  });
  return found?.text.trim() ?? '';
}

const choice = part`(?:ihre|deine|eure|diese|die|your|this|the)\s+(?:(?:einmal\s+)?getroffene\s+|erteilte\s+|cookie-?\s?)?(?:auswahl|wahl|entscheidung\p{L}*|einstellungen?|präferenzen|einwilligung\p{L}*|zustimmung\p{L}*|choices?|decision|settings|preferences|consent)`;
const changing = phrase`${choice}\s[^\n.]{0,80}?(?:ändern|ändere|anpassen|bearbeiten|zurücksetzen|zurücknehmen|rückgängig|überdenken|change|adjust|reset)|(?:ändern|ändere|passen|change|adjust|reset)\s[^\n.]{0,40}?${choice}`;
const chosen = new RegExp(spelled(choice), 'gu');
const choiceNamed = phrase`${choice}`;
/** "… können Sie sie ändern oder widerrufen", "Sie lässt sich dort anpassen": what was chosen is named in a sentence before. */
const changingIt = phrase`(?:sie|diese|dies|es|it|them|this)\s(?:[^\n.]{0,80}?\s)?(?:ändern|ändere|änderbar|anpassen|widerrufen|widerrufbar|widerruflich|zurücknehmen|zurückziehen|zurücksetzen|change|changed|adjust|withdraw|withdrawn|revoke|reset)`;
/** Settings of somebody else, or of an account. */
const elsewhere = phrase`browser\p{L}*|\p{L}*konto\p{L}*|accounts?|gerät\p{L}*|google|facebook|meta|instagram|newsletter\p{L}*`;

/** "Sie ändern Ihre Wahl über ‚Datenschutz-Einstellungen‘ am Ende jeder Seite": a way, whichever word it is called by. */
function wayOfChanging(sentences: readonly Sentence[], isOther: (sentence: Sentence) => boolean): string {
  for (const [index, sentence] of sentences.entries()) {
    const { low, section, isHeading } = sentence;
    if (isHeading || isOther(sentence) || elsewhere.test(low)) continue;
    const match = changing.exec(low) ?? (followsChoice(sentences, index) ? changingIt.exec(low) : null);
    const inSection = sentences.filter((other) => other.section === section);
    if (!match || !inSection.some((other) => consent.test(other.low) || /cookie|consent/.test(other.low))) continue;
    // What is changed is named by the same words as where it is.
    const rest = low.replace(chosen, ' ');
    if (way.test(rest) || wayHere.test(rest)) return around(sentence, match.index);
  }
  return '';
}

const changeable = phrase`(?:cookie|einwilligungs?|consent|datenschutz|privatsphären?|privacy|tracking)-?\s?(?:einstellungen|präferenzen|auswahl|settings|preferences|choices)"?\s[^\n.]{0,60}?(?:änderbar|anpassbar|widerrufbar|widerruflich|aufrufbar|erreichbar|ändern|anpassen|aufrufen|öffnen|changed?|adjust(?:ed)?|open(?:ed)?|reopen(?:ed)?)`;
const onSite = phrase`footer\p{L}*|footer-\p{L}+|fußzeile\p{L}*|fußbereich|seitenende|ende\s+(?:jeder|der)|unten|links?|schaltfläche|button|knopf|symbol|menü`;

/** "Cookie-Einstellungen: über den Link im Footer jederzeit änderbar": the control by its name, with its place. */
function wayOfSettings(sentences: readonly Sentence[], isOther: (sentence: Sentence) => boolean): string {
  const found = sentences.find(
    (sentence) =>
      !sentence.isHeading &&
      !isOther(sentence) &&
      !elsewhere.test(sentence.low) &&
      changeable.test(sentence.low) &&
      onSite.test(sentence.low),
  );
  return found ? around(found, found.low.search(changeable)) : '';
}

/** Whether one of the two sentences before, under the same heading, speaks of what was chosen, as "Ihre Wahl speichert das Cookie …". */
function followsChoice(sentences: readonly Sentence[], index: number): boolean {
  const { section } = sentences[index]!;
  return sentences.slice(Math.max(0, index - 2), index).some((before) => before.section === section && choiceNamed.test(before.low));
}

/** "Widerrufen können Sie mit dem Knopf …" under a heading on consent. */
function isOnItsOwn({ low, section, isHeading }: Sentence): boolean {
  return !isHeading && withdrawing.test(low) && consent.test(section.heading);
}

function around({ text }: Sentence, at: number): string {
  return text.slice(Math.max(0, at - 60), at + 100).trim();
}
