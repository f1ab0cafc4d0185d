import type { z } from 'zod';
import { errorText } from '#contract/api/error.ts';
import { type Route, type RouteName, routes } from '#contract/api/routes.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { type AnswerCode, statusOf } from './api-error.ts';
import { type JsonSchema, namedSchemas, schemaOrReference, schemaReference } from './openapi-schemas.ts';

/** A parameter of a call. */
export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** An answer of a call. */
export interface OpenApiResponse {
  description: string;
  content?: Record<string, { schema: JsonSchema; examples?: Record<string, { value: unknown }> }>;
}

/** One call. */
export interface OpenApiOperation {
  operationId: RouteName;
  summary: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters: OpenApiParameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, OpenApiResponse>;
}

/** The document. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', OpenApiOperation>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, Record<string, string>> };
}

/** OpenAPI 3.1 of all calls, from the same schemas that validate them. */
export function openApiDocument({ product, publicUrl = '/' }: { product: string; publicUrl?: string }): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name as RouteName, route) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${product} API`,
      version: packageJson.version,
      description: 'Starts scans of websites and reads what they found. Bodies are JSON; times are ISO 8601 in UTC.',
    },
    servers: [{ url: publicUrl }],
    tags: [
      { name: 'free', description: 'For everybody' },
      { name: 'secret', description: 'For whoever started the instant scan' },
      { name: 'customer', description: 'For customers who are logged in' },
    ],
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        scanSecret: { type: 'http', scheme: 'bearer', description: 'The secret that starting the instant scan returned' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-mcftoken',
          description: 'Session of a customer; over http, in evaluation, without the prefix',
        },
      },
    },
  };
}

function operation(operationId: RouteName, route: Route): OpenApiOperation {
  return {
    operationId,
    summary: route.summary,
    tags: [route.access],
    security: route.access === 'secret' ? [{ scanSecret: [] }] : route.access === 'customer' ? [{ session: [] }] : [],
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query'), ...headersOf(route)],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOrReference(route.body, 'input') } } },
    }),
    responses: { [route.success.status]: successResponse(route), ...errorResponses(route) },
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): OpenApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOrReference(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

function headersOf({ summary }: Route): OpenApiParameter[] {
  const locale: OpenApiParameter = {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Language of messages: German (default) or English',
    schema: { type: 'string' },
  };
  if (!summary.includes('`Idempotency-Key`')) return [locale];
  const idempotency: OpenApiParameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and body start one scan, however often they are sent; with another body the order is refused',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  };
  return [idempotency, locale];
}

function successResponse({ success: { body } }: Route): OpenApiResponse {
  if (body === 'binary') return { description: 'A file', content: { 'image/jpeg': { schema: {} } } };
  if (body === 'events')
    return {
      description: 'Server-sent events `progress`; the data of each is a whole `ScanProgress`',
      content: { 'text/event-stream': { schema: { $ref: schemaReference('ScanProgress') } } },
    };
  if (body === 'text') return { description: 'A text', content: { 'text/plain': { schema: { type: 'string' } } } };
  if (body === 'none') return { description: 'Success, without a body' };
  return { description: 'Success', content: { 'application/json': { schema: schemaOrReference(body, 'output') } } };
}

/** Codes a call may answer with: its own, and those its form brings along. */
export function errorCodesOf(route: Route): AnswerCode[] {
  const codes = new Set(route.errors as readonly AnswerCode[]);
  if (route.body || route.query) codes.add('form-invalid');
  if (route.body) for (const code of ['required', 'body-too-large', 'unsupported-media-type'] as const) codes.add(code);
  if (route.method !== 'GET' || route.acts) codes.add('cross-site-request');
  if (route.access !== 'free' && route.access !== 'secret') for (const code of ['not-logged-in', 'forbidden'] as const) codes.add(code);
  for (const code of ['too-many-requests', 'unavailable', 'request-failed'] as const) codes.add(code);
  return [...codes].sort((a, b) => statusOf(a) - statusOf(b));
}

function errorResponses(route: Route): Record<string, OpenApiResponse> {
  const byStatus = Map.groupBy(errorCodesOf(route), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorText(code, 'en')}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { $ref: schemaReference('ErrorBody') },
            examples: Object.fromEntries(codes.map((code) => [code, { value: { errors: [code], message: errorText(code, 'de') } }])),
          },
        },
      },
    ]),
  );
}
