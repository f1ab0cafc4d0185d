import { accounts, type NextPage } from './next-page.ts';

const photo = 'https://images.ctfassets.net/q8w2zj5hd1pt/6mTfNfLp0QyWcE/8a1f4e/team-kontorhaus.jpg';
const proxied = (width: number) => `/_next/image?url=${encodeURIComponent(photo)}&amp;w=${width}&amp;q=75`;

const jobs = [
  ['fachkraft-lagerlogistik-altenwerder', 'Fachkraft für Lagerlogistik (m/w/d)', 'Hamburg-Altenwerder', '18,40 € / Stunde'],
  ['elektroniker-betriebstechnik-harburg', 'Elektroniker Betriebstechnik (m/w/d)', 'Hamburg-Harburg', '23,10 € / Stunde'],
  ['finanzbuchhalterin-hafencity', 'Finanzbuchhalter (m/w/d)', 'Hamburg-HafenCity', '48.000–54.000 € / Jahr'],
] as const;

const jobList = jobs
  .map(
    ([slug, title, place, pay]) =>
      `<li class="JobCard_card__Zx81m"><a href="/jobs/${slug}" data-nx="true"><h3>${title}</h3><p>${place} · ${pay} · unbefristet</p></a></li>`,
  )
  .join('');

const jobPages = jobs.map(
  ([slug, title, place, pay]): NextPage => ({
    path: `/jobs/${slug}`,
    title,
    description: `${title} in ${place}, ${pay}.`,
    main: `<article><h1>${title}</h1><p>${place} · ${pay} · ab sofort</p><h2>Was Sie tun</h2><p>Sie arbeiten bei unserem Kunden im Team von acht Leuten, in Früh- und Spätschicht, mit fester Ansprechpartnerin bei uns.</p><h2>Was wir bieten</h2><ul><li>Unbefristeter Vertrag nach GVP-DGB-Tarif</li><li>30 Tage Urlaub, Deutschlandticket</li><li>Equal Pay ab dem ersten Tag</li></ul><a class="Button_primary__s8Wd3" href="/bewerben" data-nx="true">Jetzt bewerben</a></article>`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      hiringOrganization: { '@type': 'Organization', name: 'Personalwerk Hansa GmbH' },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Hamburg', addressCountry: 'DE' } },
      datePosted: '2026-11-02',
      employmentType: 'FULL_TIME',
    },
  }),
);

const text = (label: string, name: string, attributes = 'required') => `<label>${label} <input name="${name}" ${attributes}/></label>`;
const choice = (label: string, name: string, ...options: string[]) =>
  `<label>${label} <select name="${name}" required><option value="">Bitte wählen</option>${options.map((option) => `<option>${option}</option>`).join('')}</select></label>`;

const application = `<form class="Form_form__a5Nc7" method="post" action="/api/bewerbung" enctype="multipart/form-data" data-recaptcha="true"><fieldset><legend>Zur Person</legend><div class="Form_grid__w1Qe9">${choice('Anrede*', 'anrede', 'Frau', 'Herr')}${text('Vorname*', 'vorname', 'required autocomplete="given-name"')}${text('Nachname*', 'nachname', 'required autocomplete="family-name"')}${text('Geburtsdatum*', 'geburtsdatum', 'type="date" required autocomplete="bday"')}${text('Geburtsort*', 'geburtsort')}${text('Staatsangehörigkeit*', 'staatsangehoerigkeit')}${choice('Familienstand*', 'familienstand', 'ledig', 'verheiratet', 'geschieden', 'verwitwet')}${choice('Konfession*', 'konfession', 'keine', 'evangelisch', 'römisch-katholisch', 'andere')}${choice('Schwerbehinderung*', 'schwerbehinderung', 'nein', 'ja')}</div></fieldset>
<fieldset><legend>Kontakt</legend><div class="Form_grid__w1Qe9">${text('E-Mail*', 'email', 'type="email" required autocomplete="email"')}${text('Mobilnummer*', 'telefon', 'type="tel" required autocomplete="tel"')}${text('Straße und Hausnummer*', 'strasse', 'required autocomplete="street-address"')}${text('PLZ und Ort*', 'ort')}</div></fieldset>
<fieldset><legend>Unterlagen</legend>${text('Lebenslauf (PDF, höchstens 10 MB)*', 'lebenslauf', 'type="file" accept=".pdf,.doc,.docx" required')}${text('Bewerbungsfoto*', 'foto', 'type="file" accept="image/*" required')}${text('Derzeitiges Bruttogehalt*', 'gehalt_aktuell')}</fieldset>
<label class="Form_check__p0Ol2"><input type="checkbox" name="pool" value="ja"/> Freiwillig: Nehmen Sie mich in den Talentpool auf. Sie dürfen meine Unterlagen 24 Monate speichern und mir passende Stellen vorschlagen. Das kann ich jederzeit unter talentpool@personalwerk-hansa.test widerrufen; auf diese Bewerbung hat es keinen Einfluss.</label>
<label class="Form_check__p0Ol2"><input type="checkbox" name="datenschutz" value="ja" required/> Ich habe die <a href="/datenschutz#bewerbung" data-nx="true">Datenschutzerklärung</a> gelesen und willige in die Verarbeitung meiner Daten ein.*</label>
<button type="submit" class="Button_primary__s8Wd3">Bewerbung absenden</button></form>
<img height="1" width="1" style="border:0" alt="" src="https://conv.indeed.com/pagead/conv/${accounts.indeed}/?script=0"/>`;

const kununu = `<a href="https://www.kununu.com/de/personalwerk-hansa-beispiel" target="_blank" rel="noopener"><img src="/badges/kununu-top-company-2026.svg" alt="kununu Top Company 2026" width="120" height="120"/></a>`;

/** The pages for candidates and companies. */
export const publicPages: readonly NextPage[] = [
  {
    path: '/',
    title: 'Personal und Jobs in Hamburg',
    description: 'Personalvermittlung und Arbeitnehmerüberlassung in Hamburg.',
    main: `<section class="Hero_hero__f6Yu4"><img alt="Zwei Kolleginnen im Kontorhaus" fetchpriority="high" decoding="async" src="${photo}?w=1200&amp;q=75&amp;fm=webp" width="1200" height="500"/><div><h1>Der Job, der zur Elbe passt.</h1><p>312 offene Stellen zwischen Altona und Bergedorf.</p><a class="Button_primary__s8Wd3" href="/jobs" data-nx="true">Stellen ansehen</a></div></section><section><h2>Neu bei uns</h2><ul class="JobList_list__1mNb6">${jobList}</ul></section>`,
  },
  {
    path: '/jobs',
    title: 'Jobs',
    description: 'Alle offenen Stellen.',
    main: `<h1>Offene Stellen</h1><ul class="JobList_list__1mNb6">${jobList}</ul>`,
  },
  ...jobPages,
  {
    path: '/fuer-unternehmen',
    title: 'Für Unternehmen',
    description: 'Personal für Logistik, Technik und Büro.',
    main: '<h1>Sie suchen Leute?</h1><p>Wir überlassen und vermitteln Fachkräfte für Lager, Technik und Verwaltung. Nennen Sie uns Schicht, Ort und Anforderung; am nächsten Werktag haben Sie drei Profile.</p><p>Rufen Sie an: <a href="tel:+494055531080">040 555 310 80</a> oder schreiben Sie an <a href="mailto:firmen@personalwerk-hansa.test">firmen@personalwerk-hansa.test</a>.</p>',
  },
  {
    path: '/podcast',
    title: 'Podcast „Schichtwechsel“',
    description: 'Der Podcast über Arbeit in Hamburg.',
    main: `<h1>Schichtwechsel</h1><p>Alle zwei Wochen spricht Ove Brandis mit Menschen, die nachts arbeiten.</p><div class="Embed_wrap__r7Bg5"><iframe title="Spotify-Player" data-service="spotify" data-src="https://open.spotify.com/embed/show/${accounts.spotify}?utm_source=generator&amp;theme=0" width="100%" height="232" allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture" loading="lazy"></iframe><div class="Embed_notice__u0Pa2"><p>Der Podcast läuft über Spotify. Beim Laden erfährt Spotify Ihre IP-Adresse und setzt Cookies.</p><button type="button" class="Button_primary__s8Wd3">Medien erlauben</button></div></div><p>Ohne Spotify hören: <a href="/podcast/folge-31.mp3">Folge 31 als MP3</a></p>`,
  },
  {
    path: '/ueber-uns',
    title: 'Über uns',
    description: 'Wer wir sind.',
    main: `<h1>Zwölf Leute, ein Kontorhaus</h1><img alt="Das Team" src="${proxied(1080)}" width="1080" height="450" loading="lazy"/><p>Seit 2009 bringen wir Menschen und Betriebe zusammen, seit 2014 auch in Arbeitnehmerüberlassung.</p>${kununu}`,
  },
  {
    path: '/bewerben',
    title: 'Jetzt bewerben',
    description: 'Bewerbung in fünf Minuten.',
    main: `<h1>In fünf Minuten beworben</h1>${application}`,
  },
];
