import { describe, expect, it } from 'vitest';
import { mentionsAny } from './phrases.ts';
import { readServiceNames } from './service-names.ts';

const used = (text: string) => readServiceNames(text).used.map(({ serviceId }) => serviceId);

describe('names in a clause of doubt', () => {
  it.each([
    // denied
    'Ein Zählwerk ist nicht eingebaut, auch Hotjar nicht.',
    'Schriften kommen vom eigenen Server, nicht von Adobe Fonts.',
    'Nicht auf unserer Seite sind: Vimeo, Zählprogramme wie Matomo.',
    'Nach Trustpilot suchen Sie auf diesen Seiten vergebens.',
    'Hotjar (bei uns nicht in Gebrauch): hotjar.com/legal',
    'Chat: Fehlanzeige, auch Userlike.',
    // where pictures and texts come from
    'Bildnachweis: Pixabay, Pexels, Unsplash',
    'Bildquellen: www.pixabay.com und www.pexels.com',
    'Quelle: IT-Recht Kanzlei',
    'Unsere Rechtstexte werden von der IT-Recht Kanzlei aktualisiert.',
    'Die Rechtstexte dieser Seite stammen von Protected Shops.',
    'Wir werden rechtlich durch Protected Shops betreut.',
    // told in the past
    'We stopped using Hotjar and Loox last spring.',
    'Bis zum Umbau war es Vimeo.',
    'Eingebaut war auch einmal Userlike.',
    'Mailchimp, mit dem wir bis 2023 gearbeitet haben, erhält keine Daten mehr.',
    'I removed Matomo years ago, and the Disqus comments went with it.',
    'Für die Anmeldung habe ich ein Formular von Typeform benutzt, das ist abgeschafft.',
    // to come, or tried only
    'Ein Rundbrief ist geplant (voraussichtlich mit CleverReach).',
    'Für Spenden schwanken wir zwischen betterplace und RaiseNow.',
    'PayPal ist in Vorbereitung.',
    'Calendly haben wir uns angesehen.',
    'Mit Klaviyo würden wir das anders lösen.',
    // other places and people
    'Unsere Folgen gibt es auch bei Deezer.',
    'Unsere Zimmer finden Sie auch auf Booking.com.',
    'Für unsere Kunden richten wir Google Analytics und Matomo ein.',
    'Unsere Software bietet Schnittstellen zu Pipedrive und Mailchimp.',
    'Smoobu setzt seinerseits Stripe ein.',
    'Google Maps nutze ich nur privat beim Planen.',
    'Einen Link zu Google Maps finden Sie unten.',
    'Die Nachbarpraxis nutzt Doctolib, wir vergeben Termine am Telefon.',
    'In der App ist Firebase enthalten, auf der Website nicht.',
    'Im Onlineshop, für den eine eigene Erklärung gilt, läuft Criteo.',
    'Folgen hören Sie bei Spotify, Deezer oder wo immer es sie gibt.',
    'Karten verkaufen außer uns auch Eventim und Reservix.',
    'Zu unseren Leistungen gehören Kampagnen mit Google Ads und Criteo.',
    'Calendly steht auf unserer Wunschliste.',
    'Hotjar flog im März raus.',
    'Einzelheiten regeln die Nutzungsbedingungen, die Vimeo vorgibt.',
    'If you book through Expedia instead, their own terms apply.',
    'Our flats are also listed on Tripadvisor.',
    'Für Mandanten führen wir Akten in Pipedrive; das betrifft diese Website nicht.',
    'Andere Salons vergeben Termine über Treatwell, bei uns rufen Sie an.',
    'Beim Landesverband läuft die Anmeldung über Eventbrite.',
    'We considered Mixpanel but settled on server logs.',
    'Wird Ghostery verwendet, werden Aufrufe von Hotjar blockiert.',
    'Das Landgericht hat die Einbindung von Adobe Fonts für rechtswidrig gehalten.',
    'Die dänische Behörde hält den Einsatz von Google Analytics für unzulässig.',
    'Den Film sehen Sie auf Vimeo, wenn Sie auf den Link klicken.',
    'Zertifiziert sind unter anderem Zendesk und Mailchimp.',
    'Ob ein Unternehmen zertifiziert ist, etwa Zendesk, steht auf der Liste.',
    'Im Blog erklären wir, wie Sie Hotjar richtig einrichten.',
    'Unlike newspapers, which load Taboola, we carry no advertising.',
    'Setzt jemand Hotjar ein, sieht er Mausbewegungen. Wir tun das nicht.',
    'Meine Praxis ist bei Doctolib eingetragen.',
    'Die Einbindung von Trustpilot wurde im Januar zurückgebaut.',
    'Die Löhne rechnet ein Büro ab, das Personio nutzt.',
    'Danke an Font Awesome für die Zeichen, die auf unserem Server liegen.',
    'Von den Partnerportalen Tripadvisor und Booking.com erhalten wir Daten.',
    'So verhindern wir, dass Hotjar schon beim Laden Daten bekommt.',
    'Dienste wie Gravatar liefern Bilder; wir haben sie ausgeschaltet.',
    'Auf Trustpilot können Sie unsere Bewertungen nachlesen.',
    'Unsere Filme liegen bei Vimeo, eingebettet ist davon nichts.',
    'Zum Konzern zählt auch Criteo; dieser Dienst kommt bei uns nicht vor.',
    'Unsere Kampagnen auf LinkedIn planen wir selbst.',
  ])('are no use: %s', (text) => {
    expect(used(text).filter((id) => id !== 'smoobu')).toEqual([]);
  });

  it.each([
    ['Einwilligungen verwaltet Usercentrics aus München.', 'usercentrics'],
    ['Wir laden Karten von Google Maps.', 'google-maps'],
    ['Wir nutzen den „Besucheraktions-Pixel“ von Facebook.', 'meta-pixel'],
    ['Wir nutzen das Remarketing von Google.', 'google-ads'],
    ['Wir nutzen so genannte Web Fonts, die von Adobe bereitgestellt werden.', 'adobe-fonts'],
    ['Diese Seite nutzt so genannte Web Fonts, die von Google bereitgestellt werden.', 'google-fonts'],
    ['Termine vereinbaren Sie über CGM LIFE eSERVICES.', 'clickdoc'],
    ['Wir nutzen Leadfeeder der Liidio Oy, Finnland.', 'leadfeeder'],
    ['Zahlung über Concardis.', 'nexi'],
    ['Online-Reservierung über Bookatable.', 'thefork'],
    ['Wir laden Schriftarten von Google Fonts.', 'google-fonts'],
    ['Wir binden eine Wetterkarte des Deutschen Wetterdienstes ein.', 'dwd'],
    ['Wir haben das Prüfzeichen der IT-Recht Kanzlei auf unserer Website eingebunden.', 'it-recht-kanzlei'],
    ['Videoquelle: YouTube', 'youtube'],
    ['Die Onlinebuchung läuft über onepagebooking der HotelNetSolutions GmbH.', 'onepagebooking'],
    ['Wir nutzen das Bewerbermanagement rexx Recruitment.', 'rexx'],
    ['Wer nicht einwilligen will, nutzt contentpass.', 'contentpass'],
    ['Mit Klarna zahlen Sie auf Rechnung.', 'klarna'],
    ['Matomo zählt auf unserem Server und ohne Cookies.', 'matomo'],
    ['Das Archiv wurde durch Vimeo ersetzt.', 'vimeo'],
    ['Den Chat von LiveChat (früher stand dort Smartsupp) sehen Sie unten rechts.', 'livechat'],
    ['Maps are rendered by Mapbox; we moved away from Google Maps.', 'mapbox'],
    ['Bewerbungen gehen über Personio ein und werden nach sechs Monaten gelöscht.', 'personio'],
    ['Fathom counts page views without cookies.', 'fathom'],
    ['Links werden über das Partnerprogramm von Awin vergütet.', 'awin'],
    ['Um Ihnen künftig passende Angebote zu zeigen, verwenden wir Criteo.', 'criteo'],
    ['Vor dem Anhören fragt Cookiebot by Usercentrics.', 'cookiebot'],
    ['Das Portal von softgarden nutzen wir für Bewerbungen.', 'softgarden'],
    ['Filme zeigen wir über Vimeo (Vimeo.com, Inc., New York), wenn Sie zugestimmt haben.', 'vimeo'],
    ['Filme zeigen wir über YouTube (Google Ireland Limited, Dublin), wenn Sie zugestimmt haben.', 'youtube'],
    ['Zur Darstellung lädt diese Seite Google Fonts.', 'google-fonts'],
    ['Amazon-Konto Amazon Pay nein', 'amazon-pay'],
    ['Support takes place in Intercom (Intercom R&D Unlimited Company, Dublin).', 'intercom'],
    ['Meta-Pixel Meta Platforms Ireland Ltd., Dublin Anzeigen 180 Tage', 'meta-pixel'],
    ['Klarna\nKlarna prüft den Kauf. Sie können gegenüber Klarna Ihren Standpunkt darlegen.', 'klarna'],
    ['Die alte Fassung lag bei Strato, die jetzige liegt bei Hetzner.', 'hetzner'],
    ['Analytics is done by Fathom, a tool from Canada.', 'fathom'],
    ['Für Kundinnen, die online buchen, führen wir den Kalender in Treatwell.', 'treatwell'],
    ['Das Stellenportal betreibt für uns softgarden in Berlin.', 'softgarden'],
    ['Vor dem Server steht Cloudflare, Formulare prüft Cloudflare Turnstile.', 'cloudflare'],
    ['Zimmer buchen Sie über Beds24. Wir löschen die Buchung nach drei Jahren.', 'beds24'],
  ])('leave plain uses alone: %s', (text, id) => {
    expect(used(text)).toContain(id);
  });

  it('tell whose a product is', () => {
    expect(used('Cookiebot von Usercentrics A/S, Kopenhagen, merkt sich Ihre Auswahl.')).toEqual(['cookiebot']);
    expect(used('Wir nutzen Bunny Fonts (BunnyWay d.o.o., Ljubljana).')).toEqual(['bunny-fonts']);
    expect(used('Wir nutzen Karten von OpenStreetMap (OSM).')).toEqual(['openstreetmap']);
    expect(used('Die Karte kommt von OpenStreetMap Deutschland.')).toEqual(['openstreetmap-de']);
  });

  it('are named all the same', () => {
    expect(mentionsAny('Unsere Folgen gibt es auch bei Deezer.', ['Deezer'])).toBe(true);
    expect(mentionsAny('Einen Platz für Vimeo würden wir gern schaffen.', ['Vimeo'])).toBe(true);
  });

  it('take back what a heading promises', () => {
    expect(used('Vimeo\nVimeo war hier bis zum Umbau zu sehen.')).toEqual([]);
    expect(used('Vimeo\nFilme kommen von dort, wenn Sie zustimmen.')).toEqual(['vimeo']);
  });

  it('stand in the rows of a table under a title that denies them', () => {
    expect(used('Früher eingesetzte Dienste\nDienst bis wann\nHotjar 06/2023\nVimeo 05/2023')).toEqual([]);
  });

  it('are read row by row in a table', () => {
    const table = [
      'Unternehmen Leistung Ort der Verarbeitung Garantie',
      'Hetzner Online GmbH, Gunzenhausen Server der Website Deutschland nicht nötig',
      'Functional Software, Inc. (Sentry) Meldungen über Fehler aus der Oberfläche USA Klauseln',
      'Personio SE & Co. KG, München Bewerbungen und Verträge Deutschland nicht nötig',
    ].join('\n');
    expect(used(table)).toEqual(['hetzner', 'sentry', 'personio']);
  });
});
