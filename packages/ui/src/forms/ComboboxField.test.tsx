import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { ComboboxField } from './ComboboxField.tsx'
import { FormShell } from './FormShell.tsx'

const people = [
  { value: '2', label: 'Cəlil Quliyev' },
  { value: '7', label: 'Leyla Əliyeva', detail: 'Project manager' },
  { value: '4', label: 'Leyla İsmayılova', detail: 'Head of people' },
  ...Array.from({ length: 60 }, (_each, at) => ({ value: String(100 + at), label: `Colleague ${at}` })),
]

function open(managerId = '') {
  const onDraft = jest.fn()
  const onSubmit = jest.fn(async () => undefined)
  const view = renderUi(
    <FormShell onSubmit={onSubmit} draft={{ managerId }} onDraft={onDraft}>
      <ComboboxField
        name="managerId"
        label="Manager"
        options={people}
        placeholder="Not set"
        listLabel="People"
        nothingFound="Nobody has this name."
        notChosen="Choose a person from the list."
      />
      <button type="submit">Save</button>
    </FormShell>,
  )
  const box = screen.getByRole('combobox', { name: 'Manager' })
  return { ...view, box, onDraft, onSubmit }
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('finds a person by a part of the name or of the second line, by keyboard', async () => {
  const { user, box, onDraft } = open()
  await user.click(box)
  expect(options()).toHaveLength(50)
  await user.type(box, 'leyla')
  expect(options()).toEqual(['Leyla ƏliyevaProject manager', 'Leyla İsmayılovaHead of people'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(box).toHaveValue('Leyla İsmayılova')
  expect(onDraft).toHaveBeenLastCalledWith({ managerId: '4' })
  await user.clear(box)
  await user.type(box, 'head of')
  expect(options()).toEqual(['Leyla İsmayılovaHead of people'])
})

it('shows first the people whose first or last name begins with the text', async () => {
  const { user, box } = open()
  await user.type(box, 'əl')
  expect(options()).toEqual(['Leyla ƏliyevaProject manager', 'Cəlil Quliyev'])
})

it('takes the only match by Enter, and a whole name when the field is left', async () => {
  const { user, box, onSubmit } = open()
  await user.type(box, 'yılova{Enter}')
  expect(box).toHaveValue('Leyla İsmayılova')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(box)
  await user.type(box, 'leyla əliyeva')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledWith({ managerId: '7' })
})

it('names the chosen person, gives way to nobody when emptied, and refuses a text that is no person', async () => {
  const { user, box, onDraft, onSubmit } = open('7')
  expect(box).toHaveValue('Leyla Əliyeva')
  await user.clear(box)
  expect(onDraft).toHaveBeenLastCalledWith({ managerId: '' })
  await user.type(box, 'zzz')
  expect(screen.getByText('Nobody has this name.')).toBeVisible()
  await user.tab()
  expect(box).toHaveValue('zzz')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(box).toHaveAccessibleDescription('Choose a person from the list.')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(box)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledWith({ managerId: '' })
})
