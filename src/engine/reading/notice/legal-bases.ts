import type { NoticeItem } from '#checks/shared/notice/notice-items.ts';
import type { NoticeText, Sentence } from './notice-text.ts';
import { isAboutRights } from './other-parties.ts';
import { part, phrase, placesOf, spelled } from './phrase.ts';
import { sentenceAt, sentenceWith, stated } from './quote.ts';

const letter = part`\(?\s?([a-f])\s?\)?(?![\p{L}\p{N}]|-\p{L})`;
const point = part`(?:lit(?:\.|era)?|buchst(?:aben?|\.)?|bst\.?|nr\.|letter|point|let\.|\()`;
const sentenceOne = part`(?:s(?:atz|\.)?\s?1|(?:unter|u)\s?-?abs(?:atz|\.)?\s?1|ua\.?\s?1|subparagraph\s?1|(?:first\s+)?sentence(?:\s?1)?|sent\.\s?1)`;
const articleSix = phrase`art(?:ikel|icle|\.)?\s?6\s?,?\s?(?:\(\s?1\s?\)|abs(?:atz|\.)?\s?1|para(?:graph|\.)?\s?\(?1\)?|i(?![\p{L}])|1)?\s?,?\s?(?:${sentenceOne}\s?,?\s?){0,2}(?:1\s?)?(?:alt\.?\s?\d\s?)?${point}?\s?${letter}`;
const furtherLetter = new RegExp(
  spelled(
    part`^\)?\s?(?:dsgvo|ds-gvo|gdpr)?\s?(?:,|und|oder|and|or|bzw\.?|sowie|&|/|\+)\s?(?:(?:auch|or|and)\s)?(?:(?:art(?:ikel|icle|\.)?\s?6\s?)?(?:abs(?:atz|\.)?\s?1|\(1\))?\s?(?:${sentenceOne})?)\s?${point}?\s?${letter}`,
  ),
);
/** "Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), Vertrag (lit. b)": a letter of whichever provision was cited last before it. */
const bareLetter = phrase`(?:lit(?:\.|era)?|buchst(?:aben?|\.)?|bst\.|letter|point)\s?\(?\s?([a-f])\s?\)?(?![\p{L}\p{N}]|-\p{L})`;
const citation = /(?:art(?:ikel|icle|\.)?|§§?|section)\s?(\d+)/g;
const enumeration = 500;
const articleSixAlone = phrase`art(?:ikel|icle|\.)?\s?6\s?(?:\(\s?1\s?\)|abs(?:atz|\.)?\s?1|i)?\s?(?:s(?:atz|\.)?\s?1)?\s?(?:der\s+|eu-?|of\s+the\s+)?(?:dsgvo|ds-gvo|datenschutz-?grundverordnung|gdpr)`;
const articleNine = phrase`art(?:ikel|icle|\.)?\s?9\s?(?:abs(?:atz|\.)?\s?2|\(2\))\s?(?:lit\.?|buchst(?:abe|\.)?)?\s?\(?[a-j]`;
const churchLaw = phrase`§\s?6\s?(?:abs(?:atz|\.)?\s?1\s?)?,?\s?(?:s(?:atz|\.)?\s?1\s?)?(?:(?:nr\.?|nummer|lit\.?|buchst(?:abe|\.)?)\s?(?:[a-h1-8])\)?\s?)?(?:,?\s?(?:und|oder)?\s?(?:nr\.|lit\.)?\s?[a-h1-8]\)?\s?){0,3}(?:des\s+)?(?:kirchlichen\s+)?(dsg-?\s?ekd|kdg|kdr-og|ekd-datenschutzgesetz\p{L}*)`;
const device = phrase`§\s?25\s?(?:abs(?:atz|\.)?\s?[12]|\([12]\))?\s?(?:s(?:atz|\.)?\s?1\s?)?(?:nr\.?\s?[12]\s?)?(?:des\s+)?t(?:t|d)?dds?g|section\s+25\s?(?:\([12]\))?\s?(?:no\.?\s?[12]\s?)?tdddg`;
const inWords = phrase`(?:rechtsgrundlage\p{L}*|legal\s+bas(?:is|es)|lawful\s+basis|legal\s+grounds?)[^.]{0,160}?(einwilligung|berechtigte[nsmr]?\s+interesse\p{L}*|vertrag\p{L}*|rechtliche[nr]?\s+verpflichtung|consent|legitimate\s+interests?|contract\p{L}*|legal\s+obligation)`;
/** "Grundlage dafür ist der Behandlungsvertrag": the ground by that word alone. */
const groundIs = phrase`grundlage\s+(?:(?:dafür|hierfür|dessen|davon|(?:der|dieser)\s+\p{L}*(?:verarbeitung|bearbeitung|nutzung|speicherung))\s+)?(?:ist|sind|bilde[nt])\s+(?:(?!nicht|kein)\p{L}+\s+){0,4}?(einwilligung|zustimmung|berechtigte[nsmr]?\s+interesse\p{L}*|(?!auftrags|av-)\p{L}*vertrag(?:e?s|sverhältnis\p{L}*)?(?!\s+(?:zur|über\s+die)\s+auftrags)|(?:rechtliche|gesetzliche)[nr]?\s+(?:verpflichtung(?:en)?|pflicht(?:en)?))`;
/** "auf Grundlage Ihrer Einwilligung", "based on our legitimate interests": read only where a notice cites nothing and names no basis by that word. */
const basedOn = phrase`(?:auf\s+(?:der\s+)?(?:grundlage|basis)|aufgrund|auf\s+grund|beruh\p{L}*\s+(?:\p{L}+\s+)?auf|(?:stütz|gestützt|basier)\p{L}*\s[^\n.]{0,80}?auf|based\s+on|on\s+the\s+basis\s+of|rel(?:y|ies)\s+on|necessary\s+(?:for|to))\s+(?:(?!nicht|ohne|not|without)\p{L}+\s+){0,4}?(einwilligung|berechtigte[nsmr]?\s+interesse\p{L}*|vertrag\p{L}*|rechtliche[nr]?\s+verpflichtung|consent|legitimate\s+interests?|contract\p{L}*|legal\s+obligations?)`;
/** "Art. 6 Abs. 1 DSGVO (Vertragserfüllung, berechtigtes Interesse bzw. Einwilligung)": the grounds by name, without letters. */
const articleWithWords = phrase`art(?:ikel|icle|\.)?\s?6\s?(?:\(\s?1\s?\)|abs(?:atz|\.)?\s?1|i)?\s?(?:s(?:atz|\.)?\s?1)?\s?(?:der\s+|eu-?|of\s+the\s+)?(?:dsgvo|ds-gvo|datenschutz-?grundverordnung|gdpr)\s?(?:\(|:\s|[–-]\s)([^().;\n]{3,200})`;
const groundWord = phrase`(einwilligung|zustimmung|berechtigte[nsmr]?\s+interesse\p{L}*|(?!auftrags|av-)\p{L}{0,20}vertr[aä]gs?\p{L}{0,30}|(?:rechtliche|gesetzliche)[nr]?\s+(?:verpflichtung(?:en)?|pflicht(?:en)?)|consent|legitimate\s+interests?|contract\p{L}{0,8}|legal\s+obligations?)`;
const lettersInWords: readonly [RegExp, string][] = [
  [/^(?:einwill|zustimm|consent)/, 'a'],
  [/^(?:[a-zß-ɏ]*vertr[aä]g|contract)/, 'b'],
  [/^(?:rechtlich|gesetzlich|legal)/, 'c'],
  [/^(?:berecht|legit)/, 'f'],
];

/** On what ground data is processed; the value lists the letters of Art. 6(1) GDPR, or names church law (Art. 13(1)(c) GDPR). */
export function readLegalBases(notice: NoticeText): NoticeItem[] {
  const letters = new Set<string>();
  let proof: Sentence | null = null;
  let at = 0;
  const quotes: Record<string, string> = {};
  const name = (ground: string, index: number) => {
    letters.add(ground);
    const sentence = sentenceAt(notice, index);
    if (sentence) quotes[ground] ??= stated('legalBases', sentence, '', index - sentence.start).quote;
  };
  const prove = (index: number) => {
    if (proof) return;
    proof = sentenceAt(notice, index);
    at = index - (proof?.start ?? 0);
  };
  for (const { index, end, text } of placesOf(notice.low, articleSix)) {
    const sentence = sentenceAt(notice, index);
    // Art. 21 speaks of letters e and f whatever the site relies on.
    if (!sentence || isAboutObjection(sentence)) continue;
    prove(index);
    name(/([a-f])\s?\)?$/.exec(text)?.[1] ?? '', index);
    let rest = notice.low.slice(end, end + 160);
    for (let more = furtherLetter.exec(rest); more; more = furtherLetter.exec(rest)) {
      name(more[1]!, index);
      rest = rest.slice(more[0].length);
    }
  }
  for (const { index, text } of placesOf(notice.low, articleWithWords)) {
    const sentence = sentenceAt(notice, index);
    const words = articleWithWords.exec(text)?.[1] ?? '';
    if (!sentence || isAboutRights(sentence) || isAboutObjection(sentence)) continue;
    for (const { text: word } of placesOf(words, groundWord)) {
      const ground = lettersInWords.find(([pattern]) => pattern.test(word))?.[1];
      if (ground === undefined) continue;
      prove(index);
      name(ground, index);
    }
  }
  if (letters.size > 0) for (const { index, letter } of enumeratedLetters(notice)) name(letter, index);
  const others: string[] = [];
  for (const { index, text } of placesOf(notice.low, churchLaw).slice(0, 1)) {
    prove(index);
    others.push(text.includes('kd') && !text.includes('ekd') ? 'KDG' : 'DSG-EKD');
  }
  if (letters.size === 0 && others.length === 0) {
    for (const { index, text } of placesOf(notice.low, inWords)) {
      prove(index);
      const ground = inWords.exec(text)?.[1] ?? '';
      name(lettersInWords.find(([pattern]) => pattern.test(ground))?.[1] ?? 'a', index);
    }
  }
  if (!proof && !articleSixAlone.test(notice.low)) {
    for (const { index, text, pattern } of [basedOn, groundIs].flatMap((pattern) =>
      placesOf(notice.low, pattern).map((place) => ({ ...place, pattern })),
    )) {
      const sentence = sentenceAt(notice, index);
      // The right to portability depends on such grounds, whatever this site relies on.
      if (!sentence || isAboutRights(sentence) || isAboutObjection(sentence)) continue;
      prove(index);
      const ground = pattern.exec(text)?.[1] ?? '';
      name(lettersInWords.find(([pattern]) => pattern.test(ground))?.[1] ?? 'a', index);
    }
  }
  if (!proof) {
    const weak = sentenceWith(notice, articleSixAlone) ?? sentenceWith(notice, device) ?? sentenceWith(notice, articleNine);
    return weak ? [stated('legalBases', weak.sentence, '', weak.at)] : basesInWords(notice);
  }
  const item = stated('legalBases', proof, [...[...letters].sort(), ...others].join(','), at);
  return [{ ...item, quotesByGround: quotes }];
}

/** "zur Erfüllung unserer Vertragspflichten", "mit Ihrer Zustimmung": what may be the ground, told in passing. */
const inPassing: readonly (readonly [RegExp, string])[] = [
  [
    phrase`(?:mit|nach|durch|ohne|vorbehalt|aufgrund)\s+(?:\p{L}+\s+){0,2}?(?:einwilligung|zustimmung|einverständnis)|(?:erteilen|erteilst|geben)\s[^\n.]{0,60}?(?:einwilligung|zustimmung)|(?:ihre|deine)\s+(?:freiwillige\s+|ausdrückliche\s+)?(?:einwilligung|zustimmung)|(?:stimmen|stimmst|willigen|willigst)\s+(?:sie|du)\s+(?:\p{L}+\s+){0,3}?(?:zu|ein)|(?:with|subject\s+to)\s+your\s+(?:\p{L}+\s+)?consent|you\s+(?:agree|consent)`,
    'a',
  ],
  [
    phrase`(?:zur|für\s+die|um)\s+(?:\p{L}+\s+){0,3}?(?:erfüllung|abwicklung|durchführung|erfüllen)\s[^\n.]{0,50}?vertr[aä]g\p{L}*|vertr[aä]g\p{L}*\s[^\n.]{0,40}?zu\s+(?:erfüllen|schließen)|vertrag\p{L}*\s[^\n.]{0,30}?(?:zu\s+)?(?:erfüllen|abwickeln)|to\s+(?:perform|fulfil)\s+(?:\p{L}+\s+){0,2}contract`,
    'b',
  ],
  [
    phrase`(?:gesetzlich\p{L}*|rechtlich\p{L}*)\s+(?:\p{L}+\s+){0,2}?(?:verpflicht\p{L}*|pflicht(?:en)?|vorgeschrieben)|(?:verpflichtet\p{L}*)\s[^\n.]{0,40}?gesetz\p{L}*|legal(?:ly)?\s+(?:oblig\p{L}*|required)|required\s+by\s+law`,
    'c',
  ],
  [
    phrase`(?:wahrung|verfolgung|grund)\s+(?:\p{L}+\s+)?berechtigte[rnms]?\s+interesse\p{L}*|berechtigte[nsmr]?\s+interesse\p{L}*|legitimate\s+interests?`,
    'f',
  ],
];

/** On what condition data is passed on says nothing of why the site has it. */
const passingOn = phrase`dritte[nr]?|weiter(?:gegeben|gabe|geben|geleitet|zugeben)|geben\s[^\n.]{0,80}?\sweiter|third\s+part(?:y|ies)|disclos\p{L}*`;

/** Where nothing is named as legal basis, what the text says of consent, contract, duty or interest beside its processing. */
function basesInWords(notice: NoticeText): NoticeItem[] {
  const found = inPassing.flatMap(([pattern, letter]) => {
    const place = sentenceWith(
      notice,
      pattern,
      (sentence) => sentence.isHeading || isAboutRights(sentence) || isAboutObjection(sentence) || passingOn.test(sentence.low),
    );
    return place ? [{ ...place, letter }] : [];
  });
  const [first] = found;
  return first ? [stated('legalBasesInWords', first.sentence, found.map(({ letter }) => letter).join(','), first.at)] : [];
}

/** Letters that stand without their article, where the last provision cited before them is Art. 6. */
function enumeratedLetters(notice: NoticeText): { index: number; letter: string }[] {
  return placesOf(notice.low, bareLetter).flatMap(({ index, text }) => {
    const sentence = sentenceAt(notice, index);
    if (!sentence || isAboutObjection(sentence)) return [];
    const last = [...notice.low.slice(Math.max(0, index - enumeration), index).matchAll(citation)].at(-1);
    const isOfSix = last?.[1] === '6' && last[0].startsWith('art');
    return isOfSix ? [{ index, letter: /([a-f])\s?\)?$/.exec(text)?.[1] ?? '' }] : [];
  });
}

const interest = part`(?:berechtigte[snmr]?|überwiegende[snmr]?|legitime[snmr]?)\s+(?:(?:geschäftliche|wirtschaftliche|berechtigte|eigene)[snmr]?\s+)?interessen?s?`;
const ground = part`(?:an|am|in|im(?!\s+(?:sinne|rahmen|übrigen|einzelfall|falle?))|beim|daran|darin|liegt|liegen|besteht|bestehen|ist,?\s+(?!(?:erforderlich|notwendig|nicht|im|in|nach|gemäß|art\p{L}*|es\s+erforderlich|zulässig|(?:die\s+)?rechtsgrundlage|gegeben|möglich)(?!\p{L}))\p{L}{2,}|sind\s+(?:die|der|das|unser\p{L}*)|gilt|ergibt|folgt|war|zur?m?|,?\s?(?:das|welches)\s+(?:in|an)|:|i\.\s?s\.\s?d\.|ist\s+insbesondere|,\s+nämlich|nämlich|namely)`;
const aside = part`(?:des\s+\p{L}+|unsererseits|hierfür|hieran|dabei|hierbei|im\s+sinne\s+(?:der|des)\s+[^.,;]{0,40}|nach\s+art[^;,]{0,40}|gem(?:äß|\.)\s+art[^;,]{0,40}|\([^)]{0,80}\))`;
const concrete = phrase`(?:unser|mein|das|im\s+überwiegenden)?\s?interesse:\s+\p{L}+|(?:unser|mein|das)\s+interesse\s+(?:besteht|liegt|gilt|ist(?=\s+(?:die|der|das|es|ein\p{L}*)\s))|(?:ein|das|unser|mein)\s+interesse\s+(?:daran|darin|dabei)|interesse[n]?\s+(?:am|an\s+(?:der|einer?m?|einem|dem|den))\s+\p{L}+|(?:daran|woran|worin|darin)\s+(?:besteht\s+)?(?:haben\s+wir\s+|habe\s+ich\s+)?(?:auch\s+)?(?:ein|unser|mein)\s+${interest}|weil\s+uns\s+an\s[^\n.]{0,80}gelegen\s+ist|in\s+which\s+we\s+have\s+a\s+legitimate\s+interest|,\s+(?:our|a)\s+legitimate\s+interest|(?:ist|sind|sehe|sehen|liegt|liegen|besteht|bestehen)\s+(?:(?:wir|ich|auch|zugleich|gleichzeitig)\s+){0,2}(?:unser|mein|ein|das|dies)\p{L}*\s+${interest}|(?:wir\s+haben|ich\s+habe|haben\s+wir|habe\s+ich|unser|mein|unserem|meinem|unseres|meines)\s+(?:ein\s+)?interesses?\s*(?:daran|dabei|an|ist|liegt|war|gilt|:)|${interest}(?:\s+${aside})?,?\s*${ground}`;
const inInterestOf = phrase`im\s+interesse\s+(?:einer|eines|an|der|des|unserer|unseres|meiner|meines)|(?:stellt|stellen|darin\s+liegt|hierin\s+liegt|hieran\s+haben\s+wir|daran\s+haben\s+wir|darin\s+besteht|hierin\s+besteht|worin|sind\s+zugleich|diese\s+zwecke|dies\s+ist|in\s+diesen\s+zwecken)[^.]{0,60}?berechtigte[snmr]?\s+interessen?|(?:our|a|have|the)\s+legitimate\s+(?:business\s+)?interests?\s*(?:\([^)]{0,60}\)\s*)?(?:(?:pursued\s+)?(?:is|are|lies?|consists?|in|here|to|:|being))|(?:is|are)\s+(?:also\s+|at\s+the\s+same\s+time\s+)?(?:our|a|the)\s+legitimate\s+interests?|legitimate\s+interests?\s+(?:in|is|lies|are)`;
/** The words of the law alone: "unless the interests of the person concerned prevail". */
const wordsOfLaw = phrase`(?:zur|die|der)\s+wahrung\s+(?:\p{L}+\s+)?berechtigter\s+interessen\s+(?:\p{L}+\s+){0,3}?(?:erforderlich|notwendig)\s+ist|berechtigte\s+interessen\s+bestehen|(?:des\s+verantwortlichen|eines\s+dritten)\s+(?:oder\s+eines\s+dritten\s+)?erforderlich|interessen\s+(?:des\s+verantwortlichen\s+oder|oder\s+grundrechte)|berechtigten?\s+interessen?\s+(?:des\s+verantwortlichen\s+oder\s+)?eines\s+dritten`;

/** The purpose and the interest in one sentence: "um Angriffe abzuwehren (berechtigtes Interesse, Art. 6 Abs. 1 lit. f DSGVO)". */
const byPurpose = phrase`um\s[^.;]{2,120}?\s?zu\s?\p{L}+|damit\s+\p{L}+|weil\s+\p{L}+|zum?r?\s+(?:schutz|abwehr|sicherung|sicherheit|zwecke?|verbesserung|optimierung|gewährleistung|verhinderung|vermeidung|aufklärung)|(?:dient|dienen)\s+(?:\p{L}+\s+){0,3}?(?:der|dem|dazu|zur|zum|einer|einem|unserer|unserem)\s+\p{L}+|(?:aus|wegen|zu)\s+(?:\p{L}+\s+)?(?:sicherheits|stabilitäts|beweis)\p{L}+|(?:serves?|serving)\s+(?:to|the|our)\s+\p{L}+|in\s+order\s+to|so\s+that|to\s+(?:protect|ensure|keep|deliver|secure|improve|prevent|detect)|because`;
const namesInterest = phrase`(?:berechtigte\p{L}*|überwiegende\p{L}*|dieses|legitimate)\s+(?:business\s+)?(?:interessen?s?|interests?)|\(art(?:ikel|icle|\.)?\s?6\s[^)]{0,40}(?:lit\.|buchst\p{L}*\.?|point|letter|\()\s?\(?f\)?`;
const interestTold = phrase`(?:unser|mein)(?:em|es)?\s+interesses?,\s+[^.;]{2,120}?\s(?:zu\s+\p{L}+|\p{L}{2,}zu\p{L}{3,})|(?:daran|hieran|woran)[^.;]{0,140}?(?:haben|habe|hat)\s+[^.;]{0,30}?${interest}|${interest},\s+[^.;]{2,120}?\s(?:zu\s+\p{L}+|\p{L}{2,}zu\p{L}{3,})|${interest}[^.,;]{0,40}?,\s+(?:nämlich|und\s+zwar)\s+\p{L}+|(?:darin|hierin|daran|hieran)\s+(?:liegt|besteht|haben\s+wir)\s+(?:auch\s+|zugleich\s+)?(?:unser|mein|ein)\s+interesse|our\s+interests?\s+in\s+(?!(?:accordance|line)(?!\p{L}))\p{L}+`;
/** Interests of whoever reads it. */
const ofReader = phrase`(?:sie|du|ihr|betroffene)\s+(?:haben|hast|habt)\s+(?:kein|ein)\p{L}*\s+(?:berechtigte\p{L}*|überwiegende\p{L}*)`;
/** "… nur weiter, wenn wir ein berechtigtes Interesse an der Weitergabe haben": a condition, which does not say what it is. */
const ofPassingOn = phrase`(?:wenn|sofern|soweit|falls)\s+(?:wir|ich)\s+(?:\p{L}+\s+){0,3}?${interest}[^;\n]{0,80}?\s(?:haben|habe)|(?:if|where)\s+(?:we|i)\s+have\s+a\s+legitimate\s+interest`;
const publicInterest = phrase`interesse\s+der\s+(?:allgemeinheit|öffentlichkeit)|öffentliche[nsm]?\s+interesse\p{L}*|public\s+interest`;
const letterF = phrase`(?:lit\.?|buchst(?:abe|\.)?|letter|1|\()\s?\(?f\)?`;
const wish = phrase`(?:wir|ich)\s+(?:wollen|will|möchten?|müssen|muss)\s+(?!ihnen|sie|dich|dir)\p{L}+|we\s+want\s+to|(?:weil|da)\s+(?:wir|ich)`;

/** "… zur Wahrung berechtigter Interessen. Beispiele: Werbung, IT-Sicherheit": which these are follows. */
function interestByExamples({ sentences }: NoticeText): { sentence: Sentence; at: number } | null {
  for (const sentence of sentences) {
    const at = sentence.section.aboutRights || isWordsOfLaw(sentence) ? -1 : sentence.low.search(examplesBeside);
    if (at >= 0) return { sentence, at };
  }
  const index = sentences.findIndex(({ low, section }, at) => {
    const next = sentences[at + 1];
    return !section.aboutRights && interests.test(low) && next !== undefined && examples.test(next.low);
  });
  return index < 0 ? null : { sentence: sentences[index + 1]!, at: 0 };
}
const interests = phrase`berechtigte[rn]?\s+interessen?|legitimate\s+interests?`;
/** "auf Grundlage unserer berechtigten Interessen, z.B. wenn es sich um Öffentlichkeitsarbeit handelt". */
const examplesBeside = phrase`(?:unsere[rsmn]?|meine[rsmn]?|our|my)\s+(?:überwiegenden\s+)?(?:berechtigte[rn]?\s+interessen?|legitimate\s+interests?)[\s,;(–-]{1,4}(?:z\.\s?b\.|zum\s+beispiel|beispielsweise|etwa|insbesondere|wie(?=\s+(?:etwa|z\.|zum|beispielsweise))|such\s+as|for\s+(?:example|instance)|e\.\s?g\.)[\s:,]+(?!(?:nach|gem(?:äß|\.)|im\s+sinne|art\p{L}*|aus|siehe|under|pursuant)(?!\p{L}))(?:wenn\s+es\s+(?:sich\s+)?um\s+)?\p{L}{3,}`;
const examples =
  /^(?:(?:solche )?beispiele?(?: hierfür| dafür| sind)?|(?:dazu|hierzu|darunter) (?:gehören|gehört|zählen|zählt|fallen|fällt)|(?:diese|solche)(?: berechtigten)?(?: interessen)? (?:sind|liegen|bestehen)|(?:das|dies) (?:sind|ist|gilt|betrifft)(?: insbesondere| vor allem| etwa| zum beispiel|:)|insbesondere|examples?|these include)[ :]/;

/** "Art. 6 Abs. 1 lit. f DSGVO: Wir wollen Fehler finden": the interest without the word. */
function interestBesideLetter({ sentences }: NoticeText): { sentence: Sentence; at: number } | null {
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.section.aboutRights || !letterF.test(sentence.low) || !articleOrInterest.test(sentence.low)) continue;
    for (const candidate of [sentence, sentences[index + 1]]) {
      const at = candidate && !candidate.isHeading ? candidate.low.search(wish) : -1;
      if (candidate && at >= 0) return { sentence: candidate, at };
    }
  }
  return null;
}
/** "(Art. 6 Abs. 1 lit. f DSGVO: sicherer Betrieb)": named right behind the letter, and not by the words of the law. */
const behindLetter = phrase`(?:1\)\s?\(f\)|(?:lit\.?|buchst(?:abe|\.)?|letter|point)\s?\(?f\)?)\s*(?:ds-?gvo|eu-?dsgvo|gdpr)?\s?(?:\)?\s?:|-(?=\s)|,\s+(?:unser|das|our|the)?\s?(?:interesse|interest)\s+(?:an|am|in)|,\s+(?=[^().;]{6,60}\))|\((?=[^)]{6,}\)))\s*(?!(?:[^.;)]{0,40}\s)?(?:wahrung|necessary|erforderlich\p{L}*|rechtsgrundlage\p{L}*|verarbeitung\p{L}*|vorliegt|vorliegen|legitimate)(?!\p{L}))(?!(?:unsere?s?|eine?s?|das|die|mein|überwiegende\p{L}*|our|a|the)?\s*(?:berechtigte\p{L}*|überwiegende\p{L}*|legitime\p{L}*)\s+(?:interessen?s?|interests?))(?!(?:art|abs|wenn|sofern|soweit|siehe|sowie|erwägungsgr\p{L}*|einwilligung|consent|vertrag\p{L}*|i\.|in\s+verbindung|ds-?gvo|datenschutz-grund\p{L}*|die|der|dies|diese[rs]?|hier|if|see|this)(?!\p{L}))\p{L}{4,}`;
const articleOrInterest = phrase`art(?:ikel|icle|\.)?\s?6|buchst(?:abe|\.)?\s?f|lit\.\s?f|interesse\p{L}*`;

/** Which interest outweighs where Art. 6(1)(f) is the ground (Art. 13(1)(d) GDPR). */
export function readLegitimateInterest(notice: NoticeText): NoticeItem[] {
  const isOther = (sentence: Sentence) =>
    isAboutRights(sentence) ||
    isWordsOfLaw(sentence) ||
    publicInterest.test(sentence.low) ||
    ofReader.test(sentence.low) ||
    ofPassingOn.test(sentence.low);
  const found =
    sentenceWith(notice, concrete, isOther) ??
    sentenceWith(notice, inInterestOf, isOther) ??
    sentenceWith(notice, interestTold, isOther) ??
    sentenceWith(notice, byPurpose, (sentence) => isOther(sentence) || !namesInterest.test(sentence.low)) ??
    sentenceWith(notice, behindLetter, (sentence) => isOther(sentence) || !articleOrInterest.test(sentence.low)) ??
    interestBesideLetter(notice) ??
    interestByExamples(notice);
  return found ? [stated('legitimateInterest', found.sentence, undefined, found.at)] : [];
}

function isWordsOfLaw({ low }: Sentence): boolean {
  return wordsOfLaw.test(low) && !/unser|our|liegt|besteht/.test(low);
}

function isAboutObjection({ low, section, isHeading }: Sentence): boolean {
  return (section.aboutRights && !isHeading) || /widerspr|to object|recht auf|datenübertragbarkeit|portability/.test(low);
}
