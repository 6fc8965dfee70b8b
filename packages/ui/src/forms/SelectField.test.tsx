import { screen, waitFor } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { FormShell } from './FormShell.tsx'
import { SelectField } from './SelectField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const field = (
  <SelectField
    name="service"
    label="Service"
    placeholder="Choose a service"
    isRequired
    options={[
      { value: 'pmo', label: 'Project management' },
      { value: 'cloud', label: 'Cloud' },
    ]}
  />
)

const select = () => screen.getByRole('combobox', { name: 'Service' })

it('gives the form the value of what is chosen, and can be emptied again', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(
    <FormShell onSubmit={jest.fn()} onDraft={onChange}>
      {field}
    </FormShell>,
  )
  expect(select()).toHaveDisplayValue('Choose a service')
  await user.selectOptions(select(), 'Cloud')
  expect(onChange).toHaveBeenLastCalledWith({ service: 'cloud' })
  await user.selectOptions(select(), 'Choose a service')
  expect(select()).toHaveValue('')
})

it('offers a value of an older list beside the options', () => {
  renderUi(
    <FormShell onSubmit={jest.fn()} draft={{ service: 'Typed by hand' }}>
      {field}
    </FormShell>,
  )
  expect(select()).toHaveDisplayValue('Typed by hand')
})

it('says what is wrong, takes the focus, and tells the page; after a success the form is empty', async () => {
  const onSubmit = jest.fn().mockResolvedValueOnce({}).mockResolvedValueOnce(undefined)
  const onInvalid = jest.fn()
  const { user } = renderUi(
    <FormShell<{ service?: string }>
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      isClearedWhenSent
      validate={(values): Record<string, string> => (values.service ? {} : { service: 'Choose one' })}
    >
      {field}
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  await user.click(send)
  expect(select()).toHaveAccessibleDescription('Choose one')
  await waitFor(() => expect(select()).toHaveFocus())
  expect(onInvalid).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()

  await user.selectOptions(select(), 'Cloud')
  await user.click(send)
  // A failure that names no field: nothing is lost.
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(select()).toHaveValue('cloud')
  await user.click(send)
  await waitFor(() => expect(select()).toHaveValue(''))
  expect(send).toHaveFocus()
  expect(select()).not.toBeInvalid()
})
