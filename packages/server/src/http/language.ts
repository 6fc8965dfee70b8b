import { defaultLanguage, type Language, negotiateLanguage, parseLanguage, toTag } from '@atrium/contract'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const namesOneOfOurs = (header: string) => header.split(',').some((part) => parseLanguage(part.split(';')[0]))

const fromHeader = ({ headers }: FastifyRequest) => {
  const header = headers['accept-language']
  return header && namesOneOfOurs(header) ? negotiateLanguage(header) : undefined
}

/** `cookies` is missing when a request is refused before it is parsed. */
const fromCookie = ({ cookies }: FastifyRequest) => parseLanguage(cookies?.i18next)

/** The language of a call's answer and mails: what the caller asks for, then the visitor's stored choice. */
export const languageOf = (request: FastifyRequest): Language =>
  fromHeader(request) ?? fromCookie(request) ?? defaultLanguage

/** The language that the address of a page names by `?lng=`. */
export function chosenLanguageOf(request: FastifyRequest): Language | undefined {
  const { lng } = request.query as { lng?: unknown }
  return typeof lng === 'string' ? parseLanguage(lng) : undefined
}

/** The language of a page: `?lng=`, the visitor's stored choice, then what the browser prefers. */
export const pageLanguageOf = (request: FastifyRequest): Language =>
  chosenLanguageOf(request) ?? fromCookie(request) ?? fromHeader(request) ?? defaultLanguage

/** Keeps the language that an address names for the next pages, as the application does in the browser. */
export function rememberLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie('i18next', toTag(language), { path: '/', maxAge: 31_536_000, sameSite: 'lax' })
}
