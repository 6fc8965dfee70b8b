import type { Caller } from '#testing/caller.ts'

/** The promises of the newsletter's rows of the call table (spec 7, Subscribe), for the mocks and the real server. */
export function subscriptionsSuite(call: Caller): void {
  const post = (path: string, fields?: Record<string, string>) =>
    call(path, { method: 'POST', ...(fields && { body: new URLSearchParams(fields) }) })

  const unsubscribe = (token: string) =>
    post(`/api/subscribe/unsubscribe/?token=${token}`, { 'List-Unsubscribe': 'One-Click' })

  it('accepts an address, and answers the same when it is sent again', async () => {
    const replies = [
      await post('/api/subscribe/', { email: 'gunesh@example.com' }),
      await post('/api/subscribe/', { email: 'Gunesh@Example.com' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual([{}, {}])
  })

  it('accepts a subscription to vacancies, of all categories or of some', async () => {
    for (const categories of [{}, { category_ids: '' }, { category_ids: '1,3' }]) {
      const form = { email: 'gunesh@example.com', topic: 'vacancies', ...categories }
      expect((await post('/api/subscribe/', form)).status).toBe(200)
    }
  })

  it.each([
    ['another topic', { topic: 'gossip' }],
    ['categories that are no numbers', { topic: 'vacancies', category_ids: '1;drop' }],
    ['too many categories', { topic: 'vacancies', category_ids: Array(51).fill('1').join() }],
  ])('rejects %s', async (_what, fields) => {
    expect((await post('/api/subscribe/', { email: 'gunesh@example.com', ...fields })).status).toBe(400)
  })

  it.each([
    ['nothing', '', 'emailRequired'],
    ['spaces', '  ', 'emailRequired'],
    ['no address', 'gunesh', 'emailInvalid'],
    ['two words', 'gunesh @example.com', 'emailInvalid'],
    ['a very long address', `${'g'.repeat(250)}@example.com`, 'emailTooLong'],
  ])('rejects %s with a message for the field and a sentence', async (_what, email, message) => {
    const reply = await post('/api/subscribe/', { email })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: { email: message },
      error: expect.stringMatching(/\w/),
      message: expect.stringMatching(/\w/),
    })
  })

  it('answers 404 with a sentence to an unknown link', async () => {
    for (const reply of [await post('/api/subscribe/confirm/?token=unknown'), await unsubscribe('unknown')]) {
      expect(reply.status).toBe(404)
      expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
    }
  })
}
