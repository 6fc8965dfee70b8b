import { isTheme, type Theme, themeCookie } from '@atrium/contract/core'
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** The theme that the visitor has chosen. */
export function themeOf({ cookies }: FastifyRequest): Theme {
  const chosen = cookies?.[themeCookie]
  return isTheme(chosen) ? chosen : 'system'
}
