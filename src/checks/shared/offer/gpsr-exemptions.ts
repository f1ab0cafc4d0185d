import type { Locale } from '../../define-check.ts';
import { mentions, wholeWords } from '../wording.ts';

/** Goods to which the law on product safety does not apply, by what is told of them (Art. 2(2) GPSR). */
export type ExemptGoods = 'Food' | 'Medicine' | 'Feed' | 'Plants' | 'Antiques';

const kinds: readonly (readonly [ExemptGoods, RegExp])[] = [
  ['Feed', wholeWords('tiernahrung|futtermittel')],
  ['Medicine', wholeWords('(?:human|tier|fertig)?arzneimittels?|medicinal\\s+products?')],
  ['Plants', wholeWords('blumen|pflanzen')],
  ['Antiques', wholeWords('antiquität[a-zß-ɏ]*|antike[rsn]?|biedermeier[a-zß-ɏ-]*|um\\s+1[5-9]\\d\\d|antiquarisch[a-zß-ɏ]*|antiques?')],
  [
    'Food',
    wholeWords(
      '(?:bio-?)?lebensmittel|(?:bio|gemüse|obst|öko|abo)-?kisten?|(?:bio|wurzel|frisch)?-?gemüse|(?:bio|stein|kern|frisch)?-?obst|kartoffeln?|eier|[a-zß-ɏ]{0,20}honig|käse|(?:frisch|bio)?-?fleisch|(?:roggen|bauern|vollkorn)?-?brote?|(?:apfel|trauben|orangen|direkt)?-?s[aä]fte?|(?:(?:schwarz|grün|weiß|kräuter|früchte|rooibos|mate)-?)?tees?|(?:(?:filter|röst)-?)?kaffees?|espressobohnen|(?:(?:rot|weiß|rosé|schaum|glüh|bio)-?)?weine?|gewürze?n?|schokolade[n]?|pralinen|marmeladen?|konfitüren?|olivenöle?|feinkost|nahrungsergänzung[a-zß-ɏ]*|food|coffee|tea|wine',
    ),
  ],
];

/** Which of them a word of an offer names; null where it does not tell. */
export function exemptGoodsOf(words: string): ExemptGoods | null {
  return kinds.find(([, pattern]) => mentions(words, pattern))?.[0] ?? null;
}

const named: Record<Locale, Record<ExemptGoods, readonly [goods: string, law: string]>> = {
  de: {
    Food: ['Lebensmittel', 'Art. 2 Abs. 2 lit. b GPSR'],
    Medicine: ['Arzneimittel', 'Art. 2 Abs. 2 lit. a GPSR'],
    Feed: ['Futtermittel', 'Art. 2 Abs. 2 lit. c GPSR'],
    Plants: ['lebende Pflanzen', 'Art. 2 Abs. 2 lit. d GPSR'],
    Antiques: ['Antiquitäten', 'Art. 2 Abs. 2 GPSR'],
  },
  en: {
    Food: ['food', 'Art. 2(2)(b) GPSR'],
    Medicine: ['medicines', 'Art. 2(2)(a) GPSR'],
    Feed: ['feed', 'Art. 2(2)(c) GPSR'],
    Plants: ['living plants', 'Art. 2(2)(d) GPSR'],
    Antiques: ['antiques', 'Art. 2(2) GPSR'],
  },
};

/** What is told of goods of each kind, by a word in their name and by their labels, and what is to be done. */
export function exemptTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const all = Object.entries(named[locale]);
  const de = locale === 'de';
  const step = (goods: string, law: string) =>
    de
      ? `1. Bieten Sie nur ${goods} an, gilt Art. 19 GPSR (Verordnung (EU) 2023/988) nicht (${law}), und es ist nichts zu tun.\n2. Bieten Sie auch andere Waren an, etwa Zubehör, nennen Sie bei diesen den Hersteller mit Post- und elektronischer Adresse, bei Herstellern außerhalb der EU auch die verantwortliche Person in der EU, und zeigen Sie Bild, Kennzeichnung und Warnhinweise auf Deutsch.`
      : `1. If you offer ${goods} only, Art. 19 GPSR (Regulation (EU) 2023/988) does not apply (${law}), and there is nothing to do.\n2. If you offer other goods too, such as accessories, name their manufacturer with postal and electronic address, for manufacturers outside the EU the responsible person in the EU as well, and show picture, identification and warnings in German.`;
  const exempt = (goods: string) =>
    de
      ? `Auf {pages} werden dem Namen nach ${goods} angeboten („{sign}“), die von der GPSR ausgenommen sind; falls Sie andere Waren anbieten, gilt die Pflicht für diese`
      : `Going by names, ${goods} can be ordered on {pages} (“{sign}”), to which the GPSR does not apply; to other goods that you offer it does`;
  const labelled = (goods: string) =>
    de
      ? `Was auf {pages} angeboten wird, trägt Angaben, wie sie für ${goods} vorgeschrieben sind („{label}“ und „{other}“); die GPSR gilt dafür nicht, für andere Waren in Ihrem Angebot schon`
      : `What is offered on {pages} bears the labels prescribed for ${goods} (“{label}” and “{other}”); the GPSR does not apply to them, but to other goods that you offer`;
  const forAll = (text: (goods: string, law: string) => string, name: string) =>
    all.map(([kind, [goods, law]]) => [`${name}${kind}`, text(goods, law)]);
  return {
    messages: Object.fromEntries([...forAll(exempt, 'exempt'), ...forAll(labelled, 'labelled')]),
    fixes: Object.fromEntries([...forAll(step, 'exempt'), ...forAll(step, 'labelled')]),
  };
}
