/** German texts of the home page; the shape the English ones are held to. */
export const home = {
  title: 'Was lädt Ihre Website, <marked>bevor jemand zustimmt?</marked>',
  lead: '{{product}} besucht Ihre Website dreimal in einem echten Browser: ohne Interaktion, nach dem Ablehnen und nach dem Zustimmen. Sie sehen, was dabei geschieht und was Sie als Nächstes tun können.',
  form: {
    examples: 'Beispiele, die ohne Internet erreichbar sind',
    useExample: '{{url}} als Adresse übernehmen',
  },
  figure: {
    title: 'Drei Besuche derselben Seite.',
    text: 'Jeder Strich ist eine Anfrage, von links nach rechts die Zeit. Beispiel: tassenwerk.example',
    label: 'Beispiel eines Zeitverlaufs',
    none: '3 Tracker',
    reject: '2 Tracker laufen weiter',
    accept: '12 Tracker',
  },
  how: {
    title: 'So geht der Scan vor',
    text: 'Drei getrennte Sitzungen, jede mit leerem Browser.',
    none: 'Keine Interaktion',
    noneText:
      'Die Seite wird geöffnet, das Banner bleibt unberührt. Was jetzt schon im Endgerät gespeichert oder daraus ausgelesen wird, braucht eine Ausnahme nach § 25 Abs. 2 TDDDG. Was an Dritte geht, braucht eine Rechtsgrundlage nach Art. 6 DSGVO.',
    reject: 'Abgelehnt',
    rejectText:
      'Der Scan lehnt im Banner ab und liest danach aus, ob die Ablehnung angekommen ist. Ein Klick allein gilt nicht als Ergebnis. Bleiben Tracker aktiv, steht die Anfrage als Nachweis im Bericht.',
    accept: 'Zugestimmt',
    acceptText:
      'Der Scan stimmt allem zu. So wird sichtbar, welche Dienste Sie einsetzen, wohin Daten fließen und ob Ihre Datenschutzerklärung diese Dienste nennt.',
    pages_one: 'Besucht werden die Startseite, die Rechtstexte und eine weitere Seite.',
    pages_other: 'Besucht werden die Startseite, die Rechtstexte und bis zu {{count}} weitere Seiten.',
  },
  rely: {
    title: 'Worauf Sie sich verlassen können',
    checks_one: 'Prüfung in {{areas}} Bereichen',
    checks_other: 'Prüfungen in {{areas}} Bereichen',
    checksText: 'Jede nennt Rechtsgrundlage, Nachweis und die Sicherheit der Feststellung.',
    thirdParty: 'Anfragen an Dritte durch uns',
    thirdPartyText: 'Diese Anwendung lädt Schriften, Skripte und Bilder nur vom eigenen Server.',
    retention_one: 'Tag Aufbewahrung ohne Konto',
    retention_other: 'Tage Aufbewahrung ohne Konto',
    retentionText: 'Danach wird der Bericht eines Besucher-Scans gelöscht, mit allen Nachweisen.',
    open: 'Offene Punkte bleiben offen',
    openText: 'Was der Scan nicht untersuchen konnte, steht im Bericht, mit dem Grund.',
  },
  limits: {
    title: 'Was der Scan nicht ist',
    text: '{{product}} stellt technisch fest, was eine Website tut, und ordnet es ein. „OK“ heißt: In den geprüften Zuständen und Seiten wurde keine Auffälligkeit festgestellt. Das ersetzt keine Rechtsberatung und ist keine Bestätigung, dass eine Website rechtmäßig ist.',
  },
  newScan: {
    link: 'Neuer Scan',
    title: 'Neuen Scan beginnen?',
    message: 'Dieser Scan und sein Bericht sind danach nicht mehr erreichbar: Den Schlüssel dazu kennt nur dieser Tab.',
  },
};
