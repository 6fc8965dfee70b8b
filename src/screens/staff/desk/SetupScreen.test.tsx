import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { getSetup, setUp } from '@atrium/contract/setup'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const admin = staffSamples.find(({ role }) => role === 'admin')
if (!admin) throw new Error('The samples lack an administrator.')

const open = (path = '/staff/desk/setup') => {
  const profile = { ...profileSample(admin, 'EN'), permissions: permissionsOfRole.admin }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(path, { signedInAs: staffUserSample(admin) })
}

const typed = {
  Name: 'Gəncə Dent',
  'What the company does (AZ)': 'Diş klinikası',
  'What the company does (EN)': 'Dental clinic',
  'What the company does (RU)': 'Стоматология',
  Website: 'gence-dent.example',
  Phone: '+994 22 123 45 67',
  Email: 'salam@gence-dent.example',
  'Email for applications': 'is@gence-dent.example',
  'Email for leave requests': 'kadrlar@gence-dent.example',
  'Address (AZ)': 'Cavad xan küçəsi 5',
  'Address (EN)': 'Javad Khan street 5',
  'Address (RU)': 'улица Джавад-хана, 5',
  'City of the clock (AZ)': 'Gəncə',
  'City of the clock (EN)': 'Ganja',
  'City of the clock (RU)': 'Гянджа',
  Latitude: '40,6828',
  Longitude: '46.3606',
  Domain: 'gence-dent.example',
  'First name': 'Sevda',
  'Last name': 'Həsənova',
}

it('shows what goes, asks, and keeps what was typed when it fails', async () => {
  const { user } = await open()
  const samples = within(await screen.findByRole('region', { name: 'Samples' }))
  expect(await samples.findByText('Employees')).toBeInTheDocument()
  expect(samples.getByText('1 stays')).toBeInTheDocument()
  expect(samples.getByText('Questions').closest('li')).toHaveTextContent('Questions5')
  const form = within(screen.getByRole('form', { name: 'Setup of the company' }))
  const submit = form.getByRole('button', { name: 'Set up the company' })
  await user.click(submit)
  const name = form.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveAccessibleDescription('Company name is required'))
  expect(name).toHaveFocus()

  for (const [label, value] of Object.entries(typed))
    fireEvent.change(form.getAllByRole('textbox', { name: label })[0] as HTMLElement, { target: { value } })
  const administrator = within(form.getByRole('group', { name: 'First administrator' }))
  fireEvent.change(administrator.getByRole('textbox', { name: 'Email' }), {
    target: { value: 'sevda@gence-dent.example' },
  })
  let sent: unknown
  server.use(
    http.post(`*${setUp.path}`, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.error()
    }),
  )
  await user.click(submit)
  const question = within(await screen.findByRole('dialog', { name: 'Set up the company?' }))
  expect(question.getByText(/^85 samples are removed for good/)).toBeInTheDocument()
  expect(sent).toBeUndefined()
  await user.click(question.getByRole('button', { name: 'Set up and remove the samples' }))
  expect(await screen.findByText('The company wasn’t set up')).toBeInTheDocument()
  expect(name).toHaveValue('Gəncə Dent')
  expect(sent).toMatchObject({
    facts: { name: 'Gəncə Dent', location: { latitude: 40.6828 } },
    ...{ domain: 'gence-dent.example', timeZone: 'Asia/Baku', currency: 'AZN' },
    administrator: { name: 'Sevda', email: 'sevda@gence-dent.example', language: 'EN' },
  })
})

it('leads to the site settings when it is done', async () => {
  server.use(http.get(`*${getSetup.path}`, () => HttpResponse.json({ isDone: true, isPublic: true })))
  await open()
  expect(await screen.findByRole('link', { name: 'Go to the site settings' })).toBeInTheDocument()
  expect(screen.queryByRole('form', { name: 'Setup of the company' })).not.toBeInTheDocument()
})

it('is proposed at the desk of a public server that shows the samples', async () => {
  await open('/staff/desk')
  expect(await screen.findByRole('link', { name: 'Set up the company' })).toHaveAttribute(
    'href',
    '/staff/desk/setup',
  )
})

it('finds the time zone by a part of its name, and keeps what was typed through a reload', async () => {
  const first = await open()
  const form = within(await screen.findByRole('form', { name: 'Setup of the company' }))
  const zone = form.getByRole('combobox', { name: 'Time zone' })
  expect(zone).toHaveValue('Asia/Baku')
  await first.user.clear(zone)
  await first.user.type(zone, 'tbil')
  await first.user.click(await screen.findByRole('option', { name: 'Asia/Tbilisi' }))
  await first.user.type(form.getByRole('textbox', { name: 'Name' }), 'Gəncə Dent')
  first.unmount()

  await open()
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Gəncə Dent')
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tbilisi')
})
