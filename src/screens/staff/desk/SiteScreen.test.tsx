import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { sampleCompany } from '@atrium/contract/core'
import { setPublicField } from '@atrium/contract/people'
import { getSite, type Site, saveSite, siteFactsOf, uploadLogo } from '@atrium/contract/site'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const admin = staffSamples.find(({ role }) => role === 'admin')
if (!admin) throw new Error('The samples lack an administrator.')

beforeEach(() => window.sessionStorage.clear())

async function open(role: 'admin' | 'hr' | 'editor' = 'admin') {
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

describe('the facts about the company', () => {
  const field = (name: string) => screen.findByRole('textbox', { name })
  const fill = async (name: string, text: string) =>
    fireEvent.change(await field(name), { target: { value: text } })
  const press = async (user: UserEvent, name: string) =>
    user.click(await screen.findByRole('button', { name }))
  const confirm = async (user: UserEvent) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))

  it('are saved as a draft, published, and put back from the history', async () => {
    const { user } = await open()
    await fill('Name', 'Ganja Dent')
    await fill('LinkedIn', '')
    await press(user, 'Save the draft')
    expect(await screen.findByText('2 changes aren’t published')).toBeInTheDocument()
    await press(user, 'Publish')
    await confirm(user)
    const first = await screen.findByText(/^Version 1 · .+ · Leyla Əliyeva$/)
    await waitFor(() => expect(screen.queryByText(/n’t published/)).not.toBeInTheDocument())

    await fill('Name', 'Ganja Smile')
    await press(user, 'Save the draft')
    await waitFor(async () => expect(await field('Name')).toHaveValue('Ganja Smile'))
    await user.click(first)
    await press(user, 'Version 1: put into the draft')
    await waitFor(async () => expect(await field('Name')).toHaveValue('Ganja Dent'))
    expect(await field('LinkedIn')).toHaveValue('')
  })

  it('say at the field what is wrong', async () => {
    const { user } = await open()
    await fill('City of the clock (RU)', '')
    await fill('Mobile application', 'caspora.example/app')
    await press(user, 'Save the draft')
    const city = await field('City of the clock (RU)')
    await waitFor(() => expect(city).toHaveAccessibleDescription(/Enter the city/))
    expect(await field('Mobile application')).toHaveAccessibleDescription(/starts with https/)
  })

  it('show whether text can be read in the chosen colours, and which one was changed for it', async () => {
    await open()
    const pair = async (name: string) =>
      within(await screen.findByRole('list', { name: /^Contrast of text/ }))
        .getByText(name)
        .closest('li')
    expect(await pair('Text on a bar')).toHaveTextContent('14.7 : 1readable')
    await fill('Main colour', '#ffff00')
    await waitFor(async () => expect(await pair('Text on a bar')).toHaveTextContent(/adjusted$/))
    expect(screen.getByLabelText('Main colour: choose')).toHaveValue('#ffff00')
  })

  it('are published by an administrator: an editor is told to ask', async () => {
    const { user } = await open('editor')
    await fill('Name', 'Ganja Clinic')
    await press(user, 'Save the draft')
    expect(
      await screen.findByText(/You can’t publish. Show the draft to an administrator/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Employee badge' })).not.toBeInTheDocument()
  })

  it('have a logo, which replaces the three bars, or say why a file was refused', async () => {
    const { user } = await open()
    const card = within(await screen.findByRole('region', { name: 'Logo' }))
    const choose = (name: string) =>
      user.upload(card.getByLabelText('Choose a logo', { selector: 'input' }), new File(['<svg/>'], name))
    await choose('logo.svg')
    const logo = await card.findByRole('img', { name: 'The logo of the draft' })
    expect(logo).toHaveAttribute('src', '/site/logo-0123456789abcdef.png')
    const errors = { logo: 'logoUnsafe' }
    server.use(
      http.put(`*${uploadLogo.path}`, () =>
        HttpResponse.json({ message: 'Refused.', errors }, { status: 400 }),
      ),
    )
    await choose('unsafe.svg')
    expect(await card.findByRole('alert')).toHaveTextContent('This SVG file has scripts')
    await user.click(card.getByRole('button', { name: 'Remove the logo' }))
    await waitFor(() => expect(card.queryByRole('img')).not.toBeInTheDocument())
    expect(card.getByRole('button', { name: 'Choose a logo' })).toHaveFocus()
  })

  it('keep what was typed when a colleague has saved first', async () => {
    const facts = siteFactsOf(sampleCompany)
    const site: Site = {
      ...{ revision: 1, draft: facts, published: facts, versions: [] },
      changed: { at: '', by: '' },
    }
    const theirs = { ...site, revision: 2, draft: { ...facts, phone: '+994 22 123 45 67' } }
    let stored = site
    server.use(
      http.get(`*${getSite.path}`, () => HttpResponse.json(stored)),
      http.put(`*${saveSite.path}`, async ({ request }) => {
        const sent = (await request.json()) as Pick<Site, 'revision'> & { facts: Site['draft'] }
        if (sent.revision < 2) {
          stored = theirs
          return HttpResponse.json({ message: 'Changed meanwhile.' }, { status: 409 })
        }
        stored = { ...theirs, revision: 3, draft: sent.facts }
        return HttpResponse.json(stored)
      }),
    )
    const { user } = await open()
    await fill('Name', 'Ganja Dent')
    await press(user, 'Save the draft')
    expect(await screen.findByText(/Changed: Phone\. What you typed/)).toBeInTheDocument()
    expect(await field('Name')).toHaveValue('Ganja Dent')
    await press(user, 'Keep mine')
    await press(user, 'Save the draft')
    await waitFor(() =>
      expect(stored).toMatchObject({
        revision: 3,
        draft: { name: 'Ganja Dent', phone: '+994 22 123 45 67' },
      }),
    )
  })
})
