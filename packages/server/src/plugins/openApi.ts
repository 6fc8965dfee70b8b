import * as calls from '@atrium/contract/calls'
import type { Endpoint } from '@atrium/contract/core'
import { type EndpointWithSchemas, noReply } from '@atrium/contract/core/schema'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { FastifyInstance } from 'fastify'
import type { AnySchema } from 'yup'
import { requireSignedIn } from '#http/session/signedIn.ts'
import type { Services } from '#services.ts'

type Json = Record<string, unknown>

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
} as const

/** `GET /api/v1/openapi.json`: the document of all calls, for signed-in people. */
export function describeCalls(app: FastifyInstance, services: Services): void {
  let document: Json | undefined
  app.get('/api/v1/openapi.json', async (request, reply) => {
    await requireSignedIn(services, request)
    document ??= openApiDocument()
    return reply.header('cache-control', 'private, no-cache').send(document)
  })
}

/** The OpenAPI 3.1 document of all calls, made from the endpoints and the schemas of the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [noun, endpoints] of Object.entries(calls))
    for (const [name, call] of Object.entries(endpoints) as [string, EndpointWithSchemas<Endpoint>][]) {
      const { method, path } = call.endpoint
      const address = path.replace(/:(\w+)/g, '{$1}')
      paths[address] = {
        ...paths[address],
        [method.toLowerCase()]: operationOf(name, noun.replace(/Endpoints$/, ''), call),
      }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version: '1',
      description:
        'The calls of the website and of the staff portal. Calls of the staff portal need the cookie of a session; without it they answer 401.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'atrium-session' } },
      responses: {
        error: { description: 'The call failed.', content: { 'application/json': { schema: errorSchema } } },
      },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'In the language of the caller.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'The key of a message for each invalid field.',
    },
    requestId: { type: 'string' },
  },
}

function operationOf(name: string, noun: string, call: EndpointWithSchemas<Endpoint>): Json {
  const { permission, encoding } = call.endpoint
  return {
    operationId: name,
    tags: [noun],
    ...(permission && {
      description: `Needs the permission \`${permission}\`; 403 without it.`,
      security: [{ session: [] }],
    }),
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [mediaTypes[encoding]]: { schema: toJsonSchema(call.body) } },
      },
    }),
    responses: { ...successOf(call), default: { $ref: '#/components/responses/error' } },
  }
}

function parametersOf(place: 'path' | 'query', schema: AnySchema | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function successOf({ endpoint, reply }: EndpointWithSchemas<Endpoint>): Json {
  if ((reply as AnySchema) === noReply) return { 204: { description: 'Done.' } }
  const content =
    endpoint.reply === 'file'
      ? { '*/*': { schema: binary } }
      : { 'application/json': { schema: toJsonSchema(reply) } }
  return { 200: { description: 'Done.', content } }
}

const binary = { type: 'string', format: 'binary' }

const toJsonSchema = (schema: AnySchema): Json => withoutDefaults(convertSchema(schema)) as Json

/** Without the defaults of yup, which no caller sees. A field without a type is a file. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults)
  if (typeof value !== 'object' || value === null) return value
  const { default: _default, ...rest } = value as Json
  if (Array.isArray(rest.type) && rest.type.length === 0) return binary
  return Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, withoutDefaults(one)]))
}
