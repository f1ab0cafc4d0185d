import { isLoopback } from '#lib/configuration.ts';
import { terminalStyle } from '#lib/terminal-style.ts';
import { wrapText } from '#lib/terminal-text.ts';
import { shorten } from './output-lines.ts';
import type { Notice } from './run-application.ts';
import { StartFailure } from './start-failure.ts';
import { fill, type Locale, sentencesOf, texts } from './texts.ts';

const lineWidth = 90;

/** A notice as a person reads it in the terminal. */
export function describeNotice(notice: Notice, locale: Locale, coloured: boolean): string {
  const say = texts[locale];
  const style = terminalStyle(coloured);
  switch (notice.kind) {
    case 'building':
      return say.building;
    case 'creating-database':
      return say.creatingDatabase;
    case 'stopping':
      return say.stopping;
    case 'stopped':
      return fill(say.stopped, { home: notice.home });
    case 'mail':
      return fill(say.newMail, { recipient: shorten(notice.recipient), subject: shorten(notice.subject), address: notice.address });
    case 'error':
      return `${style.red(say.parts[notice.part.name])}: ${notice.line}`;
    case 'restarting':
      return fill(say.restarting, {
        part: say.parts[notice.part.name],
        why: notice.why,
        seconds: new Intl.NumberFormat(locale).format(notice.pauseMs / 1000),
        log: notice.part.logFile,
      });
    case 'running': {
      const width = Math.max(say.open.length, say.tryIt.length, say.mails.length, say.stored.length) + 2;
      const row = (name: string, text: string) => `  ${name.padEnd(width)}${text}`;
      const rows = [row(say.open, style.bold(notice.address))];
      if (notice.example) {
        rows.push(row(say.tryIt, notice.example.url));
        for (const line of wrapText(notice.example[locale], lineWidth - width)) rows.push(row('', style.dim(line)));
      }
      // The outbox answers this machine alone, under its own name.
      if (isLoopback(new URL(notice.address).hostname)) rows.push(row(say.mails, `${notice.address}/outbox`));
      rows.push(row(say.stored, fill(notice.ownDatabase ? say.storedWhat : say.ownDatabase, { home: notice.home })));
      return `\n${style.bold(say.running)}\n\n${rows.join('\n')}\n\n${say.stop}\n`;
    }
  }
}

/** Why the application does not run: one sentence in each language. */
export function describeFailure(error: unknown, locale: Locale): string {
  if (error instanceof StartFailure) return sentencesOf(error.code, error.values, locale).join('\n');
  return sentencesOf('unexpected', { why: shorten(error instanceof Error ? error.message : String(error)) }, locale).join('\n');
}
