import { emailTemplates, sendEmail } from '#contact/endpoints.ts'
import type { EmailRequest } from '#contact/schema.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { offDaysEndpoints } from './calls.ts'
import { listColleagueOffDays } from './endpoints.ts'
import type { OffDayParams, OffDayRequest } from './schema.ts'

const path = '/api/v1/off-days/'

const params: OffDayParams = {
  to_email: 'people@caspora.example',
  to_name: 'Caspora',
  from_name: 'Leyla Əliyeva',
  from_email: 'leyla.aliyeva@caspora.example',
  dates: '24.11.2026 - 26.11.2026, 03.12.2026',
  startTime: '09:00',
  endTime: '13:00',
  message: ' Family event in Ganja.\nTural covers the release. ',
}

/**
 * The promises of the calls about off days, for the mocks and the real server. The caller is signed in and has no
 * requests yet.
 */
export function offDaysSuite(call: Caller): void {
  const send = (changes: Partial<OffDayParams> = {}) => {
    const body: EmailRequest = {
      service_id: 'atrium',
      user_id: 'atrium',
      template_id: emailTemplates.offDay,
      template_params: { ...params, ...changes },
    }
    return call(sendEmail.path, jsonRequest('POST', body))
  }
  const list = async (): Promise<OffDayRequest[]> => (await call(path)).json()
  const cancel = (id: number | string) => call(`${path}${id}/cancel/`, { method: 'PUT' })

  it('accepts a request at the e-mail service, and lists it for its sender', async () => {
    expect(await list()).toEqual([])
    const reply = await send()
    expect([reply.status, await reply.text()]).toEqual([200, 'OK'])
    const found = await list()
    expect(offDaysEndpoints.listOffDayRequests.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found).toEqual([
      {
        id: expect.any(Number),
        days: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-03'],
        startTime: '09:00',
        endTime: '13:00',
        message: params.message.trim(),
        typeId: 5,
        worksElsewhere: false,
        state: 'sent',
        steps: [{ action: 'send', by: 'Leyla Əliyeva', words: '', at: expect.any(String) }],
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      },
    ])
  })

  it('stores a retry once, when the first answer was lost', async () => {
    expect((await send()).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  it('accepts whole days, and lists the newest first', async () => {
    expect((await send({ dates: '05.01.2027', startTime: '', endTime: '' })).status).toBe(200)
    const [newest] = await list()
    expect(newest).toMatchObject({ days: ['2027-01-05'], startTime: '', endTime: '' })
  })

  it('cancels a request, also repeatedly, and keeps it in the list', async () => {
    const before = await list()
    for (const _time of [1, 2]) {
      expect((await cancel(before[0]?.id ?? 0)).status).toBe(204)
      expect((await list()).map(({ state }) => state)).toEqual(['cancelled', 'sent'])
    }
  })

  it.each([
    [{ dates: '' }, { dates: 'datesRequired' }],
    [{ dates: '31.11.2026' }, { dates: 'datesRequired' }],
    [{ message: ' \n' }, { message: 'messageRequired' }],
    [{ message: 'x'.repeat(5001) }, { message: 'messageTooLong' }],
    [{ startTime: '9:00' }, { startTime: 'timeInvalid' }],
    [{ endTime: '24:00' }, { endTime: 'timeInvalid' }],
    [{ endTime: '09:00' }, { endTime: 'timeOrder' }],
  ])('reports what is wrong with %p', async (changes, errors) => {
    const count = (await list()).length
    const reply = await send(changes)
    expect([reply.status, (await reply.json()).errors]).toEqual([400, errors])
    expect(await list()).toHaveLength(count)
  })

  const colleagues = (query: Record<string, string>) =>
    call(`${listColleagueOffDays.path}?${new URLSearchParams(query)}`)

  it('does not count the own days among those of the colleagues', async () => {
    const reply = await colleagues({ from: '2026-11-24', to: '2026-12-24' })
    const found = await reply.json()
    expect(reply.status).toBe(200)
    expect(offDaysEndpoints.listColleagueOffDays.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found.filter(({ name }: { name: string }) => name === 'Leyla Əliyeva')).toEqual([])
  })

  it.each([
    { from: '2026-11-24' },
    { from: '2026-11-24', to: '2026-11-23' },
    { from: '2026-11-31', to: '2026-12-01' },
    { from: '2026-01-01', to: '2026-04-03' },
  ])('rejects the span %j', async (query) => {
    expect((await colleagues(query as Record<string, string>)).status).toBe(400)
  })

  it.each(['99999', '0', 'abc'])('answers 404 with a sentence for the unknown request %s', async (id) => {
    const reply = await cancel(id)
    expect(reply.status).toBe(404)
    expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
  })
}
