import { accounts, pricingCode } from './accounts.ts';
import { picture, type WebflowPage } from './webflow.ts';

const hero = (title: string, text: string, action: string) =>
  `<section class="section_hero"><div class="hero_video w-embed w-iframe"><iframe src="https://player.vimeo.com/video/${accounts.vimeo}?background=1&amp;autoplay=1&amp;loop=1&amp;byline=0&amp;title=0&amp;muted=1" frameborder="0" allow="autoplay; fullscreen; picture-in-picture" title="flowdesk product video"></iframe></div><div class="hero_content"><h1>${title}</h1><p>${text}</p><a href="/demo" class="w-button">${action}</a></div></section>`;

const cards = (...entries: readonly (readonly [string, string, string])[]) =>
  `<div class="grid_3">${entries.map(([file, title, text]) => `<div class="card"><img src="${picture(file)}" loading="lazy" alt="" width="320" height="160"/><h3>${title}</h3><p>${text}</p></div>`).join('')}</div>`;

const section = (inner: string) => `<section class="padding-section">${inner}</section>`;

const pricingTable = `<div class="w-embed w-script"><script async src="https://js.stripe.com/v3/pricing-table.js"></script><stripe-pricing-table pricing-table-id="${accounts.pricingTable}" publishable-key="${accounts.stripeKey}"></stripe-pricing-table></div>`;

const salesForm = (id: string) =>
  `<div class="form_component w-form"><form id="wf-form-Contact-Sales" name="wf-form-Contact-Sales" data-name="Contact Sales" method="get" data-wf-page-id="${id}" data-wf-element-id="0d2c7a4b-915e-4f6a-b0c3-7e1f5a2d8b66"><label for="name">Name</label><input class="w-input" maxlength="256" name="name" data-name="Name" type="text" id="name" required=""/><label for="work-email">Work e-mail</label><input class="w-input" maxlength="256" name="work-email" data-name="Work Email" type="email" id="work-email" required=""/><label for="company">Company</label><input class="w-input" maxlength="256" name="company" data-name="Company" type="text" id="company"/><label for="message">How can we help?</label><textarea class="w-input" maxlength="5000" name="message" data-name="Message" id="message"></textarea><p>We use your details to answer your request, see our <a href="/datenschutz">Privacy Policy</a>.</p><input type="submit" data-wait="Please wait..." class="w-button" value="Send"/></form><div class="w-form-done"><div>Thank you! We will get back to you within one business day.</div></div><div class="w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div></div>`;

/** The pages that sell, in English by default and partly in German. */
export const salesPages: readonly WebflowPage[] = [
  {
    path: '/',
    id: '66b2f0a94d1e7c83f5a2c95d',
    language: 'en',
    alternate: '/de',
    title: 'flowdesk – the shared inbox for operations teams',
    description: 'flowdesk turns requests from mail, chat and forms into work that gets done.',
    body: `${hero('Requests in. Work done.', 'flowdesk is the shared inbox for operations teams: every request lands in one queue, every queue has an owner, nothing gets lost.', 'Book a demo')}${section(
      `<h2>One queue instead of five tools</h2>${cards(
        ['inbox.svg', 'Collect', 'Mail, Slack, forms and API: everything becomes a request with a due date.'],
        ['rules.svg', 'Route', 'Rules send each request to the right team, with the right priority.'],
        ['report.svg', 'Report', 'See where work piles up, before your customers do.'],
      )}`,
    )}`,
  },
  {
    path: '/product',
    id: '66b2f0a94d1e7c83f5a2c961',
    language: 'en',
    title: 'Product – flowdesk',
    description: 'How flowdesk works.',
    body: section(
      `<h1>Built for people who keep things running</h1><p>Forty teams in logistics, facility management and finance already work with flowdesk. All customer data is hosted in Frankfurt; we sign a data processing agreement with every customer.</p>${cards(
        ['inbox.svg', 'Shared inbox', 'Assign, comment, snooze.'],
        ['rules.svg', 'Workflows', 'If this, then that – with approvals.'],
        ['report.svg', 'Insights', 'Lead times and bottlenecks at a glance.'],
      )}`,
    ),
  },
  {
    path: '/pricing',
    id: '66b2f0a94d1e7c83f5a2c964',
    language: 'en',
    alternate: '/de/preise',
    title: 'Pricing – flowdesk',
    description: 'Plans for teams of every size.',
    head: pricingCode,
    body: `${section(`<h1>Simple pricing</h1><p>All prices per user and month, plus VAT. Our offer is directed exclusively at businesses within the meaning of § 14 BGB.</p>${pricingTable}`)}${section(`<h2>Need more than 100 seats?</h2>${salesForm('66b2f0a94d1e7c83f5a2c964')}`)}`,
  },
  {
    path: '/careers',
    id: '66b2f0a94d1e7c83f5a2c968',
    language: 'en',
    title: 'Careers – flowdesk',
    description: 'Work with us in Berlin or remotely.',
    body: section(
      '<h1>Join the team</h1><p>We are 14 people in Kreuzberg and three time zones. Applications go straight to the hiring team.</p><div class="w-embed w-script"><div id="ashby_embed"></div><script src="https://jobs.ashbyhq.com/flowdesk/embed?version=2"></script></div>',
    ),
  },
  {
    path: '/demo',
    id: '66b2f0a94d1e7c83f5a2c96b',
    language: 'en',
    title: 'Book a demo – flowdesk',
    description: 'Thirty minutes, your own use case.',
    body: section(
      '<h1>See flowdesk in 30 minutes</h1><p>The calendar is provided by Calendly and appears here once you allow “Personalization” in the cookie settings. You can also write to <a href="mailto:hello@flowdesk.test">hello@flowdesk.test</a> or open <a href="https://calendly.com/flowdesk/demo" target="_blank" rel="noopener">our calendar at Calendly</a> directly.</p><div class="w-embed w-script"><div class="calendly-inline-widget" data-url="https://calendly.com/flowdesk/demo?hide_gdpr_banner=1" style="min-width:320px;height:640px"></div><script type="fs-cc" fs-cc-categories="personalization" src="https://assets.calendly.com/assets/external/widget.js" async></script></div>',
    ),
  },
  {
    path: '/de',
    id: '66b2f0a94d1e7c83f5a2c970',
    language: 'de',
    alternate: '/',
    title: 'flowdesk – das gemeinsame Postfach für Operations-Teams',
    description: 'flowdesk macht aus Anfragen per Mail, Chat und Formular erledigte Arbeit.',
    body: `${hero('Anfrage rein. Erledigt raus.', 'flowdesk ist das gemeinsame Postfach für Operations-Teams: Jede Anfrage landet in einer Liste, jede Liste hat einen Verantwortlichen, nichts geht verloren.', 'Demo buchen')}${section(
      `<h2>Eine Liste statt fünf Werkzeuge</h2>${cards(
        ['inbox.svg', 'Sammeln', 'Mail, Slack, Formulare und API: Alles wird zur Anfrage mit Termin.'],
        ['rules.svg', 'Verteilen', 'Regeln schicken jede Anfrage zum richtigen Team.'],
        ['report.svg', 'Auswerten', 'Sehen, wo sich Arbeit staut, bevor es Ihre Kunden merken.'],
      )}`,
    )}`,
  },
  {
    path: '/de/preise',
    id: '66b2f0a94d1e7c83f5a2c973',
    language: 'de',
    alternate: '/pricing',
    title: 'Preise – flowdesk',
    description: 'Tarife für Teams jeder Größe.',
    body: section(
      `<h1>Einfache Preise</h1><p>Alle Preise pro Nutzer und Monat zuzüglich Umsatzsteuer. Unser Angebot richtet sich ausschließlich an Unternehmer im Sinne des § 14 BGB.</p>${pricingTable}`,
    ),
  },
];
