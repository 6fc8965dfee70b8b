import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { emptyValues, meetingForm } from '#testing/meetingSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { MeetingForm } from './MeetingForm.tsx'
import type { MeetingValues } from './meetingTypes.ts'

/** The form once its dialog has the focus: typing before would be cut short. */
async function open({ attendees = [], ...values }: Partial<MeetingValues> = {}) {
  const onClose = jest.fn()
  const invitees = attendees.map((name, at) => ({ name, personId: `DEV${20 + at}` }))
  const { user } = renderUi(
    <MeetingForm
      {...meetingForm}
      values={{ ...emptyValues, attendees, invitees, ...values }}
      onClose={onClose}
    />,
  )
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  return { user, onClose, box: screen.getByRole('combobox', { name: 'Attendees' }) }
}

// The library removes a closed list in the next frame.
const listIsGone = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())

/** The suggestions, without the options of the other fields. */
const rows = () => {
  const list = screen.queryByRole('listbox')
  return list ? within(list).queryAllByRole('option') : []
}

const options = () => rows().map(({ textContent }) => textContent)
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen attendees' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('suggests by letters of any keyboard, and Down and Enter take the first one', async () => {
  const { user, box } = await open()
  expect(box).toHaveAttribute('aria-expanded', 'false')
  await user.type(box, 'eliy')
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument()
  expect(options()).toEqual(['Rauf ƏliyevChief executive', 'Add “eliy” without an invitation'])
  expect(screen.getByText('1 suggestion')).toHaveAttribute('role', 'status')
  expect(box).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{ArrowDown}')
  const [first] = rows()
  expect(box).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['Rauf Əliyev'])
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
  await listIsGone()
})

it('Enter adds the only person whom a part of a name finds, and no person when there are several', async () => {
  const { user, box } = await open()
  await user.type(box, 'Tur{Enter}')
  expect(chosen()).toEqual(['Tural Quliyev'])
  expect(box).toHaveValue('')
  await user.type(box, 'a{Enter}')
  expect(chosen()).toEqual(['Tural Quliyev'])
  expect(box).toHaveValue('a')
  expect(options().length).toBeGreaterThan(2)
})

it('names that begin with the text come first, and people who can be invited before others', async () => {
  const people = [
    { name: 'Nigar Qaliyeva' },
    { name: 'Aysel Ali Rzayeva', personId: 'DEV5' },
    { name: 'Ali Həsənov' },
    { name: 'Sona Aliyeva (DEV9)', personId: 'DEV9' },
    { name: 'Alim Quliyev', personId: 'DEV2' },
  ]
  const attendees = { ...meetingForm.attendees, people }
  const { user } = renderUi(<MeetingForm {...meetingForm} values={emptyValues} attendees={attendees} />)
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await user.type(screen.getByRole('combobox', { name: 'Attendees' }), 'ali')
  expect(options().slice(0, 5)).toEqual([
    'Sona Aliyeva (DEV9)',
    'Alim Quliyev',
    'Ali Həsənov',
    'Aysel Ali Rzayeva',
    'Nigar Qaliyeva',
  ])
})

it('Enter adds no person whom the closed list does not show', async () => {
  const { user, box } = await open()
  await user.type(box, 'Tur{Escape}{Enter}')
  expect(screen.queryByRole('list', { name: 'Chosen attendees' })).not.toBeInTheDocument()
  expect(options()).toEqual(['Tural QuliyevNetwork engineer', 'Add “Tur” without an invitation'])
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['Tural Quliyev'])
})

it.each([
  ['rauf', 'Rauf Əliyev is already in the list.'],
  ['əliyeva', 'You are included automatically.'],
])('says of %p, a part of a name, that the person is in already, and adds no text', async (text, note) => {
  const { user, box } = await open({ attendees: ['Rauf Əliyev'] })
  await user.type(box, text)
  expect(options()).toEqual([])
  expect(screen.getByText(note)).toHaveAttribute('role', 'status')
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['Rauf Əliyev'])
  expect(box).toHaveValue('')
  expect(screen.getByText(note)).toBeInTheDocument()
  await user.type(box, text)
  await user.tab()
  expect(box).toHaveValue('')
  expect(chosen()).toEqual(['Rauf Əliyev'])
})

it('offers the typed name last, behind a line', async () => {
  const { user, box } = await open()
  await user.type(box, 'Tur')
  const rows = [...screen.getByRole('listbox').children].map((row) => row.getAttribute('role'))
  expect(rows).toEqual(['option', 'presentation', 'option'])
  await user.keyboard('{ArrowUp}{Enter}')
  expect(chosen()).toEqual(['Turnot invited'])
  await user.type(box, 'Jan')
  expect(screen.getByRole('listbox').children).toHaveLength(1)
})

it('people with an account and guests with an address are invited; an unknown name stays a name', async () => {
  const onChange = jest.fn()
  const people = [{ name: 'Rauf Əliyev', personId: 'DEV2' }, { name: 'Nigar Hüseynova' }]
  const { user } = renderUi(
    <MeetingForm {...meetingForm} onChange={onChange} attendees={{ ...meetingForm.attendees, people }} />,
  )
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  const box = screen.getByRole('combobox', { name: 'Attendees' })
  await user.type(box, 'rauf eliyev{Enter}nigar hüseynova{Enter}jan@firm.az')
  expect(options()).toEqual(['Invite “jan@firm.az” as a guest'])
  await user.keyboard('{Enter}')
  await user.type(box, 'jan@other.az{Enter}jan@firm.az{Enter}')
  expect(screen.getByText('jan is already in the list.')).toBeInTheDocument()
  expect(chosen()).toEqual([
    'Rauf Əliyev',
    'Nigar Hüseynovanot invited',
    'jan@firm.azguest',
    'jan@other.azguest',
  ])
  const invitees = () => onChange.mock.lastCall[0].invitees
  expect(invitees()).toEqual([
    { name: 'Rauf Əliyev', personId: 'DEV2' },
    { name: 'jan', email: 'jan@firm.az' },
    { name: 'jan@other.az', email: 'jan@other.az' },
  ])
  await user.click(screen.getByRole('button', { name: 'Remove jan' }))
  expect(invitees()).toHaveLength(2)
})

it('takes several addresses at once, between commas, semicolons or spaces', async () => {
  const { user, box } = await open()
  await user.type(box, 'jan@firm.az, eva@firm.az;ali@firm.az jan@firm.az')
  expect(options()).toEqual(['Invite “jan@firm.az, eva@firm.az, ali@firm.az, jan@firm.az” as a guest'])
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['jan@firm.azguest', 'eva@firm.azguest', 'ali@firm.azguest'])
  expect(screen.getByText('jan is already in the list.')).toHaveAttribute('role', 'status')
})

it.each(['wrong@', 'a b@c', 'x@y', 'jan@firm.az, eva@firm'])(
  'refuses %p, which isn’t an email address, and leaves it in the box',
  async (text) => {
    const { user, box } = await open()
    await user.type(box, text)
    expect(options()).toEqual([])
    await user.keyboard('{Enter}')
    expect(box).toHaveAccessibleDescription(/^“(wrong@|b@c|x@y|eva@firm)” isn’t an email address/)
    expect(box).toHaveValue(text)
    expect(screen.queryByRole('list', { name: 'Chosen attendees' })).not.toBeInTheDocument()
    await user.keyboard('z')
    expect(box).not.toHaveAccessibleDescription(/isn’t an email address/)
    await user.tab()
    expect(box).toHaveAccessibleDescription(/isn’t an email address/)
  },
)

it('leaves the keys of a letter that is being composed alone', async () => {
  const { user, box } = await open({ attendees: ['Rauf Əliyev'] })
  await user.type(box, 'Jan')
  // Safari ends a composition before it sends its last key.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(box, { key, ...composing })
  expect(box).not.toHaveAttribute('aria-activedescendant')
  expect(box).toHaveValue('Jan')
  expect(chosen()).toEqual(['Rauf Əliyev'])
})

it('the arrow keys move through the list and around its ends, without chosen people', async () => {
  const { user, box } = await open({ attendees: ['Rauf Əliyev'] })
  await user.click(box)
  await user.keyboard('{Escape}{ArrowDown}')
  expect(options()).toHaveLength(3)
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  await waitFor(() => expect(active()).toHaveTextContent('Aysel Kərimova'))
  expect(active()).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}')
  expect(active()).toHaveTextContent('Tural Quliyev')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toHaveTextContent('Leyla İsmayılova')
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['Rauf Əliyev', 'Leyla İsmayılova'])
})

it('closes the list with Escape, and the dialog only with the next one', async () => {
  const { user, box, onClose } = await open()
  await user.type(box, 'ra')
  await user.keyboard('{Escape}')
  await listIsGone()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('leaves the caret where it is when the list opens', async () => {
  const { user, box } = await open({ typedName: 'Rauf' })
  await user.click(box)
  await user.keyboard('{Escape}')
  await user.pointer({ target: box, offset: 2, keys: '[MouseLeft]' })
  expect(screen.getByRole('listbox')).toBeVisible()
  // What a library does to the input, it does in the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await user.keyboard('x')
  expect(box).toHaveValue('Raxuf')
})

it('an unknown name is added, and Backspace removes the last name', async () => {
  const { user, box } = await open({ attendees: ['Rauf Əliyev'] })
  await user.type(box, '  Jan   Novák ')
  expect(options()).toEqual(['Add “Jan Novák” without an invitation'])
  await user.keyboard('{Enter}')
  expect(chosen()).toEqual(['Rauf Əliyev', 'Jan Nováknot invited'])
  await user.keyboard('{Backspace}')
  expect(chosen()).toEqual(['Rauf Əliyev'])
  expect(screen.getByText('Jan Novák was removed')).toHaveAttribute('role', 'status')
})

it.each([
  ['rauf eliyev', 'Rauf Əliyev is already in the list.'],
  ['Leyla Eliyeva', 'You are included automatically.'],
  ['Leyla.Aliyeva@caspora.example', 'You are included automatically.'],
])('does not add %p and says why', async (name, texts) => {
  const { user, box } = await open({ attendees: ['Rauf Əliyev'] })
  await user.type(box, `${name}{Enter}`)
  expect(chosen()).toEqual(['Rauf Əliyev'])
  expect(screen.getByText(texts)).toHaveAttribute('role', 'status')
})

it('is taken by a press, and removed by its button', async () => {
  const { user, box } = await open()
  await user.click(box)
  await user.click(screen.getByRole('option', { name: /Tural/ }))
  await user.click(screen.getByRole('button', { name: 'Remove Tural Quliyev' }))
  expect(screen.queryByRole('list', { name: 'Chosen attendees' })).not.toBeInTheDocument()
  expect(box).toHaveFocus()
})

it('takes a whole name when the box is left, and leaves half a name in it', async () => {
  const { user, box } = await open()
  await user.type(box, 'aysel kerimova')
  await user.tab()
  expect(chosen()).toEqual(['Aysel Kərimova'])
  await user.type(box, 'Tur')
  await user.click(screen.getByRole('textbox', { name: 'Notes' }))
  expect(chosen()).toEqual(['Aysel Kərimova'])
  expect(box).toHaveValue('Tur')
  expect(screen.getByText(/^“Tur” hasn’t been added/)).toHaveAttribute('role', 'status')
})

it('keeps the form open while half a name waits in the box', async () => {
  const onSave = jest.fn()
  const { user } = renderUi(
    <MeetingForm {...meetingForm} values={{ ...emptyValues, title: 'Budget' }} onSave={onSave} />,
  )
  const box = screen.getByRole('combobox', { name: 'Attendees' })
  await user.type(box, 'Tur')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(box).toHaveAccessibleDescription(/“Tur” hasn’t been added/))
  expect(screen.getAllByText(/^“Tur” hasn’t been added/)).toHaveLength(1)
  await waitFor(() => expect(box).toHaveFocus())
  // Half a name is said once, not at each letter.
  await user.keyboard('a')
  expect(screen.queryByText(/hasn’t been added/)).not.toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ attendees: ['Tural Quliyev'] }))
})

it('shows fifty of ten thousand people, and finds each of them', async () => {
  const people = Array.from({ length: 10_000 }, (_one, at) => ({ name: `Colleague ${at}` }))
  const { user } = renderUi(<MeetingForm {...meetingForm} attendees={{ ...meetingForm.attendees, people }} />)
  const box = screen.getByRole('combobox', { name: 'Attendees' })
  await user.type(box, 'colleague')
  expect(options()).toHaveLength(51)
  await user.type(box, ' 9876')
  expect(options()[0]).toBe('Colleague 9876')
})

it('shows two people of one name, each once, as the text changes', async () => {
  const namesakes = ['Designer', 'Lawyer'].map((detail) => ({ name: 'Günel Abbasova', detail }))
  const people = [{ name: 'Abil Günəş' }, ...namesakes]
  const { user } = renderUi(<MeetingForm {...meetingForm} attendees={{ ...meetingForm.attendees, people }} />)
  const box = screen.getByRole('combobox', { name: 'Attendees' })
  for (const keys of ['gün', '{Backspace}{Backspace}{Backspace}abbas', '{Backspace}{Backspace}{Backspace}'])
    await user.type(box, keys)
  expect(options()).toEqual([
    'Abil Günəş',
    'Günel AbbasovaDesigner',
    'Günel AbbasovaLawyer',
    'Add “ab” without an invitation',
  ])
})

it('more than eight attendees are collapsed, and an added one is always visible', async () => {
  const names = Array.from({ length: 30 }, (_one, at) => `Guest ${at}`)
  const { user, box } = await open({ attendees: names })
  const shown = () => screen.getAllByRole('button', { name: /^Remove / }).length
  expect(shown()).toBe(8)
  await user.type(box, 'Jan Novák{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Jan Novák' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '+22 more' }))
  expect(shown()).toBe(31)
  expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Chosen attendees' })).toHaveFocus()
})

it('Backspace removes no attendee out of sight: first it shows all', async () => {
  const names = Array.from({ length: 10 }, (_one, at) => `Guest ${at}`)
  const { user, box } = await open({ attendees: names })
  const shown = () => screen.getAllByRole('button', { name: /^Remove / }).length
  await user.click(box)
  await user.keyboard('{Backspace}')
  expect(shown()).toBe(10)
  expect(screen.getByText('All 10 attendees are shown now.')).toHaveAttribute('role', 'status')
  await user.keyboard('{Backspace}')
  expect(screen.queryByRole('button', { name: 'Remove Guest 9' })).not.toBeInTheDocument()
  expect(screen.getByText('Guest 9 was removed')).toHaveAttribute('role', 'status')
  expect(box).toHaveFocus()
})
