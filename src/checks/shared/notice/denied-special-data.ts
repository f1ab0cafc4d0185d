import type { Finding, Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { LegalPageFact } from '../../facts/pages.ts';
import { atLeastOne, formItem, textItem } from '../../items.ts';
import { labelled } from '../forms/form-page-services.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, quoted, shortList, wholeWords } from '../wording.ts';
import { sentencesOf } from './notice-passages.ts';

const special = wholeWords(
  '(?:besondere[nr]?|special)\\s+(?:arten|kategorien|categories)|(?:daten|angaben)\\s+(?:über|zu)\\s+(?:ihre[rm]?|deine[rm]?|die)\\s+gesundheit|(?:daten|angaben)\\s+(?:im\\s+sinne\\s+(?:von|des)|nach|gemäß)\\s+art(?:\\.|ikel|ikels)?\\s*9(?:\\s+abs\\.\\s*1)?\\s+(?:eu-)?ds-?gvo|gesundheits-?(?:daten|angaben|informationen)|gesundheitsbezogene[nr]?\\s+(?:daten|angaben)|(?:sensible|besonders\\s+geschützte)[nr]?\\s+(?:personenbezogene[nr]?\\s+)?(?:daten|angaben)|health\\s+data|sensitive\\s+(?:personal\\s+)?data',
);
const collecting = wholeWords(
  'erheben|erhebt|erhoben|erfragen|erfragt|abgefragt|fragen|erfassen|erfasst|verarbeiten|verarbeitet|verarbeitung|erhebung|abgefragt|collect(?:ed)?|process(?:ed)?|ask',
);
const denied = wholeWords('nicht|keine(?:rlei|[nr])?|weder|not|no');
/** Under a condition, as a request to visitors, or of something else done with such data, it denies nothing. */
const otherwise = wholeWords(
  'ohne|nur|wenn|sofern|falls|soweit|außer|bitte|ausschließlich|lediglich|grundsätzlich|gezielt|absichtlich|wissentlich|regel|einwillig[a-zß-ɏ]*|weiter[a-zß-ɏ]*|dritte[nr]?|drittl[aä]nd[a-zß-ɏ]*|profil[a-zß-ɏ]*|werb[a-zß-ɏ]*|länger|bewerb[a-zß-ɏ]*|newsletter|cookies?|protokoll[a-zß-ɏ]*|log-?(?:files|dateien)|automatisiert[a-zß-ɏ]*|mitarbeit[a-zß-ɏ]*|without|only|if|unless|please|except|third|knowingly',
);

/** The sentence of a notice that no special categories of data are collected at all; null: none. */
export function deniedSpecialData(notice: string): string | null {
  const found = sentencesOf(notice).find(
    ({ text, about }) =>
      about.size === 0 &&
      text.length <= 400 &&
      mentions(text, special) &&
      mentions(text, collecting) &&
      mentions(text, denied) &&
      !mentions(text, otherwise),
  );
  return found ? quoted(found.text.replace(/\s+/g, ' ').trim()) : null;
}

const told: Record<Locale, { message: string; fix: string }> = {
  de: {
    message: 'Die Datenschutzerklärung ({path}) sagt: „{quote}“; abgefragt wird das aber auf {page}: „{fields}“',
    fix: '1. Entweder streichen Sie alle diese Felder („{fields}“), oder Sie streichen den Satz und beschreiben die Angaben mit Zweck, Ausnahme nach Art. 9 Abs. 2 DSGVO und Löschfrist.',
  },
  en: {
    message: 'The privacy notice ({path}) says: “{quote}”; but it is asked for on {page}: “{fields}”',
    fix: '1. Either remove all these fields (“{fields}”), or delete the sentence and describe the details with purpose, exception under Art. 9(2) GDPR and storage period.',
  },
};

/** Message and step of the finding, under one key. */
export function deniedSpecialTexts(locale: Locale): { messages: Record<string, string>; fixes: Record<string, string> } {
  return { messages: { deniedSpecial: told[locale].message }, fixes: { deniedSpecial: told[locale].fix } };
}

/** Forms that ask for what the notice says is not collected, told at once: to mend one of them leaves the sentence untrue. */
export function deniedSpecialFinding(
  asking: readonly { form: FormFact; sensitive: readonly AskedField[] }[],
  privacy: LegalPageFact | undefined,
): Finding[] {
  const quote = privacy ? deniedSpecialData(privacy.text) : null;
  if (!privacy || quote === null) return [];
  // "Keine Gesundheitsdaten" is true of a form that asks for a denomination.
  const isHealthOnly = !/besonder|sensib|special|sensitive/iu.test(quote);
  const found = asking.flatMap(({ form, sensitive }) => {
    const asked = sensitive.filter(({ topic }) => topic !== 'criminal-record' && (topic === 'health' || !isHealthOnly));
    return asked.length > 0 ? [{ form, asked }] : [];
  });
  const items = atLeastOne(found.map(({ form, asked }) => formItem(form, { fields: labelled(asked) })));
  if (items === null) return [];
  const page = shortList([...new Set(found.map(({ form }) => URL.parse(form.pageUrl)?.pathname ?? form.pageUrl))]);
  const params = { path: legalPath(privacy), quote, fields: labelled(found.flatMap(({ asked }) => asked)), page };
  return [
    { message: 'deniedSpecial', params, items: [...items, textItem(privacy.url ?? '', quote)], cause: 'privacy-notice:special-data' },
  ];
}
