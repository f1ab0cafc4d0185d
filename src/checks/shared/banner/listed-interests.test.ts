import { expect, it } from 'vitest';
import { banner, toggle } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { listedInterests } from './listed-interests.ts';

const services = ['google-analytics', 'hotjar', 'google-tag-manager', 'google-maps'].map((id) => catalogueUse(id));
const told = (...lines: string[]) =>
  listedInterests(banner({ deeperText: lines.join('\n'), toggles: [toggle({ label: 'Eigene Zählung' })] }), services).map(
    ({ use, quote }) => [use.service.id, quote],
  );
const basis = 'Rechtsgrundlage: Art. 6 Abs. 1 lit. f DSGVO';

it.each<[string, string[], string[][]]>([
  ['an entry with its basis', ['Essenziell', 'Hotjar', 'Unternehmen: Hotjar Ltd.', basis, 'Cookies: _hjSession'], [['hotjar', basis]]],
  [
    'in words',
    ['Google Analytics 4', 'Zweck: Messung', 'Rechtsgrundlage: berechtigtes Interesse'],
    [['google-analytics', 'Rechtsgrundlage: berechtigtes Interesse']],
  ],
  [
    'each service with its own basis',
    ['Hotjar', 'Rechtsgrundlage: Art. 6 Abs. 1 lit. a DSGVO', 'Google Analytics', basis],
    [['google-analytics', basis]],
  ],
  ['a company that ends in a full stop', ['Hotjar · Hotjar Ltd.', basis], [['hotjar', basis]]],
  ['a basis that belongs to a switch the scan does not know', ['Hotjar', 'Zweck: Aufzeichnung', 'Eigene Zählung · Muster GmbH', basis], []],
  ['a sentence that names it', ['Wir nutzen Hotjar.', basis], []],
  ['a basis that belongs to the next entry', ['Hotjar', 'Zweck: Aufzeichnung', 'Google Maps', basis], []],
  ['an unknown tool behind it', ['Hotjar', basis, 'Eigenes Consent-Tool', 'Zweck: Speicherung der Einwilligung'], [['hotjar', basis]]],
  ['a consent beside it', ['Hotjar', `${basis}, sonst Ihre Einwilligung`], []],
  ['what need not wait for consent in every case', ['Google Tag Manager', basis], []],
  ['a sentence on interests in general', ['Wir nutzen Hotjar. Partner stützen sich auf ein berechtigtes Interesse.'], []],
])('reads %s', (_, lines, expected) => expect(told(...lines)).toEqual(expected));
