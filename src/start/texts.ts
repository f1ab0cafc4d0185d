/** Languages of the terminal. */
export type Locale = 'de' | 'en';

const de = {
  building: 'Die Oberfläche wird gebaut …',
  creatingDatabase: 'Die Datenbank wird angelegt …',
  starting: 'Spurenleser startet …',
  running: 'Spurenleser läuft.',
  open: 'Öffnen',
  tryIt: 'Zum Prüfen',
  mails: 'Mails',
  newMail: 'Mail an {recipient}, „{subject}“: {address}',
  stored: 'Daten',
  storedWhat: '{home} (Datenbank, Dateien, Mails, Protokolle)',
  ownDatabase: '{home} (Dateien, Mails, Protokolle); Datenbank aus DATABASE_URL',
  stop: 'Strg-C beendet alles; die Daten bleiben.',
  stopping: 'Wird beendet …',
  stopped: 'Beendet. Die Daten bleiben in {home}.',
  restarting: '{part} ist unerwartet beendet ({why}) und startet in {seconds} s neu. Protokoll: {log}',
  parts: { database: 'Die Datenbank', lab: 'Das Labor', server: 'Der Server', worker: 'Der Worker' },
  failures: {
    'unknown-option': 'Unbekannte Angabe „{option}“; möglich ist nur --lang de oder --lang en.',
    'already-running': 'Spurenleser läuft schon mit diesem Datenordner (Prozess {pid}): {address}',
    'port-invalid': 'PORT={port} ist keine Portnummer von 1 bis 65535.',
    'port-taken': 'Port {port} ist belegt; wählen Sie einen anderen, zum Beispiel: PORT={other} npm start',
    'port-forbidden': 'Port {port} darf nicht geöffnet werden ({why}); wählen Sie einen anderen, zum Beispiel: PORT=3000 npm start',
    'home-not-writable':
      'Der Datenordner {home} lässt sich nicht anlegen oder beschreiben ({why}); wählen Sie mit SPURENLESER_HOME einen anderen.',
    'secrets-missing':
      'In {home} liegt eine Datenbank, aber secrets.json mit ihrem Passwort fehlt; legen Sie die Datei zurück, oder beginnen Sie neu mit: mv {folder} {folder}.alt',
    'secrets-broken': '{file} ist beschädigt; legen Sie eine Sicherung zurück. Nichts wurde gelöscht.',
    'database-version':
      'Die Datenbank in {folder} gehört zu PostgreSQL {found}, gebraucht wird {wanted}; nichts wurde gelöscht. Legen Sie eine passende Sicherung zurück, oder beginnen Sie neu mit: mv {folder} {folder}.alt',
    'database-broken':
      'Die Datenbank in {folder} ist beschädigt ({why}); nichts wurde gelöscht. Legen Sie eine Sicherung zurück, oder beginnen Sie neu mit: mv {folder} {folder}.alt',
    'database-not-created': 'Die Datenbank ließ sich in {folder} nicht anlegen: {why}',
    'database-password':
      'Die Datenbank in {folder} nimmt das Passwort aus secrets.json nicht an; legen Sie die passende secrets.json zurück, oder beginnen Sie neu mit: mv {folder} {folder}.alt',
    'database-unavailable': 'Für {platform} liegt kein PostgreSQL bei; nennen Sie eine eigene Datenbank mit DATABASE_URL=postgres://…',
    'database-unreachable': 'Die Datenbank aus DATABASE_URL ist nicht erreichbar ({why}).',
    'database-user':
      'Als root braucht PostgreSQL einen eigenen Benutzer, und „postgres“ ließ sich nicht anlegen ({why}); starten Sie als gewöhnlicher Benutzer.',
    'folder-closed':
      'Als root läuft PostgreSQL unter dem Benutzer „postgres“, und der darf {folder} nicht betreten; starten Sie als gewöhnlicher Benutzer oder geben Sie frei: chmod a+x {folder}',
    'web-build': 'Die Oberfläche ließ sich nicht bauen: {why} (Protokoll: {log})',
    'lab-failed': 'Die Beispiel-Websites ließen sich nicht starten: {why} (Protokoll: {log})',
    'part-refused': '{part} kann nicht starten: {why}',
    'part-failing': '{part} ist mehr als {times}-mal in einer Minute ausgefallen, zuletzt: {why} (Protokoll: {log})',
    'not-ready': 'Der Server ist nach {seconds} s noch nicht bereit: {why} (Protokoll: {log})',
    unexpected: 'Ein unerwarteter Fehler: {why}',
  },
} as const;

type Shape<T> = { [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

const en: Shape<typeof de> = {
  building: 'Building the web app …',
  creatingDatabase: 'Creating the database …',
  starting: 'Spurenleser is starting …',
  running: 'Spurenleser is running.',
  open: 'Open',
  tryIt: 'To scan',
  mails: 'Mails',
  newMail: 'Mail to {recipient}, "{subject}": {address}',
  stored: 'Data',
  storedWhat: '{home} (database, files, mails, logs)',
  ownDatabase: '{home} (files, mails, logs); database from DATABASE_URL',
  stop: 'Ctrl-C ends everything; the data stay.',
  stopping: 'Stopping …',
  stopped: 'Stopped. The data stay in {home}.',
  restarting: '{part} ended unexpectedly ({why}) and restarts in {seconds} s. Log: {log}',
  parts: { database: 'The database', lab: 'The lab', server: 'The server', worker: 'The worker' },
  failures: {
    'unknown-option': 'Unknown option "{option}"; only --lang de and --lang en exist.',
    'already-running': 'Spurenleser is already running with this data folder (process {pid}): {address}',
    'port-invalid': 'PORT={port} is not a port number from 1 to 65535.',
    'port-taken': 'Port {port} is taken; choose another, for example: PORT={other} npm start',
    'port-forbidden': 'Port {port} may not be opened ({why}); choose another, for example: PORT=3000 npm start',
    'home-not-writable': 'The data folder {home} cannot be created or written to ({why}); choose another with SPURENLESER_HOME.',
    'secrets-missing':
      'There is a database in {home}, but secrets.json with its password is missing; put the file back, or start afresh with: mv {folder} {folder}.old',
    'secrets-broken': '{file} is damaged; put a backup back. Nothing was deleted.',
    'database-version':
      'The database in {folder} belongs to PostgreSQL {found}, {wanted} is needed; nothing was deleted. Put a matching backup back, or start afresh with: mv {folder} {folder}.old',
    'database-broken':
      'The database in {folder} is damaged ({why}); nothing was deleted. Put a backup back, or start afresh with: mv {folder} {folder}.old',
    'database-not-created': 'The database could not be created in {folder}: {why}',
    'database-password':
      'The database in {folder} does not take the password from secrets.json; put the matching secrets.json back, or start afresh with: mv {folder} {folder}.old',
    'database-unavailable': 'No PostgreSQL is bundled for {platform}; name a database of your own with DATABASE_URL=postgres://…',
    'database-unreachable': 'The database of DATABASE_URL cannot be reached ({why}).',
    'database-user': 'As root, PostgreSQL needs a user of its own, and "postgres" could not be created ({why}); start as an ordinary user.',
    'folder-closed':
      'As root, PostgreSQL runs as the user "postgres", who may not enter {folder}; start as an ordinary user, or open it: chmod a+x {folder}',
    'web-build': 'The web app could not be built: {why} (log: {log})',
    'lab-failed': 'The example sites could not be started: {why} (log: {log})',
    'part-refused': '{part} cannot start: {why}',
    'part-failing': '{part} failed more than {times} times in a minute, last: {why} (log: {log})',
    'not-ready': 'The server is not ready after {seconds} s: {why} (log: {log})',
    unexpected: 'An unexpected error: {why}',
  },
};

/** Everything `npm start` says, by language. */
export const texts: Record<Locale, Shape<typeof de>> = { de, en };

/** Code of a reason for not starting. */
export type FailureCode = keyof typeof de.failures;

/** A process of the application, as its texts and logs name it. */
export type PartName = keyof typeof de.parts;

/** One sentence in each language, the chosen one first: whoever helps a person may read only the other. */
export function sentencesOf(code: FailureCode, values: Readonly<Record<string, string>>, locale: Locale): string[] {
  const inOrder: Locale[] = locale === 'de' ? ['de', 'en'] : ['en', 'de'];
  return inOrder.map((language) => {
    const part = texts[language].parts[values['part'] as PartName] ?? '';
    const why = reasonIn(values['why'] ?? '', language);
    return fill(texts[language].failures[code], { ...values, part, why });
  });
}

/** A process that says its reason in both languages, `Deutsch. / English.`, is quoted in each with its own half. */
function reasonIn(why: string, language: Locale): string {
  const halves = why.split('. / ');
  if (halves.length !== 2) return why;
  return language === 'de' ? `${halves[0]}.` : halves[1]!;
}

/** Fills `{name}` places; a place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** The language asked for: `--lang`, else the terminal's locale, else German. */
export function localeOf(option: string | undefined, env: Readonly<Record<string, string | undefined>>): Locale {
  if (option === 'de' || option === 'en') return option;
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^en/i.test(system) ? 'en' : 'de';
}
