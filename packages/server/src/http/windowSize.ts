import { readWindowSize, type WindowSize, windowCookie } from '@atrium/contract/core'
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

const phone: WindowSize = { widthEm: 24, hasFinePointer: false }
const computer: WindowSize = { widthEm: 90, hasFinePointer: true }

const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || headers['user-agent']?.includes('Mobi') === true

/** The window of the reader by its cookie; without the cookie, the usual window of such a device. */
export const windowSizeOf = (request: FastifyRequest): WindowSize =>
  readWindowSize(request.cookies?.[windowCookie]) ?? (isPhone(request) ? phone : computer)
