const steps = {
  de: '1. Holen Sie für {service} eine ausdrückliche Einwilligung ein, die Art. 9 DSGVO und die Art der Daten nennt, oder lassen Sie den Dienst auf den Seiten mit sensiblem Inhalt weg ({paths}). Auf Bestell- und Terminseiten lassen Sie ihn in jedem Fall weg.\n2. Wollen Sie weiter zählen, genügt oft eine Messung auf dem eigenen Server, ohne Cookie und Kennung.',
  en: '1. Obtain for {service} an explicit consent that names Art. 9 GDPR and the kind of data, or leave the service out on the pages with sensitive content ({paths}). On ordering and appointment pages leave it out in any case.\n2. If you want to go on counting, a measurement on your own server without cookie and identifier is often enough.',
};

/** Steps against statistics of others on a website with a sensitive topic. */
export const countingFixes = {
  de: { statistics: steps.de, statisticsEarly: steps.de, statisticsUnasked: steps.de },
  en: { statistics: steps.en, statisticsEarly: steps.en, statisticsUnasked: steps.en },
};

/** What others count there: after accepting, before the answer as well, or where nobody is asked. */
export const countingMessages = {
  de: {
    statisticsUnasked:
      '{service} wertet ohne Einwilligung aus, wer die Website mit sensiblem Thema besucht, mit Adresse oder Titel der Seiten ({paths}); eine Abfrage, die Art. 9 DSGVO oder besonders geschützte Daten nennt, wurde nicht gefunden',
    statisticsEarly:
      '{service} wertet schon ohne Einwilligung aus, wer die Website mit sensiblem Thema besucht, mit Adresse oder Titel der Seiten ({paths}); das Banner nennt weder Art. 9 DSGVO noch besonders geschützte Daten, auch eine Zustimmung dort deckt das nicht',
    statistics:
      '{service} wertet nach dem Zustimmen aus, wer die Website mit sensiblem Thema besucht, mit Adresse oder Titel der Seiten ({paths}); das Banner nennt weder Art. 9 DSGVO noch besonders geschützte Daten',
  },
  en: {
    statisticsUnasked:
      '{service} evaluates without consent who visits the website with a sensitive topic, with address or title of the pages ({paths}); no request for consent that names Art. 9 GDPR or specially protected data was found',
    statisticsEarly:
      '{service} evaluates already without consent who visits the website with a sensitive topic, with address or title of the pages ({paths}); the banner names neither Art. 9 GDPR nor specially protected data, an acceptance there does not cover it either',
    statistics:
      '{service} evaluates after acceptance who visits the website with a sensitive topic, with address or title of the pages ({paths}); the banner names neither Art. 9 GDPR nor specially protected data',
  },
};
