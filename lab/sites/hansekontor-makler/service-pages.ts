import { broker } from './broker.ts';
import { healthQuestions } from './health-form.ts';
import { whatsAppButton } from './pages.ts';
import type { WebflowPage } from './webflow.ts';

const section = (inner: string) => `<section class="padding-section">${inner}</section>`;

const calculator = (branch: string) => `https://www.mr-money.de/cookievgl.php?sp=${branch}&amp;id=${broker.mrMoney}`;

const calculators = `<h1>Tarifrechner</h1><p>Rechnen Sie selbst, wir beraten trotzdem. Die Beiträge sind verbindlich, der Antrag läuft über uns.</p>
<h2>Privathaftpflicht</h2><div class="rechner w-embed w-iframe"><iframe src="${calculator('phv')}" width="100%" height="620" frameborder="0" scrolling="auto" title="Vergleichsrechner Privathaftpflicht"></iframe></div>
<h2>Zahnzusatz</h2><div class="rechner w-embed w-script"><div class="rechner_platzhalter" data-rechner="${calculator('zahn')}"><p>Der Rechner fragt nach Ihren Zähnen. Er kommt von unserem Rechnerpartner (mr-money.de); mit dem Klick werden Ihre IP-Adresse und Ihre Eingaben dorthin übertragen.</p><button type="button" class="button w-button">Rechner laden</button></div><script>document.querySelector('.rechner_platzhalter button').addEventListener('click',function(){var p=this.parentNode,f=document.createElement('iframe');f.src=p.dataset.rechner;f.width='100%';f.height='620';f.title='Vergleichsrechner Zahnzusatz';p.replaceWith(f)});</script></div>
<h2>Kfz</h2><p><a href="${calculator('kfz')}" target="_blank" rel="noopener">Kfz-Rechner in neuem Fenster öffnen</a></p>`;

// The script of the calendar waits, its style sheet was left as it came.
const calendar = `<h1>Termin buchen</h1><p>Dreißig Minuten, kostenlos, im Kontor oder per Video.</p><div class="w-embed w-script"><!-- Calendly inline widget begin --><div class="cookieconsent-optout-preferences termin_placeholder"><p>Den Kalender stellt Calendly (USA) bereit. Er erscheint, sobald Sie „Präferenzen“ <a href="javascript:void Cookiebot.renew()">zulassen</a>. Sie erreichen uns genauso unter <a href="tel:${broker.phoneLink}">${broker.phone}</a> oder <a href="mailto:${broker.email}?subject=Termin">${broker.email}</a>.</p></div><div class="calendly-inline-widget" data-url="${broker.calendly}" style="min-width:320px;height:700px;"></div><script type="text/plain" data-cookieconsent="preferences" src="https://assets.calendly.com/assets/external/widget.js" async></script><!-- Calendly inline widget end --></div>`;

const contact = `<h1>Moin! Wie können wir helfen?</h1><p>Mo–Do 9–17 Uhr, Fr 9–14 Uhr. ${broker.street}, ${broker.town} (Haltestelle Obernstraße, Linien 2 und 3).</p><p>${whatsAppButton}</p><p>Schäden melden Sie am schnellsten mit Foto über WhatsApp oder telefonisch.</p><div class="w-embed w-script"><script charset="utf-8" type="text/javascript" src="https://js-eu1.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({ region: "eu1", portalId: "${broker.hubSpot}", formId: "${broker.contactForm}" });</script></div>`;

/** The pages on which visitors do something. */
export const servicePages: readonly WebflowPage[] = [
  {
    path: '/berufsunfaehigkeit',
    id: '64f1c0a7be2d93581c7a0504',
    title: 'Anonyme Risikovoranfrage zur Berufsunfähigkeit',
    description: 'Vor dem Antrag wissen, welcher Versicherer Sie zu welchen Bedingungen nimmt.',
    body: section(healthQuestions('64f1c0a7be2d93581c7a0504')),
  },
  {
    path: '/tarifrechner',
    id: '64f1c0a7be2d93581c7a0505',
    title: 'Tarifrechner',
    description: 'Haftpflicht, Zahnzusatz und Kfz selbst vergleichen.',
    body: section(calculators),
  },
  {
    path: '/termin',
    id: '64f1c0a7be2d93581c7a0506',
    title: 'Termin buchen',
    description: 'Erstgespräch in der Langenstraße oder per Video.',
    head: '<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet"/>',
    body: section(calendar),
  },
  {
    path: '/kontakt',
    id: '64f1c0a7be2d93581c7a0507',
    title: 'Kontakt',
    description: 'So erreichen Sie das Hansekontor.',
    body: section(contact),
  },
];
