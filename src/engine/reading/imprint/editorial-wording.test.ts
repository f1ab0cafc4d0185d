import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const block = 'Rosenweg 4\n97228 Rottendorf\n\nTelefon: 09302 4418\nE-Mail: post@seite.example';
const line = 'Rosenweg 4, 97228 Rottendorf';

/** How imprints say who is responsible for what is written, and what says it of nobody. */
const cases: readonly [text: string, persons: string[]][] = [
  [`Inhaltlich verantwortlich: Hanna Brömmel, ${line}`, ['Hanna Brömmel']],
  [`Seitenbetreiber und verantwortlich i.S.d. § 5 DDG:\nHanna Brömmel\n${block}`, []],
  [`Inhaberin und verantwortlich für den Inhalt:\nHanna Brömmel\n${block}`, []],
  [
    `Legal Notice\nBroemmel Robotics GmbH\n${block}\nManaging Directors: Hanna Brömmel, Urs Maibach\nResponsible for content according to § 18 (2) MStV: Hanna Brömmel, address as above`,
    ['Hanna Brömmel'],
  ],
  [`Imprint\nOwner and responsible for content:\nHanna Brömmel\n${block}`, []],
  [`Hanna Brömmel\n${block}\nVerantwortlich i.S.d. § 18 Abs. 2 MStV: Hanna Brömmel (Anschrift wie oben)`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nV.i.S.d.P.: Urs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nViSdP\nUrs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nv.i.S.d. § 55 Abs. 2 RStV: Urs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nVerantwortlich im Sinne des Presserechts: Urs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nVerantwortlicher Redakteur: Urs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nRedaktionell verantwortlich: Urs Maibach, Hanna Brömmel`, ['Urs Maibach', 'Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nFür den Inhalt verantwortlich ist Urs Maibach.`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nVerantwortlich für den redaktionellen Teil: Urs Maibach`, ['Urs Maibach']],
  [`Brömmel GmbH\n${block}\nUrs Maibach ist verantwortlich für die Inhalte nach § 18 Abs. 2 MStV.`, ['Urs Maibach']],
  [
    `Brömmel GmbH\n${block}\nInhaltlich Verantwortliche gemäß § 18 Absatz 2 Medienstaatsvertrag:\nHanna Brömmel\nRosenweg 4\n97228 Rottendorf`,
    ['Hanna Brömmel'],
  ],
  [`Brömmel GmbH\n${block}\nRedaktionsverantwortung: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nRedaktion: Hanna Brömmel (verantwortlich), Urs Maibach`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nPresserechtlich verantwortlich: Hanna Brömmel, Pressesprecherin`, ['Hanna Brömmel']],
  [
    `Brömmel GmbH\n${block}\nVerantwortliche Person im Sinne des § 18 MStV ist Frau Hanna Brömmel, erreichbar unter obiger Anschrift.`,
    ['Hanna Brömmel'],
  ],
  [
    `Rechtsträger Lebenshilfe Rottendorf gemeinnützige GmbH\nAnschrift ${line}\nGeschäftsführung Hanna Brömmel\nInhaltlich verantwortlich Urs Maibach`,
    ['Urs Maibach'],
  ],
  [
    `FDP Kreisverband Rottendorf\nKreisvorsitzende: Hanna Brömmel\n${block}\nV.i.S.d.P.: Urs Maibach, Amselweg 3, 97228 Rottendorf`,
    ['Urs Maibach'],
  ],
  [`Imprint\nBrömmel GmbH\n${block}\nCEOs: Hanna Brömmel, Urs Maibach\nPerson responsible for content: Hanna Brömmel`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nChefredaktion: Hanna Brömmel (V.i.S.d.P.)`, ['Hanna Brömmel']],
  [`Brömmel GmbH\n${block}\nVerantwortlich für den Inhalt gem. § 18 MStV: Hanna Brömmel, c/o Brömmel GmbH, ${line}`, ['Hanna Brömmel']],
  [
    `Brömmel GmbH\n${block}\nVerantwortlich gemäß § 18 Abs. 2 MStV\nDr. Hanna Brömmel\nLeitung Unternehmenskommunikation\n${line}`,
    ['Hanna Brömmel'],
  ],
  [`Brömmel GmbH\n${block}\nRedaktion\nHanna Brömmel (Ltg.)\nUrs Maibach\nVerantwortlich i. S. d. P.\nHanna Brömmel`, ['Hanna Brömmel']],
  [`Hanna Brömmel\n${block}\nInhaltlich Verantwortliche gemäß § 18 Abs. 2 MStV: Hanna Brömmel (Adresse wie oben)`, ['Hanna Brömmel']],
  [`Hanna Brömmel\n${block}\nFür den Inhalt der verlinkten Seiten ist der jeweilige Anbieter verantwortlich.`, []],
  [`Brömmel GmbH\n${block}\nFür den Inhalt verantwortlich:\nGeschäftsführer Urs Maibach`, ['Urs Maibach']],
  [`Verantwortlich i. S. d. § 5 DDG und § 18 Abs. 2 MStV:\nXaveria Quint\n${block}`, ['Xaveria Quint']],
  [
    `Angaben nach § 5 DDG\n\nXaveria Quint\nFreie Lektorin\n${block}\n\nRedaktionell verantwortlich\nXaveria Quint\nRosenweg 4\n97228 Rottendorf`,
    ['Xaveria Quint'],
  ],
  [
    `Landratsamt Rottendorf\n${block}\nDas Landratsamt wird vertreten durch Landrätin Hanna Brömmel.\nRedaktion: Pressestelle, Urs Maibach`,
    ['Urs Maibach'],
  ],
  [`Globus GmbH\n${block}\nVerantwortlicher i.S.v. § 18 Abs. 2 MStV: Urs Maibach, ${line}`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nVerantwortlich für den Inhalt (§ 18 Abs. 2 MStV)\nUrs Maibach`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\n§ 18 Abs. 2 MStV: Verantwortlich ist Urs Maibach.`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nJournalistisch-redaktionell verantwortlich: Urs Maibach`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nVerantw. i.S.d. Pressegesetzes: Urs Maibach`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nVerantwortlich für den Blog: Urs Maibach`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nInhaltliche Verantwortung: Urs Maibach`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nOnline-Redaktion: Urs Maibach`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nVerantwortlich für den Inhalt: Globus GmbH`, ['Globus GmbH']],
  [
    `Globus GmbH\n${block}\nVerantwortlich im Sinne von § 18 Abs. 2 MStV ist der Geschäftsführer Urs Maibach (Anschrift wie oben).`,
    ['Urs Maibach'],
  ],
  [`Globus GmbH\n${block}\nSchriftleitung: Urs Maibach (V. i. S. d. P.)`, ['Urs Maibach']],
  [`Imprint\nGlobus GmbH\n${block}\nEditor responsible under Section 18 (2) MStV: Urs Maibach`, ['Urs Maibach']],
  [`Imprint\nGlobus GmbH\n${block}\nEditorial responsibility: Urs Maibach`, ['Urs Maibach']],
  [`Globus GmbH\n${block}\nGeschäftsführerin: Hanna Brömmel\nVerantwortlich für den Inhalt: Urs Maibach`, ['Urs Maibach']],
  [`Für diese Website verantwortlich ist:\nXaveria Quint\n${block}`, []],
  [
    `Legal Disclosure\nInformation in accordance with Section 5 DDG\nXaveria Quint\n${block}\nResponsible for content: Xaveria Quint`,
    ['Xaveria Quint'],
  ],
];

it.each(cases)('%s', (text, persons) => {
  const { editorial = [] } = statedBy(readImprint(legalPage({ text: text.startsWith('Imp') ? text : `Impressum\n${text}` })));
  expect([...editorial].sort()).toEqual([...persons].sort());
});
