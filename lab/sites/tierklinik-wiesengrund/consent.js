// The agency's settings of CookieConsent 3 and iframemanager.
const im = window.iframemanager();
const { CookieConsent } = window;

im.run({
  currLang: 'de',
  onChange: ({ changedServices, eventSource }) => {
    if (eventSource.type !== 'click') return;
    const services = [...CookieConsent.getUserPreferences().acceptedServices.media, ...changedServices];
    CookieConsent.acceptService(services, 'media');
  },
  services: {
    youtube: {
      embedUrl: 'https://www.youtube-nocookie.com/embed/{data-id}',
      thumbnailUrl: 'https://i.ytimg.com/vi/{data-id}/hqdefault.jpg',
      iframe: { allow: 'accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen;' },
      cookie: { name: 'cc_youtube' },
      languages: {
        de: {
          notice:
            'Das Video liegt bei YouTube (Google Ireland Ltd.). Wenn Sie es laden, erhält Google Ihre IP-Adresse, auch in den USA. <a href="/datenschutz#youtube">Mehr dazu</a>',
          loadBtn: 'Video einmal laden',
          loadAllBtn: 'YouTube immer erlauben',
        },
      },
    },
    googlemaps: {
      embedUrl: 'https://www.google.com/maps/embed?pb={data-id}',
      iframe: { allow: 'fullscreen' },
      cookie: { name: 'cc_googlemaps' },
      languages: {
        de: {
          notice:
            'Die Karte kommt von Google Maps (Google Ireland Ltd.). Wenn Sie sie laden, erhält Google Ihre IP-Adresse, auch in den USA. <a href="/datenschutz#maps">Mehr dazu</a>',
          loadBtn: 'Karte einmal laden',
          loadAllBtn: 'Google Maps immer erlauben',
        },
      },
    },
  },
});

function countWithCookies() {
  if (!CookieConsent.acceptedCategory('statistics')) return;
  window._paq.push(['setCookieConsentGiven']);
}

const service = (name, label) => ({
  label,
  onAccept: () => im.acceptService(name),
  onReject: () => im.rejectService(name),
});

const cookieTable = (rows) => ({
  caption: 'Cookies',
  headers: { name: 'Name', provider: 'Anbieter', description: 'Zweck', duration: 'Dauer' },
  body: rows.map(([name, provider, description, duration]) => ({ name, provider, description, duration })),
});

CookieConsent.run({
  // Erst die Seite, dann das Fenster (Wunsch der Klinik: Notfallnummer zuerst)
  autoShow: false,
  revision: 2,
  cookie: { name: 'cc_cookie', expiresAfterDays: 182 },
  guiOptions: {
    consentModal: { layout: 'box inline', position: 'bottom right', equalWeightButtons: true, flipButtons: false },
    preferencesModal: { layout: 'box', equalWeightButtons: true },
  },
  onConsent: countWithCookies,
  onChange: countWithCookies,
  categories: {
    necessary: { enabled: true, readOnly: true },
    statistics: {},
    media: { services: { youtube: service('youtube', 'YouTube'), googlemaps: service('googlemaps', 'Google Maps') } },
    marketing: {},
  },
  language: {
    default: 'de',
    translations: {
      de: {
        consentModal: {
          title: 'Cookies? Nur die, die Sie möchten.',
          description:
            'Wir nutzen Cookies und ähnliche Techniken für unsere Statistik, für Videos und Karten und für Marketing. Sie entscheiden, was davon Sie erlauben; vorher werden keine Daten an Dritte übertragen. Ihre Wahl ändern Sie jederzeit unten auf jeder Seite unter „Cookie-Einstellungen“.',
          acceptAllBtn: 'Alle akzeptieren',
          acceptNecessaryBtn: 'Nur notwendige',
          showPreferencesBtn: 'Einzeln auswählen',
          footer: '<a href="/impressum">Impressum</a>\n<a href="/datenschutz">Datenschutz</a>',
        },
        preferencesModal: {
          title: 'Cookie-Einstellungen',
          acceptAllBtn: 'Alle akzeptieren',
          acceptNecessaryBtn: 'Nur notwendige',
          savePreferencesBtn: 'Auswahl speichern',
          closeIconLabel: 'Schließen',
          serviceCounterLabel: 'Dienst|Dienste',
          sections: [
            {
              title: 'Notwendig',
              description: 'Für Formulare, für Ihre Auswahl hier und für den Live-Chat mit der Anmeldung.',
              linkedCategory: 'necessary',
              cookieTable: cookieTable([
                ['cc_cookie', 'Tierklinik Wiesengrund', 'Ihre Auswahl', '182 Tage'],
                ['kirby_session', 'Tierklinik Wiesengrund', 'Schutz der Formulare (CSRF)', '2 Stunden'],
                ['tidio_state_*', 'Tidio LLC', 'Live-Chat auf der Kontaktseite', 'dauerhaft'],
              ]),
            },
            {
              title: 'Statistik',
              description: 'Matomo erkennt mit Cookies wieder, ob Sie schon einmal da waren.',
              linkedCategory: 'statistics',
              cookieTable: cookieTable([
                ['_pk_id.*', 'Matomo', 'Zufällige Kennung', '13 Monate'],
                ['_pk_ses.*', 'Matomo', 'Besuch', '30 Minuten'],
              ]),
            },
            {
              title: 'Videos und Karten',
              description: 'Inhalte von Google, die dabei Daten auch in die USA übertragen (EU-US Data Privacy Framework).',
              linkedCategory: 'media',
              cookieTable: cookieTable([
                ['cc_youtube, cc_googlemaps', 'Tierklinik Wiesengrund', 'Merkt sich die Freigabe', '182 Tage'],
                ['NID, yt-remote-*', 'Google Ireland Ltd.', 'Einstellungen', 'bis 6 Monate'],
              ]),
            },
            {
              title: 'Marketing',
              description:
                'Google Ads misst, ob eine Anzeige zu einem Anruf oder Besuch geführt hat. Empfänger: Google Ireland Ltd., auch in den USA.',
              linkedCategory: 'marketing',
              cookieTable: cookieTable([
                ['_gcl_au', 'Google Ireland Ltd.', 'Wirkung von Anzeigen', '90 Tage'],
                ['IDE', 'Google Ireland Ltd.', 'Wirkung von Anzeigen', '13 Monate'],
              ]),
            },
          ],
        },
      },
    },
  },
}).then(() => {
  if (!CookieConsent.validConsent()) setTimeout(() => CookieConsent.show(true), 2200);
});
