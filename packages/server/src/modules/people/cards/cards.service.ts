import { compareNames, type Language, type ReplyOf } from '@atrium/contract/core'
import type { getCard as getCardEndpoint } from '@atrium/contract/people'
import { lookupKey } from '#db/lookupKey.ts'
import { notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { findCard, listCardRows } from './cards.repo.ts'

type Card = ReplyOf<typeof getCardEndpoint>

type Parts = Pick<Services, 'database'>

/** A card by its name, without regard to case and marks. Throws 404. */
export async function getCard({ database }: Parts, name: string, language: Language): Promise<Card> {
  const card = await findCard(database.db, lookupKey(name))
  if (!card) throw notFound()
  return cardOf(card, language)
}

/** Every card, sorted by full name. */
export async function listCards({ database }: Parts, language: Language): Promise<Card[]> {
  const cards = await listCardRows(database.db)
  return cards
    .toSorted((one, other) => compareNames(one.fullname, other.fullname) || one.id - other.id)
    .map((card) => cardOf(card, language))
}

const cardOf = (
  { name, fullname, email, position }: Awaited<ReturnType<typeof listCardRows>>[number],
  language: Language,
): Card => ({
  name,
  fullname,
  email,
  position: localize(position, language) ?? '',
})
