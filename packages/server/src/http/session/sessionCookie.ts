import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceSpan } from '#accounts/devices.repo.ts'
import { sessionSpan } from '#accounts/sessions.ts'
import type { Config } from '#config/config.ts'

type CookieConfig = Pick<Config, 'publicUrl'>

const isSecure = ({ publicUrl }: CookieConfig) => publicUrl.startsWith('https:')

/** Behind TLS the name itself makes browsers insist on Secure, the whole host and no other one. */
const nameOf = (name: string, config: CookieConfig) => (isSecure(config) ? `__Host-${name}` : name)

/** A cookie that no script can read and no other site can send along. `seconds` is how long it stays. */
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

/** Lets the browser be known again by its person's next sign-in. It opens nothing by itself. */
export const setDeviceCookie = (reply: FastifyReply, config: CookieConfig, token: string): void =>
  setPrivateCookie(reply, config, { name: device, value: token, seconds: deviceSpan / 1000 })

export const deviceTokenOf = (request: FastifyRequest, config: CookieConfig): string | undefined =>
  readPrivateCookie(request, config, device) || undefined
