/** "Ohne Ihre Einwilligung wird … nicht geladen" says that it is loaded otherwise: such a sentence negates nothing. */
const condition =
  /(?<!\p{L})(?:einwillig\p{L}*|zustimm\p{L}*|zugestimmt|erlaub\p{L}*|bevor|solange|sofern|wenn|falls|nur|erst|ausschließlich|lediglich|außer|um|damit|consent\p{L}*|permission|unless|until|before|if|only|except|solely|in order)(?!\p{L})/iu;

/** What stands between "kein" and the name when something else is negated ("keine Daten an …"), or the negation has ended. */
const otherObject =
  /\p{L}*(?:daten|cookie|information|einfluss|zugriff|kontrolle|kenntnis|garantie|gewähr|haftung|anspruch|verbindung|kennung|adresse|data|influence|access|control|guarantee|liabilit|connection)\p{L}*|(?<!\p{L})(?:sondern|aber|jedoch|stattdessen|dafür|but|instead|rather)(?!\p{L})/iu;

const usedGerman =
  '(?:verwendet|genutzt|eingesetzt|benutzt|eingebunden|geladen|nachgeladen|angewendet|integriert|aktiviert|aktiv|im Einsatz|zum Einsatz)';
const usedEnglish = '(?:used|employed|embedded|integrated|loaded|included|in use|active)';

const patterns = {
  /** "Wir nutzen kein …", "Es kommen keine … zum Einsatz", "weder … noch …" */
  noneBefore: /(?<!\p{L})(?:kein(?:e[nmrs]?|erlei)?|weder)(?!\p{L})([^.!?]{0,90})$/iu,
  usage:
    /(?<!\p{L})(?:nutz|verwend|setz|benutz|bind|lad|arbeit|kommt|kommen|findet|finden|gibt|sind|ist|werden|wird)|(?:eingesetzt|eingebunden|geladen|genutzt)/iu,
  /** "Wir verzichten auf …" and "Auf … verzichten wir". */
  renounceBefore: /(?<!\p{L})verzicht\p{L}*(?!\p{L})[^.!?]*(?<!\p{L})auf(?!\p{L})/iu,
  onBefore: /(?<!\p{L})auf(?!\p{L})/iu,
  renounceAfter: /(?<!\p{L})verzicht/iu,
  /** "… wird nicht verwendet". */
  notUsedAfter: new RegExp(`^[^.!?,;]{0,60} nicht (?:mehr |länger |auf dieser Website |von uns )?${usedGerman}(?!\\p{L})`, 'iu'),
  /** "Wir nutzen … nicht." */
  verbBefore: /(?<!\p{L})(?:nutzen|verwenden|benutzen|setzen|binden|laden)(?!\p{L})[^.!?]{0,60}$/iu,
  notAtEnd: /^[^.!?,;]{0,40} nicht(?: mehr)?(?: ein)?\s*[.!?]?$/iu,
  /** "We do not use …", "… is not used", "Our site works without …". */
  doNotUse:
    /(?<!\p{L})(?:do not|does not|don't|doesn't|never|no longer) (?:use|employ|embed|load|integrate|include|run)(?!\p{L})([^.!?]{0,90})$/iu,
  isNotUsed: new RegExp(`^[^.!?,;]{0,40} (?:is|are) (?:not|no longer|never) ${usedEnglish}(?!\\p{L})`, 'iu'),
  without: /(?<!\p{L})(?:no|without(?: the use of| using)?) ([^.!?]{0,40})$/iu,
  usageEnglish: new RegExp(`(?<!\\p{L})(?:use|uses|works?|run|runs|${usedEnglish})(?!\\p{L})`, 'iu'),
};

/**
 * Whether a sentence clearly says that a thing is not in use; `before` and `after` are its parts around the thing's name.
 * In doubt it says no: a notice that names a service conditionally, or denies something else about it, still names it.
 */
export function isNegated(before: string, after: string): boolean {
  if (condition.test(before) || condition.test(after)) return false;
  return isNegatedInGerman(before, after) || isNegatedInEnglish(before, after);
}

function isNegatedInGerman(before: string, after: string): boolean {
  const none = patterns.noneBefore.exec(before);
  if (none && !otherObject.test(none[1] ?? '') && (patterns.usage.test(before) || patterns.usage.test(after))) return true;
  if (patterns.renounceBefore.test(before) && !/sondern|stattdessen|aber/iu.test(before)) return true;
  if (patterns.onBefore.test(before) && patterns.renounceAfter.test(after)) return true;
  return patterns.notUsedAfter.test(after) || (patterns.verbBefore.test(before) && patterns.notAtEnd.test(after));
}

function isNegatedInEnglish(before: string, after: string): boolean {
  const not = patterns.doNotUse.exec(before);
  if (not && !otherObject.test(not[1] ?? '')) return true;
  if (patterns.isNotUsed.test(after)) return true;
  const without = patterns.without.exec(before);
  return (
    without !== null && !otherObject.test(without[1] ?? '') && (patterns.usageEnglish.test(before) || patterns.usageEnglish.test(after))
  );
}
