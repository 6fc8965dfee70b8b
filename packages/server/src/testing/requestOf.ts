import type { Endpoint } from '@atrium/contract/core'
import type { InjectOptions } from 'fastify'
import type { ExampleCall } from './exampleCall.ts'
import { multipart } from './forms.ts'
import { entriesOf } from './hostileValues.ts'

/** The address of a call. */
export const addressOf = (path: string, { params = {}, query }: ExampleCall) =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? '')) +
  (query ? `?${new URLSearchParams(query)}` : '')

/** A call as it is sent; values other than texts are written into a form as well as possible. */
export function requestOf({ method, path, encoding }: Endpoint, call: ExampleCall): InjectOptions {
  const { body } = call
  const url = addressOf(path, call)
  if (body === undefined) return { method, url }
  if (encoding === 'multipart') return { method, url, ...multipart(entriesOf(body)) }
  if (encoding === 'json') return { method, url, payload: body }
  const form = entriesOf(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [[`${name}[a]`, '1']],
  )
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method, url, headers, payload: new URLSearchParams(form).toString() }
}
