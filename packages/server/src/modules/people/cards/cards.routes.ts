import { cardsEndpoints } from '@atrium/contract/people/cards/calls'
import type { FastifyInstance } from 'fastify'
import { register } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { lookupCaller, lookupViewer, markLookup } from '#http/session/lookupViewer.ts'
import type { Services } from '#services.ts'
import { getCard, listCards } from './cards.service.ts'

/** The rows of the call table about personal cards (spec 7). */
export function cardsRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'now'>,
): void {
  register(app, cardsEndpoints.getCard, async ({ params: { name }, language, ...call }) => {
    await lookupCaller(call, (request) => lookupViewer(services, request))
    return getCard(services, name, language)
  })

  registerAuthenticated(app, services, cardsEndpoints.listCards, ({ language, reply }) => {
    markLookup(reply)
    return listCards(services, language)
  })
}
