import { expect, it } from 'vitest';
import { agreesByText } from './agrees-by-text.ts';

it.each<[label: string, text: string]>([
  [
    'OK, verstanden',
    'Wir verwenden Cookies für Statistik. Mit „OK, verstanden“ bist du damit einverstanden. Mehr im Datenschutz. Einstellungen OK, verstanden',
  ],
  ['OK', 'Durch Klick auf „OK“ stimmen Sie der Verwendung von Cookies zu. Einstellungen OK'],
  ['Verstanden', 'Mit Klick auf Verstanden willigst du in die Nutzung ein! Verstanden'],
  ['Alles klar', 'Klicken Sie auf «Alles klar», um alle Cookies zu akzeptieren. Auswahl Alles klar'],
  ['Okay', 'Mit dem Klick auf den Button erklären Sie sich damit einverstanden. Okay'],
  ['Got it', 'By clicking “Got it” you agree to our use of cookies. Settings Got it'],
  ['Geht klar', 'Wenn du auf Geht klar tippst, erteilst du uns deine Einwilligung. Geht klar'],
])('„%s“ means consent', (label, text) => expect(agreesByText(label, text)).toBe(true));

it.each<[label: string, text: string]>([
  ['OK', 'Diese Website nutzt Cookies. Mehr erfahren OK'],
  ['OK', 'Durch die Nutzung unserer Website stimmen Sie der Verwendung von Cookies zu. Mehr erfahren. OK'],
  ['Verstanden', 'Ihre Einwilligung holen wir bei den Videos ein. Verstanden'],
  ['OK', 'Mit „OK“ stimmen Sie nicht zu, sondern schließen nur diesen Hinweis. OK'],
  ['OK', 'Mit „OK“ schließen Sie diesen Hinweis. Cookies, denen Sie zustimmen, wählen Sie unter Einstellungen. OK'],
  ['', 'Mit einem Klick sind Sie einverstanden.'],
])('„%s“ only acknowledges', (label, text) => expect(agreesByText(label, text)).toBe(false));
