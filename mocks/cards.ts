import { compareNames, foldText } from '@atrium/contract/core'
import { cardsEndpoints } from '@atrium/contract/people/cards/calls'
import { cardSample, cardSamples } from '@atrium/contract/people/samples'
import { json, languageOf, mockOf, notFound } from './answers.ts'

/** The rows about personal cards, answered from the samples. */
export const cardsMocks = [
  mockOf(cardsEndpoints.getCard, ({ params, request }) => {
    const key = foldText(String(params.name))
    const card = cardSamples.find(({ name }) => foldText(name) === key)
    return card ? json(cardSample(card, languageOf(request))) : notFound()
  }),
  mockOf(cardsEndpoints.listCards, ({ request }) =>
    json(
      cardSamples
        .toSorted((one, other) => compareNames(one.fullname, other.fullname))
        .map((card) => cardSample(card, languageOf(request))),
    ),
  ),
]
