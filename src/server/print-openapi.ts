import { openApiDocument } from './openapi.ts';

// `npm run -s openapi`: the document alone on standard output.
process.stdout.write(`${JSON.stringify(openApiDocument({ product: process.env['PRODUCT_NAME'] || 'Spurenleser' }), null, 2)}\n`);
