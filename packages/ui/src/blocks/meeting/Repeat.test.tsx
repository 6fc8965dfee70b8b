import { screen, waitFor, within } from '@testing-library/react'
import { emptyValues, meetingForm } from '#testing/meetingSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { MeetingForm } from './MeetingForm.tsx'
import { SeriesQuestion } from './SeriesQuestion.tsx'

const open = () => {
  const onSave = jest.fn()
  const view = renderUi(
    <MeetingForm {...meetingForm} values={{ ...emptyValues, title: 'Review' }} onSave={onSave} />,
  )
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    return onSave.mock.calls.at(-1)?.[0]
  }
  return { ...view, save }
}

const repeats = () => screen.getByRole('combobox', { name: 'Repeats' })

it('does not repeat at first, and asks for nothing more', async () => {
  const { save } = open()
  expect(repeats()).toHaveDisplayValue('Doesn’t repeat')
  expect(screen.queryByRole('group', { name: 'On these days' })).not.toBeInTheDocument()
  expect(await save()).toMatchObject({ repeats: '', until: '' })
})

it('repeats on chosen weekdays until a proposed day, or a number of times', async () => {
  const { user, save } = open()
  await user.selectOptions(repeats(), 'Every week')
  const weekdays = within(screen.getByRole('group', { name: 'On these days' }))
  await user.click(weekdays.getByRole('button', { name: 'Thursday' }))
  expect(weekdays.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Tue',
    'Thu',
  ])
  expect(screen.getByText(/^Every week on Tuesday: 14 meetings/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Last day' })).toHaveValue('24 February 2027')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ends' }), 'After a number of meetings')
  expect(screen.getByRole('textbox', { name: 'Number of meetings' })).toHaveValue('10')
  expect(await save()).toMatchObject({ repeats: 'weekly', weekdays: [2, 4], ending: 'count', count: '10' })
})

it('keeps at least one weekday', async () => {
  const { user } = open()
  await user.selectOptions(repeats(), 'Every week')
  const tuesday = screen.getByRole('button', { name: 'Tuesday' })
  await user.click(tuesday)
  expect(tuesday).toHaveAttribute('aria-pressed', 'true')
})

describe('the meetings on days off', () => {
  it('are skipped or moved one by one, and the focus stays with the day', async () => {
    const { user, save } = open()
    await user.selectOptions(repeats(), 'Every week')
    const group = screen.getByRole('group', { name: '6 of these meetings fall on days off' })
    expect(within(group).getAllByRole('listitem')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Skip Friday 1 January 2027' }))
    expect(screen.getByRole('button', { name: 'Keep it on Friday 1 January 2027' })).toHaveFocus()
    await user.click(
      screen.getByRole('button', { name: 'Move to Friday 8 January 2027, from Saturday 2 January 2027' }),
    )
    expect(screen.getByRole('button', { name: 'Keep it on Saturday 2 January 2027' })).toHaveFocus()
    expect(screen.getByText('Moved to Friday 8 January 2027')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep it on Friday 1 January 2027' }))
    expect(await save()).toMatchObject({ dayChanges: [{ day: '2027-01-02', to: '2027-01-08' }] })
  })

  it('are skipped or moved all at once, also those that are not listed', async () => {
    const { user, save } = open()
    await user.selectOptions(repeats(), 'Every week')
    await user.click(screen.getByRole('button', { name: 'And 2 more' }))
    expect(screen.getByText('Wednesday 6 January 2027 – New Year')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Move all to the next working day' }))
    const { dayChanges } = await save()
    expect(dayChanges).toHaveLength(6)
    // The next working day of the first one has a meeting of the series already.
    expect(dayChanges[0]).toEqual({ day: '2027-01-01' })
  })

  it('can all be skipped after single decisions, and all of them after all were moved', async () => {
    const { user, save } = open()
    await user.selectOptions(repeats(), 'Every week')
    const skipped = (await screen.findAllByRole('button', { name: /^Skip \w+day/ })).length
    expect(skipped).toBe(4)
    await user.click(screen.getByRole('button', { name: 'Skip Friday 1 January 2027' }))
    await user.click(screen.getByRole('button', { name: 'Move all to the next working day' }))
    await user.click(screen.getByRole('button', { name: 'Skip all' }))
    const { dayChanges } = await save()
    expect(dayChanges).toHaveLength(6)
    for (const change of dayChanges) expect(change).not.toHaveProperty('to')
    await user.click(screen.getByRole('button', { name: 'Move all to the next working day' }))
    expect((await save()).dayChanges.at(-1)).toHaveProperty('to')
  })
})

it('asks which meetings of a series are meant, by keyboard, with the buttons in the order of the form', async () => {
  const onConfirm = jest.fn()
  const { user } = renderUi(
    <SeriesQuestion
      kind="change"
      scopes={['one', 'following', 'all']}
      onConfirm={onConfirm}
      onCancel={() => undefined}
    />,
  )
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Only this meeting' })).toHaveFocus())
  // In the order of the form below it.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Save'])
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'This and the following meetings' })).toBeChecked()
  await user.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledWith('following')
})
