import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#testing/renderUi.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Tabs } from './Tabs.tsx'

type Name = 'first' | 'second' | 'third'

function Sample() {
  const [selected, select] = useState<Name>('first')
  return (
    <Tabs<Name>
      label="Numbers"
      selected={selected}
      onSelect={select}
      items={(['first', 'second', 'third'] as const).map((value) => ({
        value,
        label: value,
        panel: <input aria-label={`In the ${value}`} />,
      }))}
    />
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

it('shows the panel of the chosen tab only, named by it', async () => {
  const { user } = renderUi(<Sample />)
  expect(screen.getByRole('tablist', { name: 'Numbers' })).toBeInTheDocument()
  expect(screen.getByRole('tabpanel', { name: 'first' })).toBeVisible()
  await user.click(tab('second'))
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'second' })])
  expect(tab('second')).toHaveAttribute('aria-selected', 'true')
  expect(tab('first')).toHaveAttribute('aria-selected', 'false')
})

it('chooses by the arrows, whose ends meet, and by Home and End; Tab goes into the panel', async () => {
  const { user } = renderUi(<Sample />)
  await user.tab()
  expect(tab('first')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowLeft', 'third'],
    ['ArrowRight', 'first'],
    ['ArrowRight', 'second'],
    ['End', 'third'],
    ['Home', 'first'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(tab(name)).toHaveFocus()
    expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'In the first' })).toHaveFocus()
})

it('keeps what was typed in a panel while another is shown', async () => {
  const { user } = renderUi(<Sample />)
  await user.type(screen.getByRole('textbox', { name: 'In the first' }), 'Salam')
  await user.click(tab('third'))
  await user.click(tab('first'))
  expect(screen.getByRole('textbox', { name: 'In the first' })).toHaveValue('Salam')
})

it('has a checkbox whose words are part of it', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(
    <Checkbox label="Always show maps" hint="In this browser." isChecked={false} onChange={onChange} />,
  )
  await user.click(screen.getByText('Always show maps'))
  expect(onChange).toHaveBeenCalledWith(true)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('In this browser.')
})

it('mounts a panel when its tab is first selected', async () => {
  const { user } = renderUi(<Sample />)
  expect(screen.queryByLabelText('In the second')).not.toBeInTheDocument()
  await user.click(tab('second'))
  expect(screen.getByLabelText('In the second')).toBeVisible()
  expect(screen.getByLabelText('In the first')).toBeInTheDocument()
})
