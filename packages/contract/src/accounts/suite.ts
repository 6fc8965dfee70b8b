import { profileEndpoints } from '#accounts/profile/calls.ts'
import { samplePassword, staffSamples, staffUserSample } from '#accounts/sampleStaff.ts'
import type { Caller } from '#testing/caller.ts'

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The payload of a token, read without verifying its signature, as the browser does. */
function payloadOf(token: string): unknown {
  const [, part = ''] = token.split('.')
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

/**
 * The promises of the sign-in, password and session rows of the call table (spec 7, Staff login), for the mocks and the
 * real server. Both must have the samples.
 */
export function authSuite(call: Caller): void {
  const [leyla, rauf] = staffSamples
  if (!leyla || !rauf) throw new Error('There are two sample people at the least.')
  const login = (email: string, password: string) => call('/api/v1/login/', json({ email, password }))

  /** Calls with the session of a signed-in person. */
  async function signedIn(email: string): Promise<Caller> {
    const reply = await login(email, samplePassword)
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    return (path, init) => call(path, { ...init, headers: { ...init?.headers, ...(cookie && { cookie }) } })
  }

  it('answers correct credentials with a token that names the user', async () => {
    const reply = await login(` ${leyla.email.toUpperCase()} `, samplePassword)
    expect(reply.status).toBe(200)
    expect(payloadOf((await reply.json()).token)).toMatchObject({ user: staffUserSample(leyla) })
  })

  it('answers a wrong password and an unknown address identically', async () => {
    const replies = [
      await login(leyla.email, 'not-the-password'),
      await login('nobody@caspora.example', samplePassword),
    ]
    expect(replies.map(({ status }) => status)).toEqual([401, 401])
    const [wrong, unknown] = await Promise.all(replies.map(async (reply) => (await reply.json()).message))
    expect(wrong).toEqual(expect.stringMatching(/\w/))
    expect(unknown).toBe(wrong)
  })

  it.each([
    [
      { email: '', password: '' },
      { email: 'emailRequired', password: 'passwordRequired' },
    ],
    [
      { email: 'leyla', password: 'four' },
      { email: 'emailInvalid', password: 'passwordMinLength' },
    ],
  ])('refuses %j with a message for each field', async (body, errors) => {
    const reply = await call('/api/v1/login/', json(body))
    expect(reply.status).toBe(400)
    expect((await reply.json()).errors).toEqual(errors)
  })

  it('signs out, also without a session', async () => {
    const reply = await call('/api/v1/logout/', json({}))
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({})
  })

  it('accepts every address for a forgotten password', async () => {
    for (const email of [rauf.email, 'nobody@caspora.example']) {
      const reply = await call('/api/v1/password/forgot/', json({ email }))
      expect([reply.status, await reply.json()]).toEqual([200, {}])
    }
    const refused = await call('/api/v1/password/forgot/', json({ email: 'leyla' }))
    expect([refused.status, (await refused.json()).errors]).toEqual([400, { email: 'emailInvalid' }])
  })

  it('rejects an unknown link, and validates the password first', async () => {
    const reset = (password: string) => call('/api/v1/password/reset/', json({ token: 'unknown', password }))
    const short = await reset('short')
    expect([short.status, (await short.json()).errors]).toEqual([400, { password: 'passwordTooShort' }])
    const unknown = await reset('seven-green-bars')
    expect(unknown.status).toBe(404)
    expect((await unknown.json()).message).toEqual(expect.stringMatching(/\w/))
  })

  it('does not change the password without the current one, or to a weak one', async () => {
    const request = await signedIn(leyla.email)
    const change = async (current: string, password: string) => {
      const reply = await request('/api/v1/me/password/', json({ current, password }))
      return [reply.status, (await reply.json()).errors]
    }
    expect(await change('', '')).toEqual([
      400,
      { current: 'currentPasswordRequired', password: 'newPasswordRequired' },
    ])
    expect(await change('not-the-password', 'seven-green-bars')).toEqual([
      400,
      { current: 'currentPasswordWrong' },
    ])
    expect(await change(samplePassword, 'password1')).toEqual([400, { password: 'passwordCommon' }])
  })

  it('lists the browsers with a session of the person, this one first', async () => {
    const request = await signedIn(rauf.email)
    const reply = await request('/api/v1/me/sessions/')
    const sessions = await reply.json()
    expect(reply.status).toBe(200)
    expect(profileEndpoints.listSessions.reply.isValidSync(sessions, { strict: true })).toBe(true)
    expect(sessions[0]).toMatchObject({ isCurrent: true })
  })

  it('ends own sessions, and answers 404 for others', async () => {
    const request = await signedIn(rauf.email)
    const unknown = await request('/api/v1/me/sessions/999999/', { method: 'DELETE' })
    expect(unknown.status).toBe(404)
    const others = await request('/api/v1/me/sessions/', { method: 'DELETE' })
    expect([others.status, await others.text()]).toEqual([204, ''])
    const [first] = await (await request('/api/v1/me/sessions/')).json()
    const own = await request(`/api/v1/me/sessions/${first.id}/`, { method: 'DELETE' })
    expect(own.status).toBe(204)
  })

  it('changes a password and keeps the session', async () => {
    const request = await signedIn(leyla.email)
    const reply = await request(
      '/api/v1/me/password/',
      json({ current: samplePassword, password: 'seven-green-bars' }),
    )
    expect([reply.status, await reply.json()]).toEqual([200, {}])
  })
}
