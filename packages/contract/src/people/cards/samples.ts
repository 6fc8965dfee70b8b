import type { ReplyOf } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import type { getCard } from './endpoints.ts'

/** A personal card with its position in each language. */
interface CardSample {
  id: number
  name: string
  fullname: string
  email: string
  position: Record<Language, string>
}

/** A card for every employee; its name is the part of the e-mail address before the @, with a dash. */
export const cardSamples: CardSample[] = badgeSamples.map(({ id, name, surname, email, job }) => ({
  id,
  name: (email.split('@')[0] ?? '').replace('.', '-'),
  fullname: `${name} ${surname}`,
  email,
  position: job,
}))

/** A card in the form of `GET /list/all/{name}/`. */
export const cardSample = (
  { name, fullname, email, position }: CardSample,
  language: Language,
): ReplyOf<typeof getCard> => ({
  name,
  fullname,
  email,
  position: position[language],
})
