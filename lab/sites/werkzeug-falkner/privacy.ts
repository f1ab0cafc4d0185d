import type { ShopPage } from './magento.ts';

interface Passage {
  title: string;
  id?: string;
  text: readonly string[];
}

const consent =
  'Rechtsgrundlage ist Ihre Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a DSGVO), die Sie über „Cookie-Einstellungen“ im Fuß jeder Seite mit Wirkung für die Zukunft widerrufen können.';
const framework = (name: string) =>
  `${name} ist nach dem EU-US Data Privacy Framework zertifiziert (Angemessenheitsbeschluss vom 10. Juli 2023, Art. 45 DSGVO); ergänzend gelten Standardvertragsklauseln.`;

const general: readonly Passage[] = [
  {
    title: '1. Verantwortlicher',
    text: [
      'Verantwortlich im Sinne der DSGVO ist die Werkzeug Falkner GmbH &amp; Co. KG, Hastener Straße 118, 42855 Remscheid, Telefon +49 2191 555 04-40, service@werkzeug-falkner.test, vertreten durch die Falkner Verwaltungs-GmbH.',
    ],
  },
  {
    title: '2. Datenschutzbeauftragter',
    text: ['Dr. Henrike Sölter, Sölter Datenschutzberatung, Kölner Straße 41, 42897 Remscheid, datenschutz@werkzeug-falkner.test.'],
  },
  {
    title: '3. Besuch des Shops, Hosting',
    text: [
      'Bei jedem Abruf verarbeitet der Webserver IP-Adresse, Zeitpunkt, abgerufene Datei, Statuscode, übertragene Menge, Referrer und Kennung des Browsers. Das ist nötig, um die Seite auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO; unser Interesse: ein sicherer, stabiler Shop). Protokolle löschen wir nach 14 Tagen. Der Shop läuft bei der maxcluster GmbH, Paderborn, auf Servern in Deutschland; ein Vertrag nach Art. 28 DSGVO besteht.',
    ],
  },
  {
    title: '4. Cookies und Einwilligung',
    text: [
      'Notwendige Cookies und Speichereinträge setzen wir nach § 25 Abs. 2 Nr. 2 TDDDG: PHPSESSID (Sitzung, 1 Stunde), form_key, mage-cache-sessid, section_data_ids (Ende der Sitzung), private_content_version (10 Jahre laut Hersteller; Browser kürzen auf 400 Tage) sowie mage-cache-storage, mage-cache-storage-section-invalidation und mage-cache-timeout im Web-Speicher (Zwischenspeicher für Warenkorb und Anmeldung, 1 Stunde gültig).',
      'Ihre Auswahl im Cookie-Fenster merken amcookie_allowed, amcookie_disallowed und amcookie_policy_restriction (je 1 Jahr) und amCookieBarFirstShowTime im Web-Speicher. Rechtsgrundlage ist Art. 6 Abs. 1 lit. c DSGVO: Wir müssen Einwilligungen nachweisen. Das Fenster läuft auf unserem Server. Mit Einwilligung in „Komfort“ merkt recently_viewed_product im Web-Speicher die zuletzt angesehenen Artikel.',
    ],
  },
  {
    title: '5. Bestellung und Kundenkonto',
    text: [
      'Für eine Bestellung verarbeiten wir Name, Anschrift, E-Mail-Adresse, bestellte Ware und Zahlungsart (Art. 6 Abs. 1 lit. b DSGVO). Telefonnummer und Firma sind freiwillig. Ein Konto ist nicht erforderlich. Empfänger sind DHL Paket GmbH (Versand), die Zahlungsdienste und unsere Steuerberatung. Rechnungen bewahren wir 8 Jahre, Geschäftsbriefe 6 Jahre auf (§ 147 AO, § 257 HGB; Art. 6 Abs. 1 lit. c DSGVO). Konten löschen wir auf Wunsch, sonst nach drei Jahren ohne Anmeldung.',
      'Bei Geschäftskunden prüfen wir die USt-IdNr. beim Bundeszentralamt für Steuern (Art. 6 Abs. 1 lit. c DSGVO) und vor Kauf auf Rechnung die Bonität bei der Creditreform Remscheid (Art. 6 Abs. 1 lit. f DSGVO; unser Interesse: Schutz vor Ausfall). Eine allein automatisierte Entscheidung im Sinne des Art. 22 DSGVO treffen wir nicht.',
    ],
  },
  {
    title: '6. Newsletter',
    id: 'newsletter',
    text: [
      'Den Newsletter senden wir nach Anmeldung und Bestätigung (Double-Opt-in) auf Grund Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 Nr. 2 UWG). Wir werten aus, welche E-Mails geöffnet und welche Links angeklickt werden; auch darauf bezieht sich die Einwilligung. Den Nachweis (Zeitpunkt, IP-Adresse) bewahren wir bis drei Jahre nach der Abmeldung auf. Den Versand übernimmt die CleverReach GmbH &amp; Co. KG, Rastede, als Auftragsverarbeiterin. Abmelden können Sie sich über den Link in jeder E-Mail.',
    ],
  },
];

const services: readonly Passage[] = [
  {
    title: '7. Google Tag Manager',
    text: [
      'Wir verwalten Dienste mit dem Tag Manager der Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland. Er setzt selbst keine Cookies, erfährt beim Laden aber Ihre IP-Adresse (Art. 6 Abs. 1 lit. f DSGVO; unser Interesse: einheitliche Steuerung der Dienste nach Ihrer Auswahl).',
      framework('Die Google LLC, USA,'),
    ],
  },
  {
    title: '8. Google Analytics 4 und Google Ads',
    text: [
      'Mit Einwilligung in „Statistik“ nutzen wir Google Analytics 4 zur Reichweitenmessung (Cookies _ga und _ga_*, 2 Jahre; Aufbewahrung der Ereignisdaten 14 Monate), mit Einwilligung in „Marketing“ Google Ads zur Erfolgsmessung und für Zielgruppen (_gcl_au 90 Tage, IDE bei doubleclick.net 13 Monate). <strong>Ohne Ihre Einwilligung werden Google Analytics und Google Ads nicht geladen und es werden keine Daten an diese Dienste übermittelt.</strong>',
      `Anbieter ist die Google Ireland Limited. ${consent} ${framework('Die Google LLC, USA,')}`,
    ],
  },
  {
    title: '9. Microsoft Advertising (Bing UET)',
    text: [
      `Mit Einwilligung in „Marketing“ setzt die Microsoft Ireland Operations Limited, One Microsoft Place, South County Business Park, Leopardstown, Dublin 18, Cookies, um den Erfolg unserer Anzeigen bei Bing zu messen: _uetsid (1 Tag), _uetvid (16 Tage), MUID (13 Monate), MR (7 Tage). ${consent} ${framework('Die Microsoft Corporation, USA,')}`,
    ],
  },
  {
    title: '10. Criteo',
    text: [
      `Mit Einwilligung in „Marketing“ zeigt die Criteo SA, 32 Rue Blanche, 75009 Paris, Frankreich, auf anderen Seiten Werbung für Artikel, die Sie bei uns angesehen haben (cto_bundle, uid bei criteo.com, je 13 Monate). Für Erhebung und Übermittlung sind Criteo und wir gemeinsam verantwortlich (Art. 26 DSGVO); das Wesentliche der Vereinbarung steht unter criteo.com/privacy. ${consent} Eine Übermittlung an Criteo Corp., USA, beruht auf Standardvertragsklauseln (Art. 46 DSGVO).`,
    ],
  },
  {
    title: '11. Mouseflow',
    text: [
      `Mit Einwilligung in „Statistik“ zeichnet Mouseflow (Mouseflow ApS, Flaesketorvet 68, 1711 Kopenhagen, Dänemark) Mausbewegungen, Klicks, Scrollen und die angezeigte Seite auf, damit wir Bedienfehler finden (mf_user 90 Tage, mf_* Ende der Sitzung). Eingaben in Felder werden unkenntlich gemacht. Aufzeichnungen werden nach 3 Monaten gelöscht. Vertrag nach Art. 28 DSGVO, Speicherung in der EU. ${consent}`,
    ],
  },
  {
    title: '12. New Relic',
    text: [
      'Um Störungen und lange Ladezeiten zu erkennen, setzen wir New Relic Browser der New Relic International Limited, Dublin, Irland, ein. Der Agent misst Ladezeiten und JavaScript-Fehler und übermittelt sie mit Ihrer IP-Adresse (wird nicht gespeichert) an Server in der EU. Cookies und Web-Speicher sind abgeschaltet; es wird keine Kennung vergeben. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO (unser Interesse: ein stabiler Shop); Sie können widersprechen. Daten werden nach 8 Tagen gelöscht. Vertrag nach Art. 28 DSGVO; für einen Zugriff der New Relic, Inc., USA, gilt das EU-US Data Privacy Framework.',
    ],
  },
  {
    title: '13. Suche von Findologic',
    text: [
      'Die Artikelsuche betreibt die Findologic GmbH, Jakob-Haringer-Straße 5a, 5020 Salzburg, Österreich, als Auftragsverarbeiterin. Ihr Skript lädt mit jeder Seite und übermittelt die IP-Adresse; Suchbegriffe gehen erst beim Tippen dorthin. Cookies werden nicht gesetzt (Art. 6 Abs. 1 lit. f DSGVO; unser Interesse: auffindbare Artikel). Suchbegriffe werden nach 30 Tagen ohne Personenbezug gespeichert.',
    ],
  },
  {
    title: '14. Trusted Shops',
    text: [
      'Wir zeigen das Gütesiegel und gesammelte Bewertungen der Trusted Shops SE, Subbelrather Straße 15C, 50823 Köln. Beim Abruf wird Ihre IP-Adresse übertragen und nicht ausgewertet; gespeichert wird auf Ihrem Gerät nichts. Wir sind mit Trusted Shops gemeinsam verantwortlich (Art. 26 DSGVO); Rechte können Sie bei beiden geltend machen. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO (unser Interesse: sicheres Einkaufen und optimale Vermarktung). Protokolle werden nach 90 Tagen gelöscht.',
    ],
  },
  {
    title: '15. Zahlung: PayPal und Klarna',
    text: [
      'An der Kasse lädt die Schaltfläche von PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, 2449 Luxemburg). PayPal setzt dabei eigene Cookies, unter anderem zur Betrugsvorbeugung (ts, ts_c 3 Jahre; x-pp-s, nsid Sitzung; l7_az 30 Minuten; tsrce 3 Tage; LANG 9 Stunden; enforce_policy 1 Jahr; __paypal_storage__ im Web-Speicher). Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, § 25 Abs. 2 Nr. 2 TDDDG. Eine Übermittlung in Drittländer stützt PayPal auf verbindliche interne Vorschriften (Art. 47 DSGVO).',
      `Klarna (Klarna Bank AB (publ), Sveavägen 46, 111 34 Stockholm, Schweden) führt Rechnungs- und Ratenkauf durch und prüft dafür die Bonität (Art. 6 Abs. 1 lit. b DSGVO). Mit Einwilligung in „Komfort“ zeigt Klarna am Artikel Hinweise auf Raten (__klarna_sdk_session im Web-Speicher, dauerhaft). ${consent}`,
    ],
  },
  {
    title: '16. Chat von Userlike',
    text: [
      `Mit Einwilligung in „Komfort“ laden wir den Chat der Userlike UG (haftungsbeschränkt), Probsteigasse 44–46, 50670 Köln. Er setzt uslk_umm_41877_s (1 Jahr) und uslk_umm_41877_m im Web-Speicher. Chats löschen wir nach 6 Monaten. Vertrag nach Art. 28 DSGVO; Inhalte liegen auf Servern in Deutschland, Skripte kommen aus dem Netz von Amazon Web Services (Irland). ${consent}`,
    ],
  },
  {
    title: '17. Google reCAPTCHA',
    id: 'recaptcha',
    text: [
      'Die Registrierung schützen wir mit reCAPTCHA v3 der Google Ireland Limited vor automatischen Eingaben. Google wertet dazu IP-Adresse, Verweildauer, Mausbewegungen und vorhandene Google-Cookies aus und setzt _GRECAPTCHA (6 Monate) sowie _grecaptcha und rc::a, rc::c im Web-Speicher. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO (unser Interesse: Schutz vor Missbrauch).',
      framework('Die Google LLC, USA,'),
    ],
  },
  {
    title: '18. Ihre Rechte',
    text: [
      'Sie haben das Recht auf Auskunft (Art. 15), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18) und Datenübertragbarkeit (Art. 20 DSGVO). Einwilligungen können Sie jederzeit widerrufen, ohne dass die bis dahin erfolgte Verarbeitung unrechtmäßig wird.',
      '<strong>Widerspruchsrecht (Art. 21 DSGVO): Verarbeitungen auf Grund von Art. 6 Abs. 1 lit. f DSGVO können Sie aus Gründen Ihrer besonderen Situation widersprechen, Direktwerbung jederzeit ohne Begründung.</strong>',
      'Sie können sich bei einer Aufsichtsbehörde beschweren, etwa bei der Landesbeauftragten für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, Kavalleriestraße 2–4, 40213 Düsseldorf. Pflichtangaben sind in Formularen mit * gekennzeichnet; ohne sie können wir nicht liefern. Die übrigen Angaben sind freiwillig.',
    ],
  },
];

const passage = ({ title, id, text }: Passage) =>
  `<h2${id ? ` id="${id}"` : ''}>${title}</h2>${text.map((paragraph) => `<p>${paragraph}</p>`).join('')}`;

/** The privacy notice: complete, but wrong about Google before consent and about the lifetime of `_uetvid`. */
export const privacyPage: ShopPage = {
  path: '/datenschutz',
  title: 'Datenschutzerklärung',
  type: 'cms-datenschutz cms-page-view page-layout-1column',
  crumbs: ['Datenschutzerklärung'],
  main: `<h1 class="page-title">Datenschutzerklärung</h1><p>Stand: September 2026</p>${[...general, ...services].map(passage).join('')}`,
};
