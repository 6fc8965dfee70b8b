import { compareNames } from '#core/alphabet.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import { languages, toTag } from '#core/language.ts'
import { availabilityEndpoints } from '#meetings/availability/calls.ts'
import { listDirectory } from '#meetings/availability/endpoints.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import type { Caller } from '#testing/caller.ts'

/** The promises of the directory, for the mocks and the real server. The caller is one of the sample people. */
export function directorySuite(call: Caller): void {
  const list = async (language = 'en'): Promise<ReplyOf<typeof listDirectory>> =>
    (await call(listDirectory.path, { headers: { 'accept-language': language } })).json()

  it('lists everybody alphabetically, with the fields of the contract only', async () => {
    const reply = await call(listDirectory.path)
    const people: ReplyOf<typeof listDirectory> = await reply.json()
    expect(reply.status).toBe(200)
    expect(availabilityEndpoints.listDirectory.reply.isValidSync(people, { strict: true })).toBe(true)
    for (const person of people)
      expect(Object.keys(person).toSorted()).toEqual(['hasAccount', 'id', 'name', 'position'])
    const names = people.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(compareNames))
    expect(names).toHaveLength(40)
    expect(new Set(names)).toEqual(new Set(badgeSamples.map(({ name, surname }) => `${name} ${surname}`)))
  })

  it.each(languages)('answers the positions of the badges in the language %s', async (language) => {
    const people = await list(toTag(language))
    for (const { idnumber, job } of badgeSamples)
      expect(people.find(({ id }) => id === idnumber)?.position).toBe(job[language])
  })
}
