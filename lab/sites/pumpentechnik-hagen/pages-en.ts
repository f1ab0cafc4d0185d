import type { DrupalPage } from './drupal.ts';

/** Pages in English, the legal ones apart. The sales office in charge of them has never heard of the consent categories. */
export const englishPages: readonly DrupalPage[] = [
  {
    language: 'en',
    path: '/en',
    other: '/de',
    title: 'Pumps that keep going',
    description: 'Centrifugal, diaphragm and submersible pumps, designed and built in Hagen, Germany.',
    node: 2,
    type: 'startseite',
    content: `<p class="lead">We have been building pumps for water, lye and slurry since 1928. 140 people design, cast, machine and test under one roof.</p>
<div class="field field--name-field-video field--type-video-embed-field"><div class="video-embed-field-provider-vimeo video-embed-field-responsive-video"><iframe title="Company film" width="854" height="480" src="https://player.vimeo.com/video/774120938?title=0&amp;byline=0&amp;portrait=0" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe></div></div>
<div class="row"><div class="card"><h2>Centrifugal pumps</h2><p>Up to 1,200 m³ per hour with duplex steel impellers.</p></div><div class="card"><h2>Diaphragm pumps</h2><p>Dosing acids and lyes to the millilitre.</p></div><div class="card"><h2>Service</h2><p>Spare parts for every pump built since 1961.</p></div></div>`,
  },
  {
    language: 'en',
    path: '/en/products',
    other: '/de/produkte',
    title: 'Products',
    description: 'The KP, MD and TS series.',
    node: 13,
    type: 'seite',
    content: `<p>Three series, more than 400 variants. Tell us medium, temperature and head, and we work out the duty point for you.</p><table><thead><tr><th>Series</th><th>Medium</th><th>Capacity</th></tr></thead><tbody><tr><td>KP 200</td><td>Waste water, sludge</td><td>up to 1,200 m³/h</td></tr><tr><td>MD 12</td><td>Acids, lyes</td><td>up to 380 l/h</td></tr><tr><td>TS 65</td><td>Ground water</td><td>up to 90 m³/h</td></tr></tbody></table>`,
  },
  {
    language: 'en',
    path: '/en/contact',
    other: '/de/kontakt',
    title: 'Contact',
    description: 'How to reach us.',
    node: 62,
    type: 'seite',
    content:
      '<p>Eckeseyer Straße 212, 58089 Hagen, Germany. Phone +49 2331 555084-60, e-mail <a href="mailto:export@pumpentechnik-hagen.test">export@pumpentechnik-hagen.test</a>. Our export desk answers in English, French and Polish.</p>',
  },
];
