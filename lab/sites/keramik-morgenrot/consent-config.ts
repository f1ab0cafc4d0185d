/** A cookie or storage entry as the consent plugin lists it. */
export interface TechnicalDefinition {
  type: 'http' | 'local' | 'session';
  name: string;
  host: string;
  duration: string;
}

/** A service in the consent plugin. `legitimateInterest`: runs unless the visitor objects to it. */
export interface ConsentService {
  id: number;
  uniqueName: string;
  name: string;
  provider: string;
  purpose: string;
  legitimateInterest?: boolean;
  definitions: TechnicalDefinition[];
}

/** A group of services as shown on the second layer. */
export interface ConsentGroup {
  id: number;
  name: string;
  isEssential: boolean;
  description: string;
  items: ConsentService[];
}

/** Name of the cookie that keeps the choice; the tail is a hash of the path of the installation. */
export const consentCookie = 'real_cookie_banner-v:3_blog:1_path:4f81c2a';

const own = 'www.keramik-morgenrot.test';
const cookie = (name: string, host: string, duration: string): TechnicalDefinition => ({ type: 'http', name, host, duration });

/** What the owner has set up in the plugin. */
export const consentGroups: readonly ConsentGroup[] = [
  {
    id: 31,
    name: 'Essenziell',
    isEssential: true,
    description:
      'Essenzielle Services sind für die grundlegende Funktionalität der Website erforderlich. Sie enthalten nur technisch notwendige Services.',
    items: [
      {
        id: 204,
        uniqueName: 'real-cookie-banner',
        name: 'Real Cookie Banner',
        provider: 'Keramik Morgenrot',
        purpose: 'Fragt nach deiner Einwilligung und merkt sich, was du gewählt hast.',
        definitions: [cookie(`${consentCookie.slice(0, 24)}*`, own, '365 Tage'), cookie('real_cookie_banner-test', own, '365 Tage')],
      },
      {
        id: 205,
        uniqueName: 'woocommerce',
        name: 'WooCommerce',
        provider: 'Keramik Morgenrot',
        purpose: 'Hält den Warenkorb zusammen und ordnet ihn bis zur Bestellung deinem Browser zu.',
        definitions: [
          cookie('wp_woocommerce_session_*', own, '2 Tage'),
          cookie('woocommerce_items_in_cart', own, 'Session'),
          cookie('woocommerce_cart_hash', own, 'Session'),
          { type: 'session', name: 'wc_fragments_*', host: own, duration: 'Session' },
          { type: 'local', name: 'wc_cart_hash_*', host: own, duration: 'unbegrenzt' },
        ],
      },
      {
        id: 206,
        uniqueName: 'paypal',
        name: 'PayPal',
        provider: 'PayPal (Europe) S.à r.l. et Cie, S.C.A.',
        purpose: 'Zeigt den Knopf für den schnellen Kauf und wickelt Zahlungen ab.',
        definitions: [
          cookie('ts', '.paypal.com', '3 Jahre'),
          cookie('ts_c', '.paypal.com', '3 Jahre'),
          cookie('nsid', 'www.paypal.com', 'Session'),
        ],
      },
    ],
  },
  {
    id: 32,
    name: 'Funktional',
    isEssential: false,
    description: 'Funktionale Services bieten mehr als das Nötigste, zum Beispiel Videos oder unser Anmeldefenster für den Newsletter.',
    items: [
      {
        id: 221,
        uniqueName: 'youtube',
        name: 'YouTube',
        provider: 'Google Ireland Limited',
        purpose: 'Spielt Videos aus unserer Werkstatt direkt auf der Seite ab.',
        definitions: [
          cookie('VISITOR_INFO1_LIVE', '.youtube.com', '6 Monate'),
          cookie('YSC', '.youtube.com', 'Session'),
          cookie('IDE', '.doubleclick.net', '13 Monate'),
        ],
      },
      {
        id: 222,
        uniqueName: 'mailchimp',
        name: 'Mailchimp',
        provider: 'The Rocket Science Group LLC d/b/a Mailchimp',
        purpose: 'Zeigt ein Fenster, in dem du dich für den Newsletter eintragen kannst.',
        definitions: [cookie('MCPopupClosed', own, '1 Jahr'), cookie('MCPopupSubscribed', own, '1 Jahr')],
      },
    ],
  },
  {
    id: 33,
    name: 'Marketing',
    isEssential: false,
    description:
      'Marketing-Services werden von uns und Dritten genutzt, um das Verhalten einzelner Besucher aufzuzeichnen und passende Werbung zu zeigen.',
    items: [
      {
        id: 231,
        uniqueName: 'facebook-pixel',
        name: 'Meta-Pixel',
        provider: 'Meta Platforms Ireland Limited',
        purpose: 'Misst, ob Anzeigen auf Instagram und Facebook zu einem Kauf führen.',
        definitions: [cookie('_fbp', '.keramik-morgenrot.test', '3 Monate'), cookie('fr', '.facebook.com', '3 Monate')],
      },
      {
        id: 232,
        uniqueName: 'pinterest-tag',
        name: 'Pinterest-Tag',
        provider: 'Pinterest Europe Ltd.',
        purpose: 'Misst, welche Pins zu Besuchen im Shop führen.',
        legitimateInterest: true,
        definitions: [cookie('_pin_unauth', '.keramik-morgenrot.test', '1 Tag')],
      },
      {
        id: 233,
        uniqueName: 'woocommerce-order-attribution',
        name: 'WooCommerce Bestellzuordnung',
        provider: 'Keramik Morgenrot',
        purpose: 'Vermerkt zu einer Bestellung, über welche Seite du zu uns gekommen bist.',
        definitions: [
          cookie('sbjs_session', '.keramik-morgenrot.test', '30 Minuten'),
          cookie('sbjs_*', '.keramik-morgenrot.test', 'Session'),
        ],
      },
    ],
  },
];
