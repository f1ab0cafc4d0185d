import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { readImprint } from './read-imprint.ts';

const imprint = (line: string) => `Impressum
Deichkrone Ferienhäuser GbR
Deichweg 4
26506 Norden
Vertreten durch die Gesellschafter: Wiebke Harms, Ubbo Tjaden
E-Mail: post@deichkrone.test
${line}`;

it.each([
  ['In das Gesellschaftsregister ist die GbR nicht eingetragen.', 'gbr'],
  ['Die Gesellschaft ist nicht im Gesellschaftsregister eingetragen', 'gbr'],
  ['Gesellschaftsregister: kein Eintrag', 'gbr'],
  ['Gesellschaftsregister:\nnicht eingetragen', 'gbr'],
  ['Ein Eintrag im Gesellschaftsregister besteht nicht.', 'gbr'],
  ['Die Eintragung im Gesellschaftsregister ist freiwillig und wurde nicht vorgenommen.', 'gbr'],
  ['Als Kleinunternehmer weisen wir keine Umsatzsteuer aus. Gesellschaftsregister Aurich, GsR 77', 'egbr'],
  ['Eingetragen im Gesellschaftsregister des Amtsgerichts Aurich', 'egbr'],
  ['Gesellschaftsregister:\nAmtsgericht Aurich, GsR 77', 'egbr'],
  ['Wir sind nicht umsatzsteuerpflichtig. Gesellschaftsregister: Amtsgericht Aurich', 'egbr'],
])('reads of a partnership that says „%s“ the form %s', (line, form) => {
  const { elements } = readImprint(legalPage({ text: imprint(line), contentKind: 'imprint' }));
  expect(elements.filter(({ kind }) => kind === 'legalForm').map(({ value }) => value)).toEqual([form]);
});
