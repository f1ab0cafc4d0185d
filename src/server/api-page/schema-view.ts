import { type Html, html } from '#lib/html.ts';
import type { JsonSchema } from '../openapi-schemas.ts';
import { prose } from './prose.ts';
import type { ApiPageTexts } from './texts.ts';

/** A field of an object, with the objects inside it by their path. */
interface Field {
  path: string;
  schema: JsonSchema;
  required: boolean;
}

/** Table of the fields of a schema; what has a name of its own is a link. */
export function schemaTable(name: string, schema: JsonSchema, texts: ApiPageTexts, fieldLanguage: 'en' | null): Html {
  const fields = fieldsOf(schema, '');
  if (fields.length === 0) return html`<p>${typeOf(schema, texts)}</p>`;
  const rows = fields.map(
    ({ path, schema: field, required }) => html`<tr>
<th scope="row"><code>${path}</code>${!required && html` <span class="quiet">${texts.optional}</span>`}</th>
<td>${typeOf(field, texts)}</td>
<td${fieldLanguage && html` lang="${fieldLanguage}"`}>${field.description && prose(field.description)}${defaultOf(field, texts)}</td>
</tr>
`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table>
<thead><tr><th scope="col">${texts.column.name}</th><th scope="col">${texts.column.type}</th><th scope="col">${texts.column.meaning}</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`;
}

function fieldsOf(schema: JsonSchema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const own = { path, schema: field, required: schema.required?.includes(name) ?? false };
    return [own, ...fieldsOf(field, `${path}.`), ...(field.items ? fieldsOf(field.items, `${path}[].`) : [])];
  });
}

function defaultOf(field: JsonSchema, texts: ApiPageTexts): Html | null {
  if (field.default === undefined || field.default === null || typeof field.default === 'object') return null;
  return html` <span class="quiet">${texts.fallback}: <code>${JSON.stringify(field.default)}</code></span>`;
}

/** The type in words and links: `list of Finding`, `string or null`. */
export function typeOf(schema: JsonSchema, texts: ApiPageTexts): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf) return joined(schema.anyOf, texts);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return enumeration(schema.enum);
  if (Array.isArray(schema.type)) return html`${schema.type.join(` ${texts.or} `)}`;
  if (schema.type === 'array') return html`${texts.listOf} ${schema.items ? typeOf(schema.items, texts) : tupleOf(schema, texts)}`;
  return html`${schema.type ?? 'any'}${schema.format && html` <span class="quiet">${schema.format}</span>`}`;
}

function tupleOf(schema: JsonSchema, texts: ApiPageTexts): Html {
  const parts = (schema['prefixItems'] as JsonSchema[] | undefined) ?? [];
  return html`[${parts.map((part, index) => html`${index > 0 && ', '}${typeOf(part, texts)}`)}]`;
}

function joined(schemas: readonly JsonSchema[], texts: ApiPageTexts): Html {
  return html`${schemas.map((part, index) => html`${index > 0 && ` ${texts.or} `}${typeOf(part, texts)}`)}`;
}

/** The first values: some lists, such as industries, have thirty. */
function enumeration(values: readonly unknown[]): Html {
  const shown = values.length > 12 ? values.slice(0, 10) : values;
  const codes = shown.map((value, index) => html`${index > 0 && ' '}<code>${value === null ? 'null' : String(value)}</code>`);
  return html`${codes}${shown.length < values.length && html` <span class="quiet">… (${values.length})</span>`}`;
}
