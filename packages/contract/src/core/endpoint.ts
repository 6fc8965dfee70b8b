import type { Permission } from '#accounts/permissions.ts'

/** The types of the parts of a call; a missing part does not exist. */
interface CallShape {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: object
  reply: unknown
}

/** The encoding of a body, by section 7 of the spec. */
export type Encoding = 'json' | 'multipart' | 'form'

/** The kind of a reply: a JSON array, a JSON object, a file to download or show, or anything. */
export type ReplyKind = 'list' | 'record' | 'file' | 'any'

/**
 * One row of the call table (spec 7), shared by RTK Query, MSW and Fastify. The type carries the shape. The yup
 * schemas are in `@atrium/contract/schemas`, so that a page that only reads data does not download a validator.
 */
export interface Endpoint<Shape extends CallShape = CallShape> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path with `:name` parameters; trailing slashes as in the spec. */
  readonly path: string
  readonly encoding: Encoding
  readonly reply: ReplyKind
  /** The permission that a caller needs besides a session; 403 without it. */
  readonly permission?: Permission
  /** Only a type; never set. */
  readonly shape?: Shape
}

export type ParamsOf<E extends Endpoint> = E extends Endpoint<infer S> ? NonNullable<S['params']> : never
export type QueryOf<E extends Endpoint> = E extends Endpoint<infer S> ? NonNullable<S['query']> : never
export type BodyOf<E extends Endpoint> = E extends Endpoint<infer S> ? NonNullable<S['body']> : never
export type ReplyOf<E extends Endpoint> = E extends Endpoint<infer S> ? S['reply'] : never

/** The allowed kinds for the type of a reply. */
type KindOf<Reply> = Reply extends readonly unknown[]
  ? { reply: 'list' }
  : Reply extends Blob
    ? { reply: 'file' }
    : Reply extends object
      ? { reply?: 'any' }
      : { reply: 'any' }

type Description<Shape extends CallShape> = Pick<Endpoint, 'method' | 'path' | 'permission'> & {
  encoding?: Encoding
} & KindOf<Shape['reply']>

/** Describes one call. `encoding` is `json` and `reply` is `record` by default. */
export const endpoint = <Shape extends CallShape>(description: Description<Shape>): Endpoint<Shape> => ({
  ...{ encoding: 'json', reply: 'record' },
  ...description,
})

/** `endpoint` for the calls that need a permission. */
export const endpointFor =
  (permission: Permission) =>
  <Shape extends CallShape>(description: Description<Shape>): Endpoint<Shape> =>
    endpoint<Shape>({ permission, ...description })

/** Fills the `:name` parameters of a path; each value is percent-encoded. Throws when one is missing. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${path} needs the parameter "${name}".`)
    return encodeURIComponent(value)
  })
}

/** The body of every error (400, 404, 413, 429, 500). */
export interface ApiError {
  /** What happened and what to do, in the language of the request. */
  message: string
  /** A key of the `validation` translations for each invalid field of the body. */
  errors?: Record<string, string>
  /** The id of the request in the log of the server. */
  requestId?: string
}
