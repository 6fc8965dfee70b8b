import {
  type BodyOf,
  type Endpoint,
  fillPath,
  type ParamsOf,
  type QueryOf,
  type ReplyKind,
} from '@atrium/contract/core'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { Environment } from '#config/environment.ts'

/** Called during an upload with the sent share, from 0 to 1. */
export type OnProgress = (share: number) => void

interface CallOptions extends Pick<FetchArgs, 'cache' | 'timeout'> {
  /** The host that answers. @default 'api' */
  host?: keyof Environment['hosts']
  /** Reports the progress of an upload. */
  onProgress?: OnProgress | undefined
}

/** A request for the base query of `baseApi`. */
export interface CallArgs extends FetchArgs, CallOptions {
  /** The kind of the reply; any other reply is an error. @default 'any' */
  reply?: ReplyKind
}

/** A part of a call: required when the endpoint has it, otherwise forbidden. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { [Key in Name]?: never }
  : { [Key in Name]: Value }

/** The browser's `File` in the place of the contract's file. */
type Sent<Body> = { [Field in keyof Body]: Body[Field] | File }

type Parts<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', Sent<BodyOf<E>>>

/** Builds the request of an endpoint; the counterpart of `register` on the server. */
export function call<E extends Endpoint>(
  { method, path, encoding, reply }: E,
  { params, query, body, ...options }: Partial<Parts<E>> & CallOptions = {},
): CallArgs {
  return {
    url: fillPath(path, params ?? {}),
    method,
    reply,
    // A query without values would leave its question mark in the address.
    ...(Object.values(query ?? {}).some((value) => value !== undefined) && { params: query as object }),
    ...(body && { body: encode(encoding, body) }),
    ...(options as CallOptions),
  }
}

/** `fetch` sets the content type of a form itself. */
function encode(encoding: Endpoint['encoding'], body: object): unknown {
  if (encoding === 'form') return new URLSearchParams(body as Record<string, string>)
  return encoding === 'multipart' ? toFormData(body) : body
}

/** A form of the fields in their order; `undefined` fields are left out. */
function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value))
  return form
}
