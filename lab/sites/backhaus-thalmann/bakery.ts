import { trustindexWidgets } from '../../third-parties/trustindex/hosts.ts';

/** Names, addresses and accounts of the bakery. */
export const bakery = {
  domain: 'backhaus-thalmann.test',
  host: 'www.backhaus-thalmann.test',
  address: '81.169.145.93',
  name: 'Backhaus Thalmann e. K.',
  owner: 'Jochen Thalmann',
  street: 'Görmarstraße 47',
  town: '99974 Mühlhausen',
  phone: '03601 55583-0',
  phoneLink: '+493601555830',
  whatsApp: '4915155583047',
  email: 'info@backhaus-thalmann.test',
  facebook: 'https://www.facebook.com/backhaus.thalmann.beispiel',
  instagram: 'https://www.instagram.com/backhaus.thalmann.beispiel/',
  reviews: '7c41e90b2d5f38a6640e1b72c9',
  counter: '1604773812',
} as const;

const review = (portrait: string, name: string, when: string, words: string) =>
  `<div class="ti-review-item source-Google"><div class="ti-inner"><div class="ti-review-header"><div class="ti-profile-img"><trustindex-image data-imgurl="https://lh3.googleusercontent.com/a/${portrait}=w40-h40-c-rp-mo-br100" alt="${name}"></trustindex-image></div><div class="ti-name">${name}</div><div class="ti-date">${when}</div></div><span class="ti-stars"><trustindex-image class="ti-star" data-imgurl="https://cdn.trustindex.io/assets/platform/Google/star/f.svg" alt="Google"></trustindex-image></span><div class="ti-review-content">${words}</div></div></div>`;

/** Set up what the bakery keeps with others: its reviews. */
export function publishAccounts(): void {
  trustindexWidgets.publish(
    bakery.reviews,
    `<div class="ti-widget ti-goog" data-layout-id="4" data-set-id="light-background"><div class="ti-reviews-container-wrapper">${review('ACg8ocKr7', 'Gudrun E.', '17.10.2026', 'Das Eichsfelder Landbrot hält eine Woche. Sehr nette Verkäuferinnen.')}${review('ALV-UjVb2', 'Malte Sch.', '02.09.2026', 'Samstags Schlange bis auf die Straße, und sie lohnt sich.')}${review('ACg8ocQx5', 'Ines T.', '28.06.2026', 'Hochzeitstorte pünktlich, wunderschön und nicht zu süß.')}</div></div>`,
  );
}
