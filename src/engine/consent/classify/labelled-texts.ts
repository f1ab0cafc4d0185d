import type { ControlRole } from '#evidence/banner.ts';

/** German labels by what the control does, separated by `|`. The tests of the classifier read them. */
export const germanTexts: Partial<Record<ControlRole, string>> = {
  accept: `
    Alle akzeptieren | Akzeptieren | Alle Cookies akzeptieren | Zustimmen | Allen zustimmen | Ich stimme zu |
    Ich stimme allen Cookies zu | Einverstanden | Ja, einverstanden | Ich bin einverstanden | Alle erlauben | Alle zulassen |
    Cookies zulassen | Annehmen | Alles annehmen | Einwilligen | Ich willige ein | Zustimmen und weiter |
    Zustimmen & kostenlos weiterlesen | Akzeptieren & schließen | OK, alle akzeptieren | Alle auswählen und bestätigen |
    Alle auswählen & speichern | Alle Dienste aktivieren | Weiter mit Werbung | Akzeptieren und weiter zu beispiel.de |
    Zustimmung erteilen | Optionale Cookies akzeptieren | Nicht notwendige Cookies zulassen | Alle Cookies verwenden |
    Ja, alle Cookies bitte | Alle bestätigen | Gerne akzeptieren | Allen Partnern zustimmen und fortfahren |
    Mit empfohlenen Einstellungen fortfahren | Alle Kategorien akzeptieren | Vollständig zustimmen |
    Alles akzeptieren und Seite besuchen | Alle Cookies übernehmen | Alles übernehmen | Alle Cookies freischalten |
    Alle (inkl. US-Anbieter) akzeptieren | Alle akzeptieren (auch US-Dienste) | Alle Kekse annehmen | Her mit den Keksen`,
  reject: `
    Nein zu Cookies | Ablehnen* | Ablehnen | Alle ablehnen | Alles ablehnen | Ich lehne ab | Ich lehne alle Cookies ab | Cookies ablehnen |
    Optionale Cookies ablehnen | Nicht akzeptieren | Ich stimme nicht zu | Ich bin nicht einverstanden | Nicht zustimmen |
    Nichts davon erlauben | Keine Cookies zulassen | Cookies nicht zulassen | Nur notwendige | Nur notwendige Cookies |
    Nur essenzielle Cookies akzeptieren | Nur essentielle | Nur technisch notwendige Cookies zulassen |
    Ausschließlich erforderliche Cookies | Lediglich unbedingt erforderliche | Technisch notwendige Cookies akzeptieren |
    Mit notwendigen Cookies fortfahren | Ohne Einwilligung fortfahren | Weiter ohne Zustimmung | Weiter ohne zu akzeptieren |
    Ohne Cookies weiter | Weiter ohne Tracking | Alle Cookies ablehnen außer notwendige | Alles außer Notwendigem ablehnen |
    Ablehnen & schließen | Ablehnen und nur notwendige Cookies erlauben | Nein, danke | Nein danke | Nein, nur notwendige |
    OK, nur notwendige Cookies | Ja, aber nur notwendige | Widersprechen | Verweigern | Zustimmung verweigern |
    Alle Einwilligungen widerrufen | Nicht notwendige ablehnen | Unnötige Cookies ablehnen | Alle deaktivieren |
    Nur Notwendige speichern | Alle ablehnen und speichern | Keine Cookies | Ich möchte nicht zustimmen | Lieber ablehnen |
    Nur funktionale Cookies zulassen | Notwendige reichen mir | Auf notwendige Cookies beschränken |
    Mit funktionsnotwendigen Cookies fortfahren | Nur Pflicht-Cookies | Nein zu allen | Restliche ablehnen |
    Personalisierung ablehnen | Nur die nötigen Krümel | Nur das Wichtigste | Nur wichtige Cookies | Nur Session-Cookies |
    Lieber ohne | Nö, danke | Auf keinen Fall | Ich möchte das nicht | Keine Kekse | Ich mag keine Cookies`,
  settings: `
    Einstellungen | Cookie-Einstellungen | Cookieeinstellungen | Cookie Einstellungen anpassen | Datenschutz-Einstellungen |
    Privatsphäre-Einstellungen ändern | Individuelle Einstellungen | Anpassen | Individuell anpassen | Einstellungen verwalten |
    Cookies verwalten | Optionen | Mehr Optionen | Weitere Einstellungen | Details anzeigen | Zwecke anzeigen | Auswahl anpassen
    | Selbst auswählen | Einzeln auswählen | Einzelne Dienste auswählen | Individuell auswählen | Individuell | Einzeln festlegen | Ich entscheide selbst | Konfigurieren | Präferenzen | Cookies individuell einstellen |
    Einstellungen oder ablehnen | Nein, Einstellungen anpassen | Zustimmung verwalten | Mehr erfahren und anpassen |
    Zu den Einstellungen | Detaillierte Einstellungen | Ich möchte auswählen | Feineinstellungen | Auswahl treffen | Erweitert | Einstellungen prüfen | Anbieter verwalten | Selber wählen |
    Zur Auswahl | Ich will entscheiden | Zwecke & Partner | Einstellungen und Partner | Partner & Einstellungen`,
  save: `
    Speichern & akzeptieren | Alle ausgewählten Cookies akzeptieren | Speichern | Auswahl speichern | Einstellungen speichern | Meine Auswahl bestätigen | Auswahl erlauben | Auswahl akzeptieren
    | Ausgewählte akzeptieren | Speichern und schließen | Auswahl übernehmen | Speichern & weiter | Aktuelle Auswahl speichern |
    Alle Einstellungen übernehmen | Änderungen speichern | Nur ausgewählte Cookies zulassen | Bestätigen | Einwilligung speichern | Nur diese Auswahl erlauben`,
  acknowledge: `
    OK | Ok! | Okay | Verstanden | Ich habe verstanden | Alles klar | In Ordnung | OK, verstanden | Zur Kenntnis genommen |
    Verstanden, Hinweis schließen | Geht klar`,
  close: `
    Schließen | Info schließen | Hinweis schließen | Banner schließen | X | × | ✕ | Später entscheiden | Nicht jetzt | Ausblenden`,
  pay: `
    Ablehnen und Abo | Ablehnen und abonnieren | Jetzt abonnieren | Pur-Abo abschließen | Werbefrei lesen |
    Für 3,49 € im Monat werbefrei | Ablehnen und 2,99 € im Monat zahlen | Ohne Werbung weiterlesen | Mit Abo ohne Tracking lesen
    | Mit contentpass weiter`,
  other: `
    Danke | Essenziell (4) | Notwendige Cookies (12) | Alle Benachrichtigungen erlauben | Alle Anrufe annehmen | Cookie-Richtlinie | Datenschutzerklärung | Impressum | AGB | Datenschutz | Alle auswählen | Alle abwählen | Einwilligung |
    Zustimmung | Cookies | Über Cookies | Unsere 312 Partner | Liste der Partner (Anbieter) | Drittanbieter | Marketing |
    Statistik | Funktional | Jetzt kaufen | Newsletter abonnieren | Anmelden | Registrieren | Mit Google anmelden |
    Mit Apple fortfahren | In den Warenkorb | Bestellen | Jetzt bestellen | Zahlungspflichtig bestellen | Absenden |
    Weiter zur Kasse | Jetzt spenden | Download | App herunterladen | Angebot annehmen | Einladung annehmen | AGB akzeptieren |
    Ich akzeptiere die Datenschutzerklärung | Akzeptieren und kostenpflichtig bestellen | Akzeptieren und registrieren |
    Zustimmen und anmelden | Rezept speichern | Artikel speichern | Jetzt 10 % sparen | Bestellung bestätigen | Alter bestätigen
    | Ja, ich bin über 18 | Ja, ich will 10 % Rabatt | Nein danke, ich zahle den vollen Preis | Widerruf | Vertrag widerrufen |
    Abo kündigen | Jetzt kündigen | Bewerbung ablehnen | Standort freigeben | Video laden | Chat schließen | Menü schließen |
    Akzeptieren oder ablehnen | Nicht ablehnen | Alle akzeptieren Alle ablehnen | Alle akzeptieren außer Marketing |
    Notwendige und Statistik akzeptieren | Akzeptieren Sie Cookies? | Zurück | Abbrechen | Login | Pur-Abo-Login |
    Bereits Abonnent? Hier einloggen | Spracheinstellungen | Kontoeinstellungen | Produktdetails | Cookies löschen |
    Mit Klick auf akzeptieren stimmen Sie zu | Wenn Sie auf Ablehnen klicken, setzen wir nur notwendige Cookies ein |
    Durch Weiternutzung der Seite akzeptieren Sie Cookies | Wir verwenden Cookies`,
};

/** The same in English, French, Italian, Spanish, Dutch, Polish, Danish, Swedish, Portuguese and Czech. */
export const otherTexts: Partial<Record<ControlRole, string>> = {
  accept: `
    Continue with ads | Accept | Accept all cookies | I agree | Agree & continue | Allow all | Yes, I accept | Accept non-essential cookies |
    Enable all cookies | I consent | Tout accepter | J'accepte | J’accepte tout | Accepter et fermer |
    Autoriser tous les cookies | Accetta tutti | Accetto | Acconsento | Aceptar todas | Acepto | Permitir todas las cookies |
    Alles accepteren | Ik ga akkoord | Alle cookies toestaan | Akceptuję wszystkie | Zgadzam się | Zezwól na wszystkie |
    Accepter alle | Tillad alle | Jeg accepterer | Godkänn alla | Acceptera alla cookies | Jag godkänner | Aceitar tudo |
    Concordo | Přijmout vše | Souhlasím | Povolit všechny`,
  reject: `
    Reject all | Decline | I do not agree | Don't allow | Do not accept | Only essential cookies | Necessary only |
    Continue without accepting | No, thanks | Reject all except necessary | Refuse non-essential | Do not consent |
    Use necessary cookies only | Tout refuser | Continuer sans accepter | Je n'accepte pas | Je refuse |
    Uniquement les cookies essentiels | Tout refuser sauf les cookies nécessaires | Ne pas accepter et fermer | Rifiuta tutto |
    Continua senza accettare | Solo necessari | Non accetto | Rechazar todas | No acepto | Solo las necesarias |
    Continuar sin aceptar | Denegar | Weigeren | Alleen noodzakelijke cookies | Ik ga niet akkoord |
    Doorgaan zonder te accepteren | Odrzuć wszystkie | Nie zgadzam się | Tylko niezbędne | Kontynuuj bez zgody | Afvis alle |
    Kun nødvendige | Accepter ikke | Nej tak | Fortsæt uden at acceptere | Avvisa alla | Endast nödvändiga | Jag godkänner inte
    | Fortsätt utan att acceptera | Rejeitar todos | Apenas necessários | Não aceito | Continuar sem aceitar | Odmítnout vše |
    Pouze nezbytné | Nesouhlasím | Pokračovat bez souhlasu`,
  settings: `
    Cookie settings | Manage preferences | Customize | Show details | Let me choose | Manage settings and vendors | No, adjust | Paramétrer | Gérer mes choix
    | Personnaliser | Personalizza | Gestisci preferenze | Impostazioni | Configurar | Gestionar cookies | Más opciones |
    Instellingen aanpassen | Pas je voorkeuren aan | Zelf instellen | Dostosuj | Zarządzaj zgodami | Ustawienia | Tilpas |
    Indstillinger | Vis detaljer | Anpassa | Inställningar | Hantera cookies | Definições | Gerir cookies | Nastavení |
    Upravit nastavení`,
  save: `
    Save preferences | Confirm my choices | Save & exit | Allow selection | Enregistrer mes choix | Salva le preferenze |
    Guardar selección | Selectie toestaan | Zapisz ustawienia | Gem indstillinger | Spara val | Guardar preferências |
    Uložit nastavení`,
  acknowledge: `
    Got it | I understand | That's OK | J'ai compris | Ho capito | Entendido | Begrepen | Rozumiem | Forstået | Jag förstår |
    Entendi | Rozumím`,
  close: `
    Close | Dismiss | Fermer | Chiudi | Cerrar | Sluiten | Zamknij | Luk | Stäng | Fechar | Zavřít`,
  pay: `
    Reject and subscribe | Pay to reject | Subscribe ad-free | Refuser et s'abonner | Rechazar y suscribirse |
    Rifiuta e abbonati | Weigeren en abonneren`,
  other: `
    Do not sell my personal information | Privacy policy | Terms of use | Select all | Consent | Buy now | Sign up | Log in |
    Continue with Google | Accept invitation | Agree and create account | Accept & pay | Add to cart | Enter site | I am over 18
    | Accept all Reject all | By clicking accept you agree to our terms | Save for later | Allow notifications |
    Politique de confidentialité | En savoir plus | Acheter | S'inscrire à la newsletter | Política de cookies | Iniciar sesión
    | Comprar ahora | Accedi | Acquista ora | Informativa privacy | Inloggen | In winkelwagen | Polityka prywatności |
    Zaloguj się | Læg i kurv | Log ind | Logga in | Köp nu | Comprar | Přihlásit se | Do košíku`,
};
