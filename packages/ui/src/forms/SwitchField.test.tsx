import { screen, waitFor } from '@testing-library/react'
import { Switch } from '#primitives/Switch.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import { FormShell } from './FormShell.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SwitchField } from './SwitchField.tsx'

const show = (onSubmit: (values: object) => Promise<undefined>) =>
  renderUi(
    <FormShell draft={{ isAnonymous: true }} onSubmit={onSubmit}>
      <SwitchField
        name="isAnonymous"
        label="Send anonymously"
        hint={(isOn) => (isOn ? 'Your name is not kept.' : 'Your name is kept.')}
      />
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>,
  )

it('is a switch that says what follows from it, by key and by a press on its words', async () => {
  const { user } = show(jest.fn())
  const control = screen.getByRole('switch', { name: 'Send anonymously' })
  expect(control).toBeChecked()
  expect(control).toHaveAccessibleDescription('Your name is not kept.')
  await user.tab()
  expect(control).toHaveFocus()
  await user.keyboard(' ')
  expect(control).not.toBeChecked()
  expect(control).toHaveAccessibleDescription('Your name is kept.')
  expect(screen.getByText('Your name is kept.')).toHaveAttribute('aria-live', 'polite')
  await user.click(screen.getByText('Send anonymously'))
  expect(control).toBeChecked()
})

it('sends true or false, and does not move while it is being sent', async () => {
  let arrive = () => {}
  const onSubmit = jest.fn(
    (_values: object) =>
      new Promise<undefined>((resolve) => {
        arrive = () => resolve(undefined)
      }),
  )
  const { user } = show(onSubmit)
  const control = screen.getByRole('switch')
  await user.click(control)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledWith({ isAnonymous: false })
  await user.click(control)
  expect(control).not.toBeChecked()
  arrive()
  await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled'))
  await user.click(control)
  expect(control).toBeChecked()
})

it('says its state again after a press that its owner refused, and takes the next press', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(<Switch label="Show my birthday" isOn={true} onChange={onChange} />)
  const control = screen.getByRole('switch')
  await user.click(control)
  expect(onChange).toHaveBeenLastCalledWith(false)
  expect(control).toBeChecked()
  await user.click(control)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(onChange).toHaveBeenLastCalledWith(false)
})
