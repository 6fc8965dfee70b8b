import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listBalances } from '@atrium/contract/leave'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onSampleDay } from '#testing/offDays.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
onSampleDay()
beforeEach(() => clearStaffValues())

const rauf = staffSamples[1]
if (!rauf) throw new Error('There are two sample people at the least.')

async function open() {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(rauf as never, 'EN'))))
  return renderRoute('/staff/desk/balances', { signedInAs: staffUserSample(rauf as never) })
}

it('shows days without needless decimals, and takes an adjustment below zero with its reason', async () => {
  const { user } = await open()
  const row = await screen.findByRole('row', { name: /Irina Sokolova/ })
  expect(row.querySelector('[data-initials="IS"]')).toBeInTheDocument()
  const days = within(row)
    .getAllByRole('cell')
    .slice(0, 5)
    .map(({ textContent }) => textContent)
  // What the amounts need to add up, without the adjustments, of which there are none.
  expect(days).toEqual(['26', '21', '10', '5', '2'])
  expect(screen.queryByRole('columnheader', { name: /^Adjustments/ })).not.toBeInTheDocument()
  expect(within(row).getByRole('link', { name: 'Irina Sokolova' })).toHaveAttribute(
    'href',
    '/staff/desk/people/6',
  )
  await user.click(screen.getByRole('button', { name: 'Actions for Irina Sokolova' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Adjust' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust: Irina Sokolova' }))
  await user.type(dialog.getByRole('textbox', { name: 'Days' }), 'two')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('textbox', { name: 'Days' })).toHaveAccessibleDescription(/from −366 to 366/)
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Give a reason')
  await user.clear(dialog.getByRole('textbox', { name: 'Days' }))
  await user.type(dialog.getByRole('textbox', { name: 'Days' }), '-2,5')
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Left early in May')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('row', { name: /Irina Sokolova/ })).toHaveTextContent('−2.5'))
  await user.click(screen.getByRole('button', { name: 'Actions for Irina Sokolova' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Adjust' }))
  const records = within(await screen.findByRole('dialog')).getByRole('list', { name: 'Earlier entries' })
  expect(records).toHaveTextContent(
    /Adjustment: −2.5 days.*24 November 2026, 12:00, Rauf Əliyev.*Left early in May/,
  )
})

it('lists the newest of the earlier records of a person first', async () => {
  const record = { kind: 'adjustment', minutes: 480, createdAt: '2026-06-04T08:00:00.000Z', by: '' }
  const balance = {
    ...{ personId: 6, isOwn: false, typeId: 1, name: 'Irina Sokolova', unit: '', year: 2026 },
    ...{ entitlement: 10_080, carriedOver: 0, adjustments: 960, taken: 0, pending: 0, left: 11_040 },
    records: [
      { ...record, reason: 'Worked in May' },
      { ...record, reason: 'Worked in June' },
    ],
  }
  server.use(http.get(`*${listBalances.path}`, () => HttpResponse.json([balance])))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Irina Sokolova' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Adjust' }))
  const records = within(await screen.findByRole('dialog')).getByRole('list', { name: 'Earlier entries' })
  expect(records).toHaveTextContent(/Worked in June.*Worked in May/)
})

it('sets fewer days than the law gives only when that is confirmed', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Irina Sokolova' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Adjust' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust: Irina Sokolova' }))
  await user.selectOptions(dialog.getByRole('combobox'), 'Entitlement for the year')
  await user.type(dialog.getByRole('textbox', { name: 'Days' }), '10')
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Since July')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('textbox', { name: 'Days' })).toHaveAccessibleDescription(/Article 114/)
  await user.click(dialog.getByRole('switch', { name: 'Fewer than 21 days' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('adds, changes and archives a kind of leave', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a leave type' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a leave type' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('textbox', { name: 'Name in English' })).toHaveAccessibleDescription(
    /Name the leave type/,
  )
  for (const [label, text] of [
    ['Name in Azerbaijani', 'Ata məzuniyyəti'],
    ['Name in English', 'Parental leave'],
    ['Name in Russian', 'Отпуск отца'],
  ] as const)
    await user.type(dialog.getByRole('textbox', { name: label }), text)
  await user.click(dialog.getByRole('switch', { name: 'Counts as work outside the office' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findAllByText('No balance · Counts as work outside the office')).toHaveLength(3)
  await user.click(await screen.findByRole('button', { name: 'Archive: Parental leave' }))
  expect(await screen.findByRole('button', { name: 'Restore: Parental leave' })).toBeInTheDocument()
  expect(screen.getByText('Archived')).toBeInTheDocument()
})
