import type { Locale } from '#contract/vocabulary.ts';
import type { MailRow } from '#db/tables/mails.ts';
import { type Html, html } from '#lib/html.ts';
import { type OutboxTexts, outboxTexts } from './texts.ts';

/** What the pages of the outbox need to know. */
export interface OutboxFrame {
  locale: Locale;
  product: string;
  publicUrl: string;
  /** Whether there is a mail server. */
  sends: boolean;
}

/** The outbox, newest mail first. */
export function renderOutbox(mails: readonly MailRow[], frame: OutboxFrame): string {
  const texts = outboxTexts[frame.locale];
  const { column } = texts;
  const list = html`<table class="mails">
<thead><tr><th scope="col">${column.created}</th><th scope="col">${column.subject}</th><th scope="col">${column.recipient}</th><th scope="col">${column.kind}</th>${frame.sends && html`<th scope="col">${column.state}</th>`}</tr></thead>
<tbody>
${mails.map(
  (
    mail,
  ) => html`<tr><td>${moment(mail.created, frame.locale)}</td><th scope="row"><a href="/outbox/${mail.id}">${mail.subject}</a></th><td>${mail.recipient}</td><td>${kindOf(mail, texts)}</td>${frame.sends && html`<td>${stateOf(mail, texts)}</td>`}</tr>
`,
)}</tbody>
</table>`;
  return page(
    texts.title,
    frame,
    html`<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<p>${frame.sends ? texts.sentToo : texts.kept}</p>
${mails.length === 0 ? html`<p class="none">${texts.none}</p>` : list}`,
  );
}

/** One mail: what it looks like, in a frame of its own, and what it says. */
export function renderOutboxMail(mail: MailRow, frame: OutboxFrame): string {
  const texts = outboxTexts[frame.locale];
  const { column } = texts;
  return page(
    mail.subject,
    frame,
    html`<p class="back"><a href="/outbox">${texts.back}</a></p>
<h1>${mail.subject}</h1>
<dl class="facts">
<dt>${column.recipient}</dt><dd>${mail.recipient}</dd>
<dt>${column.created}</dt><dd>${moment(mail.created, frame.locale)}</dd>
<dt>${column.kind}</dt><dd>${kindOf(mail, texts)}</dd>
${frame.sends && html`<dt>${column.state}</dt><dd>${stateOf(mail, texts)}</dd>`}</dl>
<section>
<h2>${texts.text}</h2>
<div class="mail-text">${linked(mail.text, frame.publicUrl)}</div>
</section>
<section>
<h2>${texts.html}</h2>
<iframe src="/outbox/${mail.id}/html" title="${texts.frame}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>`,
  );
}

/** The mail's own document for the frame; its links open outside of it, where our pages may be shown. */
export function framedMail({ html: document }: Pick<MailRow, 'html'>): string {
  return document.replace('<head>', '<head>\n<base target="_blank">');
}

function page(title: string, { locale, product }: OutboxFrame, content: Html): string {
  const texts = outboxTexts[locale];
  const other = locale === 'de' ? 'en' : 'de';
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${product}</title>
<link rel="stylesheet" href="/api/docs.css">
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<a class="skip" href="#content">${texts.skip}</a>
<header class="sheet">
<a class="logo" href="/app/">${product}</a>
<nav><a href="?locale=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></nav>
</header>
<main class="sheet" id="content">
${content}
</main>
<footer class="sheet"><a href="/app/">${texts.home}</a></footer>
</body>
</html>
`.text;
}

function moment(time: Date, locale: Locale): Html {
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  return html`<time datetime="${time.toISOString()}">${format.format(time)}</time>`;
}

const kindOf = ({ kind }: MailRow, { kinds }: OutboxTexts): string => kinds[kind as keyof OutboxTexts['kinds']] ?? kind;

function stateOf({ sent, nextAttempt, error }: MailRow, { state }: OutboxTexts): string {
  const word = sent ? state.sent : nextAttempt ? state.waiting : state.failed;
  return error === null ? word : `${word}: ${error}`;
}

/** The text with the addresses of this installation as links. */
function linked(text: string, publicUrl: string): Html {
  return html`${text.split(/(https?:\/\/\S+)/).map((piece) => (piece.startsWith(`${publicUrl}/`) ? html`<a href="${piece}">${piece}</a>` : piece))}`;
}
