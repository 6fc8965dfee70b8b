import { isStorable } from '@atrium/contract/core'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { malformed, notFound } from './httpError.ts'

/** The most levels of nested JSON; no call needs more than six. */
const maxLevels = 20

/** Names of a prototype pollution. */
const inheritedNames = ['__proto__', 'constructor', 'prototype']

/**
 * Refuses with 400 a request that none of our clients sends: JSON with more than twenty levels, a name that objects
 * inherit (prototype pollution), a query that repeats a name, and texts that PostgreSQL cannot store (U+0000, lone
 * surrogates). Such a text in the path names no record: 404. The texts of forms are checked when they are read.
 */
export function requireWellFormed(
  { params, query, body }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const isRepeated = Object.values(query as object).some(Array.isArray)
  if (isRepeated || !isWellFormed(query) || !isWellFormed(body)) done(malformed())
  else if (!isWellFormed(params)) done(notFound())
  else done()
}

/** Whether a value has at most twenty levels, no inherited name, and only texts that can be stored. */
export function isWellFormed(value: unknown, levels = maxLevels): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  if (Array.isArray(value)) return value.every((item) => isWellFormed(item, levels - 1))
  return Object.entries(value).every(
    ([name, inner]) =>
      !inheritedNames.includes(name) && isWellFormed(name) && isWellFormed(inner, levels - 1),
  )
}
