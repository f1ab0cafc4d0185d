import { expect, it } from 'vitest';
import { agreesToAdvertising, permissionOf } from './form-consents.ts';

it.each([
  ['Fotos und Videos unseres Kindes dürfen auf der Website, im Gemeindebrief und auf Instagram erscheinen.', 'Pictures'],
  ['Ich willige ein, dass Bilder von mir auf der Vereinsseite veröffentlicht werden', 'Pictures'],
  ['Ich bin mit der Veröffentlichung von Fotos einverstanden', 'Pictures'],
  ['Wir stimmen der Nutzung von Filmaufnahmen unseres Kindes zu', 'Pictures'],
  ['Photos of my child may be published', 'Pictures'],
  ['Ich bin damit einverstanden, dass Fotos von mir bzw. meinem Kind auf der Website veröffentlicht werden.', 'Pictures'],
  ['Fotos (z. B. vom Turnier) dürfen auf Instagram gezeigt werden', 'Pictures'],
  ['Ich erlaube ggf. angefertigte Bilder auf der Homepage; ein Widerruf ist jederzeit möglich', 'Pictures'],
  ['Ich habe die Satzung gelesen bzw. erhalten. Fotos werden veröffentlicht.', null],
  ['Unser Kind darf in die WhatsApp-Gruppe der Konfis aufgenommen werden. (*)', 'Messenger'],
  ['Ich bin einverstanden, der Telegram-Gruppe hinzugefügt zu werden', 'Messenger'],
  ['Fotos meines Kindes dürfen nicht veröffentlicht werden', null],
  ['Ich habe die Hinweise zu Fotos auf der Veranstaltung gelesen', null],
  ['Mein Kind darf an den Angeboten teilnehmen', null],
  ['Mein Kind darf allein nach Hause gehen', null],
  ['Angebot für ein Fotoshooting', null],
  ['Ich bin einverstanden, dass mein Name als Unterstützer veröffentlicht wird', 'Publishing'],
  ['Wir dürfen Ihren Beitrag veröffentlichen', null],
  ['Mein Name darf nicht veröffentlicht werden', null],
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
  [
    'Ich bin damit einverstanden, dass mich die Muster GmbH per E-Mail und Telefon zu Beratungsangeboten und Veranstaltungen kontaktiert.',
    true,
  ],
  ['Ich stimme zu, dass Sie mich telefonisch kontaktieren zu passenden Produkten und Aktionen.', true],
  ['Ich bin einverstanden, zu weiteren Dienstleistungen angeschrieben und zu neuen Angeboten angerufen zu werden.', true],
  ['Ich bin einverstanden, dass Sie mich zu meiner Anfrage kontaktieren.', false],
  ['Ich bin einverstanden, dass man mich zu meinem Angebot anruft.', false],
  ['Ihr dürft mir gern per Mail weitere Tipps und Angebote rund ums Bad zusenden.', true],
  ['Du darfst mir gelegentlich Infos zum Thema Garten schicken', true],
  ['Bitte schicken Sie mir Neuigkeiten und Angebote per E-Mail zu', true],
  ['Schicken Sie mir bitte das Angebot per E-Mail zu', false],
  ['Bitte senden Sie mir weitere Informationen zum Kurs zu', false],
  ['Sie dürfen mir die Unterlagen und Informationen zum Kurs zusenden', false],
  ['Ja, ich möchte Infos zu meiner Bestellung per SMS erhalten', false],
  ['Ich habe die Hinweise zur Werbung gelesen', false],
  ['Ich stimme der Datenschutzerklärung zu', false],
])('%s: advertising %s', (label, expected) => {
  expect(agreesToAdvertising(label)).toBe(expected);
});
