import { json } from '../../../answers.ts';
import { hostileSite } from '../hostile-site.ts';

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Addresses behind which there is no web page. */
export const notAPageSites = [
  hostileSite({
    slug: 'pdf-start',
    de: 'Die Startseite ist ein PDF.',
    en: 'The start page is a PDF.',
    error: 'not-html',
    pages: { '/': { headers: { 'content-type': 'application/pdf' }, body: pdf } },
  }),
  hostileSite({
    slug: 'plain-binary',
    de: 'Die Startseite besteht aus Binärdaten.',
    en: 'The start page is binary data.',
    error: 'download',
    pages: { '/': { headers: { 'content-type': 'application/octet-stream' }, body: Buffer.alloc(4_096, 0xa7) } },
  }),
  hostileSite({
    slug: 'json-start',
    de: 'Die Startseite ist JSON.',
    en: 'The start page is JSON.',
    error: 'not-html',
    pages: { '/': json({ status: 'ok', __proto__: null }) },
  }),
  hostileSite({
    slug: 'forced-download',
    de: 'Die Startseite ist eine Datei, die heruntergeladen werden soll und ihren Ordner verlassen will.',
    en: 'The start page is a file to download whose name wants out of its folder.',
    error: 'download',
    pages: {
      '/': {
        headers: { 'content-type': 'application/x-msdownload', 'content-disposition': 'attachment; filename="../../../tmp/setup.exe"' },
        body: Buffer.from('MZ'),
      },
    },
  }),
];
