import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { saveTexts, type TextChanges } from '@atrium/contract/translations'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const editor = staffSamples.find(({ role }) => role === 'editor')
if (!editor) throw new Error('The samples lack an editor.')

const page = '/staff/desk/translations'

async function open(address = page) {
  const profile = { ...profileSample(editor as never, 'EN'), permissions: permissionsOfRole.editor }
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
  return renderRoute(address, { signedInAs: staffUserSample(editor as never) })
}

const field = (name: RegExp) => screen.findByRole('textbox', { name })

it('leads from a group of texts with its pages to a text, which is saved', async () => {
  const { user } = await open()
  const table = await screen.findByRole('table', { name: 'Groups of texts' })
  expect(await within(table).findByText('Emails and answers of the server')).toBeInTheDocument()
  await user.click(within(table).getByRole('link', { name: 'common' }))
  await user.click(await screen.findByRole('link', { name: 'failure.retry' }))
  expect(await field(/^English · original/)).toHaveFocus()
  const russian = await field(/^Russian/)
  await user.clear(russian)
  await user.type(russian, 'Ещё раз')
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText(/^The texts are saved/)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Russian: return to the shipped text' }))
  await waitFor(() => expect(russian).toHaveValue('Повторить'))
})

it('goes on with the next text in the same language by the keyboard, those without a text first', async () => {
  const { user } = await open(`${page}?ns=common&edit=common:greeting`)
  const russian = await field(/^Russian/)
  await user.click(russian)
  await user.keyboard('Здравствуйте, {{{{name}}{Control>}{Enter}{/Control}')
  await waitFor(async () => expect(await field(/^Russian/)).toHaveValue('Повторить'))
  expect(await field(/^Russian/)).toHaveFocus()
})

it('says while a text is typed what is wrong with it, and does not send it', async () => {
  const sent: TextChanges[] = []
  const { user } = await open(`${page}?ns=common&edit=common:failure.retry`)
  server.use(
    http.put(`*${saveTexts.path}`, async ({ request }) => {
      sent.push((await request.json()) as TextChanges)
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  const russian = await field(/^Russian/)
  await user.type(russian, ' <b>')
  expect(screen.getByText('Use the tags of the original: check <b>')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(russian).toHaveFocus())
  expect(russian).toBeInvalid()
  expect(sent).toEqual([])
  await user.clear(russian)
  await user.type(russian, 'Попробовать ещё раз заново')
  expect(screen.getByText(/^Much longer than the shipped texts/)).toBeInTheDocument()
})

it('finds texts of all groups', async () => {
  const { user } = await open()
  await user.type(await screen.findByRole('searchbox', { name: 'Search in all texts and keys' }), 'hormetle')
  expect(await screen.findByRole('link', { name: 'signature' })).toBeInTheDocument()
})

it('shows what a file would change before it is imported', async () => {
  const { user } = await open()
  const choose = async (content: string) =>
    user.upload(await screen.findByLabelText(/^XLIFF or CSV file/), new File([content], 'texts.csv'))
  await choose('namespace,key,ru\ncommon,nothing,Да\n')
  expect(await screen.findByText('1 error in the file')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  await choose('namespace,key,ru\ncommon,failure.retry,Заново\n')
  expect(await screen.findByRole('table', { name: 'Changes' })).toHaveTextContent('Заново')
  await user.click(screen.getByRole('button', { name: 'Import 1 text' }))
  expect(await screen.findByText(/^1 text is imported/)).toBeInTheDocument()
})
