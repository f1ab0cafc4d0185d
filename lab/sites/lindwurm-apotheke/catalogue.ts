import { packPicture } from './pictures.ts';

/** An article as the shop offers it. Prices in cents; `unitPrice` as the shop writes it, where one is written. */
export interface Product {
  pzn: string;
  name: string;
  path: string;
  group: string;
  content: string;
  price: number;
  listPrice?: number;
  unitPrice?: string;
  medicine: boolean;
  text: string;
  picture: string;
  svg: string;
}

function product(values: Omit<Product, 'path' | 'picture' | 'svg'> & { slug: string; colour: string }): Product {
  const { slug, colour, ...rest } = values;
  return {
    ...rest,
    path: `/${slug}/${values.pzn}`,
    picture: `/media/${values.pzn.slice(-2)}/c4/0b/1709811391/${slug.toLowerCase()}.svg`,
    svg: packPicture(values.name, colour),
  };
}

/** What is on offer. Names of medicines are invented. */
export const products: readonly Product[] = [
  product({
    pzn: '08421157',
    slug: 'Ibulind-400-mg-akut',
    name: 'Ibulind 400 mg akut Filmtabletten',
    group: 'Schmerz &amp; Fieber',
    content: '20 Stück',
    price: 398,
    listPrice: 795,
    medicine: true,
    colour: '#c0392b',
    text: 'Wirkstoff: Ibuprofen. Zur kurzzeitigen Behandlung von leichten bis mäßig starken Schmerzen und Fieber. Nicht länger als 3 Tage bei Fieber bzw. 4 Tage bei Schmerzen ohne ärztlichen Rat anwenden.',
  }),
  product({
    pzn: '11304826',
    slug: 'Cystolind-Blasen-Dragees',
    name: 'Cystolind Blasen-Dragees',
    group: 'Blase &amp; Intimbereich',
    content: '60 Stück',
    price: 1149,
    listPrice: 1598,
    medicine: true,
    colour: '#2e7d9a',
    text: 'Traditionelles pflanzliches Arzneimittel mit Bärentraubenblättern bei entzündlichen Erkrankungen der ableitenden Harnwege. Nur bei Frauen ab 18 Jahren, nicht länger als eine Woche.',
  }),
  product({
    pzn: '03917744',
    slug: 'Dermalind-Wund-und-Heilsalbe',
    name: 'Dermalind Wund- und Heilsalbe',
    group: 'Haut',
    content: '50 g',
    price: 579,
    medicine: true,
    colour: '#d08a1d',
    text: 'Wirkstoff: Dexpanthenol 5 %. Zur unterstützenden Behandlung bei der Heilung oberflächlicher leichter Hautschädigungen.',
  }),
  product({
    pzn: '12760935',
    slug: 'Magnolind-300-Granulat',
    name: 'Magnolind 300 Granulat',
    group: 'Vitamine &amp; Mineralstoffe',
    content: '100 g (20 × 5 g)',
    price: 899,
    unitPrice: '(89,90 €* / 1 Kilogramm)',
    medicine: false,
    colour: '#5b8c3e',
    text: 'Nahrungsergänzungsmittel mit 300 mg Magnesium je Beutel. Magnesium trägt zu einer normalen Muskelfunktion bei. Kein Ersatz für eine ausgewogene Ernährung.',
  }),
  product({
    pzn: '15028461',
    slug: 'Salinolind-Inhalationsloesung',
    name: 'Salinolind Inhalationslösung 0,9 %',
    group: 'Erkältung',
    content: '100 ml (20 × 5 ml)',
    price: 745,
    unitPrice: '(74,50 €* / 1 Liter)',
    medicine: false,
    colour: '#4a6fb3',
    text: 'Medizinprodukt. Isotone Kochsalzlösung für elektrische Vernebler, auch für Säuglinge geeignet.',
  }),
];

/** Amount in euros as the shop writes it. */
export const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
