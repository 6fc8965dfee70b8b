import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { setPublicField } from '@atrium/contract/people'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const admin = staffSamples.find(({ role }) => role === 'admin')
if (!admin) throw new Error('The samples lack an administrator.')

async function open(role: 'admin' | 'hr' = 'admin') {
  const profile = { ...profileSample(admin as never, 'EN'), permissions: permissionsOfRole[role] }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute('/staff/desk/site', { signedInAs: staffUserSample(admin as never) })
}

const badge = async () => within(await screen.findByRole('region', { name: 'Employee badge' }))
const preview = () => within(screen.getByRole('region', { name: 'Preview' }))

it('hides a field from strangers at once, and shows the badge as they see it', async () => {
  const { user } = await open()
  const phone = (await badge()).getByRole('switch', { name: 'Phone' })
  expect(phone).toBeChecked()
  expect(preview().getByText('Phone')).toBeInTheDocument()
  // Like the page of a badge, with an unused number.
  expect(preview().getByText('DEV0')).toBeInTheDocument()
  expect(preview().getByText('+1')).toBeInTheDocument()
  expect(preview().getByRole('heading', { name: 'Found this badge?' })).toBeInTheDocument()
  await user.click(phone)
  expect(phone).not.toBeChecked()
  expect(preview().queryByText('Phone')).not.toBeInTheDocument()
  expect(preview().getByText('Only colleagues can see some details.')).toBeInTheDocument()
  expect(await (await badge()).findByText(/^Saved/)).toBeInTheDocument()
  await user.click(phone)
  expect(preview().getByText('Phone')).toBeInTheDocument()
})

it('says of the room and the serial numbers what depends on them', async () => {
  const { user } = await open()
  const switchOf = (name: string) => screen.getByRole('switch', { name })
  await badge()
  expect(switchOf('Room')).toHaveAccessibleDescription('Pages of rooms list their people by name.')
  await user.click(switchOf('Computers'))
  expect(switchOf('Serial numbers')).toBeDisabled()
  expect(switchOf('Serial numbers')).toHaveAccessibleDescription('Shown only together with the computers.')
})

it('warns that the email address tells the name that is hidden', async () => {
  const { user } = await open()
  const switchOf = (name: string) => screen.getByRole('switch', { name })
  await badge()
  expect(switchOf('Email')).not.toHaveAccessibleDescription()
  await user.click(switchOf('Last name'))
  expect(switchOf('Email')).toHaveAccessibleDescription('The email address contains the name.')
  await user.click(switchOf('Email'))
  expect(switchOf('Email')).not.toHaveAccessibleDescription()
})

it('goes back to the stored choice when it was not saved', async () => {
  const { user } = await open()
  const email = (await badge()).getByRole('switch', { name: 'Email' })
  server.use(http.put(`*${setPublicField.path}`, () => HttpResponse.error()))
  await user.click(email)
  expect(await screen.findByText('The setting wasn’t saved')).toBeInTheDocument()
  expect(email).toBeChecked()
  expect(preview().getByText(/^ayla\.nur/)).toBeInTheDocument()
})

it('is closed to HR', async () => {
  await open('hr')
  expect(
    await screen.findByRole('heading', { name: 'You don’t have access to this page' }),
  ).toBeInTheDocument()
})
