import { accounts } from './accounts.ts';
import type { FramerPage } from './framer.ts';

const article = '/blog/belege-fuer-werbekosten';

/** Forms and the blog. */
export const otherPages: FramerPage[] = [
  {
    path: '/registrieren',
    route: 'S1gnUp0aQ',
    title: 'Registrieren – Belegwerk',
    description: 'Konto anlegen.',
    body: `<h1 class="framer-text">14 Tage kostenlos testen</h1><form method="post" action="https://app.belegwerk.test/signup" data-framer-name="Signup">
<fieldset><legend>Ich melde mich an als</legend><label><input type="radio" name="account_type" value="company" checked> Unternehmen</label><label><input type="radio" name="account_type" value="freelancer"> Freiberuflich / selbstständig</label><label><input type="radio" name="account_type" value="private"> Privatperson</label></fieldset>
<label>Firma (falls vorhanden) <input name="company" autocomplete="organization"></label><label>Vor- und Nachname* <input name="name" required autocomplete="name"></label><label>E-Mail* <input type="email" name="email" required autocomplete="email"></label><label>Telefon* <input type="tel" name="phone" required autocomplete="tel"></label><label>Passwort* <input type="password" name="password" required minlength="12" autocomplete="new-password"></label>
<label>Paket <select name="plan"><option>Solo – 12 € zzgl. USt.</option><option>Team – 29 € zzgl. USt.</option><option>Kanzlei – 79 € zzgl. USt.</option></select></label>
<label><input type="checkbox" name="terms" required> Ich stimme den <a href="/agb">AGB</a> zu.*</label><label><input type="checkbox" name="product_news" checked> Ja, ich möchte Produktneuigkeiten und Angebote per E-Mail erhalten (Abmeldung jederzeit möglich).</label>
<p><small>Wie wir Ihre Angaben verarbeiten, steht in der <a href="/datenschutz">Datenschutzerklärung</a>. Nach Ablauf des Tests wird das gewählte Paket kostenpflichtig.</small></p><button type="submit" class="framer-cta">Jetzt starten</button></form>`,
  },
  {
    path: '/kontakt',
    route: 'K0nt4ktFm',
    title: 'Kontakt – Belegwerk',
    description: 'Schreiben Sie uns.',
    body: `<h1 class="framer-text">Kontakt</h1><form data-framer-form="c41d7a90-2be5-47f8-9a0e-5f38d1c6e7b2"><label>E-Mail* <input type="email" name="Email" required autocomplete="email"></label><label>Firma (freiwillig) <input name="Company" autocomplete="organization"></label><label>Nachricht* <textarea name="Message" rows="5" required></textarea></label><p><small>Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten (Art. 6 Abs. 1 lit. b oder f DSGVO). Mehr in der <a href="/datenschutz">Datenschutzerklärung</a>.</small></p><button type="submit" class="framer-cta">Absenden</button></form>
<h2>Was fehlt Ihnen noch?</h2><div data-framer-name="Tally"><iframe data-tally-src="https://tally.so/embed/${accounts.tally}?alignLeft=1&hideTitle=1&transparentBackground=1&dynamicHeight=1" loading="lazy" width="100%" height="320" frameborder="0" title="Wunschliste"></iframe></div>`,
    end: '<script async src="https://tally.so/widgets/embed.js"></script>',
  },
  {
    path: '/blog',
    route: 'Bl0gL1st7',
    title: 'Blog – Belegwerk',
    description: 'Über Belege, E-Rechnungen und GoBD.',
    body: `<h1 class="framer-text">Blog</h1><p><a href="/blog/rss.xml">Als RSS abonnieren</a></p><div class="framer-grid"><a class="framer-card" href="${article}"><h3>Werbekosten: Diese Belege verlangt das Finanzamt</h3><p>Google, Meta, LinkedIn und das Reverse-Charge-Verfahren.</p></a></div>`,
  },
  {
    path: article,
    route: 'Bl0gP0st2',
    title: 'Werbekosten: Diese Belege verlangt das Finanzamt – Belegwerk',
    description: 'Google, Meta, LinkedIn und das Reverse-Charge-Verfahren.',
    style:
      '@font-face{font-family:"Fraunces";src:url(https://fonts.gstatic.com/s/fraunces/v38/6NUu8FyLNQOQZAnv9bYEvDiIdE9Ea92uemAk_WBq8U_9v0c2Wa0K7iN7hzFUPJH58nib14c7qv8oRcTn.woff2) format("woff2");font-style:normal;font-weight:600}.framer-article h1,.framer-article h2{font-family:"Fraunces",serif;font-weight:600}',
    body: `<article class="framer-article"><h1 class="framer-text">Werbekosten: Diese Belege verlangt das Finanzamt</h1><p>Von Jonas Wiechert, 3. September 2026</p><h2>Rechnungen aus Irland</h2><p>Wer Anzeigen bei Google Ads schaltet oder den Meta-Pixel einsetzt und bei Facebook wirbt, bekommt die Rechnung aus Irland, ohne Umsatzsteuer. Auch für Hotjar (Malta) gilt das. Google Analytics kostet in der Grundversion nichts – da gibt es keinen Beleg.</p><h2>Pflichtangaben</h2><p>Auf der Rechnung müssen Name, Anschrift und Umsatzsteuer-Identifikationsnummer stehen. Die eigene Nummer finden Kunden übrigens im Impressum, so verlangte es früher § 5 TMG.</p><h2>Aufbewahren</h2><p>Buchungsbelege sind acht Jahre aufzubewahren. Cookies auf Ihrem Gerät sind keine Belege, eine Mail mit Rechnung schon.</p></article>`,
  },
];
