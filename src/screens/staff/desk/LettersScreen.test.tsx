import { getProfile } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { getLetter } from '@atrium/contract/newsletter'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const admin = staffSamples.find(({ role }) => role === 'admin')
if (!admin) throw new Error('The samples lack an administrator.')

const open = (path = '') => {
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profileSample(admin, 'EN'))))
  return renderRoute(`/staff/desk/letters${path}`, { signedInAs: staffUserSample(admin), language: 'EN' })
}
const sending = async () => within(await screen.findByRole('region', { name: 'Sending' }))

it('a new letter is written, saved and shown as its recipients see it', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'New letter' }))
  await user.click(await screen.findByRole('textbox', { name: 'Subject' }))
  await user.paste('News of December')
  await user.click(screen.getByRole('textbox', { name: 'Text' }))
  await user.paste('Happy **new year**')
  expect(screen.getByRole('tab', { name: /^EN/ })).toHaveTextContent('Ready')
  await user.click(screen.getByRole('button', { name: 'Save the letter' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'News of December' })).toBeInTheDocument()
  expect(await screen.findByTitle('The letter, 600 pixels wide')).toHaveAttribute(
    'srcdoc',
    '<p>Happy <strong>new year</strong></p>',
  )
})

it('says before a letter is sent who receives it in which language, and sends it once confirmed', async () => {
  const { user } = await open('/1')
  expect(await (await sending()).findByText(/190 subscribers will receive it/)).toHaveTextContent(
    'RU isn’t written: 30 subscribers will read EN.',
  )
  expect((await sending()).getByText(/isn’t tracked/)).toBeInTheDocument()
  await user.click((await sending()).getByRole('button', { name: 'Send now' }))
  const question = within(await screen.findByRole('dialog', { name: 'Send this letter?' }))
  await user.click(question.getByRole('button', { name: 'Send now' }))
  await user.click(await (await sending()).findByRole('button', { name: 'Pause' }))
  await user.click(await (await sending()).findByRole('button', { name: 'Go on sending' }))
  expect(await (await sending()).findByRole('button', { name: 'Pause' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument()
})

it('asks for a later time before a letter is sent, when the chosen one has passed', async () => {
  const { user } = await open('/1')
  await user.type((await sending()).getByRole('textbox', { name: /^Day/ }), '24 November 2020')
  await user.type((await sending()).getByRole('textbox', { name: /^Time/ }), '09:00')
  await user.click((await sending()).getByRole('button', { name: 'Schedule' }))
  expect((await sending()).getByText('This time has passed. Choose a later one.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('a letter waits for its time, and is a draft again when that is cancelled', async () => {
  const { user } = await open('/1')
  await user.type((await sending()).getByRole('textbox', { name: /^Day/ }), '24 November 2099')
  await user.click((await sending()).getByRole('button', { name: 'Schedule' }))
  expect((await sending()).getByText('Enter a day and a time, for example 10:00')).toBeInTheDocument()
  await user.type((await sending()).getByRole('textbox', { name: 'Time' }), '10:00')
  await user.click((await sending()).getByRole('button', { name: 'Schedule' }))
  const question = within(await screen.findByRole('dialog', { name: 'Send this letter?' }))
  await user.click(question.getByRole('button', { name: 'Schedule' }))
  expect(
    await (await sending()).findByText('It will be sent on 24 November 2099, 10:00.'),
  ).toBeInTheDocument()
  await user.click((await sending()).getByRole('button', { name: 'Cancel the sending' }))
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('News of November')
  expect((await sending()).getByRole('textbox', { name: /^Day/ })).toHaveValue('')
  expect((await sending()).getByRole('button', { name: 'Send now' })).toBeInTheDocument()
})

it('says why the server has paused a letter', async () => {
  server.use(
    http.get(`*${getLetter.path}`, async () => {
      const texts = { AZ: { subject: '', text: '' }, RU: { subject: '', text: '' } }
      return HttpResponse.json({
        ...{ id: 1, revision: 4, state: 'paused', isFailing: true, isListed: true },
        ...{ sendAt: '2026-11-24T08:00:00.000Z', startedAt: '2026-11-24T08:00:00.000Z', finishedAt: '' },
        ...{ recipients: 190, delivered: 60, failed: 20, audience: { AZ: 120, EN: 40, RU: 30 } },
        texts: { ...texts, EN: { subject: 'News', text: 'Hello' } },
      })
    }),
  )
  await open('/1')
  expect(await (await sending()).findByText('Paused: too many emails failed')).toBeInTheDocument()
  expect((await sending()).getByText(/Failed: 20. Pending: 110./)).toBeInTheDocument()
})

it('shows the subscribers by state, and erases an address after a question', async () => {
  const { user } = await open('?view=subscribers')
  const row = await screen.findByRole('row', { name: /gunesh@person.example/ })
  expect(row).toHaveTextContent(/Confirmed.*Newsletter.*AZ/)
  expect(screen.getByRole('row', { name: /Address erased/ })).toHaveTextContent('Ended')
  await user.click(within(row).getByRole('button', { name: 'Actions for gunesh@person.example' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Erase the address' }))
  await user.click(await screen.findByRole('button', { name: 'Erase the address' }))
  expect(
    await screen.findByText('The address is erased', { selector: '[role=status] *' }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /gunesh/ })).not.toBeInTheDocument()
})

it('leads from older subscribers back to the newest, with the same filter', async () => {
  await open('?view=subscribers&state=confirmed&before=1')
  expect(await screen.findByRole('link', { name: 'Newest subscribers' })).toHaveAttribute(
    'href',
    '/staff/desk/letters?view=subscribers&state=confirmed',
  )
})
