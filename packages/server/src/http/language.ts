import {
  defaultLanguage,
  type Language,
  negotiateLanguage,
  parseLanguage,
  toTag,
} from '@atrium/contract/core'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const namesOneOfOurs = (header: string) => header.split(',').some((part) => parseLanguage(part.split(';')[0]))

const fromHeader = ({ headers }: FastifyRequest) => {
  const header = headers['accept-language']
  return header && namesOneOfOurs(header) ? negotiateLanguage(header) : undefined
}

/** `cookies` is undefined when a request fails before it is parsed. */
const fromCookie = ({ cookies }: FastifyRequest) => parseLanguage(cookies?.i18next)

/** The language of an answer and of mails: the language of the caller, then the stored choice of the visitor. */
export const languageOf = (request: FastifyRequest): Language =>
  fromHeader(request) ?? fromCookie(request) ?? defaultLanguage

/** The language in the address of a page (`?lng=`). */
export function chosenLanguageOf(request: FastifyRequest): Language | undefined {
  const { lng } = request.query as { lng?: unknown }
  return typeof lng === 'string' ? parseLanguage(lng) : undefined
}

/** The language of a page: `?lng=`, the stored choice of the visitor, then the preference of the browser. */
export const pageLanguageOf = (request: FastifyRequest): Language =>
  chosenLanguageOf(request) ?? fromCookie(request) ?? fromHeader(request) ?? defaultLanguage

/** Stores the language of the address for the next pages, as the application does in the browser. */
export function rememberLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie('i18next', toTag(language), { path: '/', maxAge: 31_536_000, sameSite: 'lax' })
}
