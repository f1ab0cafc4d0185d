import { bottlePicture } from './pictures.ts';

/** A wine as the shop offers it. Amounts in cents and millilitres. */
export interface Product {
  number: string;
  name: string;
  path: string;
  category: 'weisswein' | 'rotwein' | 'sekt' | 'paket';
  price: number;
  millilitres: number;
  alcohol: string;
  text: string;
  ingredients: string;
  energy: string;
  picture: string;
  svg: string;
}

function product(
  values: Omit<Product, 'path' | 'picture' | 'svg'> & { slug: string; colours: [glass: string, label: string]; bottles?: number },
): Product {
  const { slug, colours, bottles, ...rest } = values;
  return {
    ...rest,
    path: `/${slug}/${values.number}`,
    picture: `/media/${values.number.slice(-2).toLowerCase()}/4f/c1/1738845121/${slug.toLowerCase()}.svg`,
    svg: bottlePicture(values.name, colours[0], colours[1], bottles),
  };
}

const still = 'Trauben*, Antioxidationsmittel: Sulfite, unter Schutzatmosphäre abgefüllt';

/** What is for sale. */
export const products: readonly Product[] = [
  product({
    number: 'STK-2401',
    name: 'Riesling „Kalkmergel“ trocken 2024',
    slug: 'Riesling-Kalkmergel-trocken-2024',
    category: 'weisswein',
    price: 990,
    millilitres: 750,
    alcohol: '12,0 % vol',
    text: 'Weinbergpfirsich, nasser Stein, ein Hauch Salz. Von den oberen Zeilen am Kirchspiel, wo der Mergel aus dem Boden schaut. Spontan vergoren, sechs Monate auf der Feinhefe im Stahltank.',
    ingredients: still,
    energy: '306 kJ / 74 kcal',
    colours: ['#4d6130', '#f6f0d9'],
  }),
  product({
    number: 'STK-2403',
    name: 'Silvaner „Vom Löss“ trocken 2024',
    slug: 'Silvaner-Vom-Loess-trocken-2024',
    category: 'weisswein',
    price: 840,
    millilitres: 750,
    alcohol: '11,5 % vol',
    text: 'Der Wein, den wir selbst am häufigsten öffnen: Birne, Heu, grüne Mandel. Im alten Doppelstück ausgebaut.',
    ingredients: still,
    energy: '297 kJ / 71 kcal',
    colours: ['#6b7a3a', '#ffffff'],
  }),
  product({
    number: 'STK-2406',
    name: 'Grauburgunder trocken 2024',
    slug: 'Grauburgunder-trocken-2024',
    category: 'weisswein',
    price: 930,
    millilitres: 750,
    alcohol: '12,5 % vol',
    text: 'Reife gelbe Früchte, etwas Walnuss, saftig und trocken. Passt zu Zwiebelkuchen, Saumagen und Sonntagabend.',
    ingredients: still,
    energy: '315 kJ / 76 kcal',
    colours: ['#55602c', '#efe2c8'],
  }),
  product({
    number: 'STK-2211',
    name: 'Spätburgunder „Alte Reben“ 2022',
    slug: 'Spaetburgunder-Alte-Reben-2022',
    category: 'rotwein',
    price: 1650,
    millilitres: 750,
    alcohol: '13,0 % vol',
    text: 'Reben von 1974, von Hand gelesen, 16 Monate im gebrauchten Barrique, unfiltriert. Sauerkirsche, Waldboden, feines Tannin.',
    ingredients: 'Trauben*, Antioxidationsmittel: Sulfite',
    energy: '327 kJ / 79 kcal',
    colours: ['#2a1a1e', '#e9dfd6'],
  }),
  product({
    number: 'STK-2314',
    name: 'Dornfelder trocken 2023',
    slug: 'Dornfelder-trocken-2023',
    category: 'rotwein',
    price: 780,
    millilitres: 750,
    alcohol: '12,5 % vol',
    text: 'Brombeere, Holunder, dunkle Schokolade. Zum Grillen, zur Pizza, zum Krimi.',
    ingredients: still,
    energy: '318 kJ / 77 kcal',
    colours: ['#2e1426', '#d9b8b0'],
  }),
  product({
    number: 'STK-2221',
    name: 'Riesling Winzersekt brut 2022',
    slug: 'Riesling-Winzersekt-brut-2022',
    category: 'sekt',
    price: 1440,
    millilitres: 750,
    alcohol: '12,0 % vol',
    text: 'Flaschengärung, 24 Monate Hefelager, von Hand gerüttelt. Apfel, Brioche, lebhafte Perlage.',
    ingredients: 'Grundwein (Trauben*, Antioxidationsmittel: Sulfite), Fülldosage, Versanddosage',
    energy: '310 kJ / 75 kcal',
    colours: ['#1f3326', '#d8b75c'],
  }),
  product({
    number: 'STK-PK01',
    name: 'Probierpaket „Sechs vom Hang“',
    slug: 'Probierpaket-Sechs-vom-Hang',
    category: 'paket',
    price: 5400,
    millilitres: 4500,
    alcohol: '11,5–13,0 % vol',
    text: 'Je eine Flasche Riesling „Kalkmergel“, Silvaner „Vom Löss“, Grauburgunder und Dornfelder und zwei Flaschen unseres Gutsrieslings. Mit Verkostungsblatt.',
    ingredients: 'siehe Einzelweine; alle Weine aus Trauben*, Antioxidationsmittel: Sulfite',
    energy: 'je nach Wein 297–318 kJ / 71–77 kcal',
    colours: ['#4d6130', '#f6f0d9'],
    bottles: 3,
  }),
];

/** Amount in euros as the shop writes it; the star leads to taxes and shipping. */
export function euros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`;
}

/** „Inhalt: 0.75 Liter (13,20 €* / 1 Liter)“. */
export function unitPrice({ price, millilitres }: Product): string {
  const perLitre = Math.round((price * 1000) / millilitres);
  return `<span class="product-unit-label">Inhalt:</span> <span class="price-unit-content">${millilitres / 1000} Liter</span> <span class="price-unit-reference-content">(${euros(perLitre)}* / 1 Liter)</span>`;
}

/** The product with a number. */
export const productOf = (number: string | null): Product | undefined => products.find((product) => product.number === number);
