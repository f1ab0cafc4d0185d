import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startLab } from './start-lab.ts';
import type { Lab } from './types.ts';

const texts = {
  de: {
    running: 'Das Labor läuft: {count} Websites mit Trackern und Einwilligungsbannern, alle nur auf diesem Rechner.',
    networkFile: 'Netzdatei (führt die Namen zum Labor)',
    how: 'Eine Website scannen, in einem zweiten Fenster',
    sites: 'Websites',
    obstacles: 'Störungen und Angriffe, an denen ein Scan nicht scheitern darf',
    stop: 'Mit Strg-C beenden.',
    stopped: 'Das Labor ist beendet.',
    port: '--port erwartet eine Zahl von 1 bis 65534.',
    portTaken: 'Port {port} oder der nächste ist belegt. Wählen Sie mit --port einen anderen oder lassen Sie --port weg.',
  },
  en: {
    running: 'The lab is running: {count} websites with trackers and consent banners, on this machine only.',
    networkFile: 'Network file (leads the names to the lab)',
    how: 'Scan a website, in a second window',
    sites: 'Websites',
    obstacles: 'Faults and attacks that a scan has to survive',
    stop: 'Ctrl-C ends it.',
    stopped: 'The lab has ended.',
    port: '--port takes a number from 1 to 65534.',
    portTaken: 'Port {port} or the next one is taken. Choose another with --port, or leave --port out.',
  },
} as const;

type Locale = keyof typeof texts;

/** What a person who started the lab reads: where the network file is, how to scan, and which sites there are. */
export function labGuide(lab: Lab, locale: Locale): string {
  const say = texts[locale];
  const first = lab.sites[0]?.url ?? 'https://…';
  const rows = (whole: boolean) =>
    lab.sites.filter((site) => (site.truth !== null) === whole).map((site) => `  ${site.url}\n      ${site.about[locale]}`);
  return [
    say.running.replace('{count}', String(lab.sites.length)),
    `\n${say.networkFile}:\n  ${lab.networkFile}`,
    `\n${say.how}:\n  npm run scan -- ${first} --network ${lab.networkFile}`,
    `\n${say.sites}:`,
    ...rows(true),
    `\n${say.obstacles}:`,
    ...rows(false),
    `\n${say.stop}`,
  ].join('\n');
}

interface LabArguments {
  port: number | undefined;
  locale: Locale;
}

function readArguments(args: readonly string[]): LabArguments {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, lang: { type: 'string' } } });
  const locale: Locale = values.lang === 'en' ? 'en' : 'de';
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_535)) throw new Error(texts[locale].port);
  return { port, locale };
}

/**
 * Start the lab, print the guide and run until Ctrl-C (or until `signal` aborts). `--port N` fixes the TLS port and takes
 * the next one for plain HTTP, `--lang en` prints English. Throws with a readable message when it cannot start.
 */
export async function main(args: readonly string[], signal?: AbortSignal): Promise<void> {
  const { port, locale } = readArguments(args);
  const ended = new AbortController();
  const end = () => ended.abort();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  process.stdout.on('error', end);
  signal?.addEventListener('abort', end);
  try {
    const lab = await startLab({ port }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? new Error(texts[locale].portTaken.replace('{port}', String(port))) : error;
    });
    process.stdout.write(`${labGuide(lab, locale)}\n`);
    if (!ended.signal.aborted && !signal?.aborted) await once(ended.signal, 'abort');
    await lab.close();
    process.stdout.write(`\n${texts[locale].stopped}\n`);
  } finally {
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
    signal?.removeEventListener('abort', end);
  }
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  });
