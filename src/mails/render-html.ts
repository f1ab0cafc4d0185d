import { type Html, html } from '#lib/html.ts';
import { imprintLines } from './imprint.ts';
import type { MailFrame } from './mail-kinds.ts';
import type { MailMessage, MailPart } from './mail-parts.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';

const font = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const mono = 'ui-monospace,Menlo,Consolas,monospace';
const ink = '#17181a';
const ink2 = '#4b4e53';
const text = `font-family:${font};font-size:16px;line-height:25px;color:${ink}`;
const small = `font-family:${font};font-size:13px;line-height:20px;color:${ink2}`;

/** Only what inline styles cannot say. Clients that ignore it show the light form. */
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0d0e0f !important; }
    .paper { background: #1b1d1f !important; border-color: #f2f1ee #313438 #313438 !important; }
    .ink { color: #f2f1ee !important; }
    .ink2 { color: #c3c4c5 !important; }
    .rule { border-color: #313438 !important; }
    .tint { background: #141517 !important; }
  }
  @media (max-width: 480px) {
    .inner { padding-left: 20px !important; padding-right: 20px !important; }
  }
`;

/** A mail as HTML for mail clients: tables and inline styles, no picture, nothing loaded. */
export function renderHtml({ subject, preview, heading, parts, reason }: MailMessage, frame: MailFrame): string {
  const { locale, product } = frame;
  const texts = mailTexts[locale];
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f5f5">
<div style="display:none;overflow:hidden;max-height:0;font-size:1px;line-height:1px;color:transparent">${preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f5f5">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dddddb;border-top:3px solid #17181a">
<tr><td class="inner" style="padding:28px 40px 0">
<p class="ink" style="margin:0;font-family:${font};font-size:18px;line-height:24px;font-weight:600;color:${ink}">${product}</p>
</td></tr>
<tr><td class="inner" style="padding:28px 40px 12px;overflow-wrap:anywhere;word-break:break-word">
<h1 class="ink" style="margin:0 0 20px;font-family:${font};font-size:26px;line-height:32px;font-weight:600;color:${ink}">${heading}</h1>
<p class="ink" style="margin:0 0 16px;${text}">${texts.greeting}</p>
${parts.map((part) => drawPart(part, texts))}</td></tr>
<tr><td class="inner" style="padding:0 40px 28px">
<p class="ink2 rule" style="margin:0;padding-top:16px;border-top:1px solid #dddddb;${small}">${reason}</p>
</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="inner" style="padding:20px 40px;overflow-wrap:anywhere">
<p class="ink2" style="margin:0 0 8px;${small}">${texts.automatic(product)}</p>
<p class="ink2" style="margin:0;${small}">${imprintLines(frame).map((line, index) => html`${index > 0 && html`<br>\n`}${line}`)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

function drawPart(part: MailPart, texts: MailTexts): Html {
  switch (part.is) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 20px;${text}">${part.text}</p>\n`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">
<tr><td bgcolor="#fdad3d" style="background:#fdad3d;border-radius:4px">
<a href="${part.link}" style="display:inline-block;padding:12px 24px;font-family:${font};font-size:16px;line-height:24px;font-weight:600;color:${ink};text-decoration:none">${part.label}</a>
</td></tr>
</table>
<p class="ink2" style="margin:0 0 20px;${small}">${texts.copyLink}<br>
<a class="ink2" href="${part.link}" style="color:${ink2};overflow-wrap:anywhere;word-break:break-word">${part.link}</a></p>
`;
    case 'link':
      return html`<p class="ink" style="margin:0 0 20px;${text}">${part.label}<br>
<a class="ink" href="${part.link}" style="color:${ink};overflow-wrap:anywhere;word-break:break-word">${part.link}</a></p>
`;
    case 'code':
      return html`<p class="ink" style="margin:0 0 8px;${text}">${part.label}</p>
<p class="ink tint" style="margin:0 0 20px;padding:14px 20px;background:#f5f5f5;font-family:${mono};font-size:24px;line-height:32px;font-weight:600;letter-spacing:2px;color:${ink}">${part.code}</p>
`;
  }
}
