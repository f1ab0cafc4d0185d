import { accounts } from './accounts.ts';
import { assets, type NeosDocument, text } from './neos.ts';

const captcha = `<div class="frc-captcha" data-sitekey="${accounts.captcha}" data-lang="de" data-start="auto" data-puzzle-endpoint="https://eu-api.friendlycaptcha.eu/api/v1/puzzle"></div>`;
const captchaScript = `<script src="${assets}JavaScript/friendly-captcha.js?bust=4c1e07b2" defer></script>`;

/** A form as Neos.Form.Builder renders it, with Flow's hidden state. */
function neosForm(id: string, path: string, fields: string, submit: string): string {
  return `<form class="neos-form" enctype="multipart/form-data" method="post" id="${id}" action="${path}#${id}"><div style="display:none"><input type="hidden" name="--${id}[__state]" value="TzozNDoiTmVvc1xGb3JtXENvcmVcUnVudGltZQ9b1c7e" /><input type="hidden" name="--${id}[__trustedProperties]" value="a:1:{s:6:&quot;angabe&quot;;i:1;}5f02ad77c1" /><input type="hidden" name="__csrfToken" value="0f4b6d21ac937e58" /></div>${fields}${captcha}<div class="actions"><button type="submit" name="--${id}[__currentPage]" value="1" class="btn btn-primary">${submit}</button></div></form>`;
}

const input = (id: string, name: string, label: string, attributes = '') =>
  `<div class="form-group"><label for="${id}-${name}">${label}</label><input id="${id}-${name}" name="--${id}[${name}]" ${attributes || 'type="text"'} /></div>`;
const tick = (id: string, name: string, label: string, required = false) =>
  `<label class="inline" for="${id}-${name}"><input type="checkbox" id="${id}-${name}" name="--${id}[${name}]" value="1"${required ? ' required' : ''} />${label}</label>`;

const order = 'lieferauftrag';
const contract = [
  `<div class="form-group"><label for="${order}-tarif">Tarif *</label><select id="${order}-tarif" name="--${order}[tarif]" required><option>ElmStrom Fix 24</option><option>ElmStrom Natur</option><option>ElmGas Fix 12</option></select></div>`,
  `<div class="form-group"><label for="${order}-anrede">Anrede</label><select id="${order}-anrede" name="--${order}[anrede]"><option value="">keine Angabe</option><option>Frau</option><option>Herr</option></select></div>`,
  input(order, 'vorname', 'Vorname *', 'type="text" required autocomplete="given-name"'),
  input(order, 'nachname', 'Nachname *', 'type="text" required autocomplete="family-name"'),
  input(order, 'geburtsdatum', 'Geburtsdatum *', 'type="date" required autocomplete="bday"'),
  input(order, 'strasse', 'Straße und Hausnummer der Verbrauchsstelle *', 'type="text" required autocomplete="street-address"'),
  input(order, 'plzort', 'Postleitzahl und Ort *', 'type="text" required'),
  input(order, 'email', 'E-Mail-Adresse *', 'type="email" required autocomplete="email"'),
  input(order, 'telefon', 'Telefon oder Mobilnummer *', 'type="tel" required autocomplete="tel"'),
  input(order, 'zaehlernummer', 'Zählernummer *', 'type="text" required'),
  input(order, 'vorversorger', 'Bisheriger Lieferant (bei Wechsel)'),
  input(order, 'lieferbeginn', 'Gewünschter Lieferbeginn', 'type="date"'),
  input(order, 'iban', 'IBAN (nur bei Lastschrift; Überweisung kostet nichts extra)', 'type="text" autocomplete="off"'),
  '<p class="hint">Felder mit * sind Pflichtfelder.</p>',
  tick(order, 'agb', 'Ich akzeptiere die <a href="/agb-und-widerruf">Allgemeinen Lieferbedingungen</a>. *', true),
  tick(order, 'widerruf', 'Die <a href="/agb-und-widerruf#widerruf">Widerrufsbelehrung</a> habe ich erhalten. *', true),
  tick(
    order,
    'bonitaet',
    'Ich bin einverstanden, dass die Stadtwerke vor Vertragsschluss bei der Creditreform Boniversum GmbH, Neuss, Auskunft über mein bisheriges Zahlungsverhalten und einen Wahrscheinlichkeitswert einholen, in den auch Anschriftendaten eingehen. *',
    true,
  ),
  tick(
    order,
    'werbung',
    'Ja, ich möchte per E-Mail über Angebote zu Strom und Gas informiert werden (freiwillig, jederzeit widerruflich).',
  ),
  '<p class="hint">Wie wir Ihre Angaben verarbeiten, steht in der <a href="/datenschutz#vertrag">Datenschutzerklärung</a>.</p>',
].join('');

const reading = 'zaehlerstand';
const meter = [
  input(reading, 'zaehlernummer', 'Zählernummer *', 'type="text" required'),
  input(reading, 'stand', 'Zählerstand ohne Nachkommastellen *', 'type="text" inputmode="numeric" required'),
  input(reading, 'datum', 'Abgelesen am *', 'type="date" required'),
  input(reading, 'email', 'E-Mail-Adresse für eine Bestätigung (freiwillig)', 'type="email" autocomplete="email"'),
  '<p class="hint">Felder mit * sind Pflichtfelder. Die Angaben verwenden wir nur für Ihre Abrechnung. <a href="/datenschutz#formulare">Datenschutz</a></p>',
].join('');

const cancel = 'kuendigung';
const cancellation = [
  `<div class="form-group"><label for="${cancel}-art">Art der Kündigung *</label><select id="${cancel}-art" name="--${cancel}[art]" required><option>ordentlich</option><option>außerordentlich</option></select></div>`,
  input(cancel, 'grund', 'Kündigungsgrund (nur bei außerordentlicher Kündigung)'),
  input(cancel, 'name', 'Vor- und Nachname *', 'type="text" required autocomplete="name"'),
  input(cancel, 'vertrag', 'Bezeichnung des Vertrags: Vertragskonto, Zählernummer oder Lieferanschrift *', 'type="text" required'),
  input(cancel, 'zeitpunkt', 'Kündigen zum (leer lassen: frühestmöglich)', 'type="date"'),
  input(cancel, 'email', 'E-Mail-Adresse für die Bestätigung *', 'type="email" required autocomplete="email"'),
].join('');

const revoke = 'widerruf';
const revocation = [
  input(revoke, 'name', 'Vor- und Nachname *', 'type="text" required autocomplete="name"'),
  input(revoke, 'vertrag', 'Vertragskonto oder Auftragsnummer *', 'type="text" required'),
  input(revoke, 'email', 'E-Mail-Adresse für die Eingangsbestätigung *', 'type="email" required autocomplete="email"'),
].join('');

/** Pages with forms of the site's own; they start a session of Flow. */
export const formPages: readonly NeosDocument[] = [
  {
    path: '/tarife/vertrag-abschliessen',
    title: 'Vertrag online abschließen',
    description: 'Strom- oder Gasvertrag mit den Stadtwerken Elmtal online abschließen.',
    body: `<h1>Vertrag abschließen</h1>${text('Ihr Auftrag', 'Preise einschließlich Steuern und Abgaben laut Preisblatt vom 1. Oktober 2025. ElmStrom Fix 24: 11,50 € Grundpreis im Monat, 31,90 ct/kWh, Laufzeit 24 Monate, danach monatlich kündbar. Die Vertragszusammenfassung nach § 41 EnWG erhalten Sie vor Ihrer Bestellung als Vorschau und danach per E-Mail.')}${neosForm(order, '/tarife/vertrag-abschliessen', contract, 'Zahlungspflichtig bestellen')}`,
    scripts: captchaScript,
  },
  {
    path: '/service/zaehlerstand',
    title: 'Zählerstand melden',
    description: 'Zählerstand für Strom, Gas und Wasser online melden.',
    body: `<h1>Zählerstand melden</h1>${text('Strom, Gas und Wasser', 'Zählernummer und Stand genügen. Ein Foto brauchen wir nicht.')}${neosForm(reading, '/service/zaehlerstand', meter, 'Zählerstand senden')}`,
    scripts: captchaScript,
  },
  {
    path: '/vertrag-kuendigen',
    title: 'Vertrag kündigen',
    description: 'Energieverträge nach § 312k BGB online kündigen.',
    body: `<h1>Verträge hier kündigen</h1>${text('Kündigung ohne Anmeldung', 'Nach dem Absenden können Sie Ihre Erklärung speichern; den Eingang mit Datum und Uhrzeit bestätigen wir sofort per E-Mail.')}${neosForm(cancel, '/vertrag-kuendigen', cancellation, 'Jetzt kündigen')}`,
    scripts: captchaScript,
  },
  {
    path: '/vertrag-widerrufen',
    title: 'Vertrag widerrufen',
    description: 'Online geschlossene Verträge innerhalb von vierzehn Tagen widerrufen.',
    body: `<h1>Vertrag widerrufen</h1>${text('Widerruf binnen 14 Tagen', 'Gründe müssen Sie nicht nennen. Wir bestätigen den Eingang sofort per E-Mail.')}${neosForm(revoke, '/vertrag-widerrufen', revocation, 'Widerruf bestätigen')}`,
    scripts: captchaScript,
  },
];
