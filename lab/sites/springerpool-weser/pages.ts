import { button, field, form, heading, honeypot, iconBox, raw, row, section, text } from '../../products/elementor.ts';
import { firm } from './accounts.ts';
import type { AgencyPage } from './wordpress.ts';

const { origin } = firm;
const review = (id: string, name: string, when: string, words: string) =>
  `<div class="ti-review-item source-Google"><div class="ti-inner"><div class="ti-review-header"><div class="ti-profile-img"><trustindex-image data-imgurl="https://lh3.googleusercontent.com/a-/${id}=w40-h40-c-rp-mo-br100" alt="${name}"></trustindex-image></div><div class="ti-name">${name}</div><div class="ti-date">${when}</div></div><div class="ti-review-content">${words}</div></div></div>`;

const reviews = `<template id="trustindex-google-widget-html"><div class="ti-widget ti-goog" data-layout-id="4" data-set-id="light-background"><div class="ti-reviews-container-wrapper">${review('ALV-UjSp1', 'Katrin W.', '3. November 2026', 'Dienstplan steht vier Wochen vorher, und es hält sich sogar jemand daran.')}${review('ACg8ocKt7', 'Emre D.', '19. September 2026', 'Nach 20 Jahren Station endlich freie Wochenenden.')}${review('ALV-UjQz3', 'Birgit H.', '2. August 2026', 'Die Disposition ist auch nachts um drei erreichbar.')}</div></div></template>
<div data-src="https://cdn.trustindex.io/loader.js?wp-widget" data-template-id="trustindex-google-widget-html" data-css-url="https://cdn.trustindex.io/assets/widget-presetted-css/v2/4-light-background.css"></div>`;

const start: AgencyPage = {
  id: 9,
  path: '/',
  title: 'Zeitarbeit und Personalvermittlung für Pflegekräfte in Hameln',
  description: 'Arbeiten in der Pflege nach Ihrem Dienstplan: Zeitarbeit und Vermittlung zwischen Hameln, Hildesheim und Minden.',
  foot: '<script defer src="https://cdn.trustindex.io/loader.js?ver=13" id="trustindex-loader-js-js"></script>\n',
  body:
    section(
      heading('Pflege nach Ihrem Dienstplan', 1),
      text(
        'Wir stellen Pflegefachkräfte, Pflegehelferinnen und Betreuungskräfte unbefristet ein und setzen sie zwischen Hameln, Hildesheim und Minden ein. Nach Tarif (GVP/DGB) und darüber.',
      ),
      button('In 60 Sekunden bewerben', `${origin}/jetzt-bewerben/`),
      button('Alle Stellen', `${origin}/stellenangebote/`),
    ) +
    section(
      row(
        iconBox('Ab 24,50 € je Stunde', 'Pflegefachkräfte, zuzüglich Zuschlägen für Nacht, Sonntag und Feiertag.'),
        iconBox('Freie Wochenenden', 'Sie sagen, wann Sie arbeiten; wir schreiben es in den Vertrag.'),
        iconBox('Dienstwagen', 'Ab 30 Stunden in der Woche, auch privat.'),
      ),
    ) +
    section(heading('Das sagen unsere Leute'), raw(reviews, 'shortcode')) +
    section(
      heading('Lieber per WhatsApp?'),
      text(
        `Schreiben Sie uns: <a href="https://wa.me/${firm.whatsApp}?text=Hallo%20Springerpool%2C%20ich%20interessiere%20mich%20f%C3%BCr%20eine%20Stelle." target="_blank" rel="noopener nofollow">Per WhatsApp bewerben</a>. Erst mit dem Klick wechseln Sie zu WhatsApp (Meta). Bitte schicken Sie dort keine Zeugnisse und keine Angaben zur Gesundheit. Ohne WhatsApp geht es genauso: <a href="tel:${firm.phoneLink}">${firm.phone}</a> oder <a href="mailto:${firm.jobsEmail}">${firm.jobsEmail}</a>.`,
      ),
    ),
};

const job = (slug: string, title: string, place: string, pay: string, date: string) =>
  `<li class="post-${slug.length + 700} job_listing type-job_listing status-publish hentry job-type-vollzeit" data-longitude="" data-latitude=""><h3>${title}</h3><div class="location">${place}</div><ul class="meta"><li class="job-type vollzeit">Vollzeit oder Teilzeit</li><li class="salary">${pay}</li><li class="date"><time datetime="${date}">${date.split('-').reverse().join('.')}</time></li></ul><a href="${origin}/jetzt-bewerben/?stelle=${slug}">Auf diese Stelle bewerben</a></li>`;

const jobTypes = ['Vollzeit', 'Teilzeit', 'Minijob', 'Nur Nachtdienst']
  .map(
    (type) =>
      `<li><label for="job_type_${type.toLowerCase().replace(' ', '-')}"><input type="checkbox" name="filter_job_type[]" value="${type}" checked='checked' id="job_type_${type.toLowerCase().replace(' ', '-')}" /> ${type}</label></li>`,
  )
  .join('');

const jobList = `<div class="job_listings" data-location="" data-keywords="" data-show_filters="true" data-show_pagination="false" data-per_page="10"><form class="job_filters" method="get" action="${origin}/stellenangebote/"><div class="search_jobs"><div class="search_keywords"><label for="search_keywords">Stichwort</label><input type="text" name="search_keywords" id="search_keywords" placeholder="z. B. Intensiv" value="" /></div><div class="search_location"><label for="search_location">Ort</label><input type="text" name="search_location" id="search_location" placeholder="Ort" value="" /></div><ul class="job_types">${jobTypes}</ul><div class="search_submit"><input type="submit" value="Suche Jobs"></div></div></form>
<ul class="job_listings">${job('intensiv-hameln', 'Pflegefachkraft Intensiv (m/w/d)', 'Hameln', '26,00 bis 29,50 € je Stunde', '2026-11-12')}${job('altenpflege-hildesheim', 'Altenpfleger (m/w/d)', 'Hildesheim', '24,50 bis 27,00 € je Stunde', '2026-11-09')}${job('helfer-minden', 'Pflegehelfer mit LG 1 (m/w/d)', 'Minden', '18,20 € je Stunde', '2026-11-05')}${job('op-bueckeburg', 'OTA / OP-Pflege (m/w/d)', 'Bückeburg', '28,00 bis 31,00 € je Stunde', '2026-10-28')}</ul></div>`;

const posting = (title: string, place: string, from: number, to: number) =>
  `<script type="application/ld+json">{"@context":"https://schema.org/","@type":"JobPosting","title":"${title}","datePosted":"2026-11-12","hiringOrganization":{"@type":"Organization","name":"${firm.name}"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"${place}","addressCountry":"DE"}},"baseSalary":{"@type":"MonetaryAmount","currency":"EUR","value":{"@type":"QuantitativeValue","minValue":${from},"maxValue":${to},"unitText":"HOUR"}}}</script>`;

const office = `<div class="cmplz-placeholder-parent"><iframe data-category="marketing" data-service="softgarden" class="cmplz-placeholder-element cmplz-iframe cmplz-iframe-styles cmplz-no-video" data-cmplz-target="src" data-src-cmplz="https://${firm.softgarden}.softgarden.io/de/widgets/jobs" src="about:blank" title="Stellenliste von softgarden" width="100%" height="260"></iframe></div>`;

const recommend = [
  field({ id: 'ihr_name', label: 'Ihr Name', type: 'text', required: true }),
  field({ id: 'ihre_email', label: 'Ihre E-Mail-Adresse', type: 'email', required: true }),
  field({ id: 'kollege_name', label: 'Name der Kollegin oder des Kollegen', type: 'text', required: true }),
  field({ id: 'kollege_telefon', label: 'Handynummer der Kollegin oder des Kollegen', type: 'tel', required: true }),
  field({ id: 'kollege_arbeitgeber', label: 'Arbeitet zurzeit bei', type: 'text' }),
  honeypot,
].join('');

const jobs: AgencyPage = {
  id: 34,
  path: '/stellenangebote/',
  title: 'Stellenangebote in der Pflege',
  description: 'Offene Stellen für Pflegefachkräfte, Pflegehelfer und OTA in Hameln, Hildesheim, Minden und Bückeburg.',
  head: `${posting('Pflegefachkraft Intensiv (m/w/d)', 'Hameln', 26, 29.5)}\n`,
  body:
    section(heading('Stellenangebote', 1), raw(jobList, 'shortcode')) +
    section(
      heading('Jobs in unserer Verwaltung'),
      text('Stellen in Disposition und Buchhaltung führen wir in einer eigenen Liste bei softgarden.'),
      raw(office),
    ) +
    section(
      heading('Kollegin empfehlen, 500 € Prämie'),
      text('Sie kennen jemanden, der wechseln will? Wir rufen an. Die Prämie zahlen wir nach bestandener Probezeit.'),
      form('Mitarbeiter werben Mitarbeiter', 34, [['', recommend]], 'Empfehlung absenden'),
    ),
};

/** Start and job list. */
export const contentPages: readonly AgencyPage[] = [start, jobs];
