import { expect, it } from 'vitest';
import { isSupportedLanguage } from './supported-language.ts';

const german =
  'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten, und geben sie nicht an andere weiter. Das ist für Sie kostenlos.';
const english =
  'We use your details only to answer your request and do not pass them on to others. This is free of charge for you and for us.';
const french = 'Nous utilisons vos données pour répondre à votre demande et ne les transmettons pas à des tiers. Vous pouvez nous écrire.';
const turkish =
  'Kişisel verileriniz bu amaçla ve yalnızca talebinizi yanıtlamak için işlenir, bir üçüncü tarafa ile veya tarafından bilgi verilmez.';
const goods = 'Tee Grün 100 g 4,90 € Tee Schwarz 100 g 3,90 € Kanne 0,5 l 24,00 € Tasse weiß 9,50 € Sieb 7,00 €';

it.each<[name: string, language: string, text: string, supported: boolean]>([
  ['German', 'de', german, true],
  ['German without a declared language', '', german, true],
  ['German that declares French', 'fr-FR', german, true],
  ['English that declares German', 'de', english, true],
  ['French', 'fr', french, false],
  ['French that declares German, as a template left it', 'de-DE', french, false],
  ['Turkish that declares German', 'de', turkish, false],
  ['goods that declare German', 'de', goods, true],
  ['Cyrillic goods that declare German', 'de', 'Чай зелёный Чай чёрный Чайник Чашка белая Сито', false],
  ['next to nothing, declared German', 'de', 'Absenden', true],
  ['next to nothing, undeclared', '', 'Absenden', false],
  ['nothing, declared English', 'en-GB', '', true],
  ['nothing', '', '', false],
  ['names and addresses in English', 'other', 'Imprint of the Harms Partners, Phone 040 1010, register of partnerships, Hamburg', true],
  ['names and addresses in Finnish', 'other', 'Yritys Oy, Puhelin 040 1010, Helsinki, Y-tunnus 123', false],
  [
    'contacts, undeclared',
    '',
    'Impressum Radhaus Petersen e.K. Inhaberin: Maike Petersen, Telefon 0431 80 12 34, Amtsgericht Kiel HRA 4711',
    true,
  ],
  ['a language whose code begins with de', 'del', 'Absenden', false],
])('%s', (_name, language, text, supported) => expect(isSupportedLanguage({ language, text })).toBe(supported));
