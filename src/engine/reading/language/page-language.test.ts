import { expect, it } from 'vitest';
import { imprintText, privacyText } from '../../../../test/factories/legal-texts.ts';
import { languageOfPage } from './page-language.ts';

it.each<[string, string, string, string]>([
  ['notice', privacyText, '', 'de'],
  ['notice that declares English', privacyText, 'en-US', 'de'],
  ['imprint of labels only', imprintText, 'en', 'de'],
  ['imprint of one line', 'Impressum: Erika Beispiel, Lindenweg 4a, 79098 Freiburg, Telefon 0761 123456', 'en', 'de'],
  [
    'English imprint',
    'Imprint\nInformation according to § 5 DDG\nExample GmbH\nRepresented by: Jane Doe\nPhone: +49 30 1234567\nRegister court: Berlin',
    'de',
    'en',
  ],
  [
    'English notice',
    'We process your data when you visit our website. You have the right of access to your data, and we delete it when it is no longer needed for the purposes for which it was collected.',
    'de',
    'en',
  ],
  [
    'German notice with English names',
    `${privacyText}\nGoogle Tag Manager, Google Analytics, Microsoft Clarity, Privacy Policy, Opt-out`,
    'en',
    'de',
  ],
  [
    'French',
    'Nous traitons vos données personnelles dans le cadre de la relation contractuelle. Vous avez le droit de demander l’accès à vos données et leur effacement auprès de nous.',
    'de',
    'fr',
  ],
  [
    'Italian',
    'Il titolare del trattamento dei dati è la società. Gli interessati hanno il diritto di chiedere l’accesso ai dati e la cancellazione degli stessi per i motivi previsti.',
    '',
    'it',
  ],
  [
    'Dutch',
    'Wij verwerken uw persoonsgegevens voor het beantwoorden van uw vragen. U heeft het recht op inzage van uw gegevens en kunt bezwaar maken tegen de verwerking.',
    'en',
    'nl',
  ],
  [
    'Spanish',
    'El responsable del tratamiento de los datos es la empresa. Usted tiene el derecho de acceso a sus datos y puede solicitar la supresión de los mismos para las finalidades.',
    '',
    'es',
  ],
  [
    'Polish',
    'Administratorem danych osobowych jest spółka. Dane są przetwarzane w celu realizacji umowy oraz na podstawie zgody. Pani dane nie są przekazywane do państw trzecich.',
    '',
    'pl',
  ],
  [
    'Turkish',
    'Kişisel verileriniz bu web sitesi tarafından yalnızca belirtilen amaçlar için işlenir ve üçüncü kişilere aktarılmaz. Veri sorumlusu olarak bilgi edinme hakkınız olan konularda bize yazın.',
    '',
    'tr',
  ],
  [
    'another script',
    'Мы обрабатываем ваши персональные данные только в целях, указанных ниже, и не передаём их третьим лицам без согласия.',
    'de',
    'other',
  ],
  ['too short to tell, declared', 'Muster GmbH', 'de-DE', 'de'],
  ['nothing at all', '', '', ''],
  ['a word', 'Später', '', 'de'],
])('%s', (_name, text, declared, language) => expect(languageOfPage(text, declared)).toBe(language));

it('ends on hostile text', { timeout: 60_000 }, () => {
  for (const text of ['a'.repeat(100_000), 'der '.repeat(25_000), 'ä,'.repeat(50_000)])
    expect(() => languageOfPage(text, 'de')).not.toThrow();
});
