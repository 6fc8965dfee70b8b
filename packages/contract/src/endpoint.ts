/** What the parts of a call look like; a part that is left out does not exist. */
interface CallShape {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: object
  reply: unknown
}

/** How a body travels: spec section 7 names the encoding of each call. */
export type Encoding = 'json' | 'multipart' | 'form'

/** The kind of a reply: a JSON array, a JSON object, a file to download or show, or anything. */
export type ReplyKind = 'list' | 'record' | 'file' | 'any'

/**
 * One row of the call table (spec 7): enough for RTK Query, MSW and Fastify to agree on a call.
 * The shape is carried by the type alone; its yup schemas live behind `@atrium/contract/schemas`,
 * so that a page which only reads does not download a validator.
 */
export interface Endpoint<Shape extends CallShape = CallShape> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path with `:name` parameters, the trailing slash as the spec writes it. */
  readonly path: string
  readonly encoding: Encoding
  readonly reply: ReplyKind
  /** Exists in the type only. */
  readonly shape?: Shape
}

export type ParamsOf<E extends Endpoint> = E extends Endpoint<infer S> ? NonNullable<S['params']> : never
export type QueryOf<E extends Endpoint> = E extends Endpoint<infer S> ? NonNullable<S['query']> : never
export type BodyOf<E extends Endpoint> = E extends Endpoint<infer S> ? NonNullable<S['body']> : never
export type ReplyOf<E extends Endpoint> = E extends Endpoint<infer S> ? S['reply'] : never

/** The kinds that a description may name for a reply of this type. */
type KindOf<Reply> = Reply extends readonly unknown[]
  ? { reply: 'list' }
  : Reply extends Blob
    ? { reply: 'file' }
    : Reply extends object
      ? { reply?: 'any' }
      : { reply: 'any' }

/** Describes one call. `encoding` is `json` and `reply` is `record` by default. */
export const endpoint = <Shape extends CallShape>(
  description: Pick<Endpoint, 'method' | 'path'> & { encoding?: Encoding } & KindOf<Shape['reply']>,
): Endpoint<Shape> => ({ encoding: 'json', reply: 'record', ...description })

/** Fills the `:name` parameters of a path; each value is percent-encoded. Throws when one is missing. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${path} needs the parameter "${name}".`)
    return encodeURIComponent(value)
  })
}

/** The one shape of every refusal (400, 404, 413, 429, 500). */
export interface ApiError {
  /** What happened and what to do, in the language of the request. */
  message: string
  /** By field of the body: a translation key of the `validation` namespace. */
  errors?: Record<string, string>
  /** Names the request in the server's log. */
  requestId?: string
}
