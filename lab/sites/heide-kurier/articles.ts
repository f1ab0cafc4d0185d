/** An article of the paper. */
export interface Article {
  path: string;
  title: string;
  date: string;
  lead: string;
  text: string[];
}

/** What the paper wrote lately. */
export const articles: readonly Article[] = [
  {
    path: '/lokales/freibad-bleibt-offen',
    title: 'Freibad Walsrode bleibt bis Oktober geöffnet',
    date: '14. September 2026',
    lead: 'Der warme Spätsommer macht es möglich: Die Stadt verlängert die Saison um drei Wochen.',
    text: [
      'Am Dienstagmorgen dampft das Becken, 27 Frühschwimmer ziehen ihre Bahnen. „So voll war es im September noch nie“, sagt Betriebsleiterin Gesche Lührs. Der Rat hatte am Abend zuvor einstimmig beschlossen, das Bad erst am 4. Oktober zu schließen.',
      'Möglich wird das durch die neue Solaranlage auf dem Dach der Umkleiden, die das Wasser ohne zusätzliche Kosten auf 23 Grad hält. Die Eintrittspreise bleiben gleich, die Öffnungszeiten verkürzen sich auf 6.30 bis 18 Uhr.',
      'Für die kommende Saison plant die Stadt eine zweite Rutsche. Ob das Geld reicht, entscheidet sich mit dem Haushalt im Dezember.',
    ],
  },
  {
    path: '/lokales/heideblüte',
    title: 'Heideblüte zieht so viele Gäste an wie lange nicht',
    date: '2. September 2026',
    lead: 'Kutschen ausgebucht, Parkplätze voll: Die Gastgeber in der Heide zählen ein Plus von zwölf Prozent.',
    text: [
      'Rund um den Wilseder Berg leuchtet es lila, und die Gasthöfe freut es. Nach Zahlen des Verkehrsvereins übernachteten im August 41.000 Menschen in der Region, zwölf Prozent mehr als im Vorjahr.',
      'Nicht alle sind begeistert. Naturschützer fordern, den Zugang am Totengrund an Wochenenden zu begrenzen, weil Besucher die Wege verlassen. Der Landkreis will im Winter mit allen Beteiligten sprechen.',
    ],
  },
  {
    path: '/wirtschaft/spargelhof-energie',
    title: 'Spargelhof erzeugt seinen Strom jetzt selbst',
    date: '28. August 2026',
    lead: 'Familie Cordes deckt 900 Quadratmeter Dach mit Solarmodulen und versorgt damit auch die Nachbarn.',
    text: [
      'Kühlhäuser laufen Tag und Nacht, und das kostet. Auf dem Hof Cordes bei Soltau kommt der Strom dafür seit August vom eigenen Dach. Was übrig bleibt, fließt über einen kleinen Versorgungsverbund an sechs Nachbarhäuser.',
      '„Wir haben vier Jahre auf die Genehmigung gewartet“, sagt Hinnerk Cordes. Die Anlage soll sich in neun Jahren rechnen.',
    ],
  },
];
