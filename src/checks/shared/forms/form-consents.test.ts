import { expect, it } from 'vitest';
import { agreesToAdvertising, permissionOf } from './form-consents.ts';

it.each([
  ['Fotos und Videos unseres Kindes dürfen auf der Website, im Gemeindebrief und auf Instagram erscheinen.', 'Pictures'],
  ['Ich willige ein, dass Bilder von mir auf der Vereinsseite veröffentlicht werden', 'Pictures'],
  ['Ich bin mit der Veröffentlichung von Fotos einverstanden', 'Pictures'],
  ['Wir stimmen der Nutzung von Filmaufnahmen unseres Kindes zu', 'Pictures'],
  ['Photos of my child may be published', 'Pictures'],
  ['Unser Kind darf in die WhatsApp-Gruppe der Konfis aufgenommen werden. (*)', 'Messenger'],
  ['Ich bin einverstanden, der Telegram-Gruppe hinzugefügt zu werden', 'Messenger'],
  ['Fotos meines Kindes dürfen nicht veröffentlicht werden', null],
  ['Ich habe die Hinweise zu Fotos auf der Veranstaltung gelesen', null],
  ['Mein Kind darf an den Angeboten teilnehmen', null],
  ['Mein Kind darf allein nach Hause gehen', null],
  ['Angebot für ein Fotoshooting', null],
  ['Angemeldet bleiben', null],
])('%s: %s', (label, expected) => {
  expect(permissionOf(label)).toBe(expected);
});

it.each([
  [
    'Ich habe die Datenschutzerklärung gelesen und willige ein, dass die Muster GmbH mich per E-Mail, Telefon und WhatsApp über Angebote informiert. *',
    true,
  ],
  ['Ich bin einverstanden, dass ich gelegentlich Angebote und Service-Erinnerungen per E-Mail erhalte.', true],
  ['Ich möchte regelmäßig exklusive Angebote bekommen', true],
  ['Ich bin einverstanden, dass ich gelegentlich einen Anruf erhalte.', false],
  ['Ich stimme der Nutzung meiner Daten zu Werbezwecken zu. Meine Daten werden nicht weitergegeben.', true],
  ['Ja, informieren Sie mich künftig über neue Angebote und Aktionen', true],
  ['Sie dürfen mich telefonisch zu Marketingzwecken kontaktieren', true],
  ['I agree to be contacted about offers and promotions', true],
  ['Ich willige ein, dass meine Angaben zur Erstellung eines Angebots verarbeitet werden und man mich per Telefon kontaktiert', false],
  ['Ich stimme der Verarbeitung zu. Eine Nutzung zu Werbezwecken findet nicht statt.', false],
  ['Ich habe die Hinweise zur Werbung gelesen', false],
  ['Ich stimme der Datenschutzerklärung zu', false],
])('%s: advertising %s', (label, expected) => {
  expect(agreesToAdvertising(label)).toBe(expected);
});
