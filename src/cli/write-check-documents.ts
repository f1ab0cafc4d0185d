import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCatalogue } from '#report/catalogue/check-catalogue.ts';
import { checkDocument, checkDocumentNames } from '#report/catalogue/check-document.ts';

// `npm run docs:checks`: describes all checks in docs/, in both languages.
const folder = join(import.meta.dirname, '../../docs');
for (const locale of ['de', 'en'] as const) {
  const file = join(folder, checkDocumentNames[locale]);
  await writeFile(file, checkDocument(checkCatalogue(), locale));
  process.stdout.write(`${file}\n`);
}
