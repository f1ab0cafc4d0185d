/**
 * German texts of the five pages of the operator; the shape the English ones are held to. A paragraph whose `{{value}}` is
 * empty is left out; one that begins with `- ` is an item of a list.
 */
export const operator = {
  missing:
    'Hinweis an den Betreiber: Auf dieser Seite fehlen Angaben ({{fields}}). Sie werden in der Konfiguration eingetragen (Variablen OPERATOR_…).',
  days_one: 'einen Tag',
  days_other: '{{count}} Tage',
  fields: {
    name: 'Name',
    street: 'Straße',
    town: 'Ort',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    privacyContact: 'Datenschutzkontakt',
    supervisoryAuthority: 'Aufsichtsbehörde',
  },
  kontakt: {
    title: 'Kontakt',
    lead: 'So erreichen Sie den Betreiber von {{product}}.',
    sections: {
      reach: {
        title: 'Erreichbarkeit',
        text: ['E-Mail: <email>{{email}}</email>', 'Telefon: <phone>{{phone}}</phone>', 'Post:\n{{postal}}'],
      },
      reports: {
        title: 'Fragen zu einem Bericht',
        text: [
          'Nennen Sie die Adresse der gescannten Website, den Zeitpunkt des Scans und die Kennung der Prüfung (zum Beispiel ck-before-consent), um die es geht.',
          'Senden Sie uns kein Kennwort. Wir fragen nie danach.',
        ],
      },
      ownSite: {
        title: 'Ihre Website wurde gescannt',
        text: [
          'Der Scan ruft öffentlich erreichbare Seiten mit einem gewöhnlichen Browser auf, folgt nur Links und wählt im Einwilligungs-Banner. Er sendet keine Formulare ab. Wenn Sie das für Ihre Website nicht möchten, schreiben Sie uns: Wir sperren die Adresse.',
        ],
      },
      privacy: { title: 'Datenschutz', text: ['Anliegen zum Datenschutz richten Sie an: <contact>{{privacyContact}}</contact>'] },
      security: {
        title: 'Sicherheitslücken',
        text: [
          'Bitte melden Sie Sicherheitslücken vertraulich an <email>{{email}}</email>, bevor Sie sie veröffentlichen. Die Angaben stehen auch in <security>security.txt</security>.',
        ],
      },
    },
  },
  impressum: {
    title: 'Impressum',
    lead: 'Angaben nach § 5 DDG.',
    sections: {
      provider: { title: 'Diensteanbieter', text: ['{{postal}}', 'Vertreten durch: {{representedBy}}'] },
      contact: { title: 'Kontakt', text: ['E-Mail: <email>{{email}}</email>', 'Telefon: <phone>{{phone}}</phone>'] },
      register: { title: 'Registereintrag', text: ['{{register}}'] },
      vat: { title: 'Umsatzsteuer', text: ['Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {{vatId}}'] },
      disputes: {
        title: 'Verbraucher­streit­beilegung',
        text: [
          'Der Betreiber ist nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
        ],
      },
    },
  },
  datenschutz: {
    title: 'Datenschutz­erklärung',
    lead: 'Welche personenbezogenen Daten {{product}} verarbeitet, wozu, wie lange und auf welcher Grundlage (Art. 13 DSGVO).',
    sections: {
      controller: {
        title: 'Verantwortlicher',
        text: [
          '{{postal}}',
          'E-Mail: <email>{{email}}</email>',
          'Telefon: <phone>{{phone}}</phone>',
          'Datenschutzbeauftragter oder Ansprechpartner für den Datenschutz: <contact>{{privacyContact}}</contact>',
        ],
      },
      visit: {
        title: 'Aufruf der Anwendung',
        text: [
          'Ihr Browser überträgt beim Aufruf Ihre IP-Adresse, ohne die keine Verbindung möglich ist, und übliche Angaben wie Browserversion und Sprache. Wir verwenden sie, um die Seite auszuliefern. Die IP-Adresse wird nicht gespeichert.',
          'Unsere Protokolle halten Zeitpunkt, aufgerufene Funktion, Ergebnis und Dauer einer Anfrage fest. Sie enthalten weder IP-Adressen noch E-Mail-Adressen, gescannte Adressen oder Zugangsdaten und werden nach höchstens 30 Tagen gelöscht.',
          'Damit niemand den Dienst überlastet, zählen wir Anfragen je Netz. Dafür wird aus dem gekürzten Anfang der IP-Adresse ein Prüfwert mit einem täglich wechselnden, zufälligen Schlüssel gebildet. Er steht nur im Arbeitsspeicher und lässt sich nach dem Wechsel niemandem mehr zuordnen.',
          'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist ein sicherer und störungsfreier Betrieb.',
        ],
      },
      thirdParties: {
        title: 'Keine Anfragen an Dritte',
        text: [
          'Schriften, Skripte und Bilder kommen von unserem eigenen Server. Wir verwenden keine Analyse- und Werbedienste, keine eingebetteten Inhalte anderer Anbieter und keine Captchas von Dritten. Die Prüfung gegen Missbrauch ist eine Rechenaufgabe, die Ihr Browser selbst löst.',
        ],
      },
      instantScan: {
        title: 'Sofort-Scan ohne Konto',
        text: [
          'Wir verarbeiten die Adresse der Website, Ihre freiwilligen Angaben zum Scan, die Sprache des Berichts, den Zeitpunkt und die Bestätigung der AGB. Daraus entstehen der Bericht und seine Nachweise: aufgezeichnete Anfragen, Cookies, Texte und Bildschirmfotos der besuchten Seiten. Sie können personenbezogene Daten enthalten, die auf der gescannten Website öffentlich sind, etwa Namen im Impressum.',
          'Die gescannte Website sieht die Adresse unseres Servers, nicht Ihre.',
          'Zugriff auf den Bericht hat nur, wer den Schlüssel kennt, den Ihr Browser beim Start erhält und bis zum Schließen des Tabs aufbewahrt. Bei uns liegt er nur als Prüfwert.',
          'Bericht und Nachweise werden {{retention}} nach dem Scan gelöscht.',
          'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO: Sie beauftragen uns mit dem Scan. Für Daten Dritter auf der gescannten Website ist es Art. 6 Abs. 1 Buchst. f DSGVO, das Interesse an der Prüfung, ob eine Website Datenschutzregeln einhält.',
        ],
      },
      account: {
        title: 'Konto',
        text: [
          'Wenn Sie ein Konto anlegen, verarbeiten wir E-Mail-Adresse, Art der Website, Zeitpunkt der Registrierung und Ihr Kennwort. Das Kennwort wird nur als Prüfwert gespeichert (Argon2id). Im Konto liegen Ihre Scans, Berichte, Kommentare und geplanten Scans, bis Sie sie oder das Konto löschen.',
          'Wir senden Ihnen nur E-Mails, die zum Konto gehören: Bestätigung, Zurücksetzen des Kennworts, Berichte, Änderungen geplanter Scans, Rechnungen.',
          'Bei einer Bestellung kommen Rechnungsanschrift und Zahlungsangaben hinzu. Bankverbindungen werden verschlüsselt gespeichert. Rechnungen bewahren wir acht Jahre auf (§ 147 AO, § 14b UStG).',
          'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO, für die Aufbewahrung von Rechnungen Art. 6 Abs. 1 Buchst. c DSGVO.',
        ],
      },
      device: {
        title: 'Speicherung in Ihrem Gerät',
        text: [
          'Wir speichern nur, was für eine von Ihnen gewünschte Funktion nötig ist: Sprache, Farben, den laufenden Scan und, wenn Sie sich anmelden, Ihre Anmeldung (§ 25 Abs. 2 Nr. 2 TDDDG). Eine Einwilligung ist dafür nicht nötig. Die Einzelheiten stehen in der <cookies>Cookie-Richtlinie</cookies>.',
        ],
      },
      mail: {
        title: 'Wenn Sie uns schreiben',
        text: [
          'Ihre Nachricht und Ihre Adresse verwenden wir, um zu antworten, und löschen sie, wenn die Sache erledigt ist und keine Aufbewahrungspflicht besteht. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO, bei Fragen zu einem Vertrag Buchst. b.',
        ],
      },
      recipients: {
        title: 'Empfänger',
        text: [
          'Daten erhalten nur Dienstleister, die uns beim Betrieb der Server und beim Versand von E-Mails nach unserer Weisung unterstützen (Art. 28 DSGVO), und Stellen, denen wir gesetzlich dazu verpflichtet sind. Die Anwendung überträgt von sich aus keine Daten in Länder außerhalb der EU und des EWR.',
        ],
      },
      duty: {
        title: 'Pflicht zur Angabe, automatisierte Entscheidungen',
        text: [
          'Sie müssen uns keine Daten geben. Ohne die Adresse einer Website ist kein Scan möglich, ohne E-Mail-Adresse kein Konto. Entscheidungen im Sinne des Art. 22 DSGVO treffen wir nicht: Ein Bericht bewertet eine Website, keine Person.',
        ],
      },
      rights: {
        title: 'Ihre Rechte',
        text: [
          'Sie haben das Recht auf',
          '- Auskunft (Art. 15 DSGVO),',
          '- Berichtigung (Art. 16 DSGVO),',
          '- Löschung (Art. 17 DSGVO),',
          '- Einschränkung der Verarbeitung (Art. 18 DSGVO),',
          '- Datenübertragbarkeit (Art. 20 DSGVO).',
          'Widerspruch: Gegen eine Verarbeitung nach Art. 6 Abs. 1 Buchst. f DSGVO können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen (Art. 21 DSGVO).',
          'Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO).',
          'Für uns zuständig ist: {{supervisoryAuthority}}',
        ],
      },
    },
  },
  'cookie-richtlinie': {
    title: 'Cookie-Richtlinie',
    lead: 'Was {{product}} in Ihrem Browser speichert. Es sind nur Angaben, ohne die eine von Ihnen gewünschte Funktion nicht ginge. Deshalb gibt es hier kein Einwilligungs-Banner.',
    sections: {
      always: {
        title: 'Ohne Konto',
        text: [
          '- <code>locale</code> (Web-Speicher): die gewählte Sprache. Nur wenn Sie sie umschalten. Bleibt, bis Sie sie löschen.',
          '- <code>mantine-color-scheme-value</code> (Web-Speicher): helle oder dunkle Farben. Nur wenn Sie sie umschalten. Bleibt, bis Sie sie löschen.',
          '- <code>visitor-scan</code> (Sitzungsspeicher): Kennung und Schlüssel Ihres Sofort-Scans, damit er nach einem Neuladen noch da ist. Nur wenn Sie einen Scan starten. Endet, wenn Sie den Tab schließen oder einen neuen Scan beginnen.',
        ],
      },
      account: {
        title: 'Mit Konto',
        text: [
          '- <code>mcftoken</code> (Cookie): hält Sie angemeldet. Wird bei der Anmeldung gesetzt, für Skripte unlesbar und nur an diesen Server gesendet. Über eine verschlüsselte Verbindung heißt es <code>__Host-mcftoken</code>. Endet mit der Abmeldung, nach 30 Tagen ohne Nutzung, spätestens nach 90 Tagen.',
        ],
      },
      basis: {
        title: 'Rechtsgrundlage',
        text: [
          'Speichern und Auslesen sind unbedingt erforderlich, damit wir den von Ihnen ausdrücklich gewünschten Dienst erbringen können (§ 25 Abs. 2 Nr. 2 TDDDG). Zur Verarbeitung danach siehe die <privacy>Datenschutzerklärung</privacy>.',
        ],
      },
      none: {
        title: 'Was wir nicht verwenden',
        text: ['Keine Cookies von Dritten, keine Zählpixel, keine Wiedererkennung des Geräts, keine Analyse, keine Werbung.'],
      },
      remove: {
        title: 'Löschen',
        text: [
          'In den Einstellungen Ihres Browsers können Sie Cookies und Websitedaten jederzeit löschen oder sperren. Die Anwendung bleibt benutzbar: Sprache und Farben stehen dann wieder auf dem Ausgangswert, und ein laufender Scan ist nach dem Neuladen nicht mehr erreichbar.',
        ],
      },
    },
  },
  agb: {
    title: 'Allgemeine Geschäfts­bedingungen',
    lead: 'Bedingungen für die Nutzung von {{product}}.',
    sections: {
      scope: {
        title: '1 Geltung',
        text: [
          'Diese Bedingungen gelten zwischen {{name}} (Betreiber) und allen, die {{product}} nutzen, mit und ohne Konto. Abweichende Bedingungen des Nutzers gelten nur, wenn der Betreiber ihnen in Textform zugestimmt hat.',
          'Der Vertrag über einen Sofort-Scan kommt zustande, wenn der Betreiber den Auftrag annimmt, indem er den Scan einreiht. Diese Bedingungen können Sie hier jederzeit abrufen und speichern.',
        ],
      },
      service: {
        title: '2 Leistung',
        text: [
          '{{product}} ruft eine Website mit einem Browser in drei Zuständen auf, hält fest, was dabei geschieht, und ordnet die Beobachtungen nach Prüfregeln ein. Ein Sofort-Scan umfasst die Startseite, die Rechtstexte und höchstens {{pages}} weitere Seiten.',
          'Der Bericht gibt wieder, was zum Zeitpunkt des Scans auf den besuchten Seiten zu beobachten war. Was nicht untersucht werden konnte, ist im Bericht als offen bezeichnet.',
        ],
      },
      noAdvice: {
        title: '3 Keine Rechtsberatung',
        text: [
          'Der Bericht ist eine technische Auswertung mit Hinweisen auf Rechtsvorschriften. Er ist keine Rechtsberatung und keine Bestätigung, dass eine Website rechtmäßig ist. Auch ein Bericht ohne Auffälligkeiten schließt Verstöße nicht aus.',
        ],
      },
      use: {
        title: '4 Zulässige Nutzung',
        text: [
          'Sie dürfen Websites scannen lassen, die Sie selbst betreiben, für die Sie beauftragt sind oder die öffentlich erreichbar sind. Nicht erlaubt ist,',
          '- Adressen in privaten oder fremden geschützten Netzen anzugeben,',
          '- Zugangsschranken zu umgehen oder Zugangsdaten in Adressen zu übergeben,',
          '- Websites oder diesen Dienst durch eine Vielzahl von Scans zu belasten,',
          '- Berichte so zu verändern oder zu kürzen, dass ihr Ergebnis entstellt wird.',
          'Der Betreiber darf Adressen sperren und Scans ablehnen oder abbrechen, wenn dagegen verstoßen wird oder der Betreiber der Website es verlangt.',
        ],
      },
      account: {
        title: '5 Konto',
        text: [
          'Für ein Konto sind richtige Angaben nötig. Halten Sie Ihre Zugangsdaten geheim und teilen Sie uns mit, wenn sie jemand anderem bekannt geworden sind. Ein Konto ohne laufendes Abonnement können Sie jederzeit löschen. Der Betreiber kann ein kostenloses Konto mit einer Frist von vier Wochen in Textform kündigen.',
        ],
      },
      paid: {
        title: '6 Bezahlte Leistungen',
        text: [
          'Preise einschließlich Umsatzsteuer, Umfang, Laufzeit und Kündigungsfrist werden vor der Bestellung angezeigt und in der Bestellbestätigung wiederholt. Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt.',
          'Verbraucher haben ein gesetzliches Widerrufsrecht, über das sie vor der Bestellung belehrt werden.',
        ],
      },
      availability: {
        title: '7 Verfügbarkeit',
        text: [
          'Der Betreiber bemüht sich um einen ununterbrochenen Betrieb, schuldet für kostenlose Leistungen aber keine bestimmte Verfügbarkeit. Berichte von Sofort-Scans werden {{retention}} nach dem Scan gelöscht. Sichern Sie, was Sie länger brauchen.',
        ],
      },
      liability: {
        title: '8 Haftung',
        text: [
          'Der Betreiber haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit er eine Garantie übernommen hat.',
          'Bei einfacher Fahrlässigkeit haftet er nur für die Verletzung einer Pflicht, deren Erfüllung den Vertrag erst möglich macht und auf deren Einhaltung Sie vertrauen dürfen, und nur für den vorhersehbaren, vertragstypischen Schaden. Im Übrigen ist die Haftung ausgeschlossen.',
        ],
      },
      privacy: {
        title: '9 Datenschutz',
        text: ['Wie personenbezogene Daten verarbeitet werden, steht in der <privacy>Datenschutzerklärung</privacy>.'],
      },
      changes: {
        title: '10 Änderungen',
        text: [
          'Änderungen dieser Bedingungen gelten für Scans und Bestellungen, die nach der Änderung aufgegeben werden. Für ein bestehendes Konto gelten sie nur, wenn Sie ihnen zustimmen.',
        ],
      },
      final: {
        title: '11 Schluss',
        text: [
          'Es gilt deutsches Recht ohne das UN-Kaufrecht. Verbrauchern bleibt der Schutz der zwingenden Vorschriften des Staates, in dem sie ihren gewöhnlichen Aufenthalt haben. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
        ],
      },
    },
  },
};
