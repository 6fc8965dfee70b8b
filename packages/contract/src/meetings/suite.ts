import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { meetingsEndpoints } from './calls.ts'
import { deletedMeeting } from './copies.ts'
import { downloadAttachment, listMeetings, syncMeetings, uploadAttachment } from './endpoints.ts'
import type { Meeting } from './schema.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const file = { id: idOf(901), name: 'Plan «noyabr».pdf', size: 9 }

const meetingOf = (number: number, changes: Partial<Meeting> = {}): Meeting => ({
  id: idOf(number),
  title: ' Görüş: İlkin plan <b>№ 1</b> ',
  day: '2026-11-24',
  start: '10:00',
  end: '11:15',
  attendees: ['Leyla Əliyeva', 'Ирина Соколова'],
  notes: 'First line\nsecond line 🙂 ',
  attachments: [file],
  look: 3,
  createdAt: '2026-11-21T09:00:00.000Z',
  changedAt: '2026-11-21T09:00:00.000Z',
  isDeleted: false,
  ...changes,
})

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`

/**
 * The promises of the calls about own meetings, for the mocks and the real server. The caller is signed in and has no
 * meetings yet.
 */
export function meetingsSuite(call: Caller): void {
  const post = (body: object) => call(syncMeetings.path, jsonRequest('POST', body))
  const sync = async (changes: Meeting[] = [], since = 0) => {
    const reply = await post({ since, changes })
    const answer = await reply.json()
    expect(reply.status).toBe(200)
    expect(meetingsEndpoints.syncMeetings.reply.isValidSync(answer, { strict: true })).toBe(true)
    return answer as { revision: number; meetings: Meeting[]; isMore: boolean }
  }

  it('is empty at first, and reports no changes', async () => {
    expect(await sync()).toEqual({ revision: 0, meetings: [], isMore: false })
    expect(await sync([], 7)).toEqual({ revision: 7, meetings: [], isMore: false })
  })

  it('stores a meeting unchanged, and accepts the same one again', async () => {
    const meeting = meetingOf(1)
    const first = await sync([meeting])
    expect(first).toEqual({ revision: expect.any(Number), meetings: [meeting], isMore: false })
    expect(await sync([meeting, meeting])).toEqual(first)
    expect(await sync([meeting], first.revision)).toEqual({
      revision: first.revision,
      meetings: [],
      isMore: false,
    })
  })

  it('resolves a conflict by the later change, in whatever order the changes arrive', async () => {
    const { revision } = await sync([meetingOf(2)])
    const later = meetingOf(2, { title: 'Later', start: '12:00', end: '13:00', changedAt: at(30) })
    const earlier = meetingOf(2, { title: 'Earlier', changedAt: at(10) })
    const answer = await sync([later, earlier], revision)
    expect(answer.meetings).toEqual([later])
    expect((await sync([earlier], answer.revision)).meetings).toEqual([])
    expect((await sync([], revision)).meetings).toEqual([later])
  })

  it('answers the changes since a revision, the oldest change first', async () => {
    const { revision } = await sync([meetingOf(3), meetingOf(4)])
    const changed = meetingOf(3, { notes: '', changedAt: at(40) })
    const { meetings, revision: next } = await sync([changed], revision)
    expect(meetings).toEqual([changed])
    expect(next).toBeGreaterThan(revision)
    const all = (await sync()).meetings.map(({ id }) => id)
    expect(all.slice(-2)).toEqual([idOf(4), idOf(3)])
  })

  it('stores a deleted meeting as a tombstone, whatever the device sends', async () => {
    const { revision } = await sync([meetingOf(5)])
    const deleted = meetingOf(5, { isDeleted: true, changedAt: at(50) })
    expect((await sync([deleted], revision)).meetings).toEqual([deletedMeeting(deleted, at(50))])
    const restored = meetingOf(5, { title: 'Again', changedAt: at(51) })
    expect((await sync([restored], revision)).meetings).toEqual([restored])
  })

  const shared = {
    attendees: ['Leyla Əliyeva', 'A guest'],
    invitees: [
      { name: 'Leyla Əliyeva', personId: 'DEV2' },
      { name: 'A guest', email: 'Guest@example.com' },
    ],
    recurrence: {
      rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4',
      changes: [
        { day: '2026-12-01', isCancelled: true as const },
        { day: '2026-12-08', fields: { day: '2026-12-09', start: '12:00', end: '13:00', title: 'Late' } },
      ],
    },
  }

  it('stores people and repetition unchanged, and tells which version it is', async () => {
    const meeting = meetingOf(20, shared)
    const { revision, meetings } = await sync([meeting])
    expect(meetings.at(-1)).toEqual({ ...meeting, shared: { revision, sequence: 0, answers: [] } })
    const changed = meetingOf(20, { ...shared, title: 'Other', recurrence: undefined, changedAt: at(10) })
    expect((await sync([changed])).meetings.at(-1)).toMatchObject(JSON.parse(JSON.stringify(changed)))
    const deleted = deletedMeeting(meeting, at(14))
    expect((await sync([{ ...deleted, ...shared }])).meetings.at(-1)).toEqual(deleted)
  })

  const list = (query: Record<string, string>) => call(`${listMeetings.path}?${new URLSearchParams(query)}`)

  it('lists the meetings of some days as the synchronisation gives them, the latest change first', async () => {
    const days = { from: '2027-03-07', to: '2027-03-13' }
    const recurrence = { rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=2', changes: [] }
    const changes = [
      meetingOf(30, { day: '2027-03-07' }),
      meetingOf(31, { day: '2027-03-13', invitees: shared.invitees }),
      meetingOf(32, { day: '2027-03-06', recurrence }),
      meetingOf(33, { day: '2027-03-06' }),
      meetingOf(34, { day: '2027-03-14' }),
      meetingOf(35, { day: '2027-02-20', recurrence }),
      meetingOf(36, { day: '2027-03-10', isDeleted: true }),
    ]
    const { meetings } = await sync(changes)
    const reply = await list(days)
    const found = await reply.json()
    expect(reply.status).toBe(200)
    expect(meetingsEndpoints.listMeetings.reply.isValidSync(found, { strict: true })).toBe(true)
    const listed = [32, 31, 30].map((number) => meetings.find(({ id }) => id === idOf(number)))
    expect(found).toEqual(listed)
  })

  it.each([
    { from: '2026-11-24' },
    { from: '2026-11-24', to: '2026-11-23' },
    { from: '2026-11-31', to: '2026-12-01' },
    { from: '2026-01-01', to: '2026-04-03' },
  ])('lists nothing of the span %j', async (query) => {
    expect((await list(query as Record<string, string>)).status).toBe(400)
  })

  const answer = { id: idOf(21), state: 'accepted', at: at(20), sequence: 0 }

  it('accepts answers to unknown and to own meetings without an effect', async () => {
    const before = await sync([meetingOf(21, shared)])
    const answers = [answer, { ...answer, day: '2026-11-24' }, { ...answer, id: idOf(998) }]
    expect((await post({ since: 0, changes: [], answers })).status).toBe(200)
    expect(await sync()).toEqual(before)
  })

  it.each<[string, object]>([
    ['51 answers', { answers: Array(51).fill(answer) }],
    ['an answer that is none', { answers: [{ ...answer, state: 'perhaps' }] }],
    ['an answer to nothing', { answers: [{ ...answer, id: '1' }] }],
    ['an answer of no time', { answers: [{ ...answer, at: 'now' }] }],
    ['an answer to no day', { answers: [{ ...answer, day: '2026-02-30' }] }],
    ['an answer to half a version', { answers: [{ ...answer, sequence: 0.5 }] }],
    ['an invitee without a name', { changes: [meetingOf(22, { invitees: [{ name: '' }] })] }],
    ['an address that is none', { changes: [meetingOf(22, { invitees: [{ name: 'A', email: 'a@b@c' }] })] }],
    ['a person that is none', { changes: [meetingOf(22, { invitees: [{ name: 'A', personId: '../1' }] })] }],
    [
      'a series without an end',
      { changes: [meetingOf(22, { recurrence: { rule: 'FREQ=DAILY', changes: [] } })] },
    ],
  ])('rejects %s, and stores nothing of the request', async (_what, wrong) => {
    const before = await sync()
    expect((await post({ since: 0, changes: [meetingOf(23)], ...wrong })).status).toBe(400)
    expect(await sync()).toEqual(before)
  })

  it.each<[string, object, Record<string, string>]>([
    ['no title', { title: ' ' }, { 'changes[0].title': 'titleRequired' }],
    ['a long title', { title: 'x'.repeat(201) }, { 'changes[0].title': 'titleTooLong' }],
    ['no day of the calendar', { day: '2026-02-30' }, { 'changes[0].day': 'dateInvalid' }],
    ['half a time', { start: '9:00' }, { 'changes[0].start': 'timeInvalid' }],
    ['a late end', { end: '18:01' }, { 'changes[0].end': 'meetingHours' }],
    ['no time between', { end: '10:00' }, { 'changes[0].end': 'meetingHours' }],
    [
      '101 names',
      { attendees: Array<string>(101).fill('Ay') },
      { 'changes[0].attendees': 'tooManyAttendees' },
    ],
    ['11 files', { attachments: Array(11).fill(file) }, { 'changes[0].attachments': 'tooManyAttachments' }],
    [
      'a large file',
      { attachments: [{ ...file, size: 10 * 1024 * 1024 + 1 }] },
      { 'changes[0].attachments[0].size': 'attachmentTooLarge' },
    ],
  ])('reports what is wrong: %s; and stores nothing of the request', async (_what, wrong, errors) => {
    const before = await sync()
    const reply = await post({ since: 0, changes: [meetingOf(6, wrong), meetingOf(7)] })
    const answer = await reply.json()
    expect([reply.status, answer.errors]).toEqual([400, errors])
    expect(answer.message).toEqual(expect.stringMatching(/\w/))
    expect(await sync()).toEqual(before)
  })

  it.each<[string, object]>([
    ['51 changes', { since: 0, changes: Array.from({ length: 51 }, (_, number) => meetingOf(100 + number)) }],
    ['no changes', { since: 0 }],
    ['a number below zero', { since: -1, changes: [] }],
    ['a number that is none', { since: 1e300, changes: [] }],
    ['an id that is none', { since: 0, changes: [meetingOf(8, { id: '../1' })] }],
    [
      'an instant that is none',
      { since: 0, changes: [meetingOf(8, { changedAt: '2026-02-30T09:00:00.000Z' })] },
    ],
    [
      'an instant of another age',
      { since: 0, changes: [meetingOf(8, { changedAt: '9999-12-31T23:59:59.999Z' })] },
    ],
    ['a sixth colour', { since: 0, changes: [meetingOf(8, { look: 5 })] }],
    ['nothing at all', []],
  ])('rejects %s', async (_what, body) => {
    const before = await sync()
    expect((await post(body)).status).toBe(400)
    expect(await sync()).toEqual(before)
  })

  const upload = (id: string, content: BlobPart, name = file.name) => {
    const body = new FormData()
    body.set('file', new File([content], name))
    return call(fillPath(uploadAttachment.path, { id }), { method: 'PUT', body })
  }
  const download = (id: string) => call(fillPath(downloadAttachment.path, { id }))

  it('stores a file under its id, also repeatedly, and answers it as a download', async () => {
    for (const _time of [1, 2]) {
      const reply = await upload(file.id, '%PDF-1.7\n')
      expect([reply.status, await reply.text()]).toEqual([204, ''])
    }
    const reply = await download(file.id)
    expect([reply.status, await reply.text()]).toEqual([200, '%PDF-1.7\n'])
    expect(reply.headers.get('content-type')).toBe('application/octet-stream')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const disposition = reply.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment;/)
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(file.name)}`)
  })

  it('accepts 10 MB, and rejects one byte more with a sentence', async () => {
    const large = new Uint8Array(10 * 1024 * 1024)
    expect((await upload(idOf(902), large)).status).toBe(204)
    const reply = await upload(idOf(903), new Blob([large, 'x']))
    const answer = await reply.json()
    expect([reply.status, answer.errors]).toEqual([413, { file: 'attachmentTooLarge' }])
    expect(answer.message).toEqual(expect.stringMatching(/10.MB/))
    expect((await download(idOf(903))).status).toBe(404)
  })

  it('rejects an upload without a file', async () => {
    const path = fillPath(uploadAttachment.path, { id: idOf(904) })
    expect((await call(path, { method: 'PUT', body: new FormData() })).status).toBe(400)
  })

  it.each([idOf(999), '1', 'abc', '..%2Fmeetings'])('answers 404 for the unknown file %s', async (id) => {
    const path = downloadAttachment.path.replace(':id', id)
    const reply = await call(path)
    expect(reply.status).toBe(404)
    expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
  })
}
