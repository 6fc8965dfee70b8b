import { compareNames } from '#core/alphabet.ts'
import { fillPath, type ReplyOf } from '#core/endpoint.ts'
import { languages, toTag } from '#core/language.ts'
import type { Caller } from '#testing/caller.ts'
import { cardsEndpoints } from './calls.ts'
import { getCard, listCards } from './endpoints.ts'
import { cardSample, cardSamples } from './samples.ts'

const card = cardSamples.find(({ name }) => name === 'gunes-aliyeva') as (typeof cardSamples)[number]

/**
 * The promises of the calls about personal cards (spec 7), for the mocks and the real server. The caller is one of the
 * sample people.
 */
export function cardsSuite(call: Caller): void {
  const get = (name: string, language = 'en') =>
    call(fillPath(getCard.path, { name }), { headers: { 'accept-language': language } })

  it.each(languages)('answers a card in the language %s', async (language) => {
    const reply = await get('gunes-aliyeva', toTag(language))
    const found: ReplyOf<typeof getCard> = await reply.json()
    expect(reply.status).toBe(200)
    expect(cardsEndpoints.getCard.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found).toEqual(cardSample(card, language))
  })

  it.each(['GUNES-ALIYEVA', 'Güneş-ALİYEVA', ' gunes-aliyeva '])(
    'finds it by the name "%s" too',
    async (name) => {
      expect(await (await get(name)).json()).toMatchObject({ name: 'gunes-aliyeva' })
    },
  )

  it.each(['nobody', 'gunes', 'gunes aliyeva', '%', '__proto__', 'x'.repeat(101)])(
    'answers 404 with a sentence for the unknown card "%s"',
    async (name) => {
      const reply = await get(name)
      expect(reply.status).toBe(404)
      expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
    },
  )

  it('lists all cards by full name', async () => {
    const reply = await call(listCards.path, { headers: { 'accept-language': 'ru' } })
    const all: ReplyOf<typeof listCards> = await reply.json()
    expect(reply.status).toBe(200)
    expect(cardsEndpoints.listCards.reply.isValidSync(all, { strict: true })).toBe(true)
    expect(all).toHaveLength(cardSamples.length)
    expect(all).toContainEqual(cardSample(card, 'RU'))
    const names = all.map(({ fullname }) => fullname)
    expect(names).toEqual(names.toSorted(compareNames))
  })
}
