import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceSpan } from '#accounts/devices.repo.ts'
import { sessionSpan } from '#accounts/sessions.ts'
import type { Config } from '#config/config.ts'

type CookieConfig = Pick<Config, 'publicUrl'>

const isSecure = ({ publicUrl }: CookieConfig) => publicUrl.startsWith('https:')

/** With TLS, browsers enforce Secure, the root path and this exact host for names with the prefix `__Host-`. */
const nameOf = (name: string, config: CookieConfig) => (isSecure(config) ? `__Host-${name}` : name)

/** Sets a cookie that scripts cannot read and that other sites cannot send. `seconds` is its lifetime. */
export function setPrivateCookie(
  reply: FastifyReply,
  config: CookieConfig,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  reply.setCookie(nameOf(name, config), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: seconds,
  })
}

const readPrivateCookie = (request: FastifyRequest, config: CookieConfig, name: string) =>
  request.cookies[nameOf(name, config)]

const session = 'atrium-session'

export const setSessionCookie = (reply: FastifyReply, config: CookieConfig, token: string): void =>
  setPrivateCookie(reply, config, { name: session, value: token, seconds: sessionSpan.whole / 1000 })

export const clearSessionCookie = (reply: FastifyReply, config: CookieConfig): void =>
  setPrivateCookie(reply, config, { name: session, value: '', seconds: 0 })

export const sessionTokenOf = (request: FastifyRequest, config: CookieConfig): string | undefined =>
  readPrivateCookie(request, config, session) || undefined

const device = 'atrium-device'

/** Marks the browser as known for the next sign-in of its user. The cookie alone grants no access. */
export const setDeviceCookie = (reply: FastifyReply, config: CookieConfig, token: string): void =>
  setPrivateCookie(reply, config, { name: device, value: token, seconds: deviceSpan / 1000 })

export const deviceTokenOf = (request: FastifyRequest, config: CookieConfig): string | undefined =>
  readPrivateCookie(request, config, device) || undefined
