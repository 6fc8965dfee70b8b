import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { newsSample } from '@atrium/contract/news/samples'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const admin = staffSamples.find(({ role }) => role === 'admin')
if (!admin) throw new Error('The samples lack an administrator.')

async function open(role: 'admin' | 'editor', address = '/staff/desk/news') {
  const profile = { ...profileSample(admin as never, 'EN'), permissions: permissionsOfRole[role] }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(address, { signedInAs: staffUserSample(admin as never) })
}

type User = Awaited<ReturnType<typeof open>>['user']

/** Writes title and card text in one language. */
async function write(user: User, language: string, title: string) {
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${language}`) }))
  const panel = within(screen.getByRole('tabpanel', { name: new RegExp(`^${language}`) }))
  await user.type(panel.getByLabelText('Title'), title)
  await user.type(panel.getByLabelText('Card text'), `${title}.`)
}

const save = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Saved')
}

async function add(role: 'admin' | 'editor') {
  const view = await open(role)
  await view.user.click(await screen.findByRole('button', { name: 'New item' }))
  await screen.findByRole('heading', { level: 1, name: 'Untitled item' })
  return view
}

it('writes an item in three languages and publishes it', async () => {
  const { user } = await add('admin')
  await write(user, 'EN', 'The new office')
  const preview = within(screen.getByRole('region', { name: 'As colleagues see it (EN)' }))
  expect(preview.getByRole('heading', { name: 'The new office' })).toBeInTheDocument()
  await user.click(preview.getByRole('tab', { name: 'Phone' }))
  expect(preview.getByRole('heading', { name: 'The new office' })).toBeInTheDocument()
  await save(user)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('It can’t be published yet')).toBeInTheDocument()
  await write(user, 'AZ', 'Yeni ofis')
  await write(user, 'RU', 'Новый офис')
  await save(user)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument()
})

it('publishes at a time, which has to be written', async () => {
  const { user } = await add('admin')
  for (const language of ['AZ', 'EN', 'RU']) await write(user, language, 'Office')
  await save(user)
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('When'), 'At a time')
  await user.clear(dialog.getByLabelText('Time'))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(dialog.getByLabelText('Time')).toBeInvalid()
  await user.type(dialog.getByLabelText('Day'), '10.01.2100')
  await user.type(dialog.getByLabelText('Time'), '10:00')
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Colleagues see it from 10 January 2100, 10:00 on.')).toBeInTheDocument()
})

it('lets an editor ask for the publication', async () => {
  const { user } = await add('editor')
  for (const language of ['AZ', 'EN', 'RU']) await write(user, language, 'Office')
  await save(user)
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ask for publication' }))
  expect(await screen.findByText(/Publication was asked for/)).toBeInTheDocument()
})

it('corrects a published item, withdraws it, and deletes it', async () => {
  const { user } = await open('admin', '/staff/desk/news/5')
  const comments = await screen.findByRole('switch', { name: 'Comments' })
  expect(comments).not.toBeChecked()
  await user.click(comments)
  await save(user)
  expect(screen.getByRole('switch', { name: 'Comments' })).toBeChecked()
  const confirm = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  }
  await confirm('Withdraw')
  expect(await screen.findByText(/A draft: only editors see it/)).toBeInTheDocument()
  await confirm('Delete')
  const table = await screen.findByRole('table', { name: 'News items' })
  expect(within(table).queryByText(newsSample('EN')[1]?.notName ?? '')).not.toBeInTheDocument()
})

it('keeps what is typed over a reload', async () => {
  const { user, unmount } = await open('admin', '/staff/desk/news/6')
  await user.click(await screen.findByRole('tab', { name: /^EN/ }))
  const title = () => within(screen.getByRole('tabpanel', { name: /^EN/ })).getByLabelText('Title')
  await user.type(title(), ' (corrected)')
  unmount()
  await open('admin', '/staff/desk/news/6')
  await user.click(await screen.findByRole('tab', { name: /^EN/ }))
  expect((title() as HTMLInputElement).value).toMatch(/ \(corrected\)$/)
})

it('lists the items with their state', async () => {
  await open('admin')
  const table = await screen.findByRole('table', { name: 'News items' })
  const { notName = '' } = newsSample('EN').at(-1) ?? {}
  const row = within(table).getByRole('row', { name: new RegExp(notName) })
  expect(within(row).getByText('Published')).toBeInTheDocument()
})
