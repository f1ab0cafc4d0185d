import { z } from 'zod';
import { catalogueAreaSchema, catalogueCheckSchema, checkBasisSchema, checkCatalogueSchema } from '#contract/api/check-catalogue.ts';
import { publicConfigurationSchema } from '#contract/api/configuration.ts';
import { customerSchema } from '#contract/api/customer.ts';
import { errorBodySchema } from '#contract/api/error.ts';
import {
  customerScanOrderSchema,
  scanAcceptedSchema,
  visitorScanAcceptedSchema,
  visitorScanOrderSchema,
} from '#contract/api/scan-order.ts';
import { observationSchema, progressLaneSchema, scanProgressSchema } from '#contract/api/scan-progress.ts';
import { customerReportSchema, scanListEntrySchema, scanListSchema, visitorReportSchema } from '#contract/api/scan-reading.ts';
import { bannerButtonSchema, choiceSchema, consentMonitorSchema } from '#contract/consent-monitor.ts';
import { cookieEntrySchema, cookieMonitorSchema } from '#contract/cookie-monitor.ts';
import {
  areaSchema,
  completenessSchema,
  findingSchema,
  reportPageSchema,
  reportSchema,
  scanSettingsSchema,
  summarySchema,
} from '#contract/report.ts';
import { requestHierarchySchema, requestNodeSchema } from '#contract/request-hierarchy.ts';
import { scanSettingsInputSchema } from '#contract/scan-settings.ts';
import { tagMonitorSchema, tagRowSchema } from '#contract/tag-monitor.ts';
import { traceLaneSchema } from '#contract/trace.ts';

/** A JSON schema as far as the documentation looks into it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  format?: string;
  default?: unknown;
  additionalProperties?: JsonSchema | boolean;
  [keyword: string]: unknown;
}

/** What goes in: fields with a default may be left out. */
const inputs = {
  VisitorScanOrder: visitorScanOrderSchema,
  CustomerScanOrder: customerScanOrderSchema,
  ScanSettingsInput: scanSettingsInputSchema,
};

/** What comes out, and the parts worth a name. */
const outputs = {
  PublicConfiguration: publicConfigurationSchema,
  CheckCatalogue: checkCatalogueSchema,
  CatalogueArea: catalogueAreaSchema,
  CatalogueCheck: catalogueCheckSchema,
  CheckBasis: checkBasisSchema,
  VisitorScanAccepted: visitorScanAcceptedSchema,
  ScanAccepted: scanAcceptedSchema,
  ScanProgress: scanProgressSchema,
  ProgressLane: progressLaneSchema,
  Observation: observationSchema,
  VisitorReport: visitorReportSchema,
  CustomerReport: customerReportSchema,
  Report: reportSchema,
  ScanSettings: scanSettingsSchema,
  Summary: summarySchema,
  Completeness: completenessSchema,
  Area: areaSchema,
  Finding: findingSchema,
  ReportPage: reportPageSchema,
  TraceLane: traceLaneSchema,
  TagMonitor: tagMonitorSchema,
  TagRow: tagRowSchema,
  RequestHierarchy: requestHierarchySchema,
  RequestNode: requestNodeSchema,
  CookieMonitor: cookieMonitorSchema,
  CookieEntry: cookieEntrySchema,
  ConsentMonitor: consentMonitorSchema,
  BannerButton: bannerButtonSchema,
  Choice: choiceSchema,
  ScanList: scanListSchema,
  ScanListEntry: scanListEntrySchema,
  Customer: customerSchema,
  ErrorBody: errorBodySchema,
};

/** Where a named schema stands in the document. */
export const schemaReference = (name: string): string => `#/components/schemas/${name}`;

/** All named schemas as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export function namedSchemas(): Record<string, JsonSchema> {
  return { ...convert(inputs, 'input'), ...convert(outputs, 'output') };
}

function convert(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const converted = z.toJSONSchema(registry, { io, uri: schemaReference, override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema) });
  return Object.fromEntries(
    Object.entries(converted.schemas).map(([id, schema]) => [id, withoutIdentity(schema as unknown as JsonSchema)]),
  );
}

/** Zod's patterns for formats are longer than the format is worth, and its bound of integers is JavaScript's. */
function tidy(schema: JsonSchema): void {
  if (typeof schema.format === 'string') delete schema['pattern'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
}

function withoutIdentity({ $id: _id, $schema: _schema, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

const names = new Map<z.ZodType, string>(Object.entries({ ...inputs, ...outputs }).map(([name, schema]) => [schema, name]));

/** A schema by its name where it has one, else written out. */
export function schemaOrReference(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const name = names.get(schema);
  if (name !== undefined) return { $ref: schemaReference(name) };
  return withoutIdentity(z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema) }) as JsonSchema);
}
