import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { applicantActor, listAuditEntries } from '@atrium/contract/audit'
import { auditSample } from '@atrium/contract/audit/samples'
import { limits } from '@atrium/contract/core'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla, rauf] = staffSamples
if (!leyla || !rauf) throw new Error('There are two sample people at the least.')

const open = (path: string, person = rauf) => {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(person, 'EN'))))
  return renderRoute(path, { signedInAs: staffUserSample(person), language: 'EN' })
}

it('the audit log shows person, change, and values before and after; the search runs on the server', async () => {
  const { user } = await open('/staff/desk/audit')
  const row = await screen.findByRole('row', { name: /Aysel Kərimova/ })
  expect(row).toHaveTextContent(/Account.*Changed.*Rauf Əliyev.*roleStaffEditor/)
  expect(within(row).getByRole('deletion')).toHaveTextContent('Staff')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'İsmayılova')
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: 'Leyla Əliyeva' })).toBeInTheDocument()
  expect(window.location.search).toContain('q=')
})

it('shows the face of the person who acted, and none for the system', async () => {
  const photo = '0123456789abcdef'
  server.use(
    http.get(`*${listAuditEntries.path}`, () =>
      HttpResponse.json(auditSample.map((entry) => (entry.actor ? { ...entry, photo } : entry))),
    ),
  )
  await open('/staff/desk/audit')
  const cellOf = (name: string) => screen.getAllByRole('cell', { name })[0]
  expect(await screen.findByRole('cell', { name: 'Rauf Əliyev' })).toBeInTheDocument()
  expect(cellOf('Rauf Əliyev')?.querySelector('[data-initials="RƏ"] img')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/0123456789abcdef\/40\.jpg$/),
  )
  expect(cellOf('Terminal or server')?.querySelector('[data-initials]')).toBeNull()
})

it('names the applicant where a change came by the form or the private link, and filters by it', async () => {
  const asked: string[] = []
  server.use(
    http.get(`*${listAuditEntries.path}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('actor') ?? '')
      return HttpResponse.json([{ ...auditSample[0], actorId: applicantActor, actor: null }])
    }),
  )
  const { user } = await open('/staff/desk/audit')
  expect(await screen.findByRole('cell', { name: 'Applicant' })).toBeInTheDocument()
  await user.type(screen.getByRole('combobox', { name: 'Who' }), 'applicant{ArrowDown}{Enter}')
  await waitFor(() => expect(asked.at(-1)).toBe(String(applicantActor)))
})

it('writes instants, days, known words and texts in three languages for the reader', async () => {
  const [sample] = auditSample
  const entry = (id: number, kind: string, changes: object) => ({
    ...sample,
    id,
    kind,
    recordName: kind,
    action: 'added',
    changes: Object.entries(changes).map(([field, after]) => ({ field, before: null, after })),
  })
  const list = [
    entry(9, 'accounts', { deactivated_at: '2026-11-27T01:10:20.696+00:00', reads_suggestions: 'true' }),
    entry(8, 'leave_types', { name: '{"AZ":"İllik","EN":"Annual","RU":"Ежегодный"}' }),
    entry(7, 'off_day_requests', {
      state: 'cancelRequested',
      days: '["2026-11-27","2026-11-30","2026-12-01"]',
    }),
    entry(6, 'leave_entries', { kind: 'adjustment', minutes: '-960', reason: '{not JSON' }),
    entry(5, 'record_requests', { changes: '{"language":"EN","position":"Lead"}' }),
  ]
  server.use(http.get(`*${listAuditEntries.path}`, () => HttpResponse.json(list)))
  await open('/staff/desk/audit')
  expect(await screen.findByRole('row', { name: /accounts/ })).toHaveTextContent(
    /27 November 2026, 05:10.*reads suggestionsyes/,
  )
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(row(/leave_types/)).toHaveTextContent('AZ İllik · EN Annual · RU Ежегодный')
  expect(row(/off_day/)).toHaveTextContent(
    /statusCancellation requested.*27 November 2026, 30 November – 1 December 2026/,
  )
  expect(row(/leave_entries/)).toHaveTextContent(/typeAdjustment.*−2 days.*\{not JSON/)
  expect(row(/record_requests/)).toHaveTextContent('language: EN · position: Lead')
})

it('folds the fields of an added record, and writes missing values and files in words', async () => {
  const [sample] = auditSample
  const entry = (id: number, action: string, changes: object[]) => ({
    ...sample,
    id,
    action,
    recordName: action,
    changes,
  })
  const added = [
    { field: 'name', before: null, after: 'Nigar' },
    { field: 'photo_file_id', before: null, after: null },
    { field: 'other_info', before: null, after: '{"AZ":[],"EN":[],"RU":[]}' },
    { field: 'is_birthday_shared', before: null, after: 'false' },
  ]
  const changed = [{ field: 'photo_file_id', before: null, after: '17' }]
  server.use(
    http.get(`*${listAuditEntries.path}`, () =>
      HttpResponse.json([entry(9, 'added', added), entry(8, 'changed', changed)]),
    ),
  )
  const { user } = await open('/staff/desk/audit')
  const row = within(await screen.findByRole('row', { name: /added/ }))
  expect(row.getByText('photo')).not.toBeVisible()
  await user.click(row.getByText('4 fields'))
  expect(row.getByText('photo')).toBeVisible()
  expect(row.getByText('4 fields').closest('details')).toHaveTextContent(
    'nameNigarphotonot setfurther informationnot setbirthday sharedno',
  )
  expect(screen.getByRole('row', { name: /changed/ })).toHaveTextContent('photonot setuploaded')
})

it('is filtered by kind, action, person and days, which the address keeps and one button clears', async () => {
  const { user } = await open('/staff/desk/audit?f.kind=accounts&before=9')
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(await screen.findByRole('rowheader', { name: 'Aysel Kərimova' })).toBeInTheDocument()
  expect(rows()).toEqual(['Aysel Kərimova'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Room')
  expect(await screen.findByRole('rowheader', { name: 'Dəstək mərkəzi' })).toBeInTheDocument()
  expect(window.location.search).toBe('?f.kind=rooms')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Changed')
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeInTheDocument()
  expect(screen.getByText(/^No rows match/)).toHaveTextContent(
    'No rows match Type: Room; Action: Changed. Change or clear the filters.',
  )
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(await screen.findByText('1–3 of 3')).toBeInTheDocument()

  await user.type(screen.getByRole('combobox', { name: 'Who' }), 'RAUF eliyev{ArrowDown}{Enter}')
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument()
  expect(rows()).toEqual(['Aysel Kərimova'])
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(await screen.findByText('1–3 of 3')).toBeInTheDocument()

  await user.type(screen.getByLabelText('From'), '2026-11-24')
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument()
  expect(rows()).toEqual(['Leyla Əliyeva'])
  await user.type(screen.getByLabelText('To'), '2026-11-20')
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/The end is before the start./)
  expect(window.location.search).toContain('2026-11-24..2026-11-20')
  await user.clear(screen.getByLabelText('To'))
  await user.type(screen.getByLabelText('To'), '31 nov')
  expect(window.location.search).toMatch(/2026-11-24\.\.$/)
  await user.tab()
  expect(screen.getByLabelText('To')).toHaveValue('31 nov')
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(/a date that exists/)
})

it('offers the kind that it leaves out where nothing else was written', async () => {
  const [sample] = auditSample
  const switched = { ...sample, kind: 'accounts', action: 'changed', recordName: 'Rauf Əliyev' }
  const answer = ({ request }: { request: Request }) => {
    const isAsked = new URL(request.url).searchParams.get('kind') === 'language_switches'
    return HttpResponse.json(isAsked ? [switched] : [])
  }
  server.use(http.get(`*${listAuditEntries.path}`, answer))
  const { user } = await open('/staff/desk/audit')
  expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeInTheDocument()
  expect(screen.getByText(/email language, choose that type/)).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Language of the emails')
  expect(await screen.findByRole('rowheader', { name: 'Rauf Əliyev' })).toBeInTheDocument()
})

it('keeps its filters in the way to earlier entries', async () => {
  const [sample] = auditSample
  const many = Array.from({ length: limits.auditEntries }, (_each, at) => ({ ...sample, id: 900 - at }))
  server.use(http.get(`*${listAuditEntries.path}`, () => HttpResponse.json(many)))
  await open('/staff/desk/audit?f.actor=0&page=3')
  expect(await screen.findByRole('link', { name: 'Earlier entries' })).toHaveAttribute(
    'href',
    '/staff/desk/audit?f.actor=0&before=401',
  )
})

it('is reached from the menu of the desk by an administrator', async () => {
  const { user } = await open('/staff')
  await user.click(await screen.findByRole('link', { name: 'Desk' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Audit log' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeInTheDocument()
})

it('a person without the permission sees that the audit log is not open to them', async () => {
  delete document.documentElement.dataset.alive
  await open('/staff/desk/audit', leyla)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/staff')
  // Without it the document says after a while that its buttons do not work.
  expect(document.documentElement.dataset).toHaveProperty('alive')
})

it('names the search and the days that find nothing, and an end of the log', async () => {
  server.use(http.get(`*${listAuditEntries.path}`, () => HttpResponse.json([])))
  const { unmount } = await open('/staff/desk/audit?q=nobody&f.when=2026-11-01..2026-11-03')
  expect(await screen.findByText(/^No rows match/)).toHaveTextContent(
    'No rows match Search: nobody; From: 1 November 2026; To: 3 November 2026. Change or clear the filters.',
  )
  unmount()
  await open('/staff/desk/audit?before=3')
  expect(await screen.findByRole('heading', { name: 'No earlier entries' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Newest entries' })).toBeInTheDocument()
})
