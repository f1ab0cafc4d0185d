import type { AskedField, FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { bareLabel } from './visitor-forms.ts';

/** Those for whom a teacher, a club or a host fills in a form: of one's own child parents may tell. */
const ofGroup = wholeWords(
  '(?:[a-zß-ɏ]+-?)?(?:kind(?:er|ern|es)?|schüler(?:n|s|in|innen)?|klassen?|teilnehm(?:er|ern|erin|erinnen|ende|enden)|mitglied(?:er|ern)|gäste[n]?|gruppen?|jugendliche[nr]?|bewohner(?:n|innen)?|mitarbeit(?:er|ern|ende|enden)|personen)|child(?:ren)?|pupils?|students?|participants?|members|guests|groups?|residents|employees|persons|people',
);
/** What is asked of whoever registers a group, and of nobody for themselves: the school, how many there are, who comes along. */
const groupQuestion = wholeWords(
  'name\\s+(?:der|ihrer|deiner|eurer)\\s+(?:schule|kita|einrichtung|gruppe|klasse)|(?:schul|einrichtungs|gruppen|klassen)-?(?:name|art|größe|stärke|leitung)|schulform|jahrgangsstufe|klassenstufe|lehrkraft|lehrer(?:in)?|begleitperson(?:en)?|begleitende\\s+(?:lehrkräfte|erwachsene)|anzahl\\s+(?:der\\s+)?(?:kinder|schüler[a-zß-ɏ]*|teilnehm[a-zß-ɏ]*|jugendlichen|gäste|personen)|(?:kinder|schüler|teilnehmer|gäste)zahl|name\\s+of\\s+(?:the\\s+|your\\s+)?(?:school|group|class)|number\\s+of\\s+(?:children|pupils|students|participants|guests|people)|teacher|chaperones?',
);

/** Whether a question is about those for whom somebody fills in a form, not about that one. */
export function namesGroup(label: string): boolean {
  return mentions(plainText(label), ofGroup);
}

/** Whether a question is asked of whoever registers a group: what group it is, and how many they are. */
export function asksAboutGroup({ label }: AskedField): boolean {
  return mentions(bareLabel(label), groupQuestion);
}

/** Whether who fills in a form does so for a group: two of its questions are asked of nobody else. */
export function isForGroup({ asked }: FormFact): boolean {
  return asked.filter(asksAboutGroup).length >= 2;
}

const listOfPersons = wholeWords(
  '(?:teilnehm(?:er|enden|ende|erinnen)|namens|klassen|personen|gäste|mitglieder|schüler|kinder|passagier|mitreisenden|besucher)-?liste[n]?|liste[n]?\\s+(?:der|aller|mit|von)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:namen|teilnehm[a-zß-ɏ]*|kinder[n]?|schüler[a-zß-ɏ]*|personen|gäste[n]?|mitglieder[n]?|mitreisenden|geburtsdaten)|namen\\s+und\\s+(?:geburts(?:daten|tage[n]?)|adressen|anschriften|alter)\\s+(?:aller|der)|(?:list\\s+of\\s+(?:all\\s+)?(?:participants|pupils|children|guests|names|members)|(?:participants?|guest|passenger|class|name)\\s+list)',
);

/** Whether a form wants a file that lists other people: to arrange something for them their number is as a rule enough. */
export function isListOfPersons({ kind, label }: AskedField): boolean {
  return kind === 'file' && mentions(bareLabel(label), listOfPersons);
}
