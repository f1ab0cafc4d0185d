const cookie = (name: string, description: string, lifetime: string, provider: string) => ({ name, description, lifetime, provider });

/** What Amasty's endpoint tells the banner: groups with their cookies, as entered in the administration. */
export const consentGroups = {
  groupData: [
    {
      groupId: '1',
      isEssential: true,
      checked: true,
      name: 'Technisch notwendig',
      description: 'Ohne diese Cookies funktionieren Warenkorb, Anmeldung und Bestellung nicht.',
      cookies: [
        cookie('PHPSESSID', 'Sitzung auf unserem Server', '1 Stunde', 'Werkzeug Falkner'),
        cookie('form_key', 'Schutz von Formularen vor Fälschung', 'Sitzung', 'Werkzeug Falkner'),
        cookie(
          'mage-cache-sessid, section_data_ids, private_content_version',
          'Zwischenspeicher für Warenkorb und Kundendaten',
          'Sitzung bis 10 Jahre',
          'Werkzeug Falkner',
        ),
        cookie(
          'amcookie_allowed, amcookie_disallowed, amcookie_policy_restriction',
          'merken Ihre Cookie-Auswahl',
          '1 Jahr',
          'Werkzeug Falkner',
        ),
      ],
    },
    {
      groupId: '2',
      isEssential: false,
      checked: false,
      name: 'Komfort',
      description: 'Live-Chat, Raten-Hinweise von Klarna und zuletzt angesehene Artikel.',
      cookies: [
        cookie('uslk_umm_*', 'Live-Chat', '1 Jahr', 'Userlike UG'),
        cookie('__klarna_sdk_session', 'Anzeige von Zahlungsoptionen', 'dauerhaft', 'Klarna Bank AB'),
        cookie('recently_viewed_product', 'zuletzt angesehene Artikel', 'dauerhaft', 'Werkzeug Falkner'),
      ],
    },
    {
      groupId: '3',
      isEssential: false,
      checked: false,
      name: 'Statistik',
      description: 'Reichweitenmessung und Aufzeichnung der Bedienung, um den Shop zu verbessern.',
      cookies: [
        cookie('_ga, _ga_*', 'Google Analytics 4', '2 Jahre', 'Google Ireland Limited'),
        cookie('mf_user, mf_*', 'Mouseflow', '90 Tage', 'Mouseflow ApS'),
      ],
    },
    {
      groupId: '4',
      isEssential: false,
      checked: false,
      name: 'Marketing',
      description: 'Erfolgsmessung von Anzeigen und personalisierte Werbung auf anderen Seiten.',
      cookies: [
        cookie('_gcl_au, IDE', 'Google Ads', '90 Tage bis 13 Monate', 'Google Ireland Limited'),
        cookie('_uetsid, _uetvid, MUID', 'Microsoft Advertising', '1 Tag bis 13 Monate', 'Microsoft Ireland Operations Limited'),
        cookie('cto_bundle, uid', 'Criteo', '13 Monate', 'Criteo SA'),
      ],
    },
  ],
  lastUpdate: '1762848000',
  cookiePolicy: 1,
} as const;
