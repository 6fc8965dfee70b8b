import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { suggestionsEndpoints } from './calls.ts'

const path = '/api/v1/suggestions/'
const text = 'Two more bicycle stands, please.\nThe ones at the door are full by nine.'

/** The promises of the calls about suggestions, for the mocks and the real server. The caller is signed in. */
export function suggestionsSuite(call: Caller): void {
  const send = (body: object) => call(path, jsonRequest('POST', body))
  const request = (body: object) => call(`${path}status/`, jsonRequest('POST', body))
  const listOwn = async () => (await call(path)).json()

  const sent = async (isAnonymous: boolean): Promise<string> => {
    const reply = await send({ text: ` ${text} `, isAnonymous })
    expect(reply.status).toBe(200)
    const { code } = await reply.json()
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){6}$/)
    return code
  }

  it('accepts an anonymous suggestion, which its code finds, with the month as its date', async () => {
    const code = await sent(true)
    const reply = await request({ code })
    const status = await reply.json()
    expect(reply.status).toBe(200)
    expect(suggestionsEndpoints.getSuggestionStatus.reply.isValidSync(status, { strict: true })).toBe(true)
    expect(status).toEqual({
      text,
      state: 'received',
      answer: '',
      messages: [],
      receivedOn: expect.stringMatching(/^\d{4}-\d{2}-01$/),
      isAnonymous: true,
    })
    expect(await listOwn()).toEqual([])
  })

  it('accepts a code in small letters, with spaces or without dashes', async () => {
    const code = await sent(true)
    const spellings = [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]
    for (const spelling of spellings) expect((await request({ code: spelling })).status).toBe(200)
  })

  it('accepts a signed one and lists it for its sender, newest first', async () => {
    const code = await sent(false)
    const status = await (await request({ code })).json()
    expect(status).toMatchObject({
      text,
      isAnonymous: false,
      receivedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    const own = await listOwn()
    expect(suggestionsEndpoints.listOwnSuggestions.reply.isValidSync(own, { strict: true })).toBe(true)
    expect(own).toEqual([{ ...status, id: expect.any(String) }])
  })

  it('stores a retry with the same idempotency key once, and answers the same code', async () => {
    const key = crypto.randomUUID()
    const before = (await listOwn()).length
    const codes = []
    for (const _try of [1, 2]) codes.push((await (await send({ text, isAnonymous: false, key })).json()).code)
    expect(codes[1]).toBe(codes[0])
    expect(await listOwn()).toHaveLength(before + 1)
    expect((await request({ code: codes[0] })).status).toBe(200)
    expect((await send({ text, isAnonymous: false, key: 'x' })).status).toBe(400)
  })

  it('adds words of the sender by the code, once for a retry', async () => {
    const code = await sent(true)
    const add = (body: object) => call(`${path}messages/`, jsonRequest('POST', body))
    for (const _try of [1, 2]) expect((await add({ code, text: ' The rack is wet too. ' })).status).toBe(200)
    expect((await (await request({ code })).json()).messages).toEqual([
      {
        isAnswer: false,
        text: 'The rack is wet too.',
        writtenOn: expect.stringMatching(/^\d{4}-\d{2}-01$/),
      },
    ])
    expect((await (await add({ code, text: ' ' })).json()).errors).toEqual({ text: 'messageRequired' })
    expect((await add({ code: '2222-2222', text: 'Words' })).status).toBe(404)
  })

  it('reports missing fields by their message', async () => {
    const empty = await send({ text: ' \n', isAnonymous: true })
    expect([empty.status, (await empty.json()).errors]).toEqual([400, { text: 'suggestionRequired' }])
    const long = await send({ text: 'x'.repeat(5001), isAnonymous: true })
    expect([long.status, (await long.json()).errors]).toEqual([400, { text: 'messageTooLong' }])
    expect((await send({ text })).status).toBe(400)
    const none = await request({ code: ' ' })
    expect([none.status, (await none.json()).errors]).toEqual([400, { code: 'codeRequired' }])
  })

  it.each(['2222-2222-2222', 'x', '-'])('answers 404 for the unknown code %s', async (code) => {
    const reply = await request({ code })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({
      errors: { code: 'codeUnknown' },
      message: expect.stringMatching(/\w/),
    })
  })
}
