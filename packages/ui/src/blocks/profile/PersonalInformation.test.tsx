import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { ownProfile, personalSample } from '#testing/profileSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'

type Phone = NonNullable<(typeof personalSample)['phone']>

const withPhone = (phone: Partial<Phone>) => (
  <PersonalInformation {...personalSample} phone={{ ...personalSample.phone, ...phone }} />
)

/** The number is edited as on a page that keeps what is typed. */
function Person({ onSave }: Pick<Phone, 'onSave'>) {
  const [draft, setDraft] = useState<string>()
  return withPhone({
    draft,
    onEdit: () => setDraft('+994 50 000 00 01'),
    onChange: setDraft,
    onCancel: () => setDraft(undefined),
    onSave: () => {
      onSave()
      setDraft(undefined)
    },
  })
}

const box = () => screen.getByRole('textbox', { name: 'Phone number' })

it('lists each value under its name', async () => {
  renderUi(<PersonalInformation {...personalSample} />)
  const region = within(screen.getByRole('region', { name: 'Personal information' }))
  expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'First name',
    'Last name',
    'Email',
    'Phone number',
    'Position',
    'Next leave',
  ])
  expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Leyla',
    'Əliyeva',
    'leyla.aliyeva@caspora.example',
    '+994 50 000 00 01',
    'Also shown on your badge, DEV7',
    'Project manager',
    '7–11 декабря 2026, запрошен',
    'Off Day Request',
  ])
})

it('says so when a value is missing', () => {
  const profile = { ...ownProfile, position: '' }
  renderUi(<PersonalInformation {...personalSample} profile={profile} leave={undefined} />)
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('Not set')
})

it('opens a text box with the value, and moves the focus into it and back', async () => {
  const onSave = jest.fn()
  const { user } = renderUi(<Person onSave={onSave} />)
  await user.click(screen.getByRole('button', { name: 'Edit the phone number' }))
  expect(box()).toHaveFocus()
  expect(box()).toHaveValue('+994 50 000 00 01')
  // The whole number is marked: typing replaces it.
  await user.keyboard('112{Enter}')
  expect(onSave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit the phone number' })).toHaveFocus()
})

it.each([
  [
    'Cancel',
    async (user: ReturnType<typeof renderUi>['user']) =>
      user.click(screen.getByRole('button', { name: 'Cancel' })),
  ],
  ['Escape', async (user: ReturnType<typeof renderUi>['user']) => user.keyboard('{Escape}')],
])('%s discards the change and returns the focus to the edit icon', async (_way, giveUp) => {
  const onSave = jest.fn()
  const { user } = renderUi(<Person onSave={onSave} />)
  await user.click(screen.getByRole('button', { name: 'Edit the phone number' }))
  await user.type(box(), '9')
  await giveUp(user)
  expect(screen.getByText('+994 50 000 00 01')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit the phone number' })).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
})

it('opens with the draft from before a reload, and leaves the focus', () => {
  renderUi(withPhone({ draft: '+994 55' }))
  expect(box()).toHaveValue('+994 55')
  expect(box()).not.toHaveFocus()
})

it('cannot be changed while it is being saved', async () => {
  const actions = { onSave: jest.fn(), onCancel: jest.fn(), onChange: jest.fn() }
  const { user } = renderUi(withPhone({ ...actions, draft: '112', isSaving: true }))
  await user.click(screen.getByRole('button', { name: 'Saving' }))
  await user.type(box(), '9{Enter}{Escape}')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled()
})

it('shows the error beside the text box and focuses it', async () => {
  renderUi(withPhone({ draft: '', error: 'Phone number is required' }))
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Phone number is required')
  expect(box()).toHaveFocus()
})

it('announces a failure as an alert, with the text box open, and a success as a status', () => {
  const failed = { kind: 'failed' as const, heading: 'It wasn’t saved', text: 'Check the connection.' }
  const { rerender } = renderUi(withPhone({ draft: '112', outcome: failed }))
  expect(screen.getByRole('alert')).toHaveTextContent('It wasn’t saved')
  expect(box()).toHaveValue('112')
  const done = { kind: 'done' as const, heading: 'It has been saved' }
  rerender(withPhone({ outcome: done }))
  expect(screen.getByRole('status')).toHaveTextContent('It has been saved')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
